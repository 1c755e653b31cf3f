"""A table of a contest: who is waited for, when it begins, and what is kept shut.

TAB-131, TAB-133, TAB-134.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec import structs

from zaslonka.kernel import Illegal, Seat
from zaslonka.table import arranging, clocks, lobby
from zaslonka.table.info import InContest
from zaslonka.table.live import STAND_IN, Contested, LiveTable, Sitter
from zaslonka.table.lobby import OPEN

ARRIVAL_SECONDS = 180.0
"""For so long a table waits for its people."""

NOBODY = ""
"""The host of a table of a contest: nobody arranges, begins or deletes it."""


def told(table: LiveTable) -> InContest | None:
    if (contest := table.contest) is None:
        return None
    return InContest(contest.id, contest.round, contest.held, contest.walkover)


def place_of(table: LiveTable, person: str) -> Seat | None:
    """The open seat that is kept for somebody, who has not sat down yet."""
    if table.phase != "lobby" or table.seat_of(person) is not None:
        return None
    places = zip(table.expected, table.chairs, strict=False)
    kept = (seat for seat, (who, chair) in enumerate(places) if who == person and chair == OPEN)
    return None if table.contest and table.contest.walkover else next(kept, None)


def begun(table: LiveTable, now: int) -> LiveTable:
    """Dealt once everybody has sat down, each with a nonce of their own.  TAB-06, TAB-133."""
    if table.contest is None or OPEN in table.chairs:
        return table
    return lobby.deal(table, now)


def overdue(table: LiveTable, now: int) -> LiveTable:
    """Who has not come will not: robots have their seats, or the others have won.  TAB-134."""
    if table.contest is None or table.phase != "lobby" or table.contest.walkover:
        return table
    if len(table.players()) > 1:
        try:
            return lobby.deal(arranging.with_bots(table, STAND_IN), now)
        except Illegal:
            pass  # no robot may sit there: TAB-36
    return table.but(contest=structs.replace(table.contest, walkover=True))


def stopped(table: LiveTable, now: int) -> LiveTable:
    """The time of the round is out: what is not over counts for nobody.  TAB-134."""
    if table.phase != "playing":
        return overdue(table, now) if table.phase == "lobby" else table
    return clocks.paused(table, now).ended(None)


Decision: TypeAlias = Literal["stopped", "overdue", "shown"]
"""What becomes of a table without anybody there doing it."""


def is_decided(table: LiveTable) -> bool:
    return table.phase == "over" or (table.contest is not None and table.contest.walkover)


def absent(table: LiveTable, people: Iterable[str | None]) -> list[str]:
    """Who should have played there and did not come."""
    return [
        person
        for person, chair in zip(people, table.chairs, strict=True)
        if person is not None and not isinstance(chair, Sitter)
    ]


# What is kept shut


def shown(table: LiveTable) -> LiveTable:
    """All tables of the deal are over: it opens as any other.  TAB-131."""
    if not table.is_held:
        return table
    assert isinstance(table.contest, Contested)
    return table.but(contest=structs.replace(table.contest, held=False))


DECISIONS: Mapping[Decision, Callable[[LiveTable, int], LiveTable]] = {
    "stopped": stopped,
    "overdue": overdue,
    "shown": lambda table, _: shown(table),
}


def need_open(table: LiveTable) -> None:
    """TAB-131."""
    if table.is_held:
        raise Illegal("TAB-131", "held")


def may_look_on(table: LiveTable, people: Iterable[str | None]) -> bool:
    """Whether somebody among these may be at the table: at a held one, who has a seat.  TAB-131."""
    return not table.is_held or any(table.seat_of(one) is not None for one in people if one)


def need_none(table: LiveTable, why: str) -> None:
    """Refuse what would spoil a contest for the others.  TAB-134."""
    if table.contest is not None:
        raise Illegal("TAB-134", why)
