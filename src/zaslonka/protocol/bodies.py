"""The bodies of HTTP requests and answers, as `docs/protocol.md` tells them."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from zaslonka.kernel import Ending, Seat
from zaslonka.kernel.challenge import Grade
from zaslonka.kernel.levels import Help, Language, Level
from zaslonka.kernel.story import Sentence
from zaslonka.kernel.talk import Line, Phrase
from zaslonka.protocol.wire import Commitment, Nonce, Open, ServerMessage
from zaslonka.table.info import (
    AnySeat,
    BotSeat,
    Clock,
    Days,
    Gathering,
    OpenSeat,
    Pace,
    Phase,
    TableInfo,
)
from zaslonka.table.names import LONGEST as LONGEST_NAME
from zaslonka.table.notes import Notes
from zaslonka.table.record import Flaw

Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^\S(.*\S)?$")
]


Seats: TypeAlias = Annotated[int, Meta(ge=1, le=12)]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Person(Struct, frozen=True):
    """Who a browser is: it keeps the token, and whoever has the token is that person."""

    name: str
    token: str


class Research(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody's finished games may serve research: PRV-12."""

    agrees: bool


class NewPass(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a pass; it leads to this table, or to the start."""

    table: Annotated[str, Meta(pattern="^[A-Z]{1,12}$")] | None = None


class Pass(Struct, frozen=True):
    """A link that makes another device the same person, once and soon: TAB-26."""

    url: str  # ends in `#` and the secret, which a browser sends to nobody by itself
    qr: str  # the same as an SVG
    seconds: int  # for which it holds


class UsePass(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(max_length=100)]


class Promise(Struct, frozen=True):
    """A seed is drawn, and this is its hash; a table may be made of it soon: TAB-47."""

    commitment: Commitment
    seconds: int  # for which it holds


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: one entry a seat; the maker sits on the first open one."""

    game: str
    seats: Annotated[tuple[BotSeat | OpenSeat, ...], Meta(min_length=1, max_length=12)]
    nonce: Nonce
    commitment: Commitment | None = None  # of a `Promise`: TAB-47
    options: dict[str, Any] = {}
    help: Help = "none"
    hints: bool = False  # a seat may ask what the best bot would do: TAB-33
    pace: Pace = "normal"  # of the bots: TAB-54
    clock: Clock | None = None
    days: Days | None = None  # a move, instead of a clock: TAB-110
    start: bool = False  # deal at once: every other seat is a bot's
    public: bool = False  # strangers may find it: TAB-24


class Seeking(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play with whoever comes: TAB-70."""

    game: str
    nonce: Nonce
    players: Annotated[tuple[Seats, ...], Meta(min_length=1, max_length=12)]  # the first if new
    robots: Gathering  # at a table that has to be made
    options: dict[str, Any] = {}
    any_options: bool = False  # whatever others have chosen is welcome, too
    days: Days | None = None  # a move; then nobody needs to be there: TAB-114
    commitment: Commitment | None = None  # of a `Promise`, for a new table: TAB-47


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game to be begun, or another part of one: TAB-32."""

    game: str
    part: int = 0
    language: Language = "pl"  # of what lies on the table, where that is words


class WalkStep(Struct, frozen=True):
    """What a learner does on the path of a lesson, and all they are told until they are asked."""

    step: int  # of the path, as `Taught` counts them
    move: Any  # to be made; None where an idea is to be read
    told: tuple[ServerMessage, ...]


class Walk(Struct, frozen=True):
    """A part of a lesson as it goes on its path: for who has no network.  TAB-82."""

    begins: tuple[ServerMessage, ...]
    steps: tuple[WalkStep, ...]


class NewAttempt(Struct, frozen=True, forbid_unknown_fields=True):
    """A day's task to be tried, once: TAB-63, TAB-65."""

    game: str
    day: Annotated[str, Meta(max_length=10)] | None = None  # as 2026-11-16; today's
    language: Language = "pl"  # of the task, where it is about words


class DayTask(Struct, frozen=True, kw_only=True):
    """One game's task of a day, and what whoever asks has made of it."""

    game: str
    table: str | None  # of their attempt
    grade: Grade | None  # once it is over
    beaten: int | None  # of a hundred others who did this task; None where there are none
    streak: int  # days in a row on which they did this game's: TAB-67


class Day(Struct, frozen=True, kw_only=True):
    """The tasks of a day, and what proves that they were drawn before it: TAB-68."""

    day: str  # as 2026-11-16
    ends: int  # milliseconds since 1970: midnight in Warsaw
    tasks: tuple[DayTask, ...]
    streak: int  # days in a row on which they did any
    commitment: Commitment  # SHA-256 of the day's seed, told since the day before
    tomorrow: Commitment  # the same of the day after today
    seed: str | None  # hex; only once the day is over
    first: str  # day of which there are tasks


class MadeTable(Struct, frozen=True):
    id: str
    url: str  # to send to friends; `/qr/<id>.svg` is the same as a QR code


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game on the shelf."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: Any  # JSON schema of the options
    levels: tuple[Level, ...]
    helps: tuple[Help, ...]
    phrases: tuple[Phrase, ...]
    lesson: bool  # whether there is a guided first game: TAB-32
    clockless: tuple[str, ...] = ()  # options with which a table has no clock


class MyTable(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    phase: Phase
    seat: Seat | None
    my_turn: bool
    seats: tuple[AnySeat, ...]
    waiting: tuple[Seat, ...]  # for whom everybody waits
    ending: Ending | None
    updated: int  # milliseconds since 1970
    archived: bool  # unused for long
    lesson: bool  # dealt from a published seed, to learn: TAB-32
    challenge: str | None  # the day whose task it is: TAB-63
    due: int | None  # milliseconds since 1970; until when I have, else who is waited for: TAB-110
    deletable: bool  # by whoever asks: TAB-15


class PublicTable(Struct, frozen=True):
    """A table that waits for anybody: TAB-24."""

    table: TableInfo
    seconds: int  # for which it has been public


class Clause(Struct, frozen=True):
    id: str
    text: str  # Markdown, in one paragraph
    ruling: bool


class RuleSection(Struct, frozen=True):
    heading: str
    intro: str  # Markdown
    clauses: tuple[Clause, ...]


class Rulebook(Struct, frozen=True):
    title: str
    language: Literal["pl", "en"]
    sections: tuple[RuleSection, ...]


class Text(Struct, frozen=True):
    """Everything a person reads of a game, as Fluent messages; a page may have them built in."""

    language: Language
    fluent: str


class Replay(Struct, frozen=True):
    """A finished game: step by step with everything open, and as each seat saw it.

    Views, events and state after each ply, so that a page can show any of them
    without knowing the rules; and the record, with which the deal can be checked.
    """

    table: TableInfo
    open: Open
    steps: tuple["ReplayStep", ...]
    talk: tuple[Line, ...]  # what everybody could hear
    yours: Notes | None = None  # for the owner of a seat alone, their own: TAB-29
    why: tuple[Sentence, ...] = ()  # of a task's best line, what speaks for its moves: TAB-69


class OpenedFile(Struct, frozen=True):
    """A game out of a file, as far as the rules make the same of it: TAB-30."""

    replay: Replay
    flaw: Flaw | None  # why no further, or why it does not end like that


StepKind: TypeAlias = Literal["dealt", "played", "timed_out", "undone"]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """The game after a ply; the first step, ply 0, is the deal."""

    ply: int
    kind: StepKind
    by: Seat | None
    move: Any
    told: tuple[Any, ...]  # kernel.Told: each event, and the one seat it was told to
    state: Any
    waiting: tuple[Seat, ...]  # for whom everybody waits then
    unseen_by: tuple[Seat | None, ...]  # who learned nothing of it; None is a spectator
    to: int | None = None  # the marks of a `LogEntry`: an undo, an agreed one, a clock run out
    agreed: bool = False
    by_clock: bool = False


class Problem(Struct, frozen=True):
    """Why an HTTP request was refused: a clause where one applies, else a code."""

    code: str
    detail: str
    rule: str | None = None
    why: str | None = None
    facts: dict[str, Any] = {}
