"""Jobs on their way to the disk: alone at once, in a crowd together."""

import asyncio
import math
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from zaslonka.store import collector
from zaslonka.store.collector import CROWD, FEW, QUICK, Collector
from zaslonka.store.database import Statement
from zaslonka.store.writer import Job, Outcome, Writer

Told = Callable[[list[Outcome]], None]


class Thread:
    """A writer that is done when it is told to be."""

    def __init__(self, *, near: bool = False) -> None:
        self.took = math.inf
        self.connection = SimpleNamespace(is_near=near)
        self.batches: list[tuple[list[Job], Told]] = []
        self.here: list[Job] = []
        self.is_at_fault = False  # together with others nothing can be written

    def write_here(self, jobs: list[Job]) -> list[Outcome] | None:
        if self.is_at_fault:
            return None
        self.here += jobs
        return [None] * len(jobs)

    def write(self, jobs: list[Job], told: Told) -> None:
        self.batches.append((jobs, told))

    async def finish(self) -> None:
        jobs, told = self.batches[-1]
        told([None] * len(jobs))
        await asyncio.sleep(0)


class Desk:
    """A collector, and what became of the jobs given to it."""

    def __init__(self, *, near: bool = False) -> None:
        self.thread = Thread(near=near)
        self.done: list[int] = []
        self._collector = Collector(cast(Writer, self.thread))

    def give(self, number: int, *statements: Statement) -> None:
        job = Job(statements, tables=(str(number),))
        self._collector.write(job, lambda _: self.done.append(number))

    async def crowd(self, size: int) -> None:
        """So many tables had a move lately, the first alone and the others together."""
        for number in range(size):
            self.give(number)
        await self.thread.finish()
        await self.thread.finish()
        self.done.clear()
        assert self.sizes() == [1, size - 1]

    def sizes(self) -> list[int]:
        return [len(jobs) for jobs, _ in self.thread.batches]


def test_a_job_alone_waits_for_nobody() -> None:
    async def given() -> None:
        desk = Desk()
        for number in range(3):
            desk.give(number)
            await desk.thread.finish()
        assert desk.sizes() == [1, 1, 1]
        assert desk.done == [0, 1, 2]

    asyncio.run(given())


def test_what_comes_while_a_commit_is_on_its_way_shares_the_next() -> None:
    async def given() -> None:
        desk = Desk()
        for number in range(CROWD):
            desk.give(number)
        await desk.thread.finish()
        assert desk.sizes() == [1, CROWD - 1]

    asyncio.run(given())


def test_in_a_crowd_a_commit_waits_for_more_and_then_no_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def given() -> None:
        desk = Desk()
        for number in range(CROWD + 1):
            desk.give(number)
        await desk.thread.finish()
        assert desk.sizes() == [1, CROWD]
        await desk.thread.finish()
        desk.give(97)
        desk.give(98)
        assert desk.sizes() == [1, CROWD], "there was a crowd: others may come"
        await asyncio.sleep(5 * collector.WINDOW)
        assert desk.sizes() == [1, CROWD, 2]
        await desk.thread.finish()
        desk.give(99)
        assert desk.sizes() == [1, CROWD, 2, 1], "the crowd is gone"
        await desk.thread.finish()
        assert desk.done == [*range(CROWD + 1), 97, 98, 99]

    monkeypatch.setattr(collector, "WINDOW", 0.1)
    asyncio.run(given())


@pytest.fixture
def nothing_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is that tests, the next move comes at once."""
    monkeypatch.setattr(collector, "WINDOW", 600)
    monkeypatch.setattr(collector, "APART", 600)


@pytest.mark.usefixtures("nothing_passes")
def test_a_crowd_that_has_all_come_waits_for_nobody() -> None:
    async def given() -> None:
        desk = Desk()
        await desk.crowd(CROWD + 1)
        for number in range(CROWD + 1):
            assert desk.sizes() == [1, CROWD], "of those who came lately some may come"
            desk.give(number)
        assert desk.sizes() == [1, CROWD, CROWD + 1]

    asyncio.run(given())


def test_a_crowd_is_gone_after_a_pause() -> None:
    async def given() -> None:
        desk = Desk()
        await desk.crowd(CROWD + 1)
        await asyncio.sleep(2 * collector.WINDOW)
        desk.give(0)
        assert desk.sizes() == [1, CROWD, 1]

    asyncio.run(given())


@pytest.mark.usefixtures("nothing_passes")
def test_on_a_quick_disk_a_small_crowd_that_has_all_come_is_written_on_the_spot() -> None:
    async def given() -> None:
        desk = Desk(near=True)
        await desk.crowd(CROWD + 1)
        desk.thread.took = QUICK
        for number in range(CROWD + 1):
            desk.give(number)
        assert len(desk.thread.here) == CROWD + 1
        assert desk.done == [], "whoever gives the last is not told within the very call"
        await asyncio.sleep(0)
        assert desk.done == [*range(CROWD + 1)]
        assert desk.sizes() == [1, CROWD]

    asyncio.run(given())


@pytest.mark.usefixtures("nothing_passes")
@pytest.mark.parametrize("why", ["large", "at fault"])
def test_else_the_thread_writes_what_a_crowd_has_brought(why: str) -> None:
    async def given() -> None:
        desk, size = Desk(near=True), (FEW if why == "large" else CROWD) + 1
        await desk.crowd(size)
        desk.thread.took, desk.thread.is_at_fault = QUICK, why == "at fault"
        for number in range(size):
            desk.give(number)
        assert desk.thread.here == []
        assert desk.sizes() == [1, size - 1, size]
        assert desk.done == []
        await desk.thread.finish()
        assert desk.done == [*range(size)]

    asyncio.run(given())


def test_a_move_alone_on_a_quick_disk_is_written_on_the_spot_and_told_afterwards() -> None:
    async def given() -> None:
        desk = Desk(near=True)
        desk.thread.took = QUICK
        desk.give(1)
        assert len(desk.thread.here) == 1
        assert desk.done == [], "whoever gives it is not told within the very call"
        await asyncio.sleep(0)
        assert desk.done == [1]
        assert desk.sizes() == []

    asyncio.run(given())


@pytest.mark.parametrize("why", ["slow", "failed", "far", "more than a move", "just told"])
def test_else_the_thread_writes_it(why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def given() -> None:
        desk = Desk(near=why != "far")
        desk.thread.took = {"slow": 2 * QUICK, "failed": math.inf}.get(why, QUICK)
        if why == "just told":
            monkeypatch.setattr(collector, "APART", 0)
            desk.give(0)
            monkeypatch.setattr(collector, "APART", 600)
            await asyncio.sleep(0)
            desk.thread.here.clear()
        statements = [("SELECT 1", ())] if why == "more than a move" else []
        desk.give(1, *statements)
        assert desk.thread.here == []
        assert desk.sizes() == [1]

    asyncio.run(given())
