"""The data directory."""

import sqlite3
from pathlib import Path

import pytest

from zaslonka.store import database
from zaslonka.store.database import MIGRATIONS, Unusable
from zaslonka.store.house import House


def house(directory: Path) -> House:
    return House(directory, lambda jobs, seconds: None)


def test_the_writer_has_every_commit_on_disk(tmp_path: Path) -> None:
    kept = house(tmp_path)
    (mode,) = kept.writer.connection.execute("PRAGMA journal_mode").fetchone()
    (synchronous,) = kept.writer.connection.execute("PRAGMA synchronous").fetchone()
    kept.close()
    full = 2
    assert (mode, synchronous) == ("wal", full)


def test_a_second_server_on_the_same_directory_is_refused(tmp_path: Path) -> None:
    first = house(tmp_path)
    with pytest.raises(Unusable, match="another server is using the data directory"):
        house(tmp_path)
    first.close()
    house(tmp_path).close()


def test_steps_are_taken_once_and_in_order(tmp_path: Path) -> None:
    connection = database.connect(tmp_path)
    steps = ("CREATE TABLE a (x);", "ALTER TABLE a ADD COLUMN y;")
    database.migrate(connection, steps[:1])
    database.migrate(connection, steps)
    database.migrate(connection, steps)
    columns = [row[1] for row in connection.execute("PRAGMA table_info(a)")]
    connection.close()
    assert columns == ["x", "y"]


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    connection = database.connect(tmp_path)
    with pytest.raises(sqlite3.Error):
        database.migrate(connection, ("CREATE TABLE a (x); CREATE TABLE a (x);",))
    connection.close()
    connection = database.connect(tmp_path)
    assert connection.execute("PRAGMA user_version").fetchone() == (0,)
    assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    connection.close()


def test_a_directory_of_a_newer_server_is_refused_and_left_alone(tmp_path: Path) -> None:
    connection = database.connect(tmp_path)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(Unusable, match="newer"):
        house(tmp_path)


def test_the_key_is_kept_and_its_owners_alone(tmp_path: Path) -> None:
    first = house(tmp_path)
    first.close()
    second = house(tmp_path)
    second.close()
    assert len(first.key) == 32
    assert first.key == second.key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
