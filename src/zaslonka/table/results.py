"""What a finished game leaves behind for good: who met whom, and what came of it.  TAB-90, TAB-91.

It is small, holds no move, and is all that numbers, ratings and tables of people are made of.
"""

from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias
from zoneinfo import ZoneInfo

from msgspec import Struct

from zaslonka.kernel import Seat
from zaslonka.kernel.levels import LEVELS, Level
from zaslonka.table.info import BotSeat
from zaslonka.table.live import LiveTable, Sitter

Outcome: TypeAlias = Literal["won", "drawn", "lost", "assisted"]
"""Of a person: "assisted" where their side won and a bot had played for them."""

Met: TypeAlias = Literal["people", "latwy", "sredni", "mistrz"]
"""Whom somebody played against: other people, or else robots, the best of whom had this level."""

ALL_TIME = ""
"""Stands for no season."""

_WARSAW = ZoneInfo("Europe/Warsaw")


class Participant(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who had a seat at the end."""

    side: int
    person: str | None = None
    robot: Level | None = None  # that played it at the end
    resigned: bool = False
    assisted: bool = False  # a bot had played for the person, who did not resign: TAB-38


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A game that counts."""

    table: str
    number: int  # its place among all of the house
    at: int  # milliseconds since 1970
    game: str
    seats: tuple[Participant, ...]
    won: tuple[int, ...]  # sides; none where nobody did
    conceded: bool  # over because the rest had resigned: TAB-56
    rated: bool  # without help or hints, and there were two sides

    @property
    def season(self) -> str:
        return season_of(self.at)

    @property
    def people(self) -> dict[str, Seat]:
        return {one.person: seat for seat, one in enumerate(self.seats) if one.person is not None}


def counts(table: LiveTable) -> bool:
    """Whether what came of a game is kept: a whole game, won or lost, in which a person sat."""
    ending = table.ending
    return (
        ending is not None
        and (ending.result is not None or bool(ending.conceded))
        and table.lesson is None
        and table.challenge is None
        and not table.is_held
        and any(isinstance(chair, Sitter) and not chair.forgotten for chair in table.chairs)
    )


def finished(table: LiveTable, last: Any) -> FinishedGame:
    """What is kept of a game that counts, given its ``last`` state's table."""
    assert table.ending is not None
    assert table.finish is not None
    ending, rules = table.ending, table.rules
    sides = [rules.side(last, seat) for seat in range(len(table.chairs))]
    order = list(dict.fromkeys(sides))
    winners = ending.conceded if ending.result is None else ending.result.winners
    return FinishedGame(
        table=table.id,
        number=table.finish.number,
        at=table.finish.at,
        game=table.game,
        seats=tuple(
            _participant(table, seat, order.index(side)) for seat, side in enumerate(sides)
        ),
        won=tuple(sorted({order.index(sides[seat]) for seat in winners})),
        conceded=ending.result is None,
        rated=table.help == "none" and not table.hints and len(order) > 1,
    )


def _participant(table: LiveTable, seat: Seat, side: int) -> Participant:
    chair = table.chairs[seat]
    assert table.ending is not None
    if isinstance(chair, Sitter) and not chair.forgotten:
        assisted = seat in table.ending.assisted
        return Participant(
            side=side,
            person=chair.person,
            robot=chair.bot,
            resigned=chair.resigned,
            assisted=assisted,
        )
    # Whoever was forgotten while it ran is nobody: the seat is that of the bot who played on.
    level = chair.bot if isinstance(chair, Sitter) else None
    return Participant(
        side=side, robot=chair.level if isinstance(chair, BotSeat) else level or "sredni"
    )


def outcome(game: FinishedGame, seat: Seat) -> Outcome:
    """What came of it for a person: who left has lost, and nobody wins by a bot's moves."""
    one = game.seats[seat]
    if one.resigned or one.side not in game.won:
        return "lost"
    if one.assisted:
        return "assisted"
    return "won" if len(game.won) == 1 else "drawn"


def met(game: FinishedGame) -> Met:
    if len(game.people) > 1:
        return "people"
    robots = [one.robot for one in game.seats if one.person is None and one.robot is not None]
    return max(robots, key=LEVELS.index, default="sredni")


def season_of(at: int) -> str:
    """The quarter of a year in Warsaw at a moment, as 2026-4."""
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(_WARSAW)
    return f"{local.year:04}-{(local.month + 2) // 3}"
