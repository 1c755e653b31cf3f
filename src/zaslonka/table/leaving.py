"""Leaving: a bot plays an absent person's seat, for a while or for good.

TAB-09, TAB-10, TAB-37, TAB-38, TAB-56.
"""

import math
from collections.abc import Collection, Mapping

import msgspec

from zaslonka.kernel import Illegal, Seat
from zaslonka.kernel.levels import Level
from zaslonka.table import clocks, slow
from zaslonka.table.live import STAND_IN, LiveTable, Sitter, need_chair, need_phase, need_seat
from zaslonka.table.lobby import OPEN

GRACE_MS = 60_000
"""For so long after they left, nobody else gives a person's seat away: networks blink."""

LONG_AGO: Mapping[str, int] = {}


def may_hand_over(
    table: LiveTable,
    person: str,
    seat: Seat,
    level: Level | None,
    present: Collection[str],
    away: Mapping[str, int] = LONG_AGO,
) -> None:
    """Raise `Illegal` unless this seat can now go to a bot, or back.

    ``away`` tells for how many milliseconds people who are not present have been so.
    """
    need_phase(table, "playing")
    chair = need_chair(table, seat)
    if not isinstance(chair, Sitter) or chair.resigned:
        raise Illegal("TAB-09", "not_a_persons_seat", seat=seat)
    if level is None or chair.person == person:
        return
    if chair.person in present:
        raise Illegal("TAB-09", "still_here", seat=seat)
    slow.need_missed(table, seat)
    if (left := GRACE_MS - away.get(chair.person, GRACE_MS)) > 0:
        raise Illegal("TAB-37", "just_left", seat=seat, seconds=math.ceil(left / 1000))


def handed_over(
    table: LiveTable, seat: Seat, level: Level | None, now: int, *, by: str | None = None
) -> LiveTable:
    """A bot plays the seat, or its person again; whose own wish it was pays with their time."""
    chair = table.chairs[seat]
    assert isinstance(chair, Sitter)
    own = level is not None and chair.person == by
    after = table.with_chair(seat, msgspec.structs.replace(chair, bot=level, own=own))
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


def given_up(table: LiveTable, person: str | None, now: int) -> LiveTable:
    """Resign; the game ends where nobody is left to win it from, or for whom to play.  TAB-56."""
    after = resign(table, person, now)
    resigned = after.resigned()
    rules, dealt = after.rules, after.state.table
    side = {seat: rules.side(dealt, seat) for seat in range(len(after.chairs))}
    left = {side[seat] for seat in side if seat not in resigned}
    people = [chair for chair in after.chairs if isinstance(chair, Sitter) and not chair.resigned]
    if people and len(left) > 1:
        return after
    if len(left) > 1:
        left -= {side[seat] for seat in resigned}
    conceded = tuple(seat for seat in side if side[seat] in left)
    return clocks.paused(after, now).ended(None, conceded=conceded)


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
    if table.phase != "playing":
        return table
    if seat not in table.resigned():
        table = resign(table, person, now)
    chair = msgspec.structs.replace(table.chairs[seat], forgotten=True)
    return table.with_chair(seat, chair)
