"""Players against each other: one deal after another, each from every chair."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from zaslonka.kernel import Chance, Game, Result, View

Decider: TypeAlias = Callable[[View[Any, Any], bytes], Any]
"""A player: the move it makes on a view, by its own seed."""


def play(game: Game[Any, Any, Any, Any], deciders: Sequence[Decider], seed: bytes) -> Result:
    """One basic game, dealt by the seed; each seat has a seed of its own."""
    state = game.setup(game.options(), len(deciders), Chance(seed))
    ply = 0
    while seats := game.must_act(state.table):
        seat, ply = seats[0], ply + 1
        move = deciders[seat](game.view(state, seat), seed + bytes([seat]))
        game.play(state, seat, move, Chance(seed, ply))
    return game.result(state.table)


def shares(
    game: Game[Any, Any, Any, Any], hero: Decider, others: Sequence[Decider], deals: int, name: str
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
