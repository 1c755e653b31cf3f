"""One table as a value: who sits where, what was dealt, and every ply since.

A command makes a new table from an old one or raises `Illegal`.  What must be stored and
what each seat must be told are differences between the two, so no command can forget them.
"""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from zaslonka import games
from zaslonka.kernel import AnyGame, AnyState, Ending, History, Illegal, Result, Seat
from zaslonka.kernel.challenge import Grade, Task
from zaslonka.kernel.levels import Help, Language, Level
from zaslonka.kernel.puzzles import Weighed
from zaslonka.kernel.shelf import TAKEN
from zaslonka.kernel.talk import Words
from zaslonka.table.info import (
    BotSeat,
    Clock,
    Days,
    Gathering,
    Mark,
    OpenSeat,
    Pace,
    Phase,
    Proposal,
)

STAND_IN: Level = "sredni"
"""Who plays on for somebody who has resigned, was forgotten, has not come, or let too many
deadlines pass."""


class Sitter(Struct, frozen=True, tag="person"):
    """A person's seat; it stays theirs while a bot plays it."""

    person: str
    nonce: str
    bot: Level | None = None
    resigned: bool = False
    own: bool = False  # the person had the bot play; their clock runs on: TAB-38
    forgotten: bool = False  # while the game ran: what comes of it is nobody's.  TAB-91


Chair: TypeAlias = Sitter | BotSeat | OpenSeat


class Banks(Struct, frozen=True):
    """Milliseconds left at ``since``; nothing runs while ``since`` is None."""

    left: tuple[int, ...]  # of each seat; empty on a table without a clock
    since: int | None
    step: int | None = None  # of the present step, where the rules limit it


class Slow(Struct, frozen=True):
    """That a table gives days for a move, and until when.  TAB-110."""

    days: Days
    given: tuple[int, ...] = ()  # the last deadline of each seat, in milliseconds since 1970
    awaited: tuple[Seat, ...] = ()  # whose deadline runs: people everybody waits for
    missed: tuple[int, ...] = ()  # deadlines in a row that each seat let pass


Nudge: TypeAlias = Literal["dealt", "asked", "told", "reminded"]
"""What of its game a seat is still to be told while it is away, or was.  TAB-115."""


class Spoken(Struct, frozen=True, kw_only=True):
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


class FromGame(Struct, frozen=True, kw_only=True):
    """The puzzle that an attempt is about: all that is told of it after the end.  TAB-120."""

    id: str
    people: bool  # played the game that it comes from, and not robots alone
    start: int  # how hard it was taken to be before anybody had tried it, and
    rating: int  # was known to be when this attempt began
    weighed: Weighed
    played: Any


class Attempt(Struct, frozen=True):
    """That a table is an attempt at a day's task, which is told to nobody.  TAB-63, TAB-120."""

    day: str | None  # None of a puzzle
    language: Language  # of the task, where it is about words
    task: Task
    grade: Grade | None = None  # once it is over, and
    finished: int | None = None  # when that was, in milliseconds since 1970
    puzzle: FromGame | None = None


class Contested(Struct, frozen=True, omit_defaults=True):
    """That a table is one of a contest, and in which round of it.  TAB-130."""

    id: str
    round: int
    held: bool = False  # closed until all tables of its deal are over: TAB-131
    nonces: tuple[str, ...] = ()  # of all who have this deal; empty: its own people's are used
    walkover: bool = False  # not enough people came, and nobody will any more: TAB-134


class Hinted(Struct, frozen=True):
    """A seat asked for a hint, for its decision after a ply by its own count."""

    seat: Seat
    decision: int


class Finish(Struct, frozen=True):
    """That a game counts: its place among all that were finished here, and when.  TAB-90."""

    number: int
    at: int  # milliseconds since 1970


class Tally(Struct, frozen=True):
    """What came of the games before this one, among the same people.  TAB-55."""

    games: int = 0
    drawn: int = 0
    wins: dict[str, int] = {}  # of a person; of a bot, by its seat


class LiveTable(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    version: int
    options: Any
    help: Help
    hints: bool = False
    pace: Pace = "normal"
    clock: Clock | None
    host: str  # a person
    seed: bytes
    sealed: bool = False  # the commitment was out before any nonce came in: TAB-47
    chairs: tuple[Chair, ...]
    phase: Phase = "lobby"
    public_since: int | None = None  # milliseconds since 1970; None: found by nobody
    gathering: Gathering | None = None
    removed: tuple[str, ...] = ()  # people who do not sit down here again
    banks: Banks | None = None
    slow: Slow | None = None
    proposal: Proposal | None = None
    ending: Ending | None = None
    finish: Finish | None = None
    rematch: str | None = None
    tally: Tally = Tally()
    expected: tuple[str | None, ...] = ()  # whose seat each was in the game before: TAB-57
    lesson: Learning | None = None
    challenge: Attempt | None = None
    contest: Contested | None = None
    # From here on what may change without the table being set otherwise.
    notes: tuple[Any, ...]
    talk: tuple[Spoken, ...] = ()
    marks: tuple[Mark, ...] = ()
    hinted: tuple[Hinted, ...] = ()
    nudged: tuple[Nudge, ...] = ()  # of each seat, at a table of days
    whispered: tuple[Seat, ...] = ()  # who was told something in secret, and is to decide
    history: History = History()

    @property
    def rules(self) -> AnyGame:
        try:
            return TAKEN[self.game]  # as a rule, and some ten times a move
        except KeyError:
            return games.get(self.game)

    @property
    def state(self) -> AnyState:
        return self.history.plies[-1].state

    @property
    def ply(self) -> int:
        plies = self.history.plies
        return plies[-1].ply if plies else 0

    @property
    def public_ply(self) -> int:
        """The last ply by a spectator's count: of what others do unseen it says nothing."""
        plies = self.history.plies
        return plies[-1].numbers[-1] if plies else 0

    @property
    def is_held(self) -> bool:
        """Whether nothing of it may be known elsewhere, though it may be over.  TAB-131."""
        return self.contest is not None and self.contest.held

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
        if isinstance(chair, Sitter):
            return chair.bot
        return chair.level if isinstance(chair, BotSeat) else None

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

    def assisted(self) -> tuple[Seat, ...]:
        """The seats of people for whom a bot has played, but for those who resigned.  TAB-38."""
        # A person's moves come under a command; a bot's do not, nor what a clock decides.
        # What led to the position of a task was nobody's doing.
        begins = len(self.challenge.task.prologue) + 1 if self.challenge else 0
        plies = self.history.plies[begins:]
        by_bots = {ply.mover for ply in plies if ply.command is None and not ply.by_clock}
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if isinstance(chair, Sitter) and not chair.resigned and seat in by_bots
        )

    def ended(self, result: Result | None, *, conceded: tuple[Seat, ...] = ()) -> "LiveTable":
        """The game is over: with a result, by resignation, or because all agreed to stop."""
        asked = [hint.seat for hint in self.hinted]
        hints = tuple(map(asked.count, range(len(self.chairs)))) if self.hints else None
        drawn = result is not None and self.rules.is_drawn(self.state.table, result.winners)
        ending = Ending(result, self.help, self.resigned(), hints, self.assisted(), conceded, drawn)
        return self.but(phase="over", ending=ending, proposal=None)

    def has_bots(self) -> bool:
        """Whether a bot plays any of the seats, for itself or for somebody."""
        return any(not isinstance(chair, Sitter) or chair.bot for chair in self.chairs)

    def is_set_as(self, other: "LiveTable") -> bool:
        """Whether nothing differs but what is kept beside the record, and hints asked for."""
        # Of what has not changed the very same values are compared, which takes no time.
        return astuple(self)[:_SETTING] == astuple(other)[:_SETTING]

    def has_moved_on_from(self, other: "LiveTable") -> bool:
        """Whether nothing differs but the plies, and no deadline may: so it is after a move."""
        return self.slow is None and astuple(self)[:-1] == astuple(other)[:-1]

    def shows_the_same_as(self, other: "LiveTable") -> bool:
        """Whether there is nothing new about it to tell, but for the game and who is there."""
        if not self.is_set_as(other):
            return False
        return self.rules.lets_all_speak or self.silent() == other.silent()

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
        return self.rules.team(self.state.table, seat) if self.history else None

    def silent(self) -> tuple[Seat, ...]:
        """The seats that the game keeps from speaking, while it runs."""
        rules = self.rules
        if rules.lets_all_speak or self.phase != "playing" or not self.history:
            return ()
        return tuple(
            seat for seat in range(len(self.chairs)) if not rules.may_speak(self.state.table, seat)
        )


_SETTING = LiveTable.__struct_fields__.index("notes")
"""How many fields come before those that are kept beside the record, or are nobody else's."""
assert LiveTable.__struct_fields__[-1] == "history"


# What commands ask first


def need_seat(table: LiveTable, person: str | None) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise Illegal("TAB-04", "no_seat")
    return seat


def need_bots(rules: AnyGame) -> None:
    if rules.bot is None:
        raise Illegal("TAB-36", "no_bots")


def need_fit_bots(table: LiveTable) -> None:
    """Raise `Illegal` where a bot has a seat on which the game wants none.  TAB-36."""
    for seat, chair in enumerate(table.chairs):
        if isinstance(chair, BotSeat):
            need_bots(table.rules)
            table.rules.check_bot(_options(table), len(table.chairs), seat)


def is_idle(table: LiveTable, seat: Seat) -> bool:
    """Whether a bot that has come to a seat, because its person left, has nothing to do there."""
    try:
        table.rules.check_bot(_options(table), len(table.chairs), seat)
    except Illegal:
        return True
    return False


def _options(table: LiveTable) -> Any:
    return msgspec.convert(table.options, table.rules.options)


def need_host(table: LiveTable, person: str | None) -> None:
    if person != table.host:
        raise Illegal("TAB-15", "not_host")


def others_play(table: LiveTable, person: str | None) -> bool:
    """Whether a game runs in which somebody else has a seat and did not resign.  TAB-37.

    Also where a bot plays for them: who hands over the others' seats is not alone by it.
    """
    return table.phase == "playing" and any(
        isinstance(chair, Sitter) and not chair.resigned and chair.person != person
        for chair in table.chairs
    )


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
