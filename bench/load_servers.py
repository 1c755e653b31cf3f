"""The servers that are put under load: ours, boardgame.io, and a fan-out in C as the limit.

Run by itself it is ours, in the present directory, on the port it is given.
"""

import functools
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
# This very code, or what was compiled of it (BENCH_HOUSE=.native), wherever the server is started.
HOUSE = Path(os.environ.get("BENCH_HOUSE", HERE.parent / "src")).resolve()
for room in (HERE, HOUSE):
    sys.path.insert(0, str(room))

from load_line import opened  # noqa: E402
from load_scripts import SEED, Turn, script, seats_of  # noqa: E402
from load_table import Expecting, Table  # noqa: E402

FAST, PACED = 12, 6  # moves of a table; together fewer than Złam ten Kod has questions
PEER_SEATS = 3
DEALS = 100  # different ones; tables beyond that play them again


class Load(NamedTuple):
    game: str
    tables: int
    spectators: int
    moves: int


class Server:
    """How one is started, and how a table of it is sat down at."""

    def __init__(self, load: Load) -> None:
        self.load = load

    def command(self, directory: Path, port: int) -> list[str]:
        raise NotImplementedError

    async def sit(self, port: int, number: int) -> Table:
        raise NotImplementedError


class Ours(Server):
    def command(self, directory: Path, port: int) -> list[str]:
        return [sys.executable, str(HERE / "load_servers.py"), str(port)]

    @functools.cached_property
    def tokens(self) -> list[str]:
        names = [f"Gracz {seat}" for seat in range(seats_of(self.load.game))]
        return [post(self._port, "/api/people", {"name": name})["token"] for name in names]

    async def sit(self, port: int, number: int) -> Table:
        self._port = port
        game, nonce = self.load.game, f"{number % DEALS:032x}"
        table = Table(iter(_script(game, nonce)), (b'"ply"', b'"done"'))
        seats: list[Any] = [{"type": "open"}] * len(self.tokens)
        new = {"game": game, "seats": seats, "nonce": nonce}
        made = post(port, "/api/tables", new, self.tokens[0])["id"]
        expect = Expecting(table)
        for seat, token in enumerate(self.tokens):
            line = await opened(port, "/ws", expect.heard)
            table.lines.append(line)
            line.say(encode({"type": "hello", "table": made, "token": token}))
            await expect.of(line, b'"welcome"')
            if seat:
                line.say(encode({"type": "sit", "id": "s", "seat": seat, "nonce": nonce}))
                await expect.of(line, b'"done"')
        for _ in range(self.load.spectators):
            line = await opened(port, "/ws", expect.heard)
            table.watchers.append(line)
            line.say(encode({"type": "hello", "table": made}))
            await expect.of(line, b'"welcome"')
        table.lines[0].say(encode({"type": "start", "id": "go"}))
        await expect.of(table.lines[0], b'"done"')
        expect.is_over = True
        return table


class Peer(Server):
    def __init__(self, load: Load, directory: Path) -> None:
        super().__init__(load)
        self._directory = directory

    def command(self, directory: Path, port: int) -> list[str]:
        # Its lobby has a port of its own; which are free is asked for both at once.
        self._lobby = free_ports(1)[0]
        (self._directory / "peer.js").write_bytes((HERE / "server_load_peer.js").read_bytes())
        return ["node", str(self._directory / "peer.js"), str(self._lobby), str(port)]

    async def sit(self, port: int, number: int) -> Table:
        path = "/games/toy"
        match = post(self._lobby, f"{path}/create", {"numPlayers": PEER_SEATS})["matchID"]
        keys: list[str] = []
        table = Table(self._turns(lambda: table, match, keys), (b'["update"', b""))
        expect = Expecting(table)
        for seat in map(str, range(PEER_SEATS)):
            who = {"playerID": seat, "playerName": f"Gracz {seat}"}
            keys.append(post(self._lobby, f"{path}/{match}/join", who)["playerCredentials"])
            line = await opened(port, "/socket.io/?EIO=4&transport=websocket", expect.heard)
            table.lines.append(line)
            await expect.of(line, b"0{")
            line.say(b"40/toy,")
            await expect.of(line, b"40/toy")
            line.say(_event("sync", match, seat, keys[-1], PEER_SEATS))
            await expect.of(line, b'["sync"')
        expect.is_over = True
        return table

    def _turns(self, table: Callable[[], Table], match: str, keys: list[str]) -> Iterator[Turn]:
        """Always the first of the open cards, as the last frame shows them."""
        everybody = frozenset(range(PEER_SEATS))
        while True:
            for seat in range(PEER_SEATS):
                frame = table().last[table().lines[seat]]
                _, _, told, *_ = json.loads(frame.removeprefix(b"42/toy,"))
                state = told.get("state", told)
                payload = {
                    "type": "ask",
                    "args": [state["G"]["row"][0]],
                    "playerID": str(seat),
                    "credentials": keys[seat],
                }
                action = {"type": "MAKE_MOVE", "payload": payload}
                sent = _event("update", action, state["_stateID"], match, str(seat))
                yield Turn(seat, sent, everybody)


class Limit(Server):
    """The fan-out in C, whose plies have ``bytes`` each: as many as ours have had."""

    bytes = 0

    def command(self, directory: Path, port: int) -> list[str]:
        echo = directory / "echo"
        subprocess.run(["cc", "-O2", "-o", echo, HERE / "server_load_echo.c"], check=True)
        return [str(echo), str(port), str(self.bytes)]

    async def sit(self, port: int, number: int) -> Table:
        everybody = frozenset(range(PEER_SEATS))
        move = encode({"type": "move", "id": "m12", "move": {"type": "ask", "card": "sum"}})
        turns = (Turn(ply % PEER_SEATS, move, everybody) for ply in range(FAST + PACED))
        table = Table(turns, (b'"ply"', b'"done"'))
        for _ in range(PEER_SEATS):
            table.lines.append(await opened(port, f"/{number}", table.heard))
        return table


@functools.cache
def _script(game: str, nonce: str) -> list[Turn]:
    turns = script(game, nonce, FAST + PACED)
    assert len(turns) == FAST + PACED, f"{game} is over after {len(turns)} moves"
    return turns


def encode(message: Any) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


def _event(*parts: Any) -> bytes:
    return b"42/toy," + encode(parts)


def post(port: int, path: str, body: Any, token: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", encode(body), headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())


# Starting


@contextmanager
def started(command: list[str], port: int, directory: Path) -> Iterator[int]:
    """A server process: its id, once it listens."""
    house = {**os.environ, "BENCH_HOUSE": str(HOUSE)}
    with (directory / "server.log").open("wb") as log:
        server = subprocess.Popen(command, cwd=directory, env=house, stdout=log, stderr=log)
    try:
        while True:
            assert server.poll() is None, (directory / "server.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield server.pid
    finally:
        server.kill()
        server.wait()


def free_ports(count: int) -> list[int]:
    with_sockets = [socket.create_server(("", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in with_sockets]
    for one in with_sockets:
        one.close()
    return ports


def serve(port: int, start: Callable[[], Executor] | None = None) -> None:
    """Ours in the present directory, with limits that let one address play at many tables."""
    import uvicorn

    from zaslonka.server.app import application
    from zaslonka.server.operations import addresses
    from zaslonka.server.operations.settings import Limits, Settings
    from zaslonka.server.serving import configured
    from zaslonka.server.tables import promises

    vars(promises)["new_seed"] = lambda: SEED  # what makes the written games the right ones
    limits = Limits(*([1_000_000] * len(Limits.__struct_fields__)))
    settings = Settings(
        data=Path("data"),
        database=os.environ.get("ZASLONKA_DATABASE"),
        public_url="http://localhost",
        limits=limits,
        tasks_after=None,  # no measured move waits for a task
        puzzles_after=None,
    )
    config = configured(application(settings, start), "127.0.0.1", port)
    uvicorn.Server(config).run(sockets=[addresses.listen("127.0.0.1", port)])


if __name__ == "__main__":
    serve(int(sys.argv[1]))
