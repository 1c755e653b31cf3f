"""What each connection is told: a table, as its seat may know it."""

import hashlib
import math
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct, structs

from zaslonka.kernel import AnyGame, History, Played, Ply, Seat, TimedOut, Undone, tag
from zaslonka.kernel.differences import Change, Changes
from zaslonka.kernel.steps import MOST_LISTED
from zaslonka.kernel.talk import Line
from zaslonka.protocol.wire import (
    LogEntry,
    Offer,
    Open,
    PlyTold,
    Position,
    Times,
    You,
)
from zaslonka.table import challenging, clocks, contested, gathering, slow, talk
from zaslonka.table.info import AnySeat, Pace, PersonSeat, Proposed, TableInfo
from zaslonka.table.live import Chair, LiveTable, Sitter, Spoken
from zaslonka.table.lobby import OPEN, nonces, shared_nonces
from zaslonka.table.series import series

FORGOTTEN = "—"
"""Stands for the name of somebody who has had it deleted."""


# The table


NOBODY: Mapping[str, int] = {}


def info(
    table: LiveTable,
    names: Mapping[str, str],
    present: Collection[str],
    spectators: int,
    away: Mapping[str, int] = NOBODY,
    trouble: tuple[Seat, ...] = (),
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
        seats=tuple(
            challenging.seat_in_task(table, seat)
            if challenging.replies(table, seat)
            else _seat(chair, names, present, away)
            for seat, chair in enumerate(table.chairs)
        ),
        host=names.get(table.host, FORGOTTEN),
        commitment=challenging.promised(table),
        sealed=table.sealed,
        teams=() if set(teams) == {None} else teams,
        silent=table.silent(),
        spectators=spectators,
        paused=table.phase == "playing"
        and not present
        and not spectators
        and not slow.goes_on(table),
        proposal=_proposed(table),
        ending=table.ending,
        rematch=table.rematch,
        public=table.public_since is not None,
        gathering=gathering.gathers(table),
        robots_at=gathering.robots_at(table),
        lesson=table.lesson is not None,
        part=table.lesson.part if table.lesson else 0,
        challenge=challenging.told(table),
        contest=contested.told(table),
        hints=table.hints,
        pace=table.pace,
        series=series(table),
        expected=_expected(table, names),
        days=gathering.days_of(table),
        due=slow.due(table),
        trouble=trouble,
    )


def _expected(table: LiveTable, names: Mapping[str, str]) -> tuple[str | None, ...]:
    """Whom a rematch still waits for, by seat; nobody whose name is gone.  TAB-57."""
    if table.phase != "lobby" or not table.expected:
        return ()
    return tuple(
        names.get(person) if person and chair == OPEN and table.seat_of(person) is None else None
        for person, chair in zip(table.expected, table.chairs, strict=True)
    )


def _proposed(table: LiveTable) -> Proposed | None:
    """What is proposed, without the raw number of the ply to go back to."""
    if (proposal := table.proposal) is None:
        return None
    fields = {field: getattr(proposal, field) for field in Proposed.__struct_fields__}
    return Proposed(**fields)


def _seat(
    chair: Chair, names: Mapping[str, str], present: Collection[str], away: Mapping[str, int]
) -> AnySeat:
    if not isinstance(chair, Sitter):
        return chair
    name = names.get(chair.person, FORGOTTEN)
    here = chair.person in present
    since = None if here else away.get(chair.person)
    return PersonSeat(name, here, chair.bot, chair.resigned, since)


def you(
    table: LiveTable, person: str | None, company: Iterable[str | None], names: Mapping[str, str]
) -> You:
    name = None if person is None else names.get(person)
    seats = tuple(map(table.seat_of, company))
    removed = person in table.removed
    awaited = None if person is None else contested.place_of(table, person)
    return You(table.seat_of(person), person == table.host, name, seats, removed, awaited)


def from_outside(info: TableInfo) -> TableInfo:
    """The same for those who are not at the table; of a held one no more than that it is played.

    Else whoever has the same deal before them could look how it goes elsewhere.  TAB-131.
    """
    if info.contest is None or not info.contest.held:
        return info
    seats = (
        PersonSeat(one.name, False) if isinstance(one, PersonSeat) else one for one in info.seats
    )
    return structs.replace(
        info,
        phase="playing",
        seats=tuple(seats),
        teams=(),
        silent=(),
        spectators=0,
        paused=False,
        proposal=None,
        ending=None,
        series=None,
        trouble=(),
    )


# Talk


def lines(table: LiveTable, seat: Seat | None, names: Mapping[str, str]) -> tuple[Line, ...]:
    """What was said within a seat's hearing."""
    return tuple(line(table, one, names) for one in table.talk if talk.hears(table, seat, one))


def heard(table: LiveTable, seat: Seat | None, said: Iterable[Line]) -> tuple[Line, ...]:
    """These lines as a seat can place them among the plies it knows of."""
    return tuple(
        structs.replace(line, ply=table.history.at(line.ply).number(seat) if table.history else 0)
        for line in said
    )


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
    if not table.history:
        return None
    return Position(
        ply=table.history.last.number(seat),
        view=table.rules.view(table.state, seat),
        offers=offers(table, seat),
        waiting=table.waiting(),
        times=times(table, now),
        open=opened(table),
    )


class NewPly(Struct, frozen=True):
    """A ply as one viewer is told it; `named` is the message that says so by names."""

    entry: LogEntry
    table: Changes  # of what everybody sees, and
    hand: Changes  # of the viewer's own
    offers: tuple[Offer, ...]
    waiting: tuple[Seat, ...]
    times: Times | None
    open: Open | None

    def named(self) -> PlyTold:
        return PlyTold(
            entry=self.entry,
            changes=(*_placed("table", self.table), *_placed("hand", self.hand)),
            offers=self.offers,
            waiting=self.waiting,
            times=self.times,
            open=self.open,
        )


def last_ply(
    before: LiveTable, after: LiveTable, seats: Iterable[Seat | None], now: int
) -> dict[Seat | None, NewPly]:
    """The new ply as those of these seats are told it who are; None is a spectator."""
    last, new, rules = before.history.last, after.history.last, after.rules
    changed = new.changes
    assert changed is not None
    playing = after.phase == "playing"
    waiting = rules.must_act(new.state.table) if playing else ()
    acting = rules.to_act(new.state.table) if playing else ()
    left, open_ = times(after, now), opened(after)
    # Whoever counts alike now may have counted otherwise at the ply that an undo goes back to.
    is_public = type(new.entry) is not Undone and new.is_public
    told: dict[Seat | None, NewPly] = {}
    same: dict[int, NewPly] = {}  # for who counts so and sees no more than everybody
    for seat in seats:
        number = new.number(seat)
        if number == last.number(seat):
            continue
        own = () if seat is None else changed.hands[seat]
        may = () if seat is None or seat not in acting else _offers(rules, after, seat)
        is_same = is_public and not own and not may
        if is_same and number in same:
            told[seat] = same[number]
            continue
        heard = entry(after.history, new, seat)
        told[seat] = NewPly(heard, changed.table, own, may, waiting, left, open_)
        if is_same:
            same[number] = told[seat]
    return told


def _placed(where: str, changes: Changes) -> Changes:
    return tuple([Change((where, *one.at), one.set, one.add, one.cut) for one in changes])


def log_since(table: LiveTable, since: int, seat: Seat | None) -> tuple[LogEntry, ...]:
    """What a seat was told of, after a ply by its own count."""
    history = table.history
    return tuple(
        entry(history, ply, seat)
        for before, ply in history.pairs()
        if is_told(before, ply, seat) and ply.number(seat) > since
    )


def is_told(before: Ply, ply: Ply, seat: Seat | None) -> bool:
    """Whether a seat did it, was told of it, or could see that it had been done."""
    return ply.number(seat) > before.number(seat)


def entry(history: History, ply: Ply, seat: Seat | None) -> LogEntry:
    """A ply as a seat was told it, by the seat's own numbers."""
    heard = [told for told in ply.told if told.only is None or told.only == seat]
    events = tuple([told.event for told in heard])
    private = tuple([at for at, told in enumerate(heard) if told.only is not None])
    number, late = ply.number(seat), ply.by_clock
    match ply.entry:
        case Played(seat=by):
            return LogEntry(number, "played", by, events, by_clock=late, private=private)
        case TimedOut():
            return LogEntry(number, "timed_out", None, events, by_clock=True, private=private)
        case Undone(to=to, agreed=agreed):
            back = history.at(to).number(seat)
            return LogEntry(number, "undone", None, events, to=back, agreed=agreed)
    raise ValueError("the deal is no entry of the log")


def opened(table: LiveTable) -> Open | None:
    """After the end: everything but private notes.  TAB-03, TAB-06."""
    if table.phase != "over" or table.is_held:
        return None
    return Open(table.state, table.seed.hex(), nonces(table), shared_nonces(table))


def times(table: LiveTable, now: int) -> Times | None:
    if table.banks is None:
        return None
    return Times(clocks.left(table, now), clocks.running(table), clocks.step_left(table, now))


def offers(table: LiveTable, seat: Seat | None) -> tuple[Offer, ...]:
    """The moves a seat may make now, by kind."""
    rules = table.rules
    if seat is None or table.phase != "playing" or seat not in rules.to_act(table.state.table):
        return ()
    return _offers(rules, table, seat)


def _offers(rules: AnyGame, table: LiveTable, seat: Seat) -> tuple[Offer, ...]:
    state = table.state
    view, step = rules.judging(state, seat), state.table.agenda[0]
    kinds: dict[type, list[Any] | None] = dict.fromkeys(step.unlisted(view))
    for move in step.listed(view):
        kind = type(move)
        if kind not in kinds:
            kinds[kind] = []
        found = kinds[kind]
        if found is not None:
            found.append(move)
            if len(found) > MOST_LISTED:
                kinds[kind] = None
    return tuple(
        [
            Offer(tag(kind), None if (moves := kinds[kind]) is None else tuple(moves))
            for kind in step.takes
            if kind in kinds
        ]
    )


# Bots


PACES: Mapping[Pace, float] = {"calm": 2.5, "normal": 1, "quick": 0.4}
"""How much longer than usual a bot of a table takes.  TAB-54."""


def pace(table_id: str, public_ply: int, mean: float, thought: float) -> float:
    """Seconds after which a bot moves: by public things alone, a quarter more or less.  TAB-13.

    The ply is counted as a spectator counts it: by all plies, one move of a bot would say how
    many secret ones came before it.  Whoever thinks longer than that moves on a later beat, so
    that little is seen of how long.
    """
    drawn = hashlib.sha256(f"{table_id}/{public_ply}".encode()).digest()[0]
    beat = mean / 1000
    first = beat * (0.75 + drawn / 510)
    later = math.ceil((thought - first) / beat) if beat else 0
    return first + beat * max(0, later)
