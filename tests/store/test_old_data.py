"""A data directory of every earlier version opens, and its live tables go on."""

import asyncio
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from tests.server.protocol_client import Client
from tests.server.running import running
from tests.table.tables import any_move, on_turn
from zaslonka.server.counting import own_numbers
from zaslonka.server.identity import Tokens
from zaslonka.store import database
from zaslonka.store.house import House
from zaslonka.table.live import LiveTable, Sitter

DUMPS = Path(__file__).parent
KEY = bytes(32)


class Old(NamedTuple):
    """What one version left behind, frozen by `tests.support.freeze_data`."""

    version: int
    names: dict[str, str]
    tables: tuple[str, ...]
    said: tuple[str, ...] = ()
    noted: tuple[int, ...] = (3,)
    """The plies after which the first seat's sheet is known."""


OLD = (
    Old(1, {"ola": "Ola", "jan": "Jan"}, ("TABLE",)),
    Old(
        2,
        {"ola": "Ola", "jan": "Jan", "ewa": "Ewa", "iga": "Iga"},
        ("CHYTROGROD", "KRYPTOS", "ZLAM_TEN_KOD"),
        said=("Gramy dalej?",),
    ),
    Old(
        3,
        {"ola": "Ola", "jan": "Jan", "ewa": "Ewa", "iga": "Iga"},
        ("CHYTROGROD", "KOD_KRAKOWA", "KRYPTOS", "TAJNIACY", "ZLAM_TEN_KOD"),
        said=("Gramy dalej?",),
        noted=(0, 3),
    ),
)


def laid_out(old: Old, directory: Path) -> list[LiveTable]:
    """The directory as it was, and its tables once this server has opened it."""
    connection = database.connect(directory)
    connection.executescript((DUMPS / f"v{old.version}.sql").read_text(encoding="utf-8"))
    assert database.version(connection) == old.version
    connection.close()
    (directory / database.KEY).write_bytes(KEY)
    house = House(directory, lambda jobs, seconds: None)
    found = [asyncio.run(house.read(table)) for table in old.tables]
    assert database.version(house.writer.connection) == len(database.MIGRATIONS)
    assert house.names == old.names
    for table in old.tables:
        sheets = asyncio.run(house.notes(table, 0)).sheets
        assert tuple(sheet.ply for sheet in sheets) == old.noted
        assert sheets[-1].note == {"a": ["5g"]}
    house.close()
    return [table for table in found if table is not None]


def play_on(base: str, table: LiveTable) -> None:
    """Somebody comes back and makes the next move."""
    seat = on_turn(table)
    chair = table.chairs[seat]
    assert isinstance(chair, Sitter)
    client = Client(base, table.id, Tokens(KEY).token(chair.person))
    client.do("move", move=msgspec.to_builtins(any_move(table)))
    known = own_numbers(table, seat)[table.ply]
    client.take_until(lambda: client.log[-1]["ply"] == known + 1)
    client.close()


def test_every_version_up_to_this_one_is_tried() -> None:
    assert [old.version for old in OLD] == list(range(1, len(database.MIGRATIONS) + 1))


@pytest.mark.parametrize("old", OLD, ids=lambda old: f"v{old.version}")
def test_a_data_directory_opens_and_its_games_go_on(old: Old, tmp_path: Path) -> None:
    tables = laid_out(old, tmp_path)
    assert tuple(table.id for table in tables) == old.tables
    with running(tmp_path) as base:
        for table in tables:
            assert [ply.command for ply in table.log] == [None, "c0", "c1", "c2"]
            assert table.notes[0] == {"a": ["5g"]}
            said = () if table.silent() else old.said
            assert tuple(line.said for line in table.talk) == said
            play_on(base, table)
