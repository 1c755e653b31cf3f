"""The contests of a house, which run themselves: paired, begun, closed and gone on with.

TAB-130 to TAB-139.  What comes next is worked out of what is stored and of the time, and stored in
one commit before anybody is told: a server that was killed at any moment goes on where it was.
"""

import asyncio
import contextlib
from collections.abc import Callable

from zaslonka.protocol.contests import ContestTold, MyContest, NewContest
from zaslonka.server.operations import logs
from zaslonka.server.operations.clock import clock_ms, steady_ms
from zaslonka.server.operations.identity import new_seed, new_table_id
from zaslonka.server.tables.contest_views import Shown, shown_to
from zaslonka.server.tables.deeds import Doer, at_home
from zaslonka.server.tables.hall import Hall
from zaslonka.server.tables.services import UnknownContest, UnknownTable
from zaslonka.table import clocks, contested, contesting
from zaslonka.table.contest import Contest, Setting
from zaslonka.table.live import LiveTable

LOOK_MS = 60_000
"""At the latest a contest that runs is looked at after so long, whether it was called or not."""

RETRY_MS = 30_000
"""After which a contest is looked at again that could not be gone on with."""

SHOWN_AT_ONCE = 256
"""Contests that are kept ready to be shown."""


class Contests(Doer):
    """All that changes a contest, one change at a time."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall.nodes)
        self._hall = hall
        self._services = hall.services
        self._store = hall.services.store
        self._turn = asyncio.Lock()
        self._began = steady_ms()
        self._next: dict[str, int] = {}  # when each that runs is to be looked at again
        self._shown: dict[str, tuple[int, Shown]] = {}

    # What people do

    async def make(self, person: str, new: NewContest) -> str:
        setting = Setting(
            kind=new.kind,
            game=new.game,
            options=new.options,
            seats=new.seats,
            clock=new.clock,
            pace=new.pace,
            rounds=new.rounds,
            minutes=new.minutes,
        )
        contest = contesting.make(
            new_table_id(), person, setting, options=new.options, seed=new_seed(), now=steady_ms()
        )
        await self._store.save_contest(None, contest, now=clock_ms())
        return contest.id

    async def enter(self, contest_id: str, person: str, nonce: str, promised: str) -> None:
        await self._change(
            contest_id,
            lambda contest: contesting.entered(contest, person, nonce, promised, steady_ms()),
        )

    async def withdraw(self, contest_id: str, person: str) -> None:
        await self._change(contest_id, lambda contest: contesting.withdrawn(contest, person))

    async def begin(self, contest_id: str, person: str) -> None:
        async with self._turn:
            contest = await self._read(contest_id)
            gone = contest.host not in self._store.names
            after, tables = await asyncio.to_thread(
                contesting.begun, contest, person, _new, steady_ms(), host_is_gone=gone
            )
            await self._save(contest, after, *tables)
        self._services.due.call(contest_id)

    async def call_off(self, contest_id: str, person: str) -> None:
        async with self._turn:
            contesting.may_call_off(await self._read(contest_id), person)
            await self._store.delete_contest(contest_id)
            self._shown.pop(contest_id, None)

    async def _change(self, contest_id: str, make: Callable[[Contest], Contest]) -> None:
        async with self._turn:
            contest = await self._read(contest_id)
            await self._save(contest, make(contest))

    async def _read(self, contest_id: str) -> Contest:
        contest = await self._store.contest(contest_id)
        if contest is None:
            raise UnknownContest(contest_id)
        return contest

    async def _save(self, before: Contest, after: Contest, *new: LiveTable) -> None:
        await self._store.save_contest(before, after, *new, now=clock_ms())
        self._shown.pop(after.id, None)

    # What goes on by itself

    async def keep(self) -> None:
        """Go on with every contest when a table of it is over, or its time is out.  TAB-133."""
        self._began = steady_ms()
        due = await self._running()
        while True:
            for contest_id in sorted(due):
                try:
                    await self._go_on(contest_id)
                except Exception:
                    logs.failure("contest_stuck", contest=contest_id)
                    self._next[contest_id] = steady_ms() + RETRY_MS
            soonest = min(self._next.values(), default=None)
            wait = None if soonest is None else max(0, soonest - steady_ms()) / 1000
            due = await self._services.due.wait(wait)
            due |= {one for one, at in self._next.items() if at <= steady_ms()}

    async def _running(self) -> set[str]:
        """Those that a server that stopped has left behind."""
        while True:
            try:
                return {*await self._store.running_contests()}
            except Exception:
                logs.failure("contest_stuck")
                await asyncio.sleep(RETRY_MS / 1000)

    async def _go_on(self, contest_id: str) -> None:
        async with self._turn:
            self._next.pop(contest_id, None)
            contest = await self._store.contest(contest_id)
            while contest is not None and contest.phase == "running":
                tables = await self._settled(contest)
                if not contesting.is_due(tables):
                    arrive, ends = self._times(contest)
                    waits = any(table and table.phase == "lobby" for table in tables)
                    soonest = arrive if waits and arrive > steady_ms() else ends
                    self._next[contest_id] = min(soonest, steady_ms() + LOOK_MS)
                    break
                contest = await self._closed(contest, tables)

    async def _settled(self, contest: Contest) -> list[LiveTable | None]:
        """The tables of the round that is on, those decided whose time is out.  TAB-134."""
        ids = [pair.table for pair in contest.rounds[-1].tables]
        tables = await self._store.contest_tables(ids)
        arrive, ends = self._times(contest)
        now, late = steady_ms(), False
        for table in tables:
            if table is None or contested.is_decided(table):
                continue
            if now >= ends:
                await self.decide(table.id, "stopped")
            elif now >= arrive and table.phase == "lobby":
                await self.decide(table.id, "overdue")
            else:
                continue
            late = True
        return await self._store.contest_tables(ids) if late else tables

    @at_home
    async def decide(self, table_id: str, how: contested.Decision) -> None:
        """Change a table of a contest that goes on by itself.  TAB-131, TAB-134."""

        def changed(table: LiveTable) -> LiveTable:
            after = contested.DECISIONS[how](table, steady_ms())
            # No time runs where nobody is.  TAB-16.
            return after if actor.audience else clocks.paused(after, steady_ms())

        with contextlib.suppress(UnknownTable):
            async with self._hall.at(table_id) as actor:
                await actor.change(changed)

    async def _closed(self, contest: Contest, tables: list[LiveTable | None]) -> Contest:
        """The round closed and the next one paired, in one commit.

        What was held opens before that: whoever stops in between comes here again.  TAB-131.
        """
        for table in tables:
            if table is not None and table.is_held:
                await self.decide(table.id, "shown")
        ids = [pair.table for pair in contest.rounds[-1].tables]
        played = await self._store.contest_played(ids)
        after, new = await asyncio.to_thread(contesting.gone_on, contest, played, _new, steady_ms())
        await self._save(contest, after, *new)
        return after

    def _times(self, contest: Contest) -> tuple[int, int]:
        """Until when a table waits for its people, and until when the round lasts.

        A server that has just begun gives everybody the time to come back.  TAB-139.
        """
        arrival = int(1000 * contested.ARRIVAL_SECONDS)
        at = contest.rounds[-1].at
        ends = at + 60_000 * contest.setting.minutes
        return max(at, self._began) + arrival, max(ends, self._began + arrival)

    # What is told

    async def told(self, contest_id: str, person: str | None) -> ContestTold:
        """What everybody may know, made anew only now and then, and what it has of whoever asks."""
        now = steady_ms()
        until, shown = self._shown.get(contest_id, (0, None))
        if shown is None or now >= until:
            shown = await self._look(contest_id)
            self._shown = {one: kept for one, kept in self._shown.items() if kept[0] > now}
            if len(self._shown) < SHOWN_AT_ONCE:
                until = now + self._services.settings.presence_pace
                self._shown[contest_id] = until, shown
        return shown_to(shown, person, now, self._store.names)

    async def _look(self, contest_id: str) -> Shown:
        contest = await self._read(contest_id)
        if contest.phase != "running":
            return Shown(contest, {}, None, None)
        ids = [pair.table for pair in contest.rounds[-1].tables]
        tables = await self._store.contest_tables(ids)
        return Shown(contest, dict(zip(ids, tables, strict=True)), *self._times(contest))

    async def mine(self, person: str) -> list[MyContest]:
        return [
            MyContest(
                one.contest.id,
                one.contest.setting.kind,
                one.contest.setting.game,
                one.contest.phase,
                one.people,
                one.contest.made,
            )
            for one in await self._store.contests_of(person)
        ]


def _new() -> tuple[str, bytes]:
    return new_table_id(), new_seed()
