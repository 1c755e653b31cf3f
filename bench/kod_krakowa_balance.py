"""Whether Kod Krakowa is fair: seats, attributes, cards and length, over many games among equals.

python bench/kod_krakowa_balance.py play games.jsonl --games 20000 --seats 2
python bench/kod_krakowa_balance.py play masters.jsonl --games 200 --level mistrz
python bench/kod_krakowa_balance.py table games.jsonl
"""

import argparse
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import NormalDist, quantiles
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from zaslonka.games import get
from zaslonka.games.kod_krakowa.blueprint import blueprint
from zaslonka.games.kod_krakowa.bot import decide
from zaslonka.games.kod_krakowa.content import ATTRIBUTES, CARDS, Card
from zaslonka.games.kod_krakowa.events import DrewCard, PlayedCard
from zaslonka.games.kod_krakowa.moves import Move
from zaslonka.games.kod_krakowa.prompts import PickingBoard
from zaslonka.kernel import Chance, Seat, SeatView
from zaslonka.kernel.levels import Level

KOD_KRAKOWA = get("kod_krakowa")
Z = NormalDist().inv_cdf(0.975)


class Game(Struct, frozen=True, kw_only=True):
    """A game played to its end; seats are counted from the first player."""

    turns: int
    winners: tuple[Seat, ...]
    reason: str
    pairs: tuple[str, ...]
    held: tuple[tuple[Card, ...], ...]
    played: tuple[tuple[Card, ...], ...]


def play(level: Level | None, seats: int, seed: bytes, *, draft: bool = False) -> Game:
    """A game among bots of one level, or among quick blueprint players.

    Attribute boards are picked by chance, unless all are to draft what promises most.
    """
    state = KOD_KRAKOWA.setup(KOD_KRAKOWA.options(), seats, Chance(seed))
    table, ply = state.table, 0
    held: list[set[Card]] = [set() for _ in range(seats)]
    played: list[set[Card]] = [set() for _ in range(seats)]
    while movers := KOD_KRAKOWA.must_act(table):
        (seat,), ply = movers, ply + 1
        # Nobody here changes a view, so that none needs a copy of its own.
        view, own = SeatView(seat, table, state.hands[seat]), seed + bytes([seat])
        step, chance = table.agenda[0], Chance(own, ply)
        if isinstance(step, PickingBoard) and not draft:
            move: Move = chance.pick(list(step.choices(table)))
        else:
            move = decide(view, level, own) if level else blueprint(view, chance)
        for told in KOD_KRAKOWA.play(state, seat, move, Chance(seed, ply)):
            match told.event:
                case DrewCard(card) if told.only is not None:
                    held[told.only].add(card)
                case PlayedCard(by, card):
                    played[by].add(card)
    order = [(table.first + ahead) % seats for ahead in range(seats)]
    result = KOD_KRAKOWA.result(table)
    return Game(
        turns=table.turn + 1,
        winners=tuple(order.index(seat) for seat in result.winners),
        reason=result.reason,
        pairs=tuple(_pair(table.boards[seat].left, table.boards[seat].right) for seat in order),
        held=tuple(tuple(sorted(held[seat])) for seat in order),
        played=tuple(tuple(sorted(played[seat])) for seat in order),
    )


def _pair(*attributes: str) -> str:
    return " + ".join(name for name in ATTRIBUTES if name in attributes)


# What it comes to


class Tally(Struct):
    """How often those won of whom something holds."""

    had: int = 0
    won: float = 0.0

    def over(self, fair: float) -> str:
        """In points above what is fair, with a 95 % interval."""
        if not self.had:
            return ""
        share = self.won / self.had
        error = Z * math.sqrt(share * (1 - share) / self.had)
        return f"{100 * (share - fair):+.1f} ±{100 * error:.1f}"


Traits: TypeAlias = Callable[[Game, Seat], Iterable[Any]]

TABLES: dict[str, tuple[Traits, Iterable[Any]]] = {
    "seat, in order of play": (lambda _, seat: [seat], range(KOD_KRAKOWA.seats[-1])),
    "attributes": (
        lambda game, seat: [game.pairs[seat]],
        [_pair(*pair) for pair in combinations(ATTRIBUTES, 2)],
    ),
    "card held": (lambda game, seat: game.held[seat], CARDS),
    "card played": (lambda game, seat: game.played[seat], CARDS),
}
"""What may hold of a seat in a game, and all there is of it."""


def tallies(games: Sequence[Game], traits: Traits) -> dict[Any, Tally]:
    found: dict[Any, Tally] = defaultdict(Tally)
    for game in games:
        for seat in range(len(game.pairs)):
            for trait in traits(game, seat):
                found[trait].had += 1
                found[trait].won += (seat in game.winners) / len(game.winners)
    return found


def report(games: Sequence[Game]) -> Iterator[str]:
    """All tables, in Markdown; wins in points above a fair share."""
    by_seats: dict[int, list[Game]] = defaultdict(list)
    for game in games:
        by_seats[len(game.pairs)].append(game)
    yield "| players | games | turns, quartiles | rounds, quartiles | KKR-51 | KKR-52 |"
    yield "|---|---|---|---|---|---|"
    for seats, some in sorted(by_seats.items()):
        turns = quantiles([game.turns for game in some], n=4)
        rounds = quantiles([math.ceil(game.turns / seats) for game in some], n=4)
        reasons = Counter(game.reason for game in some)
        cells = (
            f"{seats}",
            f"{len(some):,}",
            " / ".join(f"{number:.0f}" for number in turns),
            " / ".join(f"{number:.0f}" for number in rounds),
            f"{reasons['nothing_left'] / len(some):.2%}",
            f"{reasons['standstill'] / len(some):.2%}",
        )
        yield f"| {' | '.join(cells)} |"
    for title, (traits, names) in TABLES.items():
        found = {seats: tallies(some, traits) for seats, some in sorted(by_seats.items())}
        yield ""
        yield f"| {title} | {' | '.join(f'{seats} players' for seats in found)} |"
        yield "|---" * (len(found) + 1) + "|"
        for name in names:
            label = name + 1 if isinstance(name, int) else name
            over = (found[seats][name].over(1 / seats) for seats in found)
            yield f"| {label} | {' | '.join(over)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=["play", "table"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--seats", type=int, nargs="+", default=KOD_KRAKOWA.seats)
    parser.add_argument("--draft", action="store_true", help="boards are drafted, not by chance")
    parser.add_argument("--level", help="a bot's level, instead of the quick blueprint player")
    args = parser.parse_args()
    if args.task == "table":
        lines = args.file.read_bytes().splitlines()
        print(*report([msgspec.json.decode(line, type=Game) for line in lines]), sep="\n")
        return
    with args.file.open("wb", buffering=0) as file:
        for number in range(args.games):
            for seats in args.seats:
                seed = f"balance {number}".encode()
                game = play(args.level, seats, seed, draft=args.draft)
                file.write(msgspec.json.encode(game) + b"\n")


if __name__ == "__main__":
    main()
