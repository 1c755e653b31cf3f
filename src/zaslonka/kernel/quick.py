"""The quick way through a game, trusted: nothing is listed that need not be, copied or checked.

For simulations of whole games, where every move is drawn from the rules themselves.  It is trusted
in three things, and the tests hold it to the plain way (`tests/laws/quick.py`): a step that draws
gives what it would have listed, so its move is not checked; a step only reads the view it draws
from, so that is no copy; and a step that says who decides says what it would have said if all were
asked.  Whoever is handed a view to keep, or a move by somebody else, goes by `Game`.
"""

from collections.abc import Callable, Iterable, Iterator
from random import random
from typing import Any

from zaslonka.kernel.chance import Chance
from zaslonka.kernel.steps import AnyState, Choice, Now, Rule, Seat, SeatView, Table, Told

_RANDOM: Callable[[], float] = random


def evenly(n: int) -> int:
    """A number from 0 to n - 1, each as likely as the others, that nobody can check afterwards."""
    return int(_RANDOM() * n)


def random_game(state: AnyState, below: Callable[[int], int], seed: bytes) -> Iterator[AnyState]:
    """Move by move to the end, from the deal of this seed: the same state again after each."""
    table: Table = state.table
    ply = 0
    while table.agenda:
        ply += 1
        play_any(state, below, Chance(seed, ply))
        yield state


def random_listed_game(
    state: AnyState, below: Callable[[int], int], seed: bytes
) -> Iterator[AnyState]:
    """The same by moves that anybody would list, until there is none."""
    table: Table = state.table
    ply = 0
    while table.agenda:
        ply += 1
        if play_any_listed(state, below, Chance(seed, ply)) is None:
            break
        yield state


def play_any(state: AnyState, below: Callable[[int], int], chance: Chance) -> list[Told]:
    """Make a move of a game that is not over: of n legal ones, the one that ``below(n)`` says."""
    table: Table = state.table
    step: Choice[Any, Any, Any] = table.agenda[0]
    seat = step.seats[0] if len(step.seats) == 1 else step.decider(state)
    move = step.draw(SeatView(seat, table, state.hands[seat]), below)
    return _made(state, step, seat, move, chance)


def play_any_listed(
    state: AnyState, below: Callable[[int], int], chance: Chance
) -> list[Told] | None:
    """The same, of the moves that anybody would list: no kind is among them that has no end.

    None where nothing is listed, and then nothing was made.
    """
    table: Table = state.table
    step: Choice[Any, Any, Any] = table.agenda[0]
    seat = step.seats[0] if len(step.seats) == 1 else step.decider(state)
    moves = list(step.listed(SeatView(seat, table, state.hands[seat])))
    return _made(state, step, seat, moves[below(len(moves))], chance) if moves else None


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
