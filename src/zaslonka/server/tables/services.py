"""What every table of a server shares."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct, field

from zaslonka.server.operations.metrics import Metrics
from zaslonka.server.operations.settings import Settings
from zaslonka.server.workers.pool import Workers
from zaslonka.store.store import Store
from zaslonka.table.live import LiveTable
from zaslonka.table.waking import Notice

Notify: TypeAlias = Callable[[LiveTable, Notice, str], None]
"""Has a person who is away told something of their game; it waits for nobody."""


def nobody_is_told(_table: LiveTable, _notice: Notice, _person: str) -> None:
    """A house that has no way to reach people who are away."""


class UnknownTable(LookupError):
    """There is no such table, or no longer."""


class Elsewhere(Exception):
    """Another node is or will be this table's home: to be tried again, there."""


class UnknownPerson(LookupError):
    """Nobody whom the one who asks knows has this id."""


class UnknownContest(LookupError):
    """There is no such contest, or no longer."""


class Due:
    """Contests of which a table has begun or is over, for whoever goes on with them."""

    def __init__(self) -> None:
        self._called: set[str] = set()
        self._rings = asyncio.Event()

    def call(self, contest_id: str) -> None:
        self._called.add(contest_id)
        self._rings.set()

    async def wait(self, seconds: float | None) -> set[str]:
        """Those that were called, as soon as there are any; none when the time is out."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._rings.wait()
        self._rings.clear()
        called, self._called = self._called, set()
        return called


class Services(Struct, frozen=True):
    """The store, who thinks, what is counted, and what the host has set."""

    store: Store
    workers: Workers
    metrics: Metrics
    settings: Settings
    due: Due = field(default_factory=Due)
    notify: Notify = nobody_is_told
    push_key: str | None = None  # by which devices know who tells them; None: nobody does
