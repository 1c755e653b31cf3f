"""Kod Krakowa: all that an event card can do (KKR-04), as it stands in ``data/events.json``.

Each docstring says whether the card can be played for its effect, what is asked, and what
happens.  A choice is asked for only once the card is played; an effect that could change nothing
is left out (KKR-44).  Whatever is put on a passage keeps to KKR-15 and KKR-16.  ``clause`` is the
effect's own paragraph in the rules.
"""

from typing import ClassVar, TypeAlias

from msgspec import Struct


class MoveBarrier(Struct, frozen=True, tag="move_barrier", gc=False):
    """Move one barrier of any player to another free passage.

    Legal while some barrier can be moved.  Asks which barrier, and where to.
    """

    clause: ClassVar = "KKR-70"


class RemoveStop(Struct, frozen=True, tag="remove_stop", gc=False):
    """Take one STOP marker off the board; it goes back to the supply.

    Legal while a STOP marker is on the board.  Asks which.
    """

    clause: ClassVar = "KKR-71"


class WalkThrough(Struct, frozen=True, tag="walk_through", gc=False):
    """Walk through a blocked passage; its marker stays.

    Legal while a passage of the own district is blocked, and leads to a district on the board or
    to one that can be discovered without breaking KKR-16.  Asks where to.  It costs no action; an
    undiscovered district is discovered as by KKR-31.
    """

    clause: ClassVar = "KKR-72"


class Tram(Struct, frozen=True, tag="tram", gc=False):
    """Ride up to ``districts`` districts through unblocked passages.

    Legal while another district on the board is that near.  Asks where to, among the districts
    on the board: a tram discovers nothing.
    """

    clause: ClassVar = "KKR-73"
    districts: int


class GoTo(Struct, frozen=True, tag="go_to", gc=False):
    """Go straight to the named district, whatever is in between.

    Legal while that district is on the board and the own pawn elsewhere.  Asks nothing.
    """

    clause: ClassVar = "KKR-74"
    district: str


class GuidePawn(Struct, frozen=True, tag="guide_pawn", gc=False):
    """Lead another player's pawn into a neighbouring district on the board.

    Legal while some other pawn has an unblocked passage to a district on the board.  Asks whose
    pawn, and where to.
    """

    clause: ClassVar = "KKR-75"


class LayPlaces(Struct, frozen=True, tag="lay_places", gc=False):
    """Put ``count`` places from the tray onto their districts on the board, face down.

    Legal while a district on the board has a place on the tray; the own pawn's district too.
    Asks for the district of each, one after the other, as long as there are any.
    """

    clause: ClassVar = "KKR-76"
    count: int


class Look(Struct, frozen=True, tag="look", gc=False):
    """Look at all places that lie face down in one district; nobody else sees them.

    Legal while a place lies in some district.  Asks which district.
    """

    clause: ClassVar = "KKR-77"


class CollectNearby(Struct, frozen=True, tag="collect_nearby", gc=False):
    """Collect a place from a neighbouring district, as if standing there (KKR-32).

    Legal while a place lies in a district that an unblocked passage joins to the own one.  Asks
    which district.  It costs no action.
    """

    clause: ClassVar = "KKR-78"


class SwapPlaces(Struct, frozen=True, tag="swap_places", gc=False):
    """Swap a place beside the own boards for one beside another player's.

    Legal while both have one.  Asks which for which.  Each goes where it belongs at its new
    owner's (KKR-32).
    """

    clause: ClassVar = "KKR-79"


class ExchangePlace(Struct, frozen=True, tag="exchange_place", gc=False):
    """Take a place of the same district from the tray for one beside the own boards.

    Legal while the district of a place beside the own boards has another on the tray.  Asks which
    to give up.  The new one is drawn first, turned up and put where it belongs (KKR-32), then the
    old one is mixed in.
    """

    clause: ClassVar = "KKR-80"


class EverybodyDraws(Struct, frozen=True, tag="everybody_draws", gc=False):
    """Everybody with fewer than 4 cards draws one, the player on turn first.

    Always legal: the card played has made room for one.  Asks nothing; no place is laid for it.
    """

    clause: ClassVar = "KKR-81"


class ExtraActions(Struct, frozen=True, tag="extra_actions", gc=False):
    """This turn has ``count`` more actions.  Always legal.  Asks nothing."""

    clause: ClassVar = "KKR-82"
    count: int


class Discover(Struct, frozen=True, tag="discover", gc=False):
    """Put a district next to the board onto it, with one of its places face down.

    Legal while an undiscovered district has a passage, blocked or not, to the board and an
    unblocked one anywhere.  Asks which.  The pawn stays, and no card is drawn for it.
    """

    clause: ClassVar = "KKR-83"


Effect: TypeAlias = (
    MoveBarrier
    | RemoveStop
    | WalkThrough
    | Tram
    | GoTo
    | GuidePawn
    | LayPlaces
    | Look
    | CollectNearby
    | SwapPlaces
    | ExchangePlace
    | EverybodyDraws
    | ExtraActions
    | Discover
)
