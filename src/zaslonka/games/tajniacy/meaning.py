"""Tajniacy: what words have to do with each other, from the lexicon built by `make lexicon`."""

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from zaslonka.games.tajniacy.content import Language
from zaslonka.games.tajniacy.dictionary import readings

Strengths = NDArray[np.float32]
"""How surely clues call words to mind, from 0 to 1: a row a clue, a column a word."""

LEVELS = 255
"""How finely the lexicon tells strengths apart."""
_PRINTED = 400
_KIN = 4
"""Letters that an unknown word must share with a known one to be taken for its kin."""


class Lexicon:
    """The words of one language that the machine knows; clues are the most familiar first."""

    def __init__(self, language: Language) -> None:
        path = Path(__file__).parent / "lexicon" / f"{language}.npz"
        with np.load(path) as stored:
            self.words = stored["words"].tobytes().decode().split("\n")
            self.clues = [self.words[place] for place in stored["clues"]]
            self._clue_places = stored["clues"].astype(np.intp)
            self._links = stored["links"]
            self._vectors = stored["vectors"].astype(np.float32) / 127
            self._slope, self._bias = stored["curve"]
        self._places = {word: place for place, word in enumerate(self.words)}

    def of_clues(self, words: Sequence[str]) -> Strengths:
        """What each of the `clues` says of these words."""
        return self._strengths(self._clue_places, words)

    def of(self, clue: str, words: Sequence[str]) -> Strengths:
        """What any clue says of these words; nothing if it is like no known word."""
        places = [place for part in clue.lower().split() for place in self._like(part)]
        if not places:
            return np.zeros(len(words), np.float32)
        return np.asarray(self._strengths(np.array(places), words).max(axis=0), np.float32)

    def _strengths(self, clues: NDArray[np.intp], words: Sequence[str]) -> Strengths:
        table = np.zeros((len(clues), len(words)), np.float32)
        for column, word in enumerate(words):
            places = [place for part in word.lower().split() for place in self._like(part)]
            if len(places) == 1 and places[0] < _PRINTED:
                table[:, column] = self._links[clues, places[0]] / np.float32(LEVELS)
            elif places:
                near = (self._vectors[clues] @ self._vectors[places].T).max(axis=1)
                table[:, column] = 1 / (1 + np.exp(-self._slope * near - self._bias))
        return table

    def _like(self, word: str) -> list[int]:
        """The word itself, or what it is a form of, or the known one that begins most alike."""
        if word in self._places:
            return [self._places[word]]
        lemmas = {reading.lemma.lower() for reading in readings(word)}
        if known := sorted(self._places[lemma] for lemma in lemmas if lemma in self._places):
            return known
        for length in range(len(word) - 1, max(_KIN, len(word) // 2) - 1, -1):
            if word[:length] in self._beginnings:
                return [self._beginnings[word[:length]]]
        return []

    @cached_property
    def _beginnings(self) -> dict[str, int]:
        """Of the known words that begin so, the first."""
        found: dict[str, int] = {}
        for place, word in enumerate(self.words):
            for length in range(_KIN, len(word) + 1):
                found.setdefault(word[:length], place)
        return found


@cache
def lexicon(language: Language) -> Lexicon:
    return Lexicon(language)
