"""The law of clocks over every game on the shelf, each of its variants and sizes."""

import pytest

from tests.laws.check import Way, run, ways
from tests.laws.clocks import clocks_go_on
from zaslonka import games

WAYS = [
    pytest.param(way, id=str(way), marks=[pytest.mark.slow] if number else [])
    for game in map(games.get, games.names())
    for number, way in enumerate(ways(game))
]


@pytest.mark.rule("TAB-61", "TAB-111")
@pytest.mark.parametrize("way", WAYS)
def test_clocks_go_on(way: Way) -> None:
    clocks_go_on(run(way))
