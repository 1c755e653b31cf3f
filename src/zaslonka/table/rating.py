"""How well somebody plays a game, and how sure that is: of all finished games in their order.

TAB-92.  openskill's Plackett-Luce model; robots have the ratings that were measured in the arena
(`ratings.json` of each game) and keep them.  Numbers are whole, in millionths, so that a sum
done again on another machine or in another database is the same.
"""

from collections.abc import Callable, Iterable, Iterator, MutableMapping
from functools import lru_cache
from math import log, sqrt
from typing import TypeAlias

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce

from zaslonka import games
from zaslonka.kernel import Seat
from zaslonka.kernel.levels import Level
from zaslonka.table.results import ALL_TIME, FinishedGame, Participant, outcome

MILLION = 1_000_000

# The middle is 0, not openskill's 25: a side is the sum of its people, and one more of them in
# a team should not by itself make it better.
_MODEL = PlackettLuce(mu=0.0)

_ELO = 400 / log(10) / (sqrt(2) * _MODEL.beta)
"""Points of Elo for one of openskill's: what the odds of two whose ratings are certain come to."""
MIDDLE = 1500
"""The rating that is shown of the robot średni, as in docs/ratings.md."""


class Rating(Struct, frozen=True):
    """In millionths; 0 is the robot średni."""

    mu: int
    sigma: int

    @property
    def low(self) -> int:
        """Nineteen times in twenty they are not worse than about this; tables go by it."""
        return self.mu - 2 * self.sigma

    def shown(self) -> tuple[int, int]:
        """As people read it: points of Elo, and how many more or fewer it may be (95 %)."""
        return round(MIDDLE + _ELO * self.mu / MILLION), round(2 * _ELO * self.sigma / MILLION)


NEW = Rating(0, round(_MODEL.sigma * MILLION))


class Standing(Struct, frozen=True):
    """A person among those who play a game, of all time or of a season."""

    rating: Rating = NEW
    games: int = 0  # that were rated
    won: int = 0
    drawn: int = 0
    with_people: int = 0  # in which another person sat


Key: TypeAlias = tuple[str, str, str]
"""A game, a season, a person."""

Standings: TypeAlias = MutableMapping[Key, Standing]


def folded(finished: Iterable[FinishedGame], standings: Standings) -> Iterator[FinishedGame]:
    """Take games into account, in their order; each is given back once it is in ``standings``."""
    for game in finished:
        if game.rated:
            for season in (ALL_TIME, game.season):
                _take(game, season, standings)
        yield game


def _take(game: FinishedGame, season: str, standings: Standings) -> None:
    def known(person: str) -> Rating:
        return standings.get((game.game, season, person), Standing()).rating

    for person, rating in rated(game, known).items():
        seat, key = game.people[person], (game.game, season, person)
        before, came = standings.get(key, Standing()), outcome(game, seat)
        standings[key] = Standing(
            rating,
            before.games + 1,
            before.won + (came == "won"),
            before.drawn + (came == "drawn"),
            before.with_people + (len(game.people) > 1),
        )


def rated(game: FinishedGame, known: Callable[[str], Rating]) -> dict[str, Rating]:
    """The ratings of a game's people after it.

    Who resigns from a game that goes on has lost to all others, who go on against the robot in
    their place.  Whose seat a bot played for a while does not rise by it.
    """
    gone = {seat for seat, one in enumerate(game.seats) if one.resigned and not game.conceded}
    found: dict[str, Rating] = {}
    ranks = [0 if side in game.won else 1 for side in _sides(game)]
    after = _rate(game, known, ranks, as_robots=gone)
    for person, seat in game.people.items():
        one = game.seats[seat]
        if seat in gone:
            last = [int(side == one.side) for side in _sides(game)]
            found[person] = _rate(game, known, last, as_robots=gone - {seat})[seat]
        elif (one.assisted or one.resigned) and after[seat].mu > known(person).mu:
            found[person] = known(person)
        else:
            found[person] = after[seat]
    return found


def _rate(
    game: FinishedGame,
    known: Callable[[str], Rating],
    ranks: list[int],
    *,
    as_robots: set[Seat],
) -> dict[Seat, Rating]:
    sides = [_seats(game, side) for side in _sides(game)]

    def rating(seat: Seat) -> Rating:
        one = game.seats[seat]
        if one.person is not None and seat not in as_robots:
            return known(one.person)
        return robot(game, one)

    teams = [
        [_MODEL.rating(one.mu / MILLION, one.sigma / MILLION) for one in map(rating, seats)]
        for seats in sides
    ]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return {
        seat: Rating(round(one.mu * MILLION), round(one.sigma * MILLION))
        for seats, team in zip(sides, rated, strict=True)
        for seat, one in zip(seats, team, strict=True)
    }


def _sides(game: FinishedGame) -> range:
    return range(1 + max(one.side for one in game.seats))


def _seats(game: FinishedGame, side: int) -> list[Seat]:
    return [seat for seat, one in enumerate(game.seats) if one.side == side]


# Robots


class _Rated(Struct, frozen=True):
    name: Level
    mu: float
    sigma: float


class _Size(Struct, frozen=True):
    seats: int
    rated: tuple[_Rated, ...]


class _Measured(Struct, frozen=True):
    """What the arena has written (`arena.ratings.Ratings`), as far as it matters here."""

    sizes: tuple[_Size, ...]


def robot(game: FinishedGame, one: Participant) -> Rating:
    """What was measured of its level, at a table of so many or of the nearest number.

    In the arena a side is one player: in a team each robot has its share of what the side has.
    """
    measured = _anchors(game.game, len(game.seats))
    whole = measured.get(one.robot or "sredni", NEW)
    mates = len(_seats(game, one.side))
    return Rating(round(whole.mu / mates), round(whole.sigma / sqrt(mates)))


@lru_cache(maxsize=256)
def _anchors(game: str, seats: int) -> dict[Level, Rating]:
    """Each level's rating, counted from that of średni; none where it was never measured."""
    path = games.get(game).folder / "ratings.json"
    if not path.is_file():
        return {}
    sizes = msgspec.json.decode(path.read_bytes(), type=_Measured).sizes
    nearest = min(sizes, key=lambda size: (abs(size.seats - seats), size.seats))
    middle = next(one.mu for one in nearest.rated if one.name == "sredni")
    return {
        one.name: Rating(round((one.mu - middle) * MILLION), round(one.sigma * MILLION))
        for one in nearest.rated
    }
