"""The one thread that writes; a commit is shared by all who wait for one."""

import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, TypeAlias

Statement: TypeAlias = tuple[str, Sequence[Any]]
Job: TypeAlias = tuple[Sequence[Statement], "Future[None]"]


class Writer:
    """Carries out jobs in the order they came; a job is done as a whole or not at all."""

    def __init__(
        self, connection: sqlite3.Connection, committed: Callable[[int, float], None]
    ) -> None:
        self.connection = connection
        self._committed = committed
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, statements: Sequence[Statement]) -> "Future[None]":
        """Have these carried out; the future is done once they are on disk."""
        done: Future[None] = Future()
        self._jobs.put((statements, done))
        return done

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._jobs.put(None)
        self._thread.join()
        self.connection.close()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            waiting = [job]
            # Whoever came while the last commit was on its way shares this one.
            while not self._jobs.empty() and (job := self._jobs.get()) is not None:
                waiting.append(job)
            # From here on nobody can change their mind.
            jobs = [job for job in waiting if job[1].set_running_or_notify_cancel()]
            if jobs:
                self._commit(jobs)
            if job is None:
                break

    def _commit(self, jobs: list[Job]) -> None:
        began = time.perf_counter()
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for statements, _ in jobs:
                for sql, values in statements:
                    self.connection.execute(sql, values)
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            if len(jobs) == 1:
                jobs[0][1].set_exception(error)
                return
            # One of them is at fault: each by itself, so that it fails alone.
            for job in jobs:
                self._commit([job])
            return
        self._committed(len(jobs), time.perf_counter() - began)
        for _, done in jobs:
            done.set_result(None)
