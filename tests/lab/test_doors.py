"""The doors, by the tests of those whom they lead to: every game, by every number of players."""

import random
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from msgspec.structs import asdict
from pettingzoo.test import api_test, seed_test

import zaslonka.lab.gymnasium
from tests.laws.check import Way, is_playable
from tests.support.example import EXAMPLE
from zaslonka import games
from zaslonka.kernel import AnyGame
from zaslonka.lab import openspiel, pettingzoo

GAMES = [games.get(name) for name in games.names()]


def ways(game: AnyGame) -> Iterator[Way]:
    """As it is by every number of players, and each variant of it by the fewest."""
    for variant, options in enumerate(game.variants):
        seats = [count for count in game.seats if is_playable(game, options, count)]
        yield from (Way(game, variant, count) for count in (seats[:1] if variant else seats))


WAYS = [way for game in GAMES for way in ways(game)]


@pytest.fixture(params=WAYS, ids=str)
def way(request: pytest.FixtureRequest) -> Way:
    found: Way = request.param
    return found


def terms(way: Way) -> dict[str, Any]:
    return {"seats": way.seats, **asdict(way.options)}


# PettingZoo


@pytest.mark.filterwarnings("ignore::UserWarning")  # that there is no picture of a game
def test_pettingzoo_finds_its_interface(way: Way) -> None:
    api_test(pettingzoo.env(way.game.name, **terms(way)), num_cycles=100)


def test_pettingzoo_finds_that_a_seed_says_all(way: Way) -> None:
    seed_test(lambda: pettingzoo.env(way.game.name, **terms(way)), num_cycles=50)


def test_a_game_is_cut_off_after_so_many_choices() -> None:
    """PettingZoo's own test of that is for games in which all move at once, without masks."""
    env = pettingzoo.env(EXAMPLE, max_cycles=7)
    env.reset(seed=1)
    made = 0
    for agent in env.agent_iter():
        seen, reward, over, cut_off, _ = env.last()
        if cut_off:
            assert (made, reward, over) == (7, 0, False)
            env.step(None)
        else:
            made += 1
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    assert made == 7


def test_an_illegal_move_ends_the_game_for_who_makes_it() -> None:
    env = pettingzoo.env(EXAMPLE)
    env.reset(seed=1)
    agent = env.agent_selection
    seen = env.observe(agent)
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_nobody_but_who_decides_has_a_choice() -> None:
    env = pettingzoo.raw_env(EXAMPLE)
    env.reset(seed=1)
    choices = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert [agent for agent, count in choices.items() if count] == [env.agent_selection]


# Gymnasium


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.filterwarnings("ignore::UserWarning")  # that its check tries no picture
def test_gymnasium_finds_its_interface(game: AnyGame) -> None:
    env = gymnasium.make(zaslonka.lab.gymnasium.identity(game.name), level="latwy", seat=0)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_seat_plays_against_bots_to_the_end(game: AnyGame) -> None:
    env = gymnasium.make(zaslonka.lab.gymnasium.identity(game.name), level="latwy")
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(3000):
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, _, info = env.step(action)
        if over:
            assert reward == env.unwrapped.setup.returns(env.unwrapped.episode.state)[info["seat"]]
            return
    pytest.fail("the game does not end")


def test_an_illegal_choice_loses_and_changes_nothing() -> None:
    env = gymnasium.make(zaslonka.lab.gymnasium.identity(EXAMPLE), level="latwy", seat=0).unwrapped
    seen, _ = env.reset(seed=1)
    before = env.episode.state.clone()
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[-1]))
    assert (reward, over, info["illegal"]) == (-1, True, True)
    assert env.episode.state == before


# OpenSpiel


def loaded(way: Way) -> Any:
    """Short, for what OpenSpiel looks at in every state is as long as what may be recalled."""
    return openspiel.load(way.game.name, max_length=60, recall=400, **terms(way))


def test_openspiel_simulates(way: Way) -> None:
    pyspiel.random_sim_test(loaded(way), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_openspiel_resamples_what_looks_the_same(game: AnyGame) -> None:
    """By the game's own exact beliefs, at every choice of a random game."""
    rng = random.Random(1)
    state = openspiel.load(game.name).new_initial_state()
    compared, differing = 0, 0
    while not state.is_terminal() and compared < 30:
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            compared += 1
            differing += str(other) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert differing, "nothing was hidden from anybody"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_openspiel_remembers_all(game: AnyGame) -> None:
    """Each seat's information state goes on from what it was."""
    rng = random.Random(2)
    state = openspiel.load(game.name).new_initial_state()
    learned: list[tuple[Any, ...]] = [()] * state.num_players()
    for _ in range(600):
        if state.is_terminal():
            break
        for seat, before in enumerate(learned):
            assert state._learned[seat][: len(before)] == before
        learned = list(state._learned)
        state.apply_action(rng.choice(state.legal_actions()))
    tensor = state.information_state_tensor(0)
    assert len(tensor) == state.get_game().information_state_tensor_shape()[0]


def test_a_game_is_loaded_by_its_name_too(way: Way) -> None:
    """As OpenSpiel writes it, options and all."""
    game = openspiel.load(way.game.name, **terms(way))
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.num_distinct_actions() == game.num_distinct_actions()
    assert again.terms.setup.options == way.options


def test_a_draw_is_a_node_with_equal_chances() -> None:
    outcomes = openspiel.load(EXAMPLE).new_initial_state().chance_outcomes()
    numbers, odds = zip(*outcomes, strict=True)
    assert numbers == tuple(range(len(outcomes)))
    assert len(set(odds)) == 1
    assert sum(odds) == pytest.approx(1)


# What can be asked for


@pytest.mark.parametrize("door", [pettingzoo.env, openspiel.load], ids=["pettingzoo", "openspiel"])
def test_what_cannot_be_played_is_refused(door: Any) -> None:
    with pytest.raises(ValueError, match="is for"):
        door(EXAMPLE, seats=99)
    with pytest.raises(TypeError, match="no option bribery"):
        door(EXAMPLE, bribery=True)
    with pytest.raises(KeyError):
        door("chess")
