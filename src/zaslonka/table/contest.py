"""A contest as a value: what is played, who has entered, and its rounds.  TAB-130.

What follows from it is in `contesting`; what it means to one of its tables in `contested`.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct, structs

from zaslonka.kernel import AnyState
from zaslonka.table.info import BotSeat, Clock, OpenSeat, Pace
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import OPEN
from zaslonka.table.scoring import Outcome
from zaslonka.table.seeds import commitment

Kind: TypeAlias = Literal["duplicate", "round_robin", "swiss"]
ContestPhase: TypeAlias = Literal["open", "running", "over"]


class Setting(Struct, frozen=True, kw_only=True):
    """What is played, and how."""

    kind: Kind
    game: str
    options: Any
    seats: tuple[BotSeat | OpenSeat, ...]  # of each table
    clock: Clock | None
    pace: Pace
    rounds: int
    minutes: int  # that a round lasts at most

    @property
    def people(self) -> int:
        """How many people a table has."""
        return self.seats.count(OPEN)


class Entrant(Struct, frozen=True):
    person: str
    nonce: str  # for the deal that all have in common; TAB-131
    entered: int  # milliseconds since 1970
    withdrawn: bool = False


class Paired(Struct, frozen=True):
    """A table of a round: whose each seat is; a robot's is nobody's."""

    table: str
    people: tuple[str | None, ...]


class Round(Struct, frozen=True):
    at: int  # milliseconds since 1970
    tables: tuple[Paired, ...]
    byes: tuple[str, ...] = ()
    outcomes: tuple[Outcome, ...] | None = None  # once it is closed
    absent: tuple[str, ...] = ()


class Contest(Struct, frozen=True, kw_only=True):
    id: str
    host: str  # a person
    setting: Setting
    seed: bytes  # of the deal that all have in common
    made: int
    phase: ContestPhase = "open"
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def is_duplicate(self) -> bool:
        return self.setting.kind == "duplicate"

    def entrant(self, person: str | None) -> Entrant | None:
        return next((one for one in self.entrants if one.person == person), None)

    def active(self) -> tuple[str, ...]:
        return tuple(one.person for one in self.entrants if not one.withdrawn)

    def but(self, **fields: Any) -> "Contest":
        return structs.replace(self, **fields)


class Played(Struct, frozen=True):
    """A table of a round as it stands: without its history, but with the state it has come to."""

    table: LiveTable
    state: AnyState | None
