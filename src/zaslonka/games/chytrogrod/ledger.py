"""Chytrogród: which goods pay for which deal in a round, for who wants to know why.  TAB-69."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from zaslonka.kernel import Chance, Played
from zaslonka.kernel.drafting import Draft
from .content import NONE, Colour, Kind, Tokens
from .events import BoughtOut, CardRemoved, DealMade, Heap
from .stock import ONE, minus


class Made(NamedTuple):
    """A deal of the round: what one's own goods lack for it, and what makes up for that."""

    district: Colour
    kind: Kind
    points: int
    lacks: Tokens
    spent: bool  # whether an earlier deal took some of what is lacking
    bought: tuple[Colour, ...]  # the districts where the rest was bought out
    secret: Colour | None


class Ledger:
    """What a round brings to whoever begins it; goods of one's own are paid before bought ones."""

    def __init__(self, position: Draft, line: Sequence[Played]) -> None:
        self.deals = list[Made]()
        self.bought = dict[Colour, Tokens]()
        self.removed = dict[Colour, CardRemoved]()
        self._solver, state = position.on_turn, position.state.clone()
        self._start = self._own = state.table.players[self._solver].tokens
        self._left = dict[Colour, Tokens]()
        for played in line:
            player = state.table.players[self._solver]
            before, chance = len(player.deals), Chance(position.seed, played.ply)
            told = position.rules.perform(state, played.seat, played.move, chance).told
            taken = iter(player.deals[before:])
            for event in (one.event for one in told):
                match event:
                    case BoughtOut(self._solver, district, heaps):
                        self.bought[district] = self._left[district] = _tokens(heaps)
                    case CardRemoved(self._solver, district):
                        self.removed[district] = event
                    case DealMade(self._solver):
                        deal = next(taken)
                        side = deal.deal.big if deal.big else deal.deal.small
                        self._pay(event, side.cost)

    def of(self, district: Colour, kind: Kind) -> Made | None:
        found = (one for one in self.deals if (one.district, one.kind) == (district, kind))
        return next(found, None)

    def _pay(self, event: DealMade, cost: Tokens) -> None:
        lacks, bought = lacking(cost, self._own), list[Colour]()
        due = minus(cost, NONE if event.secret is None else ONE[event.secret])
        self._own, due = _paid(self._own, due)
        for district, tokens in self._left.items():
            self._left[district], rest = _paid(tokens, due)
            if rest != due:
                bought.append(district)
            due = rest
        self.deals.append(
            Made(
                event.district,
                event.kind,
                event.points,
                lacks,
                lacks != lacking(cost, self._start),
                tuple(bought),
                event.secret,
            )
        )


def lacking(cost: Tokens, held: Tokens) -> Tokens:
    """What is lacking to pay this."""
    return cast(Tokens, tuple(max(0, count) for count in minus(cost, held)))


def _paid(held: Tokens, due: Tokens) -> tuple[Tokens, Tokens]:
    """What is left of these tokens, and of what is due, once as much as can be is paid."""
    return lacking(held, due), lacking(due, held)


def _tokens(heaps: Sequence[Heap]) -> Tokens:
    counts = {heap.token: heap.count for heap in heaps}
    return cast(Tokens, tuple(counts.get(kind, 0) for kind in range(len(NONE))))
