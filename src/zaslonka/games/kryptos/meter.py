"""Kryptos: what a guess was worth to the one who made it, by exactly how likely it was right."""

from math import log2

from zaslonka.kernel.story import Measure, entropy
from .beliefs import Worlds
from .events import Guessed
from .moves import Guess, Move, Stop, TurnUp
from .rules import worth
from .state import View


def measured(before: View, move: Move, after: View) -> Measure | None:
    """A guess is made for points: it is worth so many of them as it is likely to win.  TAB-53.

    It also asks for a yes or a no, and tells most where both are equally likely. Who stops
    instead of guessing again asks nothing, and so learns nothing.
    """
    if isinstance(move, TurnUp):
        return None
    likely = Worlds(before).likely()
    promises = {
        Guess(seat, place, number): entropy((chance, 1 - chance))
        for (seat, place), numbers in likely.items()
        for number, chance in numbers.items()
    }
    best = max(promises, key=promises.__getitem__)
    surest = max(chance for numbers in likely.values() for chance in numbers.values())
    points = {
        Guess(seat, place, number): chance * worth(before.table, seat)
        for (seat, place), numbers in likely.items()
        for number, chance in numbers.items()
    }
    winner = max(points, key=points.__getitem__)
    if isinstance(move, Stop):
        got, expected, chance = 0.0, 0.0, None
    else:
        chance = likely[move.seat, move.place].get(move.number, 0.0)
        # All deals are equally likely, so those that the answer leaves are this share of them.
        got = log2(1 / (chance if _is_right(after, move) else 1 - chance))
        expected = promises.get(move, 0.0)
    return Measure(
        got,
        expected,
        best,
        promises[best],
        chance,
        surest,
        points=0.0 if isinstance(move, Stop) else points.get(move, 0.0),
        most=points[winner],
        winner=winner,
    )


def _is_right(after: View, move: Guess) -> bool:
    guessed = after.table.past[-1]
    assert isinstance(guessed, Guessed)
    assert (guessed.seat, guessed.place, guessed.number) == (move.seat, move.place, move.number)
    return guessed.right
