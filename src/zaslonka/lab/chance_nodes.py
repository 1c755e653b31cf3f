"""Chance made explicit: every draw of the rules becomes a node with its outcomes."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from zaslonka.kernel.chance import Chance, shuffled_by

X = TypeVar("X")


class Undrawn(Exception):
    """The rules ask for a number below ``outcomes`` that has not been drawn yet."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Scripted(Chance):
    """Chance that gives the numbers it was handed, in order, and then says what it would draw."""

    __slots__ = ("_next", "_numbers")

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__(b"")
        self._numbers = numbers
        self._next = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0  # nothing to choose from is no node
        if self._next == len(self._numbers):
            raise Undrawn(n)
        self._next += 1
        return self._numbers[self._next - 1]

    def shuffled(self, items: Iterable[X]) -> tuple[X, ...]:
        return shuffled_by(self.below, items)


def drawn(attempt: Callable[[Chance], X], numbers: Sequence[int]) -> X | Undrawn:
    """What comes of something done with these draws, or the draw that is missing."""
    try:
        return attempt(Scripted(numbers))
    except Undrawn as missing:
        return missing
