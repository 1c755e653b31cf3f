"""The bodies about friends: TAB-104 to TAB-108.

People are told apart by ids that each has for one reader alone; what the server calls them by
is a secret, as good as a token.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from zaslonka.kernel import Seat
from zaslonka.protocol.wire import Commitment, Nonce

Standing: TypeAlias = Literal["none", "asks", "asked", "friend", "blocked"]


class Known(Struct, frozen=True, kw_only=True):
    """Somebody one has played with."""

    id: str
    name: str
    when: int | None = None  # the last table of both was last used, in milliseconds since 1970
    game: str | None = None  # that was played there


class Friend(Known, frozen=True, kw_only=True):
    at: str | None = None  # the game at whose table they are now, where both agreed: TAB-107
    table: str | None = None  # that table, only if it is listed for everybody


class Circle(Struct, frozen=True, kw_only=True):
    """One's friends, and whoever could be."""

    friends: tuple[Friend, ...]
    asks: tuple[Known, ...]  # who would like to be
    asked: tuple[Known, ...]  # whom one has asked
    met: tuple[Known, ...]  # whom else one has played with, the last first
    blocked: tuple[Known, ...]
    seen: bool  # whether friends who have agreed, too, see that one is at a table


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    agrees: bool


class Seated(Struct, frozen=True):
    """Who has a seat at one's own table, and how one stands to them."""

    seat: Seat
    id: str
    tie: Standing


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """A table like the last one with a friend, to which they are invited: TAB-108."""

    nonce: Nonce
    commitment: Commitment | None = None  # of a `Promise`: TAB-47


class Invitation(Struct, frozen=True):
    """A friend waits at a table."""

    id: str  # of the friend
    name: str
    game: str
    table: str
    when: int  # milliseconds since 1970
