"""Kod Krakowa: what a seat may hope for in each district, quickly."""

from functools import lru_cache
from typing import NamedTuple

from zaslonka.games.kod_krakowa.beliefs import Looks, looks, ways
from zaslonka.games.kod_krakowa.city import (
    City,
    Hand,
    LookedAt,
    MixedIn,
    PickedUp,
    TakenOut,
    Trace,
)
from zaslonka.games.kod_krakowa.content import (
    HAND_LIMIT,
    NUMBER,
    PLACES_OF,
    TOKENS,
    Attribute,
    District,
    Place,
)
from zaslonka.games.kod_krakowa.passages import open_neighbours, steps_from
from zaslonka.games.kod_krakowa.targets import pawn_of
from zaslonka.kernel import Seat

CARD_WORTH = 0.3
"""What a card in the hand is worth, in places on the fuller board."""

PATIENCE = 0.93
"""What is left of a hope that is one step away: others may be there first."""

HORIZON = 3
"""So many steps away it hopes for something."""

FAR = 9
"""Steps to where no open way leads."""

AT_ONCE = 3
"""So many places of one district are hoped for at most."""

SHARES = [
    [PATIENCE**steps / max(steps + count, 1) for count in range(AT_ONCE + 1)]
    for steps in range(HORIZON + 1)
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

    def worth(self, place: Place) -> float:
        attributes = TOKENS[place].attributes
        return (self.left in attributes) * self.on_left + (self.right in attributes) * self.on_right


class Hope(NamedTuple):
    """What the next place is worth that is collected from a district, or laid onto it."""

    lying: float
    fresh: float


class Aim(NamedTuple):
    """What an action spent on the way to a district and on collecting there brings."""

    rate: float
    district: District


def wanted(city: City, seat: Seat) -> Wanted:
    boards = city.boards[seat]
    ahead = len(boards.on_left) - len(boards.on_right)
    fuller, other = WEIGHTS[min(abs(ahead), len(WEIGHTS) - 1)]
    if ahead < 0:
        fuller, other = other, fuller
    return Wanted(boards.left, boards.right, fuller, other)


class Outlook:
    """What one seat may hope for, by what everybody sees and, if known, its own looks."""

    def __init__(self, city: City, seat: Seat, hand: Hand | None = None) -> None:
        self.city, self.seat = city, seat
        self.hands: list[Hand | None] = []
        if hand and hand.seen:
            self.hands = [hand if other == seat else None for other in range(len(city.boards))]
        self.wanted = wanted(city, seat)

    @property
    def here(self) -> District:
        return pawn_of(self.city, self.seat)

    def hope(self, district: District) -> Hope:
        city = self.city
        known = looks(district, city, self.hands) if self.hands else ()
        return _hope(district, city.traces[NUMBER[district]], known, self.wanted)

    def best(self) -> Aim | None:
        """Where it is best to go, if something can be had anywhere near."""
        return max(self.aims(), default=None)

    def aims(self) -> list[Aim]:
        """The districts near enough where something can be had, and how good it is to go there.

        Those are left out that even with the best of places would not be better than another.
        """
        city, found, best = self.city, list[Aim](), 0.0
        most = self.wanted.on_left + self.wanted.on_right
        card = CARD_WORTH if len(city.held[self.seat]) < HAND_LIMIT else 0.0
        for district, steps in steps_from(self.here, city.blocked).items():
            if steps > HORIZON:
                break  # they come in order
            laid = city.laid[NUMBER[district]]
            if not laid and district in city.discovered:
                continue
            count = min(laid, AT_ONCE) or 1
            share = SHARES[steps][count]
            if (most * count + card) * share > best:
                hope = self.hope(district)
                rate = share * (count * hope.lying if laid else hope.fresh + card)
                found.append(Aim(rate, district))
                best = max(best, rate)
        return found

    def stand(self, district: District) -> float:
        """What the first action there would bring."""
        if self.city.laid[NUMBER[district]]:
            return self.hope(district).lying
        return 0.0 if district in self.city.discovered else self.hope(district).fresh

    def way(self, target: District) -> list[District]:
        """The districts of a shortest way there, from the next one to the last."""
        steps, at, way = steps_from(target, self.city.blocked), self.here, []
        while at != target:
            at = min(open_neighbours(self.city, at), key=steps.__getitem__)
            way.append(at)
        return way

    def steps_to(self, district: District) -> int:
        return steps_from(self.here, self.city.blocked).get(district, FAR)


@lru_cache(maxsize=1 << 15)
def _hope(district: District, traces: tuple[Trace, ...], known: Looks, wanted: Wanted) -> Hope:
    """The mean over all that can lie there; no looks are known if none are given."""
    lying = fresh = 0.0
    for place, collected, laid in _likely(district, traces, known):
        worth = wanted.worth(place)
        lying += worth * collected
        fresh += worth * laid
    return Hope(lying, fresh)


@lru_cache(maxsize=1 << 12)
def _likely(
    district: District, traces: tuple[Trace, ...], known: Looks
) -> list[tuple[Place, float, float]]:
    """How likely each place is to be the next one collected there, and the next one laid."""
    if not known:
        known = tuple(None for trace in traces if isinstance(trace, LookedAt))
    hidden = list(PLACES_OF[district])
    for trace in traces:
        match trace:
            case PickedUp(place) | TakenOut(place):
                hidden.remove(place)
            case MixedIn(place):
                hidden.append(place)
    last = ways(district, traces, known)[-1]
    total, lying = sum(last.values()), len(next(iter(last)))
    found = []
    for place in hidden:
        here = sum(count for laid, count in last.items() if place in laid) / total
        found.append((place, here / max(lying, 1), (1 - here) / max(len(hidden) - lying, 1)))
    return found
