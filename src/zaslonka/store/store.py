"""The store as the server uses it: people and tables, written once and read when needed."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import Struct

from zaslonka.kernel import AnyState, Seat
from zaslonka.kernel.levels import Language
from zaslonka.store import (
    attempts,
    contests,
    devices,
    keys,
    research,
    results,
    tables,
    ties,
    waking,
)
from zaslonka.store.address import Where, database_at
from zaslonka.store.collector import Collector
from zaslonka.store.database import UNREADABLE, Asked, Fenced, Statement
from zaslonka.store.puzzle_store import PuzzleStore
from zaslonka.store.standings import KeptResults
from zaslonka.store.writer import Job, Outcome, Writer
from zaslonka.table import slow
from zaslonka.table.challenging import Made
from zaslonka.table.contest import Contest, Played
from zaslonka.table.live import LiveTable, Sitter
from zaslonka.table.notes import Notes

A = TypeVar("A")

NODES = 1024
"""Processes at most whose numbers of finished games never meet."""

TABLES_AT_ONCE = 200
"""Of somebody's tables so many are told in one answer, however many there are."""


class Unstored(Exception):
    """A change could not be written; nothing of it is kept."""


class Unreadable(Exception):
    """What is stored is damaged, and cannot be shown; the rest of the store can."""


class Kept(Struct, frozen=True):
    """What can be said of a stored table without opening it."""

    table: LiveTable  # without history and notes
    waiting: tuple[int, ...]
    updated: int
    archived: bool


class Looked(Struct, frozen=True):
    """A stored table as it is seen from outside."""

    table: LiveTable  # without history and notes
    state: AnyState | None  # of the game now; None before the deal


class Store:
    """One house: everything that must outlive the process."""

    def __init__(
        self,
        where: Where,
        committed: Callable[[int, float], None],
        now: int | None = None,
        *,
        shared: bool = False,
    ) -> None:
        """Where it is ``shared``, nothing may be written before `join`."""
        self._database = database_at(where, shared=shared)
        self.where, self.key = self._database.where, self._database.key
        try:
            self.names: dict[str, str] = self._all_names()
            open_for = waking.open_for(self._database.reading)
            self._finished = results.last_number(self._database.reading)
        except self._database.errors as error:
            self._database.close()
            raise self._database.unusable(error) from None
        # Who was forgotten, or is about to be: nobody learns their names again from what is stored.
        self._disowned: set[str] = set()
        self._unreadable: tuple[type[Exception], ...] = (*self._database.errors, *UNREADABLE)
        # How much further the clock on the wall has gone than the house was open.
        self._lost = 0 if now is None or open_for is None else now - open_for
        self.node: int | None = None
        self._reading = threading.Lock()
        self.writer = Writer(self._database.writing, committed)
        self._collector = Collector(self.writer)
        self.fenced: Callable[[Fenced], None] | None = None  # what is done when we may not write
        self.results = KeptResults(self._read, self._write)
        self._awake: set[str] = set()  # tables stored since the archive was last filled
        self.puzzles = PuzzleStore(self._read, self._write)

    def join(self, address: str) -> int:
        """Become one of several processes, which the others reach at this address; its number."""
        self.node, self._lost = self._database.join(address, self._lost)
        self._finished = self._finished // NODES * NODES + self.node % NODES
        # From now on others tell who takes which name; before that they told nobody here.
        self.names.update(self._all_names())
        return self.node

    def _all_names(self) -> dict[str, str]:
        return dict(self._database.reading.execute("SELECT id, name FROM people").fetchall())

    def close(self) -> None:
        self.writer.close()
        self._database.close()

    async def ping(self) -> None:
        """Done once something has been written, and is on disk."""
        await self._write((self._database.touch, ()))

    # People

    async def save_person(self, person: str, name: str, now: int) -> None:
        await self._write(
            (
                "INSERT INTO people (id, name, made) VALUES (?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                (person, name, now),
            )
        )
        self.names[person] = name

    def own(self, person: str, name: str) -> None:
        """Somebody has this name from now on, as another process has stored it."""
        self._disowned.discard(person)
        self.names[person] = name

    def disown(self, person: str) -> None:
        """Nobody is this person any more, though their row may still be there."""
        self._disowned.add(person)
        self.names.pop(person, None)

    async def save_consent(self, person: str, *, agrees: bool, now: int) -> None:
        """Whether their finished games may serve research, from now on.  PRV-12."""
        await self._write(research.save_consent(person, agrees=agrees, now=now))

    async def consents(self, person: str) -> bool:
        return await self._read(lambda connection: research.consents(connection, person))

    async def forget_person(self, person: str) -> None:
        """Their name, what they ever had on a note sheet, what they agreed to, keys and ties."""
        await self._write(
            ("DELETE FROM people WHERE id = ?", (person,)),
            (
                "DELETE FROM notes WHERE (table_id, seat) IN"
                " (SELECT table_id, seat FROM seatings WHERE person = ?)",
                (person,),
            ),
            *keys.forgotten(person),
            *ties.forgotten(person),
            *contests.forget(person),
            *devices.forgetting(person),
        )
        self.names.pop(person, None)

    # Tables

    def submit(
        self,
        *changes: tuple[LiveTable | None, LiveTable],
        now: int,
        done: Callable[[Unstored | None], None],
    ) -> None:
        """Have tables changed together, from what they were to what they are, on disk.

        ``done`` is called once they are, or with why they could not be.
        """
        job = tables.difference(changes, now, self._awake, self._lost)
        self._collector.write(job, partial(self._stored, changes, done))

    def _stored(
        self,
        changes: Sequence[tuple[LiveTable | None, LiveTable]],
        done: Callable[[Unstored | None], None],
        outcome: Outcome,
    ) -> None:
        if outcome is None:
            for _, after in changes:
                self._awake.add(after.id)
            done(None)
        else:
            self._look_for_fence(outcome)
            done(Unstored(str(outcome)))

    async def save(self, *changes: tuple[LiveTable | None, LiveTable], now: int) -> None:
        """The same for whoever waits for it."""
        await self._carried_out(tables.difference(changes, now, self._awake, self._lost))

    def next_number(self, now: int) -> int:
        """The place of a game that ends now, among all that were finished.  TAB-90.

        What is handed over to be stored is stored in that order; one that fails leaves a gap.
        """
        if self.node is None:
            self._finished += 1
        else:
            # No two processes give the same one, and all go by the time.
            by_now = now * NODES + self.node % NODES
            self._finished = max(self._finished + NODES, by_now)
        return self._finished

    async def delete(self, table_id: str) -> None:
        statement = "DELETE FROM tables WHERE id = ?", (table_id,)
        await self._carried_out(Job([statement], tables=[table_id]))

    def let_sleep(self) -> None:
        """From time to time: what was written since may be in the archive by now."""
        self._awake.clear()

    async def archive(self, unused_since: int) -> None:
        """Mark the tables that nobody has used; they can still be opened by their link."""
        self.let_sleep()
        await self._write(
            (
                "UPDATE tables SET archived = 1 WHERE archived = 0 AND updated < :since"
                " AND coalesce((SELECT at FROM plies JOIN numbers USING (number)"
                " WHERE table_id = tables.id AND waiting IS NOT NULL"
                " ORDER BY ply DESC LIMIT 1), 0) < :since",
                {"since": unused_since},
            )
        )

    async def read(self, table_id: str) -> LiveTable | None:
        if not _is_id(table_id):
            return None
        found = await self._read(lambda connection: tables.read(connection, table_id))
        if found is None:
            return None
        if self.node is not None:
            sitting = [chair.person for chair in found.chairs if isinstance(chair, Sitter)]
            await self.learn([*sitting, *(line.person for line in found.talk)])
        return slow.shifted(found, self._lost)

    async def learn(self, people: Iterable[str]) -> None:
        """The names of people who came by way of another process, and of whom none has told."""
        unknown = [*{*people} - self.names.keys() - self._disowned]
        if unknown:
            marks = ", ".join("?" for _ in unknown)
            asked = f"SELECT id, name FROM people WHERE id IN ({marks})"  # noqa: S608 - marks alone
            found = await self._read(lambda asking: asking.execute(asked, unknown).fetchall())
            # Somebody may have been forgotten while it was asked.
            self.names.update((who, name) for who, name in found if who not in self._disowned)

    async def look(self, table_id: str) -> Looked | None:
        """What can be said of a table to those who are not at it, without reading its log."""
        if not _is_id(table_id):
            return None
        return await self._read(lambda connection: _look(connection, table_id, self._lost))

    async def notes(self, table_id: str, seat: Seat) -> Notes:
        return await self._read(lambda connection: tables.read_notes(connection, table_id, seat))

    async def of_person(self, person: str, skip: int = 0) -> list[Kept]:
        """The tables a person sits at or is the host of, the last used first; so many at most."""
        return await self._read(lambda connection: _of_person(connection, person, skip, self._lost))

    async def with_anything_of(self, person: str) -> list[str]:
        """The tables of a person, also those where nothing is left of them but their words."""
        return await self._read(lambda connection: _with_anything_of(connection, person))

    # Challenges

    async def save_task(self, day: str, game: str, language: Language, made: Made) -> None:
        await self._write(attempts.save_task(day, game, language, made))

    async def task(self, day: str, game: str, language: Language) -> Made | None:
        return await self._read(
            lambda connection: attempts.read_task(connection, day, game, language)
        )

    async def first_day(self) -> str | None:
        return await self._read(attempts.first_day)

    async def attempts_of(self, person: str) -> list[attempts.Kept]:
        return await self._read(lambda connection: attempts.of_person(connection, person))

    async def attempts_on(self, day: str) -> list[attempts.Kept]:
        return await self._read(lambda connection: attempts.of_day(connection, day))

    # What other modules of the store make statements of, and ask

    async def carry_out(self, *statements: Statement) -> None:
        """All of them and on disk, or `Unstored`."""
        await self._write(*statements)

    async def ask(self, question: Callable[[Asked], A]) -> A:
        return await self._read(question)

    # Contests

    async def save_contest(
        self, before: Contest | None, after: Contest, *new: LiveTable, now: int
    ) -> None:
        """A contest changed, and the tables of a new round with it: all of it or nothing."""
        made = tables.difference([(None, table) for table in new], now, self._awake)
        changed = (*contests.statements(before, after), *made.statements)
        await self._carried_out(Job(changed, made.plies))

    async def delete_contest(self, contest_id: str) -> None:
        await self._write(contests.delete(contest_id))

    async def contest(self, contest_id: str) -> Contest | None:
        if not _is_id(contest_id):
            return None
        return await self._read(lambda connection: contests.read(connection, contest_id))

    async def contest_tables(self, ids: Sequence[str]) -> list[LiveTable | None]:
        return await self._read(lambda connection: contests.read_tables(connection, ids))

    async def contest_played(self, ids: Sequence[str]) -> list[Played | None]:
        return await self._read(lambda connection: contests.read_played(connection, ids))

    async def running_contests(self) -> list[str]:
        return await self._read(contests.running)

    async def contests_of(self, person: str) -> list[contests.Kept]:
        return await self._read(lambda connection: contests.of_person(connection, person))

    # Tables of days

    async def beat(self, now: int) -> None:
        """That the house is open at this moment; when it opens again, it goes on from here."""
        await self._write(waking.beat(now - self._lost))

    async def due(self, now: int, most: int) -> list[str]:
        """Tables for which it is time, whether anybody is there or not."""
        return await self._read(lambda connection: waking.due(connection, now - self._lost, most))

    async def next_due(self, now: int) -> int | None:
        """When it is time for the next one, in milliseconds since 1970."""
        at = await self._read(lambda connection: waking.first_after(connection, now - self._lost))
        return None if at is None else at + self._lost

    async def gathering_for(self, game: str, most: int) -> list[str]:
        return await self._read(lambda connection: waking.gathering_for(connection, game, most))

    async def turns_of(self, person: str) -> list[LiveTable]:
        """The tables of days at which a person plays, without history and notes; so many."""
        return await self._read(
            lambda connection: waking.of_person(connection, person, TABLES_AT_ONCE, self._lost)
        )

    # Devices and calendars

    async def save_device(self, person: str, device: devices.Device) -> None:
        await self._write(*devices.save(person, device))

    async def drop_device(self, endpoint: str) -> None:
        await self._write(devices.drop(endpoint))

    async def devices_of(self, person: str) -> list[devices.Device]:
        return await self._read(lambda connection: devices.of_person(connection, person))

    async def save_calendar(self, person: str, secret: str) -> None:
        await self._write(devices.save_calendar(person, secret))

    async def drop_calendar(self, person: str) -> None:
        await self._write(devices.drop_calendar(person))

    async def calendar_of(self, person: str) -> str | None:
        return await self._read(lambda connection: devices.calendar_of(connection, person))

    async def whose_calendar(self, secret: str) -> str | None:
        if not _is_id(secret):
            return None
        return await self._read(lambda connection: devices.whose_calendar(connection, secret))

    async def _write(self, *statements: Statement) -> None:
        await self._carried_out(Job(statements))

    async def _carried_out(self, job: Job) -> None:
        outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        # Whoever waited may be gone by then.
        self._collector.write(
            job, lambda error: None if outcome.done() else outcome.set_result(error)
        )
        if (error := await outcome) is not None:
            self._look_for_fence(error)
            raise Unstored(str(error)) from error

    def _look_for_fence(self, outcome: Outcome) -> None:
        if isinstance(outcome, Fenced) and self.fenced is not None:
            self.fenced(outcome)

    async def _read(self, ask: Callable[[Asked], A]) -> A:
        def locked() -> A:
            with self._reading:
                return ask(self._database.reading)

        try:
            return await asyncio.to_thread(locked)
        except self._unreadable as error:
            raise Unreadable(str(error)) from error


def _is_id(text: str) -> bool:
    """Whether there can be such a table: PostgreSQL does not even let one ask about NUL."""
    return "\0" not in text


def _of_person(connection: Asked, person: str, skip: int, lost: int) -> list[Kept]:
    """Those that can be read: one that is damaged does not take the others with it."""
    rows: list[tuple[bytes, bytes, int, int]] = connection.execute(
        "SELECT record, coalesce(seen.waiting, tables.waiting),"
        " CASE WHEN seen.at > updated THEN seen.at ELSE updated END AS used, archived FROM tables"
        " LEFT JOIN numbers ON table_id = id"
        " LEFT JOIN plies AS seen ON seen.number = numbers.number"
        # The last that everybody could see.
        " AND seen.ply = (SELECT ply FROM plies WHERE number = numbers.number"
        " AND waiting IS NOT NULL ORDER BY ply DESC LIMIT 1)"
        " WHERE (host = ? OR id IN (SELECT table_id FROM seatings WHERE person = ?))"
        # Puzzles are many, and found where they are solved.
        " AND id NOT IN (SELECT table_id FROM puzzle_attempts"
        " WHERE person = ? AND table_id IS NOT NULL)"
        " ORDER BY used DESC, id LIMIT ? OFFSET ?",
        (person, person, person, TABLES_AT_ONCE, skip),
    ).fetchall()
    kept = []
    for record, waiting, updated, archived in rows:
        with contextlib.suppress(*UNREADABLE):
            table = slow.shifted(msgspec.json.decode(record, type=LiveTable), lost)
            seats = msgspec.json.decode(waiting, type=tuple[int, ...])
            seats = seats if table.phase == "playing" else ()
            _ = table.rules  # whose game is on no shelf any more cannot be shown
            kept.append(Kept(table, seats, updated, bool(archived)))
    return kept


def _look(connection: Asked, table_id: str, lost: int) -> Looked | None:
    found = connection.execute("SELECT record FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        return None
    table = slow.shifted(msgspec.json.decode(found[0], type=LiveTable), lost)
    return Looked(table, tables.read_last_state(connection, table_id, table.rules))


def _with_anything_of(connection: Asked, person: str) -> list[str]:
    rows = connection.execute(
        "SELECT id FROM tables WHERE host = :person"
        " UNION SELECT table_id FROM seatings WHERE person = :person"
        " UNION SELECT table_id FROM talk WHERE person = :person",
        {"person": person},
    )
    return [table_id for (table_id,) in rows]
