"""Kod Krakowa: how the machine plays it, from a view alone."""

import math
from collections.abc import Iterator

from msgspec import Struct

from zaslonka.bots.search import Guide, weigh
from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.levels import Level
from .blueprint import blueprint, liking
from .deeds import has_room
from .drafting import MEASURED_TO, pick
from .game import RULES
from .moves import DrawCard, EndTurn, Move, PlayCard, Walk
from .outlook import Outlook
from .prompts import Laying, PickingBoard
from .rules import State, Turn
from .state import Board, Hand, View


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

AIMS, LAYS = 4, 2
"""So many districts to go to, and to lay a place on, are tried."""

MARGIN = 0.06
"""By so much a plan must be better than the quick player's own, as both are only sampled."""

JOINT, CARD, RATE = 0.25, 0.25, 1.3
"""What a place on the joint, a card in the hand and what an action brings are worth beside a place
on the fuller board: fitted to who won after 5,238 turns of the quick player."""


def decide(view: View, level: Level, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    player, table = PLAYERS[level], view.table
    chance = Chance(seed, table.turn << 8 | table.actions << 4 | len(view.hand.cards))
    if isinstance(step := table.agenda[0], PickingBoard):
        return pick(step, table, chance, player.doubt)
    if chance.below(100) < player.whims:
        moves: list[Move] = list(table.agenda[0].moves(view))
        return chance.pick(moves)
    if player.playouts and isinstance(table.agenda[0], Turn):
        return _searched(view, player.playouts, chance)
    return blueprint(view, chance)


def _searched(view: View, playouts: int, chance: Chance) -> Move:
    """The first move of the plan for this turn that promises most."""
    quick = blueprint(view, chance)
    plans: list[tuple[Move, ...]] = [(quick,)]
    plans += [plan for plan in dict.fromkeys(plans_for(view)) if plan != plans[0]]
    if all(plan[0] == quick for plan in plans):
        return quick
    turn = view.table.turn
    guide = Guide(blueprint, lambda table: table.turn > turn, value)
    worth = weigh(RULES, view, plans, guide, playouts, chance)
    best = max(worth)
    return plans[worth.index(best)][0] if best > worth[0] + MARGIN else quick


def plans_for(view: View) -> Iterator[tuple[Move, ...]]:
    """Rows of moves worth trying: each card, the best districts to go to, and a card drawn."""
    table, seat = view.table, view.seat
    outlook = Outlook(table, seat, view.hand)
    for move in table.agenda[0].moves(view):
        if isinstance(move, (PlayCard, EndTurn)):
            yield (move,)
    if not table.actions:
        return
    for _, district in sorted(outlook.aims())[-AIMS:]:
        yield (*map(Walk, outlook.way(district)), outlook.collect(district))
    if has_room(table, seat):
        lays = list(Laying((seat,)).choices(table))
        for lay in sorted(lays, key=liking(outlook))[-LAYS:]:
            yield (DrawCard(), lay)


def value(state: State, seat: Seat) -> float:
    """How likely this seat is to win, by how far everybody has come."""
    table = state.table
    if not table.agenda:
        winners = RULES.result(table).winners
        return (seat in winners) / len(winners)
    come = [_come(table, other, hand) for other, hand in enumerate(state.hands)]
    own = come.pop(seat)
    return math.prod(1 / (1 + math.exp(other - own)) for other in come)


def _come(table: Board, seat: Seat, hand: Hand) -> float:
    """How far a player has come, in places on the fuller board."""
    boards, aim = table.boards[seat], Outlook(table, seat, hand).best()
    come = boards.best + JOINT * len(boards.joint) + CARD * len(hand.cards)
    return come + RATE * aim.rate if aim else come
