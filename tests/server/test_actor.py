"""One table's changes: stored, then taken over and told in one go."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tests.table.tables import dealt, moved
from zaslonka.server.tables.actor import Actor
from zaslonka.table.live import LiveTable


class Disk:
    """A store that is as slow as it is told to be."""

    def __init__(self) -> None:
        self.written: list[Callable[[None], None]] = []

    def submit(self, *_: Any, now: int, done: Callable[[None], None]) -> None:
        self.written.append(done)


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[LiveTable]:
    """The table as it is whenever a change of it is told."""
    told: list[LiveTable] = []
    monkeypatch.setattr(Actor, "tell", lambda actor, before: told.append(actor.table))
    return told


def actor_of(table: LiveTable, disk: Disk) -> Actor:
    services: Any = SimpleNamespace(store=disk)
    return Actor(table, services)


@pytest.mark.rule("TAB-40")
def test_until_a_change_is_told_the_table_is_as_it_was(disk: Disk, seen: list[LiveTable]) -> None:
    """Else whoever speaks of the table meanwhile would tell of a ply before the ply is told."""

    async def change() -> None:
        before = dealt(2)
        after, actor = moved(before), actor_of(before, disk)
        changing = asyncio.create_task(actor.become(after))
        await asyncio.sleep(0)
        (done,) = disk.written
        done(None)
        assert actor.table is before
        await changing
        assert actor.table is after
        assert seen == [after]

    asyncio.run(change())


def test_what_is_stored_is_taken_over_though_nobody_waits_any_more(disk: Disk) -> None:
    async def change() -> None:
        before = dealt(2)
        after, actor = moved(before), actor_of(before, disk)
        changing = asyncio.create_task(actor.become(after))
        await asyncio.sleep(0)
        changing.cancel()
        await asyncio.sleep(0)
        (done,) = disk.written
        done(None)
        with pytest.raises(asyncio.CancelledError):
            await changing
        assert actor.table is after

    asyncio.run(change())
