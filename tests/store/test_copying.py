"""A house copied from one database to the other."""

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.running import running
from tests.store.test_old_data import DUMPS, KEY, OLD, Old, play_on
from tests.support.postgresql import Databases
from tests.table.tables import NOW, OLA, dealt, moved
from zaslonka.cli import main
from zaslonka.store import copying, sqlite
from zaslonka.store.address import Where
from zaslonka.store.copying import copy
from zaslonka.store.database import Unusable
from zaslonka.store.schema import SHAPES
from zaslonka.store.store import Store
from zaslonka.table.live import LiveTable


def house(where: Where) -> Store:
    return Store(where, lambda jobs, seconds: None)


def fill(where: Where) -> Store:
    kept = house(where)
    asyncio.run(kept.save_person(OLA, "Ola „Żółć” 🎲", NOW))
    asyncio.run(kept.save((None, moved(dealt(), command="c1")), now=NOW))
    return kept


def contents(where: Where, tables: tuple[str, ...]) -> tuple[Any, ...]:
    """What a server finds there."""
    with closing(house(where)) as kept:
        read = [asyncio.run(kept.read(table)) for table in tables]
        notes = [asyncio.run(kept.notes(table, 0)) for table in tables]
        found = sorted(asyncio.run(kept.with_anything_of(OLA)))
        return kept.key, kept.names, read, notes, found


@pytest.mark.parametrize("old", OLD, ids=lambda old: f"v{old.version}")
def test_old_data_go_to_postgresql_and_back_and_are_the_same(
    old: Old, tmp_path: Path, databases: Databases
) -> None:
    data, back, address = tmp_path / "data", tmp_path / "back", databases.new()
    data.mkdir()
    with closing(sqlite.connect(data)) as connection:
        connection.executescript((DUMPS / f"v{old.version}.sql").read_text(encoding="utf-8"))
    (data / "key").write_bytes(KEY)
    before = hashlib.sha256((data / sqlite.FILE).read_bytes()).digest()
    there = copy(data, address)
    assert there["people"] == len(old.names)
    assert there["tables"] == len(old.tables) + old.waiting
    assert there["plies"] == 4 * len(old.tables)
    assert hashlib.sha256((data / sqlite.FILE).read_bytes()).digest() == before
    assert copy(address, back) == there
    found = contents(address, old.tables)
    assert found == contents(back, old.tables) == contents(data, old.tables)
    assert found[:2] == (KEY, old.names)
    with running(address) as base:
        for table in found[2]:
            assert isinstance(table, LiveTable)
            play_on(base, table)


def test_a_copy_goes_on_counting_its_tables(where: Where, tmp_path: Path) -> None:
    fill(tmp_path / "source").close()
    copy(tmp_path / "source", where)
    with closing(house(where)) as kept:
        later = moved(dealt().but(id="LATER"))
        asyncio.run(kept.save((None, later), now=NOW))
        assert asyncio.run(kept.read("LATER")) == later
        assert asyncio.run(kept.read("TABLE")) == moved(dealt(), command="c1")


def test_what_is_in_use_is_copied_as_of_one_moment(where: Where, tmp_path: Path) -> None:
    kept = fill(where)
    rows = copy(where, tmp_path / "copy")
    kept.close()
    assert rows.keys() == SHAPES.keys()
    assert contents(tmp_path / "copy", ("TABLE",)) == contents(where, ("TABLE",))


def test_a_copy_is_its_owners_alone(tmp_path: Path) -> None:
    fill(tmp_path / "data").close()
    copy(tmp_path / "data", tmp_path / "copy")
    modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "copy").iterdir()}
    assert modes == {sqlite.FILE: 0o600, "key": 0o600}
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o700


def test_nothing_is_copied_over_anything(where: Where, tmp_path: Path) -> None:
    fill(tmp_path / "source").close()
    house(where).close()  # with nothing in it, but somebody's
    with pytest.raises(Unusable, match=r"is there already|is not empty"):
        copy(tmp_path / "source", where)


def test_a_copy_that_differs_is_none(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a row that was lost, and by one that was changed on its way."""
    fill(tmp_path / "source").close()

    source = copying._source

    def lose(rows: list[Any]) -> list[Any]:
        return rows[:-1]

    def change(rows: list[Any]) -> list[Any]:
        return [*rows[:-1], (*rows[-1][:-1], b"[1]")]

    @contextmanager
    def leaky(
        spoil: Callable[[list[Any]], list[Any]], data: Path
    ) -> Iterator[tuple[bytes, Callable[[str], list[Any]]]]:
        with source(data) as (key, ask):
            asked: list[str] = []

            def ask_once_in_vain(sql: str) -> list[Any]:
                asked.append(sql)
                rows = list(ask(sql))
                return spoil(rows) if "FROM plies" in sql and asked.count(sql) == 1 else rows

            yield key, ask_once_in_vain

    for spoil in (lose, change):
        monkeypatch.setattr(copying, "_source", partial(leaky, spoil))
        with pytest.raises(Unusable, match="the copy differs in plies, row 1, 1"):
            copy(tmp_path / "source", where)
        if isinstance(where, Path):
            assert not where.exists()
    monkeypatch.undo()
    copy(tmp_path / "source", where)
    assert contents(where, ("TABLE",)) == contents(tmp_path / "source", ("TABLE",))


# On the command line


def test_a_copy_is_told_in_one_line_and_so_is_what_is_wrong(
    tmp_path: Path, databases: Databases, capsys: pytest.CaptureFixture[str]
) -> None:
    address, data = databases.new(), str(tmp_path / "data")
    fill(tmp_path / "data").close()
    assert main(["copy", data, address]) == 0
    assert main(["copy", address, f"{data}2"]) == 0
    told = "copied, and the same row by row: 1 person, 1 table, 2 plies\n"
    assert capsys.readouterr() == (told * 2, "")
    (lost := tmp_path / "lost").mkdir()
    (lost / sqlite.FILE).write_bytes((tmp_path / "data2" / sqlite.FILE).read_bytes())
    with psycopg.connect(newer := databases.new(), autocommit=True) as session:
        session.execute("CREATE TABLE zaslonka (version BIGINT, key BYTEA)")
        session.execute("INSERT INTO zaslonka VALUES (1000, '')")
    for source, target, complaint in (
        (data, address, "is not empty"),
        (address, data, "is there already"),
        (databases.new(), f"{data}3", "there is none"),
        (newer, f"{data}3", "newer"),
        (str(tmp_path / "nothing"), databases.new(), "is not a data directory"),
        (str(lost), databases.new(), "key: it is lost"),
        (address, str(tmp_path / "no/where"), "cannot be used"),
        (data, "postgresql://ola:secret@127.0.0.1:1/x", "cannot be used"),
    ):
        assert main(["copy", source, target]) == 2
        out, error = capsys.readouterr()
        assert out == ""
        assert complaint in error
        assert error.startswith("zaslonka: ")
        assert error.count("\n") == 1
        assert "secret" not in error
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "data2", "lost"]
