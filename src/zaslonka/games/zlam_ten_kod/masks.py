"""Złam ten Kod: sets of tiles as bits, what each of them answers, and counting over them.

Every tile is one bit, the two green fives included, so every way of dealing the
physical tiles is equally likely and a code with one five weighs twice by itself.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from zaslonka.games.zlam_ten_kod.content import CARDS, TILES, Answer, Code

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


# Counting over all subsets of some tiles


def with_subsets(counts: Counts) -> Counts:
    """The sum over all subsets of each mask."""
    sums = counts.copy()
    for bit in range(len(sums).bit_length() - 1):
        pairs = sums.reshape(-1, 2, 1 << bit)
        pairs[:, 1] += pairs[:, 0]
    return sums


def without_subsets(sums: Counts) -> Counts:
    """The counts of which these are the sums over subsets."""
    counts = sums.copy()
    for bit in range(len(counts).bit_length() - 1):
        pairs = counts.reshape(-1, 2, 1 << bit)
        pairs[:, 1] -= pairs[:, 0]
    return counts


@cache
def sizes(bits: int) -> npt.NDArray[np.uint8]:
    """How many tiles each set of these many has."""
    return np.bitwise_count(np.arange(1 << bits))
