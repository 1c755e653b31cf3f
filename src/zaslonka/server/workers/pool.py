"""Thinking, away from the event loop: bots, help and judges, in worker processes.

A worker is given a view as JSON and nothing else; what it is not given it cannot tell.
"""

import asyncio
import contextlib
import multiprocessing
import multiprocessing.connection
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import (
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from functools import partial
from typing import Any

import msgspec

from zaslonka import bots, games
from zaslonka.bots import endpoint
from zaslonka.bots.endpoint import Endpoint
from zaslonka.kernel import AnySeatView, Seat
from zaslonka.kernel.levels import Help, Level
from zaslonka.kernel.story import Measure, Moment
from zaslonka.kernel.talk import Opinion
from zaslonka.server.workers.turns import Turns
from zaslonka.table.hints import ADVISER
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import dealt_from
from zaslonka.table.seeds import bot_seed

WORKERS = max(1, min(4, (os.cpu_count() or 2) - 1))
AT_ONCE = WORKERS + 1
"""Questions given to the workers: one each, and the next so that none is idle meanwhile."""

ATTEMPTS = 2
"""After which whoever asked waits a while, and asks again."""

QUESTION_SECONDS = 30.0
"""After which a worker is taken to hang; most answer in a tenth of a second."""

WAKING_SECONDS = 120.0
"""The same for workers that have not answered anything yet: they may still be starting."""

CLOSING_SECONDS = 5.0

MODELS_AT_ONCE = 8
"""Calls to a language model; while so many wait for it, the house's own bot moves."""


class Unanswered(Exception):
    """No worker could answer now; another time one may."""


class Crew:
    """Workers that were started together, and how many questions they have."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self.busy = 0
        self.awake = False  # has answered something

    def end(self, *, timeout: float = 0.0) -> None:
        """Stop them all; who does not stop in time, hanging or stopped, is killed."""
        # What `shutdown` forgets; a pool of threads has none.
        running = list((getattr(self.executor, "_processes", None) or {}).values())
        self.executor.shutdown(wait=False, cancel_futures=True)
        until = time.monotonic() + timeout
        for process in running:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()


class Workers:
    """The processes that think for every table; new ones are started when they break down."""

    def __init__(self, start: Callable[[], Executor], endpoint: Endpoint | None = None) -> None:
        self._start = start
        self._crew = Crew(start())
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
        said = await self._ask("opinion", table.id, _opine, *about)
        opinions: tuple[Opinion, ...] = msgspec.json.decode(said, type=tuple[Opinion, ...])
        return opinions

    async def reply(self, table: LiveTable, seat: Seat) -> Any:
        """What a seat beside the solver's does in a challenge: no bot, but part of the task."""
        about = table.game, msgspec.json.encode(table.state), seat, dealt_from(table)
        said = await self._ask("reply", table.id, _reply, *about)
        return msgspec.json.decode(said, type=table.rules.move_type)

    async def hint(self, table: LiveTable, seat: Seat) -> Any:
        """The move to advise a person on this seat: the best bot's own, and always the same."""
        return await self._decide("hint", table, seat, ADVISER)

    async def help(self, table: LiveTable, seat: Seat) -> msgspec.Raw:
        """What the table's help level works out for this seat."""
        about = table.game, _seen(table, seat), table.help
        return msgspec.Raw(await self._ask("help", table.id, _help, *about))

    async def advise(self, table: LiveTable, seat: Seat, about: str) -> msgspec.Raw:
        """What the game's judge says of something a seat thinks of saying."""
        if table.rules.judge is None:
            raise msgspec.ValidationError(f"{table.game} has no judge")
        seen = _seen(table, seat)
        return msgspec.Raw(await self._ask("advice", table.id, _advise, table.game, seen, about))

    async def measure(self, game: str, moment: Moment) -> Measure | None:
        """What a move in a finished game was worth to its mover."""
        rules, seat = games.get(game), moment.seat
        about = (moment.move, *(rules.view(s, seat) for s in (moment.before, moment.after)))
        worth = await self._ask("story", game, _measure, game, *map(msgspec.json.encode, about))
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

    def close(self) -> None:
        self._crew.end(timeout=CLOSING_SECONDS)
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
        move = await self._ask(f"{kind} of {table.game}", table.id, _decide, *about)
        return msgspec.json.decode(move, type=table.rules.move_type)

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
            timeout = QUESTION_SECONDS if crew.awake else WAKING_SECONDS
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
        while self._crew.busy < AT_ONCE and (turn := self._turns.take()) is not None:
            if not turn.done():
                self._crew.busy += 1
                turn.set_result(self._crew)

    def _freed(self, crew: Crew) -> None:
        crew.busy -= 1
        self._go_on()

    def _replace(self, crew: Crew) -> None:
        """Start new workers; of all who notice that the old ones are of no use, one does."""
        if self._crew is crew:
            self._crew = Crew(self._start())
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


def processes() -> Executor:
    """A few processes that end with this one, and have already read what they will need."""
    pool = ProcessPoolExecutor(
        WORKERS, mp_context=multiprocessing.get_context("spawn"), initializer=_wake_up
    )
    for _ in range(WORKERS):
        pool.submit(os.getpid)
    return pool


def prepare_judges() -> None:
    """Have them read their dictionaries before anybody waits for them."""
    for game in map(games.get, games.names()):
        if game.judge is not None:
            game.judge.prepare()


def _seen(table: LiveTable, seat: Seat) -> bytes:
    return msgspec.json.encode(table.rules.view(table.state, seat))


# In a worker


def _wake_up() -> None:
    prepare_judges()
    if (parent := multiprocessing.parent_process()) is not None:
        # A server killed outright cannot stop its workers: they see it go.
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _decide(game: str, seen: bytes, level: Level, seed: bytes) -> bytes:
    return msgspec.json.encode(bots.decide(game, _view(game, seen), level, seed))


def _opine(game: str, seen: bytes, level: Level, seed: bytes) -> bytes:
    bot = games.get(game).bot
    opine = None if bot is None else bot.opine
    assert opine is not None, "`manners.defers` has asked whether there is one"
    return msgspec.json.encode(opine(_view(game, seen), level, seed))


def _reply(game: str, state: bytes, seat: Seat, seed: bytes) -> bytes:
    rules = games.get(game)
    assert rules.challenge is not None, "only where there is one somebody replies in it"
    whole = msgspec.json.decode(state, type=rules.state_type)
    return msgspec.json.encode(rules.challenge.reply(whole, seat, seed))


def _help(game: str, seen: bytes, level: Help) -> bytes:
    beliefs = games.get(game).beliefs
    work_out = None if beliefs is None else beliefs.of(level)
    assert work_out is not None, "the table offers no help that the game does not have"
    return msgspec.json.encode(work_out(_view(game, seen)))


def _advise(game: str, seen: bytes, about: str) -> bytes:
    judge = games.get(game).judge
    assert judge is not None, "`advise` has asked whether there is one"
    return msgspec.json.encode(judge.advise(_view(game, seen).table, about))


def _measure(game: str, move: bytes, before: bytes, after: bytes) -> bytes:
    rules = games.get(game)
    assert rules.meter is not None, "only what can be measured is"
    made = msgspec.json.decode(move, type=rules.move_type)
    return msgspec.json.encode(rules.meter(_view(game, before), made, _view(game, after)))


def _view(game: str, seen: bytes) -> AnySeatView:
    view: AnySeatView = msgspec.json.decode(seen, type=games.get(game).seat_view_type)
    return view
