"""Kod Krakowa: the moves."""

from typing import TypeAlias

from msgspec import Struct

from zaslonka.kernel import Seat
from .content import Attribute, Card, District, Passage, Place, Slot

# Setting up


class PickBoard(Struct, frozen=True, tag="pick_board"):
    """Pick the attribute board of the side that is being picked."""

    attribute: Attribute


class PlacePawn(Struct, frozen=True, tag="place_pawn"):
    district: District


# Markers


class LiftBarrier(Struct, frozen=True, tag="lift_barrier"):
    """Lift the barrier of this passage, to put it elsewhere."""

    passage: Passage


class PutBarrier(Struct, frozen=True, tag="put_barrier"):
    passage: Passage


class PutStop(Struct, frozen=True, tag="put_stop"):
    passage: Passage


class TakeStop(Struct, frozen=True, tag="take_stop"):
    passage: Passage


# Pawns and districts


class Walk(Struct, frozen=True, tag="walk"):
    """Go to a district: on foot, or as a card says."""

    district: District


class Lead(Struct, frozen=True, tag="lead"):
    """Lead another player's pawn into a district."""

    seat: Seat
    district: District


class Reveal(Struct, frozen=True, tag="reveal"):
    """Put an undiscovered district onto the board."""

    district: District


# Places


class Collect(Struct, frozen=True, tag="collect", omit_defaults=True):
    """Collect the place in this slot of a district: the own one, or as a card says.

    Without a slot, as in games of the first edition, chance says which.
    """

    district: District
    slot: Slot | None = None


class Lay(Struct, frozen=True, tag="lay"):
    """Put a place from the tray onto this district."""

    district: District


class LookAt(Struct, frozen=True, tag="look_at"):
    """Look at the places that lie in this district."""

    district: District


class Swap(Struct, frozen=True, tag="swap"):
    """Give a place to another player and take one from there."""

    give: Place
    seat: Seat
    take: Place


class GiveUp(Struct, frozen=True, tag="give_up"):
    """Give up a place for another one of its district."""

    place: Place


# Cards and turns


class DrawCard(Struct, frozen=True, tag="draw_card"):
    pass


class PlayCard(Struct, frozen=True, tag="play_card"):
    card: Card


class Trade(Struct, frozen=True, tag="trade"):
    """Pay with two places beside the boards, named in the order in which they lie, for a card."""

    first: Place
    second: Place


class Discard(Struct, frozen=True, tag="discard"):
    """Throw away a card of a full hand that would change nothing."""

    card: Card


class EndTurn(Struct, frozen=True, tag="end_turn"):
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
