"""Bringing strangers together: one looks for a table that suits, or makes one.

TAB-70, TAB-71, TAB-114.
"""

import asyncio
import time

from zaslonka.kernel import Illegal
from zaslonka.protocol import bodies
from zaslonka.server.tables.actor import Actor
from zaslonka.server.tables.deeds import Doer, at_home
from zaslonka.server.tables.hall import Hall
from zaslonka.server.tables.listing import Listing
from zaslonka.server.tables.making import Making
from zaslonka.server.tables.services import UnknownTable
from zaslonka.server.tables.wishes import Wish, without
from zaslonka.store import ties
from zaslonka.table import gathering

LOOKED_AT = 50
"""Tables of days that wait for people, as many as are looked at for one that suits."""


class Partners(Doer):
    """Who looks for others, one after the other: so no two of them miss each other."""

    def __init__(self, hall: Hall, listing: Listing, making: Making) -> None:
        super().__init__(hall.nodes)
        self._hall = hall
        self._listing = listing
        self._making = making
        self._store = hall.services.store
        self._turn = asyncio.Lock()
        self._awaited: dict[str, float] = {}  # tables somebody is on the way to; until when

    async def seek(self, person: str, seeking: bodies.Seeking) -> str:
        """The table at which a person waits, or no longer has to."""
        if not seeking.any_options:
            gathering.as_kept(seeking.game, seeking.options)  # or it is refused
        apart = (await self._store.ask(lambda connection: ties.read(connection, person))).apart()
        wish = Wish(person, seeking, [*apart])
        async with self._turn:
            self._forget_who_never_came()
            # First where they wait already: they stay there, or leave it, whatever is older.
            for look in (self.stays, self.joins):
                for table_id in await self._gathering(seeking):
                    try:
                        if await look(table_id, wish):
                            return self._expected(table_id, seeking)
                    except UnknownTable:
                        self._awaited.pop(table_id, None)
            return self._expected((await self._making.gather(person, seeking)).id, seeking)

    async def _gathering(self, seeking: bodies.Seeking) -> list[str]:
        """Tables at which somebody waits or is about to, the longest waiting first."""
        if seeking.days is not None:
            return await self._store.gathering_for(seeking.game, LOOKED_AT)
        there = await self._listing.gathering()
        return [*there, *(table_id for table_id in self._awaited if table_id not in there)]

    def _expected(self, table_id: str, seeking: bodies.Seeking) -> str:
        """The table to which somebody is on the way now; to one of days they need not come."""
        if seeking.days is None:
            self._awaited[table_id] = time.monotonic() + gathering.ARRIVAL_SECONDS
        return table_id

    def _forget_who_never_came(self) -> None:
        now = time.monotonic()
        self._awaited = {table: until for table, until in self._awaited.items() if until > now}

    # At the table's home

    @at_home
    async def stays(self, table_id: str, wish: Wish) -> bool:
        """Whether a person waits there for just this; who seeks something else makes room.

        So nobody waits at two tables.  TAB-71.
        """
        async with self._hall.at(table_id) as actor:
            table = actor.table
            if table.seat_of(wish.person) is None or not gathering.gathers(table):
                return False
            if (table.slow is None) != (wish.seeking.days is None):
                return False  # one may wait for a game of days beside another
            if await _joined(actor, wish):
                return True
            await actor.change(lambda table: without(table, wish.person))
            return False

    @at_home
    async def joins(self, table_id: str, wish: Wish) -> bool:
        """Whether a person has a seat there now; nobody is led to whom they block.  TAB-106."""
        async with self._hall.at(table_id) as actor:
            return await _joined(actor, wish)


async def _joined(actor: Actor, wish: Wish) -> bool:
    if not wish.suits(actor.table):
        return False
    person, nonce = wish.person, wish.seeking.nonce
    try:
        await actor.change(lambda table: gathering.joined(table, person, nonce))
    except Illegal:
        return False  # somebody was quicker
    return True
