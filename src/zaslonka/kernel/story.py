"""What a story is made of: a finished game as its storyteller gets it, and the sentences it tells.

A story is facts: their sentences are in the texts, under ``story-<game>-<name>``.  TAB-31.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from math import log2
from typing import Any, NamedTuple

from msgspec import Struct

from zaslonka.kernel.history import Ending, History, Undone
from zaslonka.kernel.steps import AnyState, Result, Seat
from zaslonka.kernel.talk import Line


class Moment(NamedTuple):
    """A ply that was not taken back: who did what, what it told, the game before and after."""

    ply: int
    seat: Seat | None  # None: nobody moved, the time was out
    move: Any
    events: tuple[Any, ...]
    before: AnyState
    after: AnyState
    by_clock: bool = False


class Measure(Struct, frozen=True):
    """What a move told the mover, in bits: so many times were the possible deals halved.

    ``expected`` is the mean over all answers that were possible then, ``got`` what the true one
    told; ``best`` is the move that promised most, and ``promised`` how much.
    """

    got: float
    expected: float
    best: Any = None
    promised: float | None = None
    chance: float | None = None  # of a guess: how likely it was right
    surest: float | None = None  # where one names cards: how likely the surest guess was right
    codes: int | None = None  # where a code is to be broken: how many were possible
    left: int | None = None  # and how many still are
    points: float | None = None  # where guesses win points: how many it was worth on average
    most: float | None = None  # and how many the one that was worth most,
    winner: Any = None  # which is this; where a code was certain, naming it


class Question(Struct, frozen=True):
    """A move that asked for something, and what it was worth."""

    ply: int
    by: Seat
    move: Any
    worth: Measure


class Sentence(Struct, frozen=True):
    """The message ``name``, what fills it in, and the ply it is about, if it is about one."""

    name: str
    facts: dict[str, Any] = {}
    ply: int | None = None


class Story(Struct, frozen=True):
    """What is told of a finished game: TAB-31."""

    sentences: tuple[Sentence, ...]
    questions: tuple[Question, ...]  # none where the game measures none


class Tale(Struct, frozen=True, dict=True, kw_only=True):
    """All that a story is made of; nothing of it is secret any more (TAB-03)."""

    game: str
    history: History
    ending: Ending
    talk: tuple[Line, ...] = ()
    questions: tuple[Question, ...] = ()

    @property
    def result(self) -> Result | None:
        return self.ending.result

    @property
    def dealt(self) -> AnyState:
        return self.history.plies[0].state

    @property
    def last(self) -> AnyState:
        return self.history.last.state

    @property
    def undone(self) -> int:
        """How many times something was taken back."""
        return sum(isinstance(ply.entry, Undone) for ply in self.history)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        return tuple(_moments(self.history))

    @cached_property
    def events(self) -> list[tuple[Moment, Any]]:
        """Everything that was told, with its moment."""
        return [(moment, event) for moment in self.moments for event in moment.events]

    def of(self, kind: type[Any]) -> list[tuple[Moment, Any]]:
        return [(moment, event) for moment, event in self.events if isinstance(event, kind)]

    def say(self, name: str, at: Moment | Question | None = None, /, **facts: Any) -> Sentence:
        return Sentence(f"story-{self.game}-{name}", facts, None if at is None else at.ply)


def _moments(history: History) -> Iterator[Moment]:
    for before, ply in pairwise(history.standing()):
        events = tuple(told.event for told in ply.told)
        yield Moment(ply.ply, ply.mover, ply.move, events, before.state, ply.state, ply.by_clock)


# For storytellers and meters


def plain(number: float) -> float:
    """A number as it is told: to one tenth, and whole where it is."""
    tenths = round(number * 10)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10


def entropy(counts: Iterable[float]) -> float:
    """How uncertain it is, in bits, which of these many-times-possible things is so."""
    found = [count for count in counts if count > 0]
    total = sum(found)
    return sum(count / total * log2(total / count) for count in found)


def changes_of_lead(scores: Iterable[Sequence[int]]) -> int:
    """How often somebody else came to be alone in front."""
    leaders = list[int]()
    for score in scores:
        best = max(score)
        if list(score).count(best) == 1 and leaders[-1:] != [place := score.index(best)]:
            leaders.append(place)
    return max(0, len(leaders) - 1)
