"""Tajniacy: whether a word is of the table's language, a name, foreign, or simply unknown.

What nobody knows is not foreign: there are more names than lists of them. TAJ-55, TAJ-60.
"""

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from . import dictionary, english
from .content import Language
from .kinship import listed

Standing: TypeAlias = Literal["known", "foreign", "unknown"]

_FOLDER = Path(__file__).parent
_SHORTEST_RUN = 4
"""A word that is one of several run together has at least so many letters."""


def standing(word: str, language: Language) -> Standing:
    """What a word, written in lower case and without hyphens, is at a table of this language."""
    if is_native(word, language) or word in names() or word in _abbreviations():
        return "known"
    if language == "pl":
        return "foreign" if word in _foreign() or english.is_known(word) else "unknown"
    return "foreign" if dictionary.is_polish(word) or word in _foreign() else "unknown"


def is_native(word: str, language: Language) -> bool:
    """Whether the language's own dictionary has it."""
    if language == "en":
        return english.is_known(word)
    return not dictionary.available() or dictionary.is_polish(word)


def is_abbreviation(word: str, language: Language) -> bool:
    """Whether it is spoken letter by letter, or written so: *NASA*, *FBI*.  TAJ-60."""
    if word in _abbreviations():
        return True
    if language == "en" or not dictionary.available():
        return False
    found = dictionary.readings(word) or dictionary.readings(word.capitalize())
    found = found or dictionary.readings(word.upper())
    return bool(found) and all(
        reading.part == "brev" or (len(word) > 1 and reading.lemma.isupper()) for reading in found
    )


def is_run_together(word: str, language: Language) -> bool:
    """Whether an unknown word is two known ones without their space: *szkołapodstawowa*."""
    cuts = range(_SHORTEST_RUN, len(word) - _SHORTEST_RUN + 1)
    return any(is_native(word[:cut], language) and is_native(word[cut:], language) for cut in cuts)


def is_one_word(hyphenated: str, language: Language) -> bool:
    """Whether a hyphen belongs into a word: the dictionary has it so, or spelling asks for it.

    Two adjectives of one rank (*biało-czerwony*), a prefix (*eks-mąż*, *e-mail*), a doubled or
    rhyming word (*esy-floresy*), a name (*Bielsko-Biała*); in English what is written together,
    too (*ice-cream*).
    """
    parts = hyphenated.split("-")
    if len(parts) < 2:
        return False
    if hyphenated in _hyphenated():
        return True
    if parts[0] in _PREFIXES[language] or all(map(str.isdigit, parts[:1])):
        return len(parts) == 2
    if language == "en":
        return english.is_known("".join(parts))
    if dictionary.readings(hyphenated):
        return True
    adjectival = all(part.endswith("o") for part in parts[:-1])
    return (
        adjectival
        and _is_adjective(parts[-1])
        and all(
            any(_is_adjective(part[:-1] + ending) for ending in ("y", "i")) for part in parts[:-1]
        )
    )


def is_name(phrase: str) -> bool:
    """Whether several words may be a name: one of them at least is nothing else."""
    return any(word in names() or _is_proper(word) for word in phrase.split())


def _is_adjective(word: str) -> bool:
    return any(reading.tag.startswith("adj") for reading in dictionary.readings(word))


def _is_proper(word: str) -> bool:
    """Whether the dictionary has it as a name alone, or as a place (not of a person's gender)."""
    common = any(reading.lemma.islower() for reading in dictionary.readings(word))
    return any(
        not common or (reading.lemma == word.capitalize() and reading.tag.endswith((":m3", ":n")))
        for reading in dictionary.readings(word.capitalize())
        if reading.part == "subst" and reading.lemma[:1].isupper()
    )


_PREFIXES: dict[Language, frozenset[str]] = {
    "pl": listed("eks super mini maksi ultra anty pseudo wice niby quasi pół e i u x pop"),
    "en": listed("ex e t x self non anti pre post semi co re mid u pop all well half"),
}


def prepare() -> None:
    """Have every list read."""
    for read in (names, _foreign, _abbreviations, _hyphenated):
        read()


@cache
def names() -> frozenset[str]:
    return _read("lexicon/names.txt") | _read("words/loanwords.txt")


@cache
def _foreign() -> frozenset[str]:
    return _read("lexicon/foreign.txt")


@cache
def _abbreviations() -> frozenset[str]:
    return _read("words/abbreviations.txt")


@cache
def _hyphenated() -> frozenset[str]:
    return _read("words/hyphenated.txt") | _read("lexicon/hyphenated.en.txt")


def _read(name: str) -> frozenset[str]:
    lines = (_FOLDER / name).read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
