"""What is worked out of values that never change, and of rows that only grow: once."""

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

X = TypeVar("X")
A = TypeVar("A")

RECENT = 8
REMEMBERED = 4096


class Remembered(Generic[X, A]):
    """Works something out of a value that never changes, which is known by its identity.

    The value is kept with what was found, so that no other comes to have its identity.
    """

    def __init__(self, find: Callable[[X], A], most: int = REMEMBERED) -> None:
        self._find, self._most = find, most
        self._known: dict[int, tuple[X, A]] = {}
        self._last: tuple[X, A] | None = None

    def of(self, value: X) -> A:
        last = self._last
        if last is not None and last[0] is value:
            return last[1]
        known = self._last = self._known.get(id(value))
        if known is not None:
            return known[1]
        if len(self._known) >= self._most:
            self._known.clear()
        found = self._find(value)
        self._known[id(value)] = (value, found)
        return found


class Growing(Generic[X, A]):
    """Works something out of what has happened, and for a row that goes on from one of the last
    rows only of what is new.  That it does go on is looked at item by item: the rest is a guess
    at where to look, and costs nothing but time if it is wrong.
    """

    def __init__(self, start: Callable[[], A], add: Callable[[A, tuple[X, ...]], A]) -> None:
        """``add`` makes another of what was found and the new items, and leaves the first alone."""
        self._start, self._add = start, add
        self._recent: deque[tuple[tuple[X, ...], A]] = deque(maxlen=RECENT)
        self._made: tuple[tuple[X, ...], tuple[X, ...]] = ((), ())

    def of(self, row: tuple[X, ...]) -> A:
        before, longer = self._made
        for known, found in self._recent:
            if known is row:
                return found
            size = len(known)
            if known is before and row is longer:
                break
            if size <= len(row) and row[size - 1] is known[-1] and row[:size] == known:
                break
        else:
            size, found = 0, self._start()
        if size < len(row):
            found = self._add(found, row[size:])
            self._recent.appendleft((row, found))
        return found

    def longer(self, row: tuple[X, ...], item: X) -> tuple[X, ...]:
        """The row with one more item, which needs no looking at: it goes on from this very row."""
        longer = row
        longer += (item,)
        self._made = (row, longer)
        return longer
