"""Kod Krakowa: what a seat may hope for in each district, quickly."""

from functools import lru_cache
from itertools import accumulate
from operator import mul
from typing import NamedTuple

from zaslonka.kernel import Seat
from .beliefs import Looks, by_slot, looks, ways
from .content import (
    HAND_LIMIT,
    NUMBER,
    PLACES_OF,
    TOKENS,
    Attribute,
    District,
    Edition,
    Place,
    Slot,
)
from .moves import Collect
from .passages import open_neighbours, steps_from
from .state import Board, Hand, LookedAt, MixedIn, PickedUp, TakenOut, Trace
from .targets import pawn_of

CARD_WORTH = 0.3
"""What a card in the hand is worth, in places on the fuller board."""

DISCOUNT_PER_STEP = 0.93
"""What is left of a hope that is one step away: others may be there first."""

HORIZON_STEPS = 3
"""So many steps away it hopes for something."""

UNREACHABLE_STEPS = 9
"""Steps to where no open way leads."""

MOST_PLACES = 3
"""So many places of one district are hoped for at most."""

SHARES = [
    [DISCOUNT_PER_STEP**steps / max(steps + count, 1) for count in range(MOST_PLACES + 1)]
    for steps in range(HORIZON_STEPS + 1)
]
"""What each action is given of a hope so many steps away that so many places make up."""

WEIGHTS = ((0.8, 0.8), (1.0, 0.5), (1.0, 0.3), (1.0, 0.15))
"""What a place is worth on the fuller and on the other board, by how many it is ahead."""


class Wanted(NamedTuple):
    """A player's two attributes, and what a place on the board of each is worth."""

    left: Attribute | None
    right: Attribute | None
    on_left: float
    on_right: float
    edition: Edition

    def worth(self, place: Place) -> float:
        attributes = TOKENS[place].carries(self.edition)
        return (self.left in attributes) * self.on_left + (self.right in attributes) * self.on_right


class Hope(NamedTuple):
    """What places are worth: those that lie in a district, the best first, and one laid there."""

    lying: tuple[float, ...]
    fresh: float
    best: Slot | None = None  # in which slot the best one lies

    @property
    def next(self) -> float:
        """What the next place is worth that is collected there."""
        return self.lying[0] if self.lying else 0.0


class Aim(NamedTuple):
    """What an action spent on the way to a district and on collecting there brings."""

    rate: float
    district: District


def wanted(table: Board, seat: Seat) -> Wanted:
    boards = table.boards[seat]
    ahead = len(boards.on_left) - len(boards.on_right)
    fuller, other = WEIGHTS[min(abs(ahead), len(WEIGHTS) - 1)]
    if ahead < 0:
        fuller, other = other, fuller
    return Wanted(boards.left, boards.right, fuller, other, table.edition)


class Outlook:
    """What one seat may hope for, by what everybody sees and, if known, its own looks."""

    def __init__(self, table: Board, seat: Seat, hand: Hand | None = None) -> None:
        self.table, self.seat = table, seat
        self.hands: list[Hand | None] = []
        self.seen = frozenset[District]()
        if hand and hand.seen:
            self.hands = [hand if other == seat else None for other in range(len(table.boards))]
            self.seen = frozenset([each.district for each in hand.seen])
        self.wanted = wanted(table, seat)
        self._hopes: dict[District, Hope] = {}

    @property
    def here(self) -> District:
        return pawn_of(self.table, self.seat)

    def hope(self, district: District) -> Hope:
        if (found := self._hopes.get(district)) is None:
            found = self._hopes[district] = self._look(district)
        return found

    def _look(self, district: District) -> Hope:
        table = self.table
        known = looks(district, table, self.hands) if district in self.seen else ()
        slots = table.slots_of(district)
        return _hope(district, table.traces[NUMBER[district]], known, self.wanted, slots)

    def collect(self, district: District) -> Collect:
        """How to collect the best place there, or the one that will lie there first."""
        if self.table.edition == 1:
            return Collect(district)
        return Collect(district, self.hope(district).best or 0)

    def best(self) -> Aim | None:
        """Where it is best to go, if something can be had anywhere near."""
        return max(self.aims(), default=None)

    def aims(self) -> list[Aim]:
        """The districts near enough where something can be had, and how good it is to go there.

        Those are left out that even with the best of places would not be better than another.
        """
        table, found, best = self.table, list[Aim](), 0.0
        most = self.wanted.on_left + self.wanted.on_right
        card = CARD_WORTH if len(table.held[self.seat]) < HAND_LIMIT else 0.0
        for district, steps in steps_from(self.here, table.blocked).items():
            if steps > HORIZON_STEPS:
                break  # they come in order
            laid = table.laid[NUMBER[district]]
            if not laid and district in table.discovered:
                continue
            count = min(laid, MOST_PLACES) or 1
            share = SHARES[steps][count]
            if (most * count + card) * share > best:
                hope = self.hope(district)
                if laid:
                    gained = accumulate(hope.lying[:MOST_PLACES])
                    rate = max(map(mul, SHARES[steps][1:], gained))
                else:
                    rate = share * (hope.fresh + card)
                found.append(Aim(rate, district))
                best = max(best, rate)
        return found

    def stand(self, district: District) -> float:
        """What the first action there would bring."""
        if self.table.laid[NUMBER[district]]:
            return self.hope(district).next
        return 0.0 if district in self.table.discovered else self.hope(district).fresh

    def way(self, target: District) -> list[District]:
        """The districts of a shortest way there, from the next one to the last."""
        steps, at, way = steps_from(target, self.table.blocked), self.here, []
        while at != target:
            at = min(open_neighbours(self.table, at), key=steps.__getitem__)
            way.append(at)
        return way

    def steps_to(self, district: District) -> int:
        return steps_from(self.here, self.table.blocked).get(district, UNREACHABLE_STEPS)


@lru_cache(maxsize=1 << 15)
def _hope(
    district: District,
    traces: tuple[Trace, ...],
    known: Looks,
    wanted: Wanted,
    slots: tuple[Slot, ...],
) -> Hope:
    """The mean over all that can lie there; no looks are known if none are given."""
    lying, fresh = _likely(district, traces, known)
    worth = [_worth(wanted, one) for one in lying]
    later = _worth(wanted, fresh)
    if wanted.edition == 1:  # whichever comes up
        return Hope((sum(worth, 0.0) / max(len(worth), 1),) * len(worth), later)
    best = slots[worth.index(max(worth))] if worth else None
    return Hope(tuple(sorted(worth, reverse=True)), later, best)


def _worth(wanted: Wanted, shares: dict[Place, float]) -> float:
    return sum([wanted.worth(place) * share for place, share in shares.items()], 0.0)


@lru_cache(maxsize=1 << 12)
def _likely(
    district: District, traces: tuple[Trace, ...], known: Looks
) -> tuple[tuple[dict[Place, float], ...], dict[Place, float]]:
    """How likely each place lies in each slot there, and how likely it is laid next."""
    if not known:
        known = tuple(None for trace in traces if isinstance(trace, LookedAt))
    hidden = list(PLACES_OF[district])
    for trace in traces:
        match trace:
            case PickedUp(place) | TakenOut(place):
                hidden.remove(place)
            case MixedIn(place):
                hidden.append(place)
    lying = by_slot(ways(district, traces, known)[-1])
    on_tray = max(len(hidden) - len(lying), 1)
    return lying, {
        place: (1 - sum([slot.get(place, 0.0) for slot in lying], 0.0)) / on_tray
        for place in hidden
    }
