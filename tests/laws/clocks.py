"""The law of clocks, over every game and each way to play it.

A time-out never leaves its own condition standing, no two come without time passing, and none
spends what only a person should.
"""

from itertools import islice, product

from tests.laws.laws import demand
from tests.laws.positions import Position, Run
from zaslonka import bots
from zaslonka.kernel import AnyGame, History, Played, Ply
from zaslonka.table import clocks, lobby, playing
from zaslonka.table.info import Clock, OpenSeat
from zaslonka.table.live import LiveTable, Sitter, Slow

NOW = 1_700_000_000_000
TIME_OUTS = 4
"""That follow each other in each position."""

LISTED = 300
"""Legal moves that are enough to meet every kind."""

CLOCK = Clock(bank=5, increment=0)
LIMITS: tuple[Clock | Slow, ...] = (CLOCK, Slow(1))
SEED = b"whoever is out of time"


def clocks_go_on(run: Run) -> None:
    """The law."""
    for position, limit in product(run.positions, LIMITS):
        table, now = clocked(position, limit), NOW
        for _ in range(TIME_OUTS):
            left = clocks.deadline(table, now)
            if left is None:
                break
            demand(left > 0, "two time-outs in one moment", position)
            now += left
            before, table = table, timed_out(table, now)
            demand(before.state.table != table.state.table, "a time-out does nothing", position)
            ply = table.history.last
            demand(not _spends(run.game, before, ply), f"{ply.entry} spends too much", position)
            if table.phase == "over":
                break


def clocked(position: Position, limit: Clock | Slow = CLOCK) -> LiveTable:
    """People sit at a table with clocks or deadlines, in the midst of a game."""
    game, seats = position.game, position.record.seats
    table = lobby.make(
        "CLOCKS",
        game.name,
        (OpenSeat(),) * seats,
        host="0",
        nonce="",
        seed=bytes(32),
        options=position.record.options,
    )
    sitting = tuple(Sitter(str(seat), "") for seat in range(seats))
    history = History.dealt(position.state.clone(), game.version, NOW)
    seated = table.but(chairs=sitting, phase="playing", history=history)
    is_slow = isinstance(limit, Slow)
    seated = seated.but(slow=limit) if is_slow else seated.but(clock=limit)
    return clocks.wound(seated, NOW)


def timed_out(table: LiveTable, now: int) -> LiveTable:
    """As a server does it."""
    rules = table.rules
    if rules.has_time_up(table.state.table):
        return playing.time_up(table, now)
    seat = next(seat for seat in clocks.running(table) if clocks.is_out(table, seat, now))
    move = bots.decide(table.game, rules.view(table.state, seat), "latwy", SEED)
    return playing.decided(table, seat, move, now)


def _spends(game: AnyGame, before: LiveTable, ply: Ply) -> bool:
    """Whether a time-out did what only a costly move does, where another could be made."""
    state = before.state
    costly = state.table.agenda[0].costly
    if not costly:
        return False
    kinds: dict[bool, set[type]] = {True: set(), False: set()}
    for seat in game.must_act(state.table):
        legal = islice(game.legal(game.view(state, seat)), LISTED)
        some = {type(move): move for move in legal}
        for kind, move in some.items():
            outcome = playing.play(before, seat, move, NOW).history.last
            kinds[issubclass(kind, costly)] |= {type(told.event) for told in outcome.told}
    if isinstance(ply.entry, Played) and isinstance(ply.entry.move, costly):
        return bool(kinds[False])
    return bool({type(told.event) for told in ply.told} & (kinds[True] - kinds[False]))
