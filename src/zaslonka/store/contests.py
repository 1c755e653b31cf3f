"""Contests: who has entered, and their rounds, kept with the tables that are played in them.

TAB-133, TAB-139.
"""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct, structs

from zaslonka.store import tables
from zaslonka.store.database import Asked, Statement
from zaslonka.store.schema import inserting
from zaslonka.table.contest import Contest, Entrant, Played, Round
from zaslonka.table.live import LiveTable

MINE_AT_ONCE = 50
"""Of somebody's contests so many are told, those made last."""

_SAVE_CONTEST = (
    f"{inserting('contests')} ON CONFLICT (id) DO UPDATE"
    " SET phase = excluded.phase, record = excluded.record"
)
_SAVE_ENTRANT = (
    f"{inserting('entrants')} ON CONFLICT (contest_id, person) DO UPDATE"
    " SET nonce = excluded.nonce, withdrawn = excluded.withdrawn"
)
_DROP_ENTRANT = "DELETE FROM entrants WHERE contest_id = ? AND person = ?"
# Without any ON CONFLICT: a round that is there already is not paired again.  TAB-133.
_PAIR_ROUND = inserting("rounds")
_CLOSE_ROUND = "UPDATE rounds SET record = ? WHERE contest_id = ? AND number = ?"

_encode = msgspec.json.Encoder().encode


class Kept(Struct, frozen=True):
    """What can be said of a contest without opening it."""

    contest: Contest  # without entrants and rounds
    people: int


def statements(before: Contest | None, after: Contest) -> Iterator[Statement]:
    """What makes the stored contest the later one out of the earlier one."""
    if before is None or _bare(before) != _bare(after):
        yield _SAVE_CONTEST, (after.id, after.made, after.host, after.phase, _encode(_bare(after)))
    known = {one.person: one for one in before.entrants} if before else {}
    for entrant in after.entrants:
        if known.pop(entrant.person, None) != entrant:
            row = (entrant.person, entrant.nonce, entrant.entered, int(entrant.withdrawn))
            yield _SAVE_ENTRANT, (after.id, *row)
    for person in known:
        yield _DROP_ENTRANT, (after.id, person)
    paired = before.rounds if before else ()
    for number, one in enumerate(after.rounds):
        if number >= len(paired):
            yield _PAIR_ROUND, (after.id, number + 1, _encode(one))
        elif one != paired[number]:
            yield _CLOSE_ROUND, (_encode(one), after.id, number + 1)


def delete(contest_id: str) -> Statement:
    return "DELETE FROM contests WHERE id = ?", (contest_id,)


def forget(person: str) -> list[Statement]:
    """Where it has not begun they have not entered; elsewhere they take part no longer.  PRV-19."""
    return [
        (
            "DELETE FROM entrants WHERE person = ? AND contest_id IN"
            " (SELECT id FROM contests WHERE phase = 'open')",
            (person,),
        ),
        ("UPDATE entrants SET withdrawn = 1 WHERE person = ?", (person,)),
    ]


def read(connection: Asked, contest_id: str) -> Contest | None:
    found = connection.execute("SELECT record FROM contests WHERE id = ?", (contest_id,)).fetchone()
    if found is None:
        return None
    entrants = connection.execute(
        "SELECT person, nonce, entered, withdrawn FROM entrants WHERE contest_id = ?"
        " ORDER BY entered, person",
        (contest_id,),
    ).fetchall()
    rounds = connection.execute(
        "SELECT record FROM rounds WHERE contest_id = ? ORDER BY number", (contest_id,)
    ).fetchall()
    return msgspec.json.decode(found[0], type=Contest).but(
        entrants=tuple(
            Entrant(person, nonce, entered, bool(withdrawn))
            for person, nonce, entered, withdrawn in entrants
        ),
        rounds=tuple(msgspec.json.decode(record, type=Round) for (record,) in rounds),
    )


def read_tables(connection: Asked, ids: Sequence[str]) -> list[LiveTable | None]:
    """Tables without history and notes; None of one that was lost when a house was salvaged."""
    found: list[LiveTable | None] = []
    for table_id in ids:
        row = connection.execute("SELECT record FROM tables WHERE id = ?", (table_id,)).fetchone()
        found.append(None if row is None else msgspec.json.decode(row[0], type=LiveTable))
    return found


def read_played(connection: Asked, ids: Sequence[str]) -> list[Played | None]:
    """The same with what each game has come to."""
    return [
        None
        if table is None
        else Played(table, tables.read_last_state(connection, table.id, table.rules))
        for table in read_tables(connection, ids)
    ]


def running(connection: Asked) -> list[str]:
    rows = connection.execute("SELECT id FROM contests WHERE phase = 'running' ORDER BY id")
    return [contest_id for (contest_id,) in rows.fetchall()]


def of_person(connection: Asked, person: str) -> list[Kept]:
    """Those they have made or entered, the newest first."""
    rows = connection.execute(
        "SELECT record, (SELECT count(*) FROM entrants WHERE contest_id = contests.id)"
        " FROM contests WHERE host = :person"
        " OR id IN (SELECT contest_id FROM entrants WHERE person = :person)"
        " ORDER BY made DESC, id LIMIT :most",
        {"person": person, "most": MINE_AT_ONCE},
    ).fetchall()
    return [Kept(msgspec.json.decode(record, type=Contest), people) for record, people in rows]


def _bare(contest: Contest) -> Contest:
    """All but what has rows of its own."""
    return structs.replace(contest, entrants=(), rounds=())
