"""How games stand among people who play again and again.  TAB-55."""

from zaslonka.kernel import Seat
from zaslonka.table.info import Series
from zaslonka.table.live import LiveTable, Sitter, Tally


def tallied(table: LiveTable) -> Tally:
    """The games before this one and, once it is decided, this one."""
    before, ending = table.tally, table.ending
    if ending is None:
        return before
    won = ending.conceded if ending.result is None else ending.result.winners
    if not won:
        return before
    if ending.drawn:
        return Tally(before.games + 1, before.drawn + 1, before.wins)
    who = [_who(table, seat) for seat in won]
    wins = before.wins | {one: before.wins.get(one, 0) + 1 for one in who}
    return Tally(before.games + 1, before.drawn, wins)


def series(table: LiveTable) -> Series | None:
    """The same as everybody may know it; nothing before the first game is decided."""
    tally = tallied(table)
    if not tally.games:
        return None
    seats = range(len(table.chairs))
    wins = tuple(tally.wins.get(_who(table, seat), 0) for seat in seats)
    return Series(tally.games, tally.drawn, wins)


def _who(table: LiveTable, seat: Seat) -> str:
    """A person wherever they sit; a bot is whoever plays its seat."""
    chair = table.chairs[seat]
    return chair.person if isinstance(chair, Sitter) else f"seat {seat}"
