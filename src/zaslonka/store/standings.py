"""Reading what people's games came to, and whom they let see it.  TAB-90 to TAB-95."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from zaslonka.store import results
from zaslonka.store.database import Asked, Statement
from zaslonka.table.accuracy import Accuracy
from zaslonka.table.rating import Rating, Standing
from zaslonka.table.results import Met, Outcome

A = TypeVar("A")

RECENT = 1000
"""So many of the last games are looked at for streaks."""
POINTS = 500
"""And so many for how ratings went, over all games."""
OPPONENTS = 50
SEASONS = 12
PAGE = 50
"""Rows of a table of people in one answer."""
ENOUGH = 5
"""Rated games with other people, without which nobody stands in a table.  TAB-95."""


class Counted(Struct, frozen=True):
    game: str
    met: Met
    outcome: Outcome
    games: int


class Opponent(Struct, frozen=True):
    """Games with somebody, and what came of them for whoever asks."""

    person: str
    together: bool  # on the same side
    games: int
    won: int
    lost: int


class Point(Struct, frozen=True):
    game: str
    rating: Rating


class Placed(Struct, frozen=True):
    """A person in a game's table, of all time or of a season."""

    game: str
    season: str
    standing: Standing


class Ranked(Struct, frozen=True):
    """A row of a table of people."""

    person: str
    public_id: str | None
    standing: Standing


class Showing(Struct, frozen=True):
    """What somebody lets others see: nothing, unless they said so.  TAB-94."""

    ranked: bool = False
    public_id: str | None = None


class Summary(Struct, frozen=True, kw_only=True):
    """Everything about one person; the newest first."""

    counted: list[Counted]
    recent: list[Outcome]
    placed: list[Placed]
    points: list[Point]
    accuracy: list[tuple[str, Accuracy, int]]  # a game, and how many games were measured
    opponents: list[Opponent]


class _Reads(Protocol):
    def __call__(self, ask: Callable[[Asked], A], /) -> Awaitable[A]: ...


class KeptResults:
    """Results, ratings and who shows them, as the server uses them."""

    def __init__(self, read: _Reads, write: Callable[..., Awaitable[None]]) -> None:
        self._read, self._write = read, write

    async def fold(self) -> bool:
        """Take the next finished games into ratings; whether there were any.

        To be done by one at a time.
        """
        made: list[Statement] = await self._read(results.unfolded)
        if made:
            await self._write(*made)
        return bool(made)

    async def unmeasured(self, most: int) -> list[str]:
        return await self._read(lambda connection: results.unmeasured(connection, most))

    async def save_measured(self, table_id: str, found: dict[str, Accuracy]) -> None:
        await self._write(
            *(results.save_measured(table_id, person, one) for person, one in found.items())
        )

    async def nothing_to_measure(self, table_id: str) -> None:
        """Its moves are not there any more."""
        await self._write(results.not_measured(table_id))

    async def of_person(self, person: str) -> Summary:
        return await self._read(lambda connection: _summary(connection, person))

    async def showing(self, person: str) -> Showing:
        return await self._read(lambda connection: _showing(connection, person))

    async def save_showing(self, person: str, showing: Showing) -> None:
        await self._write(
            (
                "INSERT INTO showing (person, ranked, public_id) VALUES (?, ?, ?)"
                " ON CONFLICT (person) DO UPDATE SET ranked = excluded.ranked,"
                " public_id = excluded.public_id",
                (person, int(showing.ranked), showing.public_id),
            )
        )

    async def shown(self, public_id: str) -> str | None:
        """Whose page has this address."""
        if "\0" in public_id:
            return None
        return await self._read(lambda connection: _shown(connection, public_id))

    async def ranked(self, game: str, season: str, skip: int) -> tuple[list[Ranked], int]:
        """Those who wish to stand in a table, the best first; so many at most, and all of them."""
        return await self._read(lambda connection: _ranked(connection, game, season, skip))

    async def seasons(self, game: str) -> list[str]:
        """In which somebody stands in a table, the latest first."""
        return await self._read(lambda connection: _seasons(connection, game))


def _summary(connection: Asked, person: str) -> Summary:
    def rows(sql: str, *more: Any) -> list[Any]:
        return connection.execute(sql, (person, *more)).fetchall()

    counted = rows(
        "SELECT game, met, outcome, count(*) FROM results WHERE person = ?"
        " GROUP BY game, met, outcome ORDER BY game, met, outcome"
    )
    recent = rows(
        "SELECT outcome FROM results WHERE person = ? ORDER BY number DESC LIMIT ?", RECENT
    )
    placed = rows(
        "SELECT game, season, mu, sigma, games, won, drawn, with_people FROM ratings"
        " WHERE person = ? AND (season = '' OR season IN (SELECT DISTINCT season FROM ratings"
        " WHERE person = ? ORDER BY season DESC LIMIT ?)) ORDER BY season DESC, game",
        *(person, SEASONS),
    )
    points = rows(
        "SELECT game, mu, sigma FROM results WHERE person = ? AND mu IS NOT NULL"
        " ORDER BY number DESC LIMIT ?",
        POINTS,
    )
    accuracy = rows(
        "SELECT game, CAST(sum(gained) AS BIGINT), CAST(sum(best) AS BIGINT), count(*)"
        " FROM results WHERE person = ? AND best > 0 GROUP BY game ORDER BY game"
    )
    # Whoever was forgotten has no rows, and so is no opponent any more.
    opponents = rows(
        "SELECT other.person, CASE WHEN other.side = mine.side THEN 1 ELSE 0 END AS together,"
        " count(*) AS games, sum(CASE WHEN mine.outcome = 'won' THEN 1 ELSE 0 END),"
        " sum(CASE WHEN other.outcome = 'won' THEN 1 ELSE 0 END)"
        " FROM results AS mine JOIN results AS other"
        " ON other.table_id = mine.table_id AND other.person <> mine.person"
        " WHERE mine.person = ? GROUP BY other.person, together"
        " ORDER BY games DESC, other.person, together LIMIT ?",
        OPPONENTS,
    )
    return Summary(
        counted=[Counted(*row) for row in counted],
        recent=[outcome for (outcome,) in recent],
        placed=[
            Placed(game, season, Standing(Rating(mu, sigma), *rest))
            for game, season, mu, sigma, *rest in placed
        ],
        points=[Point(game, Rating(mu, sigma)) for game, mu, sigma in points],
        accuracy=[(game, Accuracy(gained, best), games) for game, gained, best, games in accuracy],
        opponents=[Opponent(who, bool(together), *rest) for who, together, *rest in opponents],
    )


def _showing(connection: Asked, person: str) -> Showing:
    found = connection.execute(
        "SELECT ranked, public_id FROM showing WHERE person = ?", (person,)
    ).fetchone()
    return Showing() if found is None else Showing(bool(found[0]), found[1])


def _shown(connection: Asked, public_id: str) -> str | None:
    found = connection.execute(
        "SELECT person FROM showing WHERE public_id = ?", (public_id,)
    ).fetchone()
    return None if found is None else str(found[0])


_IN_TABLE = (
    " FROM ratings JOIN showing USING (person)"
    " WHERE showing.ranked = 1 AND game = ? AND with_people >= ?"
)


def _ranked(connection: Asked, game: str, season: str, skip: int) -> tuple[list[Ranked], int]:
    asked = game, ENOUGH, season
    (count,) = connection.execute(
        f"SELECT count(*) {_IN_TABLE} AND season = ?",
        asked,
    ).fetchone()
    rows = connection.execute(
        "SELECT person, public_id, mu, sigma, games, won, drawn, with_people"
        f"{_IN_TABLE} AND season = ? ORDER BY low DESC, person LIMIT ? OFFSET ?",
        (*asked, PAGE, skip),
    ).fetchall()
    return [
        Ranked(person, public_id, Standing(Rating(mu, sigma), *rest))
        for person, public_id, mu, sigma, *rest in rows
    ], int(count)


def _seasons(connection: Asked, game: str) -> list[str]:
    rows = connection.execute(
        f"SELECT DISTINCT season {_IN_TABLE} AND season <> '' ORDER BY season DESC LIMIT ?",
        (game, ENOUGH, SEASONS),
    )
    return [season for (season,) in rows]
