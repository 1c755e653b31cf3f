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
    return one != other and not sounds(one, language).isdisjoint(sounds(other, language))


def sounds(text: str, language: Language) -> frozenset[str]:
    """How a text in lower case is said; in English, by the groups of homophones it is in."""
    return frozenset({_polish(text)}) if language == "pl" else _english().get(text, frozenset())


def _polish(text: str) -> str:
    for spelling, sound in _SOUNDS:
        text = text.replace(spelling, sound)
    return text[:-1] + text[-1:].translate(_UNVOICED)


@cache
def _english() -> dict[str, frozenset[str]]:
    """The groups of homophones that each word is in."""
    found: dict[str, frozenset[str]] = {}
    for group, line in enumerate(_ENGLISH.read_text(encoding="utf-8").splitlines()):
        for word in line.split():
            found[word] = found.get(word, frozenset()) | {str(group)}
    return found
