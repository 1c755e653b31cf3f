"""Players against each other: one deal after another, each from every chair."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from zaslonka.kernel import AnyGame, AnySeatView, Chance, Result, Seat

Decider: TypeAlias = Callable[[AnySeatView, bytes], Any]
"""A player: the move it makes on a view, by its own seed."""


MOST_PLIES = 5000
"""A game that is not over by then ends without a winner, as at a table.  TAB-43."""


def play(game: AnyGame, deciders: Sequence[Decider], seed: bytes) -> Result:
    """One basic game, dealt by the seed and played as at a table."""
    state = game.setup(game.options(), len(deciders), Chance(seed))
    ply = 0
    while seats := game.must_act(state.table):
        seat, ply = seats[0], ply + 1
        if ply > MOST_PLIES:
            return Result((), (0,) * len(deciders), "too_long")
        move = deciders[seat](game.view(state, seat), seat_seed(seed, seat))
        move = game.annotate(game.judging(state, seat), move)
        game.play(state, seat, move, Chance(seed, ply))
    return game.result(state.table)


def seat_seed(seed: bytes, seat: Seat) -> bytes:
    """A seat's own seed, from which nobody can tell how the game was dealt."""
    return hashlib.blake2b(b"seat %d" % seat, key=seed, digest_size=32).digest()


def shares(
    game: AnyGame, hero: Decider, others: Sequence[Decider], deals: int, name: str
) -> Iterator[float]:
    """For each deal the hero's share of wins over all chairs, a shared win split evenly.

    The same deal is played once from every chair, so that its luck evens out.
    """
    for deal in range(deals):
        seed = f"{name} {deal}".encode()
        won = 0.0
        for chair in range(len(others) + 1):
            winners = play(game, [*others[:chair], hero, *others[chair:]], seed).winners
            won += (chair in winners) / max(len(winners), 1)
        yield won / (len(others) + 1)
