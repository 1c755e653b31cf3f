"""Three nodes for the tests that leave them as they were."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.nodes import NodeProcess, nodes
from tests.support.postgresql import Databases


@pytest.fixture(scope="module")
def running(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[NodeProcess]]:
    room: Path = tmp_path_factory.mktemp("nodes")
    with nodes(databases.new(), room) as made:
        yield made


@pytest.fixture
def three(running: list[NodeProcess]) -> list[NodeProcess]:
    """All of them there: a machine with much to do makes one late, and late is put out."""
    for node in running:
        node.wait_until_healthy()
    return running
