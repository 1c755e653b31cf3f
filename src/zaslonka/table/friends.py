"""Between two people: asking, agreeing, parting, blocking.  TAB-104 to TAB-106.

A tie leads from one person to another and is the doing of the first; friends have one each way.
Who is turned down or blocked keeps their own tie as it was, so that nothing they are told differs
from not having been answered.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from zaslonka.kernel import Illegal

Kind: TypeAlias = Literal["asked", "friend", "turned_down", "blocked"]

MOST = 100
"""Friends that one person has, together with those they have asked."""
MOST_BLOCKED = 200


class Tie(Struct, frozen=True):
    """What one person has done about another."""

    person: str
    other: str
    kind: Kind


class Change(Struct, frozen=True):
    """Ties that come, and ties that go."""

    put: tuple[Tie, ...] = ()
    drop: tuple[Tie, ...] = ()


class Ties:
    """All ties to and from one person."""

    def __init__(self, person: str, ties: Iterable[Tie]) -> None:
        self.person = person
        self._all = frozenset(ties)

    def has(self, other: str, kind: Kind) -> bool:
        return Tie(self.person, other, kind) in self._all

    def is_told(self, other: str, kind: Kind) -> bool:
        """Whether the other has such a tie to this person."""
        return Tie(other, self.person, kind) in self._all

    def those(self, kind: Kind) -> list[str]:
        """To whom there is such a tie."""
        return sorted(
            tie.other for tie in self._all if tie.person == self.person and tie.kind == kind
        )

    def askers(self) -> list[str]:
        """Who waits for an answer; of who was turned down or blocked nothing is told.  TAB-104."""
        return sorted(
            tie.person
            for tie in self._all
            if tie.other == self.person and tie.kind == "asked" and self._listens_to(tie.person)
        )

    def others(self) -> set[str]:
        """Everybody of whom this person knows by a tie."""
        known = {tie.other for tie in self._all if tie.person == self.person}
        return known | {*self.askers()}

    def apart(self) -> set[str]:
        """Who is not to be brought together with this person.  TAB-106."""
        return {
            tie.other if tie.person == self.person else tie.person
            for tie in self._all
            if tie.kind == "blocked"
        }

    def _listens_to(self, other: str) -> bool:
        return not self.has(other, "turned_down") and not self.has(other, "blocked")

    # What somebody does

    def ask(self, other: str) -> Change:
        """To be friends: it is agreed if the other has asked, else it waits.  TAB-104."""
        if self.has(other, "blocked"):
            raise Illegal("TAB-106", "blocked_by_you")
        if self.has(other, "friend") or self.has(other, "asked"):
            return Change()
        self._need_room()
        if not self.is_told(other, "asked"):
            return Change(put=(Tie(self.person, other, "asked"),))
        return Change(
            put=(Tie(self.person, other, "friend"), Tie(other, self.person, "friend")),
            drop=(Tie(other, self.person, "asked"), Tie(self.person, other, "turned_down")),
        )

    def part(self, other: str) -> Change:
        """No longer be friends, ask no longer, or turn the other down.  TAB-104."""
        if not self.has(other, "friend") and not self.has(other, "asked"):
            answered = Tie(self.person, other, "turned_down")
            return Change(put=(answered,) if self.is_told(other, "asked") else ())
        return Change(drop=self._bonds(other))

    def block(self, other: str) -> Change:
        """Hear nothing more of somebody, who is not told.  TAB-106."""
        if len(self.those("blocked")) >= MOST_BLOCKED:
            raise Illegal("TAB-106", "blocked_enough", most=MOST_BLOCKED)
        return Change(put=(Tie(self.person, other, "blocked"),), drop=self._bonds(other))

    def unblock(self, other: str) -> Change:
        return Change(drop=(Tie(self.person, other, "blocked"),))

    def _bonds(self, other: str) -> tuple[Tie, ...]:
        return (
            Tie(self.person, other, "friend"),
            Tie(other, self.person, "friend"),
            Tie(self.person, other, "asked"),
        )

    def _need_room(self) -> None:
        if len(self.those("friend")) + len(self.those("asked")) >= MOST:
            raise Illegal("TAB-104", "friends_enough", most=MOST)
