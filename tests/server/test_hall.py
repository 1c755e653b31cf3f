"""Tables in memory: read when somebody comes, kept a moment for who is about to come back."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tests.table.tables import dealt
from zaslonka.server.operations.metrics import Metrics
from zaslonka.server.tables import hall as halls
from zaslonka.server.tables.deeds import Alone
from zaslonka.server.tables.hall import Hall
from zaslonka.table.live import LiveTable


class Shelf:
    """A store that counts how often a table is read from it."""

    def __init__(self, table: LiveTable) -> None:
        self.table, self.reads = table, 0

    async def read(self, table_id: str) -> LiveTable:
        self.reads += 1
        return self.table


def hall_with(table: LiveTable) -> tuple[Hall, Shelf]:
    shelf = Shelf(table)
    services: Any = SimpleNamespace(store=shelf, metrics=Metrics())
    return Hall(services, Alone()), shelf


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "LINGER_SECONDS", 0.05)


@pytest.mark.usefixtures("short")
def test_a_game_stays_for_who_comes_back_at_once_and_not_for_long() -> None:
    async def come_and_go() -> None:
        hall, shelf = hall_with(dealt(2))
        for _ in range(3):
            async with hall.at(shelf.table.id) as actor:
                assert actor.table.phase == "playing"
        assert shelf.reads == 1
        assert len([*hall]) == 1
        await asyncio.sleep(0.1)
        assert [*hall] == []
        async with hall.at(shelf.table.id):
            assert shelf.reads == 2

    asyncio.run(come_and_go())


@pytest.mark.usefixtures("short")
def test_who_came_back_is_not_sent_away_with_those_who_left() -> None:
    async def come_and_go() -> None:
        hall, shelf = hall_with(dealt(2))
        async with hall.at(shelf.table.id):
            pass
        async with hall.at(shelf.table.id) as actor:
            await asyncio.sleep(0.1)
            assert [*hall] == [actor]

    asyncio.run(come_and_go())


def test_of_a_game_that_is_over_nothing_stays() -> None:
    async def come_and_go() -> None:
        hall, shelf = hall_with(dealt(2).ended(None))
        async with hall.at(shelf.table.id):
            pass
        assert [*hall] == []

    asyncio.run(come_and_go())
