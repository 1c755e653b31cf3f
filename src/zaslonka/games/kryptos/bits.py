"""Kryptos: what a guess told the one who made it, by exactly how likely it was right."""

from math import log2

from zaslonka.games.kryptos.beliefs import Worlds
from zaslonka.games.kryptos.rules import Guess, Guessed, Move, Stop, TurnUp, View
from zaslonka.tales import Measure, entropy


def measured(before: View, move: Move, after: View) -> Measure | None:
    """A guess asks for a yes or a no: it tells most where both are equally likely.

    Who stops instead of guessing again asks nothing, and so learns nothing.
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
    if isinstance(move, Stop):
        return Measure(0.0, 0.0, best, promises[best], surest=surest)
    chance = likely[move.seat, move.place].get(move.number, 0.0)
    # All deals are equally likely, so those that the answer leaves are this share of them.
    left = chance if _is_right(after, move) else 1 - chance
    return Measure(log2(1 / left), promises.get(move, 0.0), best, promises[best], chance, surest)


def _is_right(after: View, move: Guess) -> bool:
    guessed = after.table.past[-1]
    assert isinstance(guessed, Guessed)
    assert (guessed.seat, guessed.place, guessed.number) == (move.seat, move.place, move.number)
    return guessed.right
