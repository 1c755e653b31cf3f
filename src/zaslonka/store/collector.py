"""The loop's side of the writer: what is to be written is collected, and handed over at once."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from zaslonka.store.writer import Job, Outcome, Writer

Done: TypeAlias = Callable[[Outcome], None]

APART, QUICK = 0.001, 0.0005
"""Seconds since the last commit, and that it took, for the next to be made on the spot."""
FEW = 16
"""Jobs that are written on the spot at most, for nobody to be held up."""
CROWD = 4
"""Jobs in one commit from which on the next one waits for more, and for how many seconds."""
WINDOW = 0.003


class Collector:
    """One batch is under way at a time: one handover to the thread, and one word back.

    While it is on its way the next one fills, so a commit is shared by the more the busier it
    gets.  In a crowd a batch is held back, until all have come who came lately, or for a moment
    that nobody notices: a commit costs the same CPU however many share it.  When nothing else goes
    on, and the disk was quick the last time, a move is written where it is asked for: to hand it
    over and be told would take longer.
    """

    __slots__ = (
        "_expected",
        "_is_busy",
        "_is_crowded",
        "_last",
        "_timer",
        "_told_at",
        "_waiting",
        "_writer",
    )

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[tuple[Job, Done]] = []
        self._is_busy = False
        self._is_crowded = False
        self._timer: asyncio.TimerHandle | None = None  # while a batch is held back
        self._last: set[str] = set()  # the tables that had a job in the last batch
        self._expected = 0  # how many had one in the last two
        self._told_at = 0.0

    def write(self, job: Job, done: Done) -> None:
        """Have a job carried out; ``done`` is called, on the loop, once it is on disk or failed."""
        self._waiting.append((job, done))
        if not self._is_busy:
            self._begin()
        elif self._timer is not None and len(self._waiting) >= self._expected:
            self._timer.cancel()
            if self._is_quick():
                self._write_here()
            else:
                self._hand_over()

    def _begin(self) -> None:
        self._is_busy = True
        pause = time.monotonic() - self._told_at
        if len(self._waiting) == 1 and pause >= APART and self._is_quick():
            self._write_here()
        elif self._is_crowded and pause < WINDOW and len(self._waiting) < self._expected:
            self._timer = asyncio.get_running_loop().call_later(WINDOW, self._hand_over)
        else:
            self._hand_over()

    def _write_here(self) -> None:
        batch = self._batch()
        outcomes = self._writer.write_here([job for job, _ in batch])
        if outcomes is None:
            self._have_written(batch)  # one by one, for which nobody is held up
        else:
            asyncio.get_running_loop().call_soon(self._told, batch, outcomes)

    def _hand_over(self) -> None:
        self._have_written(self._batch())

    def _have_written(self, batch: list[tuple[Job, Done]]) -> None:
        loop = asyncio.get_running_loop()
        self._writer.write([job for job, _ in batch], partial(_call, loop, self._told, batch))

    def _batch(self) -> list[tuple[Job, Done]]:
        """Whatever waits."""
        batch, self._waiting, self._timer = self._waiting, [], None
        came = {table for job, _ in batch for table in job.tables}
        self._expected, self._last = len(came | self._last), came
        return batch

    def _is_quick(self) -> bool:
        """Whether to write what waits takes less than a thread's doing it, and holds up nobody."""
        return (
            self._writer.took <= QUICK
            and self._writer.connection.is_near
            and len(self._waiting) <= FEW
            and not any(job.statements for job, _ in self._waiting)
        )

    def _told(self, batch: list[tuple[Job, Done]], outcomes: list[Outcome]) -> None:
        self._is_busy, self._is_crowded = False, len(batch) >= CROWD
        self._told_at = time.monotonic()
        # The thread goes on with the next batch while this one is told.
        if self._waiting:
            self._begin()
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            try:
                done(outcome)
            except Exception as error:
                # One table's fault is not the others', whose moves were in the same commit.
                told = {"message": "telling what was stored failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(told)


def _call(
    loop: asyncio.AbstractEventLoop,
    told: Callable[[list[tuple[Job, Done]], list[Outcome]], None],
    batch: list[tuple[Job, Done]],
    outcomes: list[Outcome],
) -> None:
    # A loop that has ended has nobody left to tell; what was stored is stored.
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(told, batch, outcomes)
