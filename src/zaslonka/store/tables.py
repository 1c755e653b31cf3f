"""How a table is kept: its difference as statements, and reading it back."""

import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec

from zaslonka import games
from zaslonka.kernel import Entry, Seat, Told
from zaslonka.store.writer import Statement
from zaslonka.table.info import Mark
from zaslonka.table.live import LiveTable, Ply, Sitter, Spoken, mover
from zaslonka.table.notes import Notes, Sheet

_SAVE_TABLE = """
    INSERT INTO tables (id, host, record, waiting, updated)
    VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET record = excluded.record, waiting = excluded.waiting,
        updated = excluded.updated, archived = 0
"""
_SAVE_UNSEEN = "UPDATE tables SET record = ? WHERE id = ?"
_TOUCH_TABLE = "UPDATE tables SET waiting = ?, updated = ?, archived = 0 WHERE id = ?"
_SAVE_PLY = """
    INSERT INTO plies
        (table_id, ply, entry, told, state, final, version, at, by_clock, seat, command)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_SAVE_NOTE = "INSERT OR REPLACE INTO notes (table_id, seat, ply, note) VALUES (?, ?, ?, ?)"
_SAVE_LINE = "INSERT INTO talk (table_id, number, line) VALUES (?, ?, ?)"
_DROP_LINE = "DELETE FROM talk WHERE table_id = ? AND number = ?"
_SAVE_MARKS = "INSERT OR REPLACE INTO marks (table_id, marks) VALUES (?, ?)"

_encode = msgspec.json.encode


def difference(before: LiveTable | None, after: LiveTable, now: int) -> Iterator[Statement]:
    """The statements that make the store's table ``after`` out of its ``before``."""
    record = _bare(after)
    waiting = _encode(after.waiting())
    if before is None or record.but(hinted=()) != _bare(before).but(hinted=()):
        yield _SAVE_TABLE, (after.id, after.host, _encode(record), waiting, now)
    else:
        # What is private does not count as use: others would see when somebody writes, marks,
        # whispers or asks for a hint.
        if after.hinted != before.hinted:
            yield _SAVE_UNSEEN, (_encode(record), after.id)
        if len(after.log) > len(before.log):
            yield _TOUCH_TABLE, (waiting, now, after.id)
    if before is None or before.chairs is not after.chairs:
        yield "DELETE FROM seatings WHERE table_id = ?", (after.id,)
        for seat, chair in enumerate(after.chairs):
            if isinstance(chair, Sitter):
                yield "INSERT INTO seatings VALUES (?, ?, ?)", (after.id, seat, chair.person)
    for ply in after.log[len(before.log) if before else 0 :]:
        yield _SAVE_PLY, _row(after.id, ply)
    for seat, note in enumerate(after.notes):
        if before is None or note is not before.notes[seat]:
            yield _SAVE_NOTE, (after.id, seat, after.ply, _encode(note))
    said = {line.number: line for line in before.talk} if before else {}
    says = {line.number: line for line in after.talk}
    for number in said.keys() - says.keys():
        yield _DROP_LINE, (after.id, number)
    for number in sorted(says.keys() - said.keys()):
        yield _SAVE_LINE, (after.id, number, _encode(says[number]))
    if after.marks != (before.marks if before else ()):
        yield _SAVE_MARKS, (after.id, _encode(after.marks))


def _bare(table: LiveTable) -> LiveTable:
    """A table without what is kept beside its record."""
    return table.but(log=(), notes=(), talk=(), marks=())


def _row(table_id: str, ply: Ply) -> tuple[Any, ...]:
    entry, told, state = _encode(ply.entry), _encode(ply.told), _encode(ply.state)
    seat = mover(ply)
    head = (table_id, ply.ply, entry, told, state, ply.final)
    return (*head, ply.version, ply.at, ply.by_clock, seat, ply.command)


def read(connection: sqlite3.Connection, table_id: str) -> LiveTable | None:
    """A table as it was last saved."""
    found = connection.execute("SELECT record FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        return None
    table = msgspec.json.decode(found[0], type=LiveTable)
    notes: list[Any] = [{}] * len(table.chairs)
    for seat, note, _ in connection.execute(
        # With max, SQLite takes the other columns from the row that has it.
        "SELECT seat, note, max(ply) FROM notes WHERE table_id = ? GROUP BY seat",
        (table_id,),
    ):
        notes[seat] = msgspec.json.decode(note)
    talk = connection.execute(
        "SELECT line FROM talk WHERE table_id = ? ORDER BY number", (table_id,)
    )
    marks = connection.execute("SELECT marks FROM marks WHERE table_id = ?", (table_id,)).fetchone()
    log = connection.execute(
        "SELECT ply, entry, told, state, final, version, at, by_clock, command"
        " FROM plies WHERE table_id = ? ORDER BY ply",
        (table_id,),
    )
    return table.but(
        notes=tuple(notes),
        talk=tuple(msgspec.json.decode(line, type=Spoken) for (line,) in talk),
        marks=msgspec.json.decode(marks[0], type=tuple[Mark, ...]) if marks else (),
        log=tuple(_ply(table.game, *row) for row in log),
    )


def read_notes(connection: sqlite3.Connection, table_id: str, seat: Seat) -> Notes:
    """What a seat left on its note sheet after each ply at which it wrote."""
    rows = connection.execute(
        "SELECT ply, note FROM notes WHERE table_id = ? AND seat = ? ORDER BY ply",
        (table_id, seat),
    )
    return Notes(seat, tuple(Sheet(ply, msgspec.json.decode(note)) for ply, note in rows))


def _ply(
    game: str,
    number: int,
    entry: bytes,
    told: bytes,
    state: bytes,
    final: int,
    version: int,
    at: int,
    by_clock: int,
    command: str | None,
) -> Ply:
    rules = games.get(game)
    happened = msgspec.json.decode(entry, type=Entry | None)
    if (move := getattr(happened, "move", None)) is not None:
        happened = msgspec.structs.replace(happened, move=msgspec.convert(move, rules.move_type))
    events = tuple(
        Told(msgspec.convert(one.event, rules.event_type), one.only)
        for one in msgspec.json.decode(told, type=tuple[Told, ...])
    )
    after = msgspec.json.decode(state, type=rules.state_type)
    return Ply(number, happened, events, bool(final), after, version, at, bool(by_clock), command)
