"""Frames and requests by the grammar of the protocol, against a server on which others play.

Whatever comes is answered: below 500, in the shapes of the protocol, without a traceback in the
log, and without the server's memory growing with it.
"""

import http.client
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.protocol_client import Client, Refused, call, new_table, new_token, nonce
from tests.support.grammar import ODD, Grammar, encoded, spoiled
from zaslonka import games
from zaslonka.protocol import wire
from zaslonka.protocol.bodies import Problem

TIMEOUT_SECONDS = 60
FRAMES_AT_ONCE = 100
RARE = ("/api/replays", "/api/replays/story", "/api/lessons", "/api/tables/{id}/story")
"""Each costs a process or a game; one in so many requests is enough of them."""

UNDESCRIBED = ("/qr/{id}.svg", "/t/{id}", "/{id}", "/healthz", "/metrics", "/api/{id}")
"""What is served besides, to be got."""

BATCH_FRAMES = 100
"""Sent by one seed; then requests in proportion, and a move of those who play on."""

_told = msgspec.json.Decoder(wire.ServerMessage)
_problem = msgspec.json.Decoder(Problem)


@contextmanager
def besieged(data: Path, log: Path) -> Iterator[tuple[str, int]]:
    """A server without limits, its log in a file; its address and the id of its process."""
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.besieged", str(data)],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as server,
    ):
        assert server.stdout is not None
        try:
            base = server.stdout.readline().strip()
            call(base, "GET", "/healthz")
            yield base, server.pid
        finally:
            server.terminate()


def resident(process: int) -> int:
    """Bytes of memory that a process has."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * 4096


def faults(log: Path) -> list[str]:
    """The lines of a log that must not be there."""
    lines = log.read_text().splitlines()
    return [line for line in lines if "Traceback" in line or '"level":"error"' in line]


class Report(NamedTuple):
    frames: int
    requests: int
    moves: int  # of the game beside it
    faults: list[str]
    before: int  # bytes of memory, after a quarter of it
    after: int

    @property
    def growth(self) -> float:
        return self.after / self.before

    def told(self) -> str:
        grown = f"{self.before / 1e6:.0f} -> {self.after / 1e6:.0f} MB"
        done = f"{self.frames} frames, {self.requests} requests, {self.moves} moves beside them"
        return f"{done}; {len(self.faults)} faults; {grown}"


def lay_siege(
    directory: Path,
    frames: int,
    requests: int,
    first_seed: int = 0,
    tell: Callable[[str], object] = lambda _: None,
) -> Report:
    """So many of both, a batch a seed, so that a batch that fails can be sent again.

    How far it has come is told a hundred times.
    """
    log = directory / "log"
    with besieged(directory / "data", log) as (base, process):
        siege = Siege(base)
        batches = -(-frames // BATCH_FRAMES)
        before = 0
        for number in range(batches):
            dice = random.Random(first_seed + number)
            while siege.frames < (number + 1) * BATCH_FRAMES:
                siege.send_frames(dice)
            while siege.requests < (number + 1) * requests / batches:
                siege.send_request(dice)
            siege.play_on(dice)
            if number == batches // 4:
                before = resident(process)
            if number * 100 // batches < (number + 1) * 100 // batches:
                tell(f"{siege.frames:,} frames, {resident(process) / 1e6:.0f} MB")
        after = resident(process)
        siege.close()
        call(base, "GET", "/healthz")
    return Report(siege.frames, siege.requests, siege.moves, faults(log), before, after)


class Siege:
    """People of ill will, and two who play on beside them."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.frames = self.requests = self.moves = 0
        self._document = call(base, "GET", "/api/openapi.json")
        self._tables: dict[str, str] = {}  # a table of each game
        self._tokens = [new_token(base, "Zły") for _ in range(4)]
        self._sockets: dict[str, ClientConnection] = {}
        self._http = http.client.HTTPConnection(urlsplit(base).netloc, timeout=TIMEOUT_SECONDS)
        self._good = [new_token(base, name) for name in ("Ola", "Jan")]
        self._players: list[Client] = []

    def close(self) -> None:
        for player in self._players:
            player.close()
        for name in list(self._sockets):
            self._leave(name)
        self._http.close()

    # Those who play on

    def play_on(self, dice: random.Random) -> None:
        """One more move of a game that nobody disturbs."""
        if not self._players or self._players[0].over:
            for player in self._players:
                player.close()
            table = new_table(self.base, self._good[0], [{"type": "open"}] * 2)
            ola, jan = (Client(self.base, table, token) for token in self._good)
            jan.do("sit", seat=1, nonce=nonce())
            ola.do("start")
            self._players = [ola, jan]
        for player in self._players:
            player.take_until(lambda player=player: player.position is not None)  # type: ignore[misc]
        known = max(player.position["ply"] for player in self._players)
        for player in self._players:
            player.take_until(lambda player=player: player.position["ply"] >= known)  # type: ignore[misc]
        mover = next((player for player in self._players if player.my_turn), None)
        if mover is None:
            # That it is over is told after its last ply; one that is stuck is waited for in vain.
            ola = self._players[0]
            ola.take_until(lambda: ola.over)
            return
        answer = mover.ask("move", move=mover.choose(dice))
        assert answer["type"] in ("done", "refused"), answer
        self.moves += answer["type"] == "done"

    # Frames

    def send_frames(self, dice: random.Random, count: int = FRAMES_AT_ONCE) -> None:
        """So many frames to one table, and every answer in the shapes of the protocol."""
        game = dice.choice(games.names())
        table = self._table(game)
        grammar = self._grammar(game, table, dice)
        socket = self._join(game, table, dice)
        if socket is None:
            return
        self.frames += count
        try:
            for _ in range(count):
                frame = grammar.named("ClientMessage", dice)
                if dice.random() < 0.4:
                    frame = spoiled(frame, dice)
                data = encoded(frame, dice)
                with suppress(UnicodeDecodeError):
                    socket.send(data if dice.random() < 0.1 else data.decode())
            socket.send(json.dumps({"type": "vote", "id": "the-last-one", "yes": False}))
            while (
                getattr(_told.decode(socket.recv(timeout=TIMEOUT_SECONDS)), "id", "")
                != "the-last-one"
            ):
                pass
        except ConnectionClosed:
            self._leave(game)
        if dice.random() < 0.25:
            self._leave(game)

    def _join(self, game: str, table: str, dice: random.Random) -> ClientConnection | None:
        if game not in self._sockets:
            address = "ws" + self.base.removeprefix("http") + "/ws"
            socket = connect(
                address, open_timeout=TIMEOUT_SECONDS, compression=None, close_timeout=1
            )
            with suppress(InvalidStatus):
                self._sockets[game] = socket.__enter__()
                hello = {"type": "hello", "table": table, "since": dice.choice((0, 1, 10**9))}
                token = dice.choice((*self._tokens, None))
                self._sockets[game].send(json.dumps({**hello, "token": token}))
        return self._sockets.get(game)

    def _leave(self, game: str) -> None:
        if (socket := self._sockets.pop(game, None)) is not None:
            socket.close()

    def _table(self, game: str) -> str:
        """A table of the game where the ill-willed sit; a new one when the last is over."""
        if game in self._sockets:
            return self._tables[game]
        if game in self._tables:
            with suppress(Refused):
                if call(self.base, "GET", f"/api/tables/{self._tables[game]}")["phase"] != "over":
                    return self._tables[game]
        self._leave(game)
        self._renew()
        seats = [{"type": "open"}] * min(games.get(game).seats)
        self._tables[game] = new_table(self.base, self._tokens[0], seats, game=game, hints=True)
        for seat in range(1, len(seats)):
            client = Client(self.base, self._tables[game], self._tokens[seat])
            client.do("sit", seat=seat, nonce=nonce())
            client.close()
        host = Client(self.base, self._tables[game], self._tokens[0])
        host.do("start")
        host.close()
        return self._tables[game]

    def _renew(self) -> None:
        """Somebody new for whoever had themselves forgotten."""
        for at, token in enumerate(self._tokens):
            try:
                call(self.base, "GET", "/api/tables", None, token)
            except Refused:
                self._tokens[at] = new_token(self.base, "Zły")

    def _grammar(self, game: str, table: str, dice: random.Random) -> Grammar:
        plain = Grammar(self._document, {})
        moves = [plain.named(f"{game}.Move", dice) for _ in range(6)]
        known: dict[str, list[Any]] = {
            "table": [table],
            "id": [f"c{number}" for number in range(50)],
            "token": self._tokens,
            "game": [game],
            "level": ["latwy"],
            "move": moves,
            "note": [{}, {"a": [1]}, plain.named(f"{game}.Options", dice)],
            "options": [{}, plain.named(f"{game}.Options", dice)],
            "said": ["Dzień dobry", {"phrase": "yes"}],
            "seats": [
                [{"type": "open"}] * 2,
                [{"type": "open"}, {"type": "bot", "level": "latwy"}],
            ],
            "secret": ["x"],
        }
        return Grammar(self._document, known)

    # Requests

    def send_request(self, dice: random.Random) -> None:
        """One request that the document describes, or almost; the answer is a proper one."""
        paths = {**self._document["paths"], **{path: {"get": {}} for path in UNDESCRIBED}}
        path = dice.choice(list(paths))
        if path in RARE and dice.random() < 0.9:
            path = "/api/tables/{id}"
        method = dice.choice(list(paths[path]))
        described = paths[path][method]
        game = dice.choice(games.names())
        table = self._tables.get(game, "NOSUCH")
        grammar = self._grammar(game, table, dice)
        body = None
        if "requestBody" in described:
            value = grammar.value(
                described["requestBody"]["content"]["application/json"]["schema"], dice
            )
            body = encoded(spoiled(value, dice) if dice.random() < 0.5 else value, dice)
        if dice.random() < 0.05:
            method = dice.choice(("PUT", "OPTIONS", "HEAD", "PATCH", "DELETE"))
        names = (table, game, "table", *(str(odd) for odd in ODD if isinstance(odd, str)))
        for part in ("{id}", "{game}"):
            chosen = dice.choice((table if part == "{id}" else game, dice.choice(names)))
            path = path.replace(part, quote(chosen.encode("utf-8", "replace"), safe=""))
        headers = {}
        if dice.random() < 0.8:
            headers["Authorization"] = f"Bearer {dice.choice(self._tokens)}"
        self._ask(method.upper(), path, body, headers)

    def _ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> None:
        self.requests += 1
        try:
            self._http.request(method, path, body, headers)
            answer = self._http.getresponse()
            text = answer.read()
        except (http.client.HTTPException, ConnectionError):
            # The server may end a connection whose request it did not read to its end.
            self._http.close()
            return
        asked = f"{method} {path} {body!r}"
        assert answer.status < 500, f"{asked}: {answer.status} {text[:500]!r}"
        assert answer.headers["X-Content-Type-Options"] == "nosniff", asked
        if path.startswith("/api/") and method != "HEAD" and answer.status in (400, 401, 409, 429):
            _problem.decode(text)
