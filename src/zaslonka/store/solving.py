"""Attempts at puzzles, and the ratings that are counted from them.  TAB-122, TAB-125, TAB-127.

The rows are what is true: a table at which a puzzle was tried is kept for a while only.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from zaslonka.store.database import Asked, Statement
from zaslonka.store.schema import inserting
from zaslonka.table.live import Attempt, FromGame, LiveTable
from zaslonka.table.puzzle_ratings import Counted, Ratings, Strength, counted, folded

_BEGIN = (
    "INSERT INTO puzzle_attempts (puzzle, person, game, start, table_id) VALUES (?, ?, ?, ?, ?)"
)
_FINISH = "UPDATE puzzle_attempts SET finished = ?, solved = ? WHERE table_id = ?"
_NUMBER = "UPDATE puzzle_attempts SET number = ? WHERE puzzle = ? AND person = ?"
_RATE = (
    f"{inserting('puzzle_ratings')} ON CONFLICT (who, game) DO UPDATE SET rating = excluded.rating,"
    " spread = excluded.spread, tried = excluded.tried, solved = excluded.solved"
)


class Tried(NamedTuple):
    """What somebody has made of the puzzles of a game."""

    game: str
    strength: Strength
    open: str | None  # the table of the one they have not answered yet


def statements(
    before: LiveTable | None, after: LiveTable, attempt: Attempt, puzzle: FromGame
) -> Iterator[Statement]:
    """What a changed table changes about the attempt at a puzzle that it is."""
    if before is None:
        yield _BEGIN, (puzzle.id, after.host, after.game, puzzle.start, after.id)
    if attempt.grade is not None:
        yield _FINISH, (attempt.finished, int(attempt.grade.verdict == "best"), after.id)


# Ratings


def uncounted(connection: Asked) -> list[Statement]:
    """What counts the attempts that are over and not counted yet, each once."""
    rows = connection.execute(
        "SELECT person, game, puzzle, start, solved FROM puzzle_attempts"
        " WHERE finished IS NOT NULL AND number IS NULL ORDER BY finished, puzzle, person"
    ).fetchall()
    (last,) = connection.execute("SELECT coalesce(max(number), 0) FROM puzzle_attempts").fetchone()
    made: list[Statement] = []
    known: Ratings = {}
    for number, row in enumerate(rows, start=last + 1):
        attempt = _counted(row)
        for who in (attempt.person, attempt.puzzle):
            if (who, attempt.game) not in known:
                known |= _rating(connection, who, attempt.game)
        changed = counted(known, attempt)
        known |= changed
        made.append((_NUMBER, (number, attempt.puzzle, attempt.person)))
        made += _rated(changed)
    return made


def rebuilt(connection: Asked) -> list[Statement]:
    """What makes all ratings again, out of the attempts that were counted."""
    rows = connection.execute(
        "SELECT person, game, puzzle, start, solved FROM puzzle_attempts"
        " WHERE number IS NOT NULL ORDER BY number"
    ).fetchall()
    return [("DELETE FROM puzzle_ratings", ()), *_rated(folded(map(_counted, rows)))]


def _counted(row: tuple[str, str, str, int, int]) -> Counted:
    person, game, puzzle, start, solved = row
    return Counted(person, game, puzzle, start, bool(solved))


def _rated(ratings: Ratings) -> Iterable[Statement]:
    for (who, game), one in ratings.items():
        yield _RATE, (who, game, one.rating, one.spread, one.tried, one.solved)


def _rating(connection: Asked, who: str, game: str) -> Ratings:
    row = connection.execute(
        "SELECT rating, spread, tried, solved FROM puzzle_ratings WHERE (who, game) = (?, ?)",
        (who, game),
    ).fetchone()
    return {} if row is None else {(who, game): Strength(*row)}


def strength(connection: Asked, person: str, game: str) -> Strength:
    return _rating(connection, person, game).get((person, game), Strength())


# What somebody has tried


def of_person(connection: Asked, person: str) -> list[Tried]:
    """Every game of which they have tried a puzzle."""
    rows = connection.execute(
        "SELECT game, max(CASE WHEN finished IS NULL THEN table_id END) FROM puzzle_attempts"
        " WHERE person = ? GROUP BY game ORDER BY game",
        (person,),
    ).fetchall()
    return [Tried(game, strength(connection, person, game), table) for game, table in rows]


def old_tables(connection: Asked, person: str, keep: int) -> list[str]:
    """The tables of answers that somebody gave before their last few."""
    rows = connection.execute(
        "SELECT table_id FROM puzzle_attempts WHERE person = ? AND finished IS NOT NULL"
        " AND table_id IS NOT NULL ORDER BY finished DESC, puzzle LIMIT 1000 OFFSET ?",
        (person, keep),
    )
    return [table for (table,) in rows]


def forget(person: str, somebody: str) -> list[Statement]:
    """Their answers become those of somebody without a name, once counted; the rest goes.  PRV-18.

    Puzzles and other people's ratings hang on them, so that they can be worked out again.
    """
    return [
        ("DELETE FROM puzzle_attempts WHERE person = ? AND number IS NULL", (person,)),
        (
            "UPDATE puzzle_attempts SET person = ?, finished = 0 WHERE person = ?",
            (somebody, person),
        ),
        ("UPDATE puzzle_ratings SET who = ? WHERE who = ?", (somebody, person)),
    ]
