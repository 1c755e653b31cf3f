"""Kości kłamcy keeps every law that all games keep, each variant for each size."""

from collections.abc import Callable

import pytest
from tests.laws.check import LAWS, Way, run, ways
from tests.laws.positions import Run

from liars_dice import GAME
from zaslonka.kernel import shelf


def test_it_is_what_the_house_asks_of_a_game() -> None:
    assert shelf.register(GAME) is GAME


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("way", ways(GAME), ids=str)
def test_the_law_is_kept(way: Way, law: Callable[[Run], None]) -> None:
    law(run(way))
