"""Workers that were started together: processes here, or those of a thinker that has joined."""

import multiprocessing
import multiprocessing.connection
import os
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor

from zaslonka import games

MOST_OF_A_SERVER = 4
AHEAD = 1
"""Questions that are given beyond one for each worker, so that none is idle meanwhile."""

QUESTION_SECONDS = 30.0
"""After which a worker is taken to hang; most answer in a tenth of a second."""

WAKING_SECONDS = 120.0
"""The same for workers that have not answered anything yet: they may still be starting."""

NICENESS = 10
"""Whoever serves people goes first: where all cores think, a move would wait for one of them."""


def fair_share(servers: int) -> int:
    """How many workers each of several servers on this machine has: a core for each server too."""
    room = min(MOST_OF_A_SERVER * servers, (os.cpu_count() or 2) - servers)
    return max(1, room // servers)


WORKERS = fair_share(1)


class Crew:
    """Some workers, how many there are, and how many questions they have."""

    def __init__(self, executor: Executor, many: int) -> None:
        self.executor = executor
        self.many = many
        self.busy = 0
        self.awake = False  # has answered something
        self.is_leaving = False  # what they have they answer, and are asked nothing more

    def has_time(self) -> bool:
        return self.busy < self.many + AHEAD and not self.is_leaving

    def seconds(self) -> float:
        """How long they are waited for."""
        return QUESTION_SECONDS if self.awake else WAKING_SECONDS

    def end(self, *, timeout: float = 0.0) -> None:
        """Stop them all; who does not stop in time, hanging or stopped, is killed."""
        # What `shutdown` forgets; a pool of threads has none.
        running = list((getattr(self.executor, "_processes", None) or {}).values())
        self.executor.shutdown(wait=False, cancel_futures=True)
        until = time.monotonic() + timeout
        for process in running:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()


class Joined(Crew):
    """A thinker's workers: it looks after them itself, and says so as long as it is there."""

    def seconds(self) -> float:
        # They may have questions of other nodes too, and one that hangs is replaced meanwhile.
        return WAKING_SECONDS


def processes(many: int = WORKERS, niceness: int = NICENESS) -> Executor:
    """A few processes that end with this one, and have already read what they will need."""
    pool = ProcessPoolExecutor(
        many,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_wake_up,
        initargs=(niceness,),
    )
    for _ in range(many):
        pool.submit(os.getpid)
    return pool


def prepare_judges() -> None:
    """Have them read their dictionaries before anybody waits for them."""
    for game in map(games.get, games.names()):
        if game.judge is not None:
            game.judge.prepare()


# In a worker


def _wake_up(niceness: int) -> None:
    os.nice(niceness)
    prepare_judges()
    if (parent := multiprocessing.parent_process()) is not None:
        # A server killed outright cannot stop its workers: they see it go.
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)
