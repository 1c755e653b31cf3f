"""Whose question is taken next: kinds of questions by turns, and within a kind table by table.

However many slow questions wait, a quick one of another kind is taken after one of them; and
however many one table asks, another waits for one of its questions at most.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

A = TypeVar("A")

MOST_OF_A_TABLE = 64
"""More than twelve seats can ask at once: a bot, help and a hint each."""


class Busy(Exception):
    """Too much waits already; to be asked again later."""


class Turns(Generic[A]):
    """What waits, by kind and by table, both in the order in which they are served next."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._kinds: dict[str, dict[str, deque[tuple[A, float]]]] = {}
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def longest(self) -> float:
        """Seconds for which the one that has waited longest has."""
        began = [
            row[0][1] for tables in self._kinds.values() for row in tables.values()
        ]  # a row is in the order in which it came
        return self._now() - min(began) if began else 0.0

    def put(self, kind: str, table: str, one: A) -> None:
        row = self._kinds.setdefault(kind, {}).setdefault(table, deque())
        if len(row) >= MOST_OF_A_TABLE:
            raise Busy(table)
        row.append((one, self._now()))
        self._waiting += 1

    def take(self) -> A | None:
        """The next one; its kind and its table go to the end of their rows."""
        if not self._waiting:
            return None
        kind, tables = next(iter(self._kinds.items()))
        table, row = next(iter(tables.items()))
        one, _ = row.popleft()
        self._waiting -= 1
        del self._kinds[kind], tables[table]
        if row:
            tables[table] = row
        if tables:
            self._kinds[kind] = tables
        return one

    def drop(self, kind: str, table: str, one: A) -> None:
        """Nobody waits for this one any more."""
        tables = self._kinds.get(kind, {})
        row = tables.get(table, deque())
        kept = deque(waiting for waiting in row if waiting[0] is not one)
        self._waiting -= len(row) - len(kept)
        if kept:
            tables[table] = kept
        else:
            tables.pop(table, None)
        if not tables:
            self._kinds.pop(kind, None)
