"""The store as the server uses it: people and tables, written once and read when needed."""

import asyncio
import secrets
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from zaslonka.kernel import Seat
from zaslonka.store import database, tables
from zaslonka.store.writer import Statement, Writer
from zaslonka.table.live import LiveTable
from zaslonka.table.notes import Notes

A = TypeVar("A")


class Kept(Struct, frozen=True):
    """What can be said of a stored table without opening it."""

    table: LiveTable  # without log and notes
    waiting: tuple[int, ...]
    updated: int
    archived: bool


class House:
    """One data directory: everything that must outlive the process."""

    def __init__(self, directory: Path, committed: Callable[[int, float], None]) -> None:
        self._lock = database.Lock(directory)
        try:
            self.key = _secret_key(directory / database.KEY)
            connection = database.connect(directory)
            database.migrate(connection)
        except BaseException:
            self._lock.release()
            raise
        self.writer = Writer(connection, committed)
        self._reader = database.connect(directory)
        self._reading = threading.Lock()
        rows = self._reader.execute("SELECT id, name FROM people")
        self.names: dict[str, str] = dict(rows.fetchall())

    def close(self) -> None:
        self.writer.close()
        self._reader.close()
        self._lock.release()

    async def ping(self) -> None:
        """Done once a commit has gone through."""
        await self._write([])

    # People

    async def save_person(self, person: str, name: str, now: int) -> None:
        await self._write(
            [
                (
                    "INSERT INTO people VALUES (?, ?, ?)"
                    " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                    (person, name, now),
                )
            ]
        )
        self.names[person] = name

    async def forget_person(self, person: str) -> None:
        """Their name goes, and what they ever had on a note sheet."""
        await self._write(
            [
                ("DELETE FROM people WHERE id = ?", (person,)),
                (
                    "DELETE FROM notes WHERE (table_id, seat) IN"
                    " (SELECT table_id, seat FROM seatings WHERE person = ?)",
                    (person,),
                ),
            ]
        )
        self.names.pop(person, None)

    # Tables

    async def save(self, *changes: tuple[LiveTable | None, LiveTable], now: int) -> None:
        """Have tables changed together, from what they were to what they are, on disk."""
        await self._write(
            [
                statement
                for before, after in changes
                for statement in tables.difference(before, after, now)
            ]
        )

    async def delete(self, table_id: str) -> None:
        await self._write([("DELETE FROM tables WHERE id = ?", (table_id,))])

    async def archive(self, unused_since: int) -> None:
        """Mark the tables that nobody has used; they can still be opened by their link."""
        await self._write(
            [
                (
                    "UPDATE tables SET archived = 1 WHERE archived = 0 AND updated < ?",
                    (unused_since,),
                )
            ]
        )

    async def read(self, table_id: str) -> LiveTable | None:
        return await self._read(lambda connection: tables.read(connection, table_id))

    async def notes(self, table_id: str, seat: Seat) -> Notes:
        return await self._read(lambda connection: tables.read_notes(connection, table_id, seat))

    async def of_person(self, person: str) -> list[Kept]:
        """The tables a person sits at or is the host of, the last used first."""
        return await self._read(lambda connection: _of_person(connection, person))

    async def with_anything_of(self, person: str) -> list[str]:
        """The tables of a person, also those where nothing is left of them but their words."""
        return await self._read(lambda connection: _with_anything_of(connection, person))

    async def _write(self, statements: list[Statement]) -> None:
        await asyncio.wrap_future(self.writer.write(statements))

    async def _read(self, ask: Callable[[sqlite3.Connection], A]) -> A:
        def locked() -> A:
            with self._reading:
                return ask(self._reader)

        return await asyncio.to_thread(locked)


def _of_person(connection: sqlite3.Connection, person: str) -> list[Kept]:
    rows: list[tuple[bytes, bytes, int, int]] = connection.execute(
        "SELECT record, waiting, updated, archived FROM tables WHERE host = ?"
        " OR id IN (SELECT table_id FROM seatings WHERE person = ?) ORDER BY updated DESC",
        (person, person),
    ).fetchall()
    return [
        Kept(
            msgspec.json.decode(record, type=LiveTable),
            msgspec.json.decode(waiting, type=tuple[int, ...]),
            updated,
            bool(archived),
        )
        for record, waiting, updated, archived in rows
    ]


def _with_anything_of(connection: sqlite3.Connection, person: str) -> list[str]:
    rows = connection.execute(
        "SELECT id FROM tables WHERE host = :person"
        " UNION SELECT table_id FROM seatings WHERE person = :person"
        " UNION SELECT table_id FROM talk"
        " WHERE json_extract(CAST(line AS TEXT), '$.person') = :person",
        {"person": person},
    )
    return [table_id for (table_id,) in rows]


def _secret_key(path: Path) -> bytes:
    """The key that signs tokens, made on the first start and readable by its owner alone."""
    if not path.exists():
        new = path.with_suffix(".new")
        new.touch(mode=0o600)
        new.write_bytes(secrets.token_bytes(32))
        # Whole or not there at all, whenever the process is killed.
        new.replace(path)
    return path.read_bytes()
