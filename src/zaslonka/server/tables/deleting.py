"""Tables that their hosts take away.  TAB-15, TAB-37."""

from zaslonka.kernel import Illegal
from zaslonka.server.tables.deeds import Doer, at_home, at_lead
from zaslonka.server.tables.hall import Hall
from zaslonka.server.tables.puzzles import PuzzleHouse
from zaslonka.table import challenging, gathering
from zaslonka.table.live import need_host, others_play


class Deleting(Doer):
    """A table goes, and with it the puzzles that were found in its game."""

    def __init__(self, hall: Hall, puzzles: PuzzleHouse) -> None:
        super().__init__(hall.nodes)
        self._hall = hall
        self._puzzles = puzzles

    @at_home
    async def delete(self, table_id: str, person: str) -> None:
        """The host may, unless other people have seats in a game that runs."""
        async with self._hall.at(table_id) as actor, actor.turn():
            need_host(actor.table, person)
            challenging.need_none(actor.table, "kept")
            if others_play(actor.table, person):
                raise Illegal("TAB-15", "others_play")
            if gathering.others_wait(actor.table, person):
                raise Illegal("TAB-70", "begins_by_itself")
            await self._hall.delete(actor)
        await self.sweep_puzzles()

    @at_lead
    async def sweep_puzzles(self) -> None:
        await self._puzzles.sweep()
