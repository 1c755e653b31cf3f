"""The bodies of requests about being away: devices that are told, turns, a calendar of them.

TAB-115 to TAB-117, PRV-17.
"""

from typing import Annotated

from msgspec import Meta, Struct

from zaslonka.kernel import Seat
from zaslonka.kernel.levels import Language
from zaslonka.table.info import AnySeat, Days


class PushKey(Struct, frozen=True):
    """By which a browser knows who sends it messages; None: this server sends none."""

    key: str | None  # in base64url


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that takes messages: what its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=100)]  # in base64url
    auth: Annotated[str, Meta(max_length=40)]  # the same
    language: Language = "pl"


class KnownDevice(Struct, frozen=True):
    """One of somebody's devices, as they may know it from the others."""

    id: str  # SHA-256 of its endpoint as hex
    service: str  # the host of its maker's push service
    made: int  # milliseconds since 1970


class Turn(Struct, frozen=True, kw_only=True):
    """A game of days that somebody is in: TAB-116."""

    table: str
    game: str
    days: Days
    seat: Seat
    mine: bool  # it is their move; else somebody else's
    due: int | None  # milliseconds since 1970; None while a robot is about to move
    seats: tuple[AnySeat, ...]
    waiting: tuple[Seat, ...]  # for whom everybody waits


class Calendar(Struct, frozen=True):
    """Where the calendar of somebody's turns is, if they want one: TAB-117."""

    url: str | None
