"""How a seat counts plies: those it is told of; what others do unseen leaves no gap."""

from collections.abc import Mapping
from itertools import pairwise
from typing import TypeVar

from msgspec import structs

from zaslonka.kernel import Played, Seat
from zaslonka.server.wire import LogEntry
from zaslonka.table.info import Line
from zaslonka.table.live import LiveTable, Ply

Numbered = TypeVar("Numbered", LogEntry, Line)


def own_numbers(table: LiveTable, seat: Seat | None) -> dict[int, int]:
    """For each ply how many a seat has been told of by then, the deal being 0."""
    numbers = {0: 0}
    for before, ply in pairwise(table.log):
        numbers[ply.ply] = numbers[before.ply] + _is_told(before, ply, seat)
    return numbers


def decision(table: LiveTable, seat: Seat) -> int:
    """The ply after which a seat decides now, by its own count; after an undo the same again."""
    return own_numbers(table, seat)[table.standing()[-1].ply]


def renumbered(numbered: Numbered, numbers: Mapping[int, int]) -> Numbered:
    """An entry or a line with its place in a seat's own count."""
    if isinstance(numbered, LogEntry) and numbered.to is not None:
        numbered = structs.replace(numbered, to=numbers[numbered.to])
    return structs.replace(numbered, ply=numbers[numbered.ply])


def _is_told(before: Ply, ply: Ply, seat: Seat | None) -> bool:
    """Whether a seat did it, was told of it, or could see that it had been done."""
    if not isinstance(ply.entry, Played) or ply.entry.seat == seat:
        return True
    told = any(told.only is None or told.only == seat for told in ply.told)
    return told or bool(ply.state.table != before.state.table)
