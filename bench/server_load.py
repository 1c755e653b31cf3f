"""How much a server does for its CPU: beside boardgame.io, in the same run, by the same client.

A hundred tables of three people ask question after question.  Measured are moves for each
second of the server's CPU time with everybody playing as fast as they can, and, at an equal
load, the time from sending a move to hearing of it.  Our moves are on disk before they are
told; the peer keeps its games in memory.

    python -m bench.server_load --peer DIR    # DIR: where `npm install boardgame.io@0.50.2` was run
    python -m bench.server_load               # ours alone
"""

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from zaslonka.server import addresses
from zaslonka.server.app import application
from zaslonka.server.serving import configured
from zaslonka.server.settings import Limits, Settings

TABLES = 100
SEATS = 3
FAST_MOVES = 12  # of each table in a round, as fast as can be
PACED_MOVES = 6  # and then at an equal load; together fewer than there are questions
PACE = 300  # moves a second, of all tables together

decode = msgspec.json.decode
encode = msgspec.json.encode


class Measured(NamedTuple):
    """One server in one round."""

    moves_a_cpu_second: float
    cpu_ms_a_paced_move: float
    p50_ms: float
    bytes_a_message: float


class Player:
    """One connection to a table: ``is_ply`` tells what to wait for, ``move`` what to say then."""

    def __init__(
        self, connection: ClientConnection, is_ply: str, move: Callable[[str], str], first: str
    ) -> None:
        self._connection = connection
        self._is_ply = is_ply
        self._move = move
        self._last = first
        self.sizes: list[int] = []

    async def hear(self) -> None:
        """Take in the next ply, whatever else comes before it."""
        while not (frame := _text(await self._connection.recv())).startswith(self._is_ply):
            if frame == "2":  # the peer's ping
                await self._connection.send("3")
        self._last = frame
        self.sizes.append(len(frame.encode()))

    async def ask(self) -> None:
        await self._connection.send(self._move(self._last))


class Table(NamedTuple):
    players: list[Player]
    first: int


Sit: TypeAlias = Callable[[str, AsyncExitStack], Awaitable[Table]]
"""Seats everybody at a new table; the peer's lobby is one port below its games."""


def _text(frame: str | bytes) -> str:
    assert isinstance(frame, str)
    return frame


# Ours


async def sit_at_ours(base: str, stay: AsyncExitStack) -> Table:
    names = [f"Gracz {seat}" for seat in range(SEATS)]
    tokens = [post(base, "/api/people", {"name": name})["token"] for name in names]
    new = {"game": "zlam_ten_kod", "seats": [{"type": "open"}] * SEATS, "nonce": "0" * 32}
    table = post(base, "/api/tables", new, tokens[0])["id"]
    connections = [await stay.enter_async_context(_socket(base, "/ws")) for _ in tokens]
    for seat, (connection, token) in enumerate(zip(connections, tokens, strict=True)):
        await say(connection, {"type": "hello", "table": table, "token": token})
        if seat:
            await say(connection, {"type": "sit", "id": "s", "seat": seat, "nonce": "0" * 32})
            await _until(connection, '{"type":"done"')
    await say(connections[0], {"type": "start", "id": "go"})
    dealt = [
        await _until(connection, '{"type":"welcome"', dealt=True) for connection in connections
    ]
    (first,) = decode(dealt[0])["position"]["waiting"]
    players = [
        Player(connection, '{"type":"ply"', _our_move, frame)
        for connection, frame in zip(connections, dealt, strict=True)
    ]
    return Table(players, first)


def _our_move(frame: str) -> str:
    told = decode(frame)
    offers = (told.get("position") or told)["offers"]
    move = {"type": "move", "id": str(time.perf_counter_ns()), "move": offers[0]["moves"][0]}
    return encode(move).decode()


async def _until(connection: ClientConnection, start: str, *, dealt: bool = False) -> str:
    while True:
        frame = _text(await connection.recv())
        if frame.startswith(start) and not (dealt and '"position":null' in frame):
            return frame


async def say(connection: ClientConnection, message: Any) -> None:
    await connection.send(encode(message).decode())


# The peer


async def sit_at_peer(base: str, stay: AsyncExitStack) -> Table:
    host, _, port = base.rpartition(":")
    lobby = f"{host}:{int(port) - 1}/games/toy"
    match = post(lobby, "/create", {"numPlayers": SEATS})["matchID"]
    players = []
    for seat in map(str, range(SEATS)):
        seated = post(lobby, f"/{match}/join", {"playerID": seat, "playerName": f"Gracz {seat}"})
        path = "/socket.io/?EIO=4&transport=websocket"
        connection = await stay.enter_async_context(_socket(base, path))
        await connection.recv()
        await connection.send("40/toy,")
        await connection.recv()
        key = seated["playerCredentials"]
        await connection.send(_event("sync", match, seat, key, SEATS))
        first = await _until(connection, '42/toy,["sync"')
        players.append(Player(connection, '42/toy,["update"', _peer_move(match, seat, key), first))
    return Table(players, 0)


def _peer_move(match: str, seat: str, key: str) -> Callable[[str], str]:
    def move(frame: str) -> str:
        _, _, told, *_ = decode(frame.removeprefix("42/toy,"))
        state = told.get("state", told)
        payload = {
            "type": "ask",
            "args": [state["G"]["row"][0]],
            "playerID": seat,
            "credentials": key,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _event("update", action, state["_stateID"], match, seat)

    return move


def _event(*parts: Any) -> str:
    return "42/toy," + encode(parts).decode()


# Measuring


async def measure(base: str, pid: int, sit: Sit) -> Measured:
    async with AsyncExitStack() as stay:
        tables = [await sit(base, stay) for _ in range(TABLES)]
        before, fast = cpu_seconds(pid), FAST_MOVES * TABLES
        await asyncio.gather(*(_play(table, 0, FAST_MOVES) for table in tables))
        moves_a_cpu_second = fast / (cpu_seconds(pid) - before)
        sizes = [size for table in tables for player in table.players for size in player.sizes]
        before = cpu_seconds(pid)
        apart = TABLES / PACE
        waits = await asyncio.gather(
            *(
                _play(table, FAST_MOVES, PACED_MOVES, apart, number / PACE)
                for number, table in enumerate(tables)
            )
        )
        return Measured(
            moves_a_cpu_second,
            (cpu_seconds(pid) - before) / (PACED_MOVES * TABLES) * 1000,
            statistics.median(wait for each in waits for wait in each) * 1000,
            statistics.fmean(sizes),
        )


async def _play(
    table: Table, done: int, moves: int, apart: float = 0.0, offset: float = 0.0
) -> list[float]:
    """Play on at one table; how long each mover waited to hear of the own move."""
    waits = []
    began = time.perf_counter() + offset
    for number in range(moves):
        if apart:
            await asyncio.sleep(max(0.0, began + number * apart - time.perf_counter()))
        mover = table.players[(table.first + done + number) % SEATS]
        sent = time.perf_counter()
        await mover.ask()
        await mover.hear()
        waits.append(time.perf_counter() - sent)
        for other in table.players:
            if other is not mover:
                await other.hear()
    return waits


def cpu_seconds(pid: int) -> float:
    """CPU time of a process and all its threads so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def post(base: str, path: str, body: Any, token: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(base + path, encode(body), headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return decode(answer.read())


def _socket(base: str, path: str) -> connect:
    return connect("ws" + base.removeprefix("http") + path, compression=None, ping_interval=None)


# The servers


@contextmanager
def started(command: list[str], port: int, directory: Path) -> Iterator[tuple[str, int]]:
    """A server process: its address and its id, once it listens."""
    with (directory / "server.log").open("wb") as log:
        server = subprocess.Popen(command, cwd=directory, stdout=log, stderr=log)
    try:
        while True:
            assert server.poll() is None, (directory / "server.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}", server.pid
    finally:
        server.kill()
        server.wait()


def serve(port: int, data: Path) -> None:
    """Ours, with limits that let one address play at a hundred tables."""
    settings = Settings(data=data, public_url="http://localhost", limits=Limits(*([1_000_000] * 5)))
    config = configured(application(settings), "127.0.0.1", port)
    uvicorn.Server(config).run(sockets=[addresses.listen("127.0.0.1", port)])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def run(command: list[str], directory: Path, sit: Sit) -> Measured:
    port = free_port()
    ports = [str(port - 1) if word == "LOBBY" else word for word in (*command, str(port))]
    with started(ports, port, directory) as (base, pid):
        return asyncio.run(measure(base, pid, sit))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", type=Path, help="a directory with boardgame.io in node_modules")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve is not None:
        serve(given.serve, Path("data"))
        return
    ours, peers = [], []
    for _ in range(given.rounds):
        with tempfile.TemporaryDirectory() as directory:
            command = [sys.executable, str(Path(__file__).resolve()), "--serve"]
            ours.append(run(command, Path(directory), sit_at_ours))
            print("ours", ours[-1], flush=True)
        if given.peer is not None:
            (given.peer / "peer.js").write_bytes(
                (Path(__file__).parent / "server_load_peer.js").read_bytes()
            )
            peers.append(run(["node", "peer.js", "LOBBY"], given.peer, sit_at_peer))
            print("peer", peers[-1], flush=True)
    for number, field in enumerate(Measured._fields if peers else ()):
        ratios = sorted(one[number] / other[number] for one, other in zip(ours, peers, strict=True))
        spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
        print(f"{field}: {statistics.median(ratios):.2f} times the peer's ({spread})")


if __name__ == "__main__":
    main()
