"""Kod Krakowa: what is worth trying out, in a turn and with a marker."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from .blueprint import liking
from .deeds import has_room
from .moves import DrawCard, EndTurn, LiftBarrier, Move, PlayCard, PutBarrier, PutStop, Walk
from .outlook import Outlook
from .passages import bit, free_passages
from .prompts import FirstBarrier, Laying, PuttingBarrier, PuttingStop
from .standing import RATE_NEXT, nearby, needed
from .state import View

Plan: TypeAlias = tuple[Move, ...]

AIMS, LAYS = 4, 2
"""So many districts to go to, and to lay a place on, are tried."""

SPOTS = 6
"""So many passages for a marker are tried."""


def in_turn(view: View) -> Iterator[Plan]:
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


# Markers


def with_marker(view: View, step: PuttingBarrier | PuttingStop) -> list[Plan]:
    """The passages where a marker seems to be most in the others' way."""
    brings, taken = _nuisance(view), view.table.blocked
    moves: list[PutBarrier | PutStop] = list(step.choices(view.table))
    moves.sort(key=lambda move: brings(taken | bit(move.passage)), reverse=True)
    return [(move,) for move in moves[:SPOTS]]


def lifted(view: View, step: FirstBarrier) -> LiftBarrier:
    """The barrier that can go where it is most in the others' way."""
    table, brings = view.table, _nuisance(view)
    free = [bit(passage) for passage in free_passages(table)]

    def elsewhere(lift: LiftBarrier) -> float:
        taken = table.blocked & ~bit(lift.passage)
        return max([brings(taken | marker) for marker in free], default=0.0)

    return max(step.choices(table), key=elsewhere)


def _nuisance(view: View) -> Callable[[int], float]:
    """How much worse blocked passages make it for the others near by, and not for the viewer."""
    table, seat = view.table, view.seat
    players = [
        (
            1.0 if other == seat else -1.0,
            Outlook(table, other, view.hand if other == seat else None),
            RATE_NEXT[needed(table, other)],
        )
        for other, pawn in enumerate(table.pawns)
        if pawn
    ]
    return lambda taken: sum(sign * nearby(outlook, taken, rate) for sign, outlook, rate in players)
