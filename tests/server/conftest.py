"""One server for all tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.running import running


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("house")) as address:
        yield address
