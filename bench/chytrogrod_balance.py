"""Whether Chytrogród is fair, and how long it lasts, over many games of like players.

    python bench/chytrogrod_balance.py --games 20000
    python bench/chytrogrod_balance.py --games 2000 --options intrigues
    python bench/chytrogrod_balance.py --games 300 --seats 3 --player mistrz
    python bench/chytrogrod_balance.py --games 1000 --waits

Tables of all sizes are played in turn, and each prints its rows again after every block of
games, so that a run that is cut short has still measured something.  Places are counted
clockwise from the first favourite: the seats themselves are alike but for that.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from statistics import NormalDist, mean

from zaslonka.games.chytrogrod import GAME, bot
from zaslonka.games.chytrogrod.blueprint import blueprint
from zaslonka.games.chytrogrod.content import COLOURS, Options
from zaslonka.games.chytrogrod.moves import Move
from zaslonka.games.chytrogrod.rules import State
from zaslonka.games.chytrogrod.state import View
from zaslonka.kernel import Chance, Seat, SeatView

NAMES = ("blue", "red", "yellow", "green", "black")
Player = Callable[[View, Chance, bytes], Move]


def quick(view: View, whim: Chance, _: bytes) -> Move:
    return blueprint(view, whim)


def mistrz(view: View, _: Chance, seed: bytes) -> Move:
    return bot.decide(view, "mistrz", seed + bytes([view.seat]))


class Tally:
    """What came of the games at one kind of table."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats, self.options = seats, options
        self.rounds: list[int] = []
        self.won_by_seat = Counter[Seat]()
        self.won_by_place = Counter[int]()
        self.won_by_guild = Counter[int]()
        self.played_by_guild = Counter[int]()
        self.deals = Counter[bool]()
        self.ends = Counter[str]()

    def play(self, seed: bytes, player: Player, waits: bool) -> None:
        """One more game; one who only waits is at seat 0, and lets time run out at every turn."""
        state = GAME.setup(self.options, self.seats, Chance(seed))
        first, ply, whim = state.table.favourite, 0, Chance(seed, -1)
        while movers := GAME.must_act(state.table):
            seat, ply = movers[0], ply + 1
            if waits and seat == 0:
                GAME.time_up(state, Chance(seed, ply))
            else:
                view: View = SeatView(seat, state.table, state.hands[seat])
                GAME.play(state, seat, player(view, whim, seed), Chance(seed, ply))
        self._count(state, first)

    def _count(self, state: State, first: Seat) -> None:
        table, result = state.table, GAME.result(state.table)
        self.rounds.append(table.round)
        self.ends[result.reason] += 1
        for seat in result.winners:
            self.won_by_seat[seat] += 1
            self.won_by_place[(seat - first) % self.seats] += 1
            self.won_by_guild[table.players[seat].guild] += 1
        for player in table.players:
            self.played_by_guild[player.guild] += 1
            self.deals.update(taken.big for taken in player.deals)

    def __str__(self) -> str:
        games, rounds = len(self.rounds), sorted(self.rounds)
        within = mean(6 <= count <= 14 for count in rounds)
        big = self.deals[True] / max(1, self.deals.total())
        ends = ", ".join(f"{reason} {count}" for reason, count in self.ends.most_common())
        return "\n".join(
            [
                f"{self.seats} players, {games} games, {_named(self.options)}: {ends}",
                f"  rounds: mean {mean(rounds):.2f}, middle 95 % {rounds[games // 40]} to "
                f"{rounds[-1 - games // 40]}, all {rounds[0]} to {rounds[-1]}; "
                f"6 to 14: {within:.1%}",
                f"  deals: {self.deals.total() / games:.1f} a game, big {big:.1%}",
                "  seats: " + self._shares(self.won_by_seat, range(self.seats)),
                "  places: " + self._shares(self.won_by_place, range(self.seats)),
                "  guilds: "
                + ", ".join(
                    f"{NAMES[guild]} "
                    + _share(self.won_by_guild[guild], self.played_by_guild[guild])
                    for guild in COLOURS
                ),
            ]
        )

    def _shares(self, won: Counter[int], names: range) -> str:
        return ", ".join(f"{name} {_share(won[name], len(self.rounds))}" for name in names)


def _share(won: int, of: int) -> str:
    """The share of wins with its 95 % interval (Wilson's)."""
    z, of = NormalDist().inv_cdf(0.975), max(1, of)
    share = won / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5 / (1 + z * z / of)
    return f"{share:.1%} ({100 * (middle - half):.1f}–{100 * (middle + half):.1f})"


def _named(options: Options) -> str:
    names = [name for name in ("contraband", "intrigues") if getattr(options, name)]
    return " and ".join(names) or "basic game"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--block", type=int, default=1000)
    parser.add_argument("--options", nargs="*", default=[], help="contraband, intrigues")
    parser.add_argument("--player", choices=["blueprint", "mistrz"], default="blueprint")
    parser.add_argument("--waits", action="store_true", help="seat 0 only waits")
    args = parser.parse_args()
    player = quick if args.player == "blueprint" else mistrz
    options = Options(**dict.fromkeys(args.options, True))
    tallies = [Tally(seats, options) for seats in args.seats]
    for start in range(0, args.games, args.block):
        for tally in tallies:
            for game in range(start, min(start + args.block, args.games)):
                tally.play(f"balance {tally.seats} {game}".encode(), player, args.waits)
            print(tally, flush=True)


if __name__ == "__main__":
    main()
