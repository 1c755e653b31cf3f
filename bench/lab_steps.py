"""Steps a second through PettingZoo: each game by the fewest and the most players.

    .venv-lab/bin/python bench/lab_steps.py --seconds 3

Each step is `last` (the observation and the mask of who decides), a number drawn from the mask,
and `step`; deals count.  ``raw`` is `raw_env`, ``wrapped`` is `env` in PettingZoo's own wrappers.
The shares are of the raw one: observing, masking, and the rules with all that belongs to a move.
CPU time of one process.
"""

import argparse
import os
import platform
import time
from typing import Any

import numpy as np

from zaslonka import games
from zaslonka.lab import pettingzoo


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", nargs="*", default=games.names())
    asked = parser.parse_args()
    print(f"Python {platform.python_version()}, load average {os.getloadavg()[0]:.1f}")
    print(f"{'game':20} {'raw/s':>8} {'wrapped/s':>9} {'see':>5} {'mask':>5} {'move':>5} (µs)")
    for name in asked.games:
        seats = games.get(name).seats
        for count in (seats[0], seats[-1]):
            raw = steps_a_second(pettingzoo.raw_env(name, count), asked.seconds)
            wrapped = steps_a_second(pettingzoo.env(name, count), asked.seconds)
            see, mask, move = shares(pettingzoo.raw_env(name, count), asked.seconds / 2)
            print(
                f"{name + ' ' + str(count):20} {raw:8,.0f} {wrapped:9,.0f}"
                f" {see:5.0f} {mask:5.0f} {move:5.0f}",
                flush=True,
            )


def steps_a_second(env: Any, seconds: float) -> float:
    draw = np.random.default_rng(1)
    env.reset(seed=1)
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            seen, _, over, cut_off, _ = env.last()
            if over or cut_off:
                env.reset()
            else:
                env.step(any_legal(seen["action_mask"], draw))
                steps += 1
    return steps / spent


def shares(env: Any, seconds: float) -> tuple[float, float, float]:
    """Microseconds a step for observing, for masking and for moving."""
    draw = np.random.default_rng(1)
    spent, steps = np.zeros(3), 0
    while spent.sum() < seconds:
        env.reset()
        episode = env.episode
        while (seat := episode.seat) is not None and episode.plies < 1000:
            begun = time.process_time()
            episode.observation(seat)
            seen = time.process_time()
            mask = episode.mask(seat)
            masked = time.process_time()
            number = any_legal(mask, draw)
            chosen = time.process_time()
            episode.step(number)
            spent += (seen - begun, masked - seen, time.process_time() - chosen)
            steps += 1
    see, mask_, move = 1e6 * spent / steps
    return see, mask_, move


def any_legal(mask: Any, draw: np.random.Generator) -> int:
    legal = mask.view(np.bool_).nonzero()[0]
    return int(legal[draw.integers(len(legal))])


if __name__ == "__main__":
    main()
