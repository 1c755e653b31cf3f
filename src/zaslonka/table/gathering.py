"""Strangers brought together: a table that begins by itself.  TAB-70 to TAB-72, TAB-114."""

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from zaslonka import games
from zaslonka.kernel import Illegal, Seat
from zaslonka.table import arranging, lobby
from zaslonka.table.info import Clock, Days, Gathering
from zaslonka.table.live import LiveTable, Sitter
from zaslonka.table.lobby import OPEN

ARRIVAL_SECONDS = 15.0
"""Within which somebody who was given a seat, or has lost touch, should be at the table."""

CLOCK = Clock(bank=900, increment=20)
"""Strangers do not wait for each other for ever."""

WAITS_MS = 7 * 86_400_000
"""For so long a table of days waits for people; then those at it are free again.  TAB-114."""


def make(
    table_id: str,
    game: str,
    players: int,
    *,
    person: str,
    nonce: str,
    seed: bytes,
    sealed: bool,
    options: dict[str, Any],
    robots: Gathering,
    now: int,
    days: Days | None = None,
) -> LiveTable:
    """A table for whoever comes, with the first of them at it.  TAB-70."""
    table = lobby.make(
        table_id,
        game,
        (OPEN,) * players,
        host=person,
        nonce=nonce,
        seed=seed,
        sealed=sealed,
        options=options,
        clock=_clock(game, options) if days is None else None,
        days=days,
        public_since=now,
    )
    if robots.seconds is not None:
        arranging.with_bots(table, robots.level)  # `Illegal` where no robot may sit
    return table.but(gathering=robots)


def _clock(game: str, options: dict[str, Any]) -> Clock | None:
    try:
        games.get(game).check_clock(lobby.chosen_options(game, options))
    except Illegal:
        return None
    return CLOCK


def as_kept(game: str, options: dict[str, Any]) -> Any:
    """Options as a table keeps them, to be compared."""
    return msgspec.to_builtins(lobby.chosen_options(game, options))


def gathers(table: LiveTable) -> bool:
    """Whether it still waits for people, or for their coming back."""
    return table.gathering is not None and table.phase == "lobby"


def days_of(table: LiveTable) -> Days | None:
    return None if table.slow is None else table.slow.days


def suits(
    table: LiveTable,
    person: str,
    game: str,
    players: Collection[int],
    options: Any | None,
    days: Days | None = None,
) -> bool:
    """Whether somebody could sit down there who wants this; without options, with any."""
    return (
        gathers(table)
        and days_of(table) == days
        and table.game == game
        and len(table.chairs) in players
        and options in (None, table.options)
        and person not in table.removed
        and (OPEN in table.chairs or table.seat_of(person) is not None)
    )


def joined(table: LiveTable, person: str, nonce: str) -> LiveTable:
    """Somebody sits down on the first open seat; who sits there stays, by their latest nonce.

    It is the latest that their page remembers, and will look for in the deal.  TAB-06.
    """
    seat = table.seat_of(person)
    if seat is None and OPEN in table.chairs:
        seat = table.chairs.index(OPEN)
    if seat is None or not gathers(table):
        raise Illegal("TAB-70", "no_longer_gathers")
    return lobby.sit(table, person, seat, nonce)


def left(table: LiveTable, people: Iterable[str]) -> LiveTable:
    """Whoever is not there any more makes room.  TAB-71."""
    for seat in _seats_of(table, people):
        table = table.with_chair(seat, OPEN)
    return table


def absent(table: LiveTable, present: Collection[str]) -> list[tuple[Seat, Sitter]]:
    """Who has a seat and is not there; at a table of days nobody needs to be.  TAB-114."""
    if table.slow is not None:
        return []
    return [
        (seat, chair)
        for seat, chair in enumerate(table.chairs)
        if isinstance(chair, Sitter) and chair.person not in present
    ]


def is_awaited(table: LiveTable, present: Collection[str]) -> bool:
    """Whether somebody waits there for whoever comes."""
    return gathers(table) and len(absent(table, present)) < len(table.players())


def others_wait(table: LiveTable, person: str) -> bool:
    return gathers(table) and bool({*table.players()} - {table.seat_of(person)})


def is_complete(table: LiveTable, present: Collection[str]) -> bool:
    return gathers(table) and OPEN not in table.chairs and not absent(table, present)


def begun(table: LiveTable, present: Collection[str], now: int) -> LiveTable:
    """Dealt, once every seat is taken and everybody is there.  TAB-70."""
    return lobby.deal(table, now) if is_complete(table, present) else table


def robots_at(table: LiveTable) -> int | None:
    """When robots take the seats that are left, in milliseconds since 1970; None: never."""
    if not gathers(table) or table.gathering is None or table.gathering.seconds is None:
        return None
    return (table.public_since or 0) + 1000 * table.gathering.seconds


def filled(table: LiveTable, present: Collection[str], now: int) -> LiveTable:
    """Robots on the seats that are left, and dealt; nothing while nobody is there.  TAB-72."""
    here = left(table, (chair.person for _, chair in absent(table, present)))
    if not gathers(table) or table.gathering is None or not here.players():
        return table
    return lobby.deal(arranging.with_bots(here, table.gathering.level), now)


def ripe_at(table: LiveTable) -> int:
    """When a table of days that gathers has something to do by itself; 0: now.  TAB-114."""
    if is_complete(table, ()):
        return 0
    return robots_at(table) or gives_up_at(table)


def gives_up_at(table: LiveTable) -> int:
    return (table.public_since or 0) + WAITS_MS


def given_up(table: LiveTable) -> LiveTable:
    """Nobody has come for so long that nobody is waited for any more.  TAB-114."""
    if not gathers(table):
        return table
    everybody = [chair.person for chair in table.chairs if isinstance(chair, Sitter)]
    return left(table, everybody).but(gathering=None, public_since=None)


def _seats_of(table: LiveTable, people: Iterable[str]) -> list[Seat]:
    return [seat for person in people if (seat := table.seat_of(person)) is not None]
