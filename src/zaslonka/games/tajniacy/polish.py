"""How a Polish clue and a board word are of one family, if they are."""

from collections.abc import Iterator
from functools import lru_cache

from zaslonka.games.tajniacy import dictionary
from zaslonka.games.tajniacy.derivation import link
from zaslonka.games.tajniacy.dictionary import readings
from zaslonka.games.tajniacy.families import written
from zaslonka.games.tajniacy.kinship import Kinship, Trust


def kinship(clue: str, word: str) -> Kinship | None:
    """The surest way in which a clue and a board word, both in lower case, are kin."""
    return max(_kinships(clue, word), default=None)


def is_known(clue: str) -> bool:
    """Whether the dictionary has it, be it as a name; without a dictionary every word passes."""
    return not dictionary.available() or bool(_readings(clue))


def is_number(clue: str) -> bool:
    """Whether it is a number word."""
    return any(reading.part == "num" for reading in readings(clue))


def is_abbreviation(clue: str) -> bool:
    """Whether the dictionary has it only in capitals, as *NASA*, or as shortened."""
    found = _readings(clue)
    return bool(found) and all(
        reading.part == "brev" or (len(clue) > 1 and reading.lemma.isupper()) for reading in found
    )


def _kinships(clue: str, word: str) -> Iterator[Kinship]:
    of_word = _board_lemmas(word)
    own = [reading for reading in _readings(clue) if reading.lemma.lower() == clue]
    if of_word & _lemmas(clue):
        if clue == word or all(reading.tag.startswith("subst:pl") for reading in own):
            yield Kinship(Trust.SURE, "form")
        elif all(reading.part == "subst" for reading in own):
            yield Kinship(Trust.DOUBTFUL, "homograph")
    for lemma in {clue} if own else _lemmas(clue):
        sign = written(word, lemma)
        if sign == "-":
            continue
        if sign is not None:
            yield Kinship(Trust.SURE if sign == "+" else Trust.DOUBTFUL, "family")
        else:
            for base in of_word:
                yield from _derived(base, lemma)


def _derived(word: str, lemma: str) -> Iterator[Kinship]:
    made = link(word, lemma)
    if made:
        yield Kinship(made.trust, "contains" if made.compound else "derived")
    # In three letters that have changed a source is found by chance: *kat* in *kaczka*.
    source = link(lemma, word) if len(lemma) > 3 or word.startswith(lemma) else None
    if source:
        yield Kinship(source.trust, "part" if source.compound else "source")


@lru_cache(maxsize=5_000)
def _lemmas(clue: str) -> frozenset[str]:
    return frozenset(reading.lemma.lower() for reading in _readings(clue)) or frozenset({clue})


@lru_cache(maxsize=5_000)
def _board_lemmas(word: str) -> frozenset[str]:
    """A board word is its own lemma, and if it is a plural, its singular as well."""
    plural_of = {
        reading.lemma.lower()
        for reading in readings(word)
        if reading.tag.startswith("subst:pl:nom") and not reading.tag.endswith(":pt")
    }
    return frozenset({word} | plural_of)


def _readings(clue: str) -> tuple[dictionary.Reading, ...]:
    return readings(clue) or readings(clue.capitalize())
