"""Chytrogród: what lies where, and what a player can do."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from zaslonka import kernel
from zaslonka.games.chytrogrod.content import (
    CARDS,
    COLOURS,
    FIVE,
    NONE,
    TEN,
    Card,
    Colour,
    Deal,
    Decree,
    Options,
    Tokens,
)
from zaslonka.games.chytrogrod.events import TurnedUp
from zaslonka.kernel import PRIVATE, Seat

# What lies where


class Laid(Struct, frozen=True):
    """An action card in a pile; ``card`` is told once it is turned up, ``number`` is its name.

    ``seen`` is the seat that has looked at it though it is another's (CHY-124).
    """

    by: Seat
    number: int
    card: Card | None = None
    ignored: bool = False
    seen: Seat | None = None


class LaidDecree(Struct, frozen=True):
    """A decree beside a pile; decrees are numbered in the order they are laid in a round."""

    by: Seat
    number: int
    decree: Decree | None = None


class District(Struct):
    top: Deal | None
    unseen: int
    """How many deals under the top one nobody has seen."""
    tokens: Tokens
    below: tuple[Deal, ...] = ()
    """The deals at the bottom that were seen before they went there, the upper ones first."""
    pile: tuple[Laid, ...] = ()
    decrees: tuple[LaidDecree, ...] = ()


class Taken(Struct, frozen=True):
    """A deal that a player has made."""

    deal: Deal
    big: bool

    @property
    def points(self) -> int:
        return (self.deal.big if self.big else self.deal.small).points


class Player(Struct):
    guild: Colour
    tokens: Tokens = NONE
    points: int = 0
    """Of deals made and of influence on the board."""
    deals: tuple[Taken, ...] = ()
    henchman: Colour | None = None
    """The district where the henchman is; None: on the board."""
    secret_used: bool = False


class Town(kernel.Table, kw_only=True):
    """All that lies open; `rules.Table` adds which steps can be on the agenda."""

    options: Options
    ring: tuple[Colour, ...]
    """The districts clockwise."""
    players: list[Player]
    districts: list[District]
    """By colour."""
    pools: Tokens
    favourite: Seat
    first: Colour
    """The district that is resolved first; any of them until it is chosen."""
    round: int = 1
    laid: int = 0
    """How many action cards were laid in this round."""
    deck: int
    """How many decrees are in the deck."""
    unseen_decrees: tuple[Decree, ...]
    """Those not turned up since the deck was shuffled: in the deck, or drawn from it."""
    discards: tuple[Decree, ...] = ()
    turned_up: tuple[TurnedUp, ...] = ()
    """What was turned up in the resolution that is going on, or else in the last one."""
    shown: tuple[Colour, ...] = ()
    """The secret goods that were spent, and so shown."""


class Hand(Struct, tag="hand"):
    secret: Colour | None
    """The secret good; None once it is spent, or if it is contraband without a symbol."""
    cards: tuple[Card, ...] = CARDS
    face_down: tuple[tuple[int, Card], ...] = ()
    """What the cards with these numbers are that one has laid or looked at in this round."""
    drawn: Decree | None = None
    """A decree that waits to be laid."""
    decrees: tuple[tuple[int, Decree], ...] = ()
    """What the decrees with these numbers are that one has laid in this round."""


class Secret(Struct, tag="secret"):
    stacks: tuple[tuple[int, ...], ...]
    """For each colour the numbers of the deals that nobody has seen, the upper ones first."""
    deck: tuple[Decree, ...]
    box: tuple[Colour, ...]
    """The secret goods that nobody was dealt."""


View: TypeAlias = kernel.View[Town, Hand]
Now: TypeAlias = kernel.Now[Town, Hand, Secret]


def clockwise_from(seat: Seat, seats: int) -> list[Seat]:
    return [(seat + i) % seats for i in range(seats)]


def ring_from(ring: tuple[Colour, ...], district: Colour) -> tuple[Colour, ...]:
    """The districts clockwise, from this one."""
    start = ring.index(district)
    return ring[start:] + ring[:start]


def occupant(town: Town, district: Colour) -> Seat | None:
    """Whose henchman is in this district."""
    for seat, player in enumerate(town.players):
        if player.henchman == district:
            return seat
    return None


def goods_of(tokens: Tokens) -> int:
    return sum(tokens[: len(COLOURS)])


def influence_of(tokens: Tokens) -> int:
    """The points of the influence among these tokens."""
    return 5 * tokens[FIVE] + 10 * tokens[TEN]


# Moves


class ChooseDistrict(Struct, frozen=True, tag="choose_district"):
    """Name a district: the first one, one for the henchman, for a decree or a card looked at."""

    district: Colour


class PlayCard(Struct, frozen=True, tag="play_card"):
    """Lay an action card face down."""

    district: Colour
    card: Annotated[Card, PRIVATE]


class Pick(Struct, frozen=True, tag="pick"):
    """Name the one of tied players whose card counts."""

    seat: Seat


class Arrange(Struct, frozen=True, tag="arrange"):
    """Say in which order tied players make their deals."""

    seats: tuple[Seat, ...]


class Remove(Struct, frozen=True, tag="remove"):
    """Remove the card with this number (None: the henchman)."""

    number: int | None


class Pay(Struct, frozen=True, tag="pay"):
    """Pay for a deal, with the secret good in place of one token of this colour, or without it."""

    secret: Colour | None = None


class Decline(Struct, frozen=True, tag="decline"):
    """Keep the secret good, and do without the deal."""


class GiveBack(Struct, frozen=True, tag="give_back"):
    """Return these tokens to the pools."""

    tokens: Tokens


class SwapInDistrict(Struct, frozen=True, tag="swap_in_district"):
    """Do stu piorunów!: give a good for another one in a district."""

    district: Colour
    give: Colour
    get: Colour


class SwapWithPool(Struct, frozen=True, tag="swap_with_pool"):
    """Wielmożni: give a good for another one from the pools."""

    give: Colour
    get: Colour


class MoveCard(Struct, frozen=True, tag="move_card"):
    """Rozróba: move one's card from the top of one pile to the top of another."""

    start: Colour
    to: Colour


class LookAt(Struct, frozen=True, tag="look_at"):
    """Rektorskie machlojki: look at the card on top of a pile."""

    district: Colour


class Intercede(Struct, frozen=True, tag="intercede"):
    """Wstawiennictwo: draw a decree."""


class Skip(Struct, frozen=True, tag="skip"):
    """Do without one's intrigue."""


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
)
