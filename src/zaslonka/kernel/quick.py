"""The quick way through a game, trusted: nothing is listed that need not be, copied or checked.

For simulations of whole games, where every move is drawn from the rules themselves.  It is trusted
in three things, and the tests hold it to the plain way (`tests/laws/quick.py`): a step that draws
gives what it would have listed, so its move is not checked; a step only reads the view it draws
from, so that is no copy; and a step that says who decides says what it would have said if all were
asked.  Whoever is handed a view to keep, or a move by somebody else, goes by `Game`.
"""

from collections.abc import Callable, Iterable
from typing import Any

from zaslonka.kernel.chance import Chance
from zaslonka.kernel.steps import AnyState, Choice, Now, Rule, Seat, SeatView, Table, Told


def play_any(state: AnyState, below: Callable[[int], int], chance: Chance) -> list[Told]:
    """Make a move of a game that is not over: of n legal ones, the one that ``below(n)`` says."""
    step: Choice[Any, Any, Any] = state.table.agenda[0]
    seat = step.seats[0] if len(step.seats) == 1 else step.decider(state)
    move = step.draw(SeatView(seat, state.table, state.hands[seat]), below)
    return _made(state, step, seat, move, chance)


def play_any_listed(state: AnyState, below: Callable[[int], int], chance: Chance) -> list[Told]:
    """The same, of the moves that anybody would list: no kind is among them that has no end."""
    step: Choice[Any, Any, Any] = state.table.agenda[0]
    seat = step.seats[0] if len(step.seats) == 1 else step.decider(state)
    moves = list(step.listed(SeatView(seat, state.table, state.hands[seat])))
    return _made(state, step, seat, moves[below(len(moves))], chance)


def _made(
    state: AnyState, step: Choice[Any, Any, Any], seat: Seat, move: Any, chance: Chance
) -> list[Told]:
    table: Table = state.table
    now = Now(state, seat, chance)
    table.agenda = table.agenda[1:]
    step.take(now, seat, move)
    if table.agenda and isinstance(table.agenda[0], Rule):
        now.settle()
    return now.told


def skipping(gaps: Iterable[int], place: int) -> int:
    """Where in a row the item at this place stands, counted without the gaps, given in order."""
    for gap in gaps:
        if gap <= place:
            place += 1
    return place
