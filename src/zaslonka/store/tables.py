"""How a table is kept: its difference as statements, and reading it back."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec

from zaslonka import games
from zaslonka.kernel import AnyGame, AnyState, Entry, History, Ply, Seat, Told
from zaslonka.kernel.differences import Difference, applied, shared
from zaslonka.store import attempts, results, waking
from zaslonka.store.database import Asked, Statement
from zaslonka.store.schema import inserting
from zaslonka.store.writer import Job
from zaslonka.table import slow
from zaslonka.table.info import Mark
from zaslonka.table.live import LiveTable, Sitter, Spoken
from zaslonka.table.notes import Notes, Sheet, kept

WHOLE_EVERY = 64
"""Plies after which the state is kept whole again; between them only how it has changed."""

_SAVE_TABLE = """
    INSERT INTO tables (id, host, record, waiting, updated)
    VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET record = excluded.record, waiting = excluded.waiting,
        updated = excluded.updated, archived = 0
"""
_NUMBER_TABLE = "INSERT INTO numbers (table_id) VALUES (?) ON CONFLICT (table_id) DO NOTHING"
_SAVE_UNSEEN = "UPDATE tables SET record = ? WHERE id = ?"
_TOUCH_TABLE = "UPDATE tables SET updated = ?, archived = 0 WHERE id = ?"
_SAVE_SEATING = inserting("seatings")
_SAVE_NOTE = (
    f"{inserting('notes')} ON CONFLICT (table_id, seat, ply) DO UPDATE SET note = excluded.note"
)
_SAVE_LINE = inserting("talk")
_DROP_LINE = "DELETE FROM talk WHERE table_id = ? AND number = ?"
_SAVE_MARKS = f"{inserting('marks')} ON CONFLICT (table_id) DO UPDATE SET marks = excluded.marks"

_unseen = attrgetter("hinted", "nudged", "whispered")
"""What is kept in the record and seen by nobody else."""

_encode = msgspec.json.Encoder().encode

Changed: TypeAlias = tuple[LiveTable | None, LiveTable]


def difference(
    changed: Sequence[Changed], now: int, awake: Collection[str] = (), lost: int = 0
) -> Job:
    """What makes the store's tables the later ones out of the earlier ones, as one job.

    Those that are ``awake`` are not in the archive, and need not be taken out of it.  ``lost`` is
    how long the house has been shut, or its clock set, in milliseconds (`store.waking`).
    """
    statements: list[Statement] = []
    rows: list[tuple[Any, ...]] = []
    homes: list[str] = []
    counted = False
    for before, after in changed:
        is_awake = after.id in awake
        if before is None or not is_awake or not after.has_moved_on_from(before):
            statements += _statements(before, after, now, is_awake=is_awake, lost=lost)
        first = len(before.history.plies) if before else 0
        rows += [_row(after, at) for at in range(first, len(after.history.plies))]
        if before is not None:
            homes.append(after.id)
        counted = counted or is_seen(before, after)
    return Job(statements, rows, counted, homes)


def _statements(
    before: LiveTable | None, after: LiveTable, now: int, *, is_awake: bool, lost: int
) -> Iterator[Statement]:
    """All but the plies."""
    if before is None or not after.is_set_as(before):
        waiting = _encode(after.waiting())
        yield _SAVE_TABLE, (after.id, after.host, _encode(_bare(after, lost)), waiting, now)
        if before is None:
            yield _NUMBER_TABLE, (after.id,)
    else:
        # What is private does not count as use: others would see when somebody writes, marks,
        # whispers, asks for a hint or asks another seat in secret, or is called back to it.
        if _unseen(after) != _unseen(before):
            yield _SAVE_UNSEEN, (_encode(_bare(after, lost)), after.id)
        if after.public_ply > before.public_ply and not is_awake:
            yield _TOUCH_TABLE, (now, after.id)
    yield from attempts.statements(before, after)
    yield from waking.statements(before, after, lost)
    yield from results.statements(before, after)
    if before is None or before.chairs is not after.chairs:
        yield "DELETE FROM seatings WHERE table_id = ?", (after.id,)
        for seat, chair in enumerate(after.chairs):
            if isinstance(chair, Sitter):
                yield _SAVE_SEATING, (after.id, seat, chair.person)
    if before is None or after.notes is not before.notes:
        for seat, note in enumerate(after.notes):
            if before is None or note is not before.notes[seat]:
                yield _SAVE_NOTE, (after.id, seat, after.ply, _encode(note))
    if before is None or after.talk is not before.talk:
        yield from _talk(before.talk if before else (), after)
    if after.marks != (before.marks if before else ()):
        yield _SAVE_MARKS, (after.id, _encode(after.marks))


def _talk(before: tuple[Spoken, ...], after: LiveTable) -> Iterator[Statement]:
    said = {line.number for line in before}
    says = {line.number: line for line in after.talk}
    for number in said - says.keys():
        yield _DROP_LINE, (after.id, number)
    for number in sorted(says.keys() - said):
        line = says[number]
        yield _SAVE_LINE, (after.id, number, _encode(line), line.person)


def _bare(table: LiveTable, lost: int) -> LiveTable:
    """A table without what is kept beside its record, by the time of the house."""
    return slow.shifted(table.but(history=History(), notes=(), talk=(), marks=()), -lost)


def is_seen(before: LiveTable | None, after: LiveTable) -> bool:
    """Whether everybody can see that something has changed."""
    return (
        before is None
        or after.public_ply > before.public_ply
        or (after.talk is not before.talk and _said_aloud(after) != _said_aloud(before))
        or not after.is_set_as(before)
    )


def _said_aloud(table: LiveTable) -> list[int]:
    return [line.number for line in table.talk if line.team is None]


def _row(table: LiveTable, at: int) -> tuple[Any, ...]:
    """A ply of a table, as it is kept."""
    plies = table.history.plies
    ply = plies[at]
    seen = ply.changes is None or ply.numbers[-1] > plies[at - 1].numbers[-1]
    return (
        table.id,
        ply.ply,
        _encode(ply.entry),
        _encode(ply.told),
        _encode(ply.state if _is_whole(ply) else ply.changes),
        int(ply.final),
        ply.version,
        ply.at,
        int(ply.by_clock),
        ply.mover,
        ply.command,
        # Whom the game waits for is everybody's knowledge, and so is when that was.
        _encode(table.rules.must_act(ply.state.table)) if seen else None,
    )


def _is_whole(ply: Ply) -> bool:
    return ply.changes is None or ply.ply % WHOLE_EVERY == 0


def read(connection: Asked, table_id: str) -> LiveTable | None:
    """A table as it was last saved."""
    found = connection.execute("SELECT record FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        return None
    table = msgspec.json.decode(found[0], type=LiveTable)
    notes: list[Any] = [{}] * len(table.chairs)
    for seat, note in connection.execute(
        "SELECT seat, note FROM notes AS last WHERE table_id = ? AND ply = (SELECT max(ply)"
        " FROM notes WHERE table_id = last.table_id AND seat = last.seat)",
        (table_id,),
    ):
        notes[seat] = kept(note)
    talk = connection.execute(
        "SELECT line FROM talk WHERE table_id = ? ORDER BY number", (table_id,)
    )
    marks = connection.execute("SELECT marks FROM marks WHERE table_id = ?", (table_id,)).fetchone()
    log = connection.execute(
        "SELECT ply, state, entry, told, final, version, at, by_clock, command"
        " FROM plies JOIN numbers USING (number) WHERE table_id = ? ORDER BY ply",
        (table_id,),
    )
    history = _history(table.game, log)
    if not history and table.phase != "lobby":
        return None  # deleted, and its record alone written again, as servers did until 0.1
    return table.but(
        notes=tuple(notes),
        talk=tuple(msgspec.json.decode(line, type=Spoken) for (line,) in talk),
        marks=msgspec.json.decode(marks[0], type=tuple[Mark, ...]) if marks else (),
        history=history,
    )


def read_notes(connection: Asked, table_id: str, seat: Seat) -> Notes:
    """What a seat left on its note sheet after each ply at which it wrote."""
    rows = connection.execute(
        "SELECT ply, note FROM notes WHERE table_id = ? AND seat = ? ORDER BY ply",
        (table_id, seat),
    )
    return Notes(seat, tuple(Sheet(ply, kept(note)) for ply, note in rows))


def read_last_state(connection: Asked, table_id: str, rules: AnyGame) -> AnyState | None:
    """The state after the last ply, from the last that is whole; None before the deal."""
    rows = connection.execute(
        "WITH own AS (SELECT ply, state FROM plies JOIN numbers USING (number) WHERE table_id = ?)"
        " SELECT ply, state FROM own WHERE ply >= (SELECT max(ply) / ? * ? FROM own) ORDER BY ply",
        (table_id, WHOLE_EVERY, WHOLE_EVERY),
    )
    states = [state for state, _ in _states(rows, rules)]
    return states[-1] if states else None


def _states(
    rows: Iterable[tuple[Any, ...]], rules: AnyGame
) -> Iterator[tuple[AnyState, tuple[Any, ...]]]:
    """Of rows that begin with a ply and a state: each state, and the row.

    It is an object if it is whole, and a list if it is how the one before has changed.
    """
    state: AnyState | None = None
    for row in rows:
        kept = row[1]
        if kept[:1] == b"[":
            made = msgspec.json.decode(kept, type=Difference)
            assert state is not None, "a table begins with a state that is whole"
            state = applied(state, made, rules.state_type)
        else:
            whole = msgspec.json.decode(kept, type=rules.state_type)
            # What it has in common with the one before is kept in memory once.
            state = whole if state is None else shared(state, whole, rules.state_type)
        yield state, row


def _history(game: str, rows: Iterable[tuple[Any, ...]]) -> History:
    """The plies of a table, in their order."""
    rules, history = games.get(game), History()
    for state, row in _states(rows, rules):
        number, _, entry, told, final, version, at, by_clock, command = row
        assert number == len(history), "a ply is missing"
        happened = msgspec.json.decode(entry, type=Entry | None)
        if happened is None:
            history = History.dealt(state, version, at)
            continue
        assert happened.ply == number
        if (move := getattr(happened, "move", None)) is not None:
            typed = msgspec.convert(move, rules.move_type)
            happened = msgspec.structs.replace(happened, move=typed)
        history = history.with_ply(
            happened,
            [
                Told(msgspec.convert(one.event, rules.event_type), one.only)
                for one in msgspec.json.decode(told, type=tuple[Told, ...])
            ],
            state,
            final=bool(final),
            version=version,
            at=at,
            by_clock=bool(by_clock),
            command=command,
        )
    return history
