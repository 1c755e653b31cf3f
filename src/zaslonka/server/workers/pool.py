"""Thinking, away from the event loop: bots, help and judges, in worker processes.

A worker is given a view as JSON and nothing else; what it is not given it cannot tell.
"""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from zaslonka import bots, games
from zaslonka.bots import endpoint
from zaslonka.bots.endpoint import Endpoint
from zaslonka.kernel import Seat
from zaslonka.kernel.levels import Level
from zaslonka.kernel.story import Measure, Moment
from zaslonka.kernel.talk import Opinion
from zaslonka.server.workers import questions
from zaslonka.server.workers.crew import WORKERS, Crew, Joined
from zaslonka.server.workers.turns import Turns
from zaslonka.table.hints import ADVISER
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import dealt_from
from zaslonka.table.seeds import bot_seed

ATTEMPTS = 2
"""After which whoever asked waits a while, and asks again."""

CLOSING_SECONDS = 5.0

MODELS_AT_ONCE = 8
"""Calls to a language model; while so many wait for it, the house's own bot moves."""


class Unanswered(Exception):
    """No worker could answer now; another time one may."""


class Workers:
    """The processes that think for every table; new ones are started when they break down.

    ``many`` of them are this process's own; others join and leave.
    """

    def __init__(
        self,
        start: Callable[[], Executor],
        endpoint: Endpoint | None = None,
        many: int = WORKERS,
    ) -> None:
        self._start, self._many = start, many
        self._own = Crew(start(), many) if many else None
        self._joined: list[Joined] = []
        self._turns: Turns[asyncio.Future[Crew]] = Turns()
        self._endpoint = endpoint
        # Of their own: a slow model must not take the threads that read the store.
        self._models = ThreadPoolExecutor(MODELS_AT_ONCE, "model") if endpoint else None
        self._calls = 0

    async def decide(self, table: LiveTable, seat: Seat, level: Level) -> Any:
        """The move a bot on this seat makes."""
        if level == endpoint.LEVEL and (said := await self._model(table, seat)) is not None:
            return said
        return await self._decide(f"bot {level}", table, seat, level)

    async def stand_in(self, table: LiveTable, seat: Seat, level: Level) -> Any:
        """The move of a bot that cannot decide here: a lower level's, or else any.  TAB-48."""
        for lower in bots.lower(level):
            with contextlib.suppress(Exception):
                return await self._decide(f"bot {lower}", table, seat, lower)
        # By this process: it may be the workers that are at fault.
        view = table.rules.view(table.state, seat)
        return bots.any_move(table.rules, view, bot_seed(table.seed, seat))

    async def opine(self, table: LiveTable, seat: Seat, level: Level) -> tuple[Opinion, ...]:
        """What the bot on this seat thinks of a decision that it leaves to others.  TAB-60."""
        about = table.game, _seen(table, seat), level, bot_seed(table.seed, seat)
        said = await self._ask("opinion", table.id, questions.opine, *about)
        opinions: tuple[Opinion, ...] = msgspec.json.decode(said, type=tuple[Opinion, ...])
        return opinions

    async def reply(self, table: LiveTable, seat: Seat) -> Any:
        """What a seat beside the solver's does in a challenge: no bot, but part of the task."""
        about = table.game, msgspec.json.encode(table.state), seat, dealt_from(table)
        said = await self._ask("reply", table.id, questions.reply, *about)
        return msgspec.json.decode(said, type=table.rules.move_type)

    async def hint(self, table: LiveTable, seat: Seat) -> Any:
        """The move to advise a person on this seat: the best bot's own, and always the same."""
        return await self._decide("hint", table, seat, ADVISER)

    async def help(self, table: LiveTable, seat: Seat) -> msgspec.Raw:
        """What the table's help level works out for this seat."""
        about = table.game, _seen(table, seat), table.help
        return msgspec.Raw(await self._ask("help", table.id, questions.help_, *about))

    async def advise(self, table: LiveTable, seat: Seat, about: str) -> msgspec.Raw:
        """What the game's judge says of something a seat thinks of saying."""
        if table.rules.judge is None:
            raise msgspec.ValidationError(f"{table.game} has no judge")
        seen = _seen(table, seat)
        return msgspec.Raw(
            await self._ask("advice", table.id, questions.advise, table.game, seen, about)
        )

    async def measure(self, game: str, moment: Moment) -> Measure | None:
        """What a move in a finished game was worth to its mover."""
        rules, seat = games.get(game), moment.seat
        about = (moment.move, *(rules.view(s, seat) for s in (moment.before, moment.after)))
        worth = await self._ask(
            "story", game, questions.measure, game, *map(msgspec.json.encode, about)
        )
        measure: Measure | None = msgspec.json.decode(worth, type=Measure | None)
        if measure is None or measure.best is None:
            return measure
        best = msgspec.convert(measure.best, rules.move_type)
        return msgspec.structs.replace(measure, best=best)

    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._turns)

    def longest_wait(self) -> float:
        """Seconds for which the oldest of them has waited."""
        return self._turns.longest()

    async def awake(self) -> None:
        """Until the first worker can answer."""
        await self._ask("waking", "", bytes)

    # Thinkers

    def join(self, executor: Executor, many: int) -> Joined:
        """Have workers elsewhere think too, until they are lost or `left`."""
        crew = Joined(executor, many)
        self._joined.append(crew)
        self._go_on()
        return crew

    def left(self, crew: Joined) -> None:
        """They are gone: what they had not answered is asked again elsewhere."""
        self._replace(crew)

    def joined(self) -> int:
        """How many workers elsewhere there are."""
        return sum(crew.many for crew in self._joined if not crew.is_leaving)

    def close(self) -> None:
        for crew in self._joined:
            crew.end()
        if self._own is not None:
            self._own.end(timeout=CLOSING_SECONDS)
        if self._models is not None:
            self._models.shutdown(wait=False, cancel_futures=True)

    async def _model(self, table: LiveTable, seat: Seat) -> Any | None:
        """What a language model says, if one is asked, has time and knows a move."""
        if self._endpoint is None or self._models is None or self._calls >= MODELS_AT_ONCE:
            return None
        about = self._endpoint, table.game, _seen(table, seat)
        self._calls += 1
        call = self._models.submit(endpoint.decide, *about)
        call.add_done_callback(_on_this_loop(self._called))
        # A model that sends its answer byte by byte never times out by itself.
        waiting = asyncio.wrap_future(call)
        await asyncio.wait((waiting,), timeout=self._endpoint.seconds + 1)
        return waiting.result() if waiting.done() else None

    def _called(self) -> None:
        self._calls -= 1

    async def _decide(self, kind: str, table: LiveTable, seat: Seat, level: Level) -> Any:
        about = table.game, _seen(table, seat), level, bot_seed(table.seed, seat)
        # Masters of one game think a hundred times as long as those of another.
        move = await self._ask(f"{kind} of {table.game}", table.id, questions.decide, *about)
        return msgspec.json.decode(move, type=table.rules.move_type)

    async def ask(self, kind: str, table: str, name: str, *about: Any) -> bytes:
        """What is asked by its name, for somebody on another machine."""
        return await self._ask(kind, table, questions.BY_NAME[name], *about)

    async def _ask(
        self, kind: str, table: str, question: Callable[..., bytes], *about: Any
    ) -> bytes:
        for _ in range(ATTEMPTS):
            crew = await self._turn(kind, table)
            try:
                return await self._answer(crew, question, *about)
            except BrokenExecutor:
                # A worker died (killed, out of memory).
                self._replace(crew)
        raise Unanswered("workers die again and again over one question")

    async def _answer(self, crew: Crew, question: Callable[..., bytes], *about: Any) -> bytes:
        try:
            asked = crew.executor.submit(question, *about)
        except BaseException:
            self._freed(crew)
            raise
        # Whoever asked may not wait any more; the worker is free when it has answered.
        asked.add_done_callback(_on_this_loop(partial(self._freed, crew)))
        answer = asyncio.wrap_future(asked)
        try:
            timeout = crew.seconds()
            await asyncio.wait((answer,), timeout=timeout)
            if not answer.done():
                self._replace(crew)
                raise Unanswered(f"a worker has hung for {timeout} seconds")
            crew.awake = True
            return answer.result()
        finally:
            answer.cancel()

    # Turns

    async def _turn(self, kind: str, table: str) -> Crew:
        """Wait until it is this question's turn, with workers that have time for it."""
        mine: asyncio.Future[Crew] = asyncio.get_running_loop().create_future()
        self._turns.put(kind, table, mine)
        self._go_on()
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._freed(mine.result())
            else:
                self._turns.drop(kind, table, mine)
            raise

    def _go_on(self) -> None:
        while (crew := self._idlest()) is not None and (turn := self._turns.take()) is not None:
            if not turn.done():
                crew.busy += 1
                turn.set_result(crew)

    def _idlest(self) -> Crew | None:
        """Who has most time; thinkers before workers here, where people are served."""
        crews = (*self._joined, *([] if self._own is None else [self._own]))
        free = (crew for crew in crews if crew.has_time())
        return min(free, key=lambda crew: crew.busy / crew.many, default=None)

    def _freed(self, crew: Crew) -> None:
        crew.busy -= 1
        self._go_on()

    def _replace(self, crew: Crew) -> None:
        """Start new workers; of all who notice that the old ones are of no use, one does.

        A thinker's own are its own affair: it comes again when it can.
        """
        if self._own is crew:
            self._own = Crew(self._start(), self._many)
        elif isinstance(crew, Joined) and crew in self._joined:
            self._joined.remove(crew)
        else:
            return
        crew.end()
        self._go_on()


def _on_this_loop(callback: Callable[[], None]) -> Callable[["Future[Any]"], None]:
    """Something to be called on the running loop when a thread or a process is done."""
    loop = asyncio.get_running_loop()

    def done(_: "Future[Any]") -> None:
        # When the loop has ended there is nobody left to tell.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(callback)

    return done


def _seen(table: LiveTable, seat: Seat) -> bytes:
    return msgspec.json.encode(table.rules.view(table.state, seat))
