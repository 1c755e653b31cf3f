"""Before the deal: making a table, sitting down, standing up, dealing."""

import functools
from typing import Any

import msgspec

from zaslonka import games
from zaslonka.kernel import Chance, History, Illegal, Seat
from zaslonka.kernel.levels import Help
from zaslonka.table import clocks
from zaslonka.table.info import BotSeat, Clock, Days, OpenSeat, Pace
from zaslonka.table.live import (
    Contested,
    LiveTable,
    Sitter,
    Slow,
    need_bots,
    need_chair,
    need_fit_bots,
    need_host,
    need_phase,
    need_seat,
)
from zaslonka.table.seeds import deal_seed
from zaslonka.table.series import tallied

OPEN = OpenSeat()


def make(
    table_id: str,
    game: str,
    seats: tuple[BotSeat | OpenSeat, ...],
    *,
    host: str,
    nonce: str,
    seed: bytes,
    sealed: bool = False,
    options: dict[str, Any],
    help: Help = "none",  # noqa: A002 - the word players and the wire use
    hints: bool = False,
    pace: Pace = "normal",
    clock: Clock | None = None,
    days: Days | None = None,
    public_since: int | None = None,
) -> LiveTable:
    """A new table; its maker is the host and sits on the first open seat.  TAB-14, TAB-15."""
    rules = games.get(game)
    if len(seats) not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        raise Illegal("TAB-14", "seats", least=least, most=most, seats=len(seats))
    chosen = chosen_options(game, options)
    rules.check_options(chosen, len(seats))
    if clock is not None and days is not None:
        raise Illegal("TAB-110", "one_clock")
    if clock is not None or days is not None:
        rules.check_clock(chosen)
    if hints:
        need_bots(rules)
    table = LiveTable(
        id=table_id,
        game=game,
        version=rules.version,
        options=msgspec.to_builtins(chosen),
        help=help,
        hints=hints,
        pace=pace,
        clock=clock,
        slow=None if days is None else Slow(days),
        host=host,
        seed=seed,
        sealed=sealed,
        public_since=public_since,
        chairs=seats,
        notes=({},) * len(seats),
    )
    need_fit_bots(table)
    free = next((seat for seat, chair in enumerate(seats) if chair == OPEN), None)
    return table if free is None else sit(table, host, free, nonce)


def chosen_options(game: str, options: dict[str, Any]) -> Any:
    """The game's own record of them; `Illegal` if it has none such."""
    try:
        return msgspec.convert(options, games.get(game).options)
    except msgspec.ValidationError as error:
        raise Illegal("TAB-14", "options", detail=str(error)) from error


def sit(table: LiveTable, person: str, seat: Seat, nonce: str) -> LiveTable:
    """Take an open seat, leaving another one; the nonce goes into the deal.  TAB-04, TAB-06."""
    need_phase(table, "lobby")
    if person in table.removed:
        raise Illegal("TAB-25", "removed")
    if table.contest is not None:
        _need_place(table, table.contest, person, seat)
    if need_chair(table, seat) != OPEN and table.seat_of(person) != seat:
        raise Illegal("TAB-04", "taken", seat=seat)
    if (held := table.seat_of(person)) is not None:
        table = table.with_chair(held, OPEN)
    return table.with_chair(seat, Sitter(person, nonce))


def _need_place(table: LiveTable, contest: Contested, person: str, seat: Seat) -> None:
    """At a table of a contest everybody has a seat that is theirs, for as long as it waits."""
    if contest.walkover:
        raise Illegal("TAB-134", "too_late")
    need_chair(table, seat)
    if table.expected[seat] != person:
        raise Illegal("TAB-133", "not_your_seat")


def stand(table: LiveTable, person: str) -> LiveTable:
    need_phase(table, "lobby")
    return table.with_chair(need_seat(table, person), OPEN)


def start(table: LiveTable, person: str, now: int) -> LiveTable:
    need_host(table, person)
    need_phase(table, "lobby")
    if table.gathering is not None:
        raise Illegal("TAB-70", "begins_by_itself")
    return deal(table, now)


def deal(table: LiveTable, now: int) -> LiveTable:
    """Deal to a full table, from the seed and everybody's nonces.  TAB-06, TAB-14."""
    if OPEN in table.chairs:
        raise Illegal("TAB-14", "seat_open", seat=table.chairs.index(OPEN))
    rules = table.rules
    options = msgspec.convert(table.options, rules.options)
    state = rules.setup(options, len(table.chairs), Chance(dealt_from(table)))
    dealt = History.dealt(state, rules.version, now)
    return clocks.wound(table.but(phase="playing", version=rules.version, history=dealt), now)


def emptied(
    table: LiveTable, table_id: str, host: str, seed: bytes, *, sealed: bool = False
) -> LiveTable:
    """A new table like this one, with the bots in their places and the people's free.

    TAB-18, TAB-55, TAB-57.
    """
    rules = table.rules
    options = rules.again(msgspec.convert(table.options, rules.options), table.state.table)
    return LiveTable(
        id=table_id,
        game=table.game,
        version=rules.version,
        options=msgspec.to_builtins(options),
        help=table.help,
        hints=table.hints,
        pace=table.pace,
        tally=tallied(table),
        expected=tuple(
            chair.person if isinstance(chair, Sitter) else None for chair in table.chairs
        ),
        clock=table.clock,
        slow=None if table.slow is None else Slow(table.slow.days),
        host=host,
        seed=seed,
        sealed=sealed,
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
    return tuple([chair.nonce if isinstance(chair, Sitter) else "" for chair in table.chairs])


def shared_nonces(table: LiveTable) -> tuple[str, ...]:
    """What the deal is made of where several tables have the same one; else nothing.  TAB-131."""
    return table.contest.nonces if table.contest else ()


def dealt_from(table: LiveTable) -> bytes:
    return _deal_seed(table.seed, shared_nonces(table) or nonces(table))


# Every move asks for it; only of live tables, whose nonces are short.
_deal_seed = functools.lru_cache(maxsize=1024)(deal_seed)
