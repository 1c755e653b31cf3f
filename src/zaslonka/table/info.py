"""What everybody at a table may know about it, besides the game that is played."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from zaslonka.kernel import Result, Seat

Level: TypeAlias = Literal["latwy", "sredni", "mistrz"]
Help: TypeAlias = Literal["none", "facts", "full"]
Phase: TypeAlias = Literal["lobby", "playing", "over"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds each seat starts with, and seconds added after each of its moves."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class PersonSeat(Struct, frozen=True, tag="person"):
    """Taken by a person, or kept for one who has left."""

    name: str
    present: bool
    played_by_bot: Level | None = None  # while the person is away or after resigning
    resigned: bool = False


class BotSeat(Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    level: Level


class OpenSeat(Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """Waits for somebody to sit down."""


AnySeat: TypeAlias = PersonSeat | BotSeat | OpenSeat


class Proposal(Struct, frozen=True):
    """Something all people at the table must agree to: TAB-08, TAB-09, TAB-17, TAB-25."""

    what: Literal["undo", "end", "hand_over", "remove"]
    by: Seat
    agreed: tuple[Seat, ...]
    to: int | None = None  # for an undo: the ply to go back to
    seat: Seat | None = None  # for a hand-over or a removal: the seat
    level: Level | None = None  # for a hand-over: the bot's (None: back to the person)


class Ending(Struct, frozen=True):
    """How a table's game ended; without a result when all agreed to stop."""

    result: Result | None
    help: Help
    resigned: tuple[Seat, ...]
    hints: tuple[int, ...] | None = None  # that each seat asked for; None: not allowed: TAB-33


class Phrased(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the game's phrases, filled in; each reads it in their own language: TAB-21."""

    phrase: str
    slots: dict[str, str] = {}
    seat: Seat | None = None


Words: TypeAlias = str | Phrased


class Line(Struct, frozen=True):
    """Something said, as those hear it whom it is for: TAB-19, TAB-20."""

    who: str  # the same for all that one person says here, whatever their name or seat
    name: str
    by: Seat | None  # where they sit now
    ply: int  # the last one before it
    said: Words
    team: bool = False  # heard by their own team alone
    promise: bool = False  # which binds nobody


class Mark(Struct, frozen=True):
    """A thing that a seat has marked for its team: TAB-22."""

    seat: Seat
    thing: str


class TableInfo(Struct, frozen=True):
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
    teams: tuple[int | None, ...]  # of each seat; none before the deal or without teams
    silent: tuple[Seat, ...]  # who may not speak now: TAB-20
    spectators: int
    paused: bool  # nobody is present: TAB-09
    proposal: Proposal | None
    ending: Ending | None
    rematch: str | None  # the table on which the same people play again
    public: bool = False  # strangers may find it: TAB-24
    lesson: bool = False  # dealt from a published seed, to learn: TAB-32
    hints: bool = False  # may be asked for: TAB-33
