"""Leaving: a bot plays an absent person's seat, for a while or for good.  TAB-09, TAB-10."""

from collections.abc import Collection

import msgspec

from zaslonka.kernel import Illegal, Seat
from zaslonka.table import clocks
from zaslonka.table.info import Level
from zaslonka.table.live import LiveTable, Sitter, need_chair, need_phase, need_seat
from zaslonka.table.lobby import OPEN

STAND_IN: Level = "sredni"
"""Who plays on for somebody who has resigned or was forgotten."""


def may_hand_over(
    table: LiveTable, person: str, seat: Seat, level: Level | None, present: Collection[str]
) -> None:
    """Raise `Illegal` unless this seat can now go to a bot, or back."""
    need_phase(table, "playing")
    chair = need_chair(table, seat)
    if not isinstance(chair, Sitter) or chair.resigned:
        raise Illegal("TAB-09", "not_a_persons_seat", seat=seat)
    if level is not None and chair.person in present and chair.person != person:
        raise Illegal("TAB-09", "still_here", seat=seat)


def handed_over(table: LiveTable, seat: Seat, level: Level | None, now: int) -> LiveTable:
    chair = table.chairs[seat]
    assert isinstance(chair, Sitter)
    after = table.with_chair(seat, msgspec.structs.replace(chair, bot=level))
    return clocks.pressed(table, after, None, now)


def resign(table: LiveTable, person: str | None, now: int) -> LiveTable:
    """Leave for good; a bot plays on, and the result will say so.  TAB-10."""
    seat = need_seat(table, person)
    need_phase(table, "playing")
    chair = table.chairs[seat]
    assert isinstance(chair, Sitter)
    if chair.resigned:
        raise Illegal("TAB-10", "already_resigned")
    after = table.with_chair(
        seat, msgspec.structs.replace(chair, bot=chair.bot or STAND_IN, resigned=True)
    )
    return clocks.pressed(table, after, None, now)


def forgotten(table: LiveTable, person: str, now: int) -> LiveTable:
    """The person is gone from the house: a seat before the deal is free, later a bot has it."""
    seat = table.seat_of(person)
    said = tuple(line for line in table.talk if line.person == person)
    if said:
        table = table.but(talk=tuple(line for line in table.talk if line not in said))
    if seat is None:
        return table
    table = table.but(notes=(*table.notes[:seat], {}, *table.notes[seat + 1 :]))
    if table.phase == "lobby":
        return table.with_chair(seat, OPEN)
    if table.phase == "playing" and seat not in table.resigned():
        return resign(table, person, now)
    return table
