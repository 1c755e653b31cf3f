"""Puzzles, the games they are found in, and who agreed to that.  TAB-120, TAB-123, PRV-18."""

import contextlib

import msgspec
from msgspec import Struct

from zaslonka.kernel.levels import Language
from zaslonka.store import research, tables
from zaslonka.store.database import UNREADABLE, Asked, Statement
from zaslonka.store.schema import inserting
from zaslonka.table.live import LiveTable
from zaslonka.table.puzzles import Posed

AT_ONCE = 50
"""So many tables are looked through in one go for a game that has not been looked at."""

_DISAGREES = (
    "SELECT 1 FROM seatings LEFT JOIN people ON people.id = seatings.person"
    " WHERE seatings.table_id = tables.id AND people.puzzles IS NULL"
)
_UNSEEN = (
    "SELECT id, record FROM tables WHERE id > ?"  # noqa: S608 - of constants
    " AND NOT EXISTS (SELECT 1 FROM puzzle_sources WHERE table_id = tables.id)"
    f" AND NOT EXISTS ({_DISAGREES}) ORDER BY id LIMIT ?"
)
_SAVE = inserting("puzzles")
_LOOKED = (
    "INSERT INTO puzzle_sources (table_id) SELECT id FROM tables WHERE id = ?"
    " ON CONFLICT DO NOTHING"
)
_PLAYED = (
    "INSERT INTO puzzle_house (game, language, games) VALUES (?, ?, ?)"
    " ON CONFLICT (game, language) DO UPDATE SET games = puzzle_house.games + excluded.games"
)


class Kept(Struct, frozen=True, kw_only=True):
    """A puzzle as it is kept."""

    id: str
    game: str
    language: Language
    version: int
    source: str | None  # the table it comes from; None: the house's own game
    people: bool  # played there, and not robots alone
    seed: bytes
    posed: Posed
    start: int
    rating: int


# Consent


def save_consent(person: str, *, agrees: bool, now: int) -> list[Statement]:
    """From now on; who withdraws takes the puzzles of their games along.  PRV-18."""
    said: Statement = (
        "UPDATE people SET puzzles = ? WHERE id = ?",
        (now if agrees else None, person),
    )
    return [said] if agrees else [said, *withdraw(person)]


def withdraw(person: str) -> list[Statement]:
    """No puzzle comes from a game of theirs, and if they agree again it is looked at again."""
    theirs = "IN (SELECT table_id FROM seatings WHERE person = ?)"
    return [
        (f"DELETE FROM puzzles WHERE source {theirs}", (person,)),  # noqa: S608 - of constants
        (f"DELETE FROM puzzle_sources WHERE table_id {theirs}", (person,)),  # noqa: S608
    ]


def consents(connection: Asked, person: str) -> bool:
    row = connection.execute("SELECT puzzles FROM people WHERE id = ?", (person,)).fetchone()
    return row is not None and row[0] is not None


# Where they come from


def unseen_source(connection: Asked, after: str) -> tuple[LiveTable | None, str]:
    """A finished game that has not been looked at and whose people agree, and how far that is.

    The second is "" once all tables were gone through.
    """
    rows = connection.execute(_UNSEEN, (after, AT_ONCE)).fetchall()
    for table_id, record in rows:
        # One that is damaged does not keep the others from being looked at.
        with contextlib.suppress(*UNREADABLE):
            if not research.is_whole(msgspec.json.decode(record, type=LiveTable)):
                continue
            found = tables.read(connection, table_id)
            if found is not None and not research.has_strangers(found):
                return found, table_id
    return None, rows[-1][0] if len(rows) == AT_ONCE else ""


def agreed(connection: Asked, table_id: str) -> bool:
    """Whether a table is there and everybody who sits at it still agrees."""
    row = connection.execute(
        f"SELECT 1 FROM tables WHERE id = ? AND NOT EXISTS ({_DISAGREES})",  # noqa: S608
        (table_id,),
    ).fetchone()
    return row is not None


def looked(table_id: str, found: Kept | None) -> list[Statement]:
    """A game has been looked at, with what was found in it, both or neither."""
    return [(_LOOKED, (table_id,)), *([] if found is None else [_saved(found)])]


def played(game: str, language: Language, games: int, found: Kept | None) -> list[Statement]:
    """The house has played so many more games for it, with what was found in the last."""
    return [(_PLAYED, (game, language, games)), *([] if found is None else [_saved(found)])]


def _saved(kept: Kept) -> Statement:
    posed = msgspec.json.encode(kept.posed)
    row = (kept.id, kept.game, kept.language, kept.version, kept.source)
    return _SAVE, (*row, int(kept.people), kept.seed, posed, kept.start)


def house_games(connection: Asked, game: str, language: Language) -> int:
    """How many games the house has played for puzzles."""
    row = connection.execute(
        "SELECT games FROM puzzle_house WHERE (game, language) = (?, ?)", (game, language)
    ).fetchone()
    return 0 if row is None else int(row[0])


# What there is


def supply(connection: Asked, game: str, language: Language, version: int) -> int:
    """How many puzzles there are beyond those that the keenest solver has tried."""
    (there,) = connection.execute(
        "SELECT count(*) FROM puzzles WHERE (game, language, version) = (?, ?, ?)",
        (game, language, version),
    ).fetchone()
    (most,) = connection.execute(
        "SELECT coalesce(max(tried), 0) FROM (SELECT count(*) AS tried FROM puzzle_attempts"
        " WHERE game = ? GROUP BY person) AS solvers",
        (game,),
    ).fetchone()
    return int(there) - int(most)


_FOR = (
    " FROM puzzles LEFT JOIN puzzle_ratings ON who = puzzles.id"
    " WHERE puzzles.game = :game AND language = :language AND version = :version"
    " AND id NOT IN (SELECT puzzle FROM puzzle_attempts WHERE person = :person)"
    # Who was there knows what it came to.
    " AND (source IS NULL OR source NOT IN (SELECT table_id FROM seatings WHERE person = :person"
    " UNION SELECT id FROM tables WHERE host = :person))"
)


def nearest(
    connection: Asked, person: str, game: str, language: Language, version: int, aim: int
) -> Kept | None:
    """The puzzle that is new to somebody and nearest to what is aimed at.  TAB-126."""
    row = connection.execute(
        "SELECT id, source, people, seed, posed, start,"
        " coalesce(puzzle_ratings.rating, start) AS rating"
        f"{_FOR} ORDER BY abs(coalesce(puzzle_ratings.rating, start) - :aim), id LIMIT 1",
        {"game": game, "language": language, "version": version, "person": person, "aim": aim},
    ).fetchone()
    if row is None:
        return None
    id_, source, people, seed, posed, start, rating = row
    return Kept(
        id=id_,
        game=game,
        language=language,
        version=version,
        source=source,
        people=bool(people),
        seed=bytes(seed),
        posed=msgspec.json.decode(posed, type=Posed),
        start=start,
        rating=rating,
    )


def left(connection: Asked, person: str, game: str, language: Language, version: int) -> int:
    """How many puzzles are new to somebody."""
    (count,) = connection.execute(
        f"SELECT count(*){_FOR}",
        {"game": game, "language": language, "version": version, "person": person},
    ).fetchone()
    return int(count)


def orphans(connection: Asked) -> list[str]:
    """The tables of attempts whose puzzle is gone: its position goes with it.  TAB-123."""
    rows = connection.execute(
        "SELECT table_id FROM puzzle_attempts WHERE table_id IS NOT NULL"
        " AND puzzle NOT IN (SELECT id FROM puzzles) ORDER BY table_id"
    )
    return [table for (table,) in rows]


LOST: Statement = (
    "DELETE FROM puzzle_attempts WHERE finished IS NULL AND table_id IS NULL",
    (),
)
"""An attempt that can never be answered is none."""
