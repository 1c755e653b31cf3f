"""Record the games of Chytrogród anew: ``python -m tests.games.chytrogrod.record``.

To be run when the rules' version or the deals change, and the new results to be read before
they are kept.  Ties are rare, so games are played until one ends as it should.
"""

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from tests.support.recorded import Recorded
from zaslonka.games.chytrogrod import GAME
from zaslonka.games.chytrogrod.content import COLOURS, KIND, Options
from zaslonka.games.chytrogrod.deals import open_side
from zaslonka.games.chytrogrod.moves import ChooseDistrict, GiveBack, Pay, Pick, PlayCard
from zaslonka.games.chytrogrod.rules import State, ranked, standing
from zaslonka.games.chytrogrod.state import Board, influence_of, occupant
from zaslonka.games.chytrogrod.stock import minus
from zaslonka.games.chytrogrod.waking import LayDecree
from zaslonka.kernel import Chance, Match, Played, Seat

Taste = Callable[[Board, Seat, Any], float]
"""How much a player likes a move; of the best one is drawn."""


def merchant(table: Board, seat: Seat, move: Any) -> float:
    """Makes what deals there are, and buys out what there is most of."""
    player = table.players[seat]
    match move:
        case PlayCard(district, ("big_deal" | "small_deal") as card):
            side = open_side(table, district, card)
            payable = side is not None and min(minus(player.tokens, side.cost)) >= 0
            return side.points if side is not None and payable else -1
        case PlayCard(district, card) if KIND[card] == "buyout":
            return sum(table.districts[district].tokens)
        case PlayCard(_, card):
            return 0 if card == "takeover" and player.henchman is None else -2
        case GiveBack(tokens):
            return -influence_of(tokens)
        case Pay():
            return 1
    return 0


def shopkeeper(table: Board, seat: Seat, move: Any) -> float:
    """Keeps some of each good in stock, no influence, and makes small deals alone."""
    held = table.players[seat].tokens
    match move:
        case PlayCard(_, "big_deal"):
            return -9
        case PlayCard(district, card) if KIND[card] == "buyout":
            lying = table.districts[district].tokens
            return sum(lying[good] for good in COLOURS if held[good] < 2)
        case GiveBack(tokens):
            kept = minus(held, tokens)
            return -sum(count * count for count in kept) - influence_of(kept)
    return merchant(table, seat, move)


def idler(table: Board, seat: Seat, move: Any) -> float:
    """Lets the henchman fill the board, and never takes anybody to task."""
    match move:
        case PlayCard(district, "takeover"):
            return 9 if district == table.players[seat].henchman else -9
        case PlayCard(0, card) if KIND[card] == "buyout":
            return 8
        case PlayCard():
            return -9
        case Pick(picked):
            return -picked
        case ChooseDistrict(district) if isinstance(table.agenda[0], LayDecree):
            return district
    return 0


def pauper(table: Board, seat: Seat, move: Any) -> float:
    """An idler who calls the own henchman home, and then sabotages nothing at all."""
    match move:
        case PlayCard(_, "takeover"):
            return -9
        case PlayCard(district, "sabotage"):
            if occupant(table, district) == seat:
                return 9
            return 7 if district and occupant(table, district) is None else -9
    return idler(table, seat, move)


class Ending(NamedTuple):
    tastes: tuple[Taste, ...]
    options: Options
    is_wanted: Callable[[State], bool]


def ends_by(reason: str) -> Callable[[State], bool]:
    return lambda state: GAME.result(state.table).reason == reason


def tied_points_are_told_apart_by(what: int) -> Callable[[State], bool]:
    """The best have as many points, and what decides is big deals (1) or goods (2)."""

    def is_wanted(state: State) -> bool:
        best, second, *_ = sorted(map(standing, state.table.players), reverse=True)
        return best[:what] == second[:what] and best[what] != second[what]

    return is_wanted


ENDINGS = {
    "three_hundred_points": Ending((merchant,) * 3, Options(), ends_by("hundred_points")),
    "four_told_apart_by_big_deals": Ending(
        (merchant,) * 4, Options(intrigues=True), tied_points_are_told_apart_by(1)
    ),
    "three_told_apart_by_goods": Ending(
        (pauper, idler, pauper), Options(contraband=True), tied_points_are_told_apart_by(2)
    ),
    "three_best_disqualified": Ending(
        (idler, pauper, idler), Options(), ends_by("best_disqualified")
    ),
    "three_nobody_left": Ending((idler,) * 3, Options(), ends_by("nobody_left")),
    "five_no_deals_left": Ending(
        (shopkeeper,) * 5, Options(contraband=True, intrigues=True), ends_by("no_deals_left")
    ),
}
"""How each seat plays, with which options, and how it has to come out."""


def record(name: str) -> Match:
    ending = ENDINGS[name]
    for attempt in count():
        seed = f"{name} {attempt}".encode().ljust(32, b".")
        match, state = _played(ending, seed)
        if ending.is_wanted(state):
            return match
    raise AssertionError("the attempts never run out")


def _played(ending: Ending, seed: bytes) -> tuple[Match, State]:
    match = Match(GAME.name, GAME.version, ending.options, len(ending.tastes), seed, [])
    state: State = GAME.setup(ending.options, len(ending.tastes), Chance(seed))
    while seats := GAME.to_act(state.table):
        ply = len(match.log) + 1
        move = _move(state, seats[0], ending.tastes[seats[0]], Chance(seed + b"taste", ply))
        match.log.append(Played(ply, seats[0], move))
        GAME.play(state, seats[0], move, Chance(seed, ply))
    return match, state


def _move(state: State, seat: Seat, taste: Taste, chance: Chance) -> Any:
    likes = [(taste(state.table, seat, move), move) for move in GAME.legal(GAME.view(state, seat))]
    most = max(like for like, _ in likes)
    return chance.pick([move for like, move in likes if like == most])


if __name__ == "__main__":
    for name in ENDINGS:
        game = Recorded.of(record(name))
        game.save(name)
        print(name, len(game.match.log), ranked(game.match.replay().table), game.result, flush=True)
