"""The compiled double beside the house: `make compiled-test` builds it; elsewhere there is none."""

import importlib
import importlib.util
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st

from double import deciding
from tests.double.chances import ASKED, demand_same_draws, demand_same_redraws
from zaslonka import games
from zaslonka.kernel import AnyGame, Chance

DOUBLE = "zaslonka_compiled"
pytestmark = pytest.mark.skipif(
    importlib.util.find_spec(DOUBLE) is None, reason="the double is not compiled here"
)

COMPILED = ("kernel.chance", "kernel.steps", "kernel.game", "bots.search")
PLIES = 400
DECISIONS = 12


def questions(game: AnyGame, name: str, every: int) -> Iterator[tuple[bytes, bytes]]:
    """Views of whoever has to decide, along a random game, and a seed for each."""
    state = game.setup(game.options(), game.seats[0], Chance(name.encode()))
    for ply in range(1, PLIES):
        if not (seats := game.must_act(state.table)):
            return
        view = game.view(state, seats[0])
        if ply % every == 0:
            yield msgspec.json.encode(view), f"{name} {ply}".encode()
        chance = Chance(name.encode(), ply)
        game.play(state, seats[0], chance.pick(list(islice(game.legal(view), 64))), chance)


@pytest.mark.parametrize("name", COMPILED)
def test_it_is_compiled_indeed(name: str) -> None:
    file = str(importlib.import_module(f"{DOUBLE}.{name}").__file__)
    assert file.endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.parametrize("level", ["sredni", "mistrz"])
@pytest.mark.parametrize("name", games.names())
def test_its_bots_decide_as_those_of_the_house(name: str, level: str) -> None:
    asked, built = 0, deciding.double()
    assert built
    for seen, seed in islice(questions(games.get(name), "decisions", every=3), DECISIONS):
        about = name, seen, level, seed
        assert deciding.decide_by(built, *about) == deciding.decide_by(deciding.HOUSE, *about)
        asked += 1
    assert asked


@pytest.mark.parametrize("name", games.names())
def test_the_same_draws_make_the_same_game(name: str) -> None:
    """Move by move, by the quick way through both builds."""
    built = deciding.double()
    assert built
    house, double = (played_quickly(package, name) for package in ("zaslonka", DOUBLE))
    assert msgspec.json.encode(house) == built.json.encode(double)


def played_quickly(package: str, name: str) -> Any:
    """What a build makes of a game by the quick way, with the same draws in each."""
    games, kernel, quick = (
        importlib.import_module(f"{package}.{part}") for part in ("games", "kernel", "kernel.quick")
    )
    game, draws = games.get(name), Chance(b"draws")
    state = game.setup(game.options(), game.seats[-1], kernel.Chance(b"same"))
    for ply in range(1, PLIES):
        if state.table.agenda:
            quick.play_any(state, draws.below, kernel.Chance(b"same", ply))
    return state


@given(st.binary(min_size=1, max_size=64), st.integers(0, 300), ASKED)
def test_its_chance_draws_as_in_the_house(seed: bytes, ply: int, asked: list[int]) -> None:
    chance = importlib.import_module(f"{DOUBLE}.kernel.chance").Chance
    demand_same_draws(chance, seed, ply, asked)


@given(st.sets(st.integers(0, 7)), ASKED)
def test_its_chance_draws_again_where_the_house_would(places: set[int], asked: list[int]) -> None:
    chance = importlib.import_module(f"{DOUBLE}.kernel.chance").Chance
    demand_same_redraws(chance, places, asked)
