"""How long the bots of Złam ten Kod think, and how long counting all deals takes.

    python bench/zlam_ten_kod_speed.py --games 30

Thinking is timed over whole games among equals, each view decided on once; counting at
the opening, when most is possible, for a seat and for a spectator.  CPU time of one process.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from zaslonka.bots.arena import play
from zaslonka.games.zlam_ten_kod import GAME, beliefs, bot
from zaslonka.kernel import Chance
from zaslonka.kernel.levels import LEVELS, Level


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    games = parser.parse_args().games
    print(f"{'ms of CPU a decision':24} {'decisions':>9} {'p50':>7} {'p99':>7} {'max':>7}")
    for players in GAME.seats:
        for level in LEVELS:
            report(f"{level}, {players} players", thinking(level, players, games))
    print(f"\n{'ms of CPU to count':24} {'times':>9} {'p50':>7} {'p99':>7} {'max':>7}")
    for players in GAME.seats:
        state = GAME.setup(GAME.options(), players, Chance(b"opening"))
        for name, viewer in (("a seat", 0), ("a spectator", None)):
            view = GAME.view(state, viewer)
            beliefs.odds(view)
            times = [timed(lambda view=view: beliefs.odds(view))[1] for _ in range(5)]  # type: ignore[misc]
            report(f"odds of {name}, {players} players", times)


def thinking(level: Level, players: int, games: int) -> list[float]:
    """Milliseconds of every decision in some games; the first game only warms up."""
    times: list[float] = []

    def decide(view: Any, seed: bytes) -> Any:
        move, spent = timed(lambda: bot.decide(view, level, seed))
        times.append(spent)
        return move

    for game in range(games + 1):
        play(GAME, [decide] * players, f"speed {game}".encode())
        if game == 0:
            times.clear()
    return times


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    start = time.process_time()
    made = work()
    return made, 1000 * (time.process_time() - start)


def report(name: str, times: list[float]) -> None:
    middle, slow = np.percentile(times, [50, 99])
    print(f"{name:24} {len(times):9d} {middle:7.1f} {slow:7.1f} {max(times):7.1f}", flush=True)


if __name__ == "__main__":
    main()
