"""Marks that a team puts on things all can see, for its own seats alone.  TAB-11, TAB-22."""

from zaslonka.kernel import Illegal, Seat
from zaslonka.table.info import Mark
from zaslonka.table.live import LiveTable, need_phase, need_seat, need_voice

MOST = 40
"""Marks that one seat may have at once."""


def mark(table: LiveTable, person: str | None, thing: str, on: bool) -> LiveTable:
    """Put a mark on a thing, or take one's own away."""
    seat = need_seat(table, person)
    need_phase(table, "playing")
    if table.team_of(seat) is None:
        raise Illegal("TAB-22", "no_team")
    need_voice(table, seat)
    new = Mark(seat, thing)
    if (new in table.marks) == on:
        return table
    if not on:
        return table.but(marks=tuple(old for old in table.marks if old != new))
    if sum(old.seat == seat for old in table.marks) >= MOST:
        raise Illegal("TAB-22", "too_many_marks", most=MOST)
    return table.but(marks=(*table.marks, new))


def seen_by(table: LiveTable, seat: Seat | None) -> tuple[Mark, ...]:
    """The marks of a seat's own team."""
    if seat is None or (team := table.team_of(seat)) is None:
        return ()
    return tuple(mark for mark in table.marks if table.team_of(mark.seat) == team)


def swept(before: LiveTable, after: LiveTable) -> LiveTable:
    """A team's marks go when the game turns from it to another."""
    if not after.marks:
        return after
    waited, waits = ({table.team_of(seat) for seat in table.waiting()} for table in (before, after))
    return after.but(
        marks=tuple(mark for mark in after.marks if after.team_of(mark.seat) not in waited - waits)
    )
