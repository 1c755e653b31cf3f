"""Tajniacy: the one style in which clues and words are written.  TAJ-63."""

import re
import unicodedata

MOST_CHARS = 40
"""Of a clue or a word."""

_WORD = r"[^\W_]+(?:[-'][^\W_]+)*"
_APART = re.compile("[ '-]")
_WORDS = re.compile(rf"{_WORD}(?: {_WORD})*")


def normalised(text: str) -> str:
    """Plain capitals and single spaces: no effects of case, font or punctuation are left.

    Capitals, as on the cards; and no sentence of ours has a name it could be taken for.
    """
    if text.isascii() and text.isalpha() and text.isupper():
        return text  # as most of them come
    plain = unicodedata.normalize("NFKC", text).replace("’", "'")
    return " ".join(plain.upper().split())


def words_of(text: str) -> list[str]:
    """The words that a text is made of, in lower case."""
    return [part for part in _APART.split(text.lower()) if part]


def is_spelled(text: str) -> bool:
    """Whether it is made of words: Latin letters and digits, inside them hyphens, apostrophes."""
    return _WORDS.fullmatch(text) is not None and all(map(_is_latin, text))


def _is_latin(character: str) -> bool:
    # A Cyrillic о would pass for the Latin one, and a word on the table for another.
    return character.isascii() or unicodedata.name(character, "").startswith("LATIN ")


def without_marks(text: str) -> str:
    """Bare letters, as one types them in haste: *wąż* is *waz*, *W-Ą-Ż* as well."""
    decomposed = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in decomposed if letter.isalnum())
