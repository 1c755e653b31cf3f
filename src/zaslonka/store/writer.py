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
            jobs = [job]
            stopping = False
            while not self._jobs.empty():
                # Whoever came while the last commit was on its way shares this one.
                if (job := self._jobs.get()) is None:
                    stopping = True
                    break
                jobs.append(job)
            self._commit(jobs)
            if stopping:
                break

    def _commit(self, jobs: list[Job]) -> None:
        began = time.perf_counter()
        carried_out: list[Future[None]] = []
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for statements, done in jobs:
                if self._carry_out(statements, done):
                    carried_out.append(done)
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            for _, done in jobs:
                if not done.done():
                    done.set_exception(error)
            return
        self._committed(len(carried_out), time.perf_counter() - began)
        for done in carried_out:
            done.set_result(None)

    def _carry_out(self, statements: Sequence[Statement], done: "Future[None]") -> bool:
        self.connection.execute("SAVEPOINT job")
        try:
            for sql, values in statements:
                self.connection.execute(sql, values)
        except sqlite3.Error as error:
            self.connection.execute("ROLLBACK TO job")
            self.connection.execute("RELEASE job")
            done.set_exception(error)
            return False
        self.connection.execute("RELEASE job")
        return True
