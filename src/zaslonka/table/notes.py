"""Private note sheets: one a seat, kept with the table, seen by that seat alone.

TAB-11, TAB-46.
"""

from typing import Any

import msgspec
from msgspec import Struct

from zaslonka.kernel import Illegal, Seat
from zaslonka.table.live import LiveTable, need_phase, need_seat

MOST_BYTES = 16 * 1024
MOST_DEPTH = 16
"""TAB-46; deeper ones could be stored but not sent."""


class Sheet(Struct, frozen=True):
    """A note sheet as its seat left it after a ply."""

    ply: int
    note: dict[str, Any]


class Notes(Struct, frozen=True):
    """What a seat had on its sheet in the course of a game, for its owner alone.  TAB-29."""

    seat: Seat
    sheets: tuple[Sheet, ...]


def write(table: LiveTable, person: str | None, note: dict[str, Any]) -> LiveTable:
    seat = need_seat(table, person)
    if table.phase == "lobby":
        need_phase(table, "playing")
    if _depth(note) > MOST_DEPTH:
        raise Illegal("TAB-46", "note_too_deep", most=MOST_DEPTH)
    size = len(msgspec.json.encode(note))
    if size > MOST_BYTES:
        raise Illegal("TAB-11", "note_too_long", bytes=size, most=MOST_BYTES)
    return table.but(notes=(*table.notes[:seat], note, *table.notes[seat + 1 :]))


def kept(stored: bytes) -> dict[str, Any]:
    """What a stored sheet holds; one from before TAB-46 that could not be sent is empty."""
    try:
        note: dict[str, Any] = msgspec.json.decode(stored)
    except RecursionError:
        return {}
    return note if _depth(note) <= MOST_DEPTH else {}


def _depth(note: Any) -> int:
    """How deep it is nested, as far as it matters."""
    level, depth = [note], 0
    while level and depth <= MOST_DEPTH:
        depth += 1
        inner = (one.values() if isinstance(one, dict) else one for one in level)
        level = [one for held in inner for one in held if isinstance(one, dict | list)]
    return depth
