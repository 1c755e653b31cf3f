"""Kryptos: the moves."""

from typing import TypeAlias

from msgspec import Struct

from zaslonka.kernel import Seat


class TurnUp(Struct, frozen=True, tag="turn_up", gc=False):
    """Turn up a card of one's own."""

    place: int


class Guess(Struct, frozen=True, tag="guess", gc=False):
    """Name the number of another seat's hidden card; places count from 0 at the left."""

    seat: Seat
    place: int
    number: int


class Stop(Struct, frozen=True, tag="stop", gc=False):
    """Do without a second guess."""


Move: TypeAlias = TurnUp | Guess | Stop
