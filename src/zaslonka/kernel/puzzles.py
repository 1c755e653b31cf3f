"""Puzzles: positions of finished games in which one move was far better than the one made.

A game says what the moves of a decision are worth to its seat, from what that seat can see alone;
the rest (which positions, how they are kept, tried and rated) is the same for every game.  TAB-120.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from zaslonka.kernel.levels import Level
from zaslonka.kernel.steps import AnySeatView, AnyState, Seat

Unit: TypeAlias = Literal["points", "bits", "chance", "win"]
"""What worth is counted in: points on average, bits that an answer tells on average, how likely a
move is right, or how likely it wins the game."""


class Worth(Struct, frozen=True):
    """A move, and what it is worth to the seat that makes it."""

    move: Any
    worth: float


class Weighed(Struct, frozen=True, kw_only=True):
    """What the moves of one decision are worth, the best first."""

    unit: Unit
    moves: tuple[Worth, ...]
    rest: float | None = None  # of any other move, at most; None: it was not weighed


def weighed(unit: Unit, moves: Iterable[Worth], rest: float | None = None) -> Weighed:
    best_first = sorted(moves, key=lambda one: -one.worth)
    return Weighed(unit=unit, moves=tuple(best_first), rest=rest)


class Puzzles(Struct, frozen=True, kw_only=True):
    """How a game tells a blunder from a good move."""

    weigh: Callable[[AnySeatView, Any, bytes], Weighed | None]
    """What the moves of a decision are worth, the one that was made among them, by a seed where it
    takes chance; None where the decision makes no puzzle.  It is given the view alone."""

    far: dict[Unit, float]
    """By so much, of each unit that is used, the best move must beat the one that was made."""

    clear: dict[Unit, float]
    """By so much it must beat every other answer: else there would be two that are right."""

    holds: Callable[[AnyState, Seat, Any, Any], bool] | None = None
    """Whether in this very deal the best move is right and the one that was made is not, where
    worth is no more than an expectation."""

    house: tuple[tuple[int, tuple[Level, ...]], ...]
    """How the house plays games for puzzles of its own: seats, and the bots that sit there."""

    spoken: bool = False  # whether it is about words, and so has puzzles of each language
    private: Callable[[Any], bool] | None = None
    """Whether the options of a table hold what its people have written themselves."""


def worth_of(rated: Weighed, move: Any) -> float | None:
    """What a move is worth; None where that is not known."""
    return next((one.worth for one in rated.moves if one.move == move), rated.rest)
