"""What of a data directory is damaged, and the rest of it saved into a new one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from zaslonka.store import attempts, contests, rebuilding, solving, sqlite, tables, waking
from zaslonka.store.database import KEY_BYTES, UNREADABLE, Unusable
from zaslonka.store.sqlite import FILE, KEY

_PARTS = (
    "INSERT INTO tables SELECT * FROM old.tables WHERE id = ?",
    "INSERT INTO seatings SELECT * FROM old.seatings WHERE table_id = ?",
    "INSERT INTO numbers SELECT * FROM old.numbers WHERE table_id = ?",
    "INSERT INTO plies SELECT * FROM old.plies"
    " WHERE number = (SELECT number FROM numbers WHERE table_id = ?)",
    "INSERT INTO notes SELECT * FROM old.notes WHERE table_id = ?",
    "INSERT INTO talk SELECT * FROM old.talk WHERE table_id = ?",
    "INSERT INTO marks SELECT * FROM old.marks WHERE table_id = ?",
    "INSERT INTO invitations SELECT * FROM old.invitations WHERE table_id = ?",
)
_OF_PERSON = (
    "INSERT INTO people SELECT * FROM old.people WHERE id = ?",
    "INSERT INTO passkeys SELECT * FROM old.passkeys WHERE person = ?",
    "INSERT INTO recovery_codes SELECT * FROM old.recovery_codes WHERE person = ?",
    "INSERT INTO ties SELECT * FROM old.ties WHERE person = ?",
)
_CONTEST_PARTS = (
    "INSERT INTO contests SELECT * FROM old.contests WHERE id = ?",
    "INSERT INTO entrants SELECT * FROM old.entrants WHERE contest_id = ?",
    "INSERT INTO rounds SELECT * FROM old.rounds WHERE contest_id = ?",
)
_PUZZLES = (
    "INSERT INTO puzzles SELECT * FROM old.puzzles"
    " WHERE source IS NULL OR source IN (SELECT id FROM tables)",
    "INSERT INTO puzzle_sources SELECT * FROM old.puzzle_sources"
    " WHERE table_id IN (SELECT id FROM tables)",
    "INSERT INTO puzzle_house SELECT * FROM old.puzzle_house",
    "INSERT INTO puzzle_attempts SELECT puzzle, person, game, start,"
    " (SELECT id FROM tables WHERE id = table_id), finished, solved, number"
    " FROM old.puzzle_attempts",
)
"""Each as a whole or not at all; ratings are worked out again."""
_RESULTS = (
    "INSERT INTO finished SELECT * FROM old.finished",
    "INSERT INTO results SELECT * FROM old.results WHERE person IN (SELECT id FROM people)",
    "INSERT INTO showing SELECT * FROM old.showing WHERE person IN (SELECT id FROM people)",
)
"""What can be read of them; the rest is made again out of the tables."""
_SCANS = (
    "SELECT rowid, {column} FROM {table} NOT INDEXED ORDER BY rowid",
    "SELECT rowid, {column} FROM {table} NOT INDEXED ORDER BY rowid DESC",
    "SELECT rowid, {column} FROM {table} ORDER BY {column}",
)
"""What one way does not reach behind a damaged page, another may."""


class Found(Struct):
    """What there is in a data directory."""

    people: list[str]
    whole: list[str]  # tables that can be read, to their last ply
    damage: list[str]  # one line each
    contests: list[str]  # that can be read


def check(data: Path) -> Found:
    """Read everything in a data directory, of any version; nothing in it is changed."""
    with copied(data) as copy:
        return _found(data, copy)


def salvage(data: Path, target: Path) -> Found:
    """Make ``target`` a data directory with what is whole, and say what is not."""
    if target.exists():
        raise Unusable(f"{target} is there already")
    with sqlite.usable(target), copied(data) as copy:
        found = _found(data, copy)
        with TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as room:
            whole = Path(room) / target.name
            whole.mkdir(mode=0o700)
            sqlite.keep_private(whole)
            with closing(sqlite.connect(whole)) as new:
                sqlite.migrate(new)
                new.execute("ATTACH ? AS old", (str(copy / FILE),))
                _take_over(new, found)
            if not flaw_of_key(data / KEY):
                (whole / KEY).touch(mode=0o600)
                (whole / KEY).write_bytes((data / KEY).read_bytes())
            whole.rename(target)
    return found


@contextmanager
def copied(data: Path) -> Iterator[Path]:
    """A copy of the database, page by page, brought to the newest version."""
    if not (data / FILE).is_file():
        raise Unusable(f"{data} is not a data directory: there is no {FILE} in it")
    address = f"{(data / FILE).absolute().as_uri()}?mode=rw"
    with TemporaryDirectory(prefix="zaslonka-check-") as room:
        copy = Path(room)
        with sqlite.usable(data):
            sqlite.keep_private(copy)
            with (
                closing(sqlite3.connect(address, uri=True)) as source,
                closing(sqlite.connect(copy)) as to,
            ):
                if sqlite.version(source) == 0:
                    raise Unusable(f"{data / FILE} was not made by a server")
                source.backup(to)
                sqlite.migrate(to)
        yield copy


def _found(data: Path, copy: Path) -> Found:
    with closing(sqlite.connect(copy)) as connection:
        damage = [*flaw_of_key(data / KEY), *_flaws_of_pages(connection)]
        whole, contests_read = [], []
        for contest_id in _ids(connection, "contests", "id"):
            try:
                contests.read(connection, contest_id)
                contests_read.append(contest_id)
            except (sqlite3.DatabaseError, RecursionError, *UNREADABLE) as error:
                damage.append(f"contest {contest_id}: {str(error).partition(chr(10))[0]}")
        for table_id in _ids(connection, "tables", "id"):
            try:
                if tables.read(connection, table_id) is None:
                    damage.append(f"table {table_id}: of its game nothing is left")
                else:
                    whole.append(table_id)
            except (sqlite3.DatabaseError, RecursionError, *UNREADABLE) as error:
                damage.append(f"table {table_id}: {str(error).partition(chr(10))[0]}")
        return Found(_ids(connection, "people", "id"), whole, damage, contests_read)


def flaw_of_key(key: Path) -> list[str]:
    if not key.is_file():
        return [f"{KEY}: it is lost"]
    size = key.stat().st_size
    return [] if size >= KEY_BYTES else [f"{KEY}: it has {size} bytes, not {KEY_BYTES}"]


def _flaws_of_pages(connection: sqlite3.Connection) -> list[str]:
    try:
        rows = connection.execute("PRAGMA integrity_check(20)").fetchall()
    except sqlite3.DatabaseError as error:
        rows = [(str(error),)]
    lines = [line for (told,) in rows for line in told.splitlines()]
    return [f"{FILE}: {line}" for line in lines if line != "ok"]


def _ids(connection: sqlite3.Connection, table: str, column: str) -> list[str]:
    """Every id that can be reached, in whatever way."""
    found: dict[str, None] = {}
    for scan in _SCANS:
        with suppress(sqlite3.DatabaseError):
            for _, one in connection.execute(scan.format(table=table, column=column)):
                if isinstance(one, str):
                    found[one] = None
    return list(found)


def _take_over(new: sqlite3.Connection, found: Found) -> None:
    for person in found.people:
        for part in _OF_PERSON:
            with suppress(sqlite3.DatabaseError):
                new.execute(part, (person,))
    with suppress(sqlite3.DatabaseError):
        # All or none of them: what is lost is made again when somebody asks for it.
        new.execute("INSERT INTO tasks SELECT * FROM old.tasks")
    for table_id in list(found.whole):
        new.execute("BEGIN")
        try:
            for part in _PARTS:
                new.execute(part, (table_id,))
            new.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            new.execute("ROLLBACK")
            found.whole.remove(table_id)
            found.damage.append(f"table {table_id}: {error}")
    for contest_id in list(found.contests):
        new.execute("BEGIN")
        try:
            for part in _CONTEST_PARTS:
                new.execute(part, (contest_id,))
            new.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            new.execute("ROLLBACK")
            found.contests.remove(contest_id)
            found.damage.append(f"contest {contest_id}: {error}")
    for part in _RESULTS:
        with suppress(sqlite3.DatabaseError):
            new.execute(part)
    for statement, values in (*attempts.rebuilt(new), *rebuilding.rebuilt(new)):
        new.execute(statement, values)
    for part in _PUZZLES:
        with suppress(sqlite3.DatabaseError):
            new.execute(part)
    for statement, values in solving.rebuilt(new):
        new.execute(statement, values)
    for whole in ("uptime", "devices", "calendars"):
        with suppress(sqlite3.DatabaseError):
            new.execute(f"INSERT INTO {whole} SELECT * FROM old.{whole}")  # noqa: S608 - of constants
    for table_id in found.whole:
        if (table := tables.read(new, table_id)) is not None:
            # By the time of the house, as its record is.
            for statement, values in waking.statements(None, table, 0):
                new.execute(statement, values)
