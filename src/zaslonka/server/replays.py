"""What a finished table shows: the replay for the page, the record for the one who checks."""

from zaslonka.kernel import Illegal, Seat
from zaslonka.server import bodies, telling
from zaslonka.table.info import AnySeat, Line, PersonSeat, TableInfo
from zaslonka.table.live import LiveTable, Ply
from zaslonka.table.notes import Notes
from zaslonka.table.record import Record, record as record_of


def replay(
    table: LiveTable, info: TableInfo, talk: tuple[Line, ...], yours: Notes | None = None
) -> bodies.Replay:
    _need_over(table)
    opened = telling.opened(table)
    assert opened is not None
    steps = tuple(_step(ply, table.rules.must_act(ply.state.table)) for ply in table.log)
    return bodies.Replay(info, opened, steps, talk, yours)


def record(
    table: LiveTable, info: TableInfo, talk: tuple[Line, ...], yours: Notes | None = None
) -> Record:
    _need_over(table)
    return record_of(table, tuple(map(_player, info.seats)), talk, yours)


def _need_over(table: LiveTable) -> None:
    """TAB-03."""
    if table.phase != "over":
        raise Illegal("TAB-03", "not_over")


def _player(seat: AnySeat) -> str:
    return seat.name if isinstance(seat, PersonSeat) else getattr(seat, "level", "")


def _step(ply: Ply, waiting: tuple[Seat, ...]) -> bodies.ReplayStep:
    if ply.entry is None:
        return bodies.ReplayStep(0, "dealt", None, None, (), ply.state, waiting)
    entry = telling.entry(ply, None)
    return bodies.ReplayStep(
        entry.ply,
        entry.kind,
        entry.by,
        getattr(ply.entry, "move", None),
        ply.told,
        ply.state,
        waiting,
        entry.to,
        entry.agreed,
        entry.by_clock,
    )
