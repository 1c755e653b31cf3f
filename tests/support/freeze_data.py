"""Freeze a data directory of the present version: ``python -m tests.support.freeze_data``.

To be run when a step has been added to `MIGRATIONS`; what is frozen never changes.
"""

import asyncio
import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.support.example import EXAMPLE
from tests.table.tables import JAN, NOW, OLA, OPEN, PEOPLE, dealt, moved, nonce
from zaslonka import games
from zaslonka.store import keys, sqlite, ties
from zaslonka.store.database import Statement
from zaslonka.store.schema import MIGRATIONS
from zaslonka.store.store import Store
from zaslonka.table import contesting, notes, talk
from zaslonka.table.contest import Contest, Setting
from zaslonka.table.friends import Change, Tie
from zaslonka.table.live import LiveTable

DUMPS = Path(__file__).parents[1] / "store"
PLIES = 3


def running_games() -> Iterator[tuple[LiveTable, LiveTable]]:
    """Of every game a table just dealt, and then with moves, notes and, where one may, talk."""
    for name in games.names():
        new = dealt(games.get(name).seats[0], game=name).but(id=name.upper())
        table = new = notes.write(new, OLA, {"a": ["1b"]})
        for ply in range(PLIES):
            table = moved(table, command=f"c{ply}")
        table = notes.write(table, OLA, {"a": ["5g"]})
        if not table.silent():
            table = talk.say(table, OLA, "table", "Gramy dalej?", "t0", NOW)
        yield new, table


def of_people() -> Iterator[Statement]:
    """A passkey, recovery codes, friends, and an invitation."""
    key = keys.Passkey(id="a-key", label="Telefon", public_key=b"\xa5", sign_count=3, made=NOW)
    yield keys.save_passkey(OLA, key)
    yield from keys.save_codes(OLA, "ABCDE", b"salt", [b"one", b"two"])
    yield from ties.changed(Change(put=(Tie(OLA, JAN, "friend"), Tie(JAN, OLA, "friend"))), NOW)
    yield ties.invite(JAN, OLA, games.names()[0].upper(), NOW)
    yield ties.save_seen(OLA, agrees=True, now=NOW)


def swiss() -> tuple[Contest, *tuple[LiveTable, ...]]:
    """A contest that has begun."""
    setting = Setting(
        kind="swiss",
        game=EXAMPLE,
        options={},
        seats=(OPEN, OPEN),
        clock=None,
        pace="normal",
        rounds=3,
        minutes=60,
    )
    contest = contesting.make("SWISS", OLA, setting, options={}, seed=bytes(32), now=NOW)
    for at, person in enumerate(PEOPLE):
        contest = contesting.entered(contest, person, nonce(at), contest.commitment, NOW + at)
    ids = (f"SWISS{number}" for number in itertools.count())
    begun, tables = contesting.begun(contest, OLA, lambda: (next(ids), bytes(32)), NOW)
    return begun, *tables


def dump(directory: Path) -> Iterator[str]:
    """What makes the database again, statement by statement."""
    connection = sqlite.connect(directory)
    version = sqlite.version(connection)
    yield f"-- A data directory as version {version} left it.  It never changes."
    yield "PRAGMA foreign_keys = OFF;"
    yield from connection.iterdump()
    yield f"PRAGMA user_version = {version};"
    connection.close()


async def fill(house: Store) -> None:
    for person in PEOPLE:
        await house.save_person(person, person.title(), NOW)
    for new, table in running_games():
        await house.save((None, new), now=NOW)
        await house.save((new, table), now=NOW)
    await house.carry_out(*of_people())
    await house.save_contest(None, *swiss(), now=NOW)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        house = Store(Path(directory), lambda jobs, seconds: None)
        asyncio.run(fill(house))
        house.close()
        frozen = "\n".join(dump(Path(directory))) + "\n"
    with (DUMPS / f"v{len(MIGRATIONS)}.sql").open("x", encoding="utf-8") as file:
        file.write(frozen)
