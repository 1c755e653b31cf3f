"""The hall: every table that somebody is at, and the ways tables come and go."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from zaslonka.kernel import Illegal
from zaslonka.server import bodies
from zaslonka.server.actor import Actor, Surroundings, clock_ms
from zaslonka.server.identity import new_seed, new_table_id
from zaslonka.table import agreeing, clocks, leaving, lobby, teaching
from zaslonka.table.live import LiveTable, need_host, need_seat, others_play

DAY_MS = 24 * 3600 * 1000


class Hall:
    """Tables are read when somebody comes and dropped when the last one has left."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self._actors: dict[str, Actor] = {}
        self._opening = asyncio.Lock()

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Actor]:
        """A table, in memory for as long as the block lasts; KeyError if there is none."""
        actor = await self._find(table_id)
        actor.users += 1
        try:
            yield actor
        finally:
            actor.users -= 1
            if not actor.users:
                self._drop(actor)

    async def _find(self, table_id: str) -> Actor:
        if table_id not in self._actors:
            async with self._opening:
                if table_id not in self._actors:
                    table = await self.around.house.read(table_id)
                    if table is None:
                        raise KeyError(table_id)
                    self._actors[table_id] = Actor(clocks.as_found(table), self.around)
                    self.around.metrics.tables.inc()
        return self._actors[table_id]

    def _drop(self, actor: Actor) -> None:
        if self._actors.get(actor.table.id) is actor:
            del self._actors[actor.table.id]
            self.around.metrics.tables.dec()

    async def make(self, person: str, new: bodies.NewTable) -> LiveTable:
        """A new table, stored; dealt at once if that was asked for."""
        now = clock_ms()
        table = lobby.make(
            new_table_id(),
            new.game,
            new.seats,
            host=person,
            nonce=new.nonce,
            seed=new_seed(),
            options=new.options,
            help=new.help,
            hints=new.hints,
            clock=new.clock,
            public_since=now if new.public else None,
        )
        if new.start:
            table = clocks.paused(lobby.deal(table, now), now)
        await self.around.house.save((None, table), now=now)
        return table

    async def teach(self, person: str, new: bodies.NewLesson) -> LiveTable:
        """A new table for a lesson, dealt and stored.  TAB-32."""
        now = clock_ms()
        table = teaching.begun(
            new_table_id(), new.game, person, now, part=new.part, language=new.language
        )
        await self.around.house.save((None, table), now=now)
        return table

    def public_tables(self) -> list[bodies.PublicTable]:
        """What strangers may join, the longest waiting first.  TAB-24."""
        now = clock_ms()
        found = [
            bodies.PublicTable(actor.info(), (now - since) // 1000)
            for actor in self._actors.values()
            if (since := actor.listed_since()) is not None
        ]
        return sorted(found, key=lambda public: -public.seconds)

    async def delete(self, table_id: str, person: str) -> None:
        """The host may, unless other people are playing."""
        async with self.at(table_id) as actor, actor.lock:
            need_host(actor.table, person)
            if others_play(actor.table, person):
                raise Illegal("TAB-15", "others_play")
            await self.around.house.delete(table_id)
            self._drop(actor)
            actor.close()

    async def rematch(self, actor: Actor, person: str | None, nonce: str) -> None:
        """Seat a person at the table where this one is played again.  TAB-18."""
        async with actor.lock:
            seat = need_seat(actor.table, person)
            if actor.table.phase != "over":
                raise Illegal("TAB-18", "not_over")
            if actor.table.lesson is not None:
                raise Illegal("TAB-32", "no_rematch")
            assert person is not None
            if actor.table.rematch is not None:
                try:
                    async with self.at(actor.table.rematch) as again:
                        await again.change(
                            lambda table: lobby.sit_again(table, person, seat, nonce, clock_ms())
                        )
                        return
                except KeyError:
                    pass  # deleted since: this one is the first again
            now = clock_ms()
            empty = lobby.emptied(actor.table, new_table_id(), person, new_seed())
            new = clocks.paused(lobby.sit_again(empty, person, seat, nonce, now), now)
            await actor.become(actor.table.but(rematch=new.id), (None, new))

    async def forget(self, person: str) -> None:
        """Take a person's name, notes and words from the house; bots play on where they must."""
        tables = await self.around.house.with_anything_of(person)
        for table_id in tables:
            async with self.at(table_id) as actor:
                await actor.change(lambda table: _without(table, person, clock_ms()))
        await self.around.house.forget_person(person)
        await self._tell_names(tables)

    async def tell_names(self, person: str) -> None:
        """Show a person's new name wherever somebody looks on."""
        await self._tell_names(await self._tables_of(person))

    async def _tell_names(self, tables: list[str]) -> None:
        for table_id in tables:
            if table_id in self._actors:
                async with self.at(table_id) as actor:
                    await actor.tell_names()

    async def _tables_of(self, person: str) -> list[str]:
        return [kept.table.id for kept in await self.around.house.of_person(person)]

    async def keep_house(self) -> None:
        """Once an hour, put tables that nobody uses into the archive."""
        while True:
            unused = clock_ms() - self.around.settings.archive_after * DAY_MS
            await self.around.house.archive(unused)
            await asyncio.sleep(3600)


def _without(table: LiveTable, person: str, now: int) -> LiveTable:
    return agreeing.reconsidered(leaving.forgotten(table, person, now), now)
