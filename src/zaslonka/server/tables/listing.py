"""Who is where just now, over all nodes: what is listed, and whom one may meet."""

from collections.abc import Collection

from zaslonka.protocol import bodies
from zaslonka.server.operations.clock import steady_ms
from zaslonka.server.tables.deeds import Doer, everywhere
from zaslonka.server.tables.hall import Hall
from zaslonka.table import gathering


class Listing(Doer):
    """Looks through the tables that somebody is at; nothing of it is kept."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall.nodes)
        self._hall = hall

    async def gathering(self) -> list[str]:
        """Tables at which somebody waits for whoever comes, the longest waiting first."""
        found = [one for here in await self.gathering_here() for one in here]
        return [table_id for _, table_id in sorted(found)]

    @everywhere
    async def gathering_here(self) -> list[tuple[int, str]]:
        return [
            (actor.table.public_since or 0, actor.table.id)
            for actor in self._hall
            if gathering.is_awaited(actor.table, actor.audience.present())
        ]

    async def public_tables(self) -> list[bodies.PublicTable]:
        """What strangers may join, the longest waiting first.  TAB-24."""
        found = [one for here in await self.public_here() for one in here]
        return sorted(found, key=lambda public: -public.seconds)

    @everywhere
    async def public_here(self) -> list[bodies.PublicTable]:
        now = steady_ms()
        return [
            bodies.PublicTable(actor.info(), max(0, now - since) // 1000)
            for actor in self._hall
            if (since := actor.listed_since()) is not None
        ]

    async def whereabouts(self, people: Collection[str]) -> dict[str, tuple[str, str | None]]:
        """At which game's table each has a seat and is now; and which it is, if it is listed.

        What somebody does alone, a lesson or a day's task, is no table to be met at.  TAB-107.
        """
        if not people:
            return {}
        found: dict[str, tuple[str, str | None]] = {}
        for here in await self.whereabouts_here([*people]):
            found |= here
        return found

    @everywhere
    async def whereabouts_here(self, people: list[str]) -> dict[str, tuple[str, str | None]]:
        found: dict[str, tuple[str, str | None]] = {}
        for actor in self._hall:
            table = actor.table
            if table.lesson is not None or table.challenge is not None:
                continue
            for person in actor.audience.present().intersection(people):
                if table.seat_of(person) is not None:
                    listed = actor.listed_since() is not None
                    found[person] = table.game, table.id if listed else None
        return found
