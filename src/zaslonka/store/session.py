"""A session with PostgreSQL: how it is opened, locked, spoken to and brought up to date."""

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache, partial
from typing import Any, TypeAlias

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from zaslonka.store.database import KEY_BYTES, Unusable, Values, new_key, refuse_newer
from zaslonka.store.schema import MIGRATIONS, Step

Session: TypeAlias = psycopg.Connection[tuple[Any, ...]]
Cursor: TypeAlias = psycopg.Cursor[tuple[Any, ...]]

OLDEST = 14
"""The oldest PostgreSQL that knows all that is asked of it."""

TYPES = {
    r"\bINTEGER\b": "BIGINT",
    r"\bBLOB\b": "BYTEA",
    # In SQLite's order, on every machine, whatever its locale is.
    r"\bTEXT\b": 'TEXT COLLATE "C"',
    r"\) STRICT(, WITHOUT ROWID)?;": ");",
}
"""How what `schema` writes for SQLite is written here."""

DEFAULTS: dict[str, str | int] = {
    "application_name": "zaslonka",
    "connect_timeout": 5,
    # A machine that is gone is noticed within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
"""Of every session, unless the address says otherwise."""

SETTINGS = {
    "client_min_messages": "error",
    "idle_session_timeout": "0",
    "tcp_keepalives_idle": "10",
}

SHARED = {"idle_in_transaction_session_timeout": "2s"}
"""Of a node among several as well."""

LOCK = 0x5A61736C
"""The first half of the lock's name; the second is the schema."""

MIGRATING = 0x5A6D6967

LOCK_SECONDS = 5.0
"""Seconds for which a server that starts waits until one that was killed is off the database."""


def session_at(address: str, *, shared: bool = False) -> Session:
    """A session whose commits are on disk when they are acknowledged.

    One of several nodes may stand still in the middle of a transaction: it must not keep what it
    has locked there.
    """
    given = conninfo_to_dict(address)
    more = {name: value for name, value in DEFAULTS.items() if name not in given}
    session = psycopg.connect(make_conninfo(address, **more), autocommit=True)
    try:
        if (found := session.info.server_version // 10000) < OLDEST:
            raise psycopg.OperationalError(f"it is of version {found}, not of {OLDEST} or newer")
        if (coding := session.info.parameter_status("server_encoding")) != "UTF8":
            raise psycopg.OperationalError(f"its encoding is {coding}, not UTF8")
        with session.pipeline():
            for name, value in (SETTINGS | (SHARED if shared else {})).items():
                session.execute("SELECT set_config(%s, %s, false)", (name, value))
            session.execute(
                "SELECT set_config('synchronous_commit', 'on', false)"
                " WHERE current_setting('synchronous_commit') = 'off'"
            )
    except BaseException:
        session.close()
        raise
    return session


def lock(session: Session, *, shared: bool = False) -> None:
    """Keep other servers off for as long as the session lasts; nodes of one house share it."""
    until = time.monotonic() + LOCK_SECONDS
    mode = "_shared" if shared else ""
    asked = f"SELECT pg_try_advisory_lock{mode}({LOCK}, hashtext(current_schema()))"
    while not one(session.execute(asked)):
        if time.monotonic() > until:
            raise psycopg.OperationalError("another server is using it")
        time.sleep(0.05)


def migrated(session: Session) -> bytes:
    """Bring a database to the newest version; its key, which is made with it."""
    # Of nodes that begin at once, one does it.
    session.execute("SELECT pg_advisory_lock(%s)", (MIGRATING,))
    try:
        migrate(session)
    finally:
        session.execute("SELECT pg_advisory_unlock(%s)", (MIGRATING,))
    key = bytes(one(session.execute("SELECT key FROM zaslonka")))
    if len(key) < KEY_BYTES:
        raise Unusable(f"the key in the database has {len(key)} bytes, not {KEY_BYTES}")
    return key


def migrate(session: Session, steps: Sequence[Step] = MIGRATIONS) -> None:
    """Bring a database to the newest version, all in one transaction."""
    found = version(session, len(steps))
    with session.transaction():
        if found == 0:
            session.execute("CREATE TABLE zaslonka (version BIGINT NOT NULL, key BYTEA NOT NULL)")
            session.execute("INSERT INTO zaslonka VALUES (0, %s)", (new_key(),))
        for step in steps[found:]:
            if sql := spelled(step if isinstance(step, str) else step.postgresql):
                session.execute(sql.encode())
        session.execute("UPDATE zaslonka SET version = %s", (len(steps),))


def version(session: Session, newest: int = len(MIGRATIONS)) -> int:
    """The version a database is of, 0 if nothing is in it; a newer one is `Unusable`."""
    if one(session.execute("SELECT to_regclass('zaslonka')")) is None:
        return 0
    found = int(one(session.execute("SELECT version FROM zaslonka")))
    refuse_newer(found, newest, "the database")
    return found


def spelled(step: str) -> str:
    """A step of `schema` as PostgreSQL is told it."""
    for theirs, ours in TYPES.items():
        step = re.sub(theirs, ours, step)
    return step


@lru_cache(maxsize=256)
def translated(sql: str) -> bytes:
    """A statement with the driver's own marks for values."""
    sql = sql.replace("%", "%%").replace("?", "%s")
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", sql).encode()


def execute(session: Session, sql: str, values: Values) -> Cursor:
    return session.execute(translated(sql), values)


def one(cursor: Cursor) -> Any:
    row = cursor.fetchone()
    return None if row is None else row[0]


# A whole house, read or written at once


@contextmanager
def read_whole(address: str) -> Iterator[tuple[bytes, Callable[[str], Iterator[Any]]]]:
    """The key of a house, and what asks about it as it is at this moment."""
    with usable(address), closing(session_at(address)) as session:
        if (found := version(session)) < len(MIGRATIONS):
            wants = "there is none" if found == 0 else "start a server on it once"
            raise Unusable(f"{shown(address)} has no house of this version: {wants}")
        session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield bytes(one(session.execute("SELECT key FROM zaslonka"))), partial(_stream, session)


@contextmanager
def write_whole(
    address: str, key: bytes
) -> Iterator[tuple[Callable[[str], Iterator[Any]], Callable[[str, list[Any]], None]]]:
    """What asks about a new house, and what puts rows into it; it is there once all went well."""
    with usable(address), closing(session_at(address)) as session:
        lock(session)
        if one(session.execute(_ANYTHING)):
            raise Unusable(f"{shown(address)} is not empty")
        with session.transaction():
            migrate(session)
            session.execute("UPDATE zaslonka SET key = %s", (key,))
            yield partial(_stream, session), partial(_put, session)
            # Rows that came with their numbers have not moved it on.
            session.execute(
                "SELECT setval(pg_get_serial_sequence('numbers', 'number'), max(number))"
                " FROM numbers"
            )


_ANYTHING = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace"


def _stream(session: Session, sql: str) -> Iterator[Any]:
    """Rows a few at a time, however many there are."""
    with session.cursor("rows", binary=True) as cursor:
        cursor.itersize = 200
        yield from cursor.execute(translated(sql))


def _put(session: Session, sql: str, rows: list[Any]) -> None:
    session.cursor().executemany(translated(sql), rows)


def looking(address: str) -> tuple[Session, bytes]:
    """A session that can change nothing, of a house that is there, and the house's key."""
    with usable(address):
        session = session_at(address)
        session.execute("SELECT set_config('default_transaction_read_only', 'on', false)")
        if version(session) == 0:
            session.close()
            raise Unusable(f"{shown(address)} has no house in it")
        return session, bytes(one(session.execute("SELECT key FROM zaslonka")))


# What is wrong, in one line


@contextmanager
def usable(address: str) -> Iterator[None]:
    """Whatever is wrong with an address or its database is said in one line."""
    try:
        yield
    except psycopg.Error as error:
        raise unusable(address, error) from None


def unusable(address: str, error: Exception) -> Unusable:
    return Unusable(f"{shown(address)} cannot be used: {' '.join(str(error).split())}")


def shown(address: str) -> str:
    """An address without its password; `Unusable` if it is none."""
    try:
        given = conninfo_to_dict(address)
    except psycopg.Error:
        # Not repeated, nor what is said of it: a part of it may be the password.
        raise Unusable("the address of the database cannot be read") from None
    host, port, name = (given.get(part, "") for part in ("host", "port", "dbname"))
    return f"postgresql://{host}{port and f':{port}'}/{name}"
