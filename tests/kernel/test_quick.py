"""The quick way; that it is the plain one is a law of every game (`tests/laws/quick.py`)."""

import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.support.example import EXAMPLE
from zaslonka import games
from zaslonka.kernel import Chance
from zaslonka.kernel.quick import (
    evenly,
    play_any,
    play_any_listed,
    random_game,
    random_listed_game,
    skipping,
)

SEED = bytes(32)
PLIES = 40
MOST = 300
"""So many plies of a game are enough to compare two."""


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


@pytest.mark.parametrize(
    ("whole", "one"), [(random_game, play_any), (random_listed_game, play_any_listed)]
)
@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_is_made_move_by_move(name: str, whole: Any, one: Any) -> None:
    """The same draws and chance at each ply, to the end or to where nothing is listed."""
    game = games.get(name)
    state = game.setup(game.options(), game.seats[0], Chance(SEED))
    alone, draws, again = state.clone(), random.Random(2), random.Random(2)
    ply = 0
    for ply, found in enumerate(islice(whole(state, draws.randrange, SEED), MOST), 1):
        assert found is state
        assert one(alone, again.randrange, Chance(SEED, ply)) is not None
        assert alone == state
    if ply < MOST and alone.table.agenda:
        before = alone.clone()
        assert one(alone, again.randrange, Chance(SEED, ply + 1)) is None
        assert alone == before


def test_a_game_of_questions_ends_with_the_cards() -> None:
    game = games.get(EXAMPLE)
    state = game.setup(game.options(), 2, Chance(SEED))
    for _ in random_listed_game(state, evenly, SEED):
        assert state.table.agenda
    assert state.table.row == ()


def test_draws_nobody_checks_are_below_and_reach_all() -> None:
    assert {evenly(6) for _ in range(600)} == set(range(6))
