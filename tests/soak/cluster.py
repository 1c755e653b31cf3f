"""Three nodes over one PostgreSQL, and everything that can happen to them while people play.

`python -m tests.soak.cluster --faults 1000 --tables 200`.  Nodes are killed, stopped and continued,
drained and started again, their links are cut, and the database is restarted.  People's own logs
say whether anything was lost, doubled or told two ways (`tests.cluster.history`).
"""

import argparse
import asyncio
import random
import signal
import statistics
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.cluster.history import flaws, public
from tests.cluster.nodes import NodeProcess, can_cut, cut, nodes
from tests.cluster.robots import BOT, OPEN, Log, Robot
from tests.server.protocol_client import nonce
from tests.support.postgresql import Postmaster
from zaslonka import games

LOOKS = 20
BY_IT = 2.5
"""Seconds in which a connection is lost by what happened before."""


class Fault(NamedTuple):
    kind: str
    at: float
    node: int | None


class Report(NamedTuple):
    faults: Counter[str]
    tables: int
    moves: int
    again: int  # times somebody had to come or say it again
    waits: dict[str, list[float]]  # by kind of fault: until moves that it fell upon were answered
    away: dict[str, list[float]]  # until those who lost their connection by it were at the table
    flaws: list[str]

    def __str__(self) -> str:
        lines = [
            f"{self.faults.total()} faults ({dict(self.faults)}), {self.tables} tables,"
            f" {self.moves} acknowledged moves, {self.again} repeated; {len(self.flaws)} flaws"
        ]
        for kind in self.waits:
            lines.append(f"  {kind}: moves that it fell upon {told(self.waits[kind])}")
            lines.append(f"  {' ' * len(kind)}  connections lost {told(self.away[kind])}")
        return "\n".join([*lines, *self.flaws[:20]])


def told(seconds: Sequence[float]) -> str:
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    p99 = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    return (
        f"{len(ordered)}: {statistics.median(ordered):.2f} s in the median,"
        f" p99 {p99:.2f} s, at most {ordered[-1]:.2f} s"
    )


class Soak:
    """Tables that are played, and what happens to who serves them."""

    def __init__(
        self, postmaster: Postmaster, made: list[NodeProcess], seed: int, pause: float
    ) -> None:
        self.postmaster, self.nodes, self.pause = postmaster, made, pause
        self.dice = random.Random(seed)
        self.bases = [node.base for node in made]
        self.stop = asyncio.Event()
        self.faults: list[Fault] = []
        self.logs: list[list[Log]] = []
        self.flaws: list[str] = []

    # People

    async def people(self, number: int) -> None:
        """Two people who play one table after the other, of one game after the other."""
        pair = [Robot(self.bases, f"Robot {number}{part}", (number, part)) for part in "ab"]
        for robot in pair:
            await robot.become()
        names = [*games.names()]
        turn = number
        while not self.stop.is_set():
            await self._table(names[turn % len(names)], pair)
            turn += 1

    async def _table(self, game: str, pair: list[Robot]) -> None:
        host, guest = pair
        bots = [BOT] * max(0, games.get(game).seats[0] - 2)
        body = {"game": game, "seats": [OPEN, OPEN, *bots], "nonce": nonce()}
        table = (await host.ask("POST", "/api/tables", body))["id"]
        logs = [Log(table, seat) for seat in range(2)]
        await asyncio.gather(*(robot.come(table, None) for robot in pair))
        await guest.say(table, None, "sit", seat=1, nonce=nonce())
        answer = await host.say(table, None, "start")
        assert answer["type"] in ("done", "refused"), answer  # begun already, when it is said again
        await asyncio.gather(
            *(robot.come(table, log, 0) for robot, log in zip(pair, logs, strict=True))
        )
        await asyncio.gather(
            *(robot.play(log, self.stop, self.pause) for robot, log in zip(pair, logs, strict=True))
        )
        for _ in range(LOOKS):  # until nothing happens between the two: bots may still move
            await asyncio.gather(
                *(self._whole(robot, log) for robot, log in zip(pair, logs, strict=True))
            )
            if public(logs[0].final) == public(logs[1].final):
                break
            await asyncio.sleep(0.3)
        self.logs.append(logs)
        self.flaws += flaws(logs)
        for robot in pair:
            await robot.leave()

    async def _whole(self, robot: Robot, log: Log) -> None:
        """The whole game as this person is shown it now."""
        whole = Log(log.table, log.seat)
        await robot.come(log.table, whole, 0)
        log.final = [whole.seen[ply] for ply in sorted(whole.seen)]
        log.changed += whole.changed

    # Faults

    async def happen(self, kind: str) -> None:
        node = self.dice.choice(self.nodes)
        do: dict[str, Callable[[NodeProcess], None]] = {
            "kill": self._kill,
            "stall": self._stall,
            "drain": self._drain,
            "cut": cut,
            "database": self._restart,
        }
        self.faults.append(Fault(kind, time.monotonic(), node.number))
        await asyncio.to_thread(do[kind], node)

    def _kill(self, node: NodeProcess) -> None:
        node.kill()
        time.sleep(self.dice.uniform(0, 2))
        node.start()
        node.wait_until_healthy()

    def _stall(self, node: NodeProcess) -> None:
        node.stall()
        time.sleep(self.dice.uniform(0.2, 4))
        node.go_on()
        time.sleep(0.5)  # by then it knows if it was put out, and has ended
        node.wait_until_healthy()

    def _drain(self, node: NodeProcess) -> None:
        node.wait_until_healthy()
        ended = node.drain()
        if ended not in (0, -signal.SIGTERM):  # as uvicorn ends, once all is in order
            self.flaws.append(f"a node that was drained ended with {ended}")
        node.start()
        node.wait_until_healthy()

    def _restart(self, _: NodeProcess) -> None:
        self.postmaster.stop(self.dice.choice(("fast", "immediate")))
        time.sleep(self.dice.uniform(0, 1))
        self.postmaster.start()

    async def _look_after(self) -> None:
        """Whoever ends by itself is started again, as whoever runs nodes does."""
        while True:
            await asyncio.sleep(0.5)
            for node in self.nodes:
                node.revive()

    async def run(self, faults: int, tables: int, kinds: Sequence[str], calm: float) -> Report:
        people = [asyncio.create_task(self.people(number)) for number in range(tables)]
        keeper = asyncio.create_task(self._look_after())
        await asyncio.sleep(5)
        for number in range(faults):
            for task in people:
                if task.done():
                    task.result()
            await self.happen(kinds[number % len(kinds)])
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * calm)
            if number % 20 == 19:
                done = sum(len(log.acknowledged) for logs in self.logs for log in logs)
                found = f"{done} moves, {len(self.flaws)} flaws"
                print(f"{number + 1} faults, {len(self.logs)} tables, {found}", flush=True)
        for node in self.nodes:
            await asyncio.to_thread(node.wait_until_healthy)
        self.stop.set()
        await asyncio.gather(*people)  # nodes are looked after until the last has left
        keeper.cancel()
        return self.report()

    def report(self) -> Report:
        logs = [log for pair in self.logs for log in pair]
        waits: dict[str, list[float]] = {fault.kind: [] for fault in self.faults}
        away: dict[str, list[float]] = {fault.kind: [] for fault in self.faults}
        for fault in self.faults:
            for log in logs:
                waits[fault.kind] += [
                    first + took - fault.at
                    for first, took in log.answers
                    if first <= fault.at < first + took
                ]
                away[fault.kind] += [
                    lost + took - fault.at
                    for lost, took in log.lost
                    if fault.at <= lost < fault.at + BY_IT
                ]
        return Report(
            Counter(fault.kind for fault in self.faults),
            len(self.logs),
            sum(len(log.acknowledged) for log in logs),
            sum(len(log.lost) for log in logs),
            waits,
            away,
            self.flaws,
        )


KINDS = ("kill", "stall", "drain", "cut", "database", "kill", "cut")


def soak(
    faults: int,
    tables: int,
    *,
    seed: int = 0,
    pause: float = 0.5,
    calm: float = 1.0,
    kinds: Sequence[str] = KINDS,
) -> Report:
    kinds = [kind for kind in kinds if kind != "cut" or can_cut()]
    postmaster = Postmaster()
    try:
        with (
            tempfile.TemporaryDirectory(prefix="nodes-") as room,
            nodes(postmaster.address, Path(room)) as made,
        ):
            run = Soak(postmaster, made, seed, pause)
            return asyncio.run(_seen_to_its_end(run, run.run(faults, tables, kinds, calm)))
    finally:
        postmaster.close()


async def _seen_to_its_end(run: Soak, running: Awaitable[Report]) -> Report:
    try:
        return await running
    except BaseException:
        # Said here: whoever waits for two hundred people to leave may wait long.
        traceback.print_exc()
        for node in run.nodes:
            print(node.log()[-3000:])
        print("until then:", run.report(), flush=True)
        raise


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pause", type=float, default=5.0, help="seconds somebody thinks")
    parser.add_argument("--calm", type=float, default=1.0, help="seconds between faults, about")
    parser.add_argument("--kinds", default=",".join(KINDS))
    given = parser.parse_args()
    print(
        soak(
            given.faults,
            given.tables,
            seed=given.seed,
            pause=given.pause,
            calm=given.calm,
            kinds=given.kinds.split(","),
        )
    )
