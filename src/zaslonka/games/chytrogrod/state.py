"""Chytrogród: what lies where, and who sees it."""

from typing import TypeAlias

from msgspec import Struct

from zaslonka import kernel
from zaslonka.kernel import Seat
from .content import CARDS, COLOURS, FIVE, NONE, TEN, Card, Colour, Deal, Decree, Tokens, Variants
from .events import TurnedUp


class Laid(Struct, frozen=True, gc=False):
    """An action card in a pile; ``card`` is told once it is turned up, ``number`` is its name.

    ``seen`` is the seat that has looked at it though it is another's (CHY-124).
    """

    by: Seat
    number: int
    card: Card | None = None
    ignored: bool = False
    seen: Seat | None = None


class LaidDecree(Struct, frozen=True, gc=False):
    """A decree beside a pile; decrees are numbered in the order they are laid in a round."""

    by: Seat
    number: int
    decree: Decree | None = None


class District(Struct, kw_only=True, gc=False):
    top: Deal | None
    unseen: int
    """How many deals under the top one nobody has seen."""
    tokens: Tokens
    below: tuple[Deal, ...] = ()
    """The deals at the bottom that were seen before they went there, the upper ones first."""
    pile: tuple[Laid, ...] = ()
    decrees: tuple[LaidDecree, ...] = ()


class Taken(Struct, frozen=True, gc=False):
    """A deal that a player has made."""

    deal: Deal
    big: bool

    @property
    def points(self) -> int:
        return (self.deal.big if self.big else self.deal.small).points


class Player(Struct, kw_only=True, gc=False):
    guild: Colour
    tokens: Tokens = NONE
    points: int = 0
    """Of deals made and of influence on the board."""
    deals: tuple[Taken, ...] = ()
    henchman: Colour | None = None
    """The district where the henchman is; None: on the board."""
    secret_used: bool = False


class Board(kernel.Table, kw_only=True):
    """All that lies open; `rules.Table` adds which steps can be on the agenda."""

    options: Variants
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


class Hand(Struct, tag="hand", gc=False):
    secret: Colour | None
    """The secret good; None once it is spent, or if it is contraband without a symbol."""
    cards: tuple[Card, ...] = CARDS
    face_down: tuple[tuple[int, Card], ...] = ()
    """What the cards with these numbers are that one has laid or looked at in this round."""
    drawn: Decree | None = None
    """A decree that waits to be laid."""
    decrees: tuple[tuple[int, Decree], ...] = ()
    """What the decrees with these numbers are that one has laid in this round."""


class Secret(Struct, tag="secret", gc=False):
    stacks: tuple[tuple[int, ...], ...]
    """For each colour the numbers of the deals that nobody has seen, the upper ones first."""
    deck: tuple[Decree, ...]
    box: tuple[Colour, ...]
    """The secret goods that nobody was dealt."""


Now: TypeAlias = kernel.Now[Board, Hand, Secret]
View: TypeAlias = kernel.SeatView[Board, Hand]


def clockwise_from(seat: Seat, seats: int) -> list[Seat]:
    return [(seat + i) % seats for i in range(seats)]


def counter_clockwise_to(seat: Seat, seats: int) -> list[Seat]:
    """Everybody from the right of this seat counter-clockwise, and this seat last."""
    return clockwise_from(seat, seats)[::-1]


def ring_from(ring: tuple[Colour, ...], district: Colour) -> tuple[Colour, ...]:
    """The districts clockwise, from this one."""
    start = ring.index(district)
    return ring[start:] + ring[:start]


def occupant(table: Board, district: Colour) -> Seat | None:
    """Whose henchman is in this district."""
    for seat, player in enumerate(table.players):
        if player.henchman == district:
            return seat
    return None


def goods_of(tokens: Tokens) -> int:
    return sum(tokens[: len(COLOURS)])


def influence_of(tokens: Tokens) -> int:
    """The points of the influence among these tokens."""
    return 5 * tokens[FIVE] + 10 * tokens[TEN]
