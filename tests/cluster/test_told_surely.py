"""What every node must hear is heard by one that has just come."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from tests.server.in_process import AtOnce
from tests.support.postgresql import Databases
from zaslonka.server.cluster import watching
from zaslonka.server.cluster.node import ClusterNode
from zaslonka.server.operations import addresses
from zaslonka.server.operations.metrics import Metrics
from zaslonka.server.operations.settings import Settings
from zaslonka.server.tables.deeds import Doer, everywhere, surely_everywhere
from zaslonka.server.tables.registry import Registry
from zaslonka.server.tables.services import Services
from zaslonka.server.workers.pool import Workers
from zaslonka.store.store import Store


class Herald(Doer):
    def __init__(self, nodes: ClusterNode, name: str) -> None:
        super().__init__(nodes)
        self.name = name

    @surely_everywhere
    async def hear(self) -> str:
        return self.name

    @everywhere
    async def hear_if_known(self) -> str:
        return self.name


@asynccontextmanager
async def herald(database: str, room: Path, name: str) -> AsyncIterator[Herald]:
    """A node that does nothing but hear."""
    listening = addresses.listen("127.0.0.1", 0)
    with closing(Store(database, lambda _jobs, _seconds: None, shared=True)) as store:
        node = ClusterNode(store, database, f"127.0.0.1:{listening.getsockname()[1]}", listening)
        settings = Settings(data=room, public_url="http://house")
        services = Services(store, Workers(AtOnce), Metrics(), settings)
        made = Herald(node, name)
        await node.serve(Registry(services, node))
        try:
            yield made
        finally:
            await node.leave()
            await node.end()


def test_a_node_that_has_just_come_is_told(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody looks again by themselves while the test goes on.
    monkeypatch.setattr(watching, "BEAT_SECONDS", 600.0)
    database = databases.new()

    async def tell() -> None:
        async with (
            herald(database, tmp_path, "first") as first,
            herald(database, tmp_path, "second"),
        ):
            assert await first.hear_if_known() == ["first"], "it has not looked since"
            assert await first.hear() == ["first", "second"]

    asyncio.run(tell())
