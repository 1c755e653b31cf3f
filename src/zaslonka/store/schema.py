"""The shape of what is kept, the same in both databases, and how it has come to be."""

from typing import NamedTuple, TypeAlias


class Differing(NamedTuple):
    """A step for which the two databases have no words in common."""

    sqlite: str
    postgresql: str


Step: TypeAlias = str | Differing
"""Written for SQLite; PostgreSQL has other words for its types (`session.TYPES`)."""


_PLIES_BY_NUMBER = """
    CREATE TABLE numbered_plies (
        number INTEGER NOT NULL REFERENCES numbers ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        entry BLOB NOT NULL,
        told BLOB NOT NULL,
        state BLOB NOT NULL,
        final INTEGER NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        by_clock INTEGER NOT NULL,
        seat INTEGER,
        command TEXT,
        waiting BLOB,
        PRIMARY KEY (number, ply)
    ) STRICT;
    INSERT INTO numbered_plies
        SELECT number, ply, entry, told, state, final, version, at, by_clock, seat, command,
        waiting
        FROM plies JOIN numbers ON numbers.table_id = plies.table_id ORDER BY number, ply;
    DROP TABLE plies;
    ALTER TABLE numbered_plies RENAME TO plies;
    CREATE UNIQUE INDEX commands_once ON plies (number, seat, command) WHERE command IS NOT NULL;
"""


def _numbered(numbers: str) -> str:
    """Tables have numbers, and plies are kept by them."""
    return numbers + _PLIES_BY_NUMBER


MIGRATIONS: tuple[Step, ...] = (
    """
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        made INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        host TEXT NOT NULL,
        record BLOB NOT NULL,
        waiting BLOB NOT NULL,
        updated INTEGER NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX tables_by_host ON tables (host);
    CREATE TABLE seatings (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seatings_by_person ON seatings (person);
    CREATE TABLE plies (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        entry BLOB NOT NULL,
        told BLOB NOT NULL,
        state BLOB NOT NULL,
        final INTEGER NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        by_clock INTEGER NOT NULL,
        seat INTEGER,
        command TEXT,
        PRIMARY KEY (table_id, ply)
    ) STRICT;
    CREATE UNIQUE INDEX commands_once ON plies (table_id, seat, command)
        WHERE command IS NOT NULL;
    CREATE TABLE notes (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        note BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT;
    """,
    """
    CREATE TABLE talk (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        number INTEGER NOT NULL,
        line BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT;
    CREATE TABLE marks (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        marks BLOB NOT NULL
    ) STRICT;
    """,
    """
    ALTER TABLE notes RENAME TO last_notes;
    CREATE TABLE notes (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        ply INTEGER NOT NULL,
        note BLOB NOT NULL,
        PRIMARY KEY (table_id, seat, ply)
    ) STRICT;
    INSERT INTO notes
        SELECT table_id, seat, coalesce(
            (SELECT max(ply) FROM plies WHERE plies.table_id = last_notes.table_id), 0
        ), note FROM last_notes;
    DROP TABLE last_notes;
    """,
    Differing(
        sqlite="""
    CREATE INDEX talk_by_person ON talk (
        CASE WHEN json_valid(CAST(line AS TEXT))
        THEN json_extract(CAST(line AS TEXT), '$.person') END
    );
    """,
        postgresql="",  # nothing was ever kept there in this shape
    ),
    """
    ALTER TABLE plies ADD COLUMN waiting BLOB;
    """,
    Differing(
        sqlite="""
    ALTER TABLE talk ADD COLUMN person TEXT;
    UPDATE talk SET person = CASE WHEN json_valid(CAST(line AS TEXT))
        THEN CAST(json_extract(CAST(line AS TEXT), '$.person') AS TEXT) END;
    DROP INDEX talk_by_person;
    CREATE INDEX talk_by_person ON talk (person);
    """,
        postgresql="""
    ALTER TABLE talk ADD COLUMN person TEXT;
    CREATE INDEX talk_by_person ON talk (person);
    """,
    ),
    """
    CREATE TABLE tasks (
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        language TEXT NOT NULL,
        seed BLOB NOT NULL,
        task BLOB NOT NULL,
        PRIMARY KEY (day, game, language)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE attempts (
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        person TEXT NOT NULL,
        language TEXT NOT NULL,
        table_id TEXT NOT NULL UNIQUE REFERENCES tables ON DELETE CASCADE,
        finished INTEGER,
        grade BLOB,
        PRIMARY KEY (day, game, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX attempts_by_person ON attempts (person);
    """,
    """
    ALTER TABLE people ADD COLUMN research INTEGER;
    """,
    """
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        label TEXT NOT NULL,
        public_key BLOB NOT NULL,
        sign_count INTEGER NOT NULL,
        made INTEGER NOT NULL,
        used INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_by_person ON passkeys (person);
    CREATE TABLE recovery_codes (
        person TEXT NOT NULL,
        number INTEGER NOT NULL,
        locator TEXT NOT NULL,
        salt BLOB NOT NULL,
        hash BLOB NOT NULL,
        PRIMARY KEY (person, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX recovery_codes_by_locator ON recovery_codes (locator);
    CREATE TABLE ties (
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        kind TEXT NOT NULL,
        made INTEGER NOT NULL,
        PRIMARY KEY (person, other, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ties_by_other ON ties (other);
    CREATE TABLE invitations (
        person TEXT NOT NULL,
        inviter TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        made INTEGER NOT NULL,
        PRIMARY KEY (person, inviter)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX invitations_by_inviter ON invitations (inviter);
    CREATE INDEX invitations_by_table ON invitations (table_id);
    ALTER TABLE people ADD COLUMN seen INTEGER;
    CREATE TABLE contests (
        id TEXT PRIMARY KEY,
        made INTEGER NOT NULL,
        host TEXT NOT NULL,
        phase TEXT NOT NULL,
        record BLOB NOT NULL
    ) STRICT;
    CREATE INDEX contests_by_host ON contests (host);
    CREATE INDEX contests_by_phase ON contests (phase);
    CREATE TABLE entrants (
        contest_id TEXT NOT NULL REFERENCES contests ON DELETE CASCADE,
        person TEXT NOT NULL,
        nonce TEXT NOT NULL,
        entered INTEGER NOT NULL,
        withdrawn INTEGER NOT NULL,
        PRIMARY KEY (contest_id, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX entrants_by_person ON entrants (person);
    CREATE TABLE rounds (
        contest_id TEXT NOT NULL REFERENCES contests ON DELETE CASCADE,
        number INTEGER NOT NULL,
        record BLOB NOT NULL,
        PRIMARY KEY (contest_id, number)
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE people ADD COLUMN puzzles INTEGER;
    CREATE TABLE puzzles (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        language TEXT NOT NULL,
        version INTEGER NOT NULL,
        source TEXT UNIQUE REFERENCES tables ON DELETE CASCADE,
        people INTEGER NOT NULL,
        seed BLOB NOT NULL,
        posed BLOB NOT NULL,
        start INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX puzzles_by_game ON puzzles (game, language);
    CREATE TABLE puzzle_sources (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE puzzle_house (
        game TEXT NOT NULL,
        language TEXT NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (game, language)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE puzzle_attempts (
        puzzle TEXT NOT NULL,
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        start INTEGER NOT NULL,
        table_id TEXT UNIQUE REFERENCES tables ON DELETE SET NULL,
        finished INTEGER,
        solved INTEGER,
        number INTEGER UNIQUE,
        PRIMARY KEY (puzzle, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX puzzle_attempts_by_person ON puzzle_attempts (person, game);
    CREATE TABLE puzzle_ratings (
        who TEXT NOT NULL,
        game TEXT NOT NULL,
        rating INTEGER NOT NULL,
        spread INTEGER NOT NULL,
        tried INTEGER NOT NULL,
        solved INTEGER NOT NULL,
        PRIMARY KEY (who, game)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE uptime (
        house INTEGER PRIMARY KEY,
        ms INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE waking (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        at INTEGER NOT NULL,
        gathers TEXT
    ) STRICT;
    CREATE INDEX waking_by_time ON waking (at);
    CREATE INDEX waking_by_game ON waking (gathers) WHERE gathers IS NOT NULL;
    CREATE TABLE devices (
        endpoint TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        made INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX devices_by_person ON devices (person);
    CREATE TABLE calendars (
        person TEXT PRIMARY KEY,
        secret TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE finished (
        table_id TEXT PRIMARY KEY,
        number INTEGER NOT NULL UNIQUE,
        entry BLOB NOT NULL,
        folded INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX finished_unfolded ON finished (number) WHERE folded = 0;
    CREATE TABLE results (
        person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES finished ON DELETE CASCADE,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        side INTEGER NOT NULL,
        met TEXT NOT NULL,
        outcome TEXT NOT NULL,
        mu INTEGER,
        sigma INTEGER,
        gained INTEGER,
        best INTEGER,
        PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX results_by_table ON results (table_id);
    CREATE INDEX results_in_order ON results (person, number);
    CREATE INDEX results_unmeasured ON results (number) WHERE best IS NULL;
    CREATE TABLE ratings (
        game TEXT NOT NULL,
        season TEXT NOT NULL,
        person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
        mu INTEGER NOT NULL,
        sigma INTEGER NOT NULL,
        low INTEGER NOT NULL,
        games INTEGER NOT NULL,
        won INTEGER NOT NULL,
        drawn INTEGER NOT NULL,
        with_people INTEGER NOT NULL,
        PRIMARY KEY (game, season, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_by_person ON ratings (person);
    CREATE TABLE showing (
        person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
        ranked INTEGER NOT NULL,
        public_id TEXT UNIQUE
    ) STRICT, WITHOUT ROWID;
    """,
    # By numbers the tables that are played at the same time are neighbours in every index, so that
    # a commit of many plies writes few pages.
    Differing(
        sqlite=_numbered(
            """
    CREATE TABLE numbers (
        number INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL UNIQUE REFERENCES tables ON DELETE CASCADE
    ) STRICT;
    INSERT INTO numbers (table_id) SELECT id FROM tables ORDER BY rowid;
    """
        ),
        postgresql=_numbered(
            """
    CREATE TABLE numbers (
        number INTEGER PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
        table_id TEXT NOT NULL UNIQUE REFERENCES tables ON DELETE CASCADE
    ) STRICT;
    INSERT INTO numbers (table_id) SELECT id FROM tables ORDER BY updated, id;
    """
        ),
    ),
)
"""Step n takes a database of version n to version n + 1.  A released step never changes.

Of each version a data directory is frozen, by `tests.support.freeze_data`, and must open for ever.
"""


class Shape(NamedTuple):
    """The columns of a table: by which a row is known, and the rest."""

    key: tuple[str, ...]
    rest: tuple[str, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        return self.key + self.rest


SHAPES = {
    "people": Shape(("id",), ("name", "made", "research", "seen", "puzzles")),
    "tables": Shape(("id",), ("host", "record", "waiting", "updated", "archived")),
    "seatings": Shape(("table_id", "seat"), ("person",)),
    "numbers": Shape(("number",), ("table_id",)),
    "plies": Shape(
        ("number", "ply"),
        (
            *("entry", "told", "state", "final", "version", "at", "by_clock"),
            *("seat", "command", "waiting"),
        ),
    ),
    "notes": Shape(("table_id", "seat", "ply"), ("note",)),
    "talk": Shape(("table_id", "number"), ("line", "person")),
    "marks": Shape(("table_id",), ("marks",)),
    "tasks": Shape(("day", "game", "language"), ("seed", "task")),
    "attempts": Shape(("day", "game", "person"), ("language", "table_id", "finished", "grade")),
    "passkeys": Shape(("id",), ("person", "label", "public_key", "sign_count", "made", "used")),
    "recovery_codes": Shape(("person", "number"), ("locator", "salt", "hash")),
    "ties": Shape(("person", "other", "kind"), ("made",)),
    "invitations": Shape(("person", "inviter"), ("table_id", "made")),
    "contests": Shape(("id",), ("made", "host", "phase", "record")),
    "entrants": Shape(("contest_id", "person"), ("nonce", "entered", "withdrawn")),
    "rounds": Shape(("contest_id", "number"), ("record",)),
    "puzzles": Shape(
        ("id",), ("game", "language", "version", "source", "people", "seed", "posed", "start")
    ),
    "puzzle_sources": Shape(("table_id",), ()),
    "puzzle_house": Shape(("game", "language"), ("games",)),
    "puzzle_attempts": Shape(
        ("puzzle", "person"), ("game", "start", "table_id", "finished", "solved", "number")
    ),
    "puzzle_ratings": Shape(("who", "game"), ("rating", "spread", "tried", "solved")),
    "uptime": Shape(("house",), ("ms",)),
    "waking": Shape(("table_id",), ("at", "gathers")),
    "devices": Shape(("endpoint",), ("person", "p256dh", "auth", "language", "made")),
    "calendars": Shape(("person",), ("secret",)),
    "finished": Shape(("table_id",), ("number", "entry", "folded")),
    "results": Shape(
        ("person", "table_id"),
        ("number", "game", "side", "met", "outcome", "mu", "sigma", "gained", "best"),
    ),
    "ratings": Shape(
        ("game", "season", "person"),
        ("mu", "sigma", "low", "games", "won", "drawn", "with_people"),
    ),
    "showing": Shape(("person",), ("ranked", "public_id")),
}
"""What there is now, a table before those that refer to it."""


def inserting(table: str, rows: int = 1) -> str:
    """The statement that puts so many rows into a table."""
    return _inserting(table, f"({', '.join('?' for _ in SHAPES[table].columns)})", rows)


def inserting_plies(rows: int = 1) -> str:
    """The same for plies that begin with the id of their table instead of its number."""
    values = [_NUMBER, *("?" for _ in SHAPES["plies"].columns[1:])]
    return _inserting("plies", f"({', '.join(values)})", rows)


_NUMBER = "(SELECT number FROM numbers WHERE table_id = ?)"


def _inserting(table: str, row: str, rows: int) -> str:
    columns = ", ".join(SHAPES[table].columns)
    return f"INSERT INTO {table} ({columns}) VALUES {', '.join([row] * rows)}"  # noqa: S608 - of constants
