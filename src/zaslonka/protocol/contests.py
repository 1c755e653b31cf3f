"""The bodies of requests about contests, as `docs/protocol.md` tells them.  TAB-130 to TAB-139.

People are told by their place in the list of those who entered: two may have the same name.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from zaslonka.kernel import Seat
from zaslonka.protocol.wire import Commitment, Nonce
from zaslonka.table.contest import ContestPhase, Kind
from zaslonka.table.info import BotSeat, Clock, OpenSeat, Pace
from zaslonka.table.scoring import Fared

Who: TypeAlias = int
"""Somebody who entered, by their place in the list."""


class NewContest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A contest to be made; whoever makes it does not enter by it."""

    kind: Kind
    game: str
    seats: Annotated[tuple[BotSeat | OpenSeat, ...], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    clock: Clock | None = None
    pace: Pace = "normal"
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5  # of a Swiss
    minutes: Annotated[int, Meta(ge=5, le=10_080)] = 60  # that a round lasts at most


class MadeContest(Struct, frozen=True):
    id: str
    url: str  # to send to friends; `/qr/contest/<id>.svg` is the same as a QR code


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """To take part: with a nonce, once one has seen what the seed was committed to: TAB-131."""

    nonce: Nonce
    commitment: Commitment


class EntrantTold(Struct, frozen=True):
    name: str
    withdrawn: bool


TablePhase: TypeAlias = Literal["waiting", "playing", "over", "walkover"]


class TableTold(Struct, frozen=True):
    """A table of a round; of one that is held no more than that it is played: TAB-131."""

    id: str
    people: tuple[Who | None, ...]  # by seat; None is a robot's
    phase: TablePhase
    points: tuple[int, ...] | None  # of each seat, once the round is closed


class RoundTold(Struct, frozen=True):
    tables: tuple[TableTold, ...]
    byes: tuple[Who, ...]
    closed: bool


class StandingTold(Struct, frozen=True):
    """How somebody stands: TAB-137."""

    who: Who
    place: int
    points: int
    buchholz: int
    berger: int


class ComparedTold(Struct, frozen=True):
    """How somebody did with the deal that all had: TAB-132."""

    who: Who
    table: str
    seat: Seat
    fared: Fared | None
    points: int | None
    most: int


class YourPart(Struct, frozen=True, kw_only=True):
    """What whoever asks has to do with it."""

    who: Who | None
    host: bool
    may_begin: bool
    table: str | None  # where they play in the round that is on
    resting: bool


class ContestTold(Struct, frozen=True, kw_only=True):
    id: str
    url: str
    kind: Kind
    game: str
    options: Any
    seats: tuple[BotSeat | OpenSeat, ...]
    clock: Clock | None
    pace: Pace
    rounds: int  # that there will be
    minutes: int
    phase: ContestPhase
    host: str
    commitment: Commitment  # of the seed of a common deal
    entrants: tuple[EntrantTold, ...]
    played: tuple[RoundTold, ...]
    arrive: int | None  # milliseconds since 1970; until then a table waits for its people
    ends: int | None  # the same: when the round is closed at the latest
    standings: tuple[StandingTold, ...]  # of a tournament, after the rounds that are closed
    compared: tuple[ComparedTold, ...]  # of a common deal, once all are through
    you: YourPart


class MyContest(Struct, frozen=True):
    id: str
    kind: Kind
    game: str
    phase: ContestPhase
    people: int
    made: int
