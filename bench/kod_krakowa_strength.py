"""How strong Kod Krakowa bots are: wins over mirrored deals, and what a decision costs.

python bench/kod_krakowa_strength.py mistrz reference --deals 200
python bench/kod_krakowa_strength.py mistrz sredni --seats 4 --deals 50
"""

import argparse
import time
from statistics import NormalDist, mean, stdev
from typing import Any

from kod_krakowa_reference import decide as reference
from zaslonka.bots import LEVELS
from zaslonka.bots.arena import Decider, shares
from zaslonka.games import get
from zaslonka.games.kod_krakowa.bot import decide
from zaslonka.kernel import View

KOD_KRAKOWA = get("kod_krakowa")


class Timed:
    """A bot, and the CPU seconds of each of its decisions."""

    def __init__(self, decider: Decider) -> None:
        self.decider = decider
        self.seconds: list[float] = []

    def __call__(self, view: View[Any, Any], seed: bytes) -> Any:
        start = time.process_time()
        move = self.decider(view, seed)
        self.seconds.append(time.process_time() - start)
        return move


def player(name: str) -> Decider:
    return reference if name == "reference" else lambda view, seed: decide(view, name, seed)


def measured(hero: str, rival: str, seats: int, deals: int) -> str:
    """How often the hero wins, on each seat in turn of the same deals, all others the rival."""
    bot = Timed(player(hero))
    won = list(
        shares(KOD_KRAKOWA, bot, [player(rival)] * (seats - 1), deals, f"{hero} {rival} {seats}")
    )
    error = NormalDist().inv_cdf(0.975) * stdev(won) / deals**0.5
    spent = sorted(bot.seconds)
    return (
        f"{mean(won):.1%} ±{error:.1%} of {deals * seats} games; ms of CPU a decision: "
        f"mean {1e3 * mean(spent):.1f}, p99 {1e3 * spent[len(spent) * 99 // 100]:.0f}, "
        f"most {1e3 * spent[-1]:.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hero", choices=LEVELS)
    parser.add_argument("rival", choices=[*LEVELS, "reference"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    args = parser.parse_args()
    print(args.hero, "against", args.rival, end=": ", flush=True)
    print(measured(args.hero, args.rival, args.seats, args.deals))


if __name__ == "__main__":
    main()
