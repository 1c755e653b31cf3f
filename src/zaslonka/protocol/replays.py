"""What a finished table shows: the replay for the page, the record for the one who checks."""

from collections.abc import Iterator

from msgspec import structs

from zaslonka.kernel import Illegal, Played, Ply, Seat, TimedOut, Undone
from zaslonka.kernel.talk import Line
from zaslonka.protocol import bodies, telling
from zaslonka.table import challenging, contested
from zaslonka.table.info import AnySeat, BotSeat, PersonSeat, TableInfo
from zaslonka.table.live import Chair, LiveTable
from zaslonka.table.notes import Notes
from zaslonka.table.record import Record, record as record_of


def replay(
    table: LiveTable, info: TableInfo, talk: tuple[Line, ...], yours: Notes | None = None
) -> bodies.Replay:
    _need_over(table)
    opened = telling.opened(table)
    assert opened is not None
    return bodies.Replay(info, opened, tuple(_steps(table)), talk, yours)


def best_line(table: LiveTable, info: TableInfo) -> bodies.Replay:
    """The best line of the attempt that a table is, and why it is that.  TAB-66, TAB-69."""
    best = challenging.at_best(table)
    assert best.challenge is not None
    return structs.replace(replay(best, info, ()), why=best.challenge.task.why)


def record(
    table: LiveTable, info: TableInfo, talk: tuple[Line, ...], yours: Notes | None = None
) -> Record:
    _need_over(table)
    players = tuple(map(_player, table.chairs, info.seats))
    return record_of(table, players, talk, yours)


def _need_over(table: LiveTable) -> None:
    """TAB-03, TAB-131; whether a held one is over is nobody's to know."""
    contested.need_open(table)
    if table.phase != "over":
        raise Illegal("TAB-03", "not_over")


def _player(chair: Chair, seat: AnySeat) -> str:
    if isinstance(chair, BotSeat):
        return chair.level  # also of one that only did what a task says
    return seat.name if isinstance(seat, PersonSeat) else ""


def _steps(table: LiveTable) -> Iterator[bodies.ReplayStep]:
    deal = table.history.plies[0]
    yield _step(table, deal, "dealt", ())
    viewers = (*range(len(table.chairs)), None)
    for before, ply in table.history.pairs():
        unseen = (seat for seat in viewers if not telling.is_told(before, ply, seat))
        yield _step(table, ply, _KINDS[type(ply.entry)], tuple(unseen))


_KINDS: dict[type, bodies.StepKind] = {
    Played: "played",
    TimedOut: "timed_out",
    Undone: "undone",
}


def _step(
    table: LiveTable, ply: Ply, kind: bodies.StepKind, unseen_by: tuple[Seat | None, ...]
) -> bodies.ReplayStep:
    """Counted by all plies: nothing of it is secret any more.  TAB-03."""
    return bodies.ReplayStep(
        ply=ply.ply,
        kind=kind,
        by=ply.mover,
        move=ply.move,
        told=ply.told,
        state=ply.state,
        waiting=table.rules.must_act(ply.state.table),
        unseen_by=unseen_by,
        to=getattr(ply.entry, "to", None),
        agreed=getattr(ply.entry, "agreed", False),
        by_clock=ply.by_clock,
    )
