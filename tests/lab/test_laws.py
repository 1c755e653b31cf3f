"""Every law of the numbers over every game, each of its variants and sizes."""

from collections.abc import Callable

import pytest

from tests.lab.laws import LAWS, choosing_parts, positions, setup_of
from tests.laws.check import Way, ways
from tests.laws.positions import Position
from zaslonka import games
from zaslonka.lab.episode import Setup

WAYS = [way for name in games.names() for way in ways(games.get(name))]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_law_is_kept(way: Way, law: Callable[[Setup, Position], None]) -> None:
    setup = setup_of(way)
    for position in (*positions(way), *choosing_parts(way)):
        law(setup, position)
