"""Kod Krakowa: what lies where, and who sees it."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType, structs

from zaslonka import kernel
from zaslonka.kernel import Seat
from .content import NUMBER, TOKENS, Attribute, Card, District, Edition, Passage, Place, Slot

# Attribute boards


class Boards(Struct, frozen=True, kw_only=True, gc=False):
    """A player's two attribute boards, and the places on, between and beside them."""

    left: Attribute | None = None
    right: Attribute | None = None
    on_left: tuple[Place, ...] = ()
    joint: tuple[Place, ...] = ()
    on_right: tuple[Place, ...] = ()
    beside: tuple[Place, ...] = ()

    @property
    def best(self) -> int:
        """How many places the fuller board has; those on the joint count for both.  KKR-50."""
        return max(len(self.on_left), len(self.on_right)) + len(self.joint)

    @property
    def places(self) -> tuple[Place, ...]:
        return self.on_left + self.joint + self.on_right + self.beside

    def with_place(self, place: Place, edition: Edition) -> "Boards":
        """A place goes where its attributes belong.  KKR-32, KKR-33."""
        attributes = TOKENS[place].carries(edition)
        match self.left in attributes, self.right in attributes:
            case True, True:
                return structs.replace(self, joint=(*self.joint, place))
            case True, False:
                return structs.replace(self, on_left=(*self.on_left, place))
            case False, True:
                return structs.replace(self, on_right=(*self.on_right, place))
        return structs.replace(self, beside=(*self.beside, place))

    def without(self, places: Iterable[Place]) -> "Boards":
        """Places leave only from beside the boards.  KKR-42."""
        given = set(places)
        return structs.replace(
            self, beside=tuple(place for place in self.beside if place not in given)
        )


# What everybody knows of a district's places, in order; slots there are since the second edition


class PutDown(Struct, frozen=True, tag="put_down", omit_defaults=True, gc=False):
    """A place, nobody knows which, went from the tray into this slot of the district."""

    slot: Slot | None = None


class PickedUp(Struct, frozen=True, tag="picked_up", omit_defaults=True, gc=False):
    """A place was collected from this slot of the district."""

    place: Place
    slot: Slot | None = None


class MixedIn(Struct, frozen=True, tag="mixed_in", gc=False):
    """A collected place went back to the tray."""

    place: Place


class TakenOut(Struct, frozen=True, tag="taken_out", gc=False):
    """A place came to a player straight from the tray."""

    place: Place


class LookedAt(Struct, frozen=True, tag="looked_at", gc=False):
    """A player looked at what lay on the district."""

    seat: Seat


Trace: TypeAlias = PutDown | PickedUp | MixedIn | TakenOut | LookedAt


# Who sees what


class Board(kernel.Table, kw_only=True):
    """What everybody sees; lists go by seat, or by district as in the data."""

    first: Seat
    turn: int = 0  # how many turns have ended
    last_high: int = -1  # the turn in which a player's best board was last bettered
    actions: int = 0  # left in this turn
    boards: list[Boards]
    pawns: list[District | None]
    barriers: list[tuple[Passage, ...]]
    stops: tuple[Passage, ...] = ()
    blocked: int = (
        0  # the passages with a marker, as `passages` counts them: asked for all the time
    )
    discovered: tuple[District, ...]
    laid: list[int]  # places that lie on each district
    # in which slots, in order; no such thing in the first edition
    slots: tuple[tuple[Slot, ...], ...] | UnsetType = UNSET
    tray: list[int]  # places of each district on the tray
    traces: tuple[tuple[Trace, ...], ...]
    deck: int
    playing: Card | None = None  # the card whose effect or STOP sign is not done yet
    discards: tuple[Card, ...] = ()
    renewals: int = 0
    shuffles: tuple[int, ...]  # after which renewal each card was last shuffled in
    held: list[tuple[int, ...]]  # and those in each hand, as everybody can reckon
    shown: list[tuple[Card, ...]]  # cards that a player has shown and still holds

    @property
    def on_turn(self) -> Seat:
        return (self.first + self.turn) % len(self.boards)

    @property
    def edition(self) -> Edition:
        return 1 if self.slots is UNSET else 2

    def slots_of(self, district: District) -> tuple[Slot, ...]:
        """The slots of a district in which a place lies; none are told apart in edition 1."""
        return () if self.slots is UNSET else self.slots[NUMBER[district]]

    def set_slots(self, district: District, slots: tuple[Slot, ...]) -> None:
        assert self.slots is not UNSET
        number = NUMBER[district]
        self.slots = (*self.slots[:number], slots, *self.slots[number + 1 :])


class Seen(Struct, frozen=True, gc=False):
    """What lay in a district when this seat looked, slot by slot."""

    district: District
    places: tuple[Place, ...]


class Hand(Struct, tag="hand", gc=False):
    cards: tuple[Card, ...] = ()
    seen: tuple[Seen, ...] = ()  # by district, then in order


class Secret(Struct, tag="secret", gc=False):
    # on each district, by slot (in edition 1 by name); the tray has what is nowhere else
    laid: list[tuple[Place, ...]]
    deck: tuple[Card, ...]  # the top card first


Now: TypeAlias = kernel.Now[Board, Hand, Secret]
View: TypeAlias = kernel.SeatView[Board, Hand]
