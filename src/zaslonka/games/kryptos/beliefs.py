"""Kryptos: exactly how likely each number is in each hidden place, as one viewer can know it."""

from collections.abc import Collection, Iterator
from contextlib import suppress
from functools import cached_property
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from zaslonka import kernel
from zaslonka.kernel import Chance, Seat
from .content import colour
from .events import TurnedUp
from .guesses import hidden_places
from .holders import Flags, Holder, Weights
from .rules import ADVANCED, broken_by, in_opening
from .state import Board, Hand, Secret
from .sweep import Sweep, TooMany

MAX_STATES = 130_000
"""States up to which following all holders at once beats following one after the other."""

Likely: TypeAlias = dict[tuple[Seat, int], dict[int, float]]
"""For each hidden place of each other seat the numbers that can be there, and how likely."""


class Worlds:
    """All deals that fit what one viewer has seen."""

    def __init__(self, view: kernel.View[Board, Hand]) -> None:
        table = view.table
        known = {number for row in table.rows for number in row}
        if view.hand is not None:
            known.update(view.hand.cards)
        self._unknown = [number for number in range(1, table.numbers + 1) if number not in known]
        self._colours = [colour(number) for number in self._unknown]
        self._table = table
        self.effort = 0  # states counted so far: what it has cost
        self.seats = [
            seat for seat, tokens in enumerate(table.tokens) if seat != view.seat and any(tokens)
        ]

    def likely(self) -> Likely:
        """How likely each number is in each hidden place of each other seat."""
        found: Likely = {}
        for seat, deals in zip(self.seats, self._deals_by_place(), strict=False):
            found |= self._shares(seat, deals)
        return found

    def likely_alone(self, seat: Seat) -> Likely:
        """How likely it looks to someone who considers this row, and no other."""
        return self._shares(seat, self._row(seat).prospects.places())

    def draw(self, chance: Chance) -> dict[Seat | None, list[int]]:
        """One deal, each as likely as the others: the hidden cards of each other seat and aside."""
        owners = [*self.seats, None]
        dealt: dict[Seat | None, list[int]] = {owner: [] for owner in owners}
        drawn = Sweep(self._colours, self._holders).draw(chance)
        for number, owner in zip(self._unknown, drawn, strict=True):
            dealt[owners[owner]].append(number)
        return dealt

    @cached_property
    def _holders(self) -> list[Holder]:
        holders = [self._row(seat) for seat in self.seats]
        aside, steps = self._table.aside, len(self._unknown)
        if any(aside):
            anything = np.ones((sum(aside), steps), bool)
            holders.append(Holder(aside, anything, steps, steps, self._colours))
        return holders

    def _deals_by_place(self) -> Weights:
        """In how many deals each holder has in each hidden place each unknown number."""
        everyone = range(len(self.seats))
        # Where nobody has to be followed, following one after the other costs least by far.
        if any(holder.first < holder.last for holder in self._holders):
            with suppress(TooMany):
                return self._places(everyone, MAX_STATES)
        return np.array([self._places({one})[one] for one in everyone])

    def _places(self, always: Collection[int], limit: int | None = None) -> Weights:
        sweep = Sweep(self._colours, self._holders, always, limit)
        self.effort += sweep.states
        return sweep.places()

    def _shares(self, seat: Seat, deals: Weights) -> Likely:
        found: Likely = {}
        for place, counts in zip(hidden_places(self._table.rows[seat]), deals, strict=False):
            total = counts.sum()
            found[seat, place] = {
                self._unknown[step]: float(counts[step] / total) for step in np.flatnonzero(counts)
            }
        return found

    def _row(self, seat: Seat) -> Holder:
        row, unknown = self._table.rows[seat], np.array(self._unknown, np.int64)
        hidden, steps = np.array(hidden_places(row)), len(unknown)
        up = [(place, number) for place, number in enumerate(row) if number is not None]
        between: Flags = np.ones((len(hidden), steps), bool)
        for place, number in up:
            left = hidden[:, None] < place
            between &= left == (unknown < number)
        banned = between & ruled_out(self._table, seat)[np.ix_(hidden, unknown)]
        # Whatever tells the places of this row apart, it does so between these steps.
        telling = [int((unknown < number).sum()) for _, number in up]
        for step in np.flatnonzero(banned.any(axis=0)):
            telling += [int(step), int(step) + 1]
        return Holder(
            self._table.tokens[seat],
            between & ~banned,
            min(telling, default=steps),
            max(telling, default=steps),
            self._colours,
        )


def ruled_out(table: Board, seat: Seat) -> Flags:
    """Which number cannot be in which place of a seat, by what was guessed and how it opened."""
    out = np.zeros((len(table.rows[seat]), table.numbers + 1), bool)
    for turned, past in enumerate(table.past):
        if isinstance(past, TurnedUp):
            if past.by == seat:
                for place, number in _kept_back(in_opening(table, turned), past):
                    out[place, number] = True
        elif past.by == seat:
            # Nobody names a number of their own hand (KRY-27).
            out[:, past.number] = True
        elif past.seat == seat and not past.right:
            out[past.place, past.number] = True
    return out


def _kept_back(table: Board, turned: TurnedUp) -> Iterator[tuple[int, int]]:
    """What a player cannot have who turned up a card against a rule of the advanced opening.

    That is allowed only to one without a card that keeps this rule and those before it (KRY-53).
    """
    broken = broken_by(table, turned.by, turned.place, turned.number)
    if broken:
        rules = list(ADVANCED)
        kept = set(rules[: rules.index(broken[0]) + 1])
        for place in hidden_places(table.rows[turned.by]):
            for number in range(1, table.numbers + 1):
                if place != turned.place and kept.isdisjoint(
                    broken_by(table, turned.by, place, number)
                ):
                    yield place, number


def draw(view: kernel.View[Board, Hand], chance: Chance) -> tuple[list[Hand], Secret]:
    """Hands and secret of a world that fits all the viewer has seen."""
    dealt = Worlds(view).draw(chance)
    hands = []
    for seat, row in enumerate(view.table.rows):
        up = [number for number in row if number is not None]
        hands.append(Hand(tuple(sorted([*up, *dealt.get(seat, [])]))))
    return hands, Secret(tuple(dealt[None]))


# What a table may show those who want help


class Facts(Struct, frozen=True, tag="facts"):
    """The numbers still possible in each place of one seat; of a face-up card its own."""

    seat: Seat
    places: tuple[tuple[int, ...], ...]


class Odds(Struct, frozen=True, tag="odds"):
    """How likely each number is in each place of one seat."""

    seat: Seat
    places: tuple[dict[int, float], ...]


def facts(view: kernel.View[Board, Hand]) -> tuple[Facts, ...]:
    """What is certain for this viewer: a number is named just when some deal has it there."""
    return tuple(Facts(found.seat, tuple(map(tuple, found.places))) for found in odds(view))


def odds(view: kernel.View[Board, Hand]) -> tuple[Odds, ...]:
    """What is likely for this viewer, of each other seat."""
    likely = Worlds(view).likely()
    return tuple(
        Odds(
            seat,
            tuple(
                likely[seat, place] if number is None else {number: 1.0}
                for place, number in enumerate(row)
            ),
        )
        for seat, row in enumerate(view.table.rows)
        if seat != view.seat
    )
