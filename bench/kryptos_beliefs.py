"""What Kryptos' beliefs cost and whether they are calibrated.

    python bench/kryptos_beliefs.py cost 6 --games 20
    python bench/kryptos_beliefs.py calibration 4 --games 200

The cost is that of one seat's whole table of probabilities, in CPU time, at every ply from
the first card turned up on.  The calibration is that of the likeliest number of each card.
"""

import argparse
import random
import time
from collections import defaultdict
from statistics import mean, median

from zaslonka.games import get
from zaslonka.games.kryptos.beliefs import Likely, Worlds
from zaslonka.games.kryptos.bot import decide
from zaslonka.games.kryptos.content import Options
from zaslonka.games.kryptos.moves import Guess
from zaslonka.games.kryptos.rules import Opening, State
from zaslonka.kernel import Chance

KRYPTOS = get("kryptos")


def cost(seats: int, games: int, options: Options) -> None:
    """Milliseconds in the opening and after it, in games whose cards are opened at random."""
    opening, turns = list[float](), list[float]()
    for seed in range(games):
        rng = random.Random(seed)
        state = KRYPTOS.setup(options, seats, Chance(rng.randbytes(32)))
        while movers := KRYPTOS.to_act(state.table):
            view = KRYPTOS.view(state, movers[0])
            start = time.process_time()
            likely = Worlds(view).likely()
            spent = 1e3 * (time.process_time() - start)
            if isinstance(state.table.agenda[0], Opening):
                opening.append(spent)
                move = rng.choice(list(KRYPTOS.legal(view)))
            else:
                turns.append(spent)
                move = _likeliest(likely)
            KRYPTOS.play(state, movers[0], move, Chance(bytes(32)))
    for name, spent_there in (("opening", opening), ("turns", turns)):
        print(
            f"{name}: median {median(spent_there):.1f}, mean {mean(spent_there):.1f}, "
            f"most {max(spent_there):.0f} ms of {len(spent_there)}"
        )


def calibration(seats: int, games: int, options: Options) -> None:
    """For each tenth of probability: how many guesses, what was said, and how many were right."""
    said: defaultdict[int, list[tuple[float, bool]]] = defaultdict(list)
    for seed in range(games):
        rng = random.Random(seed)
        state = KRYPTOS.setup(options, seats, Chance(rng.randbytes(32)))
        while movers := KRYPTOS.to_act(state.table):
            view = KRYPTOS.view(state, movers[0])
            if not isinstance(state.table.agenda[0], Opening):
                _note(state, Worlds(view).likely(), said)
            move = decide(view, "sredni", rng.randbytes(32))
            KRYPTOS.play(state, movers[0], move, Chance(bytes(32)))
    for tenth in sorted(said):
        found = said[tenth]
        told, right = mean(chance for chance, _ in found), mean(hit for _, hit in found)
        print(f"{tenth}0 %: {len(found)} guesses, said {told:.1%}, right {right:.1%}")


def _note(state: State, likely: Likely, said: dict[int, list[tuple[float, bool]]]) -> None:
    for (seat, place), numbers in likely.items():
        number = max(numbers, key=numbers.__getitem__)
        hit = state.hands[seat].cards[place] == number
        said[int(10 * numbers[number])].append((numbers[number], hit))


def _likeliest(likely: Likely) -> Guess:
    _, seat, place, number = max(
        (chance, seat, place, number)
        for (seat, place), numbers in likely.items()
        for number, chance in numbers.items()
    )
    return Guess(seat, place, number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["cost", "calibration"])
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--options", nargs="*", default=[], help="advanced, tajemnica, lapowka")
    args = parser.parse_args()
    measure = cost if args.kind == "cost" else calibration
    print(args.kind, args.seats, *args.options)
    measure(args.seats, args.games, Options(**dict.fromkeys(args.options, True)))


if __name__ == "__main__":
    main()
