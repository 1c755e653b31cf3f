"""Tajniacy: the stems a Polish word lends to what is derived from it, with their alternations.

*Róg* lends *róg-*, *rog-*, *roż-*: *rogówka*, *rożek*. The stems are cut from the word's real
forms, so that its vowels come right by themselves; then the last consonants alternate as they do
before suffixes.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from .dictionary import Form, forms, readings

VOWELS = "aąeęioóuy"


class Stem(NamedTuple):
    """A stem, and how what follows it must begin, if only some suffixes call for this stem."""

    text: str
    before: tuple[str, ...] = ("",)


# What the end of a stem becomes, and before what; at the bottom, soft ends that harden.
_ALTERNATIONS = [
    ("g", "ż", ""),
    ("g", "dz", "k tw"),
    ("k", "cz", ""),
    ("k", "c", "k tw"),
    ("ch", "sz", ""),
    ("h", "ż", ""),
    ("c", "cz", ""),
    ("dz", "ż", ""),
    ("ł", "l", ""),
    ("r", "rz", ""),
    ("t", "c", "i k tw"),
    ("d", "dz", "i k tw"),
    ("n", "ń", "c k s"),
    ("s", "ś", ""),
    ("z", "ź", "l n"),
    ("st", "ść", ""),
    ("zd", "źdz", "i"),
    ("sł", "śl", ""),
    ("sn", "śn", ""),
    ("zn", "źn", ""),
    ("źdz", "zd", ""),
    ("ść", "st", "e k n o"),
    ("ń", "n", ""),
    ("ś", "s", ""),
    ("ź", "z", ""),
    ("rz", "r", "s"),
]
_DIGRAPHS = ("ch", "cz", "dz", "rz", "sz")

# A vowel that appears before a suffix: *książka*, *książeczka*; *słońce*, *słoneczny*.
_INSERTED = [
    (re.compile(rf"([^{VOWELS}ń])[kc]$"), r"\1ecz"),
    (re.compile("ń[kc]$"), "necz"),
]

_INFINITIVE = re.compile("(ować|iwać|ywać|nąć|iać|ieć|ać|ąć|eć|ić|yć)$")

# What is cut from a noun's forms, the longest that fits. Forms of other cases teach nothing new.
_ENDINGS = {
    ("sg", "nom"): ("um", "a", "o", "e", "ę", "y", "i"),
    ("sg", "gen"): ("ego", "a", "u", "y", "i"),
    ("sg", "loc"): ("ie", "e"),
    ("pl", "gen"): ("ów", "y", "i"),
    ("pl", "dat"): ("om",),
}


@lru_cache(maxsize=20_000)
def stems(lemma: str) -> frozenset[Stem]:
    """Every stem under which the lemma may be found in what is derived from it."""
    cut = {stem for stem in _cut(lemma) if len(stem) > 1}
    plain = cut | {stem[:-1] for stem in cut if stem.endswith("i") and len(stem) > 2}
    alternated = {other for stem in plain for other in _alternated(stem)}
    return frozenset(alternated | {Stem(text) for text in plain})


def _cut(lemma: str) -> Iterator[str]:
    """The stems of the lemma's own forms."""
    part = _part_of_speech(lemma)
    if part == "inf":
        yield _INFINITIVE.sub("", lemma)
    elif part == "subst":
        yield from _noun_stems(forms(lemma))
    else:
        yield lemma.rstrip(VOWELS) or lemma


def _noun_stems(inflected: Iterable[Form]) -> Iterator[str]:
    for text, tag in inflected:
        if not tag.startswith("subst"):
            continue
        _, numbers, cases, *_ = tag.split(":")
        for case in ((number, case) for number in numbers.split(".") for case in cases.split(".")):
            # *Nodze*, *ręce*: a softening before this one ending only.
            if case in _ENDINGS and not (case == ("sg", "loc") and text.endswith(("dze", "ce"))):
                yield _without(text, _ENDINGS[case])


def _without(text: str, endings: tuple[str, ...]) -> str:
    return next((text.removesuffix(end) for end in endings if text.endswith(end)), text)


def _alternated(stem: str) -> Iterator[Stem]:
    for end, other, before in _ALTERNATIONS:
        # The *z* of *sz* is not a *z*.
        whole = end in _DIGRAPHS or len(end) > 1 or not stem.endswith(_DIGRAPHS)
        if whole and stem.endswith(end) and len(stem) > len(end):
            yield Stem(stem.removesuffix(end) + other, tuple(before.split()) or ("",))
    for pattern, inserted in _INSERTED:
        if pattern.search(stem):
            yield Stem(pattern.sub(inserted, stem))


@lru_cache(maxsize=20_000)
def _part_of_speech(lemma: str) -> str:
    """A noun if it can be one, as board words are; nothing if the dictionary does not know it."""
    parts = {reading.part for reading in readings(lemma) if reading.lemma.lower() == lemma}
    return next((part for part in ("subst", "adj", "inf", "adv") if part in parts), "")
