"""The example, installed as anybody would, and a server that finds it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.houses import EXAMPLE, House, install, serving


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLE, tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="session")
def house(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house"), installed) as here:
        yield here
