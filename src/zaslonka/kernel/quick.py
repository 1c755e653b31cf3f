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
from zaslonka.kernel.steps import AnyState, Choice, Now, Rule, SeatView, Table, Told


def play_any(state: AnyState, below: Callable[[int], int], chance: Chance) -> list[Told]:
    """Make a move of a game that is not over: of n legal ones, the one that ``below(n)`` says."""
    table: Table = state.table
    agenda = table.agenda
    step: Choice[Any, Any, Any] = agenda[0]
    seat = step.seats[0] if len(step.seats) == 1 else step.decider(state)
    move = step.draw(SeatView(seat, table, state.hands[seat]), below)
    now = Now(state, seat, chance)
    table.agenda = agenda[1:]
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
