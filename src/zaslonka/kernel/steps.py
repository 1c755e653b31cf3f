"""What a game is made of: records that say who sees what, and steps that each know one rule.

Where a value lives *is* who may see it:

* ``table``   what everybody sees,
* ``hands``   what one seat alone sees, a record for each seat,
* ``secret``  what nobody sees: shuffled decks, the code in the middle.

Records are mutable, but the values in them are not (numbers, strings, tuples,
frozen structs), so a copy of the records is a copy of the game.  Nothing in them
leads back to them: the collector need not look (``gc=False``, where many are made).

What is still to be done lies on the table as well: the *agenda*, a row of
steps, the next one first.  A step is a value that knows one rule.  It either
waits for a seat to decide (`Choice`) or is carried out at once (`Rule`), and
may put other steps before the rest.  When no step is left the game is over.
"""

import typing
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from zaslonka.kernel.chance import Chance
from zaslonka.kernel.copying import Copier, copier

Seat: TypeAlias = int

T = TypeVar("T", bound="Table")
H = TypeVar("H", bound=Struct)
S = TypeVar("S", bound=Struct)
T_co = TypeVar("T_co", bound="Table", covariant=True)
H_co = TypeVar("H_co", bound=Struct, covariant=True)
N = TypeVar("N")
V = TypeVar("V")
M = TypeVar("M")

MOST_LISTED = 64
"""Of a kind with more moves than this, none are listed for a player to choose from."""

PRIVATE = msgspec.Meta(extra={"private": True})
"""Marks a field of a move that nobody but the mover may learn: ``Annotated[Card, PRIVATE]``."""


def private_fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a kind of move that are marked `PRIVATE`."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple(
        name for name, hint in hints.items() if PRIVATE in getattr(hint, "__metadata__", ())
    )


class Illegal(Exception):
    """The move breaks the clause ``rule`` because of ``why``; ``facts`` fill in the sentence."""

    def __init__(self, rule: str, why: str, **facts: object) -> None:
        super().__init__(rule, why, facts)
        self.rule = rule
        self.why = why
        self.facts = facts


# What a game is made of


class Table(Struct, kw_only=True, gc=False):
    """What everybody sees; each game adds its own."""

    agenda: tuple[Any, ...] = ()


class State(Struct, Generic[T, H, S], gc=False):
    """A whole game at one moment: more than anybody at the table may know."""

    table: T
    hands: list[H]
    secret: S

    def clone(self) -> "State[T, H, S]":
        table, hand, secret = _COPIERS.get(type(self.table)) or _copiers_for(self)
        return State(table(self.table), [*map(hand, self.hands)], secret(self.secret))


_COPIERS: dict[type[Table], tuple[Copier, Copier, Copier]] = {}
"""For each kind of table, what copies it, a hand and the secret of its game."""


def _copiers_for(state: "AnyState") -> tuple[Copier, Copier, Copier]:
    table: type[Table] = type(state.table)
    hand: type[Struct] = type(state.hands[0])
    secret: type[Struct] = type(state.secret)
    _COPIERS[table] = (copier(table), copier(hand), copier(secret))
    return _COPIERS[table]


class View(Struct, Generic[T_co, H_co], frozen=True, gc=False):
    """All that one seat may know; ``seat`` and ``hand`` are None for a spectator."""

    seat: Seat | None
    table: T_co
    hand: H_co | None


class SeatView(View[T_co, H_co], frozen=True):
    """The view of a seat, which has a hand: what players, bots and `check` are given."""

    seat: Seat
    table: T_co
    hand: H_co


class Told(Struct, frozen=True, gc=False):
    """Something that happened, and the one seat it was told to (None: everybody)."""

    event: Any
    only: Seat | None = None


class Result(Struct, frozen=True):
    """How a game ended: the winners, if any, each seat's score, and why."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


class Outcome(NamedTuple):
    """What came of a ply: what was told, and whether it can be taken back unnoticed."""

    told: list[Told]
    final: bool


# Steps


class Now(Generic[T, H, S]):
    """The state as a step changes it, the chance it draws on, and what comes of it.

    ``final`` turns true once a step reads what the mover cannot know (another
    hand, the secret, chance): from then on somebody may have learned something,
    and undo goes no further back.
    """

    __slots__ = ("_chance", "_over", "_state", "final", "mover", "table", "told")

    def __init__(self, state: State[T, H, S], mover: Seat | None, chance: Chance) -> None:
        self.table = state.table
        self.mover = mover
        self.told: list[Told] = []
        self.final = False
        self._state = state
        self._chance = chance
        self._over = False

    @property
    def hand(self) -> H:
        """The mover's own hand, to take from and put into unseen.

        To *show* something of it, read it through `hands`: the laws fail a ply
        that tells a card of this hand without being final.
        """
        assert self.mover is not None, "nobody moved: there is no own hand"
        return self._state.hands[self.mover]

    @property
    def hands(self) -> list[H]:
        self.final = True
        return self._state.hands

    @property
    def secret(self) -> S:
        self.final = True
        return self._state.secret

    @property
    def chance(self) -> Chance:
        self.final = True
        return self._chance

    @property
    def seats(self) -> int:
        return len(self._state.hands)

    def tell(self, event: Struct, *, only: Seat | None = None) -> None:
        """Tell an event.  No seat learns anything in any other way."""
        self.told.append(Told(event, only))

    def then(self, *steps: "Step") -> None:
        """Put these steps before the rest of the agenda."""
        if not self._over:
            self.table.agenda = steps + self.table.agenda

    def over(self) -> None:
        """End the game here, whatever effects it is nested in."""
        self._over = True
        self.table.agenda = ()

    def settle(self) -> None:
        """Carry out the steps that wait for nobody."""
        table = self.table
        while agenda := table.agenda:
            step = agenda[0]
            if not isinstance(step, Rule):
                break
            table.agenda = agenda[1:]
            step.run(self)


class Rule(Struct, Generic[N], frozen=True, gc=False):
    """A step the rules carry out at once."""

    def run(self, now: N) -> None:
        raise NotImplementedError


class Choice(Struct, Generic[N, V, M], frozen=True, gc=False):
    """A step that waits for a move, from any one of these seats."""

    takes: ClassVar[tuple[type[Struct], ...]]
    """The kinds of move this step takes; an endless kind comes last."""

    costly: ClassVar[tuple[type[Struct], ...]] = ()
    """The kinds that spend what a player has little of, a guess or a point: no clock makes them."""

    seats: tuple[Seat, ...]

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """The seats without which the game cannot go on; each has a legal move."""
        return self.seats

    def is_asked(self, view: V) -> bool:
        """Whether the viewer has something to decide; others need not know that it has."""
        return typing.cast("AnySeatView", view).seat in self.waits_for

    def decider(self, state: Any) -> Seat:
        """Who decides first, if one does after another: who is asked in secret, then in order."""
        seats = self.seats
        if len(seats) == 1:
            return seats[0]
        views: list[AnySeatView] = [
            SeatView(seat, state.table, state.hands[seat]) for seat in seats
        ]
        asked = [view.seat for view in views if self.is_asked(typing.cast(V, view))]
        return min(asked, key=self.waits_for.__contains__)

    def seconds(self, table: Any) -> int | None:
        """How long the rules themselves give for this step, before `time_up`."""
        return None

    def check(self, view: V, move: M) -> None:
        """Raise `Illegal` unless the viewer may make this move."""
        raise NotImplementedError

    def moves(self, view: V) -> Iterator[M]:
        """The legal moves, kind by kind as in ``takes``; a fair sample where there is no end."""
        raise NotImplementedError

    def draw(self, view: V, below: Callable[[int], int]) -> M:
        """The one of n `moves` that ``below(n)`` says; overridden where that needs no list."""
        found = list(self.moves(view))
        return found[below(len(found))]

    def unlisted(self, view: V) -> tuple[type[Struct], ...]:
        """The kinds of which the viewer may make more moves than anybody would list."""
        return ()

    def listed(self, view: V) -> Iterator[M]:
        """The legal moves of all other kinds; the same as `moves` where there are no others."""
        return self.moves(view)

    def take(self, now: N, seat: Seat, move: M) -> None:
        raise NotImplementedError

    def time_up(self, now: N) -> None:
        """What the rules do when the clock runs out; not overridden where they say nothing."""
        raise NotImplementedError

    def verdict(self, state: Any, move: M) -> object:
        """What others may learn of the move's private fields: nothing, unless a clause says so."""
        return None


class OneSeatChoice(Choice[N, V, M], frozen=True):
    """A step that waits for a move of one seat alone."""

    seats: tuple[Seat]

    @property
    def seat(self) -> Seat:
        return self.seats[0]


Step: TypeAlias = Rule[Any] | Choice[Any, Any, Any]

# What is meant where any game will do

AnyState: TypeAlias = State[Any, Any, Any]
AnyView: TypeAlias = View[Any, Any]
AnySeatView: TypeAlias = SeatView[Any, Any]
