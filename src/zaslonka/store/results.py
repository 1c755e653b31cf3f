"""What people's games came to: kept in the commit that ends them, and made of the tables again.

TAB-90 to TAB-93.  A row of ``finished`` is a game, in the order in which games count; ``results``
has a row for each of its people who is not forgotten; ``ratings`` follow from the games alone.
"""

from collections.abc import Iterable, Iterator

import msgspec

from zaslonka import games
from zaslonka.store.database import Asked, Statement
from zaslonka.store.schema import SHAPES
from zaslonka.table import results
from zaslonka.table.accuracy import Accuracy
from zaslonka.table.live import LiveTable
from zaslonka.table.rating import Key, Rating, Standing, folded
from zaslonka.table.results import ALL_TIME, FinishedGame

FOLDED_AT_ONCE = 200
"""Games that are taken into ratings in one commit."""

# Who has been forgotten meanwhile is not brought back by what they had played.
_IF_KNOWN = "WHERE EXISTS (SELECT 1 FROM people WHERE id = ?)"
_SAVE_GAME = "INSERT INTO finished (table_id, number, entry) VALUES (?, ?, ?)"
_SAVE_RESULT = (
    "INSERT INTO results (person, table_id, number, game, side, met, outcome, gained, best)"
    f" SELECT ?, ?, ?, ?, ?, ?, ?, CAST(? AS BIGINT), CAST(? AS BIGINT) {_IF_KNOWN}"
)
_SAVE_RATING_AFTER = "UPDATE results SET mu = ?, sigma = ? WHERE (person, table_id) = (?, ?)"
_SAVE_MEASURED = "UPDATE results SET gained = ?, best = ? WHERE (person, table_id) = (?, ?)"
_SAVE_STANDING = (
    f"INSERT INTO ratings ({', '.join(SHAPES['ratings'].columns)})"
    f" SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? {_IF_KNOWN}"
    " ON CONFLICT (game, season, person) DO UPDATE SET "
    + ", ".join(f"{column} = excluded.{column}" for column in SHAPES["ratings"].rest)
)
_FOLDED = "UPDATE finished SET folded = 1 WHERE table_id = ?"


# As games end


def statements(before: LiveTable | None, after: LiveTable) -> Iterator[Statement]:
    """What a game that has just ended leaves behind."""
    if after.finish is None or (before is not None and before.finish is not None):
        return
    yield from of_game(results.finished(after, after.state.table))


def of_game(game: FinishedGame) -> Iterator[Statement]:
    # Where a game measures nothing, there is nothing to wait for.
    measured = (None, None) if games.get(game.game).meter else (0, 0)
    yield _SAVE_GAME, (game.table, game.number, msgspec.json.encode(game))
    for person, seat in game.people.items():
        row = (game.seats[seat].side, results.met(game), results.outcome(game, seat))
        known = person, game.table, game.number, game.game
        yield _SAVE_RESULT, (*known, *row, *measured, person)


def last_number(connection: Asked) -> int:
    """The place of the last game that counts, also of one whose row was lost."""
    (number,) = connection.execute("SELECT coalesce(max(number), 0) FROM finished").fetchone()
    return int(number)


# Ratings


def unfolded(connection: Asked) -> list[Statement]:
    """What takes the next finished games into ratings, in their order; nothing if there are none.

    All of it goes into one commit, so that no game is taken twice.
    """
    rows = connection.execute(
        "SELECT entry FROM finished WHERE folded = 0 ORDER BY number LIMIT ?", (FOLDED_AT_ONCE,)
    ).fetchall()
    waiting = [msgspec.json.decode(entry, type=FinishedGame) for (entry,) in rows]
    standings = Changed(dict(_standings(connection, waiting)))
    return [*folding(waiting, standings)]


def folding(waiting: Iterable[FinishedGame], standings: "Changed") -> Iterator[Statement]:
    for game in folded(waiting, standings):
        for person in game.people if game.rated else ():
            rating = standings[game.game, ALL_TIME, person].rating
            yield _SAVE_RATING_AFTER, (rating.mu, rating.sigma, person, game.table)
        yield _FOLDED, (game.table,)
    for (game_name, season, person), standing in standings.changed.items():
        rating = standing.rating
        yield (
            _SAVE_STANDING,
            (
                *(game_name, season, person, rating.mu, rating.sigma, rating.low),
                *(standing.games, standing.won, standing.drawn, standing.with_people),
                person,
            ),
        )


class Changed(dict[Key, Standing]):
    """Standings, and those of them that were set."""

    def __init__(self, known: dict[Key, Standing]) -> None:
        super().__init__(known)
        self.changed: dict[Key, Standing] = {}

    def __setitem__(self, key: Key, standing: Standing) -> None:
        super().__setitem__(key, standing)
        self.changed[key] = standing


def _standings(
    connection: Asked, waiting: Iterable[FinishedGame]
) -> Iterator[tuple[Key, Standing]]:
    people = {(game.game, person) for game in waiting for person in game.people}
    for game, person in sorted(people):
        rows = connection.execute(
            "SELECT season, mu, sigma, games, won, drawn, with_people FROM ratings"
            " WHERE game = ? AND person = ?",
            (game, person),
        )
        for season, mu, sigma, *counted in rows:
            yield (game, season, person), Standing(Rating(mu, sigma), *counted)


# Accuracy


def unmeasured(connection: Asked, most: int) -> list[str]:
    """The first tables at which somebody's moves were not measured."""
    rows = connection.execute(
        "SELECT number, table_id FROM results WHERE best IS NULL ORDER BY number LIMIT ?", (most,)
    )
    return [*dict.fromkeys(str(table_id) for _, table_id in rows)]


def save_measured(table_id: str, person: str, found: Accuracy) -> Statement:
    return _SAVE_MEASURED, (found.gained, found.best, person, table_id)


def not_measured(table_id: str) -> Statement:
    return "UPDATE results SET gained = 0, best = 0 WHERE table_id = ?", (table_id,)
