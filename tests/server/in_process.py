"""The whole server without a network: its ASGI application in the event loop of a test.

Every frame and answer is what a socket would carry, only the socket is missing.  Who thinks for
bots thinks at once, and the clock stands until it is told to go on, so that two runs of the same
commands are the same to the byte.
"""

import asyncio
import json
import logging
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from starlette.types import ASGIApp

from tests.server.protocol_client import TIMEOUT_SECONDS
from tests.server.running import ROOMY, WATCHING
from tests.support.packing import read
from zaslonka.server.app import application
from zaslonka.server.operations import logs
from zaslonka.server.operations.settings import Settings
from zaslonka.server.tables import audience, chores
from zaslonka.server.tables.actor import Actor
from zaslonka.server.tables.chores import TROUBLE_AFTER
from zaslonka.store.collector import Collector, Done
from zaslonka.store.writer import Job, Outcome
from zaslonka.table.live import LiveTable

Json = Any

METRICS_TOKEN = WATCHING["Authorization"].removeprefix("Bearer ")

SERVER = "house", 80
BEGUN = 1_700_000_000_000
BEAT = 10_000_000
"""A bot's pace in milliseconds: so long that nothing else at a table sleeps as long."""
A_BEAT = BEAT / 2000
"""Seconds; whoever sleeps longer than this is a bot that waits for its beat."""


class AtOnce(Executor):
    """Does what is asked in the thread that asks; while it is ill, not before it was asked often.

    How often a question has failed is counted for that question alone: what is asked in secret
    must not change how others fare.
    """

    def __init__(self) -> None:
        self.is_ill = False
        self._failed: Counter[tuple[Any, ...]] = Counter()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        try:
            if self.is_ill and self._failed[fn, args] < TROUBLE_AFTER:
                self._failed[fn, args] += 1
                raise ZeroDivisionError("a worker at fault")
            done.set_result(fn(*args, **more))
        except Exception as error:
            done.set_exception(error)
        return done


class Answer(NamedTuple):
    """An answer over HTTP, as it is written down to be compared."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def __str__(self) -> str:
        head = " ".join(f"{name}={value}" for name, value in self.headers)
        return f"{self.status} {head} {len(self.body)} {self.body.decode()}"

    @property
    def json(self) -> Json:
        return json.loads(self.body)


class Guest:
    """One connection to one table, and every frame it was sent."""

    def __init__(self, house: "House", table: str, token: str | None, since: int) -> None:
        self.frames: list[str] = []
        self.answers: dict[str, Json] = {}
        self._came = asyncio.Event()
        self._says: asyncio.Queue[Json] = asyncio.Queue()
        self._says.put_nowait({"type": "websocket.connect"})
        self._say({"type": "hello", "table": table, "token": token, "since": since})
        scope = {"type": "websocket", "path": "/ws", "headers": [], "query_string": b""}
        scope |= {"client": ("127.0.0.1", 1), "scheme": "ws", "subprotocols": []}
        scope["server"] = SERVER
        self._stay = asyncio.ensure_future(house.app(scope, self._says.get, self._take))

    async def _take(self, message: Json) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
            answer = json.loads(message["text"])
            if answer.get("id") is not None:
                self.answers[answer["id"]] = answer
            self._came.set()

    def _say(self, message: Json) -> None:
        self._says.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, happened: Callable[[], bool]) -> None:
        while not happened():
            self._came.clear()
            await asyncio.wait_for(self._came.wait(), TIMEOUT_SECONDS)

    async def ask(self, kind: str, *, under: str, **fields: Json) -> Json:
        """Send a command and wait for its answer."""
        self._say({"type": kind, "id": under, **fields})
        await self.until(lambda: under in self.answers)
        return self.answers[under]

    async def do(self, kind: str, **fields: Json) -> None:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer

    def offers(self) -> list[Json]:
        """What this guest was last told it may do."""
        for frame in reversed(list(read(self.frames))):
            if frame["type"] in ("ply", "welcome"):
                offers: list[Json] = (frame.get("position") or frame).get("offers", [])
                return offers
        return []

    async def leave(self) -> None:
        self._says.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._stay


def set_clocks(
    patch: pytest.MonkeyPatch,
    now: Callable[[], int],
    clocks: Sequence[str] = ("clock_ms", "steady_ms"),
) -> None:
    """Have every clock of the server go by this one."""
    for name, module in list(sys.modules.items()):
        for clock in clocks:
            if name.startswith("zaslonka.") and hasattr(module, clock):
                patch.setattr(module, clock, now)


class House:
    """A server that runs, what it writes into its log, and the time on its wall."""

    app: ASGIApp

    def __init__(self, data: Path, patch: pytest.MonkeyPatch) -> None:
        self.settings = Settings(
            data=data,
            public_url="http://house",
            bot_pace=BEAT,
            limits=ROOMY,
            archive_after=90,
            tasks_after=None,
            puzzles_after=None,
            presence_pace=0,
            metrics_token=METRICS_TOKEN,
        )
        self.now = BEGUN
        self.ply = 0  # of the table that has changed last
        self.log: list[str] = []
        self.beats: list[str] = []  # for how long a bot waited before each ply that all were told
        self.workers = AtOnce()
        self._writing = 0  # changes on their way to the disk
        self._patch(patch)

    def _patch(self, patch: pytest.MonkeyPatch) -> None:
        set_clocks(patch, lambda: self.now)
        waited: list[str] = []
        sleep, tell = asyncio.sleep, Actor.tell

        async def sleeping(seconds: float, result: Any = None) -> Any:
            if seconds > A_BEAT:
                waited.append(f"{seconds:.0f} s")
                seconds = 0
            return await sleep(seconds, result)

        def telling(actor: Actor, before: LiveTable, *by: Any) -> None:
            tell(actor, before, *by)
            if actor.table.public_ply > before.public_ply:
                self.beats += waited[-1:]
            waited.clear()
            self.ply = actor.table.ply

        write = Collector.write

        def writing(collector: Collector, job: Job, done: Done) -> None:
            def told(outcome: Outcome) -> None:
                self._writing -= 1
                done(outcome)

            self._writing += 1
            write(collector, job, told)

        patch.setattr(Collector, "write", writing)
        patch.setattr(asyncio, "sleep", sleeping)
        patch.setattr(chores, "RETRY_FIRST", 0.0)
        # Else a busy machine would be seen in a beat, as a moment more of thinking.
        standing = SimpleNamespace(monotonic=lambda: self.now / 1000)
        patch.setattr(chores, "time", standing)
        patch.setattr(audience, "time", standing)
        patch.setattr(Actor, "tell", telling)
        self._sleep = sleep

    async def settle(self) -> None:
        """Wait until all that was begun is done, but for what waits for people or a clock."""
        idle = 0
        while idle < 40:
            # A disk may be slower than any number of turns of the loop.
            await self._sleep(0.001 if self._writing else 0)
            idle = 0 if self._writing else idle + 1

    async def reach(self, ply: int) -> None:
        """Wait until a table has come so far."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while self.ply < ply:
                await self._sleep(0.001)
        await self.settle()

    async def request(
        self, method: str, path: str, body: Json = None, token: str | None = None
    ) -> Answer:
        path, _, query = path.partition("?")
        if path == "/metrics":
            token = METRICS_TOKEN  # whoever looks, looks as the host would
        headers = [] if token is None else [(b"authorization", f"Bearer {token}".encode())]
        scope = {"type": "http", "method": method, "path": path, "query_string": query.encode()}
        scope |= {"headers": headers, "client": ("127.0.0.1", 1), "http_version": "1.1"}
        scope["server"] = SERVER
        asked = iter([{"type": "http.request", "body": json.dumps(body).encode() if body else b""}])
        came: list[Json] = []

        async def receive() -> Json:
            return next(asked, {"type": "http.disconnect"})

        async def send(message: Json) -> None:
            came.append(message)

        await self.app(scope, receive, send)
        head = sorted((name.decode(), value.decode()) for name, value in came[0]["headers"])
        text = b"".join(message.get("body", b"") for message in came[1:])
        return Answer(came[0]["status"], tuple(head), text)

    async def join(self, table: str, token: str | None = None, since: int = 0) -> Guest:
        guest = Guest(self, table, token, since)
        await guest.until(lambda: bool(guest.frames))
        return guest

    @contextmanager
    def writing_down(self) -> Iterator[None]:
        """What is logged meanwhile is in its log."""
        root, kept = logging.getLogger(), _Kept(self.log)
        level = root.level
        root.setLevel(logging.INFO)
        root.addHandler(kept)
        try:
            yield
        finally:
            root.removeHandler(kept)
            root.setLevel(level)


class _Kept(logging.Handler):
    """Keeps every line of the log but for the time in it."""

    def __init__(self, log: list[str]) -> None:
        super().__init__()
        self.setFormatter(logs.OneLine())
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        self._log.append(self.format(record))


@asynccontextmanager
async def in_process(data: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server for as long as the block lasts."""
    house = House(data, patch)
    house.app = app = application(house.settings, lambda: house.workers)
    async with app.router.lifespan_context(app):
        await house.settle()
        with house.writing_down():
            yield house
