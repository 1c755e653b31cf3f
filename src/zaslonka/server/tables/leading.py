"""What one node does for the house, and the others tell it until they lead themselves."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

from zaslonka.server.operations.clock import clock_ms
from zaslonka.server.tables.deeds import Doer, at_lead
from zaslonka.server.tables.hall import Hall

A = TypeVar("A")

DAY_MS = 24 * 3600 * 1000
HOUR_SECONDS = 3600


class Leading(Doer):
    """Contests that are due, tables of days that are to be woken, and the archive."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall.nodes)
        self._services = hall.services
        self._waking = hall.waking

    async def keep_house(self) -> None:
        """Once an hour, put tables that nobody uses into the archive."""
        while True:
            unused = clock_ms() - self._services.settings.archive_after * DAY_MS
            await self._services.store.archive(unused)
            await asyncio.sleep(HOUR_SECONDS)

    async def follow(self) -> None:
        """Until this node leads, tell the one that does what it is to see to."""
        due, waking = self._services.due, self._waking
        told = [
            asyncio.create_task(one)
            for one in (_each(due.wait, self.call_contests), _each(waking.wait, self.poke))
        ]
        asleep = asyncio.create_task(self._sleep_hourly())
        try:
            await self.nodes.leading()
        finally:
            for task in (*told, asleep):
                task.cancel()
            await asyncio.gather(*told, asleep, return_exceptions=True)

    async def _sleep_hourly(self) -> None:
        while True:
            await asyncio.sleep(HOUR_SECONDS)
            self._services.store.let_sleep()

    @at_lead
    async def call_contests(self, contests: set[str]) -> None:
        for contest_id in contests:
            self._services.due.call(contest_id)

    @at_lead
    async def poke(self, _: None) -> None:
        self._waking.poke()


async def _each(wait: Callable[[None], Awaitable[A]], tell: Callable[[A], Awaitable[None]]) -> None:
    while True:
        what = await wait(None)
        # Whoever leads looks for itself too, only later.
        with contextlib.suppress(Exception):
            await tell(what)
