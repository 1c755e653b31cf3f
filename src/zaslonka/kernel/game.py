"""What a game is: how it is set up, read and scored, and the parts it may have."""

import abc
import sys
import typing
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, final, overload

import msgspec
from msgspec import Struct

from zaslonka.kernel.batch import Batch
from zaslonka.kernel.challenge import Challenge
from zaslonka.kernel.chance import Chance
from zaslonka.kernel.lesson import Lesson
from zaslonka.kernel.levels import LEVELS, Help, Level
from zaslonka.kernel.parts import (
    Beliefs,
    Bot,
    Domains,
    Judge,
    Knowledge,
    Meter,
    Printing,
    Storyteller,
)
from zaslonka.kernel.puzzles import Puzzles
from zaslonka.kernel.records import clone, tag
from zaslonka.kernel.steps import (
    Choice,
    H,
    Illegal,
    Now,
    Outcome,
    Result,
    S,
    Seat,
    SeatView,
    State,
    T,
    Told,
    View,
)
from zaslonka.kernel.talk import Phrase

O = TypeVar("O", bound=Struct)


class Game(abc.ABC, Generic[O, T, H, S]):
    """One game: its rules, whose turns are in its steps, and the parts it has besides."""

    name: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    sizes: ClassVar[tuple[int, ...]] = ()
    """Numbers of seats that between them use every rule; all of ``seats`` where none are named."""
    options: type[O]
    variants: tuple[O, ...]
    """Option sets that between them use every rule; the laws run over each, for each size."""
    state_type: Any
    move_type: Any
    event_type: Any
    phrases: ClassVar[tuple[Phrase, ...]] = ()

    __slots__ = (
        "batch",
        "beliefs",
        "bot",
        "challenge",
        "domains",
        "judge",
        "knowledge",
        "lesson",
        "meter",
        "printing",
        "puzzles",
        "story",
    )

    def __init__(
        self,
        *,
        bot: Bot | None = None,
        beliefs: Beliefs | None = None,
        judge: Judge | None = None,
        lesson: tuple[Lesson, ...] = (),
        story: Storyteller | None = None,
        meter: Meter | None = None,
        knowledge: Knowledge | None = None,
        printing: Printing | None = None,
        domains: Callable[[O, int], Domains] | None = None,
        challenge: Challenge | None = None,
        batch: Batch | None = None,
        puzzles: Puzzles | None = None,
    ) -> None:
        self.bot = bot
        self.beliefs = beliefs
        self.judge = judge
        self.lesson = lesson
        self.story = story
        self.meter = meter
        self.knowledge = knowledge
        self.printing = printing
        self.domains = domains
        self.challenge = challenge
        self.batch = batch
        self.puzzles = puzzles

    @property
    def folder(self) -> Path:
        """Where the game lives: its clauses and its sentences are in there."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels of its bot; none where it has no bot."""
        return LEVELS if self.bot else ()

    @property
    def helps(self) -> tuple[Help, ...]:
        """The levels of help it can give."""
        every: tuple[Help, ...] = ("none", "facts", "full")
        return tuple(h for h in every if h == "none" or (self.beliefs and self.beliefs.of(h)))

    @property
    def clockless(self) -> tuple[str, ...]:
        """The yes-or-no options with which a table has no clock."""
        return tuple(
            field.name
            for field in msgspec.structs.fields(self.options)
            if field.type is bool and not self._may_have_clock(self.options(**{field.name: True}))
        )

    def _may_have_clock(self, options: O) -> bool:
        try:
            self.check_clock(options)
        except Illegal:
            return False
        return True

    @property
    def view_type(self) -> Any:
        return _of_records(View, self.state_type)

    @property
    def seat_view_type(self) -> Any:
        return _of_records(SeatView, self.state_type)

    def of_version(self, version: int) -> "Game[O, T, H, S]":
        """The rules by which games of this version were dealt; LookupError if none are known."""
        if version != self.version:
            raise LookupError(f"{self.name} has no version {version}")
        return self

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

    def check_clock(self, options: O) -> None:
        """Raise `Illegal` unless a table played so may have clocks."""

    def check_bot(self, options: O, seats: int, seat: Seat) -> None:
        """Raise `Illegal` unless a bot may have this seat."""

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

    def side(self, table: T, seat: Seat) -> tuple[str, int]:
        """With whom a seat wins and loses: its team, or itself alone."""
        team = self.team(table, seat)
        return ("seat", seat) if team is None else ("team", team)

    def is_drawn(self, table: T, winners: Iterable[Seat]) -> bool:
        """Whether more than one side has won."""
        return len({self.side(table, seat) for seat in winners}) > 1

    def bank(self, table: T, seat: Seat) -> int | None:
        """Whose thinking time a seat spends: who has the same answer shares it; None: nobody's."""
        return seat

    def may_speak(self, table: T, seat: Seat) -> bool:
        """Whether a seat may now talk, and mark things for its team."""
        return True

    # What every game does alike

    @property
    def lets_all_speak(self) -> bool:
        """Whether nobody is ever kept from speaking."""
        return type(self).may_speak is Game.may_speak

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
    def is_asked(self, view: SeatView[T, H]) -> bool:
        """Whether the viewer has something to decide now, known to all or not."""
        return bool(view.table.agenda) and view.table.agenda[0].is_asked(view)

    @final
    def seconds(self, table: T) -> int | None:
        """How long the rules themselves give for the present step."""
        return table.agenda[0].seconds(table) if table.agenda else None

    @overload
    def view(self, state: State[T, H, S], seat: Seat) -> SeatView[T, H]: ...
    @overload
    def view(self, state: State[T, H, S], seat: Seat | None) -> View[T, H]: ...
    @final
    def view(self, state: State[T, H, S], seat: Seat | None) -> View[T, H]:
        """A seat's own copy of what it may know; without a seat, a spectator's."""
        if seat is None:
            return View(None, clone(state.table), None)
        if seat < 0:
            raise IndexError(seat)  # counted from the end it would be somebody else's hand
        return SeatView(seat, clone(state.table), clone(state.hands[seat]))

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
        if not isinstance(view, SeatView) or view.seat not in step.seats:
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
        self.check(self.judging(state, seat), move)
        return self.carry_out(state, seat, move, chance)

    @final
    def judging(self, state: State[T, H, S], seat: Seat) -> View[T, H]:
        """What a move of a seat is judged by: no copy, for who judges only reads."""
        if 0 <= seat < len(state.hands):
            return SeatView(seat, state.table, state.hands[seat])
        return View(seat, state.table, None)

    @final
    def carry_out(self, state: State[T, H, S], seat: Seat, move: Struct, chance: Chance) -> Outcome:
        """Make a move that was checked."""
        table, now = state.table, Now(state, seat, chance)
        step: Choice[Any, Any, Any] = table.agenda[0]
        table.agenda = table.agenda[1:]
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
        if isinstance(view, SeatView):
            hands[view.seat] = clone(view.hand)
        return State(clone(view.table), hands, secret)


def _of_records(view: Any, state_type: Any) -> Any:
    """A view of the same records; put together at run time, beyond what mypy can follow."""
    return view[typing.get_args(state_type)[:2]]


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
