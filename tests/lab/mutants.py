"""A law of the numbers that holds of a game, and no longer when one of its parts is another."""

from collections.abc import Callable, Iterable
from typing import Any
from unittest import mock

import pytest

from tests.lab import laws
from tests.laws.check import Way
from tests.laws.positions import Position
from zaslonka import games
from zaslonka.lab.episode import Setup


def is_caught(
    law: Callable[[Setup, Position], None],
    game: str,
    part: tuple[Any, str],
    replacement: Any,
) -> None:
    """Assert that the law finds the fault, with the fewest players, and finds none without it."""
    way = Way(games.get(game), 0, games.get(game).seats[0])
    met = (*laws.uncertain(way), *laws.positions(way), *laws.choosing_parts(way))
    _keep(law, way, met)
    with mock.patch.object(*part, replacement), pytest.raises(AssertionError):
        _keep(law, way, met)


def _keep(law: Callable[[Setup, Position], None], way: Way, met: Iterable[Position]) -> None:
    setup = laws.setup_of(way)
    for position in met:
        law(setup, position)
