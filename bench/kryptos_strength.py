"""How strong Kryptos bots are: points a turn among equals, and wins against the reference.

python bench/kryptos_strength.py equals 4 --games 1000
python bench/kryptos_strength.py reference 4 --games 200
"""

import argparse
import random
import time
from collections.abc import Sequence
from statistics import NormalDist, mean, stdev
from typing import NamedTuple

from kryptos_reference import decide as reference
from zaslonka.arena.standings import interval
from zaslonka.bots.arena import Decider, shares
from zaslonka.games import get
from zaslonka.games.kryptos.bot import decide
from zaslonka.games.kryptos.content import START_POINTS, Options
from zaslonka.games.kryptos.rules import Turn
from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.levels import LEVELS, Level

KRYPTOS = get("kryptos")


class Played(NamedTuple):
    """A game between bots: points made, turns had, winners, and CPU seconds of each decision."""

    points: list[int]
    turns: list[int]
    winners: tuple[Seat, ...]
    seconds: list[float]


def level(name: Level) -> Decider:
    return lambda view, seed: decide(view, name, seed)


def play(bots: Sequence[Decider], seed: int, options: Options) -> Played:
    rng = random.Random(seed)
    state = KRYPTOS.setup(options, len(bots), Chance(rng.randbytes(32)))
    seeds = [rng.randbytes(32) for _ in bots]
    turns, seconds = [0] * len(bots), []
    while movers := KRYPTOS.to_act(state.table):
        (seat,) = movers
        turns[seat] += isinstance(state.table.agenda[0], Turn)
        start = time.process_time()
        move = bots[seat](KRYPTOS.view(state, seat), seeds[seat])
        seconds.append(time.process_time() - start)
        KRYPTOS.play(state, seat, move, Chance(bytes(32)))
    points = [score - START_POINTS for score in state.table.scores]
    return Played(points, turns, KRYPTOS.result(state.table).winners, seconds)


def equals(bot: Decider, seats: int, games: int, options: Options) -> str:
    """Points a turn when every seat plays alike, with a 95 % interval over games."""
    played = [play([bot] * seats, seed, options) for seed in range(games)]
    rate = sum(sum(game.points) for game in played) / sum(sum(game.turns) for game in played)
    # The rate is a ratio of means: what each game deviates from it, in points, over mean turns.
    off = [sum(game.points) - rate * sum(game.turns) for game in played]
    turns = mean(sum(game.turns) for game in played)
    error = NormalDist().inv_cdf(0.975) * stdev(off) / turns / games**0.5
    shared = mean(len(game.winners) > 1 for game in played)
    return f"{rate:.3f} ±{error:.3f} points a turn, {shared:.0%} shared wins, {_cost(played)}"


def against_reference(bot: Decider, seats: int, games: int) -> str:
    """How often the bot wins, on each seat in turn of the same deals, all others the reference."""
    won = list(shares(KRYPTOS, bot, [reference] * (seats - 1), games, f"reference {seats}"))
    low, high = interval(won, 1 / seats)
    return f"{mean(won):.1%} ({low:.1%}–{high:.1%}) of {games * seats} games won"


def _cost(played: list[Played]) -> str:
    seconds = [each for game in played for each in game.seconds]
    return f"{1e3 * mean(seconds):.1f} ms a decision (most {1e3 * max(seconds):.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["equals", "reference"])
    parser.add_argument("seats", type=int)
    parser.add_argument("--level", choices=LEVELS, default="mistrz")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--options", nargs="*", default=[], help="among equals: advanced, tajemnica, lapowka"
    )
    args = parser.parse_args()
    print(args.kind, args.level, args.seats, *args.options, end=": ", flush=True)
    if args.kind == "equals":
        options = Options(**dict.fromkeys(args.options, True))
        print(equals(level(args.level), args.seats, args.games, options))
    else:
        print(against_reference(level(args.level), args.seats, args.games))


if __name__ == "__main__":
    main()
