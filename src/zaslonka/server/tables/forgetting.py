"""Forgetting a person: their name, notes and words.  PRV-09."""

import contextlib

from zaslonka.protocol import wire
from zaslonka.server.operations.clock import steady_ms
from zaslonka.server.tables.connection import Connection
from zaslonka.server.tables.deeds import Doer, at_home, everywhere, surely_everywhere
from zaslonka.server.tables.hall import Hall
from zaslonka.server.tables.naming import Naming
from zaslonka.server.tables.puzzles import PuzzleHouse
from zaslonka.server.tables.results import Results
from zaslonka.server.tables.services import UnknownTable
from zaslonka.table import agreeing, leaving
from zaslonka.table.live import LiveTable


class Forgetting(Doer):
    """Nobody is this person any more, then what they left goes, then their connections."""

    def __init__(self, hall: Hall, naming: Naming, puzzles: PuzzleHouse, results: Results) -> None:
        super().__init__(hall.nodes)
        self._hall = hall
        self._naming = naming
        self._puzzles = puzzles
        self._results = results
        self._store = hall.services.store
        self._disowned: dict[str, list[Connection]] = {}  # those of people who are forgotten now

    async def forget(self, person: str) -> None:
        """Take a person's name, notes and words from the store; bots play on where they must."""
        # First of all nobody is this person any more, neither by a token nor at an open socket:
        # else they could sit down and speak again where they have just been forgotten.
        name = self._store.names[person]
        await self.disown(person)
        try:
            await self._puzzles.withdraw(person)
            tables = await self._store.with_anything_of(person)
            for table_id in tables:
                with contextlib.suppress(UnknownTable):  # deleted meanwhile
                    await self.forget_at(table_id, person)
            await self._puzzles.forget(person)
            # What others won from them is counted while it is still known who they were.
            await self._results.settle()
            await self._store.forget_person(person)
            await self.disown(person)  # at a node that came meanwhile, too
        except BaseException:
            await self._naming.learn(person, name)  # not done: they may ask for it again
            raise
        finally:
            await self.dismiss(person)
        await self._naming.show(tables)

    @surely_everywhere
    async def disown(self, person: str) -> None:
        self._store.disown(person)
        self._disowned.setdefault(person, []).extend(
            there for actor in self._hall for there in actor.audience.forget(person)
        )

    @everywhere
    async def dismiss(self, person: str) -> None:
        for there in self._disowned.pop(person, []):
            there.send(wire.Failed("bad_token", "this person has been forgotten"))
            there.cut()

    @at_home
    async def forget_at(self, table_id: str, person: str) -> None:
        async with self._hall.at(table_id) as actor:
            if actor.table.challenge is not None and actor.table.host == person:
                async with actor.turn():
                    await self._hall.delete(actor)  # nobody else has any part in it
            else:
                await actor.change(lambda table: _without(table, person, steady_ms()))


def _without(table: LiveTable, person: str, now: int) -> LiveTable:
    return agreeing.reconsidered(leaving.forgotten(table, person, now), now)
