"""The other nodes, as one of them sees them: who is there, who leads, and who is put out.

It beats in the database and looks there who else does.  Whoever does not beat any more, or whose
address nothing listens at, is put out: its row goes, by which it can write nothing, and its
tables have new homes.  So nobody has to be sure that another is dead.
"""

import asyncio
import contextlib
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg

from zaslonka.server.cluster import links
from zaslonka.server.cluster.links import Link, Refused, Unreachable
from zaslonka.server.operations import logs
from zaslonka.store import nodes, session
from zaslonka.store.database import Fenced
from zaslonka.store.nodes import Node, Picture

A = TypeVar("A")

BEAT_SECONDS = 0.25
DEAD_AFTER = 2.0
"""Seconds for which a node has not beaten, as seen by one that could look all the while."""

STUCK_AFTER = 5.0
"""Seconds for which a loop has not come round: then its node does not beat any more."""


class Others:
    """Who serves the house, looked up again and again."""

    def __init__(
        self,
        database: str,
        key: bytes,
        hold: Callable[[Link], Awaitable[None]],
        put_out: Callable[[Fenced], None],
    ) -> None:
        """``hold`` keeps a link until the other end goes; ``put_out`` is for when we are."""
        self.id = 0  # until this node has joined
        self.picture = Picture({}, {})
        self.leads = asyncio.Event()
        self._database, self._key = database, key
        self._hold, self._put_out = hold, put_out
        self._thread = ThreadPoolExecutor(1, "looking")
        self._session: session.Session | None = None
        self._seen: dict[int, tuple[int, float]] = {}  # their beats, and since when they are so
        self._came_round = time.monotonic()
        self._ended = threading.Event()
        self._looking: asyncio.Task[None] | None = None
        self._watched: dict[int, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, own: int) -> None:
        """This node has joined, under this number."""
        self.id = own
        await self.look()
        self._tasks = [asyncio.create_task(self._keep_looking())]
        threading.Thread(target=self._beat, name="heart", daemon=True).start()

    async def end(self) -> None:
        self._ended.set()
        tasks = [*self._tasks, *self._watched.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thread.shutdown()
        if self._session is not None:
            self._session.close()

    async def in_database(self, ask: Callable[[session.Session], A]) -> A:
        """By a session of its own, so that no long write holds it up."""

        def asked() -> A:
            if self._session is None or self._session.closed:
                self._session = session.session_at(self._database, shared=True)
            return ask(self._session)

        return await asyncio.get_running_loop().run_in_executor(self._thread, asked)

    async def let_go(self, other: Node, why: str) -> None:
        with contextlib.suppress(psycopg.Error):
            if await self.in_database(lambda asked: nodes.put_out(asked, other.id)):
                logs.event("put_out", node=other.id, why=why)
        self._seen.pop(other.id, None)

    # Being there

    def _beat(self) -> None:
        """By a thread of its own: a loop that has much to do is not dead."""
        beating: session.Session | None = None
        while not self._ended.wait(BEAT_SECONDS):
            if time.monotonic() - self._came_round > STUCK_AFTER:
                continue
            with contextlib.suppress(psycopg.Error):
                if beating is None or beating.closed:
                    beating = session.session_at(self._database, shared=True)
                nodes.beat(beating, self.id)
        if beating is not None:
            beating.close()

    # Looking

    async def _keep_looking(self) -> None:
        while True:
            self._came_round = time.monotonic()
            await self.look()
            await asyncio.sleep(BEAT_SECONDS)

    async def look(self) -> None:
        """See who is there; whoever wants it while it goes on waits for the same."""
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
            self._looking.add_done_callback(self._looked)
        await asyncio.wait({self._looking})

    async def look_anew(self) -> None:
        """The same, of this moment: a look that goes on may have missed who has just come."""
        if self._looking is not None:
            await asyncio.wait({self._looking})
        await self.look()

    def _looked(self, _: "asyncio.Task[None]") -> None:
        self._looking = None

    async def _look(self) -> None:
        try:
            found = await self.in_database(nodes.look)
        except psycopg.Error:
            # Nobody can be said to be late by one who cannot see.
            self._seen.clear()
            return
        if self.id not in found.nodes:
            self._put_out(Fenced("the other processes took this one for dead"))
            return
        self.picture = found
        if found.lead() == self.id and not self.leads.is_set():
            logs.event("leads", node=self.id)
            self.leads.set()
        for other in found.nodes.values():
            if other.id != self.id:
                await self._look_at(other)

    async def _look_at(self, other: Node) -> None:
        now = time.monotonic()
        beat, since = self._seen.get(other.id, (-1, now))
        if beat != other.beat:
            self._seen[other.id] = other.beat, now
        elif now - since > DEAD_AFTER:
            await self.let_go(other, "it does not beat")
        if other.id not in self._watched:
            self._watched[other.id] = asyncio.create_task(self._watch(other))

    async def _watch(self, other: Node) -> None:
        """Keep a link that says nothing, and see at once why it has ended."""
        try:
            while other.id in self.picture.nodes:
                try:
                    with contextlib.closing(await links.connect(other.address, self._key)) as link:
                        await self._hold(link)
                except Refused:
                    await self.look()  # it may have left in good order
                    if other.id in self.picture.nodes:
                        await self.let_go(other, "nothing listens at its address")
                except (Unreachable, OSError):
                    await asyncio.sleep(BEAT_SECONDS)
                await asyncio.sleep(0.02)
        finally:
            self._watched.pop(other.id, None)
