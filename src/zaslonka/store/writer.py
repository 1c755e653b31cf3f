"""The one thread that writes; a commit is shared by all who wait for one."""

import math
import queue
import threading
import time
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, TypeAlias

from msgspec import Struct

from zaslonka.store.database import Connection, Statement

Outcome: TypeAlias = Exception | None


class Job(Struct, frozen=True):
    """Statements that are carried out as a whole or not at all.

    Rows of the table that grows by every move are apart: those of all jobs go in together.
    """

    statements: Sequence[Statement]
    plies: Sequence[Sequence[Any]] = ()
    counted: bool = True
    tables: Sequence[str] = ()  # that are changed, and must be at home in this process


Batch: TypeAlias = tuple[list[Job], Callable[[list[Outcome]], None]]


class Writer:
    """Carries out batches of jobs in the order they came, each in one commit if it can be."""

    __slots__ = ("_batches", "_committed", "_thread", "connection", "took")

    def __init__(self, connection: Connection, committed: Callable[[int, float], None]) -> None:
        self.connection = connection
        self.took = math.inf  # seconds, of the last commit; without end if it failed
        self._committed = committed
        self._batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, jobs: list[Job], told: Callable[[list[Outcome]], None]) -> None:
        """Have these carried out; ``told`` is called, by the thread, once they are on disk."""
        self._batches.put((jobs, told))

    def write_here(self, jobs: list[Job]) -> list[Outcome] | None:
        """The same at once, by whoever calls; nothing else may be under way.

        None if together they could not be written: each has to be tried by itself.
        """
        return self._together(jobs)

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._batches.put(None)
        self.connection.hurry()
        self._thread.join()
        self.connection.close()

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            waiting = [batch]
            # Whatever came while the last commit was on its way shares this one.
            while not self._batches.empty() and (batch := self._batches.get()) is not None:
                waiting.append(batch)
            outcomes = iter(self._commit([job for jobs, _ in waiting for job in jobs]))
            for jobs, told in waiting:
                told(list(islice(outcomes, len(jobs))))
            if batch is None:
                break

    def _commit(self, jobs: list[Job]) -> list[Outcome]:
        # One of them is at fault: each by itself, so that it fails alone.
        return self._together(jobs) or [outcome for job in jobs for outcome in self._commit([job])]

    def _together(self, jobs: list[Job]) -> list[Outcome] | None:
        began = time.perf_counter()
        try:
            self.connection.carry_out(
                [statement for job in jobs for statement in job.statements],
                [row for job in jobs for row in job.plies],
                [table for job in jobs for table in job.tables],
            )
        except Exception as error:
            self.took = math.inf
            # Of any kind: a number too big for SQLite is none of its own, and whatever ended
            # this thread would have everybody wait for ever.
            return [error] if len(jobs) == 1 else None
        self.took = time.perf_counter() - began
        self._committed(sum(job.counted for job in jobs), self.took)
        return [None] * len(jobs)
