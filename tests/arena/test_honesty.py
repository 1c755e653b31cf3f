"""A bot that gets at the state is caught by worlds that look alike to its seat."""

import gc
import inspect
import random
from pathlib import Path
from typing import Any

import pytest

from tests.arena.strangers import HONEST, program
from tests.support.example import EXAMPLE
from zaslonka import bots, games
from zaslonka.arena import honesty
from zaslonka.arena.entrants import Own, entrant, seated
from zaslonka.arena.honesty import Caught, tried
from zaslonka.arena.strangers import Limits
from zaslonka.bots.arena import Decider
from zaslonka.cli import main
from zaslonka.kernel import AnySeatView, AnyState, State

GAME = games.get(EXAMPLE)


def by_frames() -> AnyState | None:
    """The state, if it lies about in whoever called."""
    for frame in inspect.stack():
        for value in frame.frame.f_locals.values():
            for thing in (value, getattr(value, "state", None)):
                if isinstance(thing, State):
                    return thing
    return None


def by_memory() -> AnyState | None:
    """The state, if whoever has it can be found in the process; other tests' states may be too."""
    # Asked for its class, a proxy of something that is gone raises an error; its type is known.
    found = (thing for thing in gc.get_objects() if type(thing) is honesty._World)
    return next((world.state for world in found), None)


def asked(decide: Decider, games_played: int = 4) -> int:
    found = [
        tried(GAME, 2, lambda: Own(decide), f"game {number}".encode(), 12)
        for number in range(games_played)
    ]
    return sum(one.differed for one in found)


@pytest.mark.parametrize("name", games.names())
def test_our_own_bots_pass(name: str) -> None:
    game = games.get(name)
    one = entrant("sredni")
    found = tried(game, game.seats[0], lambda: seated(one, game, Limits()), b"ours", 12)
    assert found.decisions > 3
    assert found.differed > 0


@pytest.mark.parametrize("look", [by_frames, by_memory])
def test_a_cheater_in_our_own_process_is_caught(look: Any) -> None:
    """Its move depends on what it finds in the other's hand."""

    def decide(view: AnySeatView, seed: bytes) -> Any:
        moves = list(GAME.legal(view))[:20]
        state = look()
        assert state is not None, "there is nothing to cheat with"
        return moves[sum(repr(state.hands[1 - view.seat]).encode()) % len(moves)]

    with pytest.raises(Caught, match="but in a twin"):
        asked(decide)


def test_a_bot_that_throws_dice_of_its_own_is_told_so() -> None:
    def decide(view: AnySeatView, seed: bytes) -> Any:
        return random.choice(list(GAME.legal(view))[:20])

    with pytest.raises(Caught):
        asked(decide)


def test_an_honest_one_is_not() -> None:
    assert asked(lambda view, seed: bots.any_move(GAME, view, seed)) > 0


def test_the_command_checks_a_strangers_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--games", "1", "--seats", "2"]
    bad = HONEST.replace('asked["moves"][0]', 'asked["moves"][__import__("time").time_ns() % 7]')
    assert main(["arena", "check", EXAMPLE, program(tmp_path, "dicey", bad), *arguments]) == 2
    assert "dicey sees what it should not, or throws dice" in capsys.readouterr().err
    rude = "print('no')"
    assert main(["arena", "check", EXAMPLE, program(tmp_path, "rude", rude), *arguments]) == 2
    assert "rude is refused, garbage" in capsys.readouterr().err
