"""What people are called: stored, known to every node, and shown wherever somebody looks on."""

from zaslonka.server.operations.clock import clock_ms
from zaslonka.server.tables.deeds import Doer, everywhere
from zaslonka.server.tables.hall import Hall


class Naming(Doer):
    """A name is stored before anybody is told."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall.nodes)
        self._hall = hall
        self._store = hall.services.store

    async def name(self, person: str, name: str) -> None:
        await self._store.save_person(person, name, clock_ms())
        await self.learn(person, name)

    async def rename(self, person: str, name: str) -> None:
        await self.name(person, name)
        await self.show(await self._store.with_anything_of(person))

    @everywhere
    async def learn(self, person: str, name: str) -> None:
        self._store.own(person, name)

    @everywhere
    async def show(self, tables: list[str]) -> None:
        for table_id in tables:
            if self._hall.in_memory(table_id) is not None:
                async with self._hall.at(table_id) as actor:
                    await actor.tell_names()
