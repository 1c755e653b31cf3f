"""Tajniacy: what clues are worth to a spymaster who thinks of those that will still be needed.

Not how many words a clue finds now counts, but how many more clues are to be expected after it: two
words are a poor gain if the two that are left go with none.
"""

from itertools import combinations
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .guessers import GUESSERS, LIFELIKE, touched
from .meaning import Places, Strengths

TRIED = {1: 4, 2: 4, 3: 1}
"""So many clues are tried on guessers for each word, each two and each three."""
COSTS = {"rivals": 0.6, "bystander": 0.15, "assassin": 12.0}
"""What a wrong guess costs beside the turn, in clues."""
AMISS = 0.5
"""How much of that is the mean of all words that are not the team's: who is at a loss for the right
one may touch any, and to have been spared in a few imagined games is no proof."""
ASSASSIN_HINT_COST = 0.3
"""What it costs, for each word announced, that a clue says anything at all of the assassin."""
MOST_ASSASSIN_STRENGTH = 0.05
"""A clue that says more of the assassin is not considered."""
LEAST_READ = 0.9
"""How often, as a rule, a clue for one word is read, whatever word is left."""
MISREAD = 0.25
"""What it costs, in clues, that of several words not all are found, beside all of them but one."""
LAST_WORDS = 3
"""So many words are tried for at once where the rivals would win in their next turn."""

Sides: TypeAlias = NDArray[np.str_]
Sets: TypeAlias = NDArray[np.int64]
"""Sets of own words, as bits."""


def weighed(
    strengths: Strengths, by_vectors: Strengths, sides: Sides, most: int, must_end: bool
) -> tuple[Places, NDArray[Any]]:
    """The clues worth a thought, and what each is worth with each number from 1 to the most."""
    own = np.flatnonzero(sides == "own")
    clues, most = _tried(strengths, sides, own), min(most, len(own))
    order = touched(strengths[clues], by_vectors[clues], most, LIFELIKE)
    right = (sides == "own")[order].cumprod(axis=2, dtype=bool)
    wrong = np.diff(right, axis=2, prepend=True)  # the first guess that is not right
    if must_end and len(own) <= LAST_WORDS:
        # Without all the words in this turn the game is lost: only a clue for all of them counts.
        killed = (wrong & (sides == "assassin")[order])[:, :, :most].any(axis=2)
        values = np.full((len(clues), most), -np.inf)
        values[:, -1] = right[:, :, most - 1].mean(axis=1) - killed.mean(axis=1)
        return clues, values
    bits = np.zeros(len(sides), np.int64)
    bits[own] = 1 << np.arange(len(own))
    found = (bits[order] * right).cumsum(axis=2)[:, :, :most]
    to_go = _clues_to_go(found, right, len(own))
    losses = (_costs(sides)[order] * wrong).cumsum(axis=2)[:, :, :most]
    values = -(to_go[~found & (len(to_go) - 1)] + losses).mean(axis=1)
    dreaded = (strengths + by_vectors)[clues][:, sides == "assassin"].sum(axis=1, keepdims=True)
    return clues, values - ASSASSIN_HINT_COST * dreaded * np.arange(1, most + 1)


def _costs(sides: Sides) -> NDArray[Any]:
    """What it costs to touch each word, were it the first wrong one."""
    costs = np.array([COSTS.get(str(side), 0.0) for side in sides])
    others = sides != "own"
    costs[others] = (1 - AMISS) * costs[others] + AMISS * costs[others].mean()
    return costs


def _tried(strengths: Strengths, sides: Sides, own: Places) -> Places:
    """The clues that say most of each own word, each two and each three, over what of others'."""
    others = strengths[:, sides != "own"].max(axis=1, initial=0)
    dreaded = strengths[:, sides == "assassin"].max(axis=1, initial=0) > MOST_ASSASSIN_STRENGTH
    found = set[int]()
    for size, count in TRIED.items():
        for some in combinations(own.tolist(), size):
            promise = strengths[:, some].min(axis=1) - others / 2
            promise[dreaded] = -1
            found.update(np.argpartition(-promise, count)[:count].tolist())
    return np.array(sorted(found), np.intp)


def _clues_to_go(found: Sets, right: NDArray[np.bool_], own: int) -> NDArray[Any]:
    """For each set of own words, by its bits, how many clues are to be expected until it is empty.

    Each is the best clue for some of the words, read as a whole or not.
    """
    read = _read(found, right, own)
    some = np.flatnonzero(read)
    several = some & (some - 1) > 0
    singles = 1 << np.arange(own)
    to_go = np.zeros(1 << own)
    sizes = np.bitwise_count(np.arange(1 << own))
    for size in range(1, own + 1):
        left = np.flatnonzero(sizes == size)[:, None]
        one_less = np.where(left & singles, to_go[left & ~singles], np.inf).min(axis=1)[:, None]
        misread = one_less + np.where(several, MISREAD, 1)
        with_some = 1 + read[some] * to_go[left & ~some] + (1 - read[some]) * misread
        with_some[(some & ~left) != 0] = np.inf
        least = with_some.min(axis=1, initial=np.inf)
        to_go[left[:, 0]] = np.minimum(least, one_less[:, 0] + 1 / LEAST_READ)
    return to_go


def _read(found: Sets, right: NDArray[np.bool_], own: int) -> NDArray[Any]:
    """For each set of own words the part of guessers who touch just these on its best clue."""
    best = np.zeros(1 << own)
    clue = np.arange(len(found))[:, None] << own
    for number in range(found.shape[2]):
        whole = (clue + found[:, :, number])[right[:, :, number]]
        sets, counts = np.unique(whole, return_counts=True)
        np.maximum.at(best, sets & (len(best) - 1), counts / GUESSERS)
    return best
