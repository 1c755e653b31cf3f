"""One live table: the only place where it changes, and where everybody there is told.

A change is made on a value, stored, and only then taken over and told.  Commands, bots, clocks
and comings and goings have their turns one after the other, so what is told is in that order.
"""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from zaslonka.protocol import wire
from zaslonka.protocol.commands import Caller, carry_out, describe
from zaslonka.server.operations import logs
from zaslonka.server.operations.clock import clock_ms, steady_ms
from zaslonka.server.tables.audience import Audience
from zaslonka.server.tables.chores import Chores
from zaslonka.server.tables.connection import Connection
from zaslonka.server.tables.mailbox import Mailbox
from zaslonka.server.tables.services import Elsewhere, Services, UnknownTable
from zaslonka.store.store import Unstored
from zaslonka.table import agreeing, arranging, clocks, gathering, leaving, results, waking
from zaslonka.table.info import TableInfo
from zaslonka.table.live import Finish, LiveTable, need_phase, need_seat

TEND_SECONDS = 100.0
"""For which a table is seen to that nobody is at: longer than a bot fails before it is replaced."""

Answer: TypeAlias = Callable[[Exception | None], None]
"""What is called when a command is carried out, after all that it caused was told, or why not."""


class Actor:
    """A table, the connections to it, and what is going on there by itself."""

    __slots__ = (
        "_changed",
        "_chores",
        "_gone",
        "_mailbox",
        "audience",
        "services",
        "table",
        "tended",
        "users",
    )

    def __init__(self, table: LiveTable, services: Services) -> None:
        self.table = table
        self.services = services
        self.users = 0  # who keeps it in memory
        self.tended = 0  # how many see to it though nobody need be there
        self._gone: Exception | None = None  # why nothing happens here any more
        self._changed = asyncio.Event()
        self._mailbox = Mailbox()
        self._chores = Chores(self)
        self.audience = Audience(services, self._chores.trouble)

    def turn(self) -> contextlib.AbstractAsyncContextManager[None]:
        """The table for oneself, for changes that take more than one step."""
        return self._mailbox.turn()

    # Coming and going

    async def join(self, connection: Connection, since: int) -> None:
        """Bring a new connection up to date, and tell the others who came."""
        async with self.turn():
            self._need_to_be_here()
            self.audience.come(connection)
            here = agreeing.returned(self.table, connection.people)
            await self._settle(clocks.resumed(here, steady_ms()))
            self._chores.plan()
            info = self.audience.present_info(self.table)
            self.audience.welcome(connection, self.table, since, info)
            self.audience.tell_presence(lambda: self.table)
            self._chores.repeat(connection)

    async def leave(self, connection: Connection) -> None:
        async with self.turn():
            if self._gone is not None:
                return  # to store that nobody is there would bring the table back
            self.audience.go(connection, self.table)
            if not self.audience:
                await self._settle(clocks.paused(self.table, steady_ms()))
            self._chores.plan()
            self.audience.tell_presence(lambda: self.table)

    async def tend(self) -> bool:
        """Do what is due at a table of days, until it waits for people; whether it came to that.

        TAB-111.
        """
        self.tended += 1
        try:
            async with self.turn():
                self._chores.plan()
            async with asyncio.timeout(TEND_SECONDS):
                while self._is_due():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            return False
        finally:
            self.tended -= 1
            self._chores.plan()
        return True

    def _is_due(self) -> bool:
        at = None if self._gone is not None else waking.wakes_at(self.table)
        return at is not None and at <= steady_ms()

    def close(self) -> None:
        """The table is deleted: send everybody away, and take no more changes."""
        self._end(UnknownTable(self.table.id))
        self.audience.send_away(wire.Failed("unknown_table", "the table has been deleted"))
        self._chores.plan()

    def move(self) -> None:
        """Another node is its home now: whoever is here comes back, and is led there."""
        self._end(Elsewhere(self.table.id))
        self.audience.send_away()
        self._chores.plan()

    def _end(self, why: Exception) -> None:
        self._gone = why
        self._changed.set()

    async def tell_names(self) -> None:
        """Somebody has another name now, here and wherever they spoke."""
        async with self.turn():
            self.audience.tell_all_anew(self.table, self.table)

    def info(self) -> TableInfo:
        return self.audience.info(self.table)

    def listed_since(self) -> int | None:
        """Since when strangers find it, if they do: nobody waits for an absent host.  TAB-24."""
        table, present = self.table, self.audience.present()
        gathers = gathering.gathers(table)
        there = gathering.is_awaited(table, present) if gathers else table.host in present
        return table.public_since if there and arranging.is_listed(table) else None

    # Changing: make, store, tell, next

    def command(self, connection: Connection, command: wire.Command, answer: Answer) -> None:
        """Carry out a command when its turn comes; `Illegal` if a clause is against it."""
        self._mailbox.post(partial(self._obey, connection, command, answer))

    def _obey(self, connection: Connection, command: wire.Command, answer: Answer) -> None:
        failed: Exception | None = None
        try:
            now, before = steady_ms(), self.table
            hands_over = type(command) is wire.HandOver
            away = self.audience.away(before, now) if hands_over else leaving.LONG_AGO
            present = self.audience.present() if hands_over else ()
            after = carry_out(before, Caller(connection.person, present, now, away), command)
            if after is not before:
                self._need_to_be_here()
                after = self._counted(after)
                self._store(after, partial(self._obeyed, before, after, connection, answer))
                return
        except Exception as error:
            failed = error
        try:
            answer(failed)
        finally:
            self._mailbox.release()

    def _obeyed(
        self,
        before: LiveTable,
        after: LiveTable,
        connection: Connection,
        answer: Answer,
        error: Unstored | None,
    ) -> None:
        failed: Exception | None = error
        # Each hears all of it in one go, who asked first: they wait for it, the others do not.
        owed = [connection, *self.audience]
        for there in owed:
            there.hold()
        try:
            if error is None:
                self.table = after
                self.tell(before, connection)
        except Exception as fault:
            failed = fault
        try:
            answer(failed)
        finally:
            for there in owed:
                there.release()
            self._mailbox.release()

    async def change(self, make: Callable[[LiveTable], LiveTable]) -> None:
        """Change the table otherwise than by a command; `Illegal` as the change says."""
        async with self.turn():
            await self.become(make(self.table))

    async def become(self, after: LiveTable, *others: tuple[LiveTable | None, LiveTable]) -> None:
        """Store a changed table, take it over, tell everybody, and see what happens next.

        To be called in one's turn; ``others`` are tables that change together with this one.
        """
        self._need_to_be_here()
        before = self.table
        if after is not before:
            await self._take(after, *others)
            self.tell(before)

    def tell(self, before: LiveTable, by: Connection | None = None) -> None:
        """Tell everybody how the table has changed, and see what happens by itself then."""
        after, was_troubled = self.table, self._chores.is_troubled
        self._chores.plan()
        if after.contest is not None and after.phase != before.phase:
            self.services.due.call(after.contest.id)
        if self.tended:
            self._changed.set()
        if _moved_on(before, after):
            self.audience.tell_all_anew(before, after)
            return
        if after.public_ply > before.public_ply:
            self.services.metrics.plies.told[after.game] += 1
        self.audience.tell_change(before, after, by)
        if was_troubled or not after.shows_the_same_as(before):
            self.audience.tell_info(after)

    def _counted(self, after: LiveTable) -> LiveTable:
        """The same; a game that has just ended has its place among those that count.  TAB-90."""
        if after.phase != "over" or after.finish is not None or self.table.phase == "over":
            return after
        if not results.counts(after):
            return after
        now = clock_ms()
        return after.but(finish=Finish(self.services.store.next_number(now), now))

    def _store(
        self,
        after: LiveTable,
        stored: Callable[[Unstored | None], None],
        *others: tuple[LiveTable | None, LiveTable],
    ) -> None:
        self.services.store.submit((self.table, after), *others, now=clock_ms(), done=stored)
        # The disk is slower than all the rest.  What fails here fails again when it is told, and
        # is answered then.
        try:  # noqa: SIM105 - to make a `suppress` takes its time, and this is in every move
            self.audience.prepare(self.table, after)
        except Exception:  # noqa: S110
            pass

    async def _take(self, after: LiveTable, *others: tuple[LiveTable | None, LiveTable]) -> None:
        if after is self.table:
            return
        after = self._counted(after)
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(error: Unstored | None) -> None:
            if stored.done():
                return
            if error is None:
                stored.set_result(None)
            else:
                stored.set_exception(error)

        self._store(after, tell, *others)
        try:
            await asyncio.shield(stored)
        except asyncio.CancelledError:
            # On its way it can no longer be stopped: nobody else has a turn before it is there, and
            # what is stored is true though whoever waited for it is gone.
            stored.add_done_callback(partial(self._took_over, after))
            await asyncio.wait({stored})
            raise
        # Not sooner: until it is told, whoever else speaks of the table speaks of it as it was.
        self.table = after

    def _took_over(self, after: LiveTable, stored: "asyncio.Future[None]") -> None:
        if stored.exception() is None:
            self.table = after

    async def _settle(self, after: LiveTable) -> None:
        """Take over what follows from who is present, stored or not: nothing is lost by it."""
        try:
            await self._take(after)
        except Unstored:
            logs.failure("not_stored", table=self.table.id, task="presence")
            self.table = after

    def _need_to_be_here(self) -> None:
        if self._gone is not None:
            raise self._gone

    # Asking

    async def advise(self, connection: Connection, command: wire.Advise) -> wire.Advised:
        """Ask the game's judge; nothing changes, and nobody waits or hears of it."""
        table = self.table
        seat = need_seat(table, connection.person)
        need_phase(table, "playing")
        advice = await self.services.workers.advise(table, seat, command.about)
        return wire.Advised(command.id, advice)

    def describe(self, connection: Connection, command: wire.DescribeMoves) -> wire.Described:
        """Say moves to who might make them; nothing changes, and nobody waits or hears of it."""
        return describe(self.table, Caller(connection.person, (), clock_ms()), command)


def _moved_on(before: LiveTable, after: LiveTable) -> bool:
    """Whether it was dealt, opened, or ended without a move: a client then needs all of it."""
    return before.ply == after.ply and (
        before.phase != after.phase or before.is_held != after.is_held
    )
