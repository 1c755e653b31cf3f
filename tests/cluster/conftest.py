"""Three nodes for the tests that leave them as they were."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.nodes import NodeProcess, nodes
from tests.support.postgresql import Databases


@pytest.fixture(scope="module")
def three(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[NodeProcess]]:
    room: Path = tmp_path_factory.mktemp("nodes")
    with nodes(databases.new(), room) as made:
        yield made
