"""What one process, one node and three nodes take for the same people: `python -m bench.nodes`.

The same robots at the same pace, by turns: one process over SQLite, one node over PostgreSQL, three
nodes over PostgreSQL, where two of three connections are carried to another node.  CPU is that of
the server's own processes and of the database's, from /proc; seconds are the clients' own.  And
what a connection and a table take of memory.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.cluster.nodes import NodeProcess, nodes
from tests.cluster.robots import BOT, OPEN, Log, Robot
from tests.server.protocol_client import nonce
from tests.support.example import EXAMPLE
from tests.support.postgresql import Postmaster

from zaslonka import games

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")

SETTLED_SECONDS = 10.0
"""Dictionaries are read after it has begun to serve."""


class House(NamedTuple):
    name: str
    bases: list[str]  # of the node that leads first
    pids: list[int]  # of the processes that serve; who thinks is not among them
    database: list[int]


class Measured(NamedTuple):
    moves: int
    server: float  # milliseconds of CPU a move
    database: float
    p50: float  # milliseconds
    p99: float


@contextmanager
def one_process() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as room:
        node = NodeProcess("", Path(room), 0)
        command = [*_without(node.command, "--database", "--node-address"), "--data", room]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
            node.process = server
            try:
                node.wait_until_healthy()
                yield House("one process, SQLite", [node.base], [server.pid], [])
            finally:
                server.terminate()


@contextmanager
def several(many: int, postmaster: Postmaster) -> Iterator[House]:
    with (
        tempfile.TemporaryDirectory() as room,
        nodes(postmaster.address, Path(room), many) as begun,
    ):
        made = sorted(begun, key=lambda node: '"leads"' not in node.log())
        pids = [node.process.pid for node in made if node.process is not None]
        name = "one node, PostgreSQL" if many == 1 else f"{many} nodes, PostgreSQL"
        yield House(name, [node.base for node in made], pids, _family(postmaster.pid))


def _without(command: Sequence[str], *options: str) -> list[str]:
    left = [*command]
    for option in options:
        at = left.index(option)
        del left[at : at + 2]
    return left


def cpu(pids: Sequence[int]) -> float:
    """Seconds of CPU that these have taken so far."""
    return sum(sum(map(int, _stat(pid)[11:13])) for pid in pids) / _TICKS


def resident(pids: Sequence[int]) -> float:
    """MB that are theirs, whoever else has them."""
    return sum(int(_stat(pid)[21]) for pid in pids) * _PAGE / 1e6


def _private(pid: int) -> float:
    rows = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(row.split()[1]) for row in rows if row.startswith("Private")) * 1024 / 1e6


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()


def _family(pid: int) -> list[int]:
    """A process and its children, dead ones' time included where they were waited for."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


async def play(house: House, tables: int, seconds: float, pause: float) -> Measured:
    stop = asyncio.Event()
    logs: list[Log] = []
    ready = asyncio.Barrier(tables + 1)

    async def pair(number: int) -> None:
        people = [Robot(house.bases, f"Robot {number}{part}", (number, part)) for part in "ab"]
        for robot in people:
            await robot.become()
        table = await _dealt(people, EXAMPLE)
        await ready.wait()
        while not stop.is_set():
            own = [Log(table, seat) for seat in range(2)]
            logs.extend(own)
            await asyncio.gather(
                *(robot.come(table, log, 0) for robot, log in zip(people, own, strict=True))
            )
            await asyncio.gather(
                *(robot.play(log, stop, pause) for robot, log in zip(people, own, strict=True))
            )
            if not stop.is_set():
                table = await _dealt(people, EXAMPLE)
        for robot in people:
            await robot.leave()

    playing = [asyncio.create_task(pair(number)) for number in range(tables)]
    await ready.wait()
    await asyncio.sleep(2)
    database = _family(house.database[0]) if house.database else []
    before = cpu(house.pids), cpu(database), sum(len(log.answers) for log in logs)
    await asyncio.sleep(seconds)
    moves = sum(len(log.answers) for log in logs) - before[2]
    server, base = cpu(house.pids) - before[0], cpu(database) - before[1]
    stop.set()
    await asyncio.gather(*playing)
    took = sorted(1000 * took for log in logs for _, took in log.answers)
    return Measured(
        moves,
        1000 * server / moves,
        1000 * base / moves,
        statistics.median(took),
        took[int(0.99 * len(took))],
    )


async def _dealt(people: Sequence[Robot], game: str) -> str:
    host, guest = people
    bots = [BOT] * max(0, games.get(game).seats[0] - 2)
    body = {"game": game, "seats": [OPEN, OPEN, *bots], "nonce": nonce()}
    table: str = (await host.ask("POST", "/api/tables", body))["id"]
    await asyncio.gather(*(robot.come(table, None) for robot in people))
    await guest.say(table, None, "sit", seat=1, nonce=nonce())
    await host.say(table, None, "start")
    return table


class Held(NamedTuple):
    begun: float  # MB, before anybody came
    private: float  # of these, no other process's
    a_table: float  # kB, just dealt, with one connection
    a_game: float  # the same when it has been played
    plies: float  # so many in the mean
    a_connection: float


async def memory(house: House, connections: int, tables: int, game: str) -> Held:
    """What a house holds when it has begun, and for one more table or idle connection.

    Nobody leaves before the end: what was given back would be used again, and seem to cost nothing.
    """
    await asyncio.sleep(SETTLED_SECONDS)
    hosts = [Robot(house.bases, f"Gospodarz {number}", (number,)) for number in range(tables)]
    seats = [OPEN, *[BOT] * (games.get(game).seats[0] - 1)]
    before, private = resident(house.pids), sum(map(_private, house.pids))
    begun, logs = before, []
    for host in hosts:
        await host.become()
        new = {"game": game, "seats": seats, "nonce": nonce(), "start": True}
        table = (await host.ask("POST", "/api/tables", new))["id"]
        logs.append(Log(table, 0))
        await host.come(table, logs[-1])
    a_table = 1000 * (resident(house.pids) - before) / tables
    for some in range(0, tables, 20):
        pairs = zip(hosts[some : some + 20], logs[some : some + 20], strict=True)
        await asyncio.gather(*(host.play(log, asyncio.Event(), 0.0) for host, log in pairs))
    a_game = 1000 * (resident(house.pids) - before) / tables
    people = [Robot(house.bases, f"Widz {number}", number) for number in range(connections)]
    before = resident(house.pids)
    for some in range(0, connections, 50):
        await asyncio.gather(*(one.come(table, None) for one in people[some : some + 50]))
    a_connection = 1000 * (resident(house.pids) - before) / connections
    for one in (*hosts, *people):
        await one.leave()
    plies = statistics.mean(max(log.seen, default=0) for log in logs)
    return Held(begun, private, a_table, a_game, plies, a_connection)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--pause", type=float, default=0.6, help="seconds somebody thinks")
    parser.add_argument("--memory", action="store_true", help="what is held, not what is done")
    parser.add_argument("--game", default=EXAMPLE, help="whose tables are held")
    given = parser.parse_args()
    postmaster = Postmaster()
    try:
        for number in range(given.rounds):
            for house_of in (
                one_process(),
                several(1, postmaster),
                several(3, postmaster),
            ):
                with house_of as house:
                    if given.memory:
                        held = asyncio.run(memory(house, 500, 200, given.game))
                        print(
                            f"{number}  {house.name:22} {held.begun:.0f} MB begun,"
                            f" {held.private:.0f} of them private,"
                            f" {held.a_table:.0f} kB a table with a connection,"
                            f" {held.a_game:.0f} after {held.plies:.0f} plies,"
                            f" {held.a_connection:.0f} kB one more connection",
                            flush=True,
                        )
                        continue
                    one = asyncio.run(play(house, given.tables, given.seconds, given.pause))
                    print(
                        f"{number}  {house.name:22} {one.moves / given.seconds:4.0f} moves a s,"
                        f" {one.server:.2f} ms of CPU a move, {one.database:.2f} the database's,"
                        f" p50 {one.p50:.1f} ms, p99 {one.p99:.1f} ms",
                        flush=True,
                    )
    finally:
        postmaster.close()
    print(f"load {os.getloadavg()}, {sys.version.split()[0]}")


if __name__ == "__main__":
    main()
