"""Tables of days that need the server though nobody is at them, one after the other.  TAB-111."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from zaslonka.server.operations import logs
from zaslonka.server.operations.clock import steady_ms
from zaslonka.server.tables.services import UnknownTable
from zaslonka.store.store import Store

AT_ONCE = 4
"""Tables that are seen to at a time: those where people sit and wait go first."""

LOOK_SECONDS = 30.0
"""After which it is looked again, whatever was planned."""

LATER_MS = 60_000
"""After which a table is tried again that could not be seen to."""

BEAT_SECONDS = 60.0
"""Between two notes of how long the house has been open: so much is given back at most."""


class Waking:
    """Finds what is due in the store and has it seen to; ``tend`` does it for one table."""

    def __init__(self, store: Store, tend: Callable[[str], Awaitable[bool]]) -> None:
        self._store = store
        self._tend = tend
        self._poked = asyncio.Event()
        self._tending: dict[str, asyncio.Task[None]] = {}
        self._later: dict[str, int] = {}  # tables that wait until then, for it went wrong

    def poke(self) -> None:
        """Something may have become due."""
        self._poked.set()

    async def wait(self, seconds: float | None) -> None:
        """Until it was poked, or so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._poked.wait()
        self._poked.clear()

    async def watch(self) -> None:
        try:
            while True:
                try:
                    wait = await self._look()
                except Exception:
                    logs.failure("no_waking")
                    wait = LOOK_SECONDS
                await self.wait(wait)
        finally:
            for task in self._tending.values():
                task.cancel()
            await asyncio.gather(*self._tending.values(), return_exceptions=True)

    async def beat(self) -> None:
        """Note down that the house is open, so that deadlines stand still while it is not."""
        while True:
            await self.note()
            await asyncio.sleep(BEAT_SECONDS)

    async def note(self) -> None:
        try:
            await self._store.beat(steady_ms())
        except Exception:
            logs.failure("not_stored", task="uptime")

    async def _look(self) -> float:
        """Begin with what is due, as much as there is room for; seconds until the next look."""
        now = steady_ms()
        self._later = {table: at for table, at in self._later.items() if at > now}
        most = AT_ONCE + len(self._tending) + len(self._later)
        for table_id in await self._store.due(now, most):
            if len(self._tending) >= AT_ONCE:
                return LOOK_SECONDS  # whichever is done first pokes
            if table_id not in self._tending and table_id not in self._later:
                self._tending[table_id] = asyncio.create_task(self._see_to(table_id))
        at = await self._store.next_due(now)
        times = [*self._later.values(), *([] if at is None else [at])]
        return min(LOOK_SECONDS, max(0.05, (min(times, default=now + 60_000) - now) / 1000))

    async def _see_to(self, table_id: str) -> None:
        try:
            done = await self._tend(table_id)
        except UnknownTable:
            done = True
        except Exception:
            logs.failure("not_tended", table=table_id)
            done = False
        finally:
            del self._tending[table_id]
            self.poke()
        if not done:
            self._later[table_id] = steady_ms() + LATER_MS
