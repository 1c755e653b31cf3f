"""Złam ten Kod: exactly which deals are possible for a viewer, and how likely each is.

Every other seat has a set of candidates: the sets of tiles that fit its answers and
guesses.  A deal is a choice of disjoint candidates, one for each seat, with the rest of
the tiles in the middle.  Deals are counted by subset convolution, never listed: since
all candidates have the same size, sets are disjoint just when their union is as large
as all of them together.
"""

from collections.abc import Sequence
from functools import reduce
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from zaslonka.games.zlam_ten_kod.content import CARDS, TILES, Code, Tile
from zaslonka.games.zlam_ten_kod.masks import (
    Chosen,
    Counts,
    Indices,
    Masks,
    all_codes,
    all_masks,
    can_name,
    is_code,
    mask_of,
    says,
    sizes,
    with_subsets,
    without_subsets,
)
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

Holder: TypeAlias = Seat | None
"""A seat, or None for the tiles that no seat holds."""


class Worlds:
    """All deals that fit what one viewer has seen."""

    def __init__(self, view: View) -> None:
        table, hand = view.table, view.hand
        # A middle once seen is as well known as one's own tiles.
        self._middle = None if hand is None else hand.middle
        known = 0 if hand is None else mask_of(tuple(sorted(hand.code + (hand.middle or ()))))
        self._places = [bit for bit in range(len(TILES)) if not known >> bit & 1]
        self._full = (1 << len(self._places)) - 1
        self._tiles = table.tiles
        self.seats = tuple(seat for seat in range(table.players) if seat != view.seat)
        beside = all_masks(table.tiles) & known == 0
        self._candidates: dict[Seat, Indices] = {
            seat: np.flatnonzero(candidates(table, seat) & beside) for seat in self.seats
        }

    def weights(self, holder: Holder) -> tuple[Indices, Counts]:
        """A holder's candidates (indices of `all_masks`), and how many deals each is part of."""
        others = tuple(seat for seat in self.seats if seat != holder)
        if holder is None:
            return self._weights_of_middle()
        found = self._candidates[holder]
        weights = with_subsets(self._joint(others))[self._full ^ self._packed(found)]
        return found[weights > 0], weights[weights > 0]

    def codes(self, holder: Holder) -> dict[Code, int]:
        """A holder's possible codes, and in how many deals each stands there."""
        if holder is None and self._middle is not None:
            return {self._middle: 1}
        spelled, reads_as = all_codes(self._tiles)
        found, weights = self.weights(holder)
        total: Counts = np.zeros(len(spelled), np.int64)
        np.add.at(total, reads_as[found], weights)
        return {spelled[i]: int(total[i]) for i in np.flatnonzero(total)}

    def draw(self, chance: Chance) -> dict[Holder, Code]:
        """One deal, each as likely as the others."""
        left, dealt = self._full, dict[Holder, Code]()
        for i, seat in enumerate(self.seats):
            # How many ways the seats after this one can hold tiles among those left.
            ways = with_subsets(self._joint(self.seats[i + 1 :]))
            masks = self._packed(self._candidates[seat])
            masks = masks[masks & left == masks]
            sums = np.cumsum(ways[left ^ masks])
            mask = int(masks[np.searchsorted(sums, chance.below(int(sums[-1])), side="right")])
            dealt[seat] = self._code(mask)
            left ^= mask
        dealt[None] = self._code(left) if self._middle is None else self._middle
        return dealt

    def _weights_of_middle(self) -> tuple[Indices, Counts]:
        known = ~sum(1 << bit for bit in self._places)
        found = np.flatnonzero(all_masks(self._tiles) & known == 0)
        weights = self._joint(self.seats)[self._full ^ self._packed(found)]
        return found[weights > 0], weights[weights > 0]

    def _joint(self, seats: Sequence[Seat]) -> Counts:
        """In how many ways these seats can hold exactly the tiles of each mask."""
        if not seats:
            nothing = np.zeros(self._full + 1, np.int64)
            nothing[0] = 1
            return nothing
        spread = []
        for seat in seats:
            counts = np.zeros(self._full + 1, np.int64)
            counts[self._packed(self._candidates[seat])] = 1
            spread.append(counts)
        if len(seats) == 1:
            return spread[0]
        unions = without_subsets(reduce(np.multiply, map(with_subsets, spread)))
        unions[sizes(len(self._places)) != len(seats) * self._tiles] = 0
        return unions

    def _packed(self, found: Indices) -> Masks:
        """These sets of tiles over the bits of the unknown tiles only."""
        masks = all_masks(self._tiles)[found]
        packed = np.zeros_like(masks)
        for i, bit in enumerate(self._places):
            packed |= (masks >> bit & 1) << i
        return packed

    def _code(self, mask: int) -> Code:
        return tuple(TILES[bit] for i, bit in enumerate(self._places) if mask >> i & 1)


def candidates(table: Table, seat: Seat) -> Chosen:
    """Which sets of tiles a seat may hold, by its answers, guesses at it, and its own guesses."""
    fits = np.ones(len(all_masks(table.tiles)), bool)
    for past in table.past:
        if isinstance(past, Asked):
            for reply in past.replies:
                if reply.seat == seat:
                    fits &= says(past.card, past.digit, table.tiles, reply.says)
        elif isinstance(past, Guessed):
            # Nobody guesses a tile of their own: what they name, they do not hold (ZTK-50).
            fits &= (
                can_name(past.code, table.tiles)
                if past.by == seat
                else (is_code(past.code) == past.right)
            )
    return fits


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


# What a table may show those who want help


class Facts(Struct, frozen=True, tag="facts"):
    """The tiles still possible at each place of one screen, or of the middle (``seat`` None)."""

    seat: Seat | None
    places: tuple[tuple[Tile, ...], ...]


class Odds(Struct, frozen=True, tag="odds"):
    """How many codes one holder may still have, and how likely each tile is at each place."""

    seat: Seat | None
    codes: int
    places: tuple[dict[Tile, float], ...]


def facts(view: View) -> tuple[Facts, ...]:
    """What is certain for this viewer: a tile is named just when some deal has it there."""
    return tuple(Facts(found.seat, tuple(map(tuple, found.places))) for found in odds(view))


def odds(view: View) -> tuple[Odds, ...]:
    """What is likely for this viewer, of each other seat and, with three or four, the middle."""
    worlds = Worlds(view)
    holders: list[Holder] = list(worlds.seats)
    if view.table.players > 2:
        holders.append(None)
    return tuple(_odds_of(holder, worlds.codes(holder)) for holder in holders)


def _odds_of(holder: Holder, codes: dict[Code, int]) -> Odds:
    total = sum(codes.values())
    places = []
    for column in zip(*codes, strict=True):
        weights: dict[Tile, int] = {}
        for tile, weight in zip(column, codes.values(), strict=True):
            weights[tile] = weights.get(tile, 0) + weight
        places.append({tile: weights[tile] / total for tile in sorted(weights)})
    return Odds(holder, len(codes), tuple(places))
