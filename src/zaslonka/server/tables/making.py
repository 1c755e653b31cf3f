"""New tables: for whom one invites, for whoever comes, for a lesson, and for the next game."""

import contextlib

from zaslonka.kernel import Illegal, Seat
from zaslonka.protocol import bodies
from zaslonka.server.operations.clock import clock_ms, steady_ms
from zaslonka.server.operations.identity import new_table_id
from zaslonka.server.tables.actor import Actor
from zaslonka.server.tables.deeds import Doer, at_home
from zaslonka.server.tables.hall import Hall
from zaslonka.server.tables.promises import Promises
from zaslonka.server.tables.services import UnknownTable
from zaslonka.table import challenging, clocks, contested, gathering, lobby, teaching
from zaslonka.table.live import LiveTable, need_seat
from zaslonka.table.seeds import commitment


class Making(Doer):
    """A table is stored before anybody is told of it; no home has to be asked for that."""

    def __init__(self, hall: Hall, promises: Promises) -> None:
        super().__init__(hall.nodes)
        self._hall = hall
        self._store = hall.services.store
        self._promises = promises

    async def make(self, person: str, new: bodies.NewTable) -> LiveTable:
        """A new table, stored; dealt at once if that was asked for."""
        now = steady_ms()
        table = lobby.make(
            new_table_id(),
            new.game,
            new.seats,
            host=person,
            nonce=new.nonce,
            seed=await self._promises.kept(person, new.commitment),
            sealed=new.commitment is not None,
            options=new.options,
            help=new.help,
            hints=new.hints,
            pace=new.pace,
            clock=new.clock,
            days=new.days,
            public_since=now if new.public else None,
        )
        if new.start:
            table = clocks.paused(lobby.deal(table, now), now)
        await self._store.save((None, table), now=clock_ms())
        self._hall.waking.poke()
        return table

    async def teach(self, person: str, new: bodies.NewLesson) -> LiveTable:
        """A new table for a lesson, dealt and stored.  TAB-32."""
        now = steady_ms()
        table = teaching.begun(
            new_table_id(), new.game, person, now, part=new.part, language=new.language
        )
        await self._store.save((None, table), now=clock_ms())
        return table

    async def gather(self, person: str, seeking: bodies.Seeking) -> LiveTable:
        """A new table for whoever comes, stored.  TAB-70."""
        table = gathering.make(
            new_table_id(),
            seeking.game,
            seeking.players[0],
            person=person,
            nonce=seeking.nonce,
            seed=await self._promises.kept(person, seeking.commitment),
            sealed=seeking.commitment is not None,
            options=seeking.options,
            robots=seeking.robots,
            days=seeking.days,
            now=steady_ms(),
        )
        await self._store.save((None, table), now=clock_ms())
        self._hall.waking.poke()
        return table

    async def rematch(
        self, actor: Actor, person: str | None, nonce: str, promised: str | None = None
    ) -> None:
        """Seat a person at the table where this one is played again.  TAB-18, TAB-47."""
        async with actor.turn():
            if person not in self._store.names:
                raise Illegal("TAB-04", "no_token")
            seat = need_seat(actor.table, person)
            if actor.table.phase != "over":
                raise Illegal("TAB-18", "not_over")
            if actor.table.lesson is not None:
                raise Illegal("TAB-32", "no_rematch")
            challenging.need_none(actor.table, "once")
            contested.need_none(actor.table, "no_rematch_here")
            assert person is not None
            if actor.table.rematch is not None:
                # Else it was deleted since: this one is the first again.
                with contextlib.suppress(UnknownTable):
                    await self.sit_again(actor.table.rematch, person, seat, nonce, promised)
                    return
            now = steady_ms()
            seed, sealed = await self._promises.kept(person, promised), promised is not None
            empty = lobby.emptied(actor.table, new_table_id(), person, seed, sealed=sealed)
            new = clocks.paused(lobby.sit_again(empty, person, seat, nonce, now), now)
            await actor.become(actor.table.but(rematch=new.id), (None, new))
            self._hall.waking.poke()

    @at_home
    async def sit_again(
        self, table_id: str, person: str, seat: Seat, nonce: str, promised: str | None
    ) -> None:
        async with self._hall.at(table_id) as again:
            if promised not in (None, commitment(again.table.seed)):
                raise Illegal("TAB-47", "seed_not_promised")
            await again.change(
                lambda table: lobby.sit_again(table, person, seat, nonce, steady_ms())
            )
