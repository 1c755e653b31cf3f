"""What everybody at a table may know about it, besides the game that is played."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from zaslonka.kernel import Ending, Seat
from zaslonka.kernel.challenge import Grade
from zaslonka.kernel.levels import Help, Level
from zaslonka.kernel.puzzles import Unit

Phase: TypeAlias = Literal["lobby", "playing", "over"]
Pace: TypeAlias = Literal["calm", "normal", "quick"]
"""How fast the bots of a table move: TAB-54."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds each seat starts with, and seconds added after each of its moves."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


Days: TypeAlias = Literal[1, 3, 7]
"""That a table gives for a move: TAB-110."""


class Gathering(Struct, frozen=True, forbid_unknown_fields=True):
    """That a table begins by itself: when robots take what seats are left, and which: TAB-70."""

    seconds: Annotated[int, Meta(ge=10, le=3_600)] | None  # after its making; None: never
    level: Level = "sredni"


class PersonSeat(Struct, frozen=True, tag="person"):
    """Taken by a person, or kept for one who has left."""

    name: str
    present: bool
    played_by_bot: Level | None = None  # while the person is away or after resigning
    resigned: bool = False
    away_since: int | None = None  # milliseconds since 1970, if they left while it is known: TAB-37


class BotSeat(Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    level: Level


class OpenSeat(Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """Waits for somebody to sit down."""


class TaskSeat(Struct, frozen=True, tag="task"):
    """Does what a day's task says, or in a puzzle nothing: it is no bot.  TAB-63, TAB-122."""

    part: str  # what it is to the solver, as the texts call it
    number: int  # among those that are the same; 0: it is the only one


AnySeat: TypeAlias = PersonSeat | BotSeat | TaskSeat | OpenSeat


class Proposed(Struct, frozen=True, kw_only=True):
    """Something all people at the table must agree to: TAB-08, TAB-09, TAB-17, TAB-25."""

    what: Literal["undo", "end", "hand_over", "remove"]
    by: Seat
    agreed: tuple[Seat, ...]
    seat: Seat | None = None  # for a hand-over or a removal: the seat
    level: Level | None = None  # for a hand-over: the bot's (None: back to the person)


class Proposal(Proposed, frozen=True, kw_only=True):
    """The same as the table keeps it.

    The ply is counted over what some seats may not know of, so it is told to nobody.
    """

    to: int | None = None  # for an undo: the ply to go back to


class Mark(Struct, frozen=True, omit_defaults=True):
    """A thing that a seat has marked for its team: TAB-22."""

    seat: Seat
    thing: str
    percent: int | None = None  # how likely a bot thinks it: TAB-60


class Series(Struct, frozen=True):
    """How games stand among those who play again and again: TAB-55."""

    games: int  # that were decided
    drawn: int
    wins: tuple[int, ...]  # of whoever has each seat now


class Valued(Struct, frozen=True):
    """A move in a puzzle, the facts that say it, and what it is worth; None: not weighed."""

    move: Any
    facts: dict[str, Any]
    worth: float | None


class Answer(Struct, frozen=True, kw_only=True):
    """What a puzzle's position was about: TAB-124."""

    unit: Unit
    best: Valued
    played: Valued  # in the game that it comes from
    own: Valued | None  # the solver's; None if they gave up


class Puzzled(Struct, frozen=True):
    """What is told of a puzzle at its table: TAB-120."""

    people: bool  # played the game that it comes from, and not robots alone
    rating: int  # how hard it was known to be when it was begun: TAB-126
    answer: Answer | None  # once it is over


class Challenged(Struct, frozen=True):
    """That a table is somebody's attempt at a day's task, or at a puzzle: TAB-63, TAB-120."""

    day: str | None  # as 2026-11-16; None of a puzzle
    seat: Seat  # of whoever solves it
    begins: int  # the ply after which the position is theirs
    grade: Grade | None  # once it is over
    puzzle: Puzzled | None = None


class InContest(Struct, frozen=True):
    """That a table is one of a contest: TAB-130."""

    id: str
    round: int  # the first is 1
    held: bool  # nothing of it opens before all tables of its deal are over: TAB-131
    walkover: bool  # not enough people came: TAB-134


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody may know about a table besides the game on it."""

    id: str
    game: str
    version: int
    options: Any
    help: Help
    clock: Clock | None
    phase: Phase
    seats: tuple[AnySeat, ...]
    host: str  # a name; the host need not sit
    commitment: str  # SHA-256 of the secret seed, as hex: TAB-06
    sealed: bool = False  # committed to before its maker's nonce was known: TAB-47
    teams: tuple[int | None, ...]  # of each seat; none before the deal or without teams
    silent: tuple[Seat, ...]  # who may not speak now: TAB-20
    spectators: int
    paused: bool  # nobody is present: TAB-09
    proposal: Proposed | None
    ending: Ending | None
    rematch: str | None  # the table on which the same people play again
    public: bool = False  # strangers may find it: TAB-24
    gathering: bool = False  # begins by itself, once enough strangers have come: TAB-70
    robots_at: int | None = None  # milliseconds since 1970; then robots take what is left: TAB-72
    lesson: bool = False  # dealt from a published seed, to learn: TAB-32
    part: int = 0  # of the lesson, if it is one
    challenge: Challenged | None = None
    contest: InContest | None = None
    hints: bool = False  # may be asked for: TAB-33
    pace: Pace = "normal"  # of its bots: TAB-54
    series: Series | None = None  # with the game on it, once that is over: TAB-55
    expected: tuple[str | None, ...] = ()  # who is waited for on each open seat: TAB-57
    days: Days | None = None  # a move, at a table of days: TAB-110
    due: tuple[int | None, ...] = ()  # milliseconds since 1970; until when each awaited seat has
    trouble: tuple[Seat, ...] = ()  # for whom the server should move and cannot just now: TAB-39
