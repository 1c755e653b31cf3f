"""One table as a value: who sits where, what was dealt, and every ply since.

A command makes a new table from an old one or raises `Illegal`.  What must be stored and
what each seat must be told are differences between the two, so no command can forget them.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from zaslonka import games
from zaslonka.kernel import Entry, Game, Illegal, Played, Result, Seat, State, Told, Undone
from zaslonka.table.info import (
    BotSeat,
    Clock,
    Ending,
    Help,
    Level,
    Mark,
    OpenSeat,
    Phase,
    Proposal,
    Words,
)


class Sitter(Struct, frozen=True, tag="person"):
    """A person's seat; it stays theirs while a bot plays it."""

    person: str
    nonce: str
    bot: Level | None = None
    resigned: bool = False


Chair: TypeAlias = Sitter | BotSeat | OpenSeat


class Banks(Struct, frozen=True):
    """Milliseconds left at ``since``; nothing runs while ``since`` is None."""

    left: tuple[int, ...]  # of each seat; empty on a table without a clock
    since: int | None
    step: int | None = None  # of the present step, where the rules limit it


class Ply(Struct, frozen=True):
    """What happened at a ply, what was told, and the game after it; ply 0 is the deal."""

    ply: int
    entry: Entry | None
    told: tuple[Told, ...]
    final: bool
    state: State[Any, Any, Any]
    version: int  # of the rules it was played by
    at: int  # milliseconds since 1970
    by_clock: bool = False
    command: str | None = None  # the id under which a client sent the move


class Spoken(Struct, frozen=True):
    """Something that a person said, to a team or (None) to everybody, after a ply."""

    number: int
    person: str
    team: int | None
    ply: int
    at: int  # milliseconds since 1970
    said: Words
    promise: bool
    command: str  # the id under which it came


class Learning(Struct, frozen=True):
    """That a table is a lesson: which part, and up to which step its ideas were read.  TAB-32."""

    part: int
    read: int = 0


class Hinted(Struct, frozen=True):
    """A seat asked for a hint, for its decision after a ply by its own count."""

    seat: Seat
    decision: int


class LiveTable(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    version: int
    options: Any
    help: Help
    hints: bool = False
    clock: Clock | None
    host: str  # a person
    seed: bytes
    chairs: tuple[Chair, ...]
    phase: Phase = "lobby"
    public_since: int | None = None  # milliseconds since 1970; None: found by nobody
    removed: tuple[str, ...] = ()  # people who do not sit down here again
    banks: Banks | None = None
    proposal: Proposal | None = None
    ending: Ending | None = None
    rematch: str | None = None
    lesson: Learning | None = None
    notes: tuple[Any, ...]
    talk: tuple[Spoken, ...] = ()
    marks: tuple[Mark, ...] = ()
    hinted: tuple[Hinted, ...] = ()
    log: tuple[Ply, ...] = ()

    @property
    def rules(self) -> Game[Any, Any, Any, Any]:
        return games.get(self.game)

    @property
    def state(self) -> State[Any, Any, Any]:
        return self.log[-1].state

    @property
    def ply(self) -> int:
        return self.log[-1].ply if self.log else 0

    def but(self, **fields: Any) -> "LiveTable":
        return msgspec.structs.replace(self, **fields)

    def with_chair(self, seat: Seat, chair: Chair, **fields: Any) -> "LiveTable":
        return self.but(chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]), **fields)

    def seat_of(self, person: str | None) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if isinstance(chair, Sitter) and chair.person == person:
                return seat
        return None

    def bot_on(self, seat: Seat) -> Level | None:
        """The level of the bot that plays a seat, if one does."""
        chair = self.chairs[seat]
        if isinstance(chair, BotSeat):
            return chair.level
        return chair.bot if isinstance(chair, Sitter) else None

    def players(self) -> tuple[Seat, ...]:
        """The seats on which people play for themselves."""
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if isinstance(chair, Sitter) and chair.bot is None
        )

    def resigned(self) -> tuple[Seat, ...]:
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if isinstance(chair, Sitter) and chair.resigned
        )

    def ended(self, result: Result | None) -> "LiveTable":
        """The game is over, with a result or because all agreed to stop."""
        asked = [hint.seat for hint in self.hinted]
        hints = tuple(map(asked.count, range(len(self.chairs)))) if self.hints else None
        ending = Ending(result, self.help, self.resigned(), hints)
        return self.but(phase="over", ending=ending, proposal=None)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that everybody is waiting for."""
        return self.rules.must_act(self.state.table) if self.phase == "playing" else ()

    def asked(self) -> tuple[Seat, ...]:
        """The seats with something to decide, also those of which the others do not know it."""
        if self.phase != "playing":
            return ()
        rules = self.rules
        return tuple(
            seat
            for seat in rules.to_act(self.state.table)
            if rules.is_asked(rules.view(self.state, seat))
        )

    def team_of(self, seat: Seat) -> int | None:
        """The team a seat plays for, once dealt; None where there are no teams."""
        return self.rules.team(self.state.table, seat) if self.log else None

    def silent(self) -> tuple[Seat, ...]:
        """The seats that the game keeps from speaking, while it runs."""
        if self.phase != "playing" or not self.log:
            return ()
        return tuple(
            seat
            for seat in range(len(self.chairs))
            if not self.rules.may_speak(self.state.table, seat)
        )

    def standing(self) -> list[Ply]:
        """The plies that were not taken back, the deal first."""
        kept: list[Ply] = []
        for ply in self.log:
            if isinstance(ply.entry, Undone):
                to = ply.entry.to
                kept = [earlier for earlier in kept if earlier.ply <= to]
            else:
                kept.append(ply)
        return kept


# What commands ask first


def need_seat(table: LiveTable, person: str | None) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise Illegal("TAB-04", "no_seat")
    return seat


def need_host(table: LiveTable, person: str | None) -> None:
    if person != table.host:
        raise Illegal("TAB-15", "not_host")


def others_play(table: LiveTable, person: str) -> bool:
    """Whether a game runs in which this person is not the only one."""
    return table.phase == "playing" and not {table.seat_of(person)}.issuperset(table.players())


def need_phase(table: LiveTable, phase: Phase) -> None:
    if table.phase == phase:
        return
    if table.phase == "over":
        raise Illegal("TAB-03", "game_over")
    raise Illegal("TAB-15", "already_dealt" if table.phase == "playing" else "not_dealt")


def need_chair(table: LiveTable, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Illegal("TAB-04", "no_such_seat", seat=seat, seats=len(table.chairs))
    return table.chairs[seat]


def need_person(table: LiveTable, seat: Seat, *, but: str | None = None) -> str:
    """The person on a seat whom another could send away.  TAB-25."""
    chair = need_chair(table, seat)
    if not isinstance(chair, Sitter) or chair.resigned or chair.person == but:
        raise Illegal("TAB-25", "nobody_to_remove", seat=seat)
    return chair.person


def need_voice(table: LiveTable, seat: Seat) -> None:
    chair = table.chairs[seat]
    if isinstance(chair, Sitter) and chair.person in table.removed:
        raise Illegal("TAB-25", "removed")
    if seat in table.silent():
        raise Illegal("TAB-20", "silent")


def mover(ply: Ply) -> Seat | None:
    return ply.entry.seat if isinstance(ply.entry, Played) else None
