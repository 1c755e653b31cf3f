"""What each connection is told: a table, as its seat may know it."""

import hashlib
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from zaslonka.kernel import Played, Seat, TimedOut, Undone
from zaslonka.records import tag
from zaslonka.server.counting import own_numbers, renumbered
from zaslonka.server.wire import Change, LogEntry, Offer, Open, Ply as PlyTold, Position, Times, You
from zaslonka.table import clocks, talk
from zaslonka.table.info import AnySeat, Line, PersonSeat, TableInfo
from zaslonka.table.live import Chair, LiveTable, Ply, Sitter, Spoken
from zaslonka.table.lobby import nonces
from zaslonka.table.seeds import commitment

OFFERED_A_KIND = 64
"""A kind with more moves than this is offered without a list."""

FORGOTTEN = "—"
"""Stands for the name of somebody who has had it deleted."""


# The table


def info(
    table: LiveTable, names: Mapping[str, str], present: Collection[str], spectators: int
) -> TableInfo:
    """What everybody may know about a table besides the game on it."""
    teams = tuple(map(table.team_of, range(len(table.chairs))))
    return TableInfo(
        id=table.id,
        game=table.game,
        version=table.version,
        options=table.options,
        help=table.help,
        clock=table.clock,
        phase=table.phase,
        seats=tuple(_seat(chair, names, present) for chair in table.chairs),
        host=names.get(table.host, FORGOTTEN),
        commitment=commitment(table.seed),
        teams=() if set(teams) == {None} else teams,
        silent=table.silent(),
        spectators=spectators,
        paused=table.phase == "playing" and not present and not spectators,
        proposal=table.proposal,
        ending=table.ending,
        rematch=table.rematch,
        public=table.public_since is not None,
        lesson=table.lesson is not None,
        hints=table.hints,
    )


def _seat(chair: Chair, names: Mapping[str, str], present: Collection[str]) -> AnySeat:
    if not isinstance(chair, Sitter):
        return chair
    name = names.get(chair.person, FORGOTTEN)
    return PersonSeat(name, chair.person in present, chair.bot, chair.resigned)


def you(
    table: LiveTable, person: str | None, company: Iterable[str | None], names: Mapping[str, str]
) -> You:
    name = None if person is None else names.get(person)
    seats = tuple(map(table.seat_of, company))
    return You(table.seat_of(person), person == table.host, name, seats)


# Talk


def lines(table: LiveTable, seat: Seat | None, names: Mapping[str, str]) -> tuple[Line, ...]:
    """What was said within a seat's hearing."""
    return tuple(line(table, one, names) for one in table.talk if talk.hears(table, seat, one))


def heard(table: LiveTable, seat: Seat | None, said: Iterable[Line]) -> tuple[Line, ...]:
    """These lines as a seat can place them among the plies it knows of."""
    numbers = own_numbers(table, seat)
    return tuple(renumbered(line, numbers) for line in said)


def line(table: LiveTable, spoken: Spoken, names: Mapping[str, str]) -> Line:
    person = spoken.person
    return Line(
        who=hashlib.sha256(f"{table.id}/{person}".encode()).hexdigest()[:12],
        name=names.get(person, FORGOTTEN),
        by=table.seat_of(person),
        ply=spoken.ply,
        said=spoken.said,
        team=spoken.team is not None,
        promise=spoken.promise,
    )


# The game


def position(table: LiveTable, seat: Seat | None, now: int) -> Position | None:
    """The game as a seat may see it; None before the deal."""
    if not table.log:
        return None
    return Position(
        ply=own_numbers(table, seat)[table.ply],
        view=table.rules.view(table.state, seat),
        offers=offers(table, seat),
        waiting=table.waiting(),
        times=times(table, now),
        open=opened(table),
    )


def last_ply(
    before: LiveTable, after: LiveTable, seats: Iterable[Seat | None], now: int
) -> dict[Seat | None, PlyTold]:
    """The new ply as those of these seats are told it who are; None is a spectator."""
    old, new = before.state, after.state
    public = tuple(changes(old.table, new.table, ("table",)))
    waiting, left, open_ = after.waiting(), times(after, now), opened(after)
    told = {}
    for seat in seats:
        numbers = own_numbers(after, seat)
        if numbers[after.ply] == numbers[before.ply]:
            continue
        own = () if seat is None else changes(old.hands[seat], new.hands[seat], ("hand",))
        told[seat] = PlyTold(
            entry=renumbered(entry(after.log[-1], seat), numbers),
            changes=(*public, *own),
            offers=offers(after, seat),
            waiting=waiting,
            times=left,
            open=open_,
        )
    return told


def log_since(table: LiveTable, since: int, seat: Seat | None) -> tuple[LogEntry, ...]:
    """What a seat was told of, after a ply by its own count."""
    numbers = own_numbers(table, seat)
    return tuple(
        renumbered(entry(ply, seat), numbers)
        for before, ply in pairwise(table.log)
        if numbers[ply.ply] > max(since, numbers[before.ply])
    )


def entry(ply: Ply, seat: Seat | None) -> LogEntry:
    """A ply as a seat was told it."""
    heard = tuple(told for told in ply.told if told.only is None or told.only == seat)
    events = tuple(told.event for told in heard)
    private = tuple(at for at, told in enumerate(heard) if told.only is not None)
    match ply.entry:
        case Played(number, by, _):
            return LogEntry(number, "played", by, events, by_clock=ply.by_clock, private=private)
        case TimedOut(number):
            return LogEntry(number, "timed_out", None, events, by_clock=True, private=private)
        case Undone(number, to, agreed):
            return LogEntry(number, "undone", None, events, to=to, agreed=agreed)
    raise ValueError("the deal is no entry of the log")


def opened(table: LiveTable) -> Open | None:
    """After the end: everything but private notes.  TAB-03, TAB-06."""
    if table.phase != "over":
        return None
    return Open(table.state, table.seed.hex(), nonces(table))


def times(table: LiveTable, now: int) -> Times | None:
    if table.banks is None:
        return None
    return Times(clocks.left(table, now), clocks.running(table), clocks.step_left(table, now))


def offers(table: LiveTable, seat: Seat | None) -> tuple[Offer, ...]:
    """The moves a seat may make now, by kind."""
    rules, state = table.rules, table.state
    if table.phase != "playing" or seat not in rules.to_act(state.table):
        return ()
    kinds: dict[type, list[Any]] = {}
    last = state.table.agenda[0].takes[-1]
    for move in rules.legal(rules.view(state, seat)):
        found = kinds.setdefault(type(move), [])
        if len(found) <= OFFERED_A_KIND:
            found.append(move)
        elif type(move) is last:
            break
    return tuple(
        Offer(tag(kind), tuple(moves) if len(moves) <= OFFERED_A_KIND else None)
        for kind, moves in kinds.items()
    )


# Differences


def changes(before: Any, after: Any, at: tuple[str | int, ...]) -> Iterator[Change]:
    """The sets and additions that turn one record, as JSON, into another."""
    if before is after:
        return
    alike = type(before) is type(after)
    if alike and isinstance(after, Struct):
        for field in after.__struct_fields__:
            yield from changes(getattr(before, field), getattr(after, field), (*at, field))
    elif alike and isinstance(after, list | tuple) and len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(old, new, (*at, index))
    elif alike and isinstance(after, list | tuple) and _goes_on(before, after):
        yield Change(at, add=after[len(before) :])
    elif not alike or before != after:
        yield Change(at, set=after)


def _goes_on(before: Sequence[Any], after: Sequence[Any]) -> bool:
    """Whether the first list is how the second begins; yes and 1 are not the same here."""
    return 0 < len(before) < len(after) and all(
        next(changes(old, new, ()), None) is None for old, new in zip(before, after, strict=False)
    )


def pace(table_id: str, ply: int, mean: int, thought: float) -> float:
    """Seconds after which a bot moves: by public things alone, a quarter more or less.  TAB-13.

    Whoever thinks longer than that moves on a later beat, so that little is seen of how long.
    """
    drawn = hashlib.sha256(f"{table_id}/{ply}".encode()).digest()[0]
    beat = mean / 1000
    first = beat * (0.75 + drawn / 510)
    later = math.ceil((thought - first) / beat) if beat else 0
    return first + beat * max(0, later)
