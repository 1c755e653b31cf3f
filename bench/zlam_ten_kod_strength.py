"""How strong the bots of Złam ten Kod are: shares of wins over mirrored deals.

    python bench/zlam_ten_kod_strength.py --games 2000

The claim: with two players mistrz wins at least 61 of 100 games against `entropy_greedy`
(a draw is half a win), the lower end of the interval above that.  The levels are
compared over a fifth as many games.  Intervals are 95 %, by bootstrap over deals.
"""

import argparse
from collections.abc import Sequence
from functools import partial

import numpy as np

import entropy_greedy
from zaslonka.arena.standings import interval
from zaslonka.bots.arena import Decider, shares
from zaslonka.games.zlam_ten_kod import GAME
from zaslonka.games.zlam_ten_kod.bot import decide
from zaslonka.games.zlam_ten_kod.moves import Move
from zaslonka.games.zlam_ten_kod.state import View
from zaslonka.kernel.levels import Level

PAIRS: tuple[tuple[Level, Level], ...] = (("mistrz", "sredni"), ("sredni", "latwy"))
LEVELS = [(better, worse, players) for players in GAME.seats for better, worse in PAIRS]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games
    print(f"{'who':8} {'against':22} {'games':>6} {'share of wins':>14} {'95 %':>16} {'fair':>6}")
    report("mistrz", level("mistrz"), "entropy_greedy", [entropy_greedy.decide], games)
    for better, worse, players in LEVELS:
        others = [level(worse)] * (players - 1)
        report(better, level(better), f"{worse} x {players - 1}", others, games // 5)


def level(name: Level) -> Decider:
    return partial(_decide, name)


def _decide(name: Level, view: View, seed: bytes) -> Move:
    return decide(view, name, seed)


def report(who: str, hero: Decider, against: str, others: Sequence[Decider], games: int) -> None:
    players = len(others) + 1
    found = np.array(list(shares(GAME, hero, others, games // players, f"{who} {against}")))
    low, high = interval(found, 1 / players)
    print(
        f"{who:8} {against:22} {len(found) * players:6d} {found.mean():14.1%}"
        f" {low:8.1%}–{high:.1%} {1 / players:6.1%}",
        flush=True,
    )


if __name__ == "__main__":
    main()
