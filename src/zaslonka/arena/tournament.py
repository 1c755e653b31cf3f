"""A tournament from its first round to its last: handed out in pieces, each written down."""

import itertools
import sys
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import TextIO

import msgspec

from zaslonka.arena import rounds
from zaslonka.arena.journal import Journal
from zaslonka.arena.rounds import Done, Job, Task
from zaslonka.arena.workers import hired

PIECE_SECONDS = 2.0
"""About how long a worker is busy with one piece: to hand one out by Ray takes milliseconds."""


def played(journal: Journal, deals: int, workers: str, seconds: float | None = None) -> None:
    """Play what is not yet played, until it is done or the time is out."""
    run = journal.run
    names = [entrant.name for entrant in run.entrants]
    wanted = list(rounds.tasks(names, run.sizes, deals))
    left = [task for task in wanted if not journal.has(task)]
    progress = Progress(len(wanted), len(wanted) - len(left), f"{run.game} {_listed(run.sizes)}")
    if left:
        with hired(workers) as (submit, count):
            pieces = _Pieces(journal, left, seconds)
            under_way: set[Future[bytes]] = set()
            while under_way or pieces.more:
                # One more than can be carried out, so that nobody waits for the next.
                for job in itertools.islice(pieces, count + 1 - len(under_way)):
                    under_way.add(submit(job))
                ended, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for each in ended:
                    progress.show(pieces.take(each.result()))
    progress.end()


def _listed(sizes: tuple[int, ...]) -> str:
    return f"for {', '.join(map(str, sizes))}"


class _Pieces(Iterator[bytes]):
    """Jobs of about the right length, by how long rounds of the same pair took before."""

    def __init__(self, journal: Journal, left: list[Task], seconds: float | None) -> None:
        self._journal, self._left = journal, deque(left)
        self._ends = None if seconds is None else time.monotonic() + seconds
        self._took: dict[tuple[int, tuple[str, str]], float] = {}

    @property
    def more(self) -> bool:
        late = self._ends is not None and time.monotonic() > self._ends
        return bool(self._left) and not late

    def __next__(self) -> bytes:
        if not self.more:
            raise StopIteration
        tasks, expected = [], 0.0
        while self._left and expected < PIECE_SECONDS:
            tasks.append(self._left.popleft())
            # Nobody knows how long the first of a pair will take: it is handed out alone.
            expected += self._took.get(_kind(tasks[-1]), PIECE_SECONDS)
        run = self._journal.run
        seed = bytes.fromhex(run.seed)
        job = Job(run.game, run.version, run.entrants, seed, run.limits, tuple(tasks))
        return msgspec.json.encode(job)

    def take(self, result: bytes) -> int:
        """Write a piece down that was played; how many rounds it was."""
        done = msgspec.json.decode(result, type=Done)
        self._journal.add(done)
        self._took |= {_kind(each.task): each.seconds + 1e-3 for each in done.rounds}
        return len(done.rounds)


def _kind(task: Task) -> tuple[int, tuple[str, str]]:
    return task.seats, task.pair


class Progress:
    """How far it is, on standard error: a line that changes, or one now and then in a log."""

    def __init__(self, total: int, before: int, about: str, out: TextIO | None = None) -> None:
        self._total, self._done, self._before, self._about = total, before, before, about
        self._out = out or sys.stderr
        self._live = self._out.isatty()
        self._began = self._shown = time.monotonic()
        if before:
            print(f"{about}: {before} of {total} rounds are there already", file=self._out)

    def show(self, more: int) -> None:
        self._done += more
        now = time.monotonic()
        if now - self._shown > (0.2 if self._live else 15):
            self._shown = now
            start, end = ("\r", "") if self._live else ("", "\n")
            print(f"{start}{self._line(now)}", end=end, flush=True, file=self._out)

    def end(self) -> None:
        start = "\r" if self._live else ""
        print(f"{start}{self._line(time.monotonic())}", file=self._out)

    def _line(self, now: float) -> str:
        pace = (self._done - self._before) / max(now - self._began, 1e-3)
        line = f"{self._about}: {self._done} of {self._total} rounds"
        if pace and self._done < self._total:
            line += f", {pace:.1f} a second, {(self._total - self._done) / pace:.0f} s left"
        return f"{line:<78}"
