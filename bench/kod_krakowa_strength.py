"""How strong Kod Krakowa bots are: wins over mirrored deals, and what a decision costs.

python bench/kod_krakowa_strength.py mistrz reference --deals 200
python bench/kod_krakowa_strength.py mistrz sredni --seats 4 --deals 50
"""

import argparse
import time
from statistics import mean
from typing import Any, Literal, TypeAlias

from kod_krakowa_reference import decide as reference
from zaslonka.arena.standings import interval
from zaslonka.bots.arena import Decider, shares
from zaslonka.games import get
from zaslonka.games.kod_krakowa.bot import decide
from zaslonka.kernel import AnySeatView
from zaslonka.kernel.levels import LEVELS, Level

KOD_KRAKOWA = get("kod_krakowa")
Player: TypeAlias = Level | Literal["reference"]


class Timed:
    """A bot, and the CPU seconds of each of its decisions."""

    def __init__(self, decider: Decider) -> None:
        self.decider = decider
        self.seconds: list[float] = []

    def __call__(self, view: AnySeatView, seed: bytes) -> Any:
        start = time.process_time()
        move = self.decider(view, seed)
        self.seconds.append(time.process_time() - start)
        return move


def player(name: Player) -> Decider:
    return reference if name == "reference" else lambda view, seed: decide(view, name, seed)


def measured(hero: Player, rival: Player, seats: int, deals: int) -> str:
    """How often the hero wins, on each seat in turn of the same deals, all others the rival."""
    bot = Timed(player(hero))
    won = list(
        shares(KOD_KRAKOWA, bot, [player(rival)] * (seats - 1), deals, f"{hero} {rival} {seats}")
    )
    low, high = interval(won, 1 / seats)
    spent = sorted(bot.seconds)
    return (
        f"{mean(won):.1%} ({low:.1%}–{high:.1%}) of {deals * seats} games; ms of CPU a decision: "
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
