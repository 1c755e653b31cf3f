"""The one thread that writes."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from zaslonka.store import sqlite
from zaslonka.store.address import Where, database_at
from zaslonka.store.collector import Collector
from zaslonka.store.database import Database, Statement
from zaslonka.store.sqlite import SQLite
from zaslonka.store.writer import Job, Outcome, Writer

commits: list[int] = []


@pytest.fixture
def kept(where: Where) -> Iterator[Database]:
    """A database with one more table than it has."""
    commits.clear()
    new = database_at(where)
    new.writing.carry_out([("CREATE TABLE t (x INTEGER PRIMARY KEY)", ())], [])
    yield new
    new.close()


@pytest.fixture
def writer(kept: Database) -> Iterator[Writer]:
    new = Writer(kept.writing, lambda jobs, seconds: commits.append(jobs))
    yield new
    new.close()


@contextmanager
def held_up(kept: Database) -> Iterator[None]:
    """Somebody else writes to the table for as long as the block lasts."""
    lock = "BEGIN IMMEDIATE" if isinstance(kept, SQLite) else "BEGIN; LOCK TABLE t"
    kept.reading.execute(lock)
    yield
    kept.reading.execute("COMMIT")


def asked(writer: Writer, statements: Sequence[Statement]) -> "Future[None]":
    """Have a job carried out by itself; the future is done once it is on disk."""
    done: Future[None] = Future()

    def told(outcomes: list[Outcome]) -> None:
        (error,) = outcomes
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    writer.write([Job(statements)], told)
    return done


def insert(number: int) -> tuple[str, tuple[int]]:
    return "INSERT INTO t VALUES (?)", (number,)


def stored(kept: Database) -> list[int]:
    return [row[0] for row in kept.reading.execute("SELECT x FROM t ORDER BY x")]


def test_on_the_spot_all_are_written_together_or_none(writer: Writer, kept: Database) -> None:
    assert writer.write_here([Job([insert(1)]), Job([insert(2)])]) == [None, None]
    assert writer.write_here([Job([insert(3)]), Job([insert(1)])]) is None
    assert stored(kept) == [1, 2]
    (error,) = writer.write_here([Job([insert(1)])]) or []
    assert error is not None


def test_what_is_done_is_seen_by_others(writer: Writer, kept: Database) -> None:
    asked(writer, [insert(1), insert(2)]).result(5)
    assert stored(kept) == [1, 2]


def test_all_who_wait_share_one_commit(writer: Writer, kept: Database) -> None:
    # A lock held by somebody else keeps the first commit waiting while the others come.
    with held_up(kept):
        jobs = [asked(writer, [insert(number)]) for number in range(20)]
    for job in jobs:
        job.result(15)
    assert stored(kept) == list(range(20))
    assert sum(commits) == 20
    assert len(commits) <= 3


def test_a_job_that_fails_fails_alone_and_as_a_whole(writer: Writer, kept: Database) -> None:
    asked(writer, [insert(1)]).result(5)
    bad = asked(writer, [insert(2), insert(1)])
    good = asked(writer, [insert(3)])
    with pytest.raises((sqlite3.IntegrityError, psycopg.IntegrityError)):
        bad.result(5)
    good.result(5)
    assert stored(kept) == [1, 3]


def test_of_many_jobs_in_one_commit_only_the_bad_one_fails(writer: Writer, kept: Database) -> None:
    with held_up(kept):
        jobs = [asked(writer, [insert(number), insert(100 + number % 5)]) for number in range(7)]
    failed = [number for number, job in enumerate(jobs) if job.exception(15)]
    assert failed == [5, 6]
    assert stored(kept) == [0, 1, 2, 3, 4, 100, 101, 102, 103, 104]


def test_who_no_longer_waits_holds_nobody_up(writer: Writer, kept: Database) -> None:
    told: list[str] = []

    def gone(outcome: Outcome) -> None:
        told.append("gone")
        raise RuntimeError("whoever waited is gone")

    async def go() -> None:
        collector = Collector(writer)
        came = asyncio.get_running_loop().create_future()
        collector.write(Job([insert(1)]), gone)
        collector.write(Job([insert(2)]), came.set_result)
        assert await came is None

    asyncio.run(go())
    assert (told, stored(kept), commits) == (["gone"], [1, 2], [1, 1])


def test_what_comes_while_a_commit_is_on_its_way_goes_together(writer: Writer) -> None:
    async def go() -> None:
        collector, loop = Collector(writer), asyncio.get_running_loop()
        done = [loop.create_future() for _ in range(21)]
        collector.write(Job([insert(0)]), done[0].set_result)  # handed over
        for number in range(1, 21):
            collector.write(Job([insert(number % 20)]), done[number].set_result)
        outcomes = await asyncio.gather(*done)
        (error,) = [error for error in outcomes if error]
        assert isinstance(error, sqlite3.IntegrityError | psycopg.IntegrityError)

    asyncio.run(go())
    # The first alone; the rest at once, and then, as one of them fails, each by itself.
    assert commits == [1] * 20


def test_nothing_is_written_on_the_callers_thread(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    carry_out = writer.connection.carry_out

    def watched(*job: Any) -> None:
        threads.append(threading.get_ident())
        carry_out(*job)

    monkeypatch.setattr(writer.connection, "carry_out", watched)
    asked(writer, [insert(1)]).result(5)
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def test_closing_finishes_what_was_asked_for(kept: Database) -> None:
    writer = Writer(kept.writing, lambda jobs, seconds: None)
    jobs = [asked(writer, [insert(number)]) for number in range(50)]
    writer.close()
    assert all(job.done() for job in jobs)
    assert stored(kept) == list(range(50))


def test_a_rollback_that_fails_ends_nothing(tmp_path: Path) -> None:
    failing: dict[str, int] = {}

    class Stubborn(sqlite.Connection):
        """A connection on which the next so many statements of a kind fail."""

        def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
            if failing.get(sql):
                failing[sql] -= 1
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(sql, values)

    connection = sqlite3.connect(
        tmp_path / "file", isolation_level=None, check_same_thread=False, factory=Stubborn
    )
    connection.execute("CREATE TABLE t (x INTEGER PRIMARY KEY)")
    writer = Writer(connection, lambda jobs, seconds: None)
    failing |= {"COMMIT": 1, "ROLLBACK": 1}
    with pytest.raises(sqlite3.OperationalError):
        asked(writer, [insert(1)]).result(5)
    asked(writer, [insert(2)]).result(5)
    assert connection.execute("SELECT x FROM t").fetchall() == [(2,)]
    writer.close()


def test_what_python_refuses_fails_alone_too(writer: Writer, kept: Database) -> None:
    for odd in (2**70, "\ud800"):
        bad = asked(writer, [insert(1), ("INSERT INTO t VALUES (?)", (odd,))])
        with pytest.raises((OverflowError, UnicodeEncodeError, psycopg.DataError)):
            bad.result(5)
    asked(writer, [insert(3)]).result(5)
    assert stored(kept) == [3]
