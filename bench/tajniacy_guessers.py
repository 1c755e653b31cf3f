"""Guessers that share no source with the spymaster's associations.

`Links` are written by hand by somebody else and were frozen before any tuning; `Dictionary` knows
only glosses and English vectors of translations, and needs the packages of `make lexicon`.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from lexicon import evidence, languages

LINKS = Path(__file__).parent / "tajniacy/guesser_links.pl.txt"


class Guesser(Protocol):
    def strength(self, clue: str, word: str) -> float:
        """How strongly a clue calls a word to mind."""


class Links:
    """What somebody else has written: a clue and its words, with strengths 1 to 3."""

    def __init__(self) -> None:
        self._links: dict[str, dict[str, float]] = {}
        for line in LINKS.read_text("utf-8").splitlines():
            clue, _, linked = line.partition(":")
            pairs = (pair.partition("=") for pair in linked.split())
            self._links[clue.strip().upper()] = {word: float(by) for word, _, by in pairs}

    def strength(self, clue: str, word: str) -> float:
        return self._links.get(clue, {}).get(word, 0)


class Dictionary:
    """The dictionary's glosses and the vectors of its translations, without our associations."""

    def __init__(self, packages: Path) -> None:
        lexis = languages.polish(languages.read(packages))
        boards = lexis.listed.shape[1]
        known = evidence.features(lexis, boards)
        self._table = known["vectors"] + known["sense"] + known["glossed"]
        self._places = {word.upper(): place for place, word in enumerate(lexis.words)}

    def strength(self, clue: str, word: str) -> float:
        if clue not in self._places:
            return 0
        return float(self._table[self._places[clue], self._places[word]])


def guesses(guesser: Guesser, clue: str, words: Sequence[str], rng: random.Random) -> list[str]:
    """The words in the order in which it would touch them; it is at a loss between equals."""
    shuffled = rng.sample(words, len(words))
    return sorted(shuffled, key=lambda word: -guesser.strength(clue, word))
