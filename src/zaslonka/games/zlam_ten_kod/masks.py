"""Złam ten Kod: sets of tiles as bits, what each of them answers, and counting over them.

Every tile is one bit, the two green fives included, so every way of dealing the
physical tiles is equally likely and a code with one five weighs twice by itself.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from .content import CARDS, TILES, Answer, Code

Masks: TypeAlias = npt.NDArray[np.int64]
Counts: TypeAlias = npt.NDArray[np.int64]
Indices: TypeAlias = npt.NDArray[np.int64]
Chosen: TypeAlias = npt.NDArray[np.bool_]


@cache
def all_masks(size: int) -> Masks:
    """Every set of so many tiles, as bits of their places in TILES; others index this row."""
    return np.array([sum(1 << bit for bit in bits) for bits in _bits(size)])


@cache
def all_codes(size: int) -> tuple[tuple[Code, ...], Indices]:
    """Every code of so many tiles, in order, and which of them each set of tiles reads as."""
    spelled = [tuple(TILES[bit] for bit in bits) for bits in _bits(size)]
    codes = tuple(dict.fromkeys(spelled))
    number = {code: i for i, code in enumerate(codes)}
    return codes, np.array([number[code] for code in spelled])


def _bits(size: int) -> Iterable[tuple[int, ...]]:
    return combinations(range(len(TILES)), size)


@cache
def answers(
    card: str, digit: int | None, size: int
) -> tuple[npt.NDArray[np.int16], dict[Answer, int]]:
    """What each set of tiles answers, as numbers, and the number of each answer."""
    ids: dict[Answer, int] = {}
    codes, reads_as = all_codes(size)
    found = [ids.setdefault(CARDS[card].ask(code, digit), len(ids)) for code in codes]
    return np.array(found, np.int16)[reads_as], ids


def says(card: str, digit: int | None, size: int, answer: Answer) -> Chosen:
    """For each set of tiles, whether it gives this answer."""
    given, ids = answers(card, digit, size)
    fits: Chosen = given == ids.get(answer, -1)
    return fits


def mask_of(code: Code) -> int:
    """The bits of a code; of two alike tiles the first is taken first."""
    mask = 0
    for tile in code:
        bit = TILES.index(tile)
        mask |= 1 << (bit + 1 if mask >> bit & 1 else bit)
    return mask


_FIVES = mask_of(("5g", "5g"))


def is_code(code: Code) -> Chosen:
    """For each set of tiles, whether it reads as this code: a lone five may be either of them."""
    codes, reads_as = all_codes(len(code))
    fits: Chosen = reads_as == codes.index(code)
    return fits


def can_name(code: Code, size: int) -> Chosen:
    """For each set of tiles, whether its holder could name this code beside it."""
    masks, named = all_masks(size), mask_of(code)
    # Of two alike fives it only counts how many are left.
    held_fives = np.bitwise_count(masks & _FIVES)
    fits: Chosen = (masks & named & ~_FIVES == 0) & (held_fives + (named & _FIVES).bit_count() <= 2)
    return fits


# Counting disjoint choices

MAX_PAIRS = 1 << 18
"""Up to so many pairs are looked at one by one; more are counted over all subsets at once."""


class Tally(NamedTuple):
    """Masks, all of one size, and how often each counts."""

    masks: Masks
    counts: Counts


def nothing() -> Tally:
    """The empty set, once."""
    return Tally(np.zeros(1, np.int64), np.ones(1, np.int64))


def unions(left: Tally, right: Tally, bits: int) -> Tally:
    """In how many ways each mask is the union of disjoint masks of these two tallies."""
    if len(left.masks) * len(right.masks) <= MAX_PAIRS:
        i, j = np.nonzero(left.masks[:, None] & right.masks == 0)
        masks, at = np.unique(left.masks[i] | right.masks[j], return_inverse=True)
        counts = np.zeros(len(masks), np.int64)
        np.add.at(counts, at, left.counts[i] * right.counts[j])
        return Tally(masks, counts)
    # Masks are disjoint just when their union is as large as both together.
    joint = _over_subsets(np.subtract, _sums(left, bits) * _sums(right, bits))
    size = np.bitwise_count(left.masks[0]) + np.bitwise_count(right.masks[0])
    masks = np.flatnonzero((np.bitwise_count(np.arange(1 << bits)) == size) & (joint > 0))
    return Tally(masks, joint[masks])


def disjoint_from(masks: Masks, tally: Tally, bits: int) -> Counts:
    """For each of these masks, how much of the tally has none of its tiles."""
    if len(masks) * len(tally.masks) <= MAX_PAIRS:
        found: Counts = (masks[:, None] & tally.masks == 0) @ tally.counts
    else:
        found = _sums(tally, bits)[(1 << bits) - 1 ^ masks]
    return found


def _sums(tally: Tally, bits: int) -> Counts:
    """For every mask the sum over its subsets."""
    counts = np.zeros(1 << bits, np.int64)
    counts[tally.masks] = tally.counts
    return _over_subsets(np.add, counts)


def _over_subsets(step: np.ufunc, counts: Counts) -> Counts:
    """Sums over the subsets of each mask (add), or back from such sums (subtract)."""
    bits = len(counts).bit_length() - 1
    grid = counts.reshape(1 << bits // 2, -1)
    # Half of the bits, then by turning the grid the other half: numpy wants long rows.
    for _ in range(2):
        for bit in range(len(grid).bit_length() - 1):
            pairs = grid.reshape(-1, 2, grid.shape[1] << bit)
            step(pairs[:, 1], pairs[:, 0], out=pairs[:, 1])
        grid = grid.T.copy()
    flat: Counts = grid.reshape(-1)
    return flat
