"""The bodies of HTTP requests and answers, as `docs/protocol.md` tells them."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from zaslonka.kernel import Seat
from zaslonka.lessons import Language
from zaslonka.phrases import Phrase
from zaslonka.server.wire import Nonce, Open
from zaslonka.table.info import (
    BotSeat,
    Clock,
    Help,
    Level,
    Line,
    OpenSeat,
    Phase,
    TableInfo,
)
from zaslonka.table.notes import Notes
from zaslonka.table.record import Flaw

LONGEST_NAME = 24
Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^\S(.*\S)?$")
]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Person(Struct, frozen=True):
    """Who a browser is: it keeps the token, and whoever has the token is that person."""

    name: str
    token: str


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


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: one entry a seat; the maker sits on the first open one."""

    game: str
    seats: Annotated[tuple[BotSeat | OpenSeat, ...], Meta(min_length=1, max_length=12)]
    nonce: Nonce
    options: dict[str, Any] = {}
    help: Help = "none"
    hints: bool = False  # a seat may ask what the best bot would do: TAB-33
    clock: Clock | None = None
    start: bool = False  # deal at once: every other seat is a bot's
    public: bool = False  # strangers may find it: TAB-24


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game to be begun, or another part of one: TAB-32."""

    game: str
    part: int = 0
    language: Language = "pl"  # of what lies on the table, where that is words


class MadeTable(Struct, frozen=True):
    id: str
    url: str  # to send to friends; `/qr/<id>.svg` is the same as a QR code


class GameInfo(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: Any  # JSON schema of the options
    levels: tuple[Level, ...]
    helps: tuple[Help, ...]
    phrases: tuple[Phrase, ...]
    lesson: bool  # whether there is a guided first game: TAB-32


class MyTable(Struct, frozen=True):
    id: str
    game: str
    phase: Phase
    seat: Seat | None
    my_turn: bool
    names: tuple[str, ...]
    updated: int  # milliseconds since 1970
    archived: bool  # unused for long
    lesson: bool  # dealt from a published seed, to learn: TAB-32
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


class OpenedFile(Struct, frozen=True):
    """A game out of a file, as far as the rules make the same of it: TAB-30."""

    replay: Replay
    flaw: Flaw | None  # why no further, or why it does not end like that


class ReplayStep(Struct, frozen=True):
    """The game after a ply; the first step, ply 0, is the deal."""

    ply: int
    kind: Literal["dealt", "played", "timed_out", "undone"]
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
