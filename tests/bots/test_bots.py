"""Bots of every game: always legal, blind to what their seat cannot see, better level by level."""

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice, product

import msgspec
import pytest

from tests.laws.check import sizes
from tests.laws.positions import Position, random_run
from tests.laws.twins import twins
from tests.support.example import EXAMPLE
from zaslonka import bots, games
from zaslonka.kernel import Chance

TABLES = [(name, seats) for name in games.names() for seats in games.get(name).seats]
SIZES = [(name, seats) for name in games.names() for seats in sizes(games.get(name))]
GAME = games.get(EXAMPLE)
SEED = b"a bot's own seed"


@cache
def met(name: str, seats: int) -> tuple[Position, ...]:
    """Positions of random games in which somebody is on turn."""
    game = games.get(name)
    return random_run(game, game.variants[0], seats, games=5, plies=16, keep=10).positions


@cache
def met_blind(name: str, seats: int) -> tuple[Position, ...]:
    """Positions in which somebody is on turn who does not know everything."""
    game = games.get(name)
    run = random_run(game, game.variants[0], seats, games=12, plies=40, keep=120)
    return tuple(islice(filter(_is_blind, run.positions), 8))


def _is_blind(position: Position) -> bool:
    game, state = position.game, position.state
    return game.imagine(game.view(state, _on_turn(position)), Chance(b"blind")) != state


def _on_turn(position: Position) -> int:
    return position.game.to_act(position.state.table)[0]


def decisions(positions: tuple[Position, ...]) -> Iterator[tuple[Position, int, str]]:
    """Each position with a seat on turn there, and each level."""
    for position, level in product(positions, bots.LEVELS):
        yield position, _on_turn(position), level


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bot_makes_legal_moves_wherever_a_game_has_got_to(name: str, seats: int) -> None:
    for position, seat, level in decisions(met(name, seats)):
        view = position.game.view(position.state, seat)
        before = msgspec.json.encode(view)
        position.game.check(view, bots.decide(name, view, level, SEED))
        assert msgspec.json.encode(view) == before


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_in_twin_worlds_a_bot_makes_the_same_move(name: str, seats: int) -> None:
    """Law 7, with worlds imagined whole and twins that differ in one hidden part."""
    differed = 0
    for position, seat, level in decisions(met_blind(name, seats)):
        game, state = position.game, position.state
        move = bots.decide(name, game.view(state, seat), level, SEED)
        world = game.imagine(game.view(state, seat), Chance(b"twin"))
        for twin in twins(game, state, seat, world, position.rng)[:2]:
            assert bots.decide(name, game.view(twin, seat), level, SEED) == move
            differed += 1
    assert differed > 10


def test_a_bot_makes_the_same_move_in_another_process() -> None:
    views = [
        (GAME.view(position.state, seat), level)
        for seats in GAME.seats
        for position, seat, level in list(decisions(met(EXAMPLE, seats)))[:6]
    ]
    here = [bots.decide(EXAMPLE, view, level, SEED) for view, level in views]
    script = f"""
import sys, msgspec
from zaslonka import bots, games
game = games.get("{EXAMPLE}")
seen = list[tuple[game.view_type, str]]
for view, level in msgspec.json.decode(sys.stdin.buffer.read(), type=seen):
    print(msgspec.json.encode(bots.decide(game.name, view, level, {SEED!r})).decode())
"""
    there = subprocess.run(
        [sys.executable, "-c", script], input=msgspec.json.encode(views), capture_output=True
    )
    assert there.stderr == b""
    assert there.stdout.splitlines() == [msgspec.json.encode(move) for move in here]


def test_the_seed_is_all_the_whim_a_bot_has() -> None:
    position = met(EXAMPLE, 2)[0]
    view = GAME.view(position.state, GAME.to_act(position.state.table)[0])
    asked = {str(bots.decide(EXAMPLE, view, "latwy", bytes([i]))) for i in range(20)}
    assert len(asked) > 1


def test_an_unknown_level_or_game_is_refused() -> None:
    view = GAME.view(met(EXAMPLE, 2)[0].state, 0)
    with pytest.raises(KeyError):
        bots.decide(EXAMPLE, view, "arcymistrz", SEED)
    with pytest.raises(KeyError):
        bots.decide("szachy", view, "latwy", SEED)
