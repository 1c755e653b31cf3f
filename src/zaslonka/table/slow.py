"""Tables that give days for a move: deadlines by the clock on the wall.  TAB-110 to TAB-113.

Times are handed in; that deadlines stand still while the server is down is the store's doing.
"""

from msgspec import structs

from zaslonka.kernel import Illegal, Seat, Undone
from zaslonka.table.live import STAND_IN, LiveTable, Nudge, Sitter, Slow

DAY_MS = 86_400_000

HOUR_MS = 3_600_000
"""What whoever takes back a move has for another one, at least; else as long as before."""

OVERTIME_MS = 10_000
"""Between the time-outs of seats whose time was out in the same moment, as at any clock."""

MISSED_MOST = 3
"""Deadlines in a row after which a bot plays for whoever let them pass.  TAB-113."""


def goes_on(table: LiveTable) -> bool:
    """Whether it goes on while nobody is there: as long as somebody plays for themselves."""
    return table.slow is not None and table.phase == "playing" and bool(table.players())


def due(table: LiveTable) -> tuple[int | None, ...]:
    """Until when each seat that is waited for has time; nothing at other tables."""
    if table.slow is None or not table.slow.given:
        return ()
    seats = running(table)
    return tuple(at if seat in seats else None for seat, at in enumerate(table.slow.given))


def running(table: LiveTable) -> tuple[Seat, ...]:
    """The seats whose deadline runs: people everybody waits for.  A bot takes no days."""
    return table.slow.awaited if table.slow is not None and table.phase == "playing" else ()


def is_out(table: LiveTable, seat: Seat, now: int) -> bool:
    return seat in running(table) and _given(table)[seat] <= now


def deadline(table: LiveTable, now: int) -> int | None:
    """In how many milliseconds the first deadline has come."""
    times = [_given(table)[seat] for seat in running(table)]
    return max(0, min(times) - now) if times else None


def begun(table: LiveTable, now: int) -> LiveTable:
    """Dealt: whoever is waited for has all their time.  TAB-110."""
    assert table.slow is not None
    seats, awaited = len(table.chairs), _awaited(table)
    given = (now + table.slow.days * DAY_MS,) * seats
    nudged = tuple[Nudge, ...]("asked" if seat in awaited else "dealt" for seat in range(seats))
    return table.but(slow=Slow(table.slow.days, given, awaited, (0,) * seats), nudged=nudged)


def pressed(
    before: LiveTable, after: LiveTable, seat: Seat | None, now: int, *, by_clock: bool
) -> LiveTable:
    """``after`` with the deadlines that follow from what was done, and by whom.

    Who is still asked for the same as before has no more time for it, nor has who took back.
    """
    if after.ply > before.ply and after.public_ply == before.public_ply:
        return _whispering(before, after)  # deadlines do not tell of a secret ply
    assert after.slow is not None
    was, late = running(before), _late(before, now)
    acted = _acted(before, after, seat, late if by_clock else ())
    missed, days = list(after.slow.missed), after.slow.days
    for one in acted:
        missed[one] = missed[one] + 1 if by_clock else 0
        if missed[one] == MISSED_MOST:
            after = _stood_in(after, one)
    taken_back = after.ply > before.ply and isinstance(after.history.last.entry, Undone)
    given, awaited = list(_given(before)), _awaited(after)
    fresh = set()
    for one in awaited:
        if taken_back:
            given[one] = max(given[one], now + HOUR_MS)
        elif one not in was or one in acted:
            given[one] = now + days * DAY_MS
            missed[one] %= MISSED_MOST  # whoever has come back begins anew
            fresh.add(one)
        elif one in late:
            given[one] = now + OVERTIME_MS
    kept = Slow(days, tuple(given), awaited, tuple(missed))
    return _nudging(after.but(slow=kept, whispered=()), fresh | ({*awaited} - {*was}))


def _given(table: LiveTable) -> tuple[int, ...]:
    assert table.slow is not None
    return table.slow.given


def _awaited(table: LiveTable) -> tuple[Seat, ...]:
    players = table.players()
    return tuple(seat for seat in table.waiting() if seat in players)


def _late(table: LiveTable, now: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in running(table) if is_out(table, seat, now))


def _acted(
    before: LiveTable, after: LiveTable, seat: Seat | None, late: tuple[Seat, ...]
) -> set[Seat]:
    """Whose decision was made, by themselves, their team or the clock."""
    if seat is None:
        return {*late}
    if before.state.table == after.state.table:
        return set()  # what changes nothing that others see earns no time
    bank = before.rules.bank
    own = bank(before.state.table, seat)
    mates = {one for one in running(before) if bank(before.state.table, one) == own}
    return mates | {seat}


def _stood_in(table: LiveTable, seat: Seat) -> LiveTable:
    """Whoever never comes lets a bot play, until they do.  TAB-113."""
    chair = table.chairs[seat]
    if not isinstance(chair, Sitter) or chair.bot is not None:
        return table
    return table.with_chair(seat, structs.replace(chair, bot=STAND_IN))


def _whispering(before: LiveTable, after: LiveTable) -> LiveTable:
    """Who was told something that others were not, and has to decide, is told of it alone."""
    last, ply = before.history.last, after.history.last
    told = (
        seat for seat in after.asked() if seat != ply.mover and ply.number(seat) > last.number(seat)
    )
    return after.but(whispered=tuple(sorted({*before.whispered, *told} & {*after.asked()})))


def _nudging(table: LiveTable, newly: set[Seat]) -> LiveTable:
    """These have something new to decide, and are told of it if they are not there."""
    nudged = tuple[Nudge, ...](
        "asked" if seat in newly else was for seat, was in enumerate(table.nudged)
    )
    return table.but(nudged=nudged)


def need_missed(table: LiveTable, seat: Seat) -> None:
    """Nobody gives away the seat of somebody who has time.  TAB-113."""
    if table.slow is not None and not table.slow.missed[seat]:
        raise Illegal("TAB-113", "has_time", seat=seat)


def shifted(table: LiveTable, by: int) -> LiveTable:
    """The same table with all that waits for a time so many milliseconds later."""
    if table.slow is None or not by:
        return table
    given = tuple(at + by for at in table.slow.given)
    since = table.public_since
    return table.but(
        slow=structs.replace(table.slow, given=given),
        public_since=since if since is None or table.phase != "lobby" else since + by,
    )
