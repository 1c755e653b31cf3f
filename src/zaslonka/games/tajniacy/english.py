"""Tajniacy: how an English clue and a board word are of one family: forms, derivations, compounds.

Families are read from `lexicon/kin.en.txt`, which `make lexicon` writes. Of a word that is not in
it only the letters speak: what it ends with, and whether it is two known words together.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from .kinship import Kinship, Trust, listed, surest

NUMBER_WORDS = listed(
    """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    hundred thousand million billion
    """
)

_SUFFIXES = listed(
    """
    y ie er or ist ism ful less ness ly ish al ial ic ian ship hood dom let ling like ward wards
    able ment en ess ette ry ery age eer ster ous ify ize ise ity
    """
)
_INFLECTIONS = ("s", "es", "ed", "ing")
_SHORTEST_UNKNOWN_BASE = 4

_FILE = Path(__file__).parent / "lexicon" / "kin.en.txt"


class _English(NamedTuple):
    """What is known: each word's family, sure and doubtful parts of compounds, odd forms."""

    family: dict[str, str]
    parts: dict[str, dict[str, Trust]]
    doubtful: dict[str, tuple[str, ...]]
    forms: dict[str, tuple[str, ...]]


@lru_cache(maxsize=20_000)
def kinship(clue: str, word: str) -> Kinship | None:
    """The surest way in which a clue and a board word, both in lower case, are kin."""
    if clue == word:
        return Kinship(Trust.SURE, "form")
    return surest(
        kin
        for of_clue in _lemmas(clue)
        for of_word in _lemmas(word)
        for kin in _kinships(of_clue, of_word)
    )


@lru_cache(maxsize=5_000)
def traits(word: str) -> frozenset[str]:
    """Such that words of one family have one in common, and few others do."""
    known, found = _english(), set[str]()
    for lemma in _lemmas(word):
        family, linked = known.family.get(lemma, lemma), known.doubtful.get(lemma, ())
        found |= {"family " + one for one in (family, *_parts(lemma))}
        found |= {"linked " + one for one in (lemma, *linked)}
        # Of a word in no list its letters speak, and no base loses more than its last.
        found.add("begins " + lemma[: _SHORTEST_UNKNOWN_BASE - 1])
    return frozenset(found)


def is_known(clue: str) -> bool:
    """Whether it is an English word, or a form of one."""
    return any(lemma in _english().family for lemma in _lemmas(clue))


def prepare() -> None:
    """Have the families read."""
    _english()


def _kinships(clue: str, word: str) -> Iterator[Kinship]:
    known = _english()
    families = {one: known.family.get(one, one) for one in (clue, word)}
    if clue == word:
        yield Kinship(Trust.SURE, "form")
    elif families[clue] == families[word]:
        yield Kinship(
            Trust.SURE,
            "derived" if clue.startswith(word) else "source" if word.startswith(clue) else "family",
        )
    of_clue, of_word = _parts(clue), _parts(word)
    if families[word] in of_clue:
        yield Kinship(of_clue[families[word]], "contains")
    if families[clue] in of_word:
        yield Kinship(of_word[families[clue]], "part")
    if of_clue.keys() & of_word.keys() or _is_doubtful(clue, word):
        yield Kinship(Trust.DOUBTFUL, "family")
    for whole, base, derived in ((clue, word, True), (word, clue, False)):
        if whole not in known.family and _is_derived(whole, base):
            yield Kinship(Trust.SURE, "derived" if derived else "source")


def _is_doubtful(one: str, other: str) -> bool:
    links = _english().doubtful
    return other in links.get(one, ()) or one in links.get(other, ())


def _is_derived(whole: str, base: str) -> bool:
    """Whether a word that is in no list is a base with a suffix."""
    heads = {base, base + base[-1], base.removesuffix("e"), base[:-1] + "i"}
    return len(base) >= _SHORTEST_UNKNOWN_BASE and any(
        whole.startswith(head) and whole.removeprefix(head) in _SUFFIXES for head in heads
    )


@lru_cache(maxsize=20_000)
def _parts(word: str) -> dict[str, Trust]:
    """The families a compound is made of; a word in no list may be two known ones together."""
    known = _english()
    if word in known.family:
        return known.parts.get(word, {})
    found: dict[str, Trust] = {}
    for end in range(3, len(word) - 2):
        pair = word[:end], word[end:]
        lemmas = [next((l for l in _lemmas(part) if l in known.family), None) for part in pair]
        if None not in lemmas:
            trust = Trust.SURE if min(map(len, pair)) > 3 else Trust.DOUBTFUL
            found |= {known.family[lemma]: trust for lemma in lemmas if lemma}
    return found


@lru_cache(maxsize=20_000)
def _lemmas(word: str) -> tuple[str, ...]:
    """What the word may be a form of, itself if nothing else is known."""
    known = _english()
    if word in known.family:
        return (word, *known.forms.get(word, ()))
    if word in known.forms:
        return known.forms[word]
    return tuple(base for base in stripped(word) if base in known.family) or (word,)


def stripped(word: str) -> Iterator[str]:
    """What a regular form may be a form of: *cherries*, *cherry*; *running*, *run*; *leaves*."""
    for ending in _INFLECTIONS:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) > 2:
            yield stem
            yield stem + "e"
            if stem.endswith("i"):
                yield stem[:-1] + "y"
            if stem.endswith("v"):
                yield stem[:-1] + "f"
                yield stem[:-1] + "fe"
            if stem[-1] == stem[-2]:
                yield stem[:-1]


@cache
def _english() -> _English:
    known = _English({}, {}, {}, {})
    for line in _FILE.read_text(encoding="utf-8").splitlines():
        first, *others = line.split()
        match first[0]:
            case "=":
                known.parts[first[1:]] = {
                    part.rstrip("?"): Trust.DOUBTFUL if part.endswith("?") else Trust.SURE
                    for part in others
                }
            case "?":
                known.doubtful[first[1:]] = tuple(others)
            case ">":
                known.forms[first[1:]] = tuple(others)
            case _:
                known.family.update(dict.fromkeys((first, *others), first))
    return known
