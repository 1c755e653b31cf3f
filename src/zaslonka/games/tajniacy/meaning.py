"""Tajniacy: what words have to do with each other, from the lexicon built by `make lexicon`."""

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .content import Language
from .dictionary import readings

Strengths: TypeAlias = NDArray[np.float32]
"""How surely clues call words to mind, from 0 to 1: a row a clue, a column a word."""

Places: TypeAlias = NDArray[np.intp]

PRINTED_WORDS = 400
FINEST = 255
"""How finely the lexicon tells strengths apart."""
CALLED = 0.3
"""Of a word that a clue says so much of it is said to call it to mind."""
ALL = slice(None)
_KIN_LETTERS = 4
"""That an unknown word must share with a known one to be taken for its kin."""


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

    def of_clues_by_vectors(self, words: Sequence[str], rows: Places | slice = ALL) -> Strengths:
        """Another opinion on that, or on some rows of it: one that knows no association of ours."""
        clues = self._clue_places[rows]
        return np.stack([self._near(clues, self._known(word)) for word in words], axis=1)

    def of_clues_at_second_hand(self, words: Sequence[str], rows: Places) -> Strengths:
        """What some of the `clues` say of these words by a third, which both call to mind.

        Of HOLIDAY people think of the BEACH, and of the BEACH in the SUN.
        """
        return self._by_thirds(self._clue_places[rows], words)

    def called_by_clues(self, rows: Places) -> NDArray[np.intp]:
        """How many of the printed words some of the `clues` call to mind."""
        links = self._links[self._clue_places[rows]]
        return np.asarray((links >= CALLED * FINEST).sum(axis=1))

    def of(self, clue: str, words: Sequence[str]) -> Strengths:
        """What any clue says of these words; nothing if it is like no known word."""
        return np.asarray(self._strengths(self._known(clue), words).max(axis=0, initial=0))

    def at_second_hand(self, clue: str, words: Sequence[str]) -> Strengths:
        """What any clue says of these words by a third; nothing if it is like no known word."""
        said = self._by_thirds(self._known(clue), words)
        return np.asarray(said.max(axis=0, initial=0))

    def cosine(self, one: str, other: str) -> float | None:
        """How near two words are in meaning; None unless both are known."""
        if one in self._places and other in self._places:
            first, second = self._vectors[[self._places[one], self._places[other]]]
            return float(first @ second)
        return None

    def _strengths(self, clues: Places, words: Sequence[str]) -> Strengths:
        return np.stack([self._of_word(clues, self._known(word)) for word in words], axis=1)

    def _of_word(self, clues: Places, word: Places) -> Strengths:
        """By the links if the word is a printed one, else by vectors."""
        if len(word) == 1 and word[0] < PRINTED_WORDS:
            return np.asarray(self._links[clues, word[0]] / np.float32(FINEST))
        return self._near(clues, word)

    def _by_thirds(self, clues: Places, words: Sequence[str]) -> Strengths:
        return np.stack([self._by_a_third(clues, word.lower()) for word in words], axis=1)

    def _by_a_third(self, clues: Places, word: str) -> Strengths:
        """Of printed words alone, which have links; and by printed words alone."""
        place = self._places.get(word, PRINTED_WORDS)
        if place >= PRINTED_WORDS:
            return np.zeros(len(clues), np.float32)
        thirds = np.flatnonzero(self._links[place])
        thirds = thirds[thirds != place]
        to_both = self._links[np.ix_(clues, thirds)] * (
            self._links[place, thirds] / np.float32(FINEST)
        )
        return np.asarray(to_both.max(axis=1, initial=0) / np.float32(FINEST))

    def _near(self, clues: Places, word: Places) -> Strengths:
        near = (self._vectors[clues] @ self._vectors[word].T).max(axis=1, initial=-1)
        return np.asarray(1 / (1 + np.exp(-self._slope * near - self._bias)), np.float32)

    def _known(self, text: str) -> Places:
        """The known words that the words of a text are, or are like."""
        return np.array([place for part in text.lower().split() for place in self._like(part)], int)

    def _like(self, word: str) -> list[int]:
        """The word itself, or what it is a form of, or the known one that begins most alike."""
        if word in self._places:
            return [self._places[word]]
        lemmas = {reading.lemma.lower() for reading in readings(word)}
        if known := sorted(self._places[lemma] for lemma in lemmas if lemma in self._places):
            return known
        for length in range(len(word) - 1, max(_KIN_LETTERS, len(word) // 2) - 1, -1):
            if word[:length] in self._beginnings:
                return [self._beginnings[word[:length]]]
        return []

    @cached_property
    def _beginnings(self) -> dict[str, int]:
        """Of the known words that begin so, the first."""
        found: dict[str, int] = {}
        for place, word in enumerate(self.words):
            for length in range(_KIN_LETTERS, len(word) + 1):
                found.setdefault(word[:length], place)
        return found


@cache
def lexicon(language: Language) -> Lexicon:
    return Lexicon(language)
