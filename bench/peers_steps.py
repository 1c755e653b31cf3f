"""Steps a second of our games beside those of others' libraries, one after another in one run.

Each library is measured as its own users step it with masks: an observation, what may be chosen,
a random choice, a step, new games included.  What is not installed is said, not guessed::

    python -m venv /tmp/peers
    /tmp/peers/bin/pip install open_spiel pettingzoo pygame rlcard -r requirements/run.txt
    CMAKE_POLICY_VERSION_MINIMUM=3.5 /tmp/peers/bin/pip install hanabi-learning-environment
    PYTHONPATH=src /tmp/peers/bin/python bench/peers_steps.py
"""

import argparse
import importlib.metadata
import os
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import numpy as np

Steps: TypeAlias = Iterator[None]
"""Makes a step whenever it is asked for another."""

ROUNDS = 7


def ours(game: str, seats: int) -> Steps:
    """Through PettingZoo without its wrappers."""
    from zaslonka.lab import pettingzoo

    env = pettingzoo.raw_env(game, seats)
    yield from _pettingzoo(env)


def pettingzoo_classic(name: str) -> Steps:
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    yield from _pettingzoo(env)


def _pettingzoo(env: Any) -> Steps:
    rng, seed = random.Random(1), 0
    while True:
        env.reset(seed=(seed := seed + 1))
        for agent in env.agent_iter():
            seen, _, over, cut_off, info = env.last()
            if over or cut_off:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            yield
            del agent


def openspiel(name: str) -> Steps:
    """With the information state of whoever decides, as a learner asks for it."""
    import pyspiel
    from open_spiel.python import games as _  # noqa: F401 - makes those in Python known

    game, rng = pyspiel.load_game(name), random.Random(1)
    has_tensor = game.get_type().provides_information_state_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
                continue
            seat = state.current_player()
            (state.information_state_tensor if has_tensor else state.observation_tensor)(seat)
            state.apply_action(rng.choice(np.flatnonzero(state.legal_actions_mask()).tolist()))
            yield


def hanabi() -> Steps:
    from hanabi_learning_environment import rl_env

    env, rng = rl_env.make("Hanabi-Full", num_players=2), random.Random(1)
    while True:
        seen, over = env.reset(), False
        while not over:
            own = seen["player_observations"][seen["current_player"]]
            seen, _, over, _ = env.step(rng.choice(own["legal_moves"]))
            yield


def rlcard(name: str) -> Steps:
    import rlcard as library

    env, rng = library.make(name, config={"seed": 1}), random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            yield


def contenders() -> dict[str, tuple[str, Callable[[], Steps]]]:
    """What is measured: the package whose version is named, and its steps."""
    from zaslonka import games

    own: dict[str, tuple[str, Callable[[], Steps]]] = {
        f"{name}, {seats} seats": ("zaslonka", lambda name=name, seats=seats: ours(name, seats))  # type: ignore[misc]
        for name in games.names()
        for seats in (games.get(name).seats[0],)
    }
    return {
        "OpenSpiel hanabi (C++), 2": ("open_spiel", lambda: openspiel("hanabi")),
        "OpenSpiel leduc_poker (C++)": ("open_spiel", lambda: openspiel("leduc_poker")),
        "OpenSpiel python_kuhn_poker": ("open_spiel", lambda: openspiel("python_kuhn_poker")),
        "OpenSpiel python_liars_poker": ("open_spiel", lambda: openspiel("python_liars_poker")),
        "Hanabi Learning Environment, 2": ("hanabi-learning-environment", hanabi),
        "PettingZoo hanabi_v5": ("pettingzoo", lambda: pettingzoo_classic("hanabi_v5")),
        "PettingZoo texas_holdem_v4": ("pettingzoo", lambda: pettingzoo_classic("texas_holdem_v4")),
        "PettingZoo leduc_holdem_v4": ("pettingzoo", lambda: pettingzoo_classic("leduc_holdem_v4")),
        "RLCard leduc-holdem": ("rlcard", lambda: rlcard("leduc-holdem")),
        "RLCard gin-rummy": ("rlcard", lambda: rlcard("gin-rummy")),
        "RLCard doudizhu": ("rlcard", lambda: rlcard("doudizhu")),
        **own,
    }


def measured(steps: Steps, seconds: float) -> float:
    """Steps a second of CPU time."""
    count, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        next(steps)
        count += 1
    return count / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU, each in each round")
    given = parser.parse_args()
    ready: dict[str, tuple[str, Steps]] = {}
    for name, (package, make) in contenders().items():
        try:
            steps = make()
            next(steps)
            ready[name] = package, steps
        except Exception as error:  # whatever a library says
            print(f"{name}: not measured ({str(error).partition(chr(10))[0]})")
    rates: dict[str, list[float]] = {name: [] for name in ready}
    for _ in range(ROUNDS):
        for name, (_, steps) in ready.items():
            rates[name].append(measured(steps, given.seconds))
    python = f"Python {platform.python_version()}, load average {os.getloadavg()[0]:.1f}"
    print(f"\n{python}; medians of {ROUNDS} interleaved rounds, and the least and the most\n")
    print("| game | version | steps/s | least–most |\n|---|---|---|---|")
    for name, (package, _) in ready.items():
        found = rates[name]
        version = importlib.metadata.version(package) if package != "zaslonka" else "this one"
        middle = statistics.median(found)
        print(f"| {name} | {version} | {middle:,.0f} | {min(found):,.0f}–{max(found):,.0f} |")


if __name__ == "__main__":
    main()
