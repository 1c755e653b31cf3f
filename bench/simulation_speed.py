"""Random games a second and the cost of a clone, beside OpenSpiel's games written in Python.

    pip install open_spiel        # only for this bench
    python bench/simulation_speed.py --seconds 3

Whole random games of Złam ten Kod (questions, since thousands of random guesses say little),
set-up, legal moves and checks included; chance nodes count as steps on their side.
CPU time of one process; the ratio is to the quickest of their games.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pyspiel  # type: ignore[import-not-found, unused-ignore]  # there only for this bench
from open_spiel.python import games as _registers_them  # type: ignore # noqa: F401

from zaslonka.games.zlam_ten_kod import GAME
from zaslonka.games.zlam_ten_kod.content import CARDS
from zaslonka.kernel import Chance

THEIRS = ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes", "python_liars_poker")
Game = Iterator[Any]
"""The states of one random game, one step apart."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    theirs = {name: measured(lambda name=name: spiel(name), seconds) for name in THEIRS}  # type: ignore[misc]
    ours = {
        f"zlam_ten_kod, {players} players": measured(
            lambda players=players: zlam_ten_kod(players),  # type: ignore[misc]
            seconds,
        )
        for players in GAME.seats
    }
    best_steps = max(steps for steps, _ in theirs.values())
    best_clone = min(clone for _, clone in theirs.values())
    print(f"{'game':24} {'steps/s':>9} {'ratio':>6} {'clone µs':>9} {'ratio':>6}")
    for name, (steps, clone) in (theirs | ours).items():
        print(
            f"{name:24} {steps:9,.0f} {steps / best_steps:6.2f}"
            f" {clone:9.2f} {clone / best_clone:6.2f}"
        )


def measured(play: Callable[[], Game], seconds: float) -> tuple[float, float]:
    """Steps a second, and microseconds a clone in the middle of a game."""
    game = play()
    middle = [next(game) for _ in range(3)][-1]
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += sum(1 for _ in play())
    clones, begun = 0, time.process_time()
    while (cloning := time.process_time() - begun) < seconds / 3:
        for _ in range(1000):
            middle.clone()
        clones += 1000
    return steps / spent, 1e6 * cloning / clones


def zlam_ten_kod(players: int) -> Game:
    seed = random.randbytes(32)
    state = GAME.setup(GAME.options(), players, Chance(seed))
    ply = 0
    while state.table.row and (seats := GAME.to_act(state.table)):
        ply += 1
        questions = sum(len(CARDS[card].digits) or 1 for card in state.table.row)
        moves = list(islice(GAME.legal(GAME.view(state, seats[0])), questions))
        GAME.play(state, seats[0], random.choice(moves), Chance(seed, ply))
        yield state


def spiel(name: str) -> Game:
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        yield state


if __name__ == "__main__":
    main()
