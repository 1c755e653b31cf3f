"""Złam ten Kod: exactly which deals are possible for a viewer, and how likely each is.

Every tile is one bit, the two green fives included, so every way of dealing the
physical tiles is equally likely and a code with one five weighs twice by itself.
A hidden holder (another seat, or the middle) has a set of candidate masks that
fit its answers.  Deals are joint choices of disjoint candidates; they are counted
by subset convolution, never listed: since all candidates of a holder have the same
size, two masks are disjoint just when their union is as large as both together.
"""

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from itertools import combinations
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from zaslonka.games.zlam_ten_kod.content import CARDS, TILES, Answer, Code
from zaslonka.games.zlam_ten_kod.rules import (
    Announced,
    Asked,
    Guessed,
    Hand,
    Secret,
    Table,
    View,
    codes_beside,
)
from zaslonka.kernel import Chance, Seat

Masks: TypeAlias = npt.NDArray[np.int64]
Counts: TypeAlias = npt.NDArray[np.int64]
Chosen: TypeAlias = npt.NDArray[np.bool_]
Holder: TypeAlias = Seat | None
"""A seat, or None for the tiles that no seat holds."""


class Worlds:
    """All deals that fit what one viewer has seen."""

    def __init__(self, view: View) -> None:
        table = view.table
        own = own_mask(view.hand.code) if view.hand is not None else 0
        self._places = [bit for bit in range(len(TILES)) if not own >> bit & 1]
        self._full = (1 << len(self._places)) - 1
        seats = [seat for seat in range(table.players) if seat != view.seat]
        self._size: dict[Holder, int] = dict.fromkeys(seats, table.tiles)
        self._size[None] = len(self._places) - table.tiles * len(seats)
        self._masks: dict[Holder, Masks] = {
            seat: self._seen_from_here(candidates(table, seat), own) for seat in seats
        }
        self._masks[None] = self._middle(view, own)

    @property
    def holders(self) -> tuple[Holder, ...]:
        return tuple(self._size)

    def count(self) -> int:
        """How many deals are possible."""
        return int(self.weights(None)[1].sum())

    def weights(self, holder: Holder) -> tuple[Masks, Counts]:
        """A holder's candidates, and in how many deals each of them takes part."""
        others = [other for other in self.holders if other != holder]
        joint = _disjoint_unions([self._spread(other) for other in others])
        masks = self._masks[holder]
        weights = joint[self._full ^ masks]
        return masks[weights > 0], weights[weights > 0]

    def codes(self, holder: Holder) -> dict[Code, int]:
        """A holder's possible codes and in how many deals each stands there."""
        found: dict[Code, int] = {}
        masks, weights = self.weights(holder)
        for mask, weight in zip(masks.tolist(), weights.tolist(), strict=True):
            code = self.code(mask)
            found[code] = found.get(code, 0) + weight
        return found

    def draw(self, chance: Chance) -> dict[Holder, Code]:
        """One deal, each as likely as the others."""
        holders = self.holders
        # ways[i][mask]: how many ways the holders from i on can hold exactly these tiles.
        ways = [self._spread(holders[-1])]
        for holder in reversed(holders[1:-1]):
            ways.insert(0, _disjoint_unions([self._spread(holder), ways[0]]))
        left, dealt = self._full, {}
        for holder, rest in zip(holders, ways, strict=False):
            masks = self._masks[holder]
            masks = masks[masks & left == masks]
            sums = np.cumsum(rest[left ^ masks])
            mask = int(masks[np.searchsorted(sums, chance.below(int(sums[-1])), side="right")])
            dealt[holder] = self.code(mask)
            left ^= mask
        dealt[holders[-1]] = self.code(left)
        return dealt

    def code(self, mask: int) -> Code:
        return tuple(TILES[bit] for i, bit in enumerate(self._places) if mask >> i & 1)

    def _middle(self, view: View, own: int) -> Masks:
        size = self._size[None]
        everything = self._seen_from_here(all_masks(size), own)
        if view.hand is None or view.hand.middle is None:
            return everything
        seen = view.hand.middle
        return np.array([mask for mask in everything.tolist() if self.code(mask) == seen])

    def _seen_from_here(self, masks: Masks, own: int) -> Masks:
        """The masks without a tile of one's own, over the bits of the other tiles only."""
        masks = masks[masks & own == 0]
        packed = np.zeros_like(masks)
        for i, bit in enumerate(self._places):
            packed |= (masks >> bit & 1) << i
        return packed

    def _spread(self, holder: Holder) -> Counts:
        table = np.zeros(self._full + 1, np.int64)
        table[self._masks[holder]] = 1
        return table


def draw(view: View, chance: Chance) -> tuple[list[Hand], Secret]:
    """Hands and secret of a world that fits all the viewer has seen."""
    table = view.table
    dealt = Worlds(view).draw(chance)
    middle = dealt[None]
    hands = [Hand(dealt.get(seat, ())) for seat in range(table.players)]
    for past in table.past:
        if isinstance(past, Announced) and past.by != view.seat:
            hand = hands[past.by]
            hand.middle = middle
            hand.wrote = middle if past.right else _wrong_guess(hand.code, middle, chance)
    unseen = [card for card in CARDS if card not in shown(table)]
    return hands, Secret(middle, chance.shuffled(unseen))


def shown(table: Table) -> set[str]:
    """The question cards that have ever lain open."""
    return {past.card for past in table.past if isinstance(past, Asked)} | set(table.row)


def _wrong_guess(own: Code, middle: Code, chance: Chance) -> Code:
    legal = codes_beside(own, len(middle))
    while (code := chance.pick(legal)) == middle:
        pass
    return code


# What a seat's answers leave possible


def candidates(table: Table, seat: Seat) -> Masks:
    """The masks a seat may hold, by its own answers, guesses at it, and its own guesses."""
    masks = all_masks(table.tiles)
    fits = np.ones(len(masks), bool)
    for past in table.past:
        if isinstance(past, Asked):
            for reply in past.replies:
                if reply.seat == seat:
                    fits &= says(past.card, past.digit, table.tiles, reply.says)
        elif isinstance(past, Guessed):
            # Nobody guesses a tile of their own: what they name, they do not hold (ZTK-50).
            fits &= (
                _can_name(past.code, table.tiles)
                if past.by == seat
                else (_is_code(past.code) == past.right)
            )
    return masks[fits]


@cache
def all_masks(size: int) -> Masks:
    """Every set of so many tiles, as bits of their places in TILES."""
    return np.array([sum(1 << bit for bit in bits) for bits in _bits(size)])


@cache
def _all_codes(size: int) -> list[Code]:
    return [tuple(TILES[bit] for bit in bits) for bits in _bits(size)]


def _bits(size: int) -> Iterable[tuple[int, ...]]:
    return combinations(range(len(TILES)), size)


def says(card: str, digit: int | None, size: int, answer: Answer) -> Chosen:
    """For each set of tiles, whether it gives this answer."""
    answers, ids = _answers(card, digit, size)
    fits: Chosen = answers == ids.get(answer, -1)
    return fits


@cache
def _answers(
    card: str, digit: int | None, size: int
) -> tuple[npt.NDArray[np.int16], dict[Answer, int]]:
    ids: dict[Answer, int] = {}
    ask = CARDS[card].ask
    found = [ids.setdefault(ask(code, digit), len(ids)) for code in _all_codes(size)]
    return np.array(found, np.int16), ids


def own_mask(code: Code) -> int:
    """The bits of a code; of two alike tiles the first is taken first."""
    mask = 0
    for tile in code:
        bit = TILES.index(tile)
        mask |= 1 << (bit + 1 if mask >> bit & 1 else bit)
    return mask


_FIVES = own_mask(("5g", "5g"))


def _is_code(code: Code) -> Chosen:
    """For each set of tiles, whether it reads as this code: a lone five may be either of them."""
    masks, mask = all_masks(len(code)), own_mask(code)
    one_five = (mask & _FIVES).bit_count() == 1
    fits: Chosen = (masks == mask) | (masks == (mask ^ _FIVES if one_five else mask))
    return fits


def _can_name(code: Code, size: int) -> Chosen:
    """For each set of tiles, whether its holder could name this code beside it."""
    masks, named = all_masks(size), own_mask(code)
    # Of two alike fives it only counts how many are left.
    held_fives = np.bitwise_count(masks & _FIVES)
    fits: Chosen = (masks & named & ~_FIVES == 0) & (held_fives + (named & _FIVES).bit_count() <= 2)
    return fits


# Counting


def _disjoint_unions(counts: Sequence[Counts]) -> Counts:
    """How often each mask is the union of disjoint sets, one from each count.

    Only masks of the full joint size are meant; others come out as chance unions.
    """
    if len(counts) == 1:
        return counts[0]
    return _without_subsets(reduce(np.multiply, map(_with_subsets, counts)))


def _with_subsets(counts: Counts) -> Counts:
    """The sum over all subsets of each mask."""
    sums = counts.copy()
    for bit in range(len(sums).bit_length() - 1):
        pairs = sums.reshape(-1, 2, 1 << bit)
        pairs[:, 1] += pairs[:, 0]
    return sums


def _without_subsets(sums: Counts) -> Counts:
    """The counts of which these are the sums over subsets."""
    counts = sums.copy()
    for bit in range(len(counts).bit_length() - 1):
        pairs = counts.reshape(-1, 2, 1 << bit)
        pairs[:, 1] -= pairs[:, 0]
    return counts
