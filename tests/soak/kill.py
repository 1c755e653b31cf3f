"""`kill -9` at any moment, while people and bots play: nothing acknowledged may be lost.

The same when it is the database that goes away under the server.  Run by CI with 50 kills;
`python -m tests.soak.kill --kills 1000` for longer.
"""

import argparse
import http.client
import json
import math
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException

from tests.server.protocol_client import Client, call, new_table, new_token, nonce
from tests.support.postgresql import Postmaster
from tests.support.results import need_the_same_when_rebuilt
from zaslonka import games
from zaslonka.kernel import Match, Played
from zaslonka.store import tables
from zaslonka.store.address import Where, database_at
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import dealt_from

LOST = (OSError, WebSocketException, http.client.HTTPException)
"""What a client sees of a server that is killed."""

BOT = {"type": "bot", "level": "latwy"}
OPEN = {"type": "open"}


class Report(NamedTuple):
    kills: int
    tables: int
    plies: int
    acknowledged: int


class Player(threading.Thread):
    """A person who comes back after every kill and repeats what was not answered."""

    def __init__(self, base: str, table: str, token: str, seat: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.base, self.table, self.token, self.seat = base, table, token, seat
        self.stop = stop
        self.dice = random.Random(table)
        self.decided: dict[str, list[str]] = {}  # by table: ids of moves, in order
        self.acknowledged: dict[str, list[str]] = {}
        self.pending: tuple[str, Any] | None = None
        self.client: Client | None = None
        self.error: BaseException | None = None

    def moves(self) -> int:
        """How many moves have been acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                with suppress(*LOST):
                    self._come()
                    self._play()
                time.sleep(0.02)
        except BaseException as error:
            self.error = error
        finally:
            with suppress(*LOST):
                if self.client is not None:
                    self.client.close()

    def _come(self) -> None:
        """Connect and say the last ply one has; the rest must come, without a gap."""
        if self.client is None or self.client.table_id != self.table:
            self.client = None  # if it cannot come, it has never been there
            self.client = _let_in(Client(self.base, self.table, self.token))
        else:
            self.client.open(self.client.log[-1]["ply"] if self.client.log else 0)
            _let_in(self.client)
        assert self.client.you["seat"] == self.seat

    def _play(self) -> None:
        client = self.client
        assert client is not None
        while not self.stop.is_set():
            if self.pending is not None:
                self._repeat(client, *self.pending)
            elif client.over:
                self._play_again(client)
                return
            elif client.my_turn:
                self.pending = secrets.token_hex(8), client.choose(self.dice)
                self.decided.setdefault(self.table, []).append(self.pending[0])
            else:
                client.take(timeout=30)
            plies = [entry["ply"] for entry in client.log]
            assert plies == list(range(1, len(plies) + 1)), "a ply is missing or came twice"

    def _repeat(self, client: Client, command: str, move: Any) -> None:
        answer = client.ask("move", under=command, move=move)
        if answer["type"] == "refused":
            # A guess that was made before: it costs nothing, and another is chosen.
            assert answer["why"] == "already_guessed", answer
            self.decided[self.table].remove(command)
        elif answer["type"] == "failed":
            # Refused for the moment, or not stored: the same command again.
            assert answer["code"] in ("too_fast", "not_ready"), answer
            time.sleep(0.1)
            return
        else:
            self.acknowledged.setdefault(self.table, []).append(command)
        self.pending = None

    def _play_again(self, client: Client) -> None:
        answer = client.ask("rematch", nonce=nonce())
        if answer.get("code") == "not_ready":
            raise ConnectionError("the rematch could not be stored")
        assert answer["type"] == "done", answer
        client.take_until(lambda: client.table["rematch"] is not None)
        self.table = client.table["rematch"]


def _let_in(client: Client) -> Client:
    """Whom a server without its database sends away comes again."""
    if json.loads(client.frames[-1]).get("code") == "not_ready":
        client.close()
        raise ConnectionError("the server is not ready")
    return client


# The server as a process


@contextmanager
def serving(port: int, data: Path, database: str | None) -> Iterator["subprocess.Popen[bytes]"]:
    """A real server process, ended by `kill -9`."""
    command = [sys.executable, "-m", "zaslonka.cli", "serve", "--host", "127.0.0.1"]
    options = ["--port", str(port), "--data", str(data), "--bot-pace", "4"]
    options += [] if database is None else ["--database", database]
    with (data / "server.log").open("ab") as log:
        server = subprocess.Popen([*command, *options], stdout=log, stderr=log)
    try:
        yield server
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()


def wait_until_healthy(base: str, server: "subprocess.Popen[bytes]") -> None:
    while server.poll() is None:
        with suppress(*LOST):
            call(base, "GET", "/healthz")
            return
        time.sleep(0.02)
    raise AssertionError(f"the server ended by itself: {server.returncode}")


def soak(
    kills: int,
    data: Path,
    seed: int = 0,
    minutes: float = math.inf,
    database: str | None = None,
) -> Report:
    """Kill a server so often while people play on it, or for so long; then look at what is left."""
    dice = random.Random(seed)
    until = time.monotonic() + 60 * minutes
    port, base = _address()
    stop = threading.Event()
    with serving(port, data, database) as server:
        players = _company(base, server, stop)
    for player in players:
        player.start()
    for number in range(kills):
        if time.monotonic() > until:
            kills = number
            break
        with serving(port, data, database) as server:
            if number % 5:
                wait_until_healthy(base, server)
                _wait_for(players, dice.randrange(12), seconds=1.5)
                time.sleep(dice.uniform(0, 0.05))
            else:
                time.sleep(dice.uniform(0, 1.0))
            _need_no_error(players)
        if number % 100 == 99:
            print(f"{number + 1} kills, {sum(map(Player.moves, players))} acknowledged", flush=True)
    acknowledged = sum(map(Player.moves, players))
    with serving(port, data, database) as server:
        wait_until_healthy(base, server)
        _goes_on(players, stop)
    return _checked(database or data, players, kills, acknowledged)


def soak_outages(outages: int, data: Path, postmaster: Postmaster, seed: int = 0) -> Report:
    """Take the database from under a server so often, in good order and as by a crash."""
    dice = random.Random(seed)
    port, base = _address()
    stop = threading.Event()
    with serving(port, data, postmaster.address) as server:
        players = _company(base, server, stop)
        for player in players:
            player.start()
        for number in range(outages):
            _wait_for(players, 1 + dice.randrange(12), seconds=20)
            postmaster.stop(("fast", "immediate")[number % 2])
            time.sleep(dice.uniform(0, 1.0))
            postmaster.start()
            _need_no_error(players)
        acknowledged = sum(map(Player.moves, players))
        _goes_on(players, stop)
        assert server.poll() is None
    return _checked(postmaster.address, players, outages, acknowledged)


def _address() -> tuple[int, str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    return port, f"http://127.0.0.1:{port}"


def _company(base: str, server: "subprocess.Popen[bytes]", stop: threading.Event) -> list[Player]:
    """People at tables with and without bots."""
    wait_until_healthy(base, server)
    return [
        player
        for people, bots in ((2, 0), (4, 0), (1, 1), (1, 2), (2, 2))
        for player in _table(base, people, bots, stop)
    ]


def _need_no_error(players: list[Player]) -> None:
    for player in players:
        if player.error is not None:
            raise player.error


def _table(base: str, people: int, bots: int, stop: threading.Event) -> list[Player]:
    """People and bots at a new table, dealt."""
    tokens = [new_token(base, f"Gracz {number}") for number in range(people)]
    table = new_table(base, tokens[0], [OPEN] * people + [BOT] * bots, help="facts")
    clients = [Client(base, table, token) for token in tokens]
    for seat, client in enumerate(clients[1:], 1):
        client.do("sit", seat=seat, nonce=nonce())
    clients[0].do("start")
    for client in clients:
        client.close()
    return [Player(base, table, token, seat, stop) for seat, token in enumerate(tokens)]


def _wait_for(players: list[Player], moves: int, seconds: float) -> None:
    """Until so many more moves are acknowledged, or time is up."""
    deadline = time.monotonic() + seconds
    wanted = sum(map(Player.moves, players)) + moves
    while sum(map(Player.moves, players)) < wanted and time.monotonic() < deadline:
        time.sleep(0.005)


def _goes_on(players: list[Player], stop: threading.Event) -> None:
    """After the last restart every table must still be played on."""
    before = list(map(Player.moves, players))
    deadline = time.monotonic() + 60
    while not all(
        player.moves() > earlier for player, earlier in zip(players, before, strict=True)
    ):
        assert time.monotonic() < deadline, "a table stands still"
        _need_no_error(players)
        time.sleep(0.05)
    stop.set()
    for player in players:
        player.join(40)
        assert not player.is_alive(), "a player hangs"
        assert player.error is None, player.error


# What is left


def _checked(where: Where, players: list[Player], kills: int, acknowledged: int) -> Report:
    with closing(database_at(where)) as database:
        ids = [row[0] for row in database.reading.execute("SELECT id FROM tables")]
        found = {table_id: tables.read(database.reading, table_id) for table_id in ids}
    plies = 0
    for table in found.values():
        assert table is not None
        plies += table.ply
        _audit(table)
    for player in players:
        for table_id, decided in player.decided.items():
            table = found[table_id]
            assert table is not None
            stored = _commands(table, player.seat)
            acked = player.acknowledged.get(table_id, [])
            assert stored[: len(acked)] == acked, "an acknowledged move is lost or doubled"
            # Beyond what was acknowledged there may be the one move whose answer was not heard.
            assert stored in (decided, decided[:-1]), "a move was played twice or never decided"
    need_the_same_when_rebuilt(where)
    return Report(kills, len(found), plies, acknowledged)


def _commands(table: LiveTable, seat: int) -> list[str | None]:
    return [
        ply.command
        for ply in table.history.plies
        if isinstance(ply.entry, Played) and ply.entry.seat == seat
    ]


def _audit(table: LiveTable) -> None:
    """Every stored state is sound, and the log replays to the last of them."""
    if not table.history.plies:
        return
    rules = games.get(table.game)
    assert [ply.ply for ply in table.history.plies] == list(range(len(table.history.plies)))
    for ply in table.history.plies:
        rules.audit(ply.state)
    entries = [ply.entry for ply in table.history.plies if ply.entry is not None]
    seats = len(table.chairs)
    match = Match(table.game, table.version, table.options, seats, dealt_from(table), entries)
    assert match.replay() == table.state


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=math.inf, help="at most")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        print(soak(given.kills, Path(directory), given.seed, given.minutes))
