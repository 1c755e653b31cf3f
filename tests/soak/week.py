"""A week of a busy house in a few minutes: ``python -m tests.soak.week --days 7 --people 200``.

Robots come as people do, over the wire, and the clock on the wall is moved from day to day.  Each
day they do tasks, seek strangers, change their minds, play, give up, and play alone.  It is held
that each day has its tasks, as was promised the day before; that nobody waits at two tables; that
streaks and numbers are those that the simulation has counted for itself; and that everything
comes out the same when it is worked out again from the tables.
"""

import argparse
import random
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.server.in_process import set_clocks
from tests.server.protocol_client import Client, call, new_table, new_token, nonce
from tests.server.running import running
from tests.support.example import EXAMPLE
from tests.support.results import need_the_same_when_rebuilt
from zaslonka import games
from zaslonka.server.operations import days
from zaslonka.store import sqlite
from zaslonka.table import gathering
from zaslonka.table.live import LiveTable, Sitter

FIRST_DAY = "2026-12-28"
"""A Monday; on Friday there is a new year, and a new season."""

HOUR_MS = 3_600_000
DEVICES = 8
"""People who do something at the same moment."""

OPEN = {"type": "open"}
ALONE = (OPEN, {"type": "bot", "level": "latwy"})
SIZES = (2, 3)
PATIENCE = 12
"""Moves after which somebody gives up."""


class Report(NamedTuple):
    days: int
    people: int
    tasks: int  # that were made
    attempts: int
    games: int  # with strangers, or alone
    moves: int
    minds: int  # that were changed while somebody waited
    seasons: int

    def __str__(self) -> str:
        return (
            f"{self.days} days, {self.people} people: {self.tasks} tasks made, {self.attempts}"
            f" attempts, {self.games} games over {self.seasons} seasons, {self.moves} moves,"
            f" {self.minds} changes of mind"
        )


class Robot:
    """Somebody, and what they know of themselves."""

    def __init__(self, base: str, number: int) -> None:
        self.name = f"Robot {number}"
        self.token = new_token(base, self.name)
        self.dice = random.Random(number)
        self.games: Counter[str] = Counter()
        self.done: set[str] = set()  # days
        self.eager = self.dice.random()


class Week:
    """The house, those who come, and what was seen there."""

    def __init__(self, base: str, data: Path, people: int, tasks: Sequence[str]) -> None:
        self.base, self.data, self.tasks = base, data, tasks
        self.robots = [Robot(base, number) for number in range(people)]
        self.promised: str | None = None
        self.counted: Counter[str] = Counter()

    def day(self, day: str) -> None:
        self._tasks_are_there(day)
        with ThreadPoolExecutor(DEVICES) as devices:
            self._all(devices, self.robots, lambda robot: self._does_a_task(robot, day))
            seekers = [robot for robot in self.robots if robot.dice.random() < 0.8]
            at = self._strangers(devices, seekers)
            self._all(devices, [*at.values()], self._plays)
            alone = [robot for robot in self.robots if robot.dice.random() < 0.2]
            self._all(devices, alone, self._plays_alone)
            self._all(devices, self.robots, lambda robot: self._is_told(robot, day))

    def _all(
        self, devices: ThreadPoolExecutor, what: Sequence[Any], do: Callable[..., Any]
    ) -> None:
        for done in [devices.submit(do, one) for one in what]:
            done.result()

    # Tasks

    def _tasks_are_there(self, day: str) -> None:
        told = call(self.base, "GET", "/api/today")
        assert told["day"] == day
        assert {task["game"] for task in told["tasks"]} >= {*self.tasks}
        assert self.promised in (None, told["commitment"]), "not the seed that was promised"
        self.promised = told["tomorrow"]
        for game in self.tasks:
            # Whoever comes first waits until it is made.
            self._attempts(self.robots[0], game)
            self.counted["tasks"] += 1

    def _does_a_task(self, robot: Robot, day: str) -> None:
        """Some do one every day, and some hardly ever; both devices of one person have the same."""
        if robot.dice.random() > robot.eager:
            return
        table = self._attempts(robot, robot.dice.choice(self.tasks))
        with closing(Client(self.base, table, robot.token)) as there:
            if not there.over:
                there.do("resign")
        robot.done.add(day)

    def _attempts(self, robot: Robot, game: str) -> str:
        tables = {
            call(self.base, "POST", "/api/today", {"game": game}, robot.token)["id"]
            for _ in range(2)
        }
        assert len(tables) == 1
        self.counted["attempts"] += 1
        return str(tables.pop())

    # Games

    def _strangers(
        self, devices: ThreadPoolExecutor, seekers: list[Robot]
    ) -> dict[str, list[tuple[Robot, Client]]]:
        """Who has come to which table: as many as it seats, or those who wait there in vain."""
        at = defaultdict[str, list[tuple[Robot, Client]]](list)

        def seeks(robot: Robot) -> None:
            """Some think better of it before they come, and some after."""
            hasty = robot.dice.random() < 0.3
            first = self._seek(robot, robot.dice.choice(SIZES)) if hasty else None
            table = self._come(robot, at)
            self.counted["minds"] += first not in (None, table)
            if robot.dice.random() < 0.3:
                self.counted["minds"] += self._changes_mind(robot, table, at)
            if robot.dice.random() < 0.1:
                self._nobody_waits_twice()

        self._all(devices, seekers, seeks)
        self._nobody_waits_twice()
        return at

    def _come(self, robot: Robot, at: dict[str, list[tuple[Robot, Client]]]) -> str:
        table = self._seek(robot, robot.dice.choice(SIZES))
        if all(other is not robot for other, _ in at[table]):
            at[table].append((robot, Client(self.base, table, robot.token)))
        return table

    def _changes_mind(
        self, robot: Robot, table: str, at: dict[str, list[tuple[Robot, Client]]]
    ) -> bool:
        """Seek again; where a game has begun meanwhile, both are played."""
        if self._come(robot, at) == table:
            return False
        (mine,) = (one for one in at[table] if one[0] is robot)
        if mine[1].ask("say", said="?")["type"] == "done":
            return False
        at[table].remove(mine)
        mine[1].close()
        return True

    def _seek(self, robot: Robot, players: int) -> str:
        robots = {"seconds": None}
        wish = {"game": EXAMPLE, "nonce": nonce(), "players": [players], "robots": robots}
        return str(call(self.base, "POST", "/api/partners", wish, robot.token)["id"])

    def _nobody_waits_twice(self) -> None:
        seated: Counter[str] = Counter()
        with closing(sqlite.connect(self.data)) as connection:
            for (record,) in connection.execute("SELECT record FROM tables").fetchall():
                table = msgspec.json.decode(record, type=LiveTable)
                if gathering.gathers(table):
                    seated.update(one.person for one in table.chairs if isinstance(one, Sitter))
        assert max(seated.values(), default=1) == 1, "somebody waits at two tables"

    def _plays(self, company: list[tuple[Robot, Client]]) -> None:
        """Those who have met; who waits in vain goes home."""
        robots, there = [one for one, _ in company], [one for _, one in company]
        try:
            if there and len(there) == len(there[0].table["seats"]):
                self._play_out(there, robots)
        finally:
            for client in there:
                client.close()

    def _plays_alone(self, robot: Robot) -> None:
        table = new_table(self.base, robot.token, [*ALONE], start=True, pace="quick")
        with closing(Client(self.base, table, robot.token)) as there:
            self._play_out([there], [robot])

    def _play_out(self, there: list[Client], robots: list[Robot]) -> None:
        """Whoever is on turn moves; when it has gone on for long they give up one by one."""
        first = there[0]
        for client in there:
            client.take_until(lambda client=client: client.position is not None)  # type: ignore[misc]
        patience = robots[0].dice.randrange(PATIENCE)
        for _ in range(patience):
            if self._is_over(there):
                break
            for client, robot in zip(there, robots, strict=True):
                if client.my_turn and not client.over:
                    client.ask("move", move=client.choose(robot.dice))
                    self.counted["moves"] += 1
        for client in there:
            if not self._is_over(there) and client is not there[-1]:
                client.ask("resign")
        if len(there) == 1 and not first.over:
            first.ask("resign")
        for client in there:
            client.take_until(lambda client=client: client.over)  # type: ignore[misc]
        self.counted["games"] += 1
        for robot in robots:
            robot.games[EXAMPLE] += 1

    def _is_over(self, there: list[Client]) -> bool:
        """As it stands now: an answer comes after all that was told before."""
        for client in there:
            client.ask("say", said="?")
        return any(client.over for client in there)

    # What is told

    def _is_told(self, robot: Robot, day: str) -> None:
        told = call(self.base, "GET", "/api/people/me/results", None, robot.token)
        played = {one["game"]: one["count"]["games"] for one in told["games"]}
        assert played == dict(robot.games), robot.name
        assert told["streaks"]["days"] == days.streak(robot.done, day), robot.name

    def stand_in_tables(self) -> None:
        """Everybody wishes to; those who have played enough do, page after page, the best first."""
        for robot in self.robots:
            wish = {"ranked": True, "shown": False}
            call(self.base, "PUT", "/api/people/me/results", wish, robot.token)
        rows: list[Any] = []
        while True:
            told = call(self.base, "GET", f"/api/leaderboards/{EXAMPLE}?skip={len(rows)}")
            rows += told["rows"]
            if not told["rows"]:
                break
        assert [row["place"] for row in rows] == [*range(1, told["people"] + 1)]
        lows = [row["now"]["rated"]["points"] - row["now"]["rated"]["give"] for row in rows]
        assert all(after <= before + 2 for before, after in pairwise(lows)), "rounded, in order"


def simulate(data: Path, *, length: int, people: int, tasks: Sequence[str]) -> Report:
    """So many days of so many people, who do tasks of these games."""
    now = [days.begins(FIRST_DAY)]
    with pytest.MonkeyPatch.context() as patch:
        set_clocks(patch, lambda: now[0])
        # The machine may be slow; nobody is given up who is on the way.
        patch.setattr(gathering, "ARRIVAL_SECONDS", 120.0)
        with running(data) as base:
            week = Week(base, data, people, tasks)
            for day in _days(length):
                now[0] = days.begins(day) + 9 * HOUR_MS
                week.day(day)
            week.stand_in_tables()
    finished = need_the_same_when_rebuilt(data)
    assert finished == week.counted["games"]
    with closing(sqlite.connect(data)) as connection:
        found = connection.execute("SELECT count(DISTINCT season) - 1 FROM ratings").fetchone()
        made = connection.execute("SELECT count(*) FROM tasks").fetchone()
    counted = week.counted
    return Report(
        *(length, people, made[0], counted["attempts"], finished, counted["moves"]),
        *(counted["minds"], found[0]),
    )


def _days(length: int) -> Iterator[str]:
    return (days.after(FIRST_DAY, number) for number in range(length))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--days", type=int, default=7)
    asked.add_argument("--people", type=int, default=200)
    every = [name for name in games.names() if games.get(name).challenge is not None]
    asked.add_argument("--tasks", nargs="*", default=every, metavar="GAME", help="of these games")
    given = asked.parse_args()
    began, tasks = time.monotonic(), given.tasks
    with tempfile.TemporaryDirectory() as directory:
        report = simulate(Path(directory), length=given.days, people=given.people, tasks=tasks)
    print(f"{report}; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
