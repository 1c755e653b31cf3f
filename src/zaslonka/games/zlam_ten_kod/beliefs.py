"""Złam ten Kod: exactly which deals are possible for a viewer, and how likely each is.

Every other seat has a set of candidates: the sets of tiles that fit its answers and
guesses.  A deal is a choice of disjoint candidates, one for each seat, with the rest of
the tiles in the middle.  Deals are counted, not listed, wherever they are many.
"""

from typing import TypeAlias

import numpy as np
from msgspec import Struct

from zaslonka import kernel
from zaslonka.kernel import Chance, Seat
from .content import CARDS, TILES, Code, Tile
from .events import Announced, Asked, Guessed
from .masks import (
    Chosen,
    Counts,
    Indices,
    Masks,
    Tally,
    all_codes,
    all_masks,
    answers,
    can_name,
    disjoint_from,
    is_code,
    mask_of,
    nothing,
    says,
    unions,
)
from .rules import codes_beside
from .state import Board, Hand, Secret

Holder: TypeAlias = Seat | None
"""A seat, or None for the tiles that no seat holds."""


class Worlds:
    """All deals that fit what one viewer has seen."""

    def __init__(self, view: kernel.View[Board, Hand]) -> None:
        table, hand = view.table, view.hand
        # A middle once seen is as well known as one's own tiles.
        self._middle = None if hand is None else hand.middle
        known = () if hand is None else tuple(sorted(hand.code + (hand.middle or ())))
        self._tiles = table.tiles
        self._unknown = [bit for bit in range(len(TILES)) if not mask_of(known) >> bit & 1]
        self._full = (1 << len(self._unknown)) - 1
        self.seats = tuple(seat for seat in range(table.players) if seat != view.seat)
        beside = all_masks(table.tiles) & mask_of(known) == 0
        self._candidates: dict[Seat, Indices] = {
            seat: np.flatnonzero(candidates(table, seat) & beside) for seat in self.seats
        }
        self._joint: dict[tuple[Seat, ...], Tally] = {(): nothing()}

    def weights(self, seat: Seat) -> tuple[Indices, Counts]:
        """A seat's candidates (indices of `all_masks`), and how many deals each is part of."""
        found = self._candidates[seat]
        others = self._held_by(tuple(other for other in self.seats if other != seat))
        weights = disjoint_from(self._packed(found), others, len(self._unknown))
        return found[weights > 0], weights[weights > 0]

    def numbered(self, seat: Seat) -> tuple[Indices, Counts]:
        """A seat's codes (indices of `all_codes`), and in how many deals each stands there."""
        found, weights = self.weights(seat)
        total = np.bincount(all_codes(self._tiles)[1][found], weights).astype(np.int64)
        return np.flatnonzero(total), total[total > 0]

    def codes(self, holder: Holder) -> dict[Code, int]:
        """A holder's possible codes, and in how many deals each stands there."""
        if holder is not None:
            codes, _ = all_codes(self._tiles)
            numbers, weights = (found.tolist() for found in self.numbered(holder))
            return {codes[i]: weight for i, weight in zip(numbers, weights, strict=True)}
        if self._middle is not None:
            return {self._middle: 1}
        middles: dict[Code, int] = {}
        for held, count in zip(*map(np.ndarray.tolist, self._held_by(self.seats)), strict=True):
            code = self._code(self._full ^ held)
            middles[code] = middles.get(code, 0) + count
        return middles

    def deals(self) -> int:
        """How many there are."""
        return int(self._held_by(self.seats).counts.sum())

    def foreseen(self, card: str, digit: int | None) -> list[int]:
        """In how many deals each possible set of answers to a question would be given."""
        said, ids = answers(card, digit, self._tiles)
        *before, last = self.seats
        taken = nothing().masks
        replies = np.zeros(1, np.int64)
        for seat in before:
            found = self._candidates[seat]
            masks = self._packed(found)
            i, j = np.nonzero(taken[:, None] & masks == 0)
            taken = taken[i] | masks[j]
            replies = replies[i] * len(ids) + said[found][j]
        found = self._candidates[last]
        masks, said_last = self._packed(found), said[found]
        counts: list[int] = []
        for answer in np.unique(said_last):
            so = masks[said_last == answer]
            ways = disjoint_from(taken, Tally(so, np.ones_like(so)), len(self._unknown))
            counts += np.bincount(replies, ways).astype(np.int64).tolist()
        return [count for count in counts if count]

    def draw(self, chance: Chance) -> dict[Holder, Code]:
        """One deal, each as likely as the others."""
        left, dealt = self._full, dict[Holder, Code]()
        for i, seat in enumerate(self.seats, start=1):
            masks = self._packed(self._candidates[seat])
            masks = masks[masks & left == masks]
            taken = self._full ^ left
            after = self._held_by(self.seats[i:])
            ways = disjoint_from(masks | taken, after, len(self._unknown))
            sums = np.cumsum(ways)
            mask = int(masks[np.searchsorted(sums, chance.below(int(sums[-1])), side="right")])
            dealt[seat] = self._code(mask)
            left ^= mask
        dealt[None] = self._code(left) if self._middle is None else self._middle
        return dealt

    def _held_by(self, seats: tuple[Seat, ...]) -> Tally:
        """In how many ways these seats can hold exactly the tiles of each mask."""
        if seats not in self._joint:
            masks = self._packed(self._candidates[seats[-1]])
            last = Tally(masks, np.ones_like(masks))
            self._joint[seats] = unions(self._held_by(seats[:-1]), last, len(self._unknown))
        return self._joint[seats]

    def _packed(self, found: Indices) -> Masks:
        """These sets of tiles over the bits of the unknown tiles only."""
        masks = all_masks(self._tiles)[found]
        packed = np.zeros_like(masks)
        for i, bit in enumerate(self._unknown):
            packed |= (masks >> bit & 1) << i
        return packed

    def _code(self, mask: int) -> Code:
        return tuple(TILES[bit] for i, bit in enumerate(self._unknown) if mask >> i & 1)


def candidates(table: Board, seat: Seat) -> Chosen:
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


def draw(view: kernel.View[Board, Hand], chance: Chance) -> tuple[list[Hand], Secret]:
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


def shown(table: Board) -> set[str]:
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


def facts(view: kernel.View[Board, Hand]) -> tuple[Facts, ...]:
    """What is certain for this viewer: a tile is named just when some deal has it there."""
    return tuple(Facts(found.seat, tuple(map(tuple, found.places))) for found in odds(view))


def odds(view: kernel.View[Board, Hand]) -> tuple[Odds, ...]:
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
