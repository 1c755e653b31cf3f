"""How much a server does for its CPU: beside boardgame.io, in the same run, by the same client.

Tables of three people play move after move.  Measured are moves for each second of the server's
CPU time with everybody playing as fast as they can, and, at an equal load, CPU and the time from
sending a move to hearing of it.  Our moves are on disk before they are told; the peer keeps its
games in memory.  A fan-out in C, without rules or disk, says where the machine itself ends.

    python -m bench.server_load --peer DIR    # DIR: where `npm install boardgame.io@0.50.2` was run
    python -m bench.server_load               # ours alone
    python -m bench.server_load --games all --tables 100 --rounds 3 --peer DIR
    python -m bench.server_load --spectators 50 --tables 10
    ZASLONKA_DATABASE=postgresql://… python -m bench.server_load    # ours over PostgreSQL
    make native && BENCH_HOUSE=.native python -m bench.server_load  # ours compiled
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))

from load_line import cpu_seconds
from load_servers import (
    FAST,
    PACED,
    Limit,
    Load,
    Ours,
    Peer,
    Server,
    free_ports,
    started,
)
from zaslonka import games

PACE = 300  # moves a second, of all tables together
MOVES = 3600  # in a round, as fast as can be; at new tables again and again


class Measured(NamedTuple):
    """One server in one round."""

    moves_a_cpu_second: float
    cpu_ms_a_paced_move: float
    p50_ms: float
    p99_ms: float
    bytes_a_message: float


async def measure(server: Server, port: int, pid: int) -> Measured:
    tables = server.load.tables
    fast = paced = 0.0
    sizes: list[int] = []
    waits: list[float] = []
    sittings = max(1, server.load.moves // (FAST * tables))
    await _warm_up(server, port)
    for sitting in range(sittings):
        seated = [await server.sit(port, sitting * tables + n) for n in range(tables)]
        await asyncio.sleep(0.5)
        fast += await _spent(pid, [table.play(FAST) for table in seated])
        sizes += [size for table in seated for size in table.sizes]
        for table in seated:
            table.waits.clear()
        apart = tables / PACE
        at_a_pace = [table.play(PACED, apart, n / PACE) for n, table in enumerate(seated)]
        paced += await _spent(pid, at_a_pace)
        waits += [wait for table in seated for wait in table.waits]
        for table in seated:
            table.leave()
    waits.sort()
    moves = sittings * tables
    return Measured(
        FAST * moves / fast,
        paced / (PACED * moves) * 1000,
        statistics.median(waits) * 1000,
        waits[len(waits) * 99 // 100] * 1000,
        statistics.fmean(sizes),
    )


async def _warm_up(server: Server, port: int) -> None:
    """Some tables that are not counted: whoever compiles as it runs has done so by then."""
    for _ in range(3):
        seated = [await server.sit(port, number) for number in range(min(20, server.load.tables))]
        await asyncio.gather(*(table.play(FAST + PACED) for table in seated))
        for table in seated:
            table.leave()


async def _spent(pid: int, playing: list[Any]) -> float:
    before = cpu_seconds(pid)
    await asyncio.wait_for(asyncio.gather(*playing), 60)
    return cpu_seconds(pid) - before


def run(server: Server) -> Measured:
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DATA")) as directory:
        (port,) = free_ports(1)
        command = server.command(Path(directory), port)
        with started(command, port, Path(directory)) as pid:
            return asyncio.run(measure(server, port, pid))


def compare(load: Load, rounds: int, peer: Path | None) -> None:
    """Ours, the peer and the limit by turns; then how they compare, round by round."""
    servers: dict[str, Server] = {"ours": Ours(load)}
    if peer is not None:
        servers["peer"] = Peer(load._replace(game="toy", spectators=0), peer.resolve())
        servers["limit"] = Limit(load)
    found: dict[str, list[Measured]] = {name: [] for name in servers}
    for _ in range(rounds):
        for name, server in servers.items():
            server.__dict__.pop("tokens", None)
            if isinstance(server, Limit):
                server.bytes = round(found["ours"][-1].bytes_a_message)
            found[name].append(run(server))
            print(name, f"load {os.getloadavg()[0]:.0f}", found[name][-1], flush=True)
    for name in list(found)[1:]:
        for at, field in enumerate(Measured._fields):
            pairs = zip(found["ours"], found[name], strict=True)
            ratios = sorted(one[at] / other[at] for one, other in pairs)
            spread = f"{ratios[0]:.3f} to {ratios[-1]:.3f}"
            told = f"{load.game}, {load.tables} tables: {field}"
            print(f"{told}: {statistics.median(ratios):.3f} times the {name}'s ({spread})")


def watched(load: Load, rounds: int) -> None:
    """What a spectator costs: a move with them, less the same move without."""
    costs = []
    for _ in range(rounds):
        without, those = run(Ours(load._replace(spectators=0))), run(Ours(load))
        more = 1 / those.moves_a_cpu_second - 1 / without.moves_a_cpu_second
        costs.append(more / load.spectators * 1e6)
        print(without, those, f"{costs[-1]:.2f} µs a spectator", flush=True)
    print(f"{statistics.median(costs):.2f} µs ({min(costs):.2f} to {max(costs):.2f})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", type=Path, help="a directory with boardgame.io in node_modules")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", default="zlam_ten_kod", help="by commas, or all")
    parser.add_argument("--tables", default="100", help="how many, by commas")
    parser.add_argument("--spectators", type=int, default=0, help="of each table: what one costs")
    parser.add_argument("--moves", type=int, default=MOVES, help="of a round, at all tables")
    given = parser.parse_args()
    for game in games.names() if given.games == "all" else given.games.split(","):
        for tables in map(int, given.tables.split(",")):
            load = Load(game, tables, given.spectators, given.moves)
            if given.spectators:
                watched(load, given.rounds)
            else:
                compare(load, given.rounds, given.peer)


if __name__ == "__main__":
    main()
