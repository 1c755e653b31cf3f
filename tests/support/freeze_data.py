"""Freeze a data directory of the present version: ``python -m tests.support.freeze_data``.

To be run when a step has been added to `MIGRATIONS`; what is frozen never changes.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.table.tables import NOW, OLA, PEOPLE, dealt, moved
from zaslonka import games
from zaslonka.store import database
from zaslonka.store.house import House
from zaslonka.table import notes, talk
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


def dump(directory: Path) -> Iterator[str]:
    """What makes the database again, statement by statement."""
    connection = database.connect(directory)
    version = database.version(connection)
    yield f"-- A data directory as version {version} left it.  It never changes."
    yield "PRAGMA foreign_keys = OFF;"
    yield from connection.iterdump()
    yield f"PRAGMA user_version = {version};"
    connection.close()


async def fill(house: House) -> None:
    for person in PEOPLE:
        await house.save_person(person, person.title(), NOW)
    for new, table in running_games():
        await house.save((None, new), now=NOW)
        await house.save((new, table), now=NOW)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        house = House(Path(directory), lambda jobs, seconds: None)
        asyncio.run(fill(house))
        house.close()
        frozen = "\n".join(dump(Path(directory))) + "\n"
    with (DUMPS / f"v{len(database.MIGRATIONS)}.sql").open("x", encoding="utf-8") as file:
        file.write(frozen)
