"""Chytrogród: how the machine plays it, from a view alone."""

from msgspec import Struct

from zaslonka.bots.search import Guide, mixed, weigh
from zaslonka.games.chytrogrod import GAME
from zaslonka.games.chytrogrod.blueprint import blueprint, prospects
from zaslonka.games.chytrogrod.rules import State
from zaslonka.games.chytrogrod.table import Move, View
from zaslonka.games.chytrogrod.worth import chances
from zaslonka.kernel import Chance, Seat


class Player(Struct, frozen=True):
    """What makes a level: how choosy it is at a glance, and how far it thinks."""

    warmth: float  # how much worse, in points, a move may promise to be and still be made
    considers: int = 1  # so many of the most promising moves are tried out
    playouts: int = 0  # in all, in imagined worlds


PLAYERS = {
    "latwy": Player(warmth=4.0),
    "sredni": Player(warmth=1.2),
    "mistrz": Player(warmth=0.3, considers=6, playouts=36),
}

INDIFFERENT = 0.01
"""Chances to win that differ by no more are mixed, so as not to be read."""


def decide(view: View, level: str, seed: bytes) -> Move:
    """A legal move for the viewer, who has to decide."""
    player, town = PLAYERS[level], view.table
    chance = Chance(seed, 1000 * town.round + 20 * town.laid + len(town.agenda))
    if not player.playouts:
        return blueprint(view, chance, player.warmth)
    moves, promises = prospects(view)
    likely = sorted(range(len(moves)), key=lambda move: -promises[move])[: player.considers]
    if len(likely) == 1:
        return moves[likely[0]]
    # At the end of the round it is seen well enough who is likely to win.
    guide = Guide(blueprint, lambda later: later.round > town.round, _value)
    worth = weigh(GAME, view, [(moves[move],) for move in likely], guide, player.playouts, chance)
    return moves[likely[mixed(worth, INDIFFERENT, chance)]]


def _value(state: State, seat: Seat) -> float:
    """The chance to win of a game that is over, or has come to the end of a round."""
    if not state.table.agenda:
        winners = GAME.result(state.table).winners
        return float(seat in winners)
    return chances(state.table)[seat]
