"""When a table of days needs the server though nobody is there, and what its people are told.

TAB-111, TAB-112, TAB-114, TAB-115.
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from zaslonka.kernel import Seat
from zaslonka.table import gathering, manners, slow
from zaslonka.table.live import LiveTable, Nudge, Sitter, is_idle

AWAY_MS = 60_000
"""After which whoever is asked and not there is told.  TAB-115."""

LAST_PART = 10
"""A reminder comes when one part of so many of the time is left."""

Why: TypeAlias = Literal["begun", "turn", "reminder"]


class Notice(Struct, frozen=True):
    """What a seat is told while it is away."""

    seat: Seat
    why: Why
    at: int  # when it is time for it
    is_public: bool  # everybody can see that there is a reason


def wakes_at(table: LiveTable) -> int | None:
    """When there is something to do without anybody, in milliseconds since 1970; 0: now."""
    if table.slow is None:
        return None
    if gathering.gathers(table):
        return gathering.ripe_at(table) if table.players() else None
    if not slow.goes_on(table):
        return None
    if is_a_bots_turn(table):
        return 0
    times = [notice.at for notice in notices(table)]
    times += [at for at in slow.due(table) if at is not None]
    return min(times, default=None)


def is_a_bots_turn(table: LiveTable) -> bool:
    return any(
        table.bot_on(seat) is not None and not is_idle(table, seat) and not defers(table, seat)
        for seat in table.asked()
    )


def defers(table: LiveTable, seat: Seat) -> bool:
    """Whether a bot leaves it to people of its team, who count as there.  TAB-112."""
    return manners.defers(table, seat, people(table))


def people(table: LiveTable) -> set[str]:
    return {chair.person for chair in table.chairs if isinstance(chair, Sitter)}


def notices(table: LiveTable) -> Iterator[Notice]:
    """What there is still to be told, and when."""
    if not slow.goes_on(table) or table.slow is None:
        return
    time = table.slow.days * slow.DAY_MS
    awaited, players = slow.running(table), table.players()
    for seat in table.whispered:
        if seat in players:
            yield Notice(seat, "turn", table.history.last.at + AWAY_MS, False)
    for seat, nudge in enumerate(table.nudged):
        if seat not in players:
            continue
        due = table.slow.given[seat]
        if nudge == "dealt":
            yield Notice(seat, "begun", table.history.plies[0].at + AWAY_MS, True)
        elif nudge == "asked" and seat in awaited:
            yield Notice(seat, "turn", due - time + AWAY_MS, True)
        elif nudge == "told" and seat in awaited:
            yield Notice(seat, "reminder", due - time // LAST_PART, True)


def given(table: LiveTable, notice: Notice) -> LiveTable:
    """The table once this is told; the same if there is nothing to be told any more."""
    if notice not in notices(table):
        return table
    if not notice.is_public:
        return table.but(whispered=tuple(one for one in table.whispered if one != notice.seat))
    now: Nudge = "reminded" if notice.why == "reminder" else "told"
    nudged = (now if seat == notice.seat else was for seat, was in enumerate(table.nudged))
    return table.but(nudged=tuple(nudged))
