"""The registry: every table that somebody is at, and the ways tables come and go."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import TypeVar

from zaslonka.kernel import Illegal, Seat
from zaslonka.protocol import bodies, wire
from zaslonka.server.operations.clock import clock_ms, steady_ms
from zaslonka.server.operations.identity import new_seed, new_table_id
from zaslonka.server.operations.limits import Doors
from zaslonka.server.operations.seeds import HOLDS_SECONDS, Seeds
from zaslonka.server.tables.actor import Actor
from zaslonka.server.tables.challenges import Challenges
from zaslonka.server.tables.connection import Connection
from zaslonka.server.tables.deeds import (
    Alone,
    Nodes,
    at_home,
    at_lead,
    everywhere,
    surely_everywhere,
)
from zaslonka.server.tables.puzzles import PuzzleHouse
from zaslonka.server.tables.results import Results
from zaslonka.server.tables.services import Elsewhere, Services, UnknownTable
from zaslonka.server.tables.waking import Waking
from zaslonka.server.tables.wishes import Wish, without
from zaslonka.table import (
    agreeing,
    challenging,
    clocks,
    contested,
    gathering,
    leaving,
    lobby,
    teaching,
)
from zaslonka.table.live import LiveTable, need_host, need_seat, others_play
from zaslonka.table.seeds import commitment

A = TypeVar("A")

DAY_MS = 24 * 3600 * 1000


class Registry:
    """Tables are read when somebody comes and dropped when the last one has left."""

    def __init__(self, services: Services, nodes: Nodes | None = None) -> None:
        self.services = services
        self.nodes = nodes or Alone()
        self._actors: dict[str, Actor] = {}
        self._opening = asyncio.Lock()
        self._seeds = Seeds()
        self.challenges = Challenges(services)
        self.puzzles = PuzzleHouse(services, self.remove)
        self.waking = Waking(services.store, self.tend)
        self.results = Results(services)
        limits = services.settings.limits
        self.doors = Doors(limits.connections, limits.joins_a_minute)
        self._disowned: dict[str, list[Connection]] = {}  # those of people who are forgotten now

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Actor]:
        """A table, in memory for as long as the block lasts.

        `UnknownTable` if there is none, `Elsewhere` if it is at home at another node.
        """
        actor = await self._find(table_id)
        actor.users += 1
        try:
            yield actor
        finally:
            actor.users -= 1
            if not actor.users:
                self._drop(actor)

    def in_memory(self, table_id: str) -> Actor | None:
        """A table that somebody is at."""
        return self._actors.get(table_id)

    async def _find(self, table_id: str) -> Actor:
        if table_id not in self._actors:
            async with self._opening:
                if table_id not in self._actors:
                    self._need_home(table_id)
                    table = await self.services.store.read(table_id)
                    self._need_home(table_id)  # still
                    if table is None:
                        raise UnknownTable(table_id)
                    self._actors[table_id] = Actor(clocks.as_found(table), self.services)
                    self.services.metrics.tables.inc()
        return self._actors[table_id]

    def _drop(self, actor: Actor) -> None:
        if self._actors.get(actor.table.id) is actor:
            del self._actors[actor.table.id]
            self.services.metrics.tables.dec()
            if actor.table.slow is not None:
                self.waking.poke()  # it may be a bot's turn, and nobody is there to see it

    def _need_home(self, table_id: str) -> None:
        if not self.nodes.has(table_id):
            raise Elsewhere(table_id)

    async def hand_over(self, is_leaving: Callable[[str], bool]) -> None:
        """Have tables out of memory that are not at home here any more, and send people there."""
        async with self._opening:  # nobody is about to read one
            leaving = [actor for actor in self._actors.values() if is_leaving(actor.table.id)]
        for actor in leaving:
            async with actor.turn():  # what was under way is stored
                self._drop(actor)
                actor.move()

    def in_use(self) -> list[str]:
        return [*self._actors]

    @at_home
    async def tend(self, table_id: str) -> bool:
        """Do what is due at a table of days; whether it now waits for people."""
        async with self.at(table_id) as actor:
            return await actor.tend()

    def promise(self, person: str) -> bodies.Promise:
        """Draw a seed and commit to it, before its user's nonce is known.  TAB-47."""
        seed = new_seed()
        promised = commitment(seed)
        self._seeds.promise(person, promised, seed)
        return bodies.Promise(promised, HOLDS_SECONDS)

    async def _promised(self, person: str, promised: str | None) -> bytes:
        """The seed that was committed to; without a commitment a new one."""
        if promised is None:
            return new_seed()
        seed = await self.take_seed(person, promised)
        if seed is None:
            raise Illegal("TAB-47", "seed_not_promised")
        return seed

    @at_lead
    async def take_seed(self, person: str, promised: str) -> bytes | None:
        return self._seeds.take(person, promised)

    async def make(self, person: str, new: bodies.NewTable) -> LiveTable:
        """A new table, stored; dealt at once if that was asked for."""
        now = steady_ms()
        table = lobby.make(
            new_table_id(),
            new.game,
            new.seats,
            host=person,
            nonce=new.nonce,
            seed=await self._promised(person, new.commitment),
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
        await self.services.store.save((None, table), now=clock_ms())
        self.waking.poke()
        return table

    async def teach(self, person: str, new: bodies.NewLesson) -> LiveTable:
        """A new table for a lesson, dealt and stored.  TAB-32."""
        now = steady_ms()
        table = teaching.begun(
            new_table_id(), new.game, person, now, part=new.part, language=new.language
        )
        await self.services.store.save((None, table), now=clock_ms())
        return table

    async def gather(self, person: str, seeking: bodies.Seeking) -> LiveTable:
        """A new table for whoever comes, stored.  TAB-70."""
        table = gathering.make(
            new_table_id(),
            seeking.game,
            seeking.players[0],
            person=person,
            nonce=seeking.nonce,
            seed=await self._promised(person, seeking.commitment),
            sealed=seeking.commitment is not None,
            options=seeking.options,
            robots=seeking.robots,
            days=seeking.days,
            now=steady_ms(),
        )
        await self.services.store.save((None, table), now=clock_ms())
        self.waking.poke()
        return table

    async def gathering(self) -> list[str]:
        """Tables at which somebody waits for whoever comes, the longest waiting first."""
        found = [one for here in await self.gathering_here() for one in here]
        return [table_id for _, table_id in sorted(found)]

    @everywhere
    async def gathering_here(self) -> list[tuple[int, str]]:
        return [
            (actor.table.public_since or 0, actor.table.id)
            for actor in self._actors.values()
            if gathering.is_awaited(actor.table, actor.audience.present())
        ]

    @at_home
    async def stays(self, table_id: str, wish: Wish) -> bool:
        """Whether a person waits there for just this; who seeks something else makes room.

        So nobody waits at two tables.  TAB-71.
        """
        async with self.at(table_id) as actor:
            table = actor.table
            if table.seat_of(wish.person) is None or not gathering.gathers(table):
                return False
            if (table.slow is None) != (wish.seeking.days is None):
                return False  # one may wait for a game of days beside another
            if await self._joins(actor, wish):
                return True
            await actor.change(lambda table: without(table, wish.person))
            return False

    @at_home
    async def joins(self, table_id: str, wish: Wish) -> bool:
        """Whether a person has a seat there now; nobody is led to whom they block.  TAB-106."""
        async with self.at(table_id) as actor:
            return await self._joins(actor, wish)

    async def _joins(self, actor: Actor, wish: Wish) -> bool:
        if not wish.suits(actor.table):
            return False
        person, nonce = wish.person, wish.seeking.nonce
        try:
            await actor.change(lambda table: gathering.joined(table, person, nonce))
        except Illegal:
            return False  # somebody was quicker
        return True

    async def public_tables(self) -> list[bodies.PublicTable]:
        """What strangers may join, the longest waiting first.  TAB-24."""
        found = [one for here in await self.public_here() for one in here]
        return sorted(found, key=lambda public: -public.seconds)

    @everywhere
    async def public_here(self) -> list[bodies.PublicTable]:
        now = steady_ms()
        return [
            bodies.PublicTable(actor.info(), max(0, now - since) // 1000)
            for actor in self._actors.values()
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
        for actor in self._actors.values():
            table = actor.table
            if table.lesson is not None or table.challenge is not None:
                continue
            for person in actor.audience.present().intersection(people):
                if table.seat_of(person) is not None:
                    listed = actor.listed_since() is not None
                    found[person] = table.game, table.id if listed else None
        return found

    @at_home
    async def delete(self, table_id: str, person: str) -> None:
        """The host may, unless other people have seats in a game that runs.  TAB-15, TAB-37."""
        async with self.at(table_id) as actor, actor.turn():
            need_host(actor.table, person)
            challenging.need_none(actor.table, "kept")
            if others_play(actor.table, person):
                raise Illegal("TAB-15", "others_play")
            if gathering.others_wait(actor.table, person):
                raise Illegal("TAB-70", "begins_by_itself")
            await self._deleted(actor)
        await self.sweep_puzzles()

    @at_lead
    async def sweep_puzzles(self) -> None:
        await self.puzzles.sweep()

    @at_home
    async def remove(self, table_id: str) -> None:
        """A table that the house has made, and takes away again."""
        with contextlib.suppress(UnknownTable):
            async with self.at(table_id) as actor, actor.turn():
                await self._deleted(actor)

    async def _deleted(self, actor: Actor) -> None:
        """To be called in the table's turn."""
        await self.services.store.delete(actor.table.id)
        self._drop(actor)
        actor.close()

    async def rematch(
        self, actor: Actor, person: str | None, nonce: str, promised: str | None = None
    ) -> None:
        """Seat a person at the table where this one is played again.  TAB-18, TAB-47."""
        async with actor.turn():
            if person not in self.services.store.names:
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
            seed, sealed = await self._promised(person, promised), promised is not None
            empty = lobby.emptied(actor.table, new_table_id(), person, seed, sealed=sealed)
            new = clocks.paused(lobby.sit_again(empty, person, seat, nonce, now), now)
            await actor.become(actor.table.but(rematch=new.id), (None, new))
            self.waking.poke()

    @at_home
    async def sit_again(
        self, table_id: str, person: str, seat: Seat, nonce: str, promised: str | None
    ) -> None:
        async with self.at(table_id) as again:
            if promised not in (None, commitment(again.table.seed)):
                raise Illegal("TAB-47", "seed_not_promised")
            await again.change(
                lambda table: lobby.sit_again(table, person, seat, nonce, steady_ms())
            )

    @at_home
    async def decide_contested(self, table_id: str, how: contested.Decision) -> None:
        """Change a table of a contest that goes on by itself.  TAB-131, TAB-134."""

        def changed(table: LiveTable) -> LiveTable:
            after = contested.DECISIONS[how](table, steady_ms())
            # No time runs where nobody is.  TAB-16.
            return after if actor.audience else clocks.paused(after, steady_ms())

        with contextlib.suppress(UnknownTable):
            async with self.at(table_id) as actor:
                await actor.change(changed)

    async def forget(self, person: str) -> None:
        """Take a person's name, notes and words from the store; bots play on where they must.

        PRV-09.
        """
        store = self.services.store
        # First of all nobody is this person any more, neither by a token nor at an open socket:
        # else they could sit down and speak again where they have just been forgotten.
        name = store.names[person]
        await self.disown(person)
        try:
            await self.puzzles.withdraw(person)
            tables = await store.with_anything_of(person)
            for table_id in tables:
                with contextlib.suppress(UnknownTable):  # deleted meanwhile
                    await self.forget_at(table_id, person)
            await self.puzzles.forget(person)
            # What others won from them is counted while it is still known who they were.
            await self.results.settle()
            await store.forget_person(person)
            await self.disown(person)  # at a node that came meanwhile, too
        except BaseException:
            await self.learn(person, name)  # not done: they may ask for it again
            raise
        finally:
            await self.dismiss(person)
        await self.show_names(tables)

    @surely_everywhere
    async def disown(self, person: str) -> None:
        self.services.store.disown(person)
        self._disowned.setdefault(person, []).extend(
            there for actor in self._actors.values() for there in actor.audience.forget(person)
        )

    @everywhere
    async def dismiss(self, person: str) -> None:
        for there in self._disowned.pop(person, []):
            there.send(wire.Failed("bad_token", "this person has been forgotten"))
            there.cut()

    @at_home
    async def forget_at(self, table_id: str, person: str) -> None:
        async with self.at(table_id) as actor:
            if actor.table.challenge is not None and actor.table.host == person:
                async with actor.turn():
                    await self._deleted(actor)  # nobody else has any part in it
            else:
                await actor.change(lambda table: _without(table, person, steady_ms()))

    async def name(self, person: str, name: str) -> None:
        """Give somebody a name, stored before anybody is told."""
        await self.services.store.save_person(person, name, clock_ms())
        await self.learn(person, name)

    @everywhere
    async def learn(self, person: str, name: str) -> None:
        self.services.store.own(person, name)

    async def rename(self, person: str, name: str) -> None:
        """Show a person's new name wherever somebody looks on."""
        await self.name(person, name)
        await self.show_names(await self.services.store.with_anything_of(person))

    @everywhere
    async def show_names(self, tables: list[str]) -> None:
        for table_id in tables:
            if table_id in self._actors:
                async with self.at(table_id) as actor:
                    await actor.tell_names()

    async def keep_house(self) -> None:
        """Once an hour, put tables that nobody uses into the archive."""
        while True:
            unused = clock_ms() - self.services.settings.archive_after * DAY_MS
            await self.services.store.archive(unused)
            await asyncio.sleep(3600)

    # Among nodes

    async def has_room(self, address: str) -> bool:
        """Whether an address has no more connections than it may, at all nodes together."""
        if self.doors.inside.count(address) <= self.doors.most // self.nodes.many():
            return True  # as few as that everywhere are not too many
        return sum(await self.inside_here(address)) <= self.doors.most

    @everywhere
    async def inside_here(self, address: str) -> int:
        return self.doors.inside.count(address)

    async def follow(self) -> None:
        """Until this node leads, tell the one that does what it is to see to."""
        due, waking = self.services.due, self.waking
        told = [
            asyncio.create_task(one)
            for one in (_each(due.wait, self.call_contests), _each(waking.wait, self.poke))
        ]
        asleep = asyncio.create_task(self._sleep_hourly())
        try:
            await self.nodes.leading()
        finally:
            for task in (*told, asleep):
                task.cancel()
            await asyncio.gather(*told, asleep, return_exceptions=True)

    async def _sleep_hourly(self) -> None:
        while True:
            await asyncio.sleep(3600)
            self.services.store.let_sleep()

    @at_lead
    async def call_contests(self, contests: set[str]) -> None:
        for contest_id in contests:
            self.services.due.call(contest_id)

    @at_lead
    async def poke(self, _: None) -> None:
        self.waking.poke()


async def _each(wait: Callable[[None], Awaitable[A]], tell: Callable[[A], Awaitable[None]]) -> None:
    while True:
        what = await wait(None)
        # Whoever leads looks for itself too, only later.
        with contextlib.suppress(Exception):
            await tell(what)


def _without(table: LiveTable, person: str, now: int) -> LiveTable:
    return agreeing.reconsidered(leaving.forgotten(table, person, now), now)
