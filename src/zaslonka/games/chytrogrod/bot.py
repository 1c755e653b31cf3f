"""Chytrogród: how the machine plays it, from a view alone."""

from msgspec import Struct

from zaslonka.bots.search import Guide, mixed, weigh
from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.levels import Level
from .blueprint import blueprint, prospects
from .chances import chances
from .game import RULES
from .moves import Move
from .reading import Reader
from .rules import State
from .state import View


class Player(Struct, frozen=True):
    """What makes a level: how choosy it is at a glance, and how far it thinks."""

    warmth: float  # how much worse a move may look than the best one and still be made
    considers: int = 0  # so many of the most promising moves are tried out
    playouts: int = 0  # in all, in imagined worlds


PLAYERS: dict[Level, Player] = {
    "latwy": Player(warmth=6.0),
    "sredni": Player(warmth=1.8),
    "mistrz": Player(warmth=0.005, considers=12, playouts=96),
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
    worth = weigh(
        RULES, view, [(moves[move],) for move in likely], guide(view), player.playouts, chance
    )
    return moves[likely[mixed(worth, player.warmth, chance)]]


def guide(view: View) -> Guide:
    """How worlds that the viewer imagines are played on: with likely cards under the rivals' backs.

    At the end of the round it is seen well enough who is likely to win.
    """
    now = view.table.round
    return Guide(blueprint, lambda later: later.round > now, value, Reader(view).imagine)


def value(state: State, seat: Seat) -> float:
    """The chance to win of a game that is over, or has come to the end of a round."""
    if not state.table.agenda:
        return float(seat in RULES.result(state.table).winners)
    return chances(state.table)[seat]
