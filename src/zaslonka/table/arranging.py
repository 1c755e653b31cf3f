"""Before the deal: what the host alone may arrange.  TAB-15, TAB-24, TAB-25."""

from zaslonka.kernel import Illegal, Seat
from zaslonka.kernel.levels import Level
from zaslonka.table.info import BotSeat, OpenSeat
from zaslonka.table.live import (
    LiveTable,
    need_bots,
    need_chair,
    need_fit_bots,
    need_host,
    need_person,
    need_phase,
)
from zaslonka.table.lobby import OPEN


def set_seat(table: LiveTable, person: str, seat: Seat, to: BotSeat | OpenSeat) -> LiveTable:
    """Make a seat open or a bot's; a person on it stands up."""
    _need_host_before_the_deal(table, person)
    need_chair(table, seat)
    return _fitted(table.with_chair(seat, to))


def fill(table: LiveTable, person: str, level: Level) -> LiveTable:
    """Put bots on all open seats."""
    _need_host_before_the_deal(table, person)
    return with_bots(table, level)


def with_bots(table: LiveTable, level: Level) -> LiveTable:
    need_bots(table.rules)
    bot = BotSeat(level)
    return _fitted(
        table.but(chairs=tuple(bot if chair == OPEN else chair for chair in table.chairs))
    )


def swap(table: LiveTable, person: str, seat: Seat, other: Seat) -> LiveTable:
    """Have two seats change places, whoever is on them; each keeps their nonce."""
    _need_host_before_the_deal(table, person)
    here, there = need_chair(table, seat), need_chair(table, other)
    return _fitted(table.with_chair(seat, there).with_chair(other, here))


def remove(table: LiveTable, person: str, seat: Seat) -> LiveTable:
    """Send a person away from this table; they do not sit down at it again."""
    _need_host_before_the_deal(table, person)
    gone = need_person(table, seat, but=person)
    return table.with_chair(seat, OPEN, removed=(*table.removed, gone))


def set_public(table: LiveTable, person: str, public: bool, now: int) -> LiveTable:
    """Let strangers find the table, from now on or no more."""
    _need_host_before_the_deal(table, person)
    if public == (table.public_since is not None):
        return table
    return table.but(public_since=now if public else None)


def is_listed(table: LiveTable) -> bool:
    """Whether strangers find it: public, not yet dealt, and with room for one more.  TAB-24."""
    return table.public_since is not None and table.phase == "lobby" and OPEN in table.chairs


def _fitted(table: LiveTable) -> LiveTable:
    need_fit_bots(table)
    return table


def _need_host_before_the_deal(table: LiveTable, person: str) -> None:
    need_host(table, person)
    need_phase(table, "lobby")
    if table.gathering is not None:
        raise Illegal("TAB-70", "begins_by_itself")
