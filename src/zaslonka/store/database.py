"""The data directory: one server at a time, one SQLite file, and how its shape has changed."""

import fcntl
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

FILE, KEY = "zaslonka.sqlite", "key"
"""What a data directory must not lose."""

MIGRATIONS = (
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
)
"""Step n takes a database of version n to version n + 1.  A released step never changes.

Of each version a data directory is frozen, by `tests.support.freeze_data`, and must open for ever.
"""


class Unusable(Exception):
    """The data directory cannot be served; the message says why."""


class Lock:
    """Keeps a second server off a data directory for as long as this process lives."""

    def __init__(self, directory: Path) -> None:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._file = os.open(directory / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise Unusable(f"another server is using the data directory {directory}") from None

    def release(self) -> None:
        os.close(self._file)


def connect(directory: Path) -> sqlite3.Connection:
    """A connection that has every commit on disk before it says so, and wipes what it deletes."""
    connection = sqlite3.connect(directory / FILE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


def migrate(connection: sqlite3.Connection, steps: Sequence[str] = MIGRATIONS) -> None:
    """Bring a database to the newest version, a step a transaction."""
    found = version(connection, len(steps))
    for number, step in enumerate(steps[found:], found + 1):
        connection.executescript(f"BEGIN; {step} PRAGMA user_version = {number}; COMMIT;")


def version(connection: sqlite3.Connection, newest: int = len(MIGRATIONS)) -> int:
    """The version a database is of, 0 if nothing is in it; a newer one is `Unusable`."""
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if found > newest:
        raise Unusable(
            f"the data directory is of version {found}, this server knows only {newest}: "
            "it was last used by a newer one"
        )
    return found
