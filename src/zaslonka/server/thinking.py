"""Thinking, away from the event loop: bots, help and judges, in worker processes.

A worker is given a view as JSON and nothing else; what it is not given it cannot tell.
"""

import asyncio
import importlib
import importlib.util
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Any

import msgspec

from zaslonka import bots, games, tales
from zaslonka.bots import endpoint
from zaslonka.bots.endpoint import Endpoint
from zaslonka.kernel import Seat, View
from zaslonka.table.hints import ADVISER
from zaslonka.table.info import Help, Level
from zaslonka.table.live import LiveTable
from zaslonka.table.seeds import bot_seed
from zaslonka.tales import Measure, Moment

WORKERS = max(1, min(4, (os.cpu_count() or 2) - 1))
ATTEMPTS = 5

HELP_FUNCTIONS: dict[Help, str] = {"facts": "facts", "full": "odds"}
"""What of a game's beliefs each level of help shows."""


class Thinkers:
    """The workers that think for every table; new ones are hired when they break down."""

    def __init__(self, hire: Callable[[], Executor], endpoint: Endpoint | None = None) -> None:
        self._hire = hire
        self._endpoint = endpoint
        self._executor = hire()

    async def decide(self, table: LiveTable, seat: Seat, level: Level) -> Any:
        """The move a bot on this seat makes."""
        if self._endpoint and level == endpoint.LEVEL:
            # In a thread: it only waits, and would keep a worker from thinking.
            about = self._endpoint, table.game, _seen(table, seat)
            if (said := await asyncio.to_thread(endpoint.decide, *about)) is not None:
                return said
        return await self._decide(table, seat, level)

    async def hint(self, table: LiveTable, seat: Seat) -> Any:
        """The move to advise a person on this seat: the house's own, and always the same."""
        return await self._decide(table, seat, ADVISER)

    async def help(self, table: LiveTable, seat: Seat) -> msgspec.Raw:
        """What the table's help level works out for this seat."""
        return msgspec.Raw(await self._ask(_help, table.game, _seen(table, seat), table.help))

    async def advise(self, table: LiveTable, seat: Seat, about: str) -> msgspec.Raw:
        """What the game's judge says of something a seat thinks of saying."""
        if judge_of(table.game) is None:
            raise msgspec.ValidationError(f"{table.game} has no judge")
        return msgspec.Raw(await self._ask(_advise, table.game, _seen(table, seat), about))

    async def measure(self, game: str, moment: Moment) -> Measure | None:
        """What a move in a finished game was worth to its mover."""
        rules, seat = games.get(game), moment.seat
        about = (moment.move, *(rules.view(s, seat) for s in (moment.before, moment.after)))
        worth = await self._ask(_measure, game, *map(msgspec.json.encode, about))
        measure: Measure | None = msgspec.json.decode(worth, type=Measure | None)
        if measure is None or measure.best is None:
            return measure
        best = msgspec.convert(measure.best, rules.move_type)
        return msgspec.structs.replace(measure, best=best)

    def close(self) -> None:
        self._executor.shutdown(cancel_futures=True)

    async def _decide(self, table: LiveTable, seat: Seat, level: Level) -> Any:
        seed = bot_seed(table.seed, seat)
        move = await self._ask(_decide, table.game, _seen(table, seat), level, seed)
        return msgspec.json.decode(move, type=table.rules.move_type)

    async def _ask(self, question: Callable[..., bytes], *about: Any) -> bytes:
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            executor = self._executor
            try:
                return await loop.run_in_executor(executor, question, *about)
            except BrokenExecutor:
                # A worker died (killed, out of memory).  Of all who notice, one hires anew.
                if self._executor is executor:
                    self._executor = self._hire()
        raise RuntimeError("workers die again and again over one question")


def processes() -> Executor:
    """A few processes that end with this one, and have already read what they will need."""
    pool = ProcessPoolExecutor(
        WORKERS, mp_context=multiprocessing.get_context("spawn"), initializer=_wake_up
    )
    for _ in range(WORKERS):
        pool.submit(os.getpid)
    return pool


def helps(game: str) -> tuple[Help, ...]:
    """The help levels a game can give."""
    beliefs = _beliefs(game)
    given = (level for level, function in HELP_FUNCTIONS.items() if hasattr(beliefs, function))
    return ("none", *given)


def judge_of(game: str) -> Any | None:
    """Who advises on what is said in a game, where it has such a judge."""
    name = f"zaslonka.games.{game}.judge"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def prepare_judges() -> None:
    """Have them read their dictionaries before anybody waits for them."""
    for judge in filter(None, map(judge_of, games.names())):
        judge.prepare()


def _seen(table: LiveTable, seat: Seat) -> bytes:
    return msgspec.json.encode(table.rules.view(table.state, seat))


# In a worker


def _wake_up() -> None:
    for name in games.names():
        importlib.import_module(f"zaslonka.games.{name}.bot")
    prepare_judges()
    if (parent := multiprocessing.parent_process()) is not None:
        # A server killed outright cannot stop its workers: they see it go.
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _decide(game: str, seen: bytes, level: Level, seed: bytes) -> bytes:
    return msgspec.json.encode(bots.decide(game, _view(game, seen), level, seed))


def _help(game: str, seen: bytes, level: Help) -> bytes:
    work_out = getattr(_beliefs(game), HELP_FUNCTIONS[level])
    return msgspec.json.encode(work_out(_view(game, seen)))


def _advise(game: str, seen: bytes, about: str) -> bytes:
    judge = judge_of(game)
    assert judge is not None
    return msgspec.json.encode(judge.advise_on(_view(game, seen).table, about))


def _measure(game: str, move: bytes, before: bytes, after: bytes) -> bytes:
    made = msgspec.json.decode(move, type=games.get(game).move_type)
    worth = tales.measured(game, _view(game, before), made, _view(game, after))
    return msgspec.json.encode(worth)


def _view(game: str, seen: bytes) -> View[Any, Any]:
    view: View[Any, Any] = msgspec.json.decode(seen, type=games.get(game).view_type)
    return view


def _beliefs(game: str) -> Any:
    return importlib.import_module(f"zaslonka.games.{game}.beliefs")
