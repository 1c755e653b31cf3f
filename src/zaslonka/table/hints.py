"""Hints: the best bot says what it would do on a seat, to that seat alone.  TAB-12, TAB-33."""

from zaslonka.kernel import Illegal, Seat
from zaslonka.kernel.levels import Level
from zaslonka.table.live import Hinted, LiveTable
from zaslonka.table.playing import may_move

ADVISER: Level = "mistrz"


def may_ask(table: LiveTable, person: str | None, now: int) -> Seat:
    """The seat of somebody who may have a hint now."""
    seat = may_move(table, person, now)
    if not table.hints:
        raise Illegal("TAB-33", "no_hints")
    if seat not in table.asked():
        raise Illegal("TAB-01", "not_your_turn", seats=table.waiting())
    return seat


def ask(table: LiveTable, seat: Seat) -> LiveTable:
    """Count a hint for one decision of a seat, however often it is asked for.  TAB-33."""
    if has_asked(table, seat):
        return table
    return table.but(hinted=(*table.hinted, Hinted(seat, decision(table, seat))))


def has_asked(table: LiveTable, seat: Seat) -> bool:
    return Hinted(seat, decision(table, seat)) in table.hinted


def decision(table: LiveTable, seat: Seat) -> int:
    """The ply after which a seat decides now, by its own count; after an undo the same again."""
    return table.history.present.number(seat)
