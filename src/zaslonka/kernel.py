"""The kernel: what a game is, and nothing about any one game.

Its records and steps are in `steps`; here is the game that they make up, and a game on record.
"""

import abc
import typing
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, final

import msgspec
from msgspec import Struct

from zaslonka.chance import Chance as Chance
from zaslonka.phrases import Phrase
from zaslonka.records import clone, tag
from zaslonka.steps import (
    PRIVATE as PRIVATE,
    Choice as Choice,
    H,
    Illegal as Illegal,
    Now as Now,
    Outcome as Outcome,
    Result as Result,
    Rule as Rule,
    S,
    Seat as Seat,
    State as State,
    Step as Step,
    T,
    Table as Table,
    Told as Told,
    View as View,
    private_fields as private_fields,
)

O = TypeVar("O", bound=Struct)


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

    def again(self, options: O, table: T) -> O:
        """The options of a rematch, given the table of the game that is over."""
        return options

    def annotate(self, view: View[T, H], move: Any) -> Any:
        """A move as it is made and recorded, with what a live table knows and no replay could."""
        return move

    def in_words(self, view: View[T, H], move: Any) -> dict[str, Any]:
        """The facts that say a move: its fields, and what they stand for on this table."""
        return msgspec.structs.asdict(move)

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
    def is_asked(self, view: View[T, H]) -> bool:
        """Whether the viewer has something to decide now, known to all or not."""
        return bool(view.table.agenda) and view.table.agenda[0].is_asked(view)

    @final
    def seconds(self, table: T) -> int | None:
        """How long the rules themselves give for the present step."""
        return table.agenda[0].seconds(table) if table.agenda else None

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
