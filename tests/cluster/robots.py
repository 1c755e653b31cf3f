"""Robots as people at tables of every game, by whatever node: they keep their own log of it all.

Nothing they say is taken from a server's word about itself: what they decided, what was answered,
and what they were shown, each with its time.  `history` judges by that alone.
"""

import asyncio
import json
import random
import secrets
import time
from collections.abc import Sequence
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.protocol_client import Refused
from tests.support.packing import Unpacker, keep_up
from zaslonka import bots, games

ANSWER_SECONDS = 1.5
"""After which somebody tries another way: a node that stands still says nothing at all."""

LOST = (OSError, WebSocketException, TimeoutError)
OPEN, BOT = {"type": "open"}, {"type": "bot", "level": "latwy"}
MOVES = 40
"""Of each at a table; then they begin another."""


class Log:
    """What one person did and saw at one table."""

    def __init__(self, table: str, seat: int) -> None:
        self.table, self.seat = table, seat
        self.seen: dict[int, Any] = {}  # by ply, as it was first shown
        self.changed: list[tuple[int, Any, Any]] = []  # shown otherwise later: must be empty
        self.acknowledged: list[tuple[int, Any]] = []  # the ply that each answered move made
        self.is_open = False  # a move is decided and not answered
        self.final: list[Any] = []  # the whole log, asked for at the end
        self.answers: list[tuple[float, float]] = []  # when a move was first said, how long it took
        self.lost: list[tuple[float, float]] = []  # when a connection was lost, for how long

    def own(self) -> list[int]:
        """The plies of this person's own moves."""
        return [ply for ply in sorted(self.seen) if self.seen[ply]["by"] == self.seat]

    def see(self, entry: Any) -> None:
        ply = entry["ply"]
        if ply in self.seen and self.seen[ply] != entry:
            self.changed.append((ply, self.seen[ply], entry))
        self.seen.setdefault(ply, entry)


class Robot:
    """A person with a token, who comes by any of the nodes."""

    def __init__(self, bases: Sequence[str], name: str, seed: object) -> None:
        self.bases, self.name = bases, name
        self.dice = random.Random(str(seed))
        self.token = ""
        # Of their own: what one address may do is bounded, and these are many people.
        self.address = "127." + ".".join(str(self.dice.randrange(1, 250)) for _ in range(3))
        self.socket: ClientConnection | None = None
        self.position: Any = None
        self.table: Any = None
        self._unpacker = Unpacker()
        self._answers: dict[str, Any] = {}

    async def ask(self, method: str, path: str, body: Any = None, until: float = 60.0) -> Any:
        """A request, by any node, until one answers."""
        deadline = time.monotonic() + until
        while True:
            base = self.dice.choice(self.bases)
            try:
                return await asyncio.to_thread(self._ask, base, method, path, body)
            except Refused as refused:
                if refused.status not in (502, 503) or time.monotonic() > deadline:
                    raise
            except (OSError, HTTPException):
                if time.monotonic() > deadline:
                    raise
            await asyncio.sleep(0.1)

    def _ask(self, base: str, method: str, path: str, body: Any) -> Any:
        server = base.removeprefix("http://")
        connection = HTTPConnection(server, timeout=10, source_address=(self.address, 0))
        with closing(connection):
            headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
            connection.request(method, path, json.dumps(body), headers)
            answer = connection.getresponse()
            said = json.loads(answer.read() or b"null")
            if answer.status >= 400:
                raise Refused(answer.status, said)
            return said

    async def become(self) -> None:
        self.token = (await self.ask("POST", "/api/people", {"name": self.name}))["token"]

    # At a table

    async def come(self, table: str, log: Log | None, since: int | None = None) -> None:
        """Connect by any node, again and again, until one is let in."""
        while True:
            try:
                await self.leave()
                await self._come(table, log, since)
                return
            except LOST:
                await asyncio.sleep(0.2 * (0.5 + self.dice.random()))

    async def come_back(self, table: str, log: Log | None) -> None:
        lost = time.monotonic()
        await self.come(table, log)
        if log is not None:
            log.lost.append((lost, time.monotonic() - lost))

    async def _come(self, table: str, log: Log | None, since: int | None) -> None:
        address = "ws" + self.dice.choice(self.bases).removeprefix("http") + "/ws"
        self.socket = await connect(
            address,
            open_timeout=ANSWER_SECONDS,
            close_timeout=0.2,
            compression=None,
            local_addr=(self.address, 0),
        )
        if since is None:
            since = max(log.seen, default=0) if log else 0
        hello = {"type": "hello", "table": table, "token": self.token or None, "since": since}
        await self.socket.send(json.dumps(hello))
        self._unpacker, self.position = Unpacker(), None
        welcome = await self.hear(log)
        if welcome["type"] != "welcome":
            assert welcome.get("code") == "not_ready", welcome
            raise ConnectionError("not now")

    async def leave(self) -> None:
        if self.socket is not None:
            socket, self.socket = self.socket, None
            await socket.close()

    async def hear(self, log: Log | None, seconds: float = ANSWER_SECONDS) -> Any:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        message = self._unpacker.read(str(text))
        kind = message["type"]
        if kind == "welcome":
            self.you, self.table, self.position = (
                message[part] for part in ("you", "table", "position")
            )
            entries = message["log"]
        elif kind == "ply":
            keep_up(self.position["view"], message["changes"])
            self.position["ply"] = message["entry"]["ply"]
            self.position["offers"] = message["offers"]
            entries = [message["entry"]]
        else:
            entries = []
            if kind == "table":
                self.you, self.table = message["you"], message["table"]
            elif message.get("id") is not None:
                self._answers[message["id"]] = message
        if log is not None:
            for entry in entries:
                log.see(entry)
        return message

    async def say(self, table: str, log: Log | None, kind: str, **fields: Any) -> Any:
        """A command under one id, said again by other nodes until it is answered."""
        command = secrets.token_hex(8)
        first = time.monotonic()
        while True:
            try:
                if self.socket is None:
                    raise ConnectionError
                await self.socket.send(json.dumps({"type": kind, "id": command, **fields}))
                until = time.monotonic() + ANSWER_SECONDS
                while command not in self._answers:
                    await self.hear(log, max(0.01, until - time.monotonic()))
                answer = self._answers.pop(command)
                if answer.get("code") not in ("not_ready", "too_fast"):
                    if log is not None:
                        log.answers.append((first, time.monotonic() - first))
                    return answer
                await asyncio.sleep(0.1)
            except LOST:
                await self.come_back(table, log)

    def decide(self) -> Any:
        """Any move that the game takes, by its own rules and what this seat sees."""
        rules = games.get(self.table["game"])
        view = msgspec.convert(self.position["view"], rules.seat_view_type)
        return msgspec.to_builtins(bots.any_move(rules, view, self.dice.randbytes(32)))

    async def play(self, log: Log, stop: asyncio.Event, pause: float) -> None:
        """Play until the game is over, or long enough."""
        for _ in range(MOVES):
            if not await self._turn(log, stop):
                return
            await asyncio.sleep(pause * self.dice.uniform(0.5, 1.5))
            move, before = self.decide(), len(log.own())
            log.is_open = True
            answer = await self.say(log.table, log, "move", move=move)
            log.is_open = False
            if answer["type"] == "refused":
                continue  # a clause was against it, which is an answer too
            assert answer["type"] == "done", answer
            ply = next(iter(log.own()[before:]), 0)
            log.acknowledged.append((ply, log.seen.get(ply)))

    async def _turn(self, log: Log, stop: asyncio.Event) -> bool:
        """Wait for one's turn; False if there is none any more."""
        while not stop.is_set():
            if self.socket is None:
                await self.come(log.table, log)
            if self.table["phase"] == "over":
                return False
            if self.position and self.position["offers"]:
                return True
            try:
                await self.hear(log, 5.0)
            except TimeoutError:
                await self.come(log.table, log)  # perhaps nobody tells us any more
            except LOST:
                await self.come_back(log.table, log)
        return False
