"""Bringing strangers together: one looks for a table that suits, or makes one.

TAB-70, TAB-71, TAB-114.
"""

import asyncio
import time
from collections.abc import Collection
from typing import Any, NamedTuple

from zaslonka.kernel import Illegal
from zaslonka.protocol import bodies
from zaslonka.server.tables.actor import Actor
from zaslonka.server.tables.registry import Registry
from zaslonka.server.tables.services import UnknownTable
from zaslonka.store import ties
from zaslonka.table import gathering
from zaslonka.table.live import LiveTable

LOOKED_AT = 50
"""Tables of days that wait for people, as many as are looked at for one that suits."""


class _Wish(NamedTuple):
    """Somebody who looks for others, and what for."""

    person: str
    seeking: bodies.Seeking
    options: Any  # None: any
    apart: Collection[str]  # whom they are not to meet

    def suits(self, table: LiveTable) -> bool:
        wanted = self.seeking.game, self.seeking.players, self.options, self.seeking.days
        return gathering.suits(table, self.person, *wanted) and all(
            table.seat_of(other) is None for other in self.apart
        )


class Partners:
    """Who looks for others, one after the other: so no two of them miss each other."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._turn = asyncio.Lock()
        self._awaited: dict[str, float] = {}  # tables somebody is on the way to; until when

    async def seek(self, person: str, seeking: bodies.Seeking) -> LiveTable:
        """The table at which a person waits, or no longer has to."""
        options = None if seeking.any_options else gathering.as_kept(seeking.game, seeking.options)
        store = self._registry.services.store
        apart = (await store.ask(lambda connection: ties.read(connection, person))).apart()
        wish = _Wish(person, seeking, options, apart)
        async with self._turn:
            self._forget_who_never_came()
            # First where they wait already: they stay there, or leave it, whatever is older.
            for look in (self._stays, self._joins):
                for table_id in await self._gathering(seeking):
                    try:
                        async with self._registry.at(table_id) as actor:
                            if await look(actor, wish):
                                return self._expected(actor.table)
                    except UnknownTable:
                        self._awaited.pop(table_id, None)
            return self._expected(await self._registry.gather(person, seeking))

    async def _stays(self, actor: Actor, wish: "_Wish") -> bool:
        """Whether a person waits there for just this; who seeks something else makes room.

        So nobody waits at two tables.  TAB-71.
        """
        table = actor.table
        if table.seat_of(wish.person) is None or not gathering.gathers(table):
            return False
        if (table.slow is None) != (wish.seeking.days is None):
            return False  # one may wait for a game of days beside another
        if await self._joins(actor, wish):
            return True
        await actor.change(lambda table: _without(table, wish.person))
        return False

    async def _joins(self, actor: Actor, wish: "_Wish") -> bool:
        """Whether a person has a seat there now; nobody is led to whom they block.  TAB-106."""
        if not wish.suits(actor.table):
            return False
        person, nonce = wish.person, wish.seeking.nonce
        try:
            await actor.change(lambda table: gathering.joined(table, person, nonce))
        except Illegal:
            return False  # somebody was quicker
        return True

    async def _gathering(self, seeking: bodies.Seeking) -> list[str]:
        """Tables at which somebody waits or is about to, the longest waiting first."""
        if seeking.days is not None:
            return await self._registry.services.store.gathering_for(seeking.game, LOOKED_AT)
        there = self._registry.gathering()
        return [*there, *(table_id for table_id in self._awaited if table_id not in there)]

    def _expected(self, table: LiveTable) -> LiveTable:
        """The table to which somebody is on the way now; to one of days they need not come."""
        if table.slow is None:
            self._awaited[table.id] = time.monotonic() + gathering.ARRIVAL_SECONDS
        return table

    def _forget_who_never_came(self) -> None:
        now = time.monotonic()
        self._awaited = {table: until for table, until in self._awaited.items() if until > now}


def _without(table: LiveTable, person: str) -> LiveTable:
    """It may have begun meanwhile: then they play."""
    return gathering.left(table, [person]) if gathering.gathers(table) else table
