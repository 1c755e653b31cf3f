"""Which tables of days need the server, and when: by the time for which the house was open.

That time is kept every minute and goes on from there, so whatever passes while the server is
down, and whatever is done to the clock on the wall, is nobody's loss.  TAB-111.
"""

import contextlib
from collections.abc import Iterator

import msgspec

from zaslonka.store.database import Asked, Statement
from zaslonka.store.schema import inserting
from zaslonka.table import gathering, slow, waking
from zaslonka.table.live import LiveTable

_BEAT = f"{inserting('uptime')} ON CONFLICT (house) DO UPDATE SET ms = excluded.ms"
_WAKE = (
    f"{inserting('waking')} ON CONFLICT (table_id)"
    " DO UPDATE SET at = excluded.at, gathers = excluded.gathers"
)
_SLEEP = "DELETE FROM waking WHERE table_id = ?"


def beat(open_for: int) -> Statement:
    return _BEAT, (1, open_for)


def open_for(connection: Asked) -> int | None:
    """By its own time, in milliseconds, when the house was last known to be open."""
    found = connection.execute("SELECT ms FROM uptime WHERE house = 1").fetchone()
    return None if found is None else int(found[0])


def statements(before: LiveTable | None, after: LiveTable, lost: int) -> Iterator[Statement]:
    """What a changed table changes about when it is to be woken."""
    if after.slow is None:
        return
    was = None if before is None else waking.wakes_at(before)
    wakes, gathers = waking.wakes_at(after), gathering.gathers(after)
    if was == wakes and before is not None and gathers == gathering.gathers(before):
        return
    if wakes is None:
        yield _SLEEP, (after.id,)
    else:
        yield _WAKE, (after.id, max(0, wakes - lost), after.game if gathers else None)


def due(connection: Asked, now: int, most: int) -> list[str]:
    """The tables for which it is time, the longest waiting first."""
    rows = connection.execute(
        "SELECT table_id FROM waking WHERE at <= ? ORDER BY at, table_id LIMIT ?", (now, most)
    )
    return [table_id for (table_id,) in rows]


def first_after(connection: Asked, now: int) -> int | None:
    """When it is time for the next one."""
    (at,) = connection.execute("SELECT min(at) FROM waking WHERE at > ?", (now,)).fetchone()
    return None if at is None else int(at)


def gathering_for(connection: Asked, game: str, most: int) -> list[str]:
    """The tables of days that wait for people to play a game."""
    rows = connection.execute(
        "SELECT table_id FROM waking WHERE gathers = ? ORDER BY at, table_id LIMIT ?", (game, most)
    )
    return [table_id for (table_id,) in rows]


def of_person(connection: Asked, person: str, most: int, lost: int) -> list[LiveTable]:
    """The tables that go on by themselves and at which somebody has a seat, the soonest first.

    One that is damaged does not take the others with it.
    """
    rows = connection.execute(
        "SELECT record FROM waking JOIN tables ON id = waking.table_id"
        " JOIN seatings ON seatings.table_id = id WHERE person = ? ORDER BY at, id LIMIT ?",
        (person, most),
    ).fetchall()
    found = []
    for (record,) in rows:
        with contextlib.suppress(msgspec.DecodeError, UnicodeError, LookupError, ValueError):
            table = msgspec.json.decode(record, type=LiveTable)
            _ = table.rules  # whose game is on no shelf any more cannot be shown
            found.append(slow.shifted(table, lost))
    return found
