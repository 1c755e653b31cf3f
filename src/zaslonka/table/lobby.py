"""Before the deal: making a table, sitting down, standing up, dealing."""

from typing import Any

import msgspec

from zaslonka import games
from zaslonka.kernel import Chance, Illegal, Seat
from zaslonka.table import clocks
from zaslonka.table.info import BotSeat, Clock, Help, OpenSeat
from zaslonka.table.live import (
    LiveTable,
    Ply,
    Sitter,
    need_chair,
    need_host,
    need_phase,
    need_seat,
)
from zaslonka.table.seeds import deal_seed

OPEN = OpenSeat()


def make(
    table_id: str,
    game: str,
    seats: tuple[BotSeat | OpenSeat, ...],
    *,
    host: str,
    nonce: str,
    seed: bytes,
    options: dict[str, Any],
    help: Help = "none",  # noqa: A002 - the word players and the wire use
    hints: bool = False,
    clock: Clock | None = None,
    public_since: int | None = None,
) -> LiveTable:
    """A new table; its maker is the host and sits on the first open seat.  TAB-14, TAB-15."""
    rules = games.get(game)
    if len(seats) not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        raise Illegal("TAB-14", "seats", least=least, most=most, seats=len(seats))
    try:
        chosen = msgspec.convert(options, rules.options)
    except msgspec.ValidationError as error:
        raise Illegal("TAB-14", "options", detail=str(error)) from error
    rules.check_options(chosen, len(seats))
    table = LiveTable(
        id=table_id,
        game=game,
        version=rules.version,
        options=msgspec.to_builtins(chosen),
        help=help,
        hints=hints,
        clock=clock,
        host=host,
        seed=seed,
        public_since=public_since,
        chairs=seats,
        notes=({},) * len(seats),
    )
    free = next((seat for seat, chair in enumerate(seats) if chair == OPEN), None)
    return table if free is None else sit(table, host, free, nonce)


def sit(table: LiveTable, person: str, seat: Seat, nonce: str) -> LiveTable:
    """Take an open seat, leaving another one; the nonce goes into the deal.  TAB-04, TAB-06."""
    need_phase(table, "lobby")
    if person in table.removed:
        raise Illegal("TAB-25", "removed")
    if need_chair(table, seat) != OPEN and table.seat_of(person) != seat:
        raise Illegal("TAB-04", "taken", seat=seat)
    if (held := table.seat_of(person)) is not None:
        table = table.with_chair(held, OPEN)
    return table.with_chair(seat, Sitter(person, nonce))


def stand(table: LiveTable, person: str) -> LiveTable:
    need_phase(table, "lobby")
    return table.with_chair(need_seat(table, person), OPEN)


def start(table: LiveTable, person: str, now: int) -> LiveTable:
    need_host(table, person)
    need_phase(table, "lobby")
    return deal(table, now)


def deal(table: LiveTable, now: int) -> LiveTable:
    """Deal to a full table, from the seed and everybody's nonces.  TAB-06, TAB-14."""
    if OPEN in table.chairs:
        raise Illegal("TAB-14", "seat_open", seat=table.chairs.index(OPEN))
    rules = table.rules
    options = msgspec.convert(table.options, rules.options)
    state = rules.setup(options, len(table.chairs), Chance(dealt_from(table)))
    dealt = Ply(0, None, (), True, state, rules.version, now)
    return clocks.wound(table.but(phase="playing", version=rules.version, log=(dealt,)), now)


def emptied(table: LiveTable, table_id: str, host: str, seed: bytes) -> LiveTable:
    """A new table like this one, with the bots in their places and the people's free.  TAB-18."""
    rules = table.rules
    options = rules.again(msgspec.convert(table.options, rules.options), table.state.table)
    return LiveTable(
        id=table_id,
        game=table.game,
        version=rules.version,
        options=msgspec.to_builtins(options),
        help=table.help,
        hints=table.hints,
        clock=table.clock,
        host=host,
        seed=seed,
        chairs=tuple(OPEN if isinstance(chair, Sitter) else chair for chair in table.chairs),
        notes=({},) * len(table.chairs),
    )


def sit_again(table: LiveTable, person: str, seat: Seat, nonce: str, now: int) -> LiveTable:
    """Take one's old seat; when everybody has, the game is dealt.  TAB-18."""
    if table.seat_of(person) is not None:
        return table
    table = sit(table, person, seat, nonce)
    return table if OPEN in table.chairs else deal(table, now)


def nonces(table: LiveTable) -> tuple[str, ...]:
    """Each seat's part of the deal's seed; a bot adds nothing."""
    return tuple(chair.nonce if isinstance(chair, Sitter) else "" for chair in table.chairs)


def dealt_from(table: LiveTable) -> bytes:
    return deal_seed(table.seed, nonces(table))
