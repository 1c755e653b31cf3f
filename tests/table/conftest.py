"""A second game on the shelf: one with a clock of its own, and plies that can be taken back."""

from collections.abc import Iterator

import pytest

from tests.support.toys import on_the_shelf


@pytest.fixture
def toy() -> Iterator[str]:
    """The name under which `face_down` can be played in this test, with bots."""
    with on_the_shelf("PLAYED_BY_BOTS") as name:
        yield name
