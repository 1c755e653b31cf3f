"""Law 6 by way of another node: what is carried to a viewer tells no more than at the home."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from starlette.types import ASGIApp

from tests.laws.twins import Viewer
from tests.server import leaks
from tests.server.in_process import House
from tests.server.leaks import Leak
from tests.server.test_law_6 import PLIES, twins_of
from tests.server.twin_evenings import difference
from tests.server.twin_worlds import ways
from tests.support.example import EXAMPLE
from tests.support.postgresql import Databases
from zaslonka.server import app as server
from zaslonka.server.cluster import bridge, node
from zaslonka.server.cluster.links import Link
from zaslonka.server.operations import addresses

WAY = next(way for way in ways() if way.game == EXAMPLE)


@asynccontextmanager
async def alive(house: House, database: str) -> AsyncIterator[ASGIApp]:
    """One node of a house, from its start until it has left."""
    listening = addresses.listen("127.0.0.1", 0)
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    settings = structs.replace(house.settings, database=database, node_address=address)
    made = server.node(settings, listening, lambda: house.workers)
    says: asyncio.Queue[Any] = asyncio.Queue()
    hears: asyncio.Queue[Any] = asyncio.Queue()
    living = asyncio.ensure_future(made.app({"type": "lifespan"}, says.get, hears.put))
    says.put_nowait({"type": "lifespan.startup"})
    assert (await hears.get())["type"] == "lifespan.startup.complete"
    yield made.app
    assert made.leave is not None
    await made.leave()
    says.put_nowait({"type": "lifespan.shutdown"})
    assert (await hears.get())["type"] == "lifespan.shutdown.complete"
    await living


class Carrying:
    """Houses of two nodes: the first is every table's home, and all come by the second."""

    def __init__(self, databases: Databases) -> None:
        self._databases = databases
        self.carried: Counter[str] = Counter()

    @asynccontextmanager
    async def opened(self, data: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[House]:
        house, database = House(data, patch), self._databases.new()
        patch.setattr(node, "BALANCE_SECONDS", 4000.0)  # it keeps them
        patch.setattr(bridge, "answer", self._answer)
        async with alive(house, database), alive(house, database) as front:
            house.app = front
            await house.settle()
            with house.writing_down():
                yield house

    async def _answer(self, app: ASGIApp, scope: dict[str, Any], link: Link) -> None:
        self.carried[scope["type"]] += 1
        await _answer(app, scope, link)


_answer = bridge.answer


@pytest.fixture
def carrying(databases: Databases) -> Carrying:
    return Carrying(databases)


@pytest.mark.rule("TAB-04", "TAB-05")
@pytest.mark.parametrize("viewer", [0, None], ids=["seat", "spectator"])
def test_every_byte_that_is_carried_is_the_same_in_twin_worlds(
    viewer: Viewer, carrying: Carrying, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = twins_of(WAY, viewer, PLIES)
    assert difference(found, tmp_path, monkeypatch, carrying.opened) is None
    assert carrying.carried["websocket"] >= 2 * (found.seats + 1), "everybody's, in both worlds"
    assert carrying.carried["http"] > 20


@pytest.mark.parametrize(
    "leak",
    [leaks.a_frame_whose_size_depends_on_a_hand, leaks.a_replay_before_the_end],
    ids=["frame", "answer"],
)
def test_a_leak_is_caught_on_its_way(
    leak: Leak, carrying: Carrying, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = twins_of(WAY, 0, PLIES)
    leak(monkeypatch)
    assert difference(found, tmp_path, monkeypatch, carrying.opened) is not None
