"""Backup and restore."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.party import Party
from tests.server.protocol_client import call
from tests.server.running import running
from tests.soak.kill import Player
from tests.table.tables import NOW, OLA, dealt, moved
from zaslonka.store import sqlite, tables
from zaslonka.store.backup import backup, restore
from zaslonka.store.database import Unusable
from zaslonka.store.schema import MIGRATIONS
from zaslonka.store.sqlite import FILE, KEY
from zaslonka.store.store import Store


def house(directory: Path) -> Store:
    return Store(directory, lambda jobs, seconds: None)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory that no server is using, with one table."""
    kept = house(tmp_path / "data")
    asyncio.run(kept.save_person(OLA, "Ola", NOW))
    asyncio.run(kept.save((None, moved(dealt())), now=NOW))
    kept.close()
    return tmp_path / "data"


def contents(directory: Path) -> tuple[bytes, list[str]]:
    """The key, and all that is stored."""
    connection = sqlite3.connect(directory / FILE)
    dump = list(connection.iterdump())
    connection.close()
    return (directory / KEY).read_bytes(), dump


def commands(directory: Path, table_id: str) -> list[str | None]:
    """The ids under which the moves of a table came, which has no gap."""
    connection = sqlite.connect(directory)
    table = tables.read(connection, table_id)
    connection.close()
    assert table is not None
    assert [ply.ply for ply in table.history.plies] == list(range(len(table.history.plies)))
    return [ply.command for ply in table.history.plies]


@contextmanager
def playing(players: list[Player]) -> Iterator[None]:
    """People who play one game after another for as long as the block lasts."""
    for player in players:
        player.start()
    yield
    for player in players:
        player.stop.set()
    for player in players:
        player.join(40)
        assert player.error is None


def await_moves(players: list[Player], each: int) -> None:
    """Until each has so many more moves acknowledged."""
    deadline = time.monotonic() + 60
    wanted = [player.moves() + each for player in players]
    while any(player.moves() < moves for player, moves in zip(players, wanted, strict=True)):
        assert time.monotonic() < deadline, "a table stands still"
        time.sleep(0.01)


def acknowledged(players: list[Player]) -> list[tuple[str, str]]:
    """The moves that are, as table and id."""
    return [
        (table, command)
        for player in players
        for table, moves in list(player.acknowledged.items())
        for command in list(moves)
    ]


@pytest.mark.timeout(300)
def test_every_move_acknowledged_before_a_backup_is_in_it_and_play_goes_on(tmp_path: Path) -> None:
    data, again = tmp_path / "data", tmp_path / "again"
    with running(data) as base:
        party = Party(base)
        players = [
            Player(base, one.table_id, str(one.token), one.seat, threading.Event())
            for _ in range(3)
            for one in party.sit(2, help="facts")
        ]
        party.go_home()
        with playing(players):
            for number in range(3):
                await_moves(players, each=3)
                before = acknowledged(players)
                target = tmp_path / f"backup-{number}"
                command = [sys.executable, "-m", "zaslonka.cli", "backup", str(data), str(target)]
                subprocess.run(command, check=True)
                stored = {table: commands(target, table) for table, _ in before}
                assert [one for one in before if one[1] not in stored[one[0]]] == []
    restore(target, again)
    with running(again) as base:
        returned = []
        for player in players:
            table = call(base, "GET", "/api/tables", token=player.token)[0]["id"]
            returned.append(Player(base, table, player.token, player.seat, threading.Event()))
        with playing(returned):
            await_moves(returned, each=1)


def test_a_backup_restored_is_what_was_backed_up(data: Path, tmp_path: Path) -> None:
    before = contents(data)
    backup(data, tmp_path / "backup")
    restore(tmp_path / "backup", tmp_path / "again")
    assert contents(tmp_path / "backup") == before
    assert contents(tmp_path / "again") == before
    assert sorted(path.name for path in (tmp_path / "again").iterdir()) == [KEY, "lock", FILE]
    house(tmp_path / "again").close()


def test_a_backup_is_two_files_for_its_owner_alone(data: Path, tmp_path: Path) -> None:
    backup(data, tmp_path / "backup")
    assert sorted(path.name for path in (tmp_path / "backup").iterdir()) == [KEY, FILE]
    assert sorted(path.name for path in data.iterdir()) == [KEY, "lock", FILE]
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "backup" / KEY).stat().st_mode & 0o777 == 0o600


def test_what_was_deleted_is_not_in_a_backup(data: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(data / FILE)
    connection.execute("PRAGMA secure_delete = OFF")
    connection.execute("UPDATE people SET name = 'Niezapominajka'")
    connection.commit()
    connection.execute("DELETE FROM people")
    connection.commit()
    connection.close()
    backup(data, tmp_path / "backup")
    assert b"Niezapominajka" in (data / FILE).read_bytes()
    assert b"Niezapominajka" not in (tmp_path / "backup" / FILE).read_bytes()


def test_nothing_is_overwritten_by_a_backup(data: Path, tmp_path: Path) -> None:
    backup(data, tmp_path / "backup")
    with pytest.raises(Unusable, match="there already"):
        backup(data, tmp_path / "backup")


def test_a_backup_that_fails_leaves_nothing(data: Path, tmp_path: Path) -> None:
    (data / FILE).write_bytes(b"nonsense" * 1000)
    with pytest.raises(Unusable, match="not a database"):
        backup(data, tmp_path / "backup")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_directory_in_use_is_replaced_only_if_that_is_asked_for(
    data: Path, tmp_path: Path
) -> None:
    backup(data, tmp_path / "backup")
    before = contents(data)
    kept = house(data)
    asyncio.run(kept.delete("TABLE"))
    # As a killed server leaves it: with a write-ahead log that is not yet in the file.
    shutil.copytree(data, tmp_path / "killed")
    kept.close()
    assert (tmp_path / "killed" / f"{FILE}-wal").stat().st_size > 0
    for directory in (data, tmp_path / "killed"):
        with pytest.raises(Unusable, match="in use"):
            restore(tmp_path / "backup", directory)
        restore(tmp_path / "backup", directory, replace=True)
        assert contents(directory) == before


def test_nothing_is_restored_under_a_running_server(data: Path, tmp_path: Path) -> None:
    backup(data, tmp_path / "backup")
    kept = house(data)
    with pytest.raises(Unusable, match="another server"):
        restore(tmp_path / "backup", data, replace=True)
    kept.close()


def test_a_backup_that_cannot_be_trusted_is_refused_and_nothing_lost(
    data: Path, tmp_path: Path
) -> None:
    whole, broken = tmp_path / "backup", tmp_path / "broken"
    backup(data, whole)
    before = contents(data)

    def change(sql: str) -> None:
        connection = sqlite3.connect(broken / FILE)
        connection.executescript(sql)
        connection.close()

    def damage() -> None:
        with (broken / FILE).open("r+b") as file:
            file.seek(4096)
            file.write(bytes(4096))

    # What would not be noticed by reading the tables alone.
    exchange_indexes = """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET rootpage = (
            SELECT rootpage FROM sqlite_master AS other
            WHERE other.name = 'tables_by_host') WHERE name = 'seatings_by_person';
    """
    for spoil, complaint in (
        (lambda: change(f"PRAGMA user_version = {len(MIGRATIONS) + 1}"), "newer"),
        (lambda: change("PRAGMA user_version = 0"), "not made by a server"),
        (damage, "damaged"),
        (lambda: change(exchange_indexes), "damaged"),
        (lambda: (broken / FILE).write_bytes(b"nonsense"), "not a database"),
        ((broken / KEY).unlink, "no key"),
        ((broken / FILE).unlink, "no zaslonka.sqlite"),
    ):
        shutil.copytree(whole, broken)
        spoil()
        with pytest.raises(Unusable, match=complaint):
            restore(broken, data, replace=True)
        shutil.rmtree(broken)
        assert contents(data) == before
