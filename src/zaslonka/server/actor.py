"""One live table: the only place where it changes, and where everybody there is told.

A change is made on a value, stored, and only then taken over and told.  Whoever wants to
change the table holds its lock, so commands, bots, clocks and comings and goings queue up.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from typing import Any

import msgspec

from zaslonka import __version__
from zaslonka.kernel import Seat
from zaslonka.server import logs, telling, wire
from zaslonka.server.commands import Caller, carry_out
from zaslonka.server.connection import Connection
from zaslonka.server.counting import decision, own_numbers
from zaslonka.server.metrics import Metrics
from zaslonka.server.settings import PROTOCOL, Settings
from zaslonka.server.thinking import Thinkers
from zaslonka.store.house import House
from zaslonka.table import arranging, clocks, hints, marks, playing, talk, teaching
from zaslonka.table.info import Level, TableInfo
from zaslonka.table.live import LiveTable, need_phase, need_seat

Errand = tuple[Any, ...]


def clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Surroundings(msgspec.Struct, frozen=True):
    """What every table of a server shares."""

    house: House
    thinkers: Thinkers
    metrics: Metrics
    settings: Settings


class Actor:
    """A table, the connections to it, and what is going on there by itself."""

    def __init__(self, table: LiveTable, around: Surroundings) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.users = 0  # who keeps it in memory
        self._gone = False
        self._around = around
        self._connections: list[Connection] = []
        self._errands: dict[Errand, asyncio.Task[None]] = {}
        self._worked_out: dict[Errand, wire.Helped | wire.HintGiven] = {}

    # Coming and going

    async def join(self, connection: Connection, since: int) -> None:
        """Bring a new connection up to date, and tell the others who came."""
        async with self.lock:
            before = self.info()
            self._connections.append(connection)
            await self._take(clocks.resumed(self.table, clock_ms()))
            connection.send(self._welcome(connection, since))
            self._tell_info(before, but=connection)
            self._plan()
            self._repeat(connection)

    async def leave(self, connection: Connection) -> None:
        async with self.lock:
            before = self.info()
            if connection in self._connections:
                self._connections.remove(connection)
            if not self._connections:
                await self._take(clocks.paused(self.table, clock_ms()))
            self._tell_info(before)
            self._plan()

    def close(self) -> None:
        """The table is deleted: send everybody away, and take no more changes."""
        self._gone = True
        for there in self._connections:
            there.send(wire.Failed("unknown_table", "the table has been deleted"))
            there.cut()
        self._connections = []
        self._plan()

    async def tell_names(self) -> None:
        """Somebody has another name now, here and wherever they spoke."""
        async with self.lock:
            self._tell_all_anew(self.table)

    def info(self) -> TableInfo:
        watching = sum(self._only_watches(there) for there in self._connections)
        return telling.info(self.table, self._around.house.names, self._present(), watching)

    def _only_watches(self, there: Connection) -> bool:
        return all(self.table.seat_of(person) is None for person in there.people)

    def listed_since(self) -> int | None:
        """Since when strangers find it, if they do: nobody waits for an absent host.  TAB-24."""
        there = arranging.is_listed(self.table) and self.table.host in self._present()
        return self.table.public_since if there else None

    def _present(self) -> set[str]:
        return {person for there in self._connections for person in there.people}

    # Changing

    async def command(self, connection: Connection, command: wire.Command) -> None:
        """Carry out a command; `Illegal` if a clause is against it."""
        async with self.lock:
            caller = Caller(connection.person, self._present(), clock_ms())
            await self.become(carry_out(self.table, caller, command), by=connection)

    async def change(self, make: Callable[[LiveTable], LiveTable]) -> None:
        """Change the table otherwise than by a command; `Illegal` as the change says."""
        async with self.lock:
            await self.become(make(self.table))

    async def become(
        self,
        after: LiveTable,
        *others: tuple[LiveTable | None, LiveTable],
        by: Connection | None = None,
    ) -> None:
        """Store a changed table, take it over, tell everybody, and see what happens next.

        To be called under the lock; ``others`` are tables that change together with this one.
        """
        if self._gone:
            raise KeyError(self.table.id)
        before, info = self.table, self.info()
        if after is before:
            return
        await self._take(after, *others)
        if _moved_on(before, after):
            self._tell_all_anew(before)
        else:
            if after.ply > before.ply:
                self._tell_ply(before)
            self._tell_notes(before, by)
            self._tell_talk(before)
            self._tell_marks(before)
            self._tell_lesson(before)
            self._tell_info(info)
        self._plan()

    async def _take(self, after: LiveTable, *others: tuple[LiveTable | None, LiveTable]) -> None:
        if after is not self.table:
            await self._around.house.save((self.table, after), *others, now=clock_ms())
            self.table = after

    async def advise(self, connection: Connection, command: wire.Advise) -> wire.Advised:
        """Ask the game's judge; nothing changes, and nobody waits or hears of it."""
        table = self.table
        seat = need_seat(table, connection.person)
        need_phase(table, "playing")
        advice = await self._around.thinkers.advise(table, seat, command.about)
        return wire.Advised(command.id, advice)

    # Telling

    def _welcome(self, connection: Connection, since: int) -> wire.Welcome:
        table, now = self.table, clock_ms()
        seat = table.seat_of(connection.person)
        return wire.Welcome(
            protocol=PROTOCOL,
            server=__version__,
            you=self._you(connection),
            table=self.info(),
            position=telling.position(table, seat, now),
            log=telling.log_since(table, since, seat),
            note={} if seat is None else table.notes[seat],
            talk=telling.heard(table, seat, telling.lines(table, seat, self._around.house.names)),
            marks=marks.seen_by(table, seat),
            lesson=teaching.taught(table, seat),
        )

    def _tell_all_anew(self, before: LiveTable) -> None:
        for there in self._connections:
            seat = self.table.seat_of(there.person)
            there.send(self._welcome(there, own_numbers(before, seat)[before.ply]))

    def _tell_ply(self, before: LiveTable) -> None:
        table = self.table
        self._around.metrics.plies.labels(table.game).inc()
        seats = [table.seat_of(there.person) for there in self._connections]
        told = {
            seat: msgspec.json.encode(ply)
            for seat, ply in telling.last_ply(before, table, set(seats), clock_ms()).items()
        }
        for there, seat in zip(self._connections, seats, strict=True):
            if seat in told:
                there.send_encoded(told[seat])

    def _tell_notes(self, before: LiveTable, by: Connection | None) -> None:
        """The other devices of a seat see its sheet change."""
        for seat, (old, new) in enumerate(zip(before.notes, self.table.notes, strict=True)):
            if old is not new:
                for there in self._connections:
                    if there is not by and self.table.seat_of(there.person) == seat:
                        there.send(wire.Noted(new))

    def _tell_talk(self, before: LiveTable) -> None:
        """A new line goes to those who may hear it, and to nobody else.  TAB-20."""
        last = before.talk[-1].number if before.talk else 0
        for spoken in self.table.talk:
            if spoken.number > last:
                line = telling.line(self.table, spoken, self._around.house.names)
                for there in self._connections:
                    seat = self.table.seat_of(there.person)
                    if talk.hears(self.table, seat, spoken):
                        there.send(wire.Heard(*telling.heard(self.table, seat, (line,))))

    def _tell_marks(self, before: LiveTable) -> None:
        for there in self._connections:
            seat = self.table.seat_of(there.person)
            if (seen := marks.seen_by(self.table, seat)) != marks.seen_by(before, seat):
                there.send(wire.Marked(seen))

    def _tell_lesson(self, before: LiveTable) -> None:
        for there in self._connections:
            seat = self.table.seat_of(there.person)
            if (taught := teaching.taught(self.table, seat)) != teaching.taught(before, seat):
                there.send(wire.LessonTold(taught))

    def _tell_info(self, before: TableInfo, *, but: Connection | None = None) -> None:
        if (info := self.info()) == before:
            return
        for there in self._connections:
            if there is not but:
                there.send(wire.TableChanged(info, self._you(there)))

    def _you(self, there: Connection) -> wire.You:
        return telling.you(self.table, there.person, there.company, self._around.house.names)

    # What happens by itself

    def _plan(self) -> None:
        """Have bots, clocks and help do what the table as it is now asks for, and nothing else."""
        wanted = dict(self._wanted())
        for errand in self._errands.keys() - wanted.keys():
            task = self._errands.pop(errand)
            self._worked_out.pop(errand, None)
            if task is not asyncio.current_task():
                task.cancel()
        for errand in wanted.keys() - self._errands.keys():
            self._errands[errand] = asyncio.create_task(self._run(errand, wanted[errand]))

    def _wanted(self) -> Iterator[tuple[Errand, Callable[[], Coroutine[Any, Any, None]]]]:
        table = self.table
        if table.phase != "playing" or not self._connections:
            return
        for seat in table.asked():
            if teaching.holds_back(table, seat):
                continue
            if (level := table.bot_on(seat)) is not None:
                yield ("bot", table.ply, seat, level), partial(self._bot_turn, seat, level)
        if clocks.deadline(table, clock_ms()) is not None:
            yield ("clock", table.ply, table.banks), self._watch_clock
        if table.help != "none":
            for seat in table.players():
                errand = "help", table.ply, seat
                yield errand, partial(self._work_out, errand, seat, self._help)
        if table.hinted:
            for seat in {*table.asked()} & {*table.players()}:
                if hints.has_asked(table, seat, at := decision(table, seat)):
                    errand = "hint", at, seat
                    yield errand, partial(self._work_out, errand, seat, self._hint)

    async def _run(self, errand: Errand, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except Exception:
            logs.failure("errand_failed", table=self.table.id, errand=errand[0], ply=errand[1])

    async def _bot_turn(self, seat: Seat, level: Level) -> None:
        """Think, and move when the beat comes, however long the thinking took.  TAB-13."""
        table = self.table
        began = time.monotonic()
        move = teaching.scripted(table)
        if move is None:
            move = await self._around.thinkers.decide(table, seat, level)
        thought = time.monotonic() - began
        self._around.metrics.thinking.observe(thought)
        pause = telling.pace(table.id, table.ply, self._around.settings.bot_pace, thought)
        await asyncio.sleep(began + pause - time.monotonic())
        await self.change(lambda table: playing.play(table, seat, move, clock_ms()))

    async def _watch_clock(self) -> None:
        """Wait for a clock to run out; then the game's own default, or a bot.  TAB-07."""
        table = self.table
        if left := clocks.deadline(table, clock_ms()):
            await asyncio.sleep(left / 1000)
            return await self._watch_clock()
        if table.rules.has_time_up(table.state.table):
            return await self.change(lambda table: playing.time_up(table, clock_ms()))
        seat = next(s for s in clocks.running(table) if clocks.is_out(table, s, clock_ms()))
        move = await self._around.thinkers.decide(table, seat, "latwy")
        return await self.change(
            lambda table: playing.play(table, seat, move, clock_ms(), by_clock=True)
        )

    async def _work_out(
        self,
        errand: Errand,
        seat: Seat,
        work: Callable[[LiveTable, Seat, int], Coroutine[Any, Any, wire.Helped | wire.HintGiven]],
    ) -> None:
        """Work something out for a seat, for that seat alone."""
        table = self.table
        told = await work(table, seat, own_numbers(table, seat)[table.ply])
        self._worked_out[errand] = told
        for there in self._connections:
            if self.table.seat_of(there.person) == seat:
                there.send(told)

    async def _help(self, table: LiveTable, seat: Seat, ply: int) -> wire.Helped:
        return wire.Helped(ply, await self._around.thinkers.help(table, seat))

    async def _hint(self, table: LiveTable, seat: Seat, ply: int) -> wire.HintGiven:
        """TAB-33."""
        move = await self._around.thinkers.hint(table, seat)
        view = table.rules.view(table.state, seat)
        return wire.HintGiven(ply, move, table.rules.in_words(view, move))

    def _repeat(self, connection: Connection) -> None:
        """A newcomer gets what has already been worked out."""
        seat = self.table.seat_of(connection.person)
        for (_, _, whose, *_), told in self._worked_out.items():
            if seat is not None and whose == seat:
                connection.send(told)


def _moved_on(before: LiveTable, after: LiveTable) -> bool:
    """Whether the game was dealt, or ended without a move: a client then needs the whole of it."""
    return before.phase != after.phase and before.ply == after.ply
