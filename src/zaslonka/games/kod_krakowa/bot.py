"""Kod Krakowa: how the machine plays it, from a view alone."""

import math
from collections.abc import Iterable

from msgspec import Struct

from zaslonka.bots.search import Guide, weigh
from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.levels import Level
from . import plans
from .blueprint import blueprint
from .drafting import MEASURED_TO, pick
from .game import RULES
from .moves import Move
from .plans import Plan
from .prompts import FirstBarrier, PickingBoard, PlacingPawn, PuttingBarrier, PuttingStop
from .rules import State, Turn
from .standing import come
from .state import View


class Player(Struct, frozen=True):
    """What makes a level: how often it does not think, and how much it tries out."""

    whims: int  # of a hundred decisions, so many are made without thinking
    playouts: int
    doubt: float  # by so many points it errs about what an attribute board is worth


PLAYERS: dict[Level, Player] = {
    "latwy": Player(whims=40, playouts=0, doubt=8.0),
    "sredni": Player(whims=18, playouts=0, doubt=3.0),
    "mistrz": Player(whims=0, playouts=32, doubt=MEASURED_TO),
}

MARGIN = 0.02
"""By so much a plan must be better than the quick player's own, as both are only sampled."""

MARKER_PLAYOUTS = 12
"""For a marker few will do: in one world as in another it is in somebody's way or not."""

PAWN_PLAYOUTS = 32
"""For where to begin: it is asked only once."""


def decide(view: View, level: Level, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    player, table = PLAYERS[level], view.table
    chance = Chance(seed, table.turn << 8 | table.actions << 4 | len(view.hand.cards))
    if isinstance(step := table.agenda[0], PickingBoard):
        return pick(step, table, chance, player.doubt)
    if chance.below(100) < player.whims:
        moves: list[Move] = list(table.agenda[0].moves(view))
        return chance.pick(moves)
    return _thought_out(view, player, chance) if player.playouts else blueprint(view, chance)


def _thought_out(view: View, player: Player, chance: Chance) -> Move:
    table = view.table
    match step := table.agenda[0]:
        case Turn():
            return _best(view, plans.in_turn(view), player.playouts, MARGIN, table.turn, chance)
        case PuttingBarrier() | PuttingStop():
            marker = plans.with_marker(view, step)
            return _best(view, marker, MARKER_PLAYOUTS, 0.0, table.turn, chance)
        case FirstBarrier():
            return plans.lifted(view, step)
        case PlacingPawn():
            pawn = [(move,) for move in step.choices(table)]
            # How good a district is shows in the first two turns; all of four would take too long.
            last = table.turn + 1
            return _best(view, pawn, PAWN_PLAYOUTS, 0.0, last, chance)
    return blueprint(view, chance)


def _best(
    view: View, found: Iterable[Plan], playouts: int, margin: float, last: int, chance: Chance
) -> Move:
    """The first move of the plan that promises most by the end of the last turn looked at."""
    quick = blueprint(view, chance)
    tried: list[Plan] = list(dict.fromkeys([(quick,), *found]))
    if all(plan[0] == quick for plan in tried):
        return quick
    guide = Guide(blueprint, lambda table: table.turn > last, value)
    worth = weigh(RULES, view, tried, guide, playouts, chance)
    best = max(worth)
    return tried[worth.index(best)][0] if best > worth[0] + margin else quick


def value(state: State, seat: Seat) -> float:
    """How likely this seat is to win, by how far everybody has come."""
    table = state.table
    if not table.agenda:
        winners = RULES.result(table).winners
        return (seat in winners) / len(winners)
    far = [come(table, other, hand) for other, hand in enumerate(state.hands)]
    own = far.pop(seat)
    return math.prod(1 / (1 + math.exp(other - own)) for other in far)
