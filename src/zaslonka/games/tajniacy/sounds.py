"""Tajniacy: words that sound alike and are spelled differently.  TAJ-57."""

from functools import cache
from pathlib import Path

from .content import Language

# Letters that sound alike in Polish; at the end of a word voiced ones do not keep their voice.
_SOUNDS = [("rz", "ż"), ("ch", "h"), ("ó", "u")]
_UNVOICED = str.maketrans("bdgwzźż", "ptkfsśz")

_ENGLISH = Path(__file__).parent / "lexicon" / "homophones.en.txt"


def sounds_like(clue: str, word: str, language: Language) -> bool:
    """Whether two texts that are not the same are said the same."""
    one, other = clue.lower(), word.lower()
    if one == other:
        return False
    if language == "pl":
        return _polish(one) == _polish(other)
    return bool(_english().get(one, frozenset()) & _english().get(other, frozenset()))


def _polish(text: str) -> str:
    for spelling, sound in _SOUNDS:
        text = text.replace(spelling, sound)
    return text[:-1] + text[-1:].translate(_UNVOICED)


@cache
def _english() -> dict[str, frozenset[int]]:
    """The groups of homophones that each word is in."""
    found: dict[str, frozenset[int]] = {}
    for group, line in enumerate(_ENGLISH.read_text(encoding="utf-8").splitlines()):
        for word in line.split():
            found[word] = found.get(word, frozenset()) | {group}
    return found
