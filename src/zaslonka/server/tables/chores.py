"""What goes on at a table by itself: bots, clocks, help and hints."""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from typing import Any, Protocol, TypeAlias

from zaslonka.kernel import Seat
from zaslonka.kernel.levels import Level
from zaslonka.protocol import telling, wire
from zaslonka.server.operations import logs
from zaslonka.server.operations.clock import steady_ms
from zaslonka.server.tables.audience import Audience
from zaslonka.server.tables.connection import Connection
from zaslonka.server.tables.services import Services
from zaslonka.table import (
    agreeing,
    challenging,
    clocks,
    gathering,
    hints,
    manners,
    playing,
    slow,
    teaching,
    waking,
)
from zaslonka.table.live import LiveTable, Sitter, is_idle

RETRY_FIRST = 0.5
RETRY_MOST = 30.0
"""Seconds after which what has failed is tried again: twice as many each time, up to these."""

TROUBLE_AFTER = 3
"""After so many failures those who wait are told."""

STAND_IN_AFTER = 8
"""So many times, in about a minute, a bot may fail to decide before another does.  TAB-48."""

SLEEP_MOST = 3600.0
"""Seconds that are slept at a time; days are waited for hour by hour."""

TaskKey: TypeAlias = tuple[Any, ...]
"""What goes on at a table by itself, for which ply and seat."""

Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class AtTable(Protocol):
    """A table as what goes on there knows it: as it is now, who is there, and how it changes."""

    table: LiveTable
    services: Services
    audience: Audience
    tended: int

    async def change(self, make: Callable[[LiveTable], LiveTable]) -> None: ...


class Chores:
    """The tasks of one table, and what they have worked out."""

    __slots__ = ("_actor", "_in_vain", "_services", "_tasks", "_troubled", "_worked_out")

    def __init__(self, actor: AtTable) -> None:
        self._actor = actor
        self._services = actor.services
        self._tasks: dict[TaskKey, asyncio.Task[None]] = {}
        self._troubled: set[TaskKey] = set()
        self._in_vain: Counter[TaskKey] = Counter()  # decisions that bots could not make
        self._worked_out: dict[TaskKey, wire.Helped | wire.HintGiven] = {}

    @property
    def _table(self) -> LiveTable:
        return self._actor.table

    def plan(self) -> None:
        """Have bots, clocks and help do what the table as it is now asks for, and nothing else."""
        if not self._tasks and _is_left_to_people(self._table):
            return
        wanted = dict(self._wanted())
        for key in self._tasks.keys() - wanted.keys():
            task = self._tasks.pop(key)
            self._troubled.discard(key)
            self._in_vain.pop(key, None)
            self._worked_out.pop(key, None)
            if task is not asyncio.current_task():
                task.cancel()
        # In the order of the seats: a set's would hang on what was asked in secret.  TAB-40.
        for key, work in wanted.items():
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._run(key, work))

    def _wanted(self) -> Iterator[tuple[TaskKey, Work]]:
        """What is done for a seat is known by the seat's own count of plies.

        What others do unseen neither holds up its bot nor has its help sent again.
        """
        table, is_looked_at = self._table, bool(self._actor.audience)
        if not is_looked_at and not self._actor.tended:
            return
        if gathering.gathers(table):
            yield from self._wanted_to_gather(table)
        if table.phase != "playing" or not (is_looked_at or slow.goes_on(table)):
            return
        own = table.history.last.number
        key: TaskKey
        if table.has_bots() and not challenging.holds_back(table):
            for seat in table.asked():
                if teaching.holds_back(table, seat) or is_idle(table, seat):
                    continue
                if (level := table.bot_on(seat)) is not None:
                    if self._defers(table, seat):
                        if is_looked_at:
                            key = "opinion", own(seat), seat, level
                            yield key, partial(self._bot_thinks, seat, level)
                        continue
                    key = "bot", own(seat), seat, level
                    yield key, partial(self._bot_turn, key, seat, level)
        if clocks.deadline(table, steady_ms()) is not None:
            key = "clock", table.public_ply, table.banks or table.slow
            yield key, partial(self._watch_clock, key)
        if table.slow is not None:
            for notice in waking.notices(table):
                yield ("notice", notice, notice.seat), partial(self._give_notice, notice)
        if not is_looked_at:
            return
        if table.help != "none":
            for seat in table.players():
                key = "help", own(seat), seat
                yield key, partial(self._work_out, key, seat, self._help)
        if table.hinted:
            for seat in {*table.asked()} & {*table.players()}:
                if hints.has_asked(table, seat):
                    key = "hint", hints.decision(table, seat), seat
                    yield key, partial(self._work_out, key, seat, self._hint)

    def _defers(self, table: LiveTable, seat: Seat) -> bool:
        """Whether a bot leaves it to people; at a table of days they need not be there."""
        if table.slow is not None:
            return waking.defers(table, seat)
        return manners.defers(table, seat, self._actor.audience.present())

    def _wanted_to_gather(self, table: LiveTable) -> Iterator[tuple[TaskKey, Work]]:
        """A table for strangers begins when all are there, or with robots; who left makes room."""
        present = self._actor.audience.present()
        if gathering.is_complete(table, present):
            yield ("begin", table.chairs, None), self._begin
        for seat, sitter in gathering.absent(table, present):
            yield ("make_room", sitter.nonce, seat), partial(self._make_room, sitter.person)
        at = gathering.robots_at(table)
        if at is not None and gathering.is_awaited(table, present):
            yield ("robots", at, None), partial(self._send_robots, at)
        elif table.slow is not None and at is None:
            at = gathering.gives_up_at(table)
            yield ("give_up", at, None), partial(self._give_up, at)

    async def _run(self, key: TaskKey, work: Work) -> None:
        """Do it, again and again until it is done or nobody wants it any more.  TAB-39."""
        for failed in itertools.count(1):
            try:
                await work()
                break
            except Exception:
                self._log_failure(key, failed)
            if self._tasks.get(key) is not asyncio.current_task():
                return
            if failed == TROUBLE_AFTER:
                self._troubled.add(key)
                self._tell_trouble(key)
            await asyncio.sleep(min(RETRY_MOST, RETRY_FIRST * 2 ** min(failed - 1, 16)))
        if key in self._troubled:
            self._troubled.discard(key)
            self._actor.audience.tell_info(self._table)

    # Trouble

    def _log_failure(self, key: TaskKey, failed: int) -> None:
        """Of what not everybody knows to be going on, not where and when it does.  TAB-40."""
        if not self._is_known(key):
            if failed <= TROUBLE_AFTER:
                logs.failure("private_task_failed")
            return
        ply = self._table.public_ply
        about = {"table": self._table.id, "task": key[0], "ply": ply, "failed": failed}
        if failed <= TROUBLE_AFTER:
            logs.failure("task_failed", **about)
        else:
            logs.event("task_fails", **about)

    def _is_known(self, key: TaskKey) -> bool:
        """Whether everybody can tell that the server is at it: a clock, a bot that all wait for."""
        what, _, *about = key
        return what == "clock" or (what == "bot" and about[0] in self._table.waiting())

    def _tell_trouble(self, key: TaskKey) -> None:
        """What everybody waits for is everybody's trouble; what one was to hear is theirs."""
        self._actor.audience.tell_info(self._table)
        for there in self._actor.audience:
            self._repeat_trouble(there, key)

    def _repeat_trouble(self, there: Connection, key: TaskKey) -> None:
        what, _, seat, *_ = key
        if what in ("help", "hint") and self._table.seat_of(there.person) == seat:
            there.send(wire.Troubled(what))

    @property
    def is_troubled(self) -> bool:
        """Whether anything at all has failed too often, to be told or not."""
        return bool(self._troubled)

    def trouble(self) -> tuple[Seat, ...]:
        """For whom the server should move and cannot; a bot asked in secret is not named."""
        late: set[Seat] = set()
        for what, _, *about in self._troubled:
            if what == "clock":
                late.update(self._table.waiting())
            elif what == "bot":
                late.update({about[0]} & {*self._table.waiting()})
        return tuple(sorted(late))

    # Moving

    async def _bot_turn(self, key: TaskKey, seat: Seat, level: Level) -> None:
        """Think, and move when the beat comes, however long the thinking took.  TAB-13."""
        table = self._table
        began = time.monotonic()
        move = teaching.scripted(table)
        if move is None:
            move = await self._decision(key, table, seat, level)
        thought = time.monotonic() - began
        beat = self._services.settings.bot_pace * telling.PACES[table.pace]
        pause = telling.pace(table.id, table.public_ply, beat, thought)
        await asyncio.sleep(began + pause - time.monotonic())
        await self._actor.change(lambda table: playing.play(table, seat, move, steady_ms()))
        if self._table.public_ply > table.public_ply:
            self._services.metrics.thinking.observe(thought)

    async def _bot_thinks(self, seat: Seat, level: Level) -> None:
        """Say to the own team what it thinks, and leave the rest to people.  TAB-60."""
        table = self._table
        opinions = await self._services.workers.opine(table, seat, level)
        beat = self._services.settings.bot_pace * telling.PACES[table.pace]
        await asyncio.sleep(telling.pace(table.id, table.public_ply, beat, 0.0))
        await self._actor.change(lambda table: manners.thought(table, seat, opinions))

    async def _decision(self, key: TaskKey, table: LiveTable, seat: Seat, level: Level) -> Any:
        """A bot's, or another's in its place when it has failed too often here.  TAB-48."""
        if self._in_vain[key] >= STAND_IN_AFTER:
            if self._is_known(key):
                logs.event("stood_in", table=table.id, level=level, failed=self._in_vain[key])
            return await self._services.workers.stand_in(table, seat, level)
        workers = self._services.workers
        try:
            if (move := challenging.foreseen(table, seat)) is not None:
                return move
            if challenging.replies(table, seat):
                return await workers.reply(table, seat)
            return await workers.decide(table, seat, level)
        except Exception:
            self._in_vain[key] += 1
            raise

    async def _watch_clock(self, key: TaskKey) -> None:
        """Wait for a clock to run out; then the game's own default, or a bot.  TAB-07."""
        table = self._table
        if left := clocks.deadline(table, steady_ms()):
            await _until(steady_ms() + left)
        if table.rules.has_time_up(table.state.table):
            return await self._time_out(lambda table, now: playing.time_up(table, now))
        seat = next(s for s in clocks.running(table) if clocks.is_out(table, s, steady_ms()))
        move = await self._decision(key, table, seat, "latwy")
        return await self._time_out(lambda table, now: playing.decided(table, seat, move, now))

    async def _time_out(self, decide: Callable[[LiveTable, int], LiveTable]) -> None:
        def after(table: LiveTable) -> LiveTable:
            now = steady_ms()
            # Whose seat has gone to a bot by it is not asked any more.  TAB-113.
            return agreeing.reconsidered(decide(table, now), now)

        await self._actor.change(after)

    async def _give_notice(self, notice: waking.Notice) -> None:
        """Tell somebody who is away of their turn.  TAB-115.

        That it was done is stored first: so it is done once, whatever happens.
        """
        await _until(notice.at)
        whose: set[str] = set()

        def marked(table: LiveTable) -> LiveTable:
            after, chair = waking.given(table, notice), table.chairs[notice.seat]
            if after is not table and isinstance(chair, Sitter):
                whose.add(chair.person)
            return after

        await self._actor.change(marked)
        for person in whose - self._actor.audience.present():
            self._services.notify(self._table, notice, person)

    # Gathering

    async def _begin(self) -> None:
        """TAB-70."""
        present = self._actor.audience.present
        await self._actor.change(lambda table: gathering.begun(table, present(), steady_ms()))

    async def _make_room(self, person: str) -> None:
        """TAB-71."""
        await asyncio.sleep(gathering.ARRIVAL_SECONDS)
        await self._actor.change(lambda table: gathering.left(table, [person]))

    async def _send_robots(self, at: int) -> None:
        """TAB-72."""
        await asyncio.sleep(max(0, at - steady_ms()) / 1000)
        present = self._actor.audience.present
        await self._actor.change(lambda table: gathering.filled(table, present(), steady_ms()))

    async def _give_up(self, at: int) -> None:
        """TAB-114."""
        await _until(at)
        await self._actor.change(gathering.given_up)

    # Helping

    async def _work_out(
        self,
        key: TaskKey,
        seat: Seat,
        work: Callable[[LiveTable, Seat, int], Coroutine[Any, Any, wire.Helped | wire.HintGiven]],
    ) -> None:
        """Work something out for a seat, for that seat alone."""
        table = self._table
        told = await work(table, seat, table.history.last.number(seat))
        self._worked_out[key] = told
        for there in self._actor.audience.at_seat(self._table, seat):
            there.send(told)

    async def _help(self, table: LiveTable, seat: Seat, ply: int) -> wire.Helped:
        return wire.Helped(ply, await self._services.workers.help(table, seat))

    async def _hint(self, table: LiveTable, seat: Seat, ply: int) -> wire.HintGiven:
        """TAB-33."""
        move = await self._services.workers.hint(table, seat)
        view = table.rules.view(table.state, seat)
        return wire.HintGiven(ply, move, table.rules.in_words(view, move))

    def repeat(self, connection: Connection) -> None:
        """A newcomer gets what has already been worked out."""
        seat = self._table.seat_of(connection.person)
        for (_, _, whose, *_), told in self._worked_out.items():
            if seat is not None and whose == seat:
                connection.send(told)
        for key in self._troubled:
            self._repeat_trouble(connection, key)


def _is_left_to_people(table: LiveTable) -> bool:
    """Whether nothing can go on there by itself, as at most tables; asked at every move."""
    return (
        table.banks is None
        and table.slow is None
        and table.gathering is None
        and not table.hinted
        and table.help == "none"
        and not table.has_bots()
    )


async def _until(at: int) -> None:
    """Wait for a time, in milliseconds since 1970."""
    while (left := at - steady_ms()) > 0:  # noqa: ASYNC110 - nothing happens but time
        await asyncio.sleep(min(left / 1000, SLEEP_MOST))
