"""Kod Krakowa: what happens, as it is told."""

from msgspec import Struct

from zaslonka.kernel import Seat
from .content import Attribute, Card, District, Passage, Place, Side, Slot

# Setting up


class PickedBoard(Struct, frozen=True, tag="picked_board"):
    by: Seat
    side: Side
    attribute: Attribute


class PlacedPawn(Struct, frozen=True, tag="placed_pawn"):
    by: Seat
    district: District


# Markers


class BarrierLifted(Struct, frozen=True, tag="barrier_lifted"):
    """A barrier was lifted, to be put elsewhere; ``seat`` is whose, if another player's."""

    by: Seat
    seat: Seat | None
    passage: Passage


class BarrierPut(Struct, frozen=True, tag="barrier_put"):
    """A barrier was put on a passage; ``seat`` is whose, if another player's."""

    by: Seat
    seat: Seat | None
    passage: Passage


class BarriersStuck(Struct, frozen=True, tag="barriers_stuck"):
    """None of the player's barriers could be moved (KKR-20)."""

    by: Seat


class StopPut(Struct, frozen=True, tag="stop_put"):
    by: Seat
    passage: Passage


class StopKept(Struct, frozen=True, tag="stop_kept"):
    """A STOP sign was played, but no marker could be put (KKR-41)."""

    by: Seat


class StopTaken(Struct, frozen=True, tag="stop_taken"):
    by: Seat
    passage: Passage


# Pawns and districts


class Walked(Struct, frozen=True, tag="walked"):
    by: Seat
    district: District


class Led(Struct, frozen=True, tag="led"):
    """The pawn of ``seat`` was led into a district."""

    by: Seat
    seat: Seat
    district: District


class Discovered(Struct, frozen=True, tag="discovered"):
    by: Seat
    district: District


# Places


class Laid(Struct, frozen=True, tag="laid", omit_defaults=True):
    """A place went face down from the tray into a slot of its district."""

    district: District
    slot: Slot | None = None


class Collected(Struct, frozen=True, tag="collected", omit_defaults=True):
    by: Seat
    district: District
    place: Place
    slot: Slot | None = None


class Looked(Struct, frozen=True, tag="looked"):
    """A player looked at what lies in a district."""

    by: Seat
    district: District


class Saw(Struct, frozen=True, tag="saw"):
    """What the one player saw who looked, slot by slot."""

    district: District
    places: tuple[Place, ...]


class Swapped(Struct, frozen=True, tag="swapped"):
    """``given`` went to ``seat``, and ``taken`` came from there."""

    by: Seat
    seat: Seat
    given: Place
    taken: Place


class Exchanged(Struct, frozen=True, tag="exchanged"):
    """``given`` went back to the tray, and ``taken`` came from there."""

    by: Seat
    given: Place
    taken: Place


# Cards and turns


class Drew(Struct, frozen=True, tag="drew"):
    by: Seat


class DrewCard(Struct, frozen=True, tag="drew_card"):
    """What the one player drew who drew."""

    card: Card


class Renewed(Struct, frozen=True, tag="renewed"):
    """The discards were shuffled into a new deck (KKR-43)."""


class PlayedCard(Struct, frozen=True, tag="played_card"):
    by: Seat
    card: Card


class Traded(Struct, frozen=True, tag="traded"):
    """Two places went back to the tray for a card."""

    by: Seat
    places: tuple[Place, ...]


class Discarded(Struct, frozen=True, tag="discarded"):
    """A card that would change nothing was thrown away from a full hand.

    In the first edition none of the others could be played either, and they were shown.
    """

    by: Seat
    card: Card
    shown: tuple[Card, ...]


class ActionsAdded(Struct, frozen=True, tag="actions_added"):
    by: Seat
    count: int


class TurnEnded(Struct, frozen=True, tag="turn_ended"):
    """A turn ended, with so many actions lost."""

    by: Seat
    lost: int
