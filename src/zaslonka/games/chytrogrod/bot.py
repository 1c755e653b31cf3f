"""Chytrogród: how the machine plays it, from a view alone."""

import math

from msgspec import Struct

from zaslonka.bots.search import Guide, mixed, weigh
from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.levels import Level
from .blueprint import blueprint, prospects
from .content import COLOURS, WINNING_POINTS
from .game import RULES
from .moves import Move
from .rules import State
from .state import Board, View


class Player(Struct, frozen=True):
    """What makes a level: how choosy it is at a glance, and how far it thinks."""

    warmth: float  # how much worse a move may look than the best one and still be made
    considers: int = 0  # so many of the most promising moves are tried out
    playouts: int = 0  # in all, in imagined worlds


PLAYERS: dict[Level, Player] = {
    "latwy": Player(warmth=6.0),
    "sredni": Player(warmth=1.8),
    "mistrz": Player(warmth=0.01, considers=6, playouts=36),
}
"""Who tries nothing out goes by the points that a move promises, *mistrz* by chances to win."""


def decide(view: View, level: Level, seed: bytes) -> Move:
    """A legal move for the viewer, who has to decide."""
    player, table = PLAYERS[level], view.table
    chance = Chance(seed, 1000 * table.round + 20 * table.laid + len(table.agenda))
    if not player.considers:
        return blueprint(view, chance, player.warmth)
    moves, promises = prospects(view)
    likely = sorted(range(len(moves)), key=lambda move: -promises[move])[: player.considers]
    if len(likely) == 1:
        return moves[likely[0]]
    # At the end of the round it is seen well enough who is likely to win.
    guide = Guide(blueprint, lambda later: later.round > table.round, value)
    worth = weigh(RULES, view, [(moves[move],) for move in likely], guide, player.playouts, chance)
    return moves[likely[mixed(worth, player.warmth, chance)]]


def value(state: State, seat: Seat) -> float:
    """The chance to win of a game that is over, or has come to the end of a round."""
    if not state.table.agenda:
        return float(seat in RULES.result(state.table).winners)
    return chances(state.table)[seat]


def chances(table: Board) -> list[float]:
    """How likely each seat is to win at the end of a round; fitted to the quick player's games."""
    gone = max(player.points for player in table.players) / WINNING_POINTS
    weights = []
    for player in table.players:
        goods = player.tokens[: len(COLOURS)]
        kinds = sum(count > 0 for count in goods)
        of_points = (0.018 + 0.06 * gone) * player.points
        weights.append(math.exp(of_points + 0.16 * sum(goods) + 0.23 * gone * kinds))
    total = sum(weights)
    return [weight / total for weight in weights]
