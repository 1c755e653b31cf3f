"""Talk as a game knows it: what it lets people say with one touch, and what they said."""

from typing import TypeAlias

from msgspec import Struct

from zaslonka.kernel.steps import Seat


class Phrase(Struct, frozen=True):
    """The sentence ``phrase-<game>-<id>``, or ``promise-<game>-<id>``: a promise binds nobody."""

    id: str
    slots: dict[str, tuple[str, ...]] = {}  # by the variable's name, the words it can be
    seat: bool = False  # whether it names somebody at the table, as ``$seat``
    promise: bool = False


class Phrased(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the game's phrases, filled in; each reads it in their own language: TAB-21."""

    phrase: str
    slots: dict[str, str] = {}
    seat: Seat | None = None


Words: TypeAlias = str | Phrased


class Line(Struct, frozen=True, kw_only=True):
    """Something said, as those hear it whom it is for: TAB-19, TAB-20."""

    who: str  # the same for all that one person says here, whatever their name or seat
    name: str
    by: Seat | None  # where they sit now
    ply: int  # the last one before it
    said: Words
    team: bool = False  # heard by their own team alone
    promise: bool = False  # which binds nobody


class Opinion(Struct, frozen=True):
    """What a bot thinks of a thing that all can see: how likely it is the right one.  TAB-60."""

    thing: str
    percent: int
