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

TINY = np.float32(1e-30)
"""What no answer has as its share, so that it has a logarithm."""


class Book(NamedTuple):
    """What is printed on the tiles and cards, as arrays over all codes of five tiles."""

    mask: Ints
    beside: Ints  # the mask of a code beside another's mask: its lone five is the other one
    answers: npt.NDArray[np.int16]  # for each question, what each code says
    kinds: Ints  # how many different answers each question can have
    asks: Ints  # the one or two questions of each card, and none of no card
    fives: Ints  # how many fives it has


@cache
def book() -> Book:
    _, reads_as = all_codes(TILES_OF_TWO)
    _, spelled = np.unique(reads_as, return_index=True)
    mask, fives = all_masks(TILES_OF_TWO)[spelled], mask_of(("5g", "5g"))
    beside = np.where(np.bitwise_count(mask & fives) == 1, mask ^ fives, mask)
    said = np.array([answers(card, digit, TILES_OF_TWO)[0][spelled] for card, digit in QUESTIONS])
    asks = np.full((len(NAMES) + 1, 2), NONE)
    for question, (card, digit) in enumerate(QUESTIONS):
        which = CARDS[card].digits.index(digit) if digit is not None else 0
        asks[NAMES.index(card), which] = question
    held_fives = np.bitwise_count(mask & fives).astype(np.int64)
    return Book(mask, beside, said, said.max(1).astype(np.int64) + 1, asks, held_fives)


def questions(cards: Ints) -> Ints:
    """The questions of rows of cards: the first one of each card, then the second ones."""
    asks = book().asks[cards]
    return np.concatenate([asks[..., 0], asks[..., 1]], axis=-1)


class Lists(NamedTuple):
    """Many lists of candidate codes, one after another, and how likely each code is."""

    size: Ints
    code: Ints
    weight: Floats

    def spread(self, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Each list's value, for each code on it."""
        return np.repeat(values, self.size)

    def keep(self, chosen: Bools) -> "Lists":
        """The same lists with only the chosen codes."""
        before = np.concatenate([[0], np.cumsum(chosen)])
        ends = np.cumsum(self.size)
        return Lists(
            before[ends] - before[ends - self.size], self.code[chosen], self.weight[chosen]
        )

    def take(self, lists: Ints) -> "Lists":
        """Only these lists, in this order."""
        size = self.size[lists]
        shift = self.starts()[lists] - (np.cumsum(size) - size)
        at = np.arange(size.sum()) + np.repeat(shift, size)
        return Lists(size, self.code[at], self.weight[at])

    def starts(self) -> Ints:
        found: Ints = np.cumsum(self.size) - self.size
        return found

    def say(self, question: Ints) -> npt.NDArray[np.int16]:
        """What each code answers to its list's question."""
        said = book().answers
        return said.ravel()[self.spread(question * said.shape[1]) + self.code]

    def likeliest(self) -> tuple[Ints, Floats]:
        """The code of each list that is likeliest, and how likely it is."""
        starts = self.starts()
        most = np.maximum.reduceat(self.weight, starts)
        at = np.flatnonzero(self.weight == self.spread(most))
        first = at[np.searchsorted(at, starts)]
        return self.code[first], most / np.add.reduceat(self.weight, starts)

    def surprise(self, asked: Ints) -> Floats:
        """The entropy of each list's answers to each of its questions; -inf for no question."""
        found = np.full(asked.shape, -np.inf)
        for column in range(asked.shape[1]):
            at = np.flatnonzero(asked[:, column] != NONE)
            if not len(at):
                continue
            part = self if len(at) == len(asked) else self.take(at)
            kinds = int(book().kinds[asked[at, column]].max())
            key = part.spread(np.arange(len(at)) * kinds) + part.say(asked[at, column])
            count = np.bincount(key, part.weight, len(at) * kinds).reshape(len(at), kinds)
            total = count.sum(1, keepdims=True)
            # Half the digits are enough, and quicker.
            share = (count / total).astype(np.float32)
            found[at, column] = -(share * np.log(np.maximum(share, TINY))).sum(1) / np.log(2)
        return found


def matching(fits: Bools, codes: Ints, weight: Floats) -> Lists:
    """A list for each row: the codes whose columns are true in it."""
    row, column = np.nonzero(fits)
    return Lists(fits.sum(1), codes[column], weight[row, column])
