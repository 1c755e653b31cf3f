"""Jobs on their way to the disk: alone at once, in a crowd together."""

import asyncio
from collections.abc import Callable
from typing import cast

import pytest

from zaslonka.store import collector
from zaslonka.store.collector import CROWD, Collector
from zaslonka.store.writer import Job, Outcome, Writer

Told = Callable[[list[Outcome]], None]


class Thread:
    """A writer that is done when it is told to be."""

    def __init__(self) -> None:
        self.batches: list[tuple[list[Job], Told]] = []

    def write(self, jobs: list[Job], told: Told) -> None:
        self.batches.append((jobs, told))

    async def finish(self) -> None:
        jobs, told = self.batches[-1]
        told([None] * len(jobs))
        await asyncio.sleep(0)


class Desk:
    """A collector, and what became of the jobs given to it."""

    def __init__(self) -> None:
        self.thread = Thread()
        self.done: list[int] = []
        self._collector = Collector(cast(Writer, self.thread))

    def give(self, number: int) -> None:
        self._collector.write(Job([]), lambda _: self.done.append(number))

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

    monkeypatch.setattr(collector, "WINDOW", 0.01)
    asyncio.run(given())
