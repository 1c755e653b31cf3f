"""A server whose time can be moved on."""

import time
from collections.abc import Callable

import pytest

from tests.server.in_process import set_clocks
from tests.server.protocol_client import TIMEOUT_SECONDS
from zaslonka.server.operations.clock import clock_ms, steady_ms
from zaslonka.server.tables import chores, waking

DAY_MS = 86_400_000


class MovedClock:
    """The clock of everything that is served from now on, and a way to move it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._ahead = 0
        steady, wall = steady_ms, clock_ms
        # Whatever is due is looked for at once: nothing tells a server that its clock was moved.
        patch.setattr(waking, "LOOK_SECONDS", 0.02)
        patch.setattr(chores, "SLEEP_MOST", 0.02)
        set_clocks(patch, lambda: steady() + self._ahead, ["steady_ms"])
        set_clocks(patch, lambda: wall() + self._ahead, ["clock_ms"])

    def move(self, ms: int) -> None:
        self._ahead += ms

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self._ahead


def wait_for(happened: Callable[[], bool]) -> None:
    """Until something is so, which goes on by itself."""
    until = time.monotonic() + TIMEOUT_SECONDS
    while not happened():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.02)
