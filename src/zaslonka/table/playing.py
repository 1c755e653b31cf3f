"""Playing: a move is checked and made on a copy of the game.  TAB-01 to TAB-03, TAB-07."""

from typing import Any

from zaslonka.kernel import Chance, Entry, Illegal, Outcome, Played, Seat, State, TimedOut
from zaslonka.table import clocks, marks
from zaslonka.table.live import LiveTable, Ply, need_phase, need_seat
from zaslonka.table.lobby import dealt_from


def may_move(table: LiveTable, person: str | None, now: int) -> Seat:
    """The seat of somebody who plays it and whose time is not out."""
    seat = need_seat(table, person)
    need_phase(table, "playing")
    if table.bot_on(seat) is not None:
        raise Illegal("TAB-09", "played_by_bot", seat=seat)
    if clocks.is_out(table, seat, now):
        raise Illegal("TAB-07", "time_out")
    return seat


def check(table: LiveTable, seat: Seat, move: Any) -> None:
    """Raise `Illegal` unless the seat may make this move now."""
    rules = table.rules
    rules.check(rules.view(table.state, seat), move)


def play(
    table: LiveTable,
    seat: Seat,
    move: Any,
    now: int,
    *,
    command: str | None = None,
    by_clock: bool = False,
) -> LiveTable:
    """The table after a move of a seat, a bot's or a person's."""
    need_phase(table, "playing")
    state, ply = table.state.clone(), table.ply + 1
    check(table, seat, move)
    move = table.rules.annotate(table.rules.view(state, seat), move)
    outcome = table.rules.perform(state, seat, move, Chance(dealt_from(table), ply))
    entry = Played(ply, seat, move)
    after = _with_ply(table, entry, outcome, state, now, by_clock=by_clock, command=command)
    return clocks.pressed(table, after, seat, now)


def time_up(table: LiveTable, now: int) -> LiveTable:
    """The clock has run out, and the game says what happens then.  TAB-07."""
    state, ply = table.state.clone(), table.ply + 1
    outcome = table.rules.time_up(state, Chance(dealt_from(table), ply))
    after = _with_ply(table, TimedOut(ply), outcome, state, now, by_clock=True)
    return clocks.pressed(table, after, None, now)


def was_played(table: LiveTable, seat: Seat, command: str) -> bool:
    """Whether a move of this seat has already come under this id."""
    return any(
        ply.command == command and isinstance(ply.entry, Played) and ply.entry.seat == seat
        for ply in table.log
    )


def _with_ply(
    table: LiveTable,
    entry: Entry,
    outcome: Outcome,
    state: State[Any, Any, Any],
    now: int,
    *,
    by_clock: bool,
    command: str | None = None,
) -> LiveTable:
    told = tuple(outcome.told)
    version = table.rules.version
    new = Ply(entry.ply, entry, told, outcome.final, state, version, now, by_clock, command)
    after = marks.swept(table, table.but(log=(*table.log, new)))
    return after if state.table.agenda else after.ended(table.rules.result(state.table))
