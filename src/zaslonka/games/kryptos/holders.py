"""Kryptos: what is known of one holder's hidden cards, and what can come of it step by step."""

from collections.abc import Sequence
from functools import cached_property
from math import prod
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Indices: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Weights: TypeAlias = npt.NDArray[np.float64]


class Tally:
    """Every way of having some cards of each colour, numbered."""

    def __init__(self, most: Sequence[int]) -> None:
        shape = [count + 1 for count in most]
        self.size = prod(shape)
        self.bits = (self.size - 1).bit_length()
        self.cards: Indices = np.indices(shape).reshape(len(shape), self.size)
        self.total: Indices = self.cards.sum(axis=0)
        self.card = [prod(shape[colour + 1 :]) for colour in range(len(shape))]
        """What one more card of each colour adds to the number of a way."""


class Holder:
    """Hidden cards: how many of each colour, and which step's number fits which place.

    Before step ``first`` and from step ``last`` on nothing is known of single places.
    """

    def __init__(
        self, needs: Sequence[int], fits: Flags, first: int, last: int, colours: Sequence[int]
    ) -> None:
        self.needs, self.first, self.last = needs, first, last
        self._fits, self._colours = fits, colours

    @cached_property
    def prospects(self) -> "Prospects":
        return Prospects(self.needs, self._fits, self.first, self._colours)


class Prospects:
    """What can come of each way of having some of a holder's cards by each step.

    ``alive`` says whether the rest can still be had, ``takes`` whether this step's number
    can be the next card, and ``must_take`` that otherwise the rest cannot be had;
    ``ways_at_first`` are those possible at step ``first`` when the numbers before it
    were not followed.
    """

    def __init__(
        self, needs: Sequence[int], fits: Flags, first: int, colours: Sequence[int]
    ) -> None:
        self.tally = tally = Tally(needs)
        steps = len(colours)
        has_room = tally.cards < np.array(needs)[:, None]
        full = np.zeros((1, steps), bool)
        able = np.vstack([fits, full])[tally.total].T & has_room[np.array(colours, np.int64)]
        self.alive = np.zeros((steps + 1, tally.size), bool)
        self.alive[steps, -1] = True
        self.takes = np.zeros((steps, tally.size), bool)
        self._cards = [tally.card[colour] for colour in colours]
        for step, card in reversed([*enumerate(self._cards)]):
            self.takes[step, :-card] = able[step, :-card] & self.alive[step + 1, card:]
            self.alive[step] = self.alive[step + 1] | self.takes[step]
        self.must_take = self.alive[:-1] & ~self.alive[1:]
        places_before = fits[:, :first].any(axis=1).sum()
        self.ways_at_first = (self.alive[first] & (tally.total <= places_before)).nonzero()[0]

    def places(self) -> Weights:
        """Of all sets of cards that fit, how many have in each place each step's number."""
        tally, steps = self.tally, len(self.takes)
        behind, ahead = np.zeros((2, steps + 1, tally.size))
        behind[0, 0] = ahead[steps, -1] = 1
        for step, card in enumerate(self._cards):
            behind[step + 1] = behind[step]
            behind[step + 1, card:] += (behind[step] * self.takes[step])[:-card]
        for step, card in reversed([*enumerate(self._cards)]):
            ahead[step] = ahead[step + 1]
            ahead[step, :-card] += self.takes[step, :-card] * ahead[step + 1, card:]
        found = np.zeros((tally.total[-1], steps))
        for step, card in enumerate(self._cards):
            sets = (behind[step] * self.takes[step])[:-card] * ahead[step + 1, card:]
            np.add.at(found[:, step], tally.total[:-card], sets)
        return found
