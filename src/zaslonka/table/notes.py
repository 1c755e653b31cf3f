"""Private note sheets: one a seat, kept with the table, seen by that seat alone.  TAB-11."""

from typing import Any

import msgspec
from msgspec import Struct

from zaslonka.kernel import Illegal, Seat
from zaslonka.table.live import LiveTable, need_phase, need_seat

LONGEST = 16 * 1024


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
    size = len(msgspec.json.encode(note))
    if size > LONGEST:
        raise Illegal("TAB-11", "note_too_long", bytes=size, most=LONGEST)
    return table.but(notes=(*table.notes[:seat], note, *table.notes[seat + 1 :]))
