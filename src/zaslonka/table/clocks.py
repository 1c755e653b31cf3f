"""Clocks: a bank for each seat, and an increment after each of its moves.  TAB-07, TAB-16."""

from zaslonka.kernel import Seat
from zaslonka.table.live import Banks, LiveTable


def wound(table: LiveTable, now: int) -> LiveTable:
    """The table with full banks, running; without a clock, as it was."""
    if table.clock is None:
        return table
    return table.but(banks=Banks((table.clock.bank * 1000,) * len(table.chairs), now))


def running(table: LiveTable) -> tuple[Seat, ...]:
    """The seats whose time runs: people the game waits for, unless the table is paused."""
    if table.banks is None or table.banks.since is None:
        return ()
    return tuple(seat for seat in table.waiting() if table.bot_on(seat) is None)


def left(table: LiveTable, now: int) -> tuple[int, ...]:
    """Milliseconds each seat has left now."""
    assert table.banks is not None
    spent = now - (table.banks.since or now)
    runs = running(table)
    return tuple(
        max(0, bank - spent) if seat in runs else bank for seat, bank in enumerate(table.banks.left)
    )


def is_out(table: LiveTable, seat: Seat, now: int) -> bool:
    return seat in running(table) and left(table, now)[seat] == 0


def deadline(table: LiveTable, now: int) -> int | None:
    """In how many milliseconds the first of the running clocks is out."""
    return min((left(table, now)[seat] for seat in running(table)), default=None)


def pressed(before: LiveTable, after: LiveTable, seat: Seat | None, now: int) -> LiveTable:
    """``after`` with the time spent until ``now``, and the mover's increment."""
    if before.clock is None or before.banks is None:
        return after
    banks = list(left(before, now))
    if seat is not None:
        banks[seat] += before.clock.increment * 1000
    return after.but(banks=Banks(tuple(banks), None if before.banks.since is None else now))


def paused(table: LiveTable, now: int) -> LiveTable:
    """Nobody is present: no time runs.  TAB-09."""
    if table.banks is None or table.banks.since is None:
        return table
    return table.but(banks=Banks(left(table, now), None))


def resumed(table: LiveTable, now: int) -> LiveTable:
    if table.phase != "playing" or table.banks is None or table.banks.since is not None:
        return table
    return table.but(banks=Banks(table.banks.left, now))


def as_found(table: LiveTable) -> LiveTable:
    """A table just read from the store: the time since it was last stored is given back."""
    if table.banks is None:
        return table
    return table.but(banks=Banks(table.banks.left, None))
