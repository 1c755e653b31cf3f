"""Every law over every game on the shelf, each of its variants and sizes.

`make quick` takes only the first way to play each game: its first variant, by the fewest.
"""

from collections import deque
from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given, settings, strategies as st

from tests.laws import laws
from tests.laws.check import LAWS, Way, run, sizes, ways
from tests.laws.positions import Run, random_game
from tests.support.face_down import FACE_DOWN
from zaslonka import games
from zaslonka.kernel import AnyGame

GAMES = (FACE_DOWN, *map(games.get, games.names()))
WAYS = [
    pytest.param(way, id=str(way), marks=[pytest.mark.slow] if number else [])
    for game in GAMES
    for number, way in enumerate(ways(game))
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_sizes_are_of_its_seats_from_the_fewest_to_the_most(game: AnyGame) -> None:
    assert set(sizes(game)) <= set(game.seats)
    assert {game.seats[0], game.seats[-1]} <= set(sizes(game))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("way", WAYS)
def test_the_law_is_kept(way: Way, law: Callable[[Run], None]) -> None:
    law(run(way))


@pytest.mark.parametrize("way", WAYS)
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32), ply=st.integers(1, 60))
def test_any_position_is_sound_and_replays(way: Way, seed: int, ply: int) -> None:
    """Hypothesis looks further than the fixed seeds, and shrinks to an early ply."""
    last = deque(islice(random_game(way.game, way.options, way.seats, seed), ply), maxlen=1)
    for law in (laws.states_are_sound, laws.matches_replay, laws.somebody_can_always_move):
        law(Run(way.game, way.options, way.seats, tuple(last)))
