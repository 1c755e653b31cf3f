"""What a finished table shows: the replay for the page, the record for the one who checks."""

from zaslonka.kernel import Illegal, Played, TimedOut, Undone
from zaslonka.server import telling, wire
from zaslonka.table.info import AnySeat, PersonSeat, TableInfo
from zaslonka.table.live import LiveTable, Ply
from zaslonka.table.record import Record
from zaslonka.table.record import record as record_of


def replay(table: LiveTable, info: TableInfo) -> wire.Replay:
    _need_over(table)
    opened = telling.opened(table)
    assert opened is not None
    return wire.Replay(info, opened, tuple(map(_step, table.log)))


def record(table: LiveTable, info: TableInfo) -> Record:
    _need_over(table)
    return record_of(table, tuple(map(_player, info.seats)))


def _need_over(table: LiveTable) -> None:
    """TAB-03."""
    if table.phase != "over":
        raise Illegal("TAB-03", "not_over")


def _player(seat: AnySeat) -> str:
    return seat.name if isinstance(seat, PersonSeat) else getattr(seat, "level", "")


def _step(ply: Ply) -> wire.ReplayStep:
    match ply.entry:
        case None:
            return wire.ReplayStep(0, "dealt", None, None, (), ply.state)
        case Played(number, by, move):
            return wire.ReplayStep(number, "played", by, move, ply.told, ply.state)
        case TimedOut(number):
            return wire.ReplayStep(number, "timed_out", None, None, ply.told, ply.state)
        case Undone(number):
            return wire.ReplayStep(number, "undone", None, None, ply.told, ply.state)
