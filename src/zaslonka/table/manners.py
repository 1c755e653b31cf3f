"""A bot beside people of its own team: it thinks aloud, and lets them decide.  TAB-60."""

from collections.abc import Collection, Iterable

from zaslonka.kernel import Seat
from zaslonka.kernel.talk import Opinion
from zaslonka.table.info import Mark
from zaslonka.table.live import LiveTable, Sitter


def defers(table: LiveTable, seat: Seat, present: Collection[str]) -> bool:
    """Whether the bot on a seat leaves a decision to people who are asked for it as well."""
    bot = table.rules.bot
    if bot is None or bot.opine is None:
        return False
    mates = [mate for mate in _mates(table, seat) if _is_here(table, mate, present)]
    return bool(mates) and not any(Mark(mate, asking(seat)) in table.marks for mate in mates)


def asking(seat: Seat) -> str:
    """What people mark who want the bot on this seat to decide."""
    return f"seat:{seat}"


def thought(table: LiveTable, seat: Seat, opinions: Iterable[Opinion]) -> LiveTable:
    """The bot marks what it thinks now, instead of what it thought before."""
    others = tuple(mark for mark in table.marks if mark.seat != seat)
    return table.but(marks=(*others, *(Mark(seat, one.thing, one.percent) for one in opinions)))


def _mates(table: LiveTable, seat: Seat) -> list[Seat]:
    """The people of the same team on whom the game waits for the same decision."""
    team = table.team_of(seat)
    waiting = {*table.waiting()} & {*table.players()}
    return [mate for mate in sorted(waiting) if team is not None and table.team_of(mate) == team]


def _is_here(table: LiveTable, seat: Seat, present: Collection[str]) -> bool:
    chair = table.chairs[seat]
    return isinstance(chair, Sitter) and chair.person in present
