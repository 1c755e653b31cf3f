"""Kod Krakowa: the moves."""

from typing import TypeAlias

from msgspec import Struct

from zaslonka.kernel import Seat
from .content import Attribute, Card, District, Passage, Place, Slot

# Setting up


class PickBoard(Struct, frozen=True, tag="pick_board", gc=False):
    """Pick the attribute board of the side that is being picked."""

    attribute: Attribute


class PlacePawn(Struct, frozen=True, tag="place_pawn", gc=False):
    district: District


# Markers


class LiftBarrier(Struct, frozen=True, tag="lift_barrier", gc=False):
    """Lift the barrier of this passage, to put it elsewhere."""

    passage: Passage


class PutBarrier(Struct, frozen=True, tag="put_barrier", gc=False):
    passage: Passage


class PutStop(Struct, frozen=True, tag="put_stop", gc=False):
    passage: Passage


class TakeStop(Struct, frozen=True, tag="take_stop", gc=False):
    passage: Passage


# Pawns and districts


class Walk(Struct, frozen=True, tag="walk", gc=False):
    """Go to a district: on foot, or as a card says."""

    district: District


class Lead(Struct, frozen=True, tag="lead", gc=False):
    """Lead another player's pawn into a district."""

    seat: Seat
    district: District


class Reveal(Struct, frozen=True, tag="reveal", gc=False):
    """Put an undiscovered district onto the board."""

    district: District


# Places


class Collect(Struct, frozen=True, tag="collect", omit_defaults=True, gc=False):
    """Collect the place in this slot of a district: the own one, or as a card says.

    Without a slot, as in games of the first edition, chance says which.
    """

    district: District
    slot: Slot | None = None


class Lay(Struct, frozen=True, tag="lay", gc=False):
    """Put a place from the tray onto this district."""

    district: District


class LookAt(Struct, frozen=True, tag="look_at", gc=False):
    """Look at the places that lie in this district."""

    district: District


class Swap(Struct, frozen=True, tag="swap", gc=False):
    """Give a place to another player and take one from there."""

    give: Place
    seat: Seat
    take: Place


class GiveUp(Struct, frozen=True, tag="give_up", gc=False):
    """Give up a place for another one of its district."""

    place: Place


# Cards and turns


class DrawCard(Struct, frozen=True, tag="draw_card", gc=False):
    pass


class PlayCard(Struct, frozen=True, tag="play_card", gc=False):
    card: Card


class Trade(Struct, frozen=True, tag="trade", gc=False):
    """Pay with two places beside the boards, named in the order in which they lie, for a card."""

    first: Place
    second: Place


class Discard(Struct, frozen=True, tag="discard", gc=False):
    """Throw away a card of a full hand that would change nothing."""

    card: Card


class EndTurn(Struct, frozen=True, tag="end_turn", gc=False):
    pass


Move: TypeAlias = (
    PickBoard
    | PlacePawn
    | LiftBarrier
    | PutBarrier
    | PutStop
    | TakeStop
    | Walk
    | Lead
    | Reveal
    | Collect
    | Lay
    | LookAt
    | Swap
    | GiveUp
    | DrawCard
    | PlayCard
    | Trade
    | Discard
    | EndTurn
)
