"""How strong Chytrogród bots are: wins of one against a table of the greedy reference.

python bench/chytrogrod_strength.py 3 --deals 50
python bench/chytrogrod_strength.py 4 --deals 40 --level sredni
python bench/chytrogrod_strength.py 3 --deals 20 --against sredni
python bench/chytrogrod_strength.py 3 --deals 20 --against b5ad89f    mistrz as it was then
"""

import argparse
import time
from statistics import mean

from chytrogrod_reference import decide as reference
from frozen import CHYTROGROD, frozen
from zaslonka.arena.standings import interval
from zaslonka.bots.arena import Decider, shares
from zaslonka.games.chytrogrod import GAME
from zaslonka.games.chytrogrod.bot import decide
from zaslonka.games.chytrogrod.moves import Move
from zaslonka.games.chytrogrod.state import View
from zaslonka.kernel.levels import LEVELS, Level


def level(name: Level) -> Decider:
    return lambda view, seed: decide(view, name, seed)


def _rival(name: str) -> Decider:
    if name == "reference":
        return reference
    if name in LEVELS:
        return level(name)
    was = frozen(name, CHYTROGROD)
    return lambda view, seed: was.decide(view, "mistrz", seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int)
    parser.add_argument("--level", choices=LEVELS, default="mistrz")
    parser.add_argument("--against", default="reference", help="reference, a level, or a commit")
    parser.add_argument("--deals", type=int, default=50, help="each is played from every chair")
    args = parser.parse_args()
    rival = _rival(args.against)
    spent: list[float] = []

    def timed(view: View, seed: bytes) -> Move:
        start = time.process_time()
        move = decide(view, args.level, seed)
        spent.append(1e3 * (time.process_time() - start))
        return move

    name = f"{args.against} {args.seats}"
    won = list(shares(GAME, timed, [rival] * (args.seats - 1), args.deals, name))
    low, high = interval(won, 1 / args.seats)
    spent.sort()
    print(
        f"{args.level} against {args.against}, {args.seats} players: {mean(won):.1%} "
        f"({low:.1%}–{high:.1%}) of {args.deals * args.seats} games won; "
        f"ms a decision: mean {mean(spent):.1f}, "
        f"p50 {spent[len(spent) // 2]:.1f}, p99 {spent[len(spent) * 99 // 100]:.1f}"
    )


if __name__ == "__main__":
    main()
