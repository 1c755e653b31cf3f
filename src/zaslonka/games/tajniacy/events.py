"""Tajniacy: what happens, as it is told."""

from typing import Literal, TypeAlias

from msgspec import Struct

from zaslonka.kernel import Seat
from .content import Ground, Kind, Team
from .keys import Key

Phase: TypeAlias = Literal["clue", "guesses"]


class Asked(Struct, frozen=True, tag="asked", gc=False):
    """The two spymasters alone know: one has asked the other about a clue."""

    by: Seat
    word: str


class Answered(Struct, frozen=True, tag="answered", gc=False):
    """The two spymasters alone know: the clue is good, or is not."""

    by: Seat
    word: str
    yes: bool


class Clued(Struct, frozen=True, tag="clued", gc=False):
    by: Seat
    team: Team
    word: str
    number: int | None
    warned: tuple[Ground, ...]


class Stands(Struct, frozen=True, tag="stands", gc=False):
    """The clue may be guessed at: it was let stand, or (None) the time to object is over."""

    by: Seat | None


class Objected(Struct, frozen=True, tag="objected", gc=False):
    """A clue was struck down; ``warned`` if the program had warned by that clause."""

    by: Seat
    word: str
    clause: Ground
    warned: bool


class Disputed(Struct, frozen=True, tag="disputed", gc=False):
    """The rivals think a clue bad of which the program does not; its giver is asked."""

    by: Seat
    word: str
    clause: Ground


class Withdrawn(Struct, frozen=True, tag="withdrawn", gc=False):
    """Its giver took a clue back, and gives another."""

    by: Seat
    word: str
    clause: Ground


class Kept(Struct, frozen=True, tag="kept", gc=False):
    """A disputed clue stands: its giver said so, or (None) did not say otherwise in time."""

    by: Seat | None
    word: str


class Covered(Struct, frozen=True, tag="covered", gc=False):
    """A spymaster covered a word of the own team, for a clue that was struck down."""

    by: Seat
    place: int
    word: str
    kind: Kind


class Forwent(Struct, frozen=True, tag="forwent", gc=False):
    by: Seat


class Touched(Struct, frozen=True, tag="touched", gc=False):
    by: Seat
    place: int
    word: str
    kind: Kind


class Stopped(Struct, frozen=True, tag="stopped", gc=False):
    """A team guesses no more: one of it said so, or (None) the time is out."""

    by: Seat | None
    team: Team


class ClueMissed(Struct, frozen=True, tag="clue_missed", gc=False):
    """The time for a clue ran out, so many times in succession."""

    team: Team
    times: int


class Passed(Struct, frozen=True, tag="passed", gc=False):
    """With the boxed game: what this team does now."""

    team: Team
    phase: Phase


class KeyShown(Struct, frozen=True, tag="key_shown", gc=False):
    """The game is over."""

    winner: Team
    key: Key
