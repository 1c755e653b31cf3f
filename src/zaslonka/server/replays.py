"""What a finished table shows: the replay for the page, the record for the one who checks."""

from collections.abc import Iterator
from itertools import pairwise

from zaslonka.kernel import Illegal, Seat
from zaslonka.server import bodies, telling
from zaslonka.server.counting import own_numbers
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
    return bodies.Replay(info, opened, tuple(_steps(table)), talk, yours)


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


def _steps(table: LiveTable) -> Iterator[bodies.ReplayStep]:
    deal = table.log[0]
    yield bodies.ReplayStep(0, "dealt", None, None, (), deal.state, _waiting(table, deal), ())
    counts = {seat: own_numbers(table, seat) for seat in (*range(len(table.chairs)), None)}
    for before, ply in pairwise(table.log):
        entry = telling.entry(ply, None)
        yield bodies.ReplayStep(
            entry.ply,
            entry.kind,
            entry.by,
            getattr(ply.entry, "move", None),
            ply.told,
            ply.state,
            _waiting(table, ply),
            tuple(seat for seat, count in counts.items() if count[ply.ply] == count[before.ply]),
            entry.to,
            entry.agreed,
            entry.by_clock,
        )


def _waiting(table: LiveTable, ply: Ply) -> tuple[Seat, ...]:
    return table.rules.must_act(ply.state.table)
