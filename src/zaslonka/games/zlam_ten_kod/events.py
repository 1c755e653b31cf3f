"""Złam ten Kod: what happens, as it is told."""

from msgspec import Struct

from zaslonka.kernel import Seat
from .content import Answer, Code


class Reply(Struct, frozen=True, gc=False):
    """What one seat says to a question."""

    seat: Seat
    says: Answer


class Asked(Struct, frozen=True, tag="asked", gc=False):
    by: Seat
    card: str
    digit: int | None
    replies: tuple[Reply, ...]


class Turned(Struct, frozen=True, tag="turned", gc=False):
    """A new question card lies open."""

    card: str


class Guessed(Struct, frozen=True, tag="guessed", gc=False):
    """Two players: a guess spoken aloud."""

    by: Seat
    code: Code
    right: bool


class Announced(Struct, frozen=True, tag="announced", gc=False):
    """Three and four players: how a written guess came out, and no more."""

    by: Seat
    right: bool


class Looked(Struct, frozen=True, tag="looked", gc=False):
    """The guesser alone compares the written guess with the tiles in the middle."""

    wrote: Code
    middle: Code
