"""Clocks: banks of time, and the time the rules give for a step.

TAB-07, TAB-16, TAB-23, TAB-61.  A table of days has deadlines instead (`slow`).
"""

from msgspec import structs

from zaslonka.kernel import Seat
from zaslonka.table import slow
from zaslonka.table.live import Banks, Chair, LiveTable, Sitter

OVERTIME_MS = 10_000
"""What whoever was out of time has at least for the next decision: time enough for one thought."""


def wound(table: LiveTable, now: int) -> LiveTable:
    """The table with full banks, running; where nothing is limited, as it was."""
    if table.slow is not None:
        return slow.begun(table, now)
    step = _given(table)
    if table.clock is None:
        return table if step is None else table.but(banks=Banks((), now, step))
    return table.but(banks=Banks((table.clock.bank * 1000,) * len(table.chairs), now, step))


def _given(table: LiveTable) -> int | None:
    """Milliseconds the rules give for the present step, whether the table has a clock or not."""
    seconds = table.rules.seconds(table.state.table)
    return None if seconds is None else seconds * 1000


def running(table: LiveTable) -> tuple[Seat, ...]:
    """The seats whose time runs: people the game waits for, unless the table is paused.

    Also who has a bot play for the moment: else that would be a way to stop one's clock.  TAB-38.
    """
    if table.slow is not None:
        return slow.running(table)
    if table.clock is None or table.banks is None or table.banks.since is None:
        return ()
    return tuple(
        seat
        for seat in table.waiting()
        if _is_timed(table.chairs[seat]) and _bank(table, seat) is not None
    )


def _bank(table: LiveTable, seat: Seat) -> int | None:
    return table.rules.bank(table.state.table, seat)


def _is_timed(chair: Chair) -> bool:
    return isinstance(chair, Sitter) and (chair.bot is None or (chair.own and not chair.resigned))


def left(table: LiveTable, now: int) -> tuple[int, ...]:
    """Milliseconds each seat has left now; those who share a bank have the same."""
    assert table.banks is not None
    runs, spent = _sharing(table, running(table)), _spent(table.banks, now)
    full: dict[int | None, int] = {}
    for seat, bank in enumerate(table.banks.left):
        whose = _bank(table, seat)
        full[whose] = max(bank, full.get(whose, 0))
    return tuple(
        max(0, full[_bank(table, seat)] - (spent if seat in runs else 0))
        for seat in range(len(table.banks.left))
    )


def _sharing(table: LiveTable, seats: tuple[Seat, ...]) -> set[Seat]:
    """All who share the banks of these seats."""
    banks = {_bank(table, seat) for seat in seats}
    return {seat for seat in range(len(table.chairs)) if _bank(table, seat) in banks}


def step_left(table: LiveTable, now: int) -> int | None:
    """Milliseconds left for the present step, if the rules limit it."""
    if table.banks is None or table.banks.step is None:
        return None
    return max(0, table.banks.step - _spent(table.banks, now))


def _spent(banks: Banks, now: int) -> int:
    return now - (banks.since or now)


def is_out(table: LiveTable, seat: Seat, now: int) -> bool:
    if table.slow is not None:
        return slow.is_out(table, seat, now)
    return seat in running(table) and left(table, now)[seat] == 0


def deadline(table: LiveTable, now: int) -> int | None:
    """In how many milliseconds the first of the running clocks is out."""
    if table.slow is not None:
        return slow.deadline(table, now)
    if table.banks is None or table.banks.since is None:
        return None
    step = step_left(table, now)
    times = [left(table, now)[seat] for seat in running(table)]
    return min(times if step is None else [*times, step], default=None)


def pressed(
    before: LiveTable, after: LiveTable, seat: Seat | None, now: int, *, by_clock: bool = False
) -> LiveTable:
    """``after`` with the time spent until ``now``, and the mover's increment.

    A step that is still the same, whatever was said in it, goes on with its time; and what
    nobody else can see earns no increment, which they would see.  Whose time was out has a
    little again, so that no clock decides twice without time passing.
    """
    if after.slow is not None:
        return slow.pressed(before, after, seat, now, by_clock=by_clock)
    given = _given(after)
    if before.banks is None and given is None:
        return after
    if after.ply > before.ply and after.public_ply == before.public_ply:
        return after  # nor do the clocks say that there was a ply, after a restart either
    if before.banks is None:
        return after if _step(before) == _step(after) else after.but(banks=Banks((), now, given))
    step = step_left(before, now) if _step(before) == _step(after) else given
    spent = left(before, now)
    banks = list(spent)
    if seat is not None and before.clock is not None and before.state.table != after.state.table:
        for mate in _sharing(before, (seat,)):
            banks[mate] += before.clock.increment * 1000
    if by_clock:
        for late in _sharing(before, running(before)):
            if not spent[late]:
                banks[late] = max(banks[late], OVERTIME_MS)
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
