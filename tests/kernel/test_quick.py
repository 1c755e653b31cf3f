"""The quick way; that it is the plain one is a law of every game (`tests/laws/quick.py`)."""

import random

import pytest
from hypothesis import given, strategies as st

from zaslonka import games
from zaslonka.kernel import Chance
from zaslonka.kernel.quick import play_any_listed, skipping

SEED = bytes(32)
PLIES = 40


@given(st.integers(0, 30), st.sets(st.integers(0, 30)))
def test_gaps_are_skipped(size: int, gaps: set[int]) -> None:
    left = [place for place in range(size) if place not in gaps]
    assert [skipping(sorted(gaps), place) for place in range(len(left))] == left


@pytest.mark.parametrize("name", games.names())
def test_what_anybody_would_list_is_played_as_if_it_were_listed(name: str) -> None:
    game = games.get(name)
    quick = game.setup(game.options(), game.seats[-1], Chance(SEED))
    plain, draws, again = quick.clone(), random.Random(1), random.Random(1)
    for ply in range(1, PLIES):
        if not plain.table.agenda:
            return
        step = plain.table.agenda[0]
        seat = step.decider(plain)
        moves = list(step.listed(game.view(plain, seat)))
        if not moves:
            return
        move = moves[again.randrange(len(moves))]
        told = game.play(plain, seat, move, Chance(SEED, ply))
        assert play_any_listed(quick, draws.randrange, Chance(SEED, ply)) == told
        assert quick == plain
