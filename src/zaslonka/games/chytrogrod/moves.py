"""Chytrogród: the moves."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from zaslonka.kernel import PRIVATE, Seat
from .content import Card, Colour, Tokens


class ChooseDistrict(Struct, frozen=True, tag="choose_district", gc=False):
    """Name a district: the first one, one for the henchman, for a decree or a card looked at."""

    district: Colour


class PlayCard(Struct, frozen=True, tag="play_card", gc=False):
    """Lay an action card face down."""

    district: Colour
    card: Annotated[Card, PRIVATE]


class Pick(Struct, frozen=True, tag="pick", gc=False):
    """Name the one of tied players whose card counts."""

    seat: Seat


class Arrange(Struct, frozen=True, tag="arrange", gc=False):
    """Say in which order tied players make their deals."""

    seats: tuple[Seat, ...]


class Remove(Struct, frozen=True, tag="remove", gc=False):
    """Remove the card with this number (None: the henchman)."""

    number: int | None


class Pay(Struct, frozen=True, tag="pay", gc=False):
    """Pay for a deal, with the secret good in place of one token of this colour, or without it."""

    secret: Colour | None = None


class Decline(Struct, frozen=True, tag="decline", gc=False):
    """Keep the secret good, and do without the deal."""


class GiveBack(Struct, frozen=True, tag="give_back", gc=False):
    """Return these tokens to the pools."""

    tokens: Tokens


class SwapInDistrict(Struct, frozen=True, tag="swap_in_district", gc=False):
    """Do stu piorunów!: give a good for another one in a district."""

    district: Colour
    give: Colour
    get: Colour


class SwapWithPool(Struct, frozen=True, tag="swap_with_pool", gc=False):
    """Wielmożni: give a good for another one from the pools."""

    give: Colour
    get: Colour


class MoveCard(Struct, frozen=True, tag="move_card", gc=False):
    """Rozróba: move one's card from the top of one pile to the top of another."""

    start: Colour
    to: Colour


class LookAt(Struct, frozen=True, tag="look_at", gc=False):
    """Rektorskie machlojki: look at the card on top of a pile."""

    district: Colour


class Intercede(Struct, frozen=True, tag="intercede", gc=False):
    """Wstawiennictwo: draw a decree."""


class Skip(Struct, frozen=True, tag="skip", gc=False):
    """Do without one's intrigue."""


class ChooseGuild(Struct, frozen=True, tag="choose_guild", gc=False):
    """Take a guild."""

    guild: Colour


Move: TypeAlias = (
    ChooseDistrict
    | PlayCard
    | Pick
    | Arrange
    | Remove
    | Pay
    | Decline
    | GiveBack
    | SwapInDistrict
    | SwapWithPool
    | MoveCard
    | LookAt
    | Intercede
    | Skip
    | ChooseGuild
)
