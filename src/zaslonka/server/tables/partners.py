"""Bringing strangers together: one looks for a table that suits, or makes one.

TAB-70, TAB-71, TAB-114.
"""

import asyncio
import time

from zaslonka.protocol import bodies
from zaslonka.server.tables.registry import Registry
from zaslonka.server.tables.services import UnknownTable
from zaslonka.server.tables.wishes import Wish
from zaslonka.store import ties
from zaslonka.table import gathering

LOOKED_AT = 50
"""Tables of days that wait for people, as many as are looked at for one that suits."""


class Partners:
    """Who looks for others, one after the other: so no two of them miss each other."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._turn = asyncio.Lock()
        self._awaited: dict[str, float] = {}  # tables somebody is on the way to; until when

    async def seek(self, person: str, seeking: bodies.Seeking) -> str:
        """The table at which a person waits, or no longer has to."""
        if not seeking.any_options:
            gathering.as_kept(seeking.game, seeking.options)  # or it is refused
        store, registry = self._registry.services.store, self._registry
        apart = (await store.ask(lambda connection: ties.read(connection, person))).apart()
        wish = Wish(person, seeking, [*apart])
        async with self._turn:
            self._forget_who_never_came()
            # First where they wait already: they stay there, or leave it, whatever is older.
            for look in (registry.stays, registry.joins):
                for table_id in await self._gathering(seeking):
                    try:
                        if await look(table_id, wish):
                            return self._expected(table_id, seeking)
                    except UnknownTable:
                        self._awaited.pop(table_id, None)
            return self._expected((await registry.gather(person, seeking)).id, seeking)

    async def _gathering(self, seeking: bodies.Seeking) -> list[str]:
        """Tables at which somebody waits or is about to, the longest waiting first."""
        if seeking.days is not None:
            return await self._registry.services.store.gathering_for(seeking.game, LOOKED_AT)
        there = await self._registry.gathering()
        return [*there, *(table_id for table_id in self._awaited if table_id not in there)]

    def _expected(self, table_id: str, seeking: bodies.Seeking) -> str:
        """The table to which somebody is on the way now; to one of days they need not come."""
        if seeking.days is None:
            self._awaited[table_id] = time.monotonic() + gathering.ARRIVAL_SECONDS
        return table_id

    def _forget_who_never_came(self) -> None:
        now = time.monotonic()
        self._awaited = {table: until for table, until in self._awaited.items() if until > now}
