"""One table's changes: stored, then taken over and told in one go."""

import asyncio
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.types import Receive

from tests.table.tables import dealt, moved
from zaslonka.protocol import wire
from zaslonka.server.tables import actor as actors
from zaslonka.server.tables.actor import Actor
from zaslonka.server.tables.audience import Audience
from zaslonka.server.tables.connection import Connection, Line
from zaslonka.server.tables.services import Services
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


def test_who_is_not_welcomed_yet_hears_nothing_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is stored that somebody came, it is time to tell the others who is there."""
    sent: list[str] = []
    monkeypatch.setattr(Connection, "send", lambda _, message: sent.append(type(message).__name__))
    table, unused = dealt(2), Any
    store = SimpleNamespace(names={})
    audience = Audience(cast(Services, SimpleNamespace(store=store)), lambda: ())
    there, coming = (Connection(cast(Receive, unused), cast(Line, unused)) for _ in range(2))
    audience.come(there)
    audience.welcome(there, table, 0, audience.present_info(table))
    audience.come(coming)
    audience.tell_info(table)
    assert sent == ["Welcome", "TableChanged"]
    audience.welcome(coming, table, 0, audience.present_info(table))
    audience.tell_info(table)
    assert sent == ["Welcome", "TableChanged", "Welcome"]


def test_who_asked_hears_of_it_first_and_each_all_of_it_in_one_go(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, tuple[bytes, ...]]] = []

    class Watched:
        def __init__(self, whose: str) -> None:
            self.whose = whose

        def put(self, frames: Sequence[bytes]) -> None:
            sent.append((self.whose, (*frames,)))

        def unsent(self) -> int:
            return 0

        def drop(self) -> None:
            raise AssertionError

    def tell(actor: Actor, before: LiveTable, by: Connection) -> None:
        for there in actor.audience:
            there.send_encoded(b"ply")
            there.send_encoded(b"table")

    unheard: Any = None
    other, asking = (Connection(unheard, Watched(whose)) for whose in ("other", "asking"))
    before = dealt(2)
    actor = actor_of(before, disk)
    actor.audience._connections = [other, asking]
    monkeypatch.setattr(Actor, "tell", tell)
    monkeypatch.setattr(actors, "carry_out", lambda table, *_: moved(table))
    actor.command(asking, wire.Start("c1"), lambda error: asking.send_encoded(repr(error).encode()))
    assert sent == []
    (done,) = disk.written
    done(None)
    assert sent == [("asking", (b"ply", b"table", b"None")), ("other", (b"ply", b"table"))]
