"""The kernel: what a game is, and nothing about any one game.

A state is three kinds of record, and where a value lives *is* who may see it:

* ``table``   what everybody sees,
* ``hands``   what one seat alone sees, a record for each seat,
* ``secret``  what nobody sees: shuffled decks, the code in the middle.

Records are mutable, but the values in them are not (numbers, strings, tuples,
frozen structs), so a copy of the records is a copy of the game.

What is still to be done lies on the table as well: the *agenda*, a row of
steps, the next one first.  A step is a value that knows one rule.  It either
waits for a seat to decide (`Choice`) or is carried out at once (`Rule`), and
may put other steps before the rest.  When no step is left the game is over.
"""

import abc
import typing
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar, final

import msgspec
from msgspec import Struct

from zaslonka.chance import Chance as Chance
from zaslonka.phrases import Phrase
from zaslonka.records import clone, tag

Seat: TypeAlias = int

O = TypeVar("O", bound=Struct)
T = TypeVar("T", bound="Table")
H = TypeVar("H", bound=Struct)
S = TypeVar("S", bound=Struct)
N = TypeVar("N")
V = TypeVar("V")
M = TypeVar("M")

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


class Table(Struct, kw_only=True):
    """What everybody sees; each game adds its own."""

    agenda: tuple[Any, ...] = ()


class State(Struct, Generic[T, H, S]):
    """A whole game at one moment: more than anybody at the table may know."""

    table: T
    hands: list[H]
    secret: S

    def clone(self) -> "State[T, H, S]":
        return State(clone(self.table), [clone(hand) for hand in self.hands], clone(self.secret))


class View(Struct, Generic[T, H], frozen=True):
    """All that one seat may know; ``seat`` and ``hand`` are None for a spectator."""

    seat: Seat | None
    table: T
    hand: H | None


class Told(Struct, frozen=True):
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
            self.table.agenda = (*steps, *self.table.agenda)

    def over(self) -> None:
        """End the game here, whatever effects it is nested in."""
        self._over = True
        self.table.agenda = ()

    def settle(self) -> None:
        """Carry out the steps that wait for nobody."""
        table = self.table
        while table.agenda and isinstance(table.agenda[0], Rule):
            step, table.agenda = table.agenda[0], table.agenda[1:]
            step.run(self)


class Rule(Struct, Generic[N], frozen=True):
    """A step the rules carry out at once."""

    def run(self, now: N) -> None:
        raise NotImplementedError


class Choice(Struct, Generic[N, V, M], frozen=True):
    """A step that waits for a move, from any one of these seats."""

    takes: ClassVar[tuple[type[Struct], ...]]
    """The kinds of move this step takes; an endless kind comes last."""

    seats: tuple[Seat, ...]

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """The seats without which the game cannot go on; each has a legal move."""
        return self.seats

    def check(self, view: V, move: M) -> None:
        """Raise `Illegal` unless the viewer may make this move."""
        raise NotImplementedError

    def moves(self, view: V) -> Iterator[M]:
        """The legal moves, kind by kind as in ``takes``; a fair sample where there is no end."""
        raise NotImplementedError

    def take(self, now: N, seat: Seat, move: M) -> None:
        raise NotImplementedError

    def time_up(self, now: N) -> None:
        """What the rules do when the clock runs out; not overridden where they say nothing."""
        raise NotImplementedError

    def verdict(self, state: Any, move: M) -> object:
        """What others may learn of the move's private fields: nothing, unless a clause says so."""
        return None


Step: TypeAlias = Rule[Any] | Choice[Any, Any, Any]


# The game


class Game(abc.ABC, Generic[O, T, H, S]):
    """One game: how it is set up, read and scored.  Its turns are in its steps."""

    name: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    options: type[O]
    variants: tuple[O, ...]
    """Option sets that between them use every rule; the laws run over each."""
    state_type: Any
    move_type: Any
    event_type: Any
    phrases: ClassVar[tuple[Phrase, ...]] = ()

    @property
    def view_type(self) -> Any:
        # A type put together at run time is beyond what mypy can follow.
        return View[typing.get_args(self.state_type)[:2]]  # type: ignore[misc]

    # What each game says for itself

    @abc.abstractmethod
    def deal(self, options: O, seats: int, chance: Chance) -> State[T, H, S]:
        """The game laid out, with its first steps on the agenda."""

    @abc.abstractmethod
    def deal_unseen(self, view: View[T, H], chance: Chance) -> tuple[list[H], S]:
        """Hands and secret of a world that fits all the viewer has seen, drawn by true weight."""

    @abc.abstractmethod
    def result(self, table: T) -> Result:
        """How the game, now over, ended."""

    @abc.abstractmethod
    def audit(self, state: State[T, H, S]) -> None:
        """Assert what holds of every state: no component lost or doubled, no answer false."""

    def check_options(self, options: O, seats: int) -> None:
        """Raise `Illegal` unless the game can be played so."""

    def team(self, table: T, seat: Seat) -> int | None:
        """The team that a seat plays for, from the deal to the end; None where there are none."""
        return None

    def may_speak(self, table: T, seat: Seat) -> bool:
        """Whether a seat may now talk, and mark things for its team."""
        return True

    # What every game does alike

    @final
    def setup(self, options: O, seats: int, chance: Chance) -> State[T, H, S]:
        if seats not in self.seats:
            raise Illegal("TAB-14", "seats", least=self.seats[0], most=self.seats[-1], seats=seats)
        self.check_options(options, seats)
        state = self.deal(options, seats, chance)
        Now(state, None, chance).settle()
        return state

    @final
    def to_act(self, table: T) -> tuple[Seat, ...]:
        """The seats that may move now; none once the game is over."""
        return table.agenda[0].seats if table.agenda else ()

    @final
    def must_act(self, table: T) -> tuple[Seat, ...]:
        """The seats that everybody is waiting for."""
        return table.agenda[0].waits_for if table.agenda else ()

    @final
    def view(self, state: State[T, H, S], seat: Seat | None) -> View[T, H]:
        """A seat's own copy of what it may know."""
        if seat is not None and seat < 0:
            raise IndexError(seat)  # counted from the end it would be somebody else's hand
        hand = None if seat is None else clone(state.hands[seat])
        return View(seat, clone(state.table), hand)

    @final
    def legal(self, view: View[T, H]) -> Iterator[Any]:
        if view.seat in self.to_act(view.table):
            yield from view.table.agenda[0].moves(view)

    @final
    def check(self, view: View[T, H], move: Struct) -> None:
        """Raise `Illegal` unless the viewer may make this move now."""
        if not view.table.agenda:
            raise Illegal("TAB-03", "game_over")
        step = view.table.agenda[0]
        if view.seat not in step.seats:
            raise Illegal("TAB-01", "not_your_turn", seats=step.seats)
        if not isinstance(move, step.takes):
            raise Illegal("TAB-02", "not_now", takes=[tag(kind) for kind in step.takes])
        step.check(view, move)

    @final
    def play(self, state: State[T, H, S], seat: Seat, move: Struct, chance: Chance) -> list[Told]:
        """Make a move; the state is untouched if it is illegal."""
        return self.perform(state, seat, move, chance).told

    @final
    def perform(self, state: State[T, H, S], seat: Seat, move: Struct, chance: Chance) -> Outcome:
        """Make a move, and say whether it can still be taken back."""
        table = state.table
        hand = state.hands[seat] if 0 <= seat < len(state.hands) else None
        self.check(View(seat, table, hand), move)
        now = Now(state, seat, chance)
        step, table.agenda = table.agenda[0], table.agenda[1:]
        step.take(now, seat, move)
        now.settle()
        return Outcome(now.told, now.final)

    @final
    def has_time_up(self, table: T) -> bool:
        """Whether the rules themselves say what happens when this step's time is out."""
        return bool(table.agenda) and type(table.agenda[0]).time_up is not Choice.time_up

    @final
    def time_up(self, state: State[T, H, S], chance: Chance) -> Outcome:
        """Carry out what the rules say happens when the clock has run out."""
        table = state.table
        now = Now(state, None, chance)
        step, table.agenda = table.agenda[0], table.agenda[1:]
        step.time_up(now)
        now.settle()
        return Outcome(now.told, now.final)

    @final
    def imagine(self, view: View[T, H], chance: Chance) -> State[T, H, S]:
        """A whole state that looks to the viewer as the real one does."""
        hands, secret = self.deal_unseen(view, chance)
        if view.seat is not None and view.hand is not None:
            hands[view.seat] = clone(view.hand)
        return State(clone(view.table), hands, secret)


# A game on record


class Played(Struct, frozen=True, tag="played"):
    ply: int
    seat: Seat
    move: Any


class TimedOut(Struct, frozen=True, tag="timed_out"):
    """The clock ran out, and the rules' own default happened."""

    ply: int


class Undone(Struct, frozen=True, tag="undone"):
    """Everything after ply ``to`` was taken back, unnoticed or because all agreed."""

    ply: int
    to: int
    agreed: bool = False


Entry: TypeAlias = Played | TimedOut | Undone


class Match(Struct):
    """A game on record: replayed, it comes out the same.

    Ply numbers only ever grow, over undone and timed-out entries too, so that a
    move played again after an undo does not meet the same chance.
    """

    game: str
    version: int
    options: Any
    seats: int
    seed: bytes
    log: list[Entry] = []

    def standing(self, upto: int | None = None) -> list[Played | TimedOut]:
        """The entries up to a ply that were not taken back by then."""
        kept: list[Played | TimedOut] = []
        for entry in self.log:
            if upto is not None and entry.ply > upto:
                break
            if isinstance(entry, Undone):
                kept = [earlier for earlier in kept if earlier.ply <= entry.to]
            else:
                kept.append(entry)
        return kept

    def replay(
        self, rules: Game[Any, Any, Any, Any] | None = None, *, upto: int | None = None
    ) -> State[Any, Any, Any]:
        """The state after ply ``upto``, or after the last one."""
        if rules is None:
            # The one place where a record needs the shelf of games; they need the kernel first.
            from zaslonka import games

            rules = games.get(self.game)
        state = rules.setup(
            msgspec.convert(self.options, rules.options), self.seats, Chance(self.seed)
        )
        for entry in self.standing(upto):
            chance = Chance(self.seed, entry.ply)
            if isinstance(entry, TimedOut):
                rules.time_up(state, chance)
            else:
                rules.play(
                    state,
                    entry.seat,
                    msgspec.convert(entry.move, rules.move_type),
                    chance,
                )
        return state
