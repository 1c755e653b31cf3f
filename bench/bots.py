"""Whether bots that think hold up people: how long people's moves take, quiet and beside them.

Twenty tables of three people, a move a second each, on a server where nobody else is; and then
the same where masters of all games think at 500 tables more, each with somebody who watches (where
nobody is, nobody plays).  By turns with the workers at the server's own priority and below it.

    python -m bench.bots
    python -m bench.bots --bots 100 --rounds 1 --niceness 10
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
for room in (HERE, HERE.parent / "src"):  # this very code, from wherever the server is started
    sys.path.insert(0, str(room))

from load_line import Line, opened  # noqa: E402
from load_scripts import seats_of  # noqa: E402
from load_servers import FAST, PACED, Load, Ours, encode, free_ports, post, serve, started  # noqa: E402
from load_table import Table  # noqa: E402
from zaslonka import games  # noqa: E402
from zaslonka.server.workers.crew import WORKERS, processes  # noqa: E402

PEOPLE = 20  # tables
APART = 1.0  # seconds between two moves of a table
SITTINGS = 2
BOT = {"type": "bot", "level": "mistrz"}


class Phase(NamedTuple):
    """People's moves, and what the bots did meanwhile."""

    p50: float
    p99: float
    worst: float
    plies_a_second: float
    load: float


class Watching:
    """One who watches each table of bots, and counts what they play."""

    def __init__(self) -> None:
        self.plies = 0

    def heard(self, _: Line, frame: bytes) -> None:
        self.plies += b'"ply"' in frame[:24]

    async def sit(self, port: int, token: str, tables: int) -> list[Line]:
        lines, names = [], [*games.names()]
        for number in range(tables):
            game = names[number % len(names)]
            seats = [BOT] * seats_of(game)
            new = {"game": game, "seats": seats, "nonce": f"{number:032x}", "start": True}
            made = await asyncio.to_thread(post, port, "/api/tables", new, token)
            lines.append(await opened(port, "/ws", self.heard))
            lines[-1].say(encode({"type": "hello", "table": made["id"]}))
        return lines


async def phase(people: Ours, port: int, watching: Watching) -> Phase:
    loop, waits, plies = asyncio.get_running_loop(), list[float](), 0
    spent = 0.0
    for sitting in range(SITTINGS):
        seated: list[Table] = [
            await people.sit(port, sitting * PEOPLE + number) for number in range(PEOPLE)
        ]
        before, began = watching.plies, loop.time()
        moves = FAST + PACED
        await asyncio.gather(
            *(one.play(moves, APART, at * APART / PEOPLE) for at, one in enumerate(seated))
        )
        plies += watching.plies - before
        spent += loop.time() - began
        for table in seated:
            waits += table.waits
            table.leave()
    waits.sort()
    p50, p99 = statistics.median(waits) * 1000, waits[len(waits) * 99 // 100] * 1000
    return Phase(p50, p99, waits[-1] * 1000, plies / spent, os.getloadavg()[0])


async def measure(port: int, bots: int) -> tuple[Phase, Phase]:
    people, watching = Ours(Load("zlam_ten_kod", PEOPLE, 0, 0)), Watching()
    warming = [await people.sit(port, number) for number in range(PEOPLE)]
    await asyncio.gather(*(table.play(FAST + PACED) for table in warming))
    for table in warming:
        table.leave()
    quiet = await phase(people, port, watching)
    lines = await watching.sit(port, people.tokens[0], bots)
    await asyncio.sleep(5)
    thinking = await phase(people, port, watching)
    for line in lines:
        line.transport.abort()
    return quiet, thinking


def run(bots: int, niceness: int) -> tuple[Phase, Phase]:
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DATA")) as directory:
        (port,) = free_ports(1)
        own = (sys.executable, str(Path(__file__).resolve()), "--serve", str(port))
        command = [*own, "--niceness", str(niceness)]
        with started(command, port, Path(directory)):
            return asyncio.run(measure(port, bots))


def told(one: Phase) -> str:
    return (
        f"p50 {one.p50:.2f}, p99 {one.p99:.2f}, worst {one.worst:.1f} ms, "
        f"{one.plies_a_second:.0f} plies of bots a second, load {one.load:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", type=int, default=500, help="tables of them")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--niceness", default="0,10", help="of the workers, by commas")
    parser.add_argument("--serve", type=int, metavar="PORT", help="be the server")
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, partial(processes, WORKERS, int(given.niceness)))
        return
    ratios: dict[int, list[float]] = {}
    for number in range(given.rounds):
        for niceness in map(int, given.niceness.split(",")):
            quiet, thinking = run(given.bots, niceness)
            print(f"round {number + 1}, niceness {niceness}")
            print(f"  quiet:    {told(quiet)}\n  thinking: {told(thinking)}", flush=True)
            ratios.setdefault(niceness, []).append(thinking.p99 / quiet.p99)
    for niceness, found in ratios.items():
        spread = f"{min(found):.2f} to {max(found):.2f}"
        print(f"niceness {niceness}: p99 {statistics.median(found):.2f} times quiet ({spread})")


if __name__ == "__main__":
    main()
