"""What a finished table shows: the replay for the page, the record for the one who checks."""

from collections.abc import Mapping

from zaslonka.kernel import Illegal
from zaslonka.server import bodies, telling
from zaslonka.table.info import AnySeat, PersonSeat, TableInfo
from zaslonka.table.live import LiveTable, Ply
from zaslonka.table.record import Record, record as record_of


def replay(table: LiveTable, info: TableInfo, names: Mapping[str, str]) -> bodies.Replay:
    _need_over(table)
    opened = telling.opened(table)
    assert opened is not None
    talk = telling.lines(table, None, names)
    return bodies.Replay(info, opened, tuple(map(_step, table.log)), talk)


def record(table: LiveTable, info: TableInfo, names: Mapping[str, str]) -> Record:
    _need_over(table)
    return record_of(table, tuple(map(_player, info.seats)), telling.lines(table, None, names))


def _need_over(table: LiveTable) -> None:
    """TAB-03."""
    if table.phase != "over":
        raise Illegal("TAB-03", "not_over")


def _player(seat: AnySeat) -> str:
    return seat.name if isinstance(seat, PersonSeat) else getattr(seat, "level", "")


def _step(ply: Ply) -> bodies.ReplayStep:
    if ply.entry is None:
        return bodies.ReplayStep(0, "dealt", None, None, (), ply.state)
    entry = telling.entry(ply, None)
    return bodies.ReplayStep(
        entry.ply,
        entry.kind,
        entry.by,
        getattr(ply.entry, "move", None),
        ply.told,
        ply.state,
        entry.to,
        entry.agreed,
        entry.by_clock,
    )
