"""The two databases, and the data directory."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tests.support.postgresql import Databases
from zaslonka.store import session, sqlite
from zaslonka.store.address import Where, database_at
from zaslonka.store.database import Unusable
from zaslonka.store.schema import MIGRATIONS, SHAPES, Differing, inserting
from zaslonka.store.store import Store


def house(where: Where) -> Store:
    return Store(where, lambda jobs, seconds: None)


def test_the_writer_has_every_commit_on_disk(tmp_path: Path) -> None:
    kept = house(tmp_path)
    (mode,) = kept.writer.connection.execute("PRAGMA journal_mode").fetchone()
    (synchronous,) = kept.writer.connection.execute("PRAGMA synchronous").fetchone()
    kept.close()
    full = 2
    assert (mode, synchronous) == ("wal", full)


def test_a_second_server_on_the_same_database_is_refused(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "LOCK_SECONDS", 0.2)
    first = house(where)
    with pytest.raises(Unusable, match="another server is using"):
        house(where)
    first.close()
    house(where).close()


def test_what_is_kept_is_what_is_written_down(where: Where) -> None:
    """By its columns and by what a row is known by, in both databases."""
    kept = house(where)
    for name, shape in SHAPES.items():
        found = kept.writer.connection.execute(f"SELECT * FROM {name}")
        assert [column[0] for column in found.description] == list(shape.columns)  # type: ignore[attr-defined]
        known = f"ON CONFLICT ({', '.join(shape.key)}) DO NOTHING"
        nothing = f"{inserting(name).partition('VALUES')[0]} SELECT * FROM {name} WHERE 1 = 0"
        kept.writer.connection.execute(f"{nothing} {known}")
    kept.close()


def test_steps_are_taken_once_and_in_order(tmp_path: Path) -> None:
    connection = sqlite.connect(tmp_path)
    steps = ("CREATE TABLE a (x);", "ALTER TABLE a ADD COLUMN y;")
    sqlite.migrate(connection, steps[:1])
    sqlite.migrate(connection, steps)
    sqlite.migrate(connection, steps)
    columns = [row[1] for row in connection.execute("PRAGMA table_info(a)")]
    connection.close()
    assert columns == ["x", "y"]


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    connection = sqlite.connect(tmp_path)
    with pytest.raises(sqlite3.Error):
        sqlite.migrate(connection, ("CREATE TABLE a (x); CREATE TABLE a (x);",))
    connection.close()
    connection = sqlite.connect(tmp_path)
    assert connection.execute("PRAGMA user_version").fetchone() == (0,)
    assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    connection.close()


def test_in_postgresql_too(databases: Databases) -> None:
    """The same of the steps: once, in order, and nothing of one that fails."""
    steps = (
        "CREATE TABLE a (x INTEGER) STRICT;",
        Differing(sqlite="nonsense", postgresql="ALTER TABLE a ADD COLUMN y TEXT;"),
    )
    with closing(session.session_at(databases.new())) as opened:
        with pytest.raises(psycopg.Error):
            session.migrate(opened, (*steps, "CREATE TABLE a (x INTEGER);"))
        assert session.version(opened) == 0
        for some in (steps[:1], steps, steps):
            session.migrate(opened, some)
        assert session.version(opened) == len(steps)
        columns = opened.execute("SELECT * FROM a").description
        assert columns is not None
        assert [column.name for column in columns] == ["x", "y"]


def test_a_database_of_a_newer_server_is_refused_and_left_alone(where: Where) -> None:
    kept = house(where)
    newer = str(len(MIGRATIONS) + 1)
    kept.writer.connection.execute(kept._database.touch.rpartition("=")[0] + "=" + newer)
    kept.close()
    with pytest.raises(Unusable, match="newer"):
        house(where)


def test_the_key_is_kept_and_its_owners_alone(where: Where) -> None:
    first = house(where)
    first.close()
    second = house(where)
    second.close()
    assert len(first.key) == 32
    assert first.key == second.key
    if isinstance(where, Path):
        assert (where / "key").stat().st_mode & 0o777 == 0o600


def test_everything_in_it_is_its_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    kept = house(data)
    modes = {path.name: path.stat().st_mode & 0o777 for path in data.iterdir()}
    assert modes.keys() >= {"zaslonka.sqlite", "zaslonka.sqlite-wal", "key", "lock"}
    assert set(modes.values()) == {0o600}
    assert data.stat().st_mode & 0o777 == 0o700
    kept.close()


def test_a_ping_is_written_to_disk(tmp_path: Path) -> None:
    kept = house(tmp_path)
    log = tmp_path / f"{sqlite.FILE}-wal"
    before = log.stat().st_size
    asyncio.run(kept.ping())
    assert log.stat().st_size > before
    kept.close()


def test_somebodys_words_are_found_without_reading_all_talk(tmp_path: Path) -> None:
    kept = house(tmp_path)
    asked: list[str] = []
    connection = kept._database.reading
    assert isinstance(connection, sqlite.Connection)
    connection.set_trace_callback(asked.append)
    asyncio.run(kept.with_anything_of("ola"))
    connection.set_trace_callback(None)
    plan = connection.execute(f"EXPLAIN QUERY PLAN {asked[-1]}").fetchall()
    kept.close()
    steps = [row[-1] for row in plan]
    assert any("SEARCH talk USING" in step and "talk_by_person" in step for step in steps)
    assert not any(step.startswith("SCAN") for step in steps)


# What cannot be used


def spoiled(directory: Path, spoil: Callable[[Path], object]) -> str:
    data = directory / "data"
    house(data).close()
    spoil(data)
    with pytest.raises(Unusable) as complaint:
        house(data)
    assert "\n" not in str(complaint.value)
    return str(complaint.value)


def test_a_damaged_database_is_one_line(tmp_path: Path) -> None:
    noise = b"\x01noise\xff" * 4000
    told = spoiled(tmp_path, lambda data: (data / sqlite.FILE).write_bytes(noise))
    assert "cannot be used" in told
    assert "zaslonka check" in told


def test_a_lost_key_is_not_made_anew_for_people_who_have_the_old(tmp_path: Path) -> None:
    told = spoiled(tmp_path, lambda data: (data / sqlite.KEY).unlink())
    assert "lost" in told
    assert not (tmp_path / "data" / sqlite.KEY).exists()


@pytest.mark.parametrize("key", [b"", b"short"])
def test_an_empty_key_signs_nothing(tmp_path: Path, key: bytes) -> None:
    assert "damaged" in spoiled(tmp_path, lambda data: (data / sqlite.KEY).write_bytes(key))


def test_a_path_that_is_no_directory_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file", tmp_path / "file" / "deeper"):
        with pytest.raises(Unusable, match="cannot be used"):
            house(path)


def test_a_move_alone_is_a_commit_and_one_that_fails_leaves_nothing_behind(where: Where) -> None:
    def ply(number: int, told: bytes) -> tuple[object, ...]:
        return "TABLE", number, b"", told, b"", 0, 1, 0, 0, None, None, None

    table = (inserting("tables"), ("TABLE", "ola", b"", b"", 0, 0))
    number = (inserting("numbers"), (7, "TABLE"))
    with closing(database_at(where)) as kept:
        kept.writing.carry_out([table, number], [])
        kept.writing.carry_out([], [ply(0, b"first")])
        with pytest.raises((sqlite3.IntegrityError, psycopg.IntegrityError)):
            kept.writing.carry_out([], [ply(0, b"second")])
        kept.writing.carry_out([], [ply(1, b"next")])
        # By another session: what is not committed nobody else sees.
        found = kept.reading.execute("SELECT told FROM plies ORDER BY ply").fetchall()
    assert found == [(b"first",), (b"next",)]
