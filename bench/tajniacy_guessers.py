"""Guessers that share no source with the spymaster's associations.

`Links` were written by hand by others, after the last tuning of the spymaster and blind to all
of it; `Dictionary` knows only glosses and English vectors of translations, and needs the packages
of `make lexicon`.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import numpy as np
from lexicon import evidence, languages, own

LINKS = Path(__file__).parent / "tajniacy/guesser_links.pl.txt"


class Guesser(Protocol):
    def strength(self, clue: str, word: str) -> float:
        """How strongly a clue calls a word to mind."""


class Links:
    """What somebody else has written: a clue and its words, with strengths 1 to 3.

    On second thoughts a clue also reminds of the words that are linked as those it is linked with:
    never so strongly as what is written. Without second thoughts it is at a loss there.
    """

    def __init__(self, *, second_thoughts: bool) -> None:
        rows = [line.partition(":") for line in LINKS.read_text("utf-8").splitlines()]
        self._clues = {clue.strip().upper(): row for row, (clue, _, _) in enumerate(rows)}
        self._words = {word.upper(): column for column, word in enumerate(own.board("pl"))}
        self._table = np.zeros((len(self._clues), len(self._words)), np.float32)
        for row, (_, _, linked) in enumerate(rows):
            for word, _, strength in (pair.partition("=") for pair in linked.split()):
                self._table[row, self._words[word]] = float(strength)
        if second_thoughts:
            by_word = evidence.unit(self._table.T)
            reminded = self._table @ (by_word @ by_word.T)
            self._table += 0.9 * reminded / reminded.max()

    def strength(self, clue: str, word: str) -> float:
        if clue not in self._clues:
            return 0
        return float(self._table[self._clues[clue], self._words[word]])


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
