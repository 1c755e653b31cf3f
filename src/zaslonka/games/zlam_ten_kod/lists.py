"""Złam ten Kod for two: many lists of candidate codes, asked and counted all at once."""

from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from .content import CARDS, TILES_EACH
from .masks import all_codes, all_masks, answers, mask_of

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]
Bools: TypeAlias = npt.NDArray[np.bool_]

TILES_OF_TWO = TILES_EACH[2]
NAMES = tuple(CARDS)
QUESTIONS = tuple((card, digit) for card in CARDS for digit in CARDS[card].digits or (None,))
"""Cards, codes and questions are numbers here; these two turn them back."""

NONE = -1
"""No card, no question, no code."""


class Book(NamedTuple):
    """What is printed on the tiles and cards, as arrays over all codes of five tiles."""

    mask: Ints
    beside: Ints  # the mask of a code beside another's mask: its lone five is the other one
    answers: npt.NDArray[np.int16]  # for each question, what each code says
    kinds: int  # how many different answers a question can have
    asks: Ints  # the one or two questions of each card, and none of no card
    bits: Floats  # n * log2(n)


@cache
def book() -> Book:
    codes, reads_as = all_codes(TILES_OF_TWO)
    _, spelled = np.unique(reads_as, return_index=True)
    mask, fives = all_masks(TILES_OF_TWO)[spelled], mask_of(("5g", "5g"))
    beside = np.where(np.bitwise_count(mask & fives) == 1, mask ^ fives, mask)
    said = np.array([answers(card, digit, TILES_OF_TWO)[0][spelled] for card, digit in QUESTIONS])
    asks = np.full((len(NAMES) + 1, 2), NONE)
    for question, (card, digit) in enumerate(QUESTIONS):
        which = CARDS[card].digits.index(digit) if digit is not None else 0
        asks[NAMES.index(card), which] = question
    n = np.arange(len(codes) + 1.0)
    return Book(mask, beside, said, int(said.max()) + 1, asks, n * np.log2(np.maximum(n, 1.0)))


def questions(cards: Ints) -> Ints:
    """The questions of rows of cards: the first one of each card, then the second ones."""
    asks = book().asks[cards]
    return np.concatenate([asks[..., 0], asks[..., 1]], axis=-1)


class Lists(NamedTuple):
    """Many lists of candidate codes, one after another."""

    size: Ints
    code: Ints

    def spread(self, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Each list's value, for each code on it."""
        return np.repeat(values, self.size)

    def keep(self, chosen: Bools) -> "Lists":
        """The same lists with only the chosen codes."""
        before = np.concatenate([[0], np.cumsum(chosen)])
        ends = np.cumsum(self.size)
        return Lists(before[ends] - before[ends - self.size], self.code[chosen])

    def take(self, lists: Ints) -> "Lists":
        """Only these lists, in this order."""
        size = self.size[lists]
        shift = self.starts()[lists] - (np.cumsum(size) - size)
        return Lists(size, self.code[np.arange(size.sum()) + np.repeat(shift, size)])

    def starts(self) -> Ints:
        found: Ints = np.cumsum(self.size) - self.size
        return found

    def say(self, question: Ints) -> npt.NDArray[np.int16]:
        """What each code answers to its list's question."""
        said = book().answers
        return said.ravel()[self.spread(question * said.shape[1]) + self.code]

    def surprise(self, asked: Ints) -> Floats:
        """The entropy of each list's answers to each of its questions; -inf for no question."""
        kinds, bits = book().kinds, book().bits
        found = np.full(asked.shape, -np.inf)
        for column in range(asked.shape[1]):
            at = np.flatnonzero(asked[:, column] != NONE)
            part = self if len(at) == len(asked) else self.take(at)
            key = part.spread(np.arange(len(at)) * kinds) + part.say(asked[at, column])
            count = np.bincount(key, minlength=len(at) * kinds).reshape(len(at), kinds)
            found[at, column] = (bits[part.size] - bits[count].sum(1)) / part.size
        return found


def matching(fits: Bools, codes: Ints) -> Lists:
    """A list for each row: the codes whose columns are true in it."""
    return Lists(fits.sum(1), codes[np.nonzero(fits)[1]])
