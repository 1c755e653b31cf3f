"""The data directory: one server at a time, and one SQLite file."""

import fcntl
import functools
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from zaslonka.store.database import KEY_BYTES, Database, Statement, Unusable, new_key, refuse_newer
from zaslonka.store.schema import MIGRATIONS, Step, inserting_plies

FILE, KEY = "zaslonka.sqlite", "key"
"""What a data directory must not lose."""

_MOST_ROWS = 64
"""Of a statement.  A batch of no more moves is one statement, which is a transaction by itself:
each one more would hand Python's lock to and fro several times.
"""

_inserting_plies = functools.cache(inserting_plies)


class Connection(sqlite3.Connection):
    """A connection that has every commit on disk before it says so, and wipes what it deletes."""

    is_near = True

    def carry_out(
        self,
        statements: Sequence[Statement],
        plies: Sequence[Sequence[Any]],
        tables: Sequence[str] = (),  # at home here like all of them: nobody else has the file
    ) -> None:
        try:
            self._roll_back()
            if not statements and len(plies) <= _MOST_ROWS:
                self._save_plies(plies)
                return
            self.execute("BEGIN IMMEDIATE")
            for sql, values in statements:
                self.execute(sql, values)
            self._save_plies(plies)
            self.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._roll_back()
            raise

    def hurry(self) -> None:
        """Nothing here takes for ever."""

    def _roll_back(self) -> None:
        """Back to the last commit, now or, if that fails, before the next."""
        if self.in_transaction:
            self.execute("ROLLBACK")

    def _save_plies(self, rows: Sequence[Sequence[Any]]) -> None:
        for at in range(0, len(rows), _MOST_ROWS):
            some = rows[at : at + _MOST_ROWS]
            self.execute(_inserting_plies(len(some)), [value for row in some for value in row])


class SQLite(Database):
    """A data directory that is this server's alone."""

    errors = (sqlite3.DatabaseError,)
    # The same number again: a page must be written for it.
    touch = f"PRAGMA user_version = {len(MIGRATIONS)}"

    def __init__(self, directory: Path) -> None:
        self._directory, self.where = directory, str(directory)
        with usable(directory):
            self._lock = Lock(directory)
        try:
            with usable(directory):
                keep_private(directory)
                self.writing = connect(directory)
                self.key = _secret_key(directory / KEY, is_new=version(self.writing) == 0)
                migrate(self.writing)
                self.reading = connect(directory)
        except BaseException:
            self._lock.release()
            raise

    def unusable(self, error: Exception) -> Unusable:
        return _unusable(self._directory, error)

    def close(self) -> None:
        self.reading.close()
        self.writing.close()
        self._lock.release()


def _unusable(directory: Path, error: Exception) -> Unusable:
    told = f"{directory / FILE} cannot be used: {error}; `zaslonka check {directory}` says more"
    return Unusable(told)


@contextmanager
def usable(directory: Path) -> Iterator[None]:
    """Whatever is wrong with a directory or its database is said in one line."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise _unusable(directory, error) from None
    except OSError as error:
        raise Unusable(f"{directory} cannot be used: {error}") from None


def keep_private(directory: Path) -> None:
    """All of it is its owner's alone; SQLite's other files are made like the first."""
    (directory / FILE).touch(mode=0o600)
    for path, mode in (
        (directory, 0o700),
        *((file, 0o600) for file in (*directory.glob(f"{FILE}*"), *directory.glob(KEY))),
    ):
        # Somebody else's file that we may still write to is theirs to close.
        with suppress(PermissionError):
            path.chmod(mode)


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


def connect(directory: Path) -> Connection:
    connection = sqlite3.connect(
        directory / FILE, isolation_level=None, check_same_thread=False, factory=Connection
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = MIGRATIONS) -> None:
    """Bring a database to the newest version, a step a transaction."""
    found = version(connection, len(steps))
    for number, step in enumerate(steps[found:], found + 1):
        sql = step if isinstance(step, str) else step.sqlite
        connection.executescript(f"BEGIN; {sql} PRAGMA user_version = {number}; COMMIT;")


def version(connection: sqlite3.Connection, newest: int = len(MIGRATIONS)) -> int:
    """The version a database is of, 0 if nothing is in it; a newer one is `Unusable`."""
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    refuse_newer(found, newest, "the data directory")
    return found


def _secret_key(path: Path, *, is_new: bool) -> bytes:
    """The key that signs tokens, made on the first start, its owner's alone."""
    if not path.exists():
        if not is_new:
            # A new one would make a stranger of everybody, without a word.
            raise Unusable(
                f"{path} is lost: put it back from a backup, or make strangers of everybody "
                f"by: head -c {KEY_BYTES} /dev/urandom > {path}"
            )
        new = path.with_suffix(".new")
        new.touch(mode=0o600)
        new.write_bytes(new_key())
        # Whole or not there at all, whenever the process is killed.
        new.replace(path)
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise Unusable(f"{path} is damaged: it has {len(key)} bytes, not {KEY_BYTES}")
    return key
