"""A data directory of every earlier version opens, and its live tables go on."""

import asyncio
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from tests.server.protocol_client import Client, call
from tests.server.running import running
from tests.table.tables import any_move, on_turn
from zaslonka.server.operations.identity import Tokens
from zaslonka.store import sqlite
from zaslonka.store.schema import MIGRATIONS
from zaslonka.store.store import Store
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
    waiting: int = 0
    """Tables of a contest that nobody has come to yet."""


OLD = (
    Old(1, {"ola": "Ola", "jan": "Jan"}, ("TABLE",)),
    Old(
        2,
        {"ola": "Ola", "jan": "Jan", "ewa": "Ewa", "iga": "Iga"},
        ("CHYTROGROD", "KRYPTOS", "ZLAM_TEN_KOD"),
        said=("Gramy dalej?",),
    ),
    *(
        Old(
            version,
            {"ola": "Ola", "jan": "Jan", "ewa": "Ewa", "iga": "Iga"},
            ("CHYTROGROD", "KOD_KRAKOWA", "KRYPTOS", "TAJNIACY", "ZLAM_TEN_KOD"),
            said=("Gramy dalej?",),
            noted=(0, 3),
            waiting=2 if version >= 9 else 0,
        )
        for version in range(3, 11)
    ),
)


def laid_out(old: Old, directory: Path) -> list[LiveTable]:
    """The directory as it was, and its tables once this server has opened it."""
    connection = sqlite.connect(directory)
    connection.executescript((DUMPS / f"v{old.version}.sql").read_text(encoding="utf-8"))
    assert sqlite.version(connection) == old.version
    connection.close()
    (directory / sqlite.KEY).write_bytes(KEY)
    house = Store(directory, lambda jobs, seconds: None)
    found = [asyncio.run(house.read(table)) for table in old.tables]
    (version,) = house.writer.connection.execute("PRAGMA user_version").fetchone()
    assert version == len(MIGRATIONS)
    assert house.names == old.names
    said = house.writer.connection.execute("SELECT DISTINCT person FROM talk").fetchall()
    assert said == ([("ola",)] if old.said else [])
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
    known = table.history.last.number(seat)
    client.take_until(lambda: client.log[-1]["ply"] == known + 1)
    client.close()


def test_every_version_up_to_this_one_is_tried() -> None:
    assert [old.version for old in OLD] == list(range(1, len(MIGRATIONS) + 1))


@pytest.mark.parametrize("old", OLD, ids=lambda old: f"v{old.version}")
def test_a_data_directory_opens_and_its_games_go_on(old: Old, tmp_path: Path) -> None:
    tables = laid_out(old, tmp_path)
    assert tuple(table.id for table in tables) == old.tables
    with running(tmp_path) as base:
        for table in tables:
            assert [ply.command for ply in table.history.plies] == [None, "c0", "c1", "c2"]
            assert table.notes[0] == {"a": ["5g"]}
            said = () if table.silent() else old.said
            assert tuple(line.said for line in table.talk) == said
            play_on(base, table)


@pytest.mark.rule("TAB-139")
def test_a_contest_that_was_left_running_goes_on(tmp_path: Path) -> None:
    laid_out(next(old for old in OLD if old.version == 9), tmp_path)
    with running(tmp_path) as base:
        contest = call(base, "GET", "/api/contests/SWISS", None, Tokens(KEY).token("ola"))
        assert contest["phase"] == "running"
        assert contest["you"]["table"] in [table["id"] for table in contest["played"][0]["tables"]]


@pytest.mark.rule("TAB-46")
def test_a_note_nested_too_deep_from_before_that_was_refused_stops_nobody(tmp_path: Path) -> None:
    old = OLD[-1]
    table = next(each for each in laid_out(old, tmp_path) if each.id == "KRYPTOS")
    connection = sqlite.connect(tmp_path)
    for seat, depth in enumerate((969, 100_000)):
        deep = '{"a":' * depth + "1" + "}" * depth
        row = (table.id, seat, table.ply, deep.encode())
        connection.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?, ?)", row)
    connection.close()
    people = [chair.person for chair in table.chairs if isinstance(chair, Sitter)]
    tokens = [Tokens(KEY).token(person) for person in people]
    with running(tmp_path) as base:
        clients = [Client(base, table.id, token) for token in tokens[:2]]
        assert [client.note for client in clients] == [{}, {}]
        call(base, "PATCH", "/api/people/me", {"name": "Kto inny"}, tokens[1])
        clients[0].take_until(lambda: "Kto inny" in clients[0].frames[-1])
        clients[0].do("note", note={"a": 1})
        for client in clients:
            client.close()
