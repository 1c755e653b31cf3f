"""The one thread that writes."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from zaslonka.store import database
from zaslonka.store.writer import Writer

commits: list[int] = []


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[Writer]:
    commits.clear()
    connection = database.connect(tmp_path)
    connection.execute("CREATE TABLE t (x INTEGER PRIMARY KEY)")
    new = Writer(connection, lambda jobs, seconds: commits.append(jobs))
    yield new
    new.close()


def insert(number: int) -> tuple[str, tuple[int]]:
    return "INSERT INTO t VALUES (?)", (number,)


def stored(tmp_path: Path) -> list[int]:
    other = database.connect(tmp_path)
    found = [row[0] for row in other.execute("SELECT x FROM t ORDER BY x")]
    other.close()
    return found


def test_what_is_done_is_seen_by_others(writer: Writer, tmp_path: Path) -> None:
    writer.write([insert(1), insert(2)]).result(5)
    assert stored(tmp_path) == [1, 2]


def test_all_who_wait_share_one_commit(writer: Writer, tmp_path: Path) -> None:
    # A lock held by somebody else keeps the first commit waiting while the others come.
    other = database.connect(tmp_path)
    other.execute("BEGIN IMMEDIATE")
    jobs = [writer.write([insert(number)]) for number in range(20)]
    other.execute("COMMIT")
    other.close()
    for job in jobs:
        job.result(15)
    assert stored(tmp_path) == list(range(20))
    assert sum(commits) == 20
    assert len(commits) <= 3


def test_a_job_that_fails_fails_alone_and_as_a_whole(writer: Writer, tmp_path: Path) -> None:
    writer.write([insert(1)]).result(5)
    bad = writer.write([insert(2), insert(1)])
    good = writer.write([insert(3)])
    with pytest.raises(sqlite3.IntegrityError):
        bad.result(5)
    good.result(5)
    assert stored(tmp_path) == [1, 3]


def test_of_many_jobs_in_one_commit_only_the_bad_one_fails(writer: Writer, tmp_path: Path) -> None:
    other = database.connect(tmp_path)
    other.execute("BEGIN IMMEDIATE")
    jobs = [writer.write([insert(number), insert(100 + number % 5)]) for number in range(7)]
    other.execute("COMMIT")
    other.close()
    failed = [number for number, job in enumerate(jobs) if job.exception(15)]
    assert failed == [5, 6]
    assert stored(tmp_path) == [0, 1, 2, 3, 4, 100, 101, 102, 103, 104]


def test_a_job_given_up_in_time_is_not_done_and_holds_nobody_up(
    writer: Writer, tmp_path: Path
) -> None:
    other = database.connect(tmp_path)
    other.execute("BEGIN IMMEDIATE")
    first = writer.write([insert(1)])
    while not first.running():
        time.sleep(0.001)
    given_up = writer.write([insert(2)])
    assert given_up.cancel()
    other.execute("COMMIT")
    other.close()
    writer.write([insert(3)]).result(15)
    assert stored(tmp_path) == [1, 3]


def test_nothing_is_written_on_the_callers_thread(writer: Writer, tmp_path: Path) -> None:
    writer.connection.create_function("thread", 0, threading.get_ident)
    writer.write([("INSERT INTO t VALUES (thread())", ())]).result(5)
    (thread,) = stored(tmp_path)
    assert thread != threading.get_ident()


def test_closing_finishes_what_was_asked_for(tmp_path: Path) -> None:
    connection = database.connect(tmp_path)
    connection.execute("CREATE TABLE t (x INTEGER PRIMARY KEY)")
    writer = Writer(connection, lambda jobs, seconds: None)
    jobs = [writer.write([insert(number)]) for number in range(50)]
    writer.close()
    assert all(job.done() for job in jobs)
    assert stored(tmp_path) == list(range(50))
