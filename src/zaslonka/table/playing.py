"""Playing: a move is checked and made on a copy of the game.  TAB-01 to TAB-03, TAB-07."""

from typing import Any

from zaslonka.kernel import AnyState, Chance, Entry, Illegal, Outcome, Played, Seat, TimedOut
from zaslonka.table import challenging, clocks, marks
from zaslonka.table.live import LiveTable, need_phase, need_seat
from zaslonka.table.lobby import dealt_from

MOST_PLIES = 5000
"""Of a table: a game that is not over by then ends without a winner.  TAB-43.

As many as a file may have (TAB-30), and more than any game played so far.
"""


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
    table.rules.check(table.rules.judging(table.state, seat), move)


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
    rules, ply = table.rules, table.ply + 1
    view = rules.judging(table.state, seat)
    rules.check(view, move)
    move, state = rules.annotate(view, move), table.state.clone()
    outcome = rules.carry_out(state, seat, move, Chance(dealt_from(table), ply))
    entry = Played(ply, seat, move)
    after = _with_ply(table, entry, outcome, state, now, by_clock=by_clock, command=command)
    return clocks.pressed(table, after, seat, now, by_clock=by_clock)


def decided(table: LiveTable, seat: Seat, move: Any, now: int) -> LiveTable:
    """What a bot does for a seat whose time is out, but for what only its player may spend.

    TAB-07, TAB-61.
    """
    costly = table.state.table.agenda[0].costly
    if isinstance(move, costly):
        legal = table.rules.legal(table.rules.view(table.state, seat))
        move = next((other for other in legal if not isinstance(other, costly)), move)
    return play(table, seat, move, now, by_clock=True)


def time_up(table: LiveTable, now: int) -> LiveTable:
    """The clock has run out, and the game says what happens then.  TAB-07."""
    state, ply = table.state.clone(), table.ply + 1
    outcome = table.rules.time_up(state, Chance(dealt_from(table), ply))
    after = _with_ply(table, TimedOut(ply), outcome, state, now, by_clock=True)
    return clocks.pressed(table, after, None, now, by_clock=True)


def was_played(table: LiveTable, seat: Seat, command: str) -> bool:
    """Whether a move of this seat has already come under this id."""
    return table.history.has_command(seat, command)


def _with_ply(
    table: LiveTable,
    entry: Entry,
    outcome: Outcome,
    state: AnyState,
    now: int,
    *,
    by_clock: bool,
    command: str | None = None,
) -> LiveTable:
    history = table.history.with_ply(
        entry,
        outcome.told,
        state,
        final=outcome.final,
        version=table.rules.version,
        at=now,
        by_clock=by_clock,
        command=command,
    )
    after = challenging.settled(marks.swept(table, table.but(history=history)), now)
    if after.phase == "over":
        return after
    if not state.table.agenda:
        return after.ended(table.rules.result(state.table))
    return after if entry.ply < MOST_PLIES else after.ended(None)
