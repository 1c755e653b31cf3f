"""Kryptos: what happens, as it is told."""

from msgspec import Struct

from zaslonka.kernel import Seat


class TurnedUp(Struct, frozen=True, tag="turned_up", gc=False):
    """In the opening a player turned up a card of their own."""

    by: Seat
    place: int
    number: int


class Guessed(Struct, frozen=True, kw_only=True, tag="guessed", gc=False):
    """A number was named; if right, the card is up and the guesser has won ``points``."""

    by: Seat
    seat: Seat
    place: int
    number: int
    right: bool
    points: int


class Paid(Struct, frozen=True, tag="paid", gc=False):
    """A point was paid for a second guess, to a player if it is a bribe."""

    by: Seat
    seat: Seat | None


class Stopped(Struct, frozen=True, tag="stopped", gc=False):
    """A player did without a second guess."""

    by: Seat


class Passed(Struct, frozen=True, tag="passed", gc=False):
    """A player had no card to point at."""

    by: Seat


class LastRound(Struct, frozen=True, tag="last_round", gc=False):
    """A player has reached the points that end the game with this round."""

    by: Seat
