"""Random games a second and the cost of a clone, beside OpenSpiel's games written in Python.

    .venv-lab/bin/python bench/simulation_speed.py --seconds 3

Whole random games of each of ours, by the fewest and the most players, set-up included: each
move is taken from all that the rules list, and checked again when it is made; or, ``drawn``, by
the kernel's quick way (`kernel/quick.py`; that both make the same games of the same draws is
tested).  Złam ten Kod is played by questions until the cards are used up, for thousands of random
guesses say little; a clue of Tajniacy is one of the rules' own sample.

Beside the plain build the compiled one is measured where there is one (`make compiled`, and
``PYTHONPATH=.compiled``): the same rules, by the same functions of this file.

Chance nodes count as steps on their side.  CPU time of one process, in rounds: every game has its
turn in each, so that a busy machine is busy for all; the ratio is to the quickest of theirs.
"""

import argparse
import importlib.util
import os
import platform
import random
import sysconfig
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from statistics import median
from typing import Any, NamedTuple

import pyspiel
from open_spiel.python import games as _registers_them  # noqa: F401

from zaslonka.kernel import AnyGame
from zaslonka.lab.episode import Setup

THEIRS = ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes", "python_liars_poker")
ROUNDS = 9
QUESTIONS = ("zlam_ten_kod",)
"""Games that are played by questions alone."""
Game = Iterator[Any]
"""The states of one random game, one step apart."""


class Build(NamedTuple):
    """The house as it was built: what this file needs of it."""

    games: Any
    chance: Any
    quick: Any
    setup: Any

    @classmethod
    def of(cls, package: str) -> "Build":
        names = ("games", "kernel.chance", "kernel.quick", "lab.episode")
        games, chance, quick, episode = (
            importlib.import_module(f"{package}.{name}") for name in names
        )
        return cls(games, chance.Chance, quick, episode.Setup)


def builds() -> Iterator[tuple[str, Build]]:
    """How each is called in the table, and the build."""
    yield "", Build.of("zaslonka")
    if importlib.util.find_spec("zaslonka_compiled"):
        yield ", compiled", Build.of("zaslonka_compiled")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game, in all rounds")
    seconds = parser.parse_args().seconds / ROUNDS
    plays = dict(contenders())
    rounds = [
        {name: steps_a_second(play, seconds) for name, play in plays.items()} for _ in range(ROUNDS)
    ]
    steps = {name: median(one[name] for one in rounds) for name in plays}
    clones = {name: microseconds_a_clone(play, seconds) for name, play in plays.items()}
    quickest = max(THEIRS, key=lambda name: steps[name])
    cheapest = min(clones[name] for name in THEIRS)
    optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    build = "with PGO" if optimised else "without PGO"
    print(f"Python {platform.python_version()} {build}, load average {os.getloadavg()[0]:.1f}")
    print(f"{'game':34} {'steps/s':>9} {'ratio':>6} {'clone µs':>9} {'ratio':>6}")
    for name in plays:
        ratio = median(one[name] / one[quickest] for one in rounds)
        print(
            f"{name:34} {steps[name]:9,.0f} {ratio:6.2f}"
            f" {clones[name]:9.2f} {clones[name] / cheapest:6.2f}"
        )


def contenders() -> Iterator[tuple[str, Callable[[], Game]]]:
    for theirs in THEIRS:
        yield theirs, partial(spiel, theirs)
    for called, build in builds():
        for game in map(build.games.get, build.games.names()):
            for seats in (game.seats[0], game.seats[-1]):
                setup, name = build.setup(game, seats), f"{game.name} {seats}"
                yield f"{name}, listed{called}", partial(listed, build, game, setup)
                yield f"{name}, drawn{called}", partial(drawn, build, game, setup)


def steps_a_second(play: Callable[[], Game], seconds: float) -> float:
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += sum(1 for _ in play())
    return steps / spent


def microseconds_a_clone(play: Callable[[], Game], seconds: float) -> float:
    """In the middle of a game."""
    *_, middle = islice(play(), 3)
    clones, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(100):
            middle.clone()
        clones += 100
    return 1e6 * spent / clones


def listed(build: Build, game: AnyGame, setup: Setup) -> Game:
    seed = random.randbytes(32)
    state = setup.deal(build.chance(seed))
    ply = 0
    while (seat := setup.to_decide(state)) is not None and not _is_used_up(state.table):
        ply += 1
        view = game.view(state, seat)
        asks = game.name in QUESTIONS
        moves = view.table.agenda[0].listed(view) if asks else game.legal(view)
        game.play(state, seat, random.choice(list(moves)), build.chance(seed, ply))
        yield state


def drawn(build: Build, game: AnyGame, setup: Setup) -> Game:
    seed, quick = random.randbytes(32), build.quick
    play = quick.random_listed_game if game.name in QUESTIONS else quick.random_game
    made: Game = play(setup.deal(build.chance(seed)), quick.evenly, seed)
    return made


def _is_used_up(table: Any) -> bool:
    """Whether there is no card left to ask by, in the one game that has such cards."""
    return getattr(table, "row", True) == ()


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
