"""What a game of a contest came to, what it counts, and how everybody stands.

TAB-132, TAB-137.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct

from zaslonka.kernel import AnyState, Seat
from zaslonka.table.live import LiveTable, Sitter

BEATEN, EQUAL = 2, 1
"""What one has for each whom one has beaten, and for each who did as well."""


class Fared(Struct, frozen=True):
    """How somebody fared on a seat; who has a better key did better."""

    own: bool  # they played it themselves to the end: neither resigned nor given to a robot
    won: bool
    score: int

    @property
    def key(self) -> tuple[bool, bool, int]:
        return self.own, self.won, self.score


class Outcome(Struct, frozen=True):
    """What a table came to: for each seat how it fared, and which seats are of one side.

    None is of nobody who came, and everywhere where the game was not played to its end.
    """

    fared: tuple[Fared | None, ...]
    sides: tuple[int, ...]

    def against(self, seat: Seat, other: Seat) -> int:
        """What a seat has for another one at its table; for its own side nothing."""
        one, two = self.fared[seat], self.fared[other]
        if one is None or self.sides[seat] == self.sides[other]:
            return 0
        return BEATEN if two is None else _better(one, two)

    def points(self, seat: Seat) -> int:
        return sum(self.against(seat, other) for other in range(len(self.fared)))

    def most(self) -> int:
        """What the best of them could have had."""
        return max(BEATEN * (len(self.sides) - self.sides.count(side)) for side in self.sides)


Met: TypeAlias = tuple[Sequence[str | None], Outcome]
"""The people of a table by their seats, and what it came to."""


class Standing(Struct, frozen=True, kw_only=True):
    """How somebody stands in a tournament; equal in all of it is equal in place."""

    person: str
    place: int  # 1 is the best
    points: int
    buchholz: int  # the points of all whom they have met
    berger: int  # the points of those whom they have beaten, twice, and of their equals, once
    played: int


class Compared(Struct, frozen=True, kw_only=True):
    """How somebody did with a deal, beside all who had the same seat in it."""

    person: str
    table: int
    seat: Seat
    fared: Fared | None
    points: int | None  # None: not comparable
    most: int


def outcome(table: LiveTable, state: AnyState | None) -> Outcome:
    """What a table came to that is over, with this state; of a walkover, who has come has won."""
    seats = range(len(table.chairs))
    if state is None:
        came = tuple(Fared(True, True, 0) if isinstance(c, Sitter) else None for c in table.chairs)
        return Outcome(came, tuple(seats))
    sides = [table.rules.side(state.table, seat) for seat in seats]
    numbered = tuple(map(sides.index, sides))
    ending = table.ending
    if ending is None or (ending.result is None and not ending.conceded):
        return Outcome((None,) * len(sides), numbered)
    won = ending.conceded if ending.result is None else ending.result.winners
    scores = (0,) * len(sides) if ending.result is None else ending.result.scores
    fared = (
        Fared(chair.bot is None, seat in won, scores[seat]) if isinstance(chair, Sitter) else None
        for seat, chair in enumerate(table.chairs)
    )
    return Outcome(tuple(fared), numbered)


def lost(seats: int) -> Outcome:
    """Of a table of which nothing is left."""
    return Outcome((None,) * seats, tuple(range(seats)))


def standings(
    people: Iterable[str], rounds: Sequence[tuple[Sequence[Met], Sequence[str]]]
) -> tuple[Standing, ...]:
    """Everybody, the best first: by points, then Buchholz, then Sonneborn and Berger.  TAB-137.

    Of each round its tables, and those who rested: they have as much as a table's best could.
    """
    points = dict.fromkeys(people, 0)
    played = dict.fromkeys(points, 0)
    met: dict[str, list[tuple[str, int]]] = {person: [] for person in points}
    for tables, rested in rounds:
        for seated, came in tables:
            for seat, person in enumerate(seated):
                if person is not None:
                    points[person] += came.points(seat)
                    played[person] += came.fared[seat] is not None
                    met[person] += _opponents(seat, seated, came)
        full = max((came.most() for _, came in tables), default=BEATEN)
        for person in rested:
            points[person] += full
    found = [
        (
            points[person],
            sum(points[other] for other, _ in met[person]),
            sum(points[other] * had for other, had in met[person]),
            person,
        )
        for person in points
    ]
    found.sort(key=lambda one: tuple(-number for number in one[:3]))
    return tuple(_placed(found, played))


def _opponents(seat: Seat, seated: Sequence[str | None], came: Outcome) -> list[tuple[str, int]]:
    """Whom they have met in a game that counts, and what they had for each."""
    if came.fared[seat] is None:
        return []
    return [
        (person, came.against(seat, other))
        for other, person in enumerate(seated)
        if person is not None and came.sides[other] != came.sides[seat]
    ]


def _placed(
    found: Sequence[tuple[int, int, int, str]], played: Mapping[str, int]
) -> Iterable[Standing]:
    before = 0
    for (points, buchholz, berger), equals in groupby(found, key=lambda one: one[:3]):
        together = [person for *_, person in equals]
        for person in together:
            yield Standing(
                person=person,
                place=before + 1,
                points=points,
                buchholz=buchholz,
                berger=berger,
                played=played[person],
            )
        before += len(together)


def compared(tables: Sequence[Met]) -> tuple[Compared, ...]:
    """Everybody who had the same deal, each beside those of the same seat.  TAB-132."""
    found = []
    for number, (seated, came) in enumerate(tables):
        for seat, person in enumerate(seated):
            if person is None:
                continue
            own = came.fared[seat]
            others = [
                fared
                for at, (_, other) in enumerate(tables)
                if at != number and (fared := other.fared[seat]) is not None
            ]
            points = None if own is None else sum(_better(own, other) for other in others)
            found.append(
                Compared(
                    person=person,
                    table=number,
                    seat=seat,
                    fared=own,
                    points=points,
                    most=BEATEN * len(others),
                )
            )
    return tuple(found)


def _better(one: Fared, two: Fared) -> int:
    return EQUAL if one.key == two.key else BEATEN * (one.key > two.key)
