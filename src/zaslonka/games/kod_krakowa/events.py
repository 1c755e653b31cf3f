"""Kod Krakowa: what happens, as it is told."""

from msgspec import Struct

from zaslonka.kernel import Seat
from .content import Attribute, Card, District, Passage, Place, Side, Slot

# Setting up


class PickedBoard(Struct, frozen=True, tag="picked_board", gc=False):
    by: Seat
    side: Side
    attribute: Attribute


class PlacedPawn(Struct, frozen=True, tag="placed_pawn", gc=False):
    by: Seat
    district: District


# Markers


class BarrierLifted(Struct, frozen=True, tag="barrier_lifted", gc=False):
    """A barrier was lifted, to be put elsewhere; ``seat`` is whose, if another player's."""

    by: Seat
    seat: Seat | None
    passage: Passage


class BarrierPut(Struct, frozen=True, tag="barrier_put", gc=False):
    """A barrier was put on a passage; ``seat`` is whose, if another player's."""

    by: Seat
    seat: Seat | None
    passage: Passage


class BarriersStuck(Struct, frozen=True, tag="barriers_stuck", gc=False):
    """None of the player's barriers could be moved (KKR-20)."""

    by: Seat


class StopPut(Struct, frozen=True, tag="stop_put", gc=False):
    by: Seat
    passage: Passage


class StopKept(Struct, frozen=True, tag="stop_kept", gc=False):
    """A STOP sign was played, but no marker could be put (KKR-41)."""

    by: Seat


class StopTaken(Struct, frozen=True, tag="stop_taken", gc=False):
    by: Seat
    passage: Passage


# Pawns and districts


class Walked(Struct, frozen=True, tag="walked", gc=False):
    by: Seat
    district: District


class Led(Struct, frozen=True, tag="led", gc=False):
    """The pawn of ``seat`` was led into a district."""

    by: Seat
    seat: Seat
    district: District


class Discovered(Struct, frozen=True, tag="discovered", gc=False):
    by: Seat
    district: District


# Places


class Laid(Struct, frozen=True, tag="laid", omit_defaults=True, gc=False):
    """A place went face down from the tray into a slot of its district."""

    district: District
    slot: Slot | None = None


class Collected(Struct, frozen=True, tag="collected", omit_defaults=True, gc=False):
    by: Seat
    district: District
    place: Place
    slot: Slot | None = None


class Looked(Struct, frozen=True, tag="looked", gc=False):
    """A player looked at what lies in a district."""

    by: Seat
    district: District


class Saw(Struct, frozen=True, tag="saw", gc=False):
    """What the one player saw who looked, slot by slot."""

    district: District
    places: tuple[Place, ...]


class Swapped(Struct, frozen=True, tag="swapped", gc=False):
    """``given`` went to ``seat``, and ``taken`` came from there."""

    by: Seat
    seat: Seat
    given: Place
    taken: Place


class Exchanged(Struct, frozen=True, tag="exchanged", gc=False):
    """``given`` went back to the tray, and ``taken`` came from there."""

    by: Seat
    given: Place
    taken: Place


# Cards and turns


class Drew(Struct, frozen=True, tag="drew", gc=False):
    by: Seat


class DrewCard(Struct, frozen=True, tag="drew_card", gc=False):
    """What the one player drew who drew."""

    card: Card


class Renewed(Struct, frozen=True, tag="renewed", gc=False):
    """The discards were shuffled into a new deck (KKR-43)."""


class PlayedCard(Struct, frozen=True, tag="played_card", gc=False):
    by: Seat
    card: Card


class Traded(Struct, frozen=True, tag="traded", gc=False):
    """Two places went back to the tray for a card."""

    by: Seat
    places: tuple[Place, ...]


class Discarded(Struct, frozen=True, tag="discarded", gc=False):
    """A card that would change nothing was thrown away from a full hand.

    In the first edition none of the others could be played either, and they were shown.
    """

    by: Seat
    card: Card
    shown: tuple[Card, ...]


class ActionsAdded(Struct, frozen=True, tag="actions_added", gc=False):
    by: Seat
    count: int


class TurnEnded(Struct, frozen=True, tag="turn_ended", gc=False):
    """A turn ended, with so many actions lost."""

    by: Seat
    lost: int
