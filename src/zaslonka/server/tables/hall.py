"""The hall: every table that somebody is at, read when they come and kept a little longer."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

from zaslonka.server.tables.actor import Actor
from zaslonka.server.tables.deeds import Doer, Nodes, at_home
from zaslonka.server.tables.services import Elsewhere, Services, UnknownTable
from zaslonka.server.tables.waking import Waking
from zaslonka.table import clocks

LINGER_SECONDS = 5.0
"""For which a game that is being played stays in memory when the last one has left: whoever lost
their connection is about to come back.  When many come at once and wait longer for their table to
be read than they care to, it is there when they try again; else none would ever be let in.
"""


class Hall(Doer):
    """Tables in memory, each at one node alone."""

    def __init__(self, services: Services, nodes: Nodes) -> None:
        super().__init__(nodes)
        self.services = services
        self.waking = Waking(services.store, self.tend)
        self._actors: dict[str, Actor] = {}
        self._opening = asyncio.Lock()

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Actor]:
        """A table, in memory for as long as the block lasts.

        `UnknownTable` if there is none, `Elsewhere` if it is at home at another node.
        """
        actor = await self._find(table_id)
        actor.users += 1
        try:
            yield actor
        finally:
            actor.users -= 1
            if not actor.users:
                self._let_go(actor)

    def _let_go(self, actor: Actor) -> None:
        if actor.table.slow is not None:
            self.waking.poke()  # it may be a bot's turn, and nobody is there to see it
        if actor.table.phase != "playing":
            self._drop(actor)
        else:
            loop = asyncio.get_running_loop()
            loop.call_later(LINGER_SECONDS, self._drop_unused, actor)

    def _drop_unused(self, actor: Actor) -> None:
        if not actor.users:
            self._drop(actor)

    def in_memory(self, table_id: str) -> Actor | None:
        """A table that somebody is at."""
        return self._actors.get(table_id)

    def __iter__(self) -> Iterator[Actor]:
        return iter(self._actors.values())

    async def _find(self, table_id: str) -> Actor:
        if table_id not in self._actors:
            async with self._opening:
                if table_id not in self._actors:
                    self._need_home(table_id)
                    table = await self.services.store.read(table_id)
                    self._need_home(table_id)  # still
                    if table is None:
                        raise UnknownTable(table_id)
                    self._actors[table_id] = Actor(clocks.as_found(table), self.services)
                    self.services.metrics.tables.inc()
        return self._actors[table_id]

    def _drop(self, actor: Actor) -> None:
        if self._actors.get(actor.table.id) is actor:
            del self._actors[actor.table.id]
            self.services.metrics.tables.dec()

    def _need_home(self, table_id: str) -> None:
        if not self.nodes.has(table_id):
            raise Elsewhere(table_id)

    async def hand_over(self, is_leaving: Callable[[str], bool]) -> None:
        """Have tables out of memory that are not at home here any more, and send people there."""
        async with self._opening:  # nobody is about to read one
            leaving = [actor for actor in self if is_leaving(actor.table.id)]
        for actor in leaving:
            async with actor.turn():  # what was under way is stored
                self._drop(actor)
                actor.move()

    @at_home
    async def tend(self, table_id: str) -> bool:
        """Do what is due at a table of days; whether it now waits for people."""
        async with self.at(table_id) as actor:
            return await actor.tend()

    @at_home
    async def remove(self, table_id: str) -> None:
        """A table that the house has made, and takes away again."""
        with contextlib.suppress(UnknownTable):
            async with self.at(table_id) as actor, actor.turn():
                await self.delete(actor)

    async def delete(self, actor: Actor) -> None:
        """Have a table gone, from the store and for whoever is at it; to be called in its turn."""
        await self.services.store.delete(actor.table.id)
        self._drop(actor)
        actor.close()
