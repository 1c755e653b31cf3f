"""Clocks: a bank for each seat, and the time the rules give for a step.  TAB-07, TAB-16, TAB-23."""

from msgspec import structs

from zaslonka.kernel import Seat
from zaslonka.table.live import Banks, LiveTable


def wound(table: LiveTable, now: int) -> LiveTable:
    """The table with full banks, running; where nothing is limited, as it was."""
    step = _given(table)
    if table.clock is None:
        return table if step is None else table.but(banks=Banks((), now, step))
    return table.but(banks=Banks((table.clock.bank * 1000,) * len(table.chairs), now, step))


def _given(table: LiveTable) -> int | None:
    """Milliseconds the rules give for the present step, whether the table has a clock or not."""
    seconds = table.rules.seconds(table.state.table)
    return None if seconds is None else seconds * 1000


def running(table: LiveTable) -> tuple[Seat, ...]:
    """The seats whose time runs: people the game waits for, unless the table is paused."""
    if table.clock is None or table.banks is None or table.banks.since is None:
        return ()
    return tuple(seat for seat in table.waiting() if table.bot_on(seat) is None)


def left(table: LiveTable, now: int) -> tuple[int, ...]:
    """Milliseconds each seat has left now."""
    assert table.banks is not None
    runs, spent = running(table), _spent(table.banks, now)
    return tuple(
        max(0, bank - spent) if seat in runs else bank for seat, bank in enumerate(table.banks.left)
    )


def step_left(table: LiveTable, now: int) -> int | None:
    """Milliseconds left for the present step, if the rules limit it."""
    if table.banks is None or table.banks.step is None:
        return None
    return max(0, table.banks.step - _spent(table.banks, now))


def _spent(banks: Banks, now: int) -> int:
    return now - (banks.since or now)


def is_out(table: LiveTable, seat: Seat, now: int) -> bool:
    return seat in running(table) and left(table, now)[seat] == 0


def deadline(table: LiveTable, now: int) -> int | None:
    """In how many milliseconds the first of the running clocks is out."""
    if table.banks is None or table.banks.since is None:
        return None
    step = step_left(table, now)
    times = [left(table, now)[seat] for seat in running(table)]
    return min(times if step is None else [*times, step], default=None)


def pressed(before: LiveTable, after: LiveTable, seat: Seat | None, now: int) -> LiveTable:
    """``after`` with the time spent until ``now``, and the mover's increment.

    A step that is still the same, whatever was said in it, goes on with its time; and what
    nobody else can see earns no increment, which they would see.
    """
    step = step_left(before, now) if _step(before) == _step(after) else _given(after)
    if before.banks is None:
        return after if step is None else after.but(banks=Banks((), now, step))
    banks = list(left(before, now))
    seen = before.state.table != after.state.table
    if seat is not None and before.clock is not None and seen:
        banks[seat] += before.clock.increment * 1000
    return after.but(banks=Banks(tuple(banks), None if before.banks.since is None else now, step))


def _step(table: LiveTable) -> object:
    return table.state.table.agenda[:1]


def paused(table: LiveTable, now: int) -> LiveTable:
    """Nobody is present: no time runs.  TAB-09."""
    if table.banks is None or table.banks.since is None:
        return table
    return table.but(banks=Banks(left(table, now), None, step_left(table, now)))


def resumed(table: LiveTable, now: int) -> LiveTable:
    if table.phase != "playing" or table.banks is None or table.banks.since is not None:
        return table
    return table.but(banks=structs.replace(table.banks, since=now))


def as_found(table: LiveTable) -> LiveTable:
    """A table just read from the store: the time since it was last stored is given back."""
    if table.banks is None:
        return table
    return table.but(banks=structs.replace(table.banks, since=None))
