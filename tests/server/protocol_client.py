"""A client written from docs/protocol.md alone: no import from the product.

It plays legal moves as they are offered, keeps its view by the changes it is sent, and
repeats after a lost connection what was not answered.
"""

import json
import random
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support.example import EXAMPLE
from tests.support.packing import Unpacker, keep_up

Json = Any

TIMEOUT_SECONDS = 60
"""For an answer; the machines that run tests are busy."""


class Refused(Exception):
    """The server would not: the status and the problem it gave."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(status, problem)
        self.status = status
        self.problem = problem


def call(base: str, method: str, path: str, body: Json = None, token: str | None = None) -> Json:
    """One request of the HTTP API."""
    request = urllib.request.Request(base + path, method=method)
    if token is not None:
        request.add_header("Authorization", f"Bearer {token}")
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(request, data, timeout=TIMEOUT_SECONDS) as answer:
            text = answer.read()
    except urllib.error.HTTPError as error:
        with error:
            raise Refused(error.code, json.loads(error.read())) from None
    return json.loads(text) if text else None


def new_token(base: str, name: str) -> str:
    token: str = call(base, "POST", "/api/people", {"name": name})["token"]
    return token


def nonce() -> str:
    return secrets.token_hex(16)


def new_table(base: str, token: str, seats: list[Json], **more: Json) -> str:
    body = {"game": EXAMPLE, "seats": seats, "nonce": nonce(), **more}
    table: str = call(base, "POST", "/api/tables", body, token)["id"]
    return table


class Client:
    """One connection to one table, and everything it was told."""

    def __init__(
        self,
        base: str,
        table: str,
        token: str | None = None,
        since: int = 0,
        company: Sequence[str | None] = (),
    ) -> None:
        self.base, self.table_id, self.token, self.company = base, table, token, company
        self.frames: list[str] = []  # every frame as it came
        self._unpacker = Unpacker()
        self.log: list[Json] = []
        self.helps: list[Json] = []
        self.hints: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.position: Json = None
        self.socket: ClientConnection | None = None
        self._held = ExitStack()
        self.open(since)

    def open(self, since: int) -> None:
        self.close()
        address = "ws" + self.base.removeprefix("http") + "/ws"
        self.socket = self._held.enter_context(
            connect(address, open_timeout=TIMEOUT_SECONDS, close_timeout=1, compression=None)
        )
        hello = {"type": "hello", "table": self.table_id, "token": self.token, "since": since}
        self._say({**hello, "company": self.company} if self.company else hello)
        self.take()

    def close(self) -> None:
        self._held.close()
        self.socket = None

    # Reading

    def take(self, timeout: float = TIMEOUT_SECONDS) -> Json:
        """Read one frame and keep up with it."""
        assert self.socket is not None
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message = self._unpacker.read(text)
        kind = message["type"]
        if kind == "welcome":
            self.you, self.table = message["you"], message["table"]
            self.position, self.note = message["position"], message["note"]
            self.talk, self.marks = message["talk"], message["marks"]
            self.lesson = message["lesson"]
            self.log += message["log"]
        elif kind == "table":
            self.you, self.table = message["you"], message["table"]
        elif kind == "ply":
            self._keep_up(message)
        elif kind == "help":
            self.helps.append(message)
        elif kind == "hint":
            self.hints.append(message)
        elif kind == "note":
            self.note = message["note"]
        elif kind == "talk":
            self.talk.append(message["line"])
        elif kind == "marks":
            self.marks = message["marks"]
        elif kind == "lesson":
            self.lesson = message["lesson"]
        elif message.get("id") is not None:
            self.answers[message["id"]] = message
        return message

    def take_until(self, happened: Callable[[], bool]) -> None:
        while not happened():
            self.take()

    def _keep_up(self, message: Json) -> None:
        self.log.append(message["entry"])
        position = self.position
        keep_up(position["view"], message["changes"])
        position["ply"] = message["entry"]["ply"]
        for field in ("offers", "waiting", "times", "open"):
            position[field] = message[field]

    # Saying

    def _say(self, message: Json) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def ask(self, kind: str, *, under: str | None = None, **fields: Json) -> Json:
        """Send a command, under an id of its own if not told one, and read until it is answered."""
        command = under or secrets.token_hex(8)
        self.answers.pop(command, None)
        self._say({"type": kind, "id": command, **fields})
        self.take_until(lambda: command in self.answers)
        return self.answers[command]

    def do(self, kind: str, **fields: Json) -> None:
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer

    # Playing

    @property
    def seat(self) -> int:
        seat: int = self.you["seat"]
        return seat

    @property
    def over(self) -> bool:
        return bool(self.table["phase"] == "over")

    @property
    def my_turn(self) -> bool:
        return bool(self.position and self.position["offers"])

    def choose(self, dice: random.Random) -> Json:
        """A move that is offered, now and then a guess; a guess if nothing else is left."""
        offers = {offer["kind"]: offer["moves"] for offer in self.position["offers"]}
        listed = [move for moves in offers.values() for move in moves or ()]
        unlisted = [kind for kind, moves in offers.items() if moves is None]
        if unlisted and (not listed or dice.random() < 0.05):
            return {"type": unlisted[0], "code": self._code(dice)}
        return dice.choice(listed)

    def _code(self, dice: random.Random) -> Json:
        """Tiles in order, as the table's help leaves them possible, or else any but one's own."""
        view = self.position["view"]
        own = view["hand"]["code"]
        places = [[f"{digit}{colour}" for digit in range(10) for colour in "bw" if digit != 5]]
        places *= view["table"]["tiles"]
        if self.table["help"] == "facts":
            self.take_until(lambda: self._helped() is not None)
            places = self._helped()
        while True:
            code = [dice.choice(tiles) for tiles in places]
            exist = all((code + own).count(tile) <= 1 + (tile == "5g") for tile in code)
            if code == sorted(code) and exist:
                return code

    def _helped(self) -> Json:
        """What is possible at each place of the other screen, or of the middle, as of now."""
        if not self.helps or self.helps[-1]["ply"] != self.position["ply"]:
            return None
        return self.helps[-1]["help"][-1]["places"]

    def play_on(self, dice: random.Random) -> None:
        """Play whenever it is one's turn, until the game is over."""
        while not self.over:
            if self.my_turn:
                self.ask("move", move=self.choose(dice))
            else:
                self.take()


__all__ = ["Client", "ConnectionClosed", "Refused", "call", "new_table", "new_token", "nonce"]
