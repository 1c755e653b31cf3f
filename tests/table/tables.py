"""Tables for tests, in few words."""

from typing import Any

from tests.support.example import EXAMPLE
from zaslonka.kernel.levels import Help
from zaslonka.table import lobby, playing
from zaslonka.table.info import BotSeat, Clock, Days, OpenSeat
from zaslonka.table.live import LiveTable

NOW = 1_700_000_000_000
OLA, JAN, EWA, IGA = "ola", "jan", "ewa", "iga"
PEOPLE = (OLA, JAN, EWA, IGA)
BOT = BotSeat("latwy")
OPEN = OpenSeat()


def nonce(number: int) -> str:
    return f"{number:032x}"


def empty(
    seats: int = 2,
    *,
    game: str = EXAMPLE,
    bots: int = 0,
    clock: Clock | None = None,
    days: Days | None = None,
    help: Help = "none",  # noqa: A002 - the word of the wire
    hints: bool = False,
    options: dict[str, Any] | None = None,
) -> LiveTable:
    """A table before the deal: Ola is its host and sits, the last seats are bots'."""
    chairs = (OPEN,) * (seats - bots) + (BOT,) * bots
    return lobby.make(
        "TABLE",
        game,
        chairs,
        host=OLA,
        nonce=nonce(0),
        seed=bytes(32),
        options=options or {},
        help=help,
        hints=hints,
        clock=clock,
        days=days,
    )


def dealt(seats: int = 2, *, bots: int = 0, **more: Any) -> LiveTable:
    """The same with everybody seated, dealt at `NOW`."""
    table = empty(seats, bots=bots, **more)
    for seat in range(1, seats - bots):
        table = lobby.sit(table, PEOPLE[seat], seat, nonce(seat))
    return lobby.start(table, OLA, NOW)


def on_turn(table: LiveTable) -> int:
    return table.waiting()[0]


def person_on(table: LiveTable, seat: int) -> str:
    return PEOPLE[seat]


def any_move(table: LiveTable, seat: int | None = None) -> Any:
    seat = on_turn(table) if seat is None else seat
    return next(table.rules.legal(table.rules.view(table.state, seat)))


def moved(table: LiveTable, now: int = NOW, **more: Any) -> LiveTable:
    """The table after some move of whoever is on turn."""
    return playing.play(table, on_turn(table), any_move(table), now, **more)


def played_out(table: LiveTable) -> LiveTable:
    while table.phase == "playing":
        table = moved(table)
    return table
