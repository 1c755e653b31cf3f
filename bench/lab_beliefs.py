"""What exact beliefs cost: CPU milliseconds for one seat's array, over games of easy bots.

`.venv-lab/bin/python bench/lab_beliefs.py`
"""

import argparse
import os
import time
from collections.abc import Iterator

import numpy as np

from zaslonka import bots, games
from zaslonka.lab.beliefs import Beliefs
from zaslonka.lab.episode import Episode, Setup


def costs(setup: Setup, beliefs: Beliefs, seconds: float) -> Iterator[float]:
    """Milliseconds for each decision of whole games, of whoever decides."""
    began, number = time.process_time(), 0
    while time.process_time() - began < seconds:
        episode, number = Episode(setup, f"beliefs {number}".encode()), number + 1
        while (seat := episode.seat) is not None:
            view = setup.game.view(episode.state, seat)
            start = time.process_time()
            beliefs.array(view)
            yield (time.process_time() - start) * 1000
            episode.make(bots.decide(setup.game.name, view, "latwy", bytes([seat])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="of CPU, for each game and size")
    given = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f}\n")
    print("| game, players | shape | decisions | median | 90 % | 99 % | most |")
    print("|---|---|---|---|---|---|---|")
    for name in games.names():
        for seats in (games.get(name).seats[0], games.get(name).seats[-1]):
            setup = Setup(name, seats)
            beliefs = Beliefs(setup)
            found = np.array(list(costs(setup, beliefs, given.seconds)))
            cells = [f"{np.percentile(found, share):.2f}" for share in (50, 90, 99, 100)]
            shape = " × ".join(map(str, beliefs.shape))
            print(f"| {name}, {seats} | {shape} | {len(found)} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
