"""The wire: every message over a WebSocket, as `docs/protocol.md` tells it.

Moves, events and views are the game's own structs; here they are `Any`, and each
game's types are published beside these in the schema.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from zaslonka.kernel import Seat
from zaslonka.kernel.differences import Change
from zaslonka.kernel.levels import Level
from zaslonka.kernel.talk import Line, Words
from zaslonka.table.info import BotSeat, Mark, OpenSeat, TableInfo
from zaslonka.table.talk import Channel
from zaslonka.table.teaching import Taught

PROTOCOL = 2
"""Raised when a client written for the old `docs/protocol.md` would no longer do."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\0]*$")]
"""Chosen by the client for each command; its answer carries it, a repeated move is known by it."""

Thing: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9_:]{1,32}$")]
Commitment: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]

Shape: TypeAlias = tuple[str | None, ...]
"""How a kind of record is made: its `type`, if it has one, and the names of its fields."""


# Server to client


class You(Struct, frozen=True):
    """What the server knows the other end of this connection as."""

    seat: Seat | None
    host: bool
    name: str | None
    company: tuple[Seat | None, ...] = ()  # where each of the hello's company sits
    removed: bool = False  # sent away from this table: TAB-25
    awaited: Seat | None = None  # the open seat that is kept for them: TAB-57, TAB-133


class Offer(Struct, frozen=True):
    """A kind of move the seat may make now, and which; None: too many to list, ask with `check`."""

    kind: str
    moves: tuple[Any, ...] | None


class Times(Struct, frozen=True):
    """Milliseconds each seat has left, the seats whose time is running, and what the step has."""

    left: tuple[int, ...]
    running: tuple[Seat, ...]
    step: int | None


class LogEntry(Struct, frozen=True):
    """One ply as this connection was told it."""

    ply: int
    kind: Literal["played", "timed_out", "undone"]
    by: Seat | None
    events: tuple[Any, ...]
    to: int | None = None  # for an undone entry: the last ply that still stands
    agreed: bool = False
    by_clock: bool = False  # the clock ran out and a bot decided: TAB-07
    private: tuple[int, ...] = ()  # which of the events nobody else was told, by place


class Open(Struct, frozen=True):
    """After the end: everything but private notes, and what is needed to check the deal."""

    state: Any
    seed: str  # hex; its SHA-256 is the commitment
    nonces: tuple[str, ...]  # of each seat, "" for a bot; with the seed they make the deal
    shared: tuple[str, ...] = ()  # instead of them where several tables have the deal: TAB-131


class Position(Struct, frozen=True, kw_only=True):
    """The game as this connection may see it after ``ply``."""

    ply: int
    view: Any
    offers: tuple[Offer, ...]
    waiting: tuple[Seat, ...]
    times: Times | None
    open: Open | None


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: everything this connection needs to be up to date."""

    protocol: int
    server: str  # the server's version; a page built for another one should reload
    you: You
    table: TableInfo
    shapes: tuple[Shape, ...]  # of the game's records, as the plies to come number them, from 1
    position: Position | None  # None before the deal
    log: tuple[LogEntry, ...]  # the plies after `since`
    note: Any  # the seat's private note sheet
    talk: tuple[Line, ...]  # what was said within this connection's hearing
    marks: tuple[Mark, ...]  # of the seat's own team
    lesson: Taught | None = None  # for the learner, while it lasts: TAB-32


class TableChanged(Struct, frozen=True, tag="table"):
    table: TableInfo
    you: You


class PlyTold(Struct, frozen=True, kw_only=True, tag="ply", omit_defaults=True):
    """A ply that is on disk: what was told to this connection, and how its view changed.

    This is what a `PackedPly` says.
    """

    entry: LogEntry
    changes: tuple[Change, ...]
    offers: tuple[Offer, ...] = ()
    waiting: tuple[Seat, ...] = ()
    times: Times | None = None
    open: Open | None = None


class PackedPly(Struct, frozen=True, tag="ply"):
    """A `PlyTold` as it is sent: by place, as docs/protocol.md tells it."""

    told: tuple[Any, ...]


class Helped(Struct, frozen=True, tag="help"):
    """What the table's help level works out for this seat, after a ply."""

    ply: int
    help: Any


class HintGiven(Struct, frozen=True, tag="hint"):
    """What the best bot would do on this seat after a ply, and the facts to say it with."""

    ply: int
    move: Any
    facts: dict[str, Any]


class Troubled(Struct, frozen=True, tag="trouble"):
    """What this seat should be told cannot be worked out just now; it comes when it can: TAB-39."""

    what: Literal["help", "hint"]


class Noted(Struct, frozen=True, tag="note"):
    """The note sheet as another device of the same seat has left it."""

    note: Any


class Heard(Struct, frozen=True, tag="talk"):
    """Somebody said something that this connection may hear."""

    line: Line


class Marked(Struct, frozen=True, tag="marks"):
    """All marks of the seat's own team, as they are now."""

    marks: tuple[Mark, ...]


class LessonTold(Struct, frozen=True, tag="lesson"):
    """What the lesson says to its learner now; None when it is over: TAB-32."""

    lesson: Taught | None


class Advised(Struct, frozen=True, tag="advice"):
    """The answer to `advise`: what the game's judge says, for this seat alone."""

    id: str
    advice: Any


class Described(Struct, frozen=True, tag="described"):
    """The answer to `describe`: for each move the facts that say it, for this seat alone."""

    id: str
    facts: tuple[dict[str, Any], ...]


class Done(Struct, frozen=True, tag="done"):
    """The command is carried out, and on disk."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """The command breaks a clause; nothing has changed."""

    id: str
    rule: str
    why: str
    facts: dict[str, Any]


class Failed(Struct, frozen=True, tag="failed"):
    """The message could not be read or taken; nothing has changed."""

    code: Literal[
        "malformed",
        "too_large",
        "too_fast",
        "unknown_table",
        "not_open",
        "bad_token",
        "not_ready",
        "fault",
    ]
    detail: str
    id: str | None = None


ServerMessage: TypeAlias = (
    Welcome
    | TableChanged
    | PackedPly
    | Helped
    | HintGiven
    | Troubled
    | Noted
    | Heard
    | Marked
    | LessonTold
    | Advised
    | Described
    | Done
    | Refused
    | Failed
)


# Client to server


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection; without a token one is a spectator."""

    table: str
    token: str | None = None
    since: int = 0  # the last ply this client has
    company: Annotated[tuple[str, ...], Meta(max_length=12)] = ()
    """Tokens of all who share this device; they count as present, and see nothing by it.  TAB-27"""


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat before the deal, adding a nonce of one's own to the seed."""

    seat: Seat
    nonce: Nonce


class Stand(Command, frozen=True, tag="stand"):
    """Give one's seat up before the deal."""


class SetSeat(Command, frozen=True, tag="set_seat"):
    """The host makes a seat open or a bot's before the deal."""

    seat: Seat
    to: BotSeat | OpenSeat


class Fill(Command, frozen=True, tag="fill"):
    """The host puts bots on all open seats before the deal."""

    level: Level


class Swap(Command, frozen=True, tag="swap"):
    """The host has two seats change places before the deal."""

    seat: Seat
    other: Seat


class Remove(Command, frozen=True, tag="remove"):
    """The host sends a person away: before the deal at once, later if all others agree: TAB-25."""

    seat: Seat


class SetPublic(Command, frozen=True, tag="set_public"):
    """The host lets strangers find the table, or no more: TAB-24."""

    public: bool


class Start(Command, frozen=True, tag="start"):
    """The host has the game dealt; every seat must be taken."""


class MakeMove(Command, frozen=True, tag="move"):
    move: Raw  # read by the game that is played


class CheckMove(Command, frozen=True, tag="check"):
    """Ask whether a move would be legal, without making it."""

    move: Any


class DescribeMoves(Command, frozen=True, tag="describe"):
    """Ask for the facts that say moves one may make, each as `hint-<game>-<move>`."""

    moves: Annotated[tuple[Any, ...], Meta(max_length=256)]


class AskHint(Command, frozen=True, tag="hint"):
    """Ask what the best bot would do on one's seat, where the table allows it: TAB-33."""


class Advise(Command, frozen=True, tag="advise"):
    """Ask the game's judge about something one thinks of saying; nobody else learns of it."""

    about: Annotated[str, Meta(min_length=1, max_length=40)]


class WriteNote(Command, frozen=True, tag="note"):
    """Keep one's private note sheet: any JSON object of at most 16 kB."""

    note: dict[str, Any]


class Say(Command, frozen=True, tag="say"):
    """Say something to the whole table, or to one's own team: TAB-19 to TAB-21."""

    said: Words
    to: Channel = "table"


class SetMark(Command, frozen=True, tag="mark"):
    """Mark a thing that all can see for one's own team, or take one's mark away: TAB-22."""

    thing: Thing
    on: bool


class Understood(Command, frozen=True, tag="understood"):
    """The learner has read the idea of this step: TAB-32."""

    step: int


class LeaveLesson(Command, frozen=True, tag="leave_lesson"):
    """The learner goes on alone, in the same game: TAB-32."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """The host gives an absent person's seat to a bot, or back (level None)."""

    seat: Seat
    level: Level | None


class Resign(Command, frozen=True, tag="resign"):
    """Leave the game for good: a bot plays on, or it ends; the result says so.  TAB-10, TAB-56."""


class Propose(Command, frozen=True, tag="propose"):
    """Take back one's last move, or end without a winner: at once if nobody needs to agree."""

    what: Literal["undo", "end"]


class Vote(Command, frozen=True, tag="vote"):
    yes: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: take one's seat at a new table like this one, `TableInfo.rematch`: TAB-18."""

    nonce: Nonce
    commitment: Commitment | None = None  # what the nonce is added to: TAB-47


ClientMessage: TypeAlias = (
    Hello
    | Sit
    | Stand
    | SetSeat
    | Fill
    | Swap
    | Remove
    | SetPublic
    | Start
    | MakeMove
    | CheckMove
    | DescribeMoves
    | AskHint
    | Advise
    | WriteNote
    | Say
    | SetMark
    | Understood
    | LeaveLesson
    | HandOver
    | Resign
    | Propose
    | Vote
    | Rematch
)
