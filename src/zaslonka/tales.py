"""Afterwards: a finished game as a short story, and what each question in it was worth.  TAB-31.

A game tells its own story in a module `story`, and measures its questions in a module `bits`;
both are found as bots and beliefs are, and a game without them is told by its result alone.
A story is made of facts: their sentences are in `text/`, under ``story-<game>-<name>``.
"""

import importlib
import importlib.util
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from math import log2
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from zaslonka import games
from zaslonka.kernel import Chance, Match, Result, Seat, State, TimedOut, View
from zaslonka.table.info import Ending, Line


class Moment(NamedTuple):
    """A ply that was not taken back: who did what, what it told, the game before and after."""

    ply: int
    seat: Seat | None  # None: nobody moved, the time was out
    move: Any
    events: tuple[Any, ...]
    before: State[Any, Any, Any]
    after: State[Any, Any, Any]
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
    codes: int | None = None  # of a guess at a code: how many were possible


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


class Tale(Struct, frozen=True, dict=True):
    """All that a story is made of; nothing of it is secret any more (TAB-03)."""

    game: str
    dealt: State[Any, Any, Any]
    moments: tuple[Moment, ...]
    ending: Ending
    undone: int = 0  # how many times something was taken back
    talk: tuple[Line, ...] = ()
    questions: tuple[Question, ...] = ()

    @property
    def result(self) -> Result | None:
        return self.ending.result

    @property
    def last(self) -> State[Any, Any, Any]:
        return self.moments[-1].after if self.moments else self.dealt

    @cached_property
    def events(self) -> list[tuple[Moment, Any]]:
        """Everything that was told, with its moment."""
        return [(moment, event) for moment in self.moments for event in moment.events]

    def of(self, kind: type[Any]) -> list[tuple[Moment, Any]]:
        return [(moment, event) for moment, event in self.events if isinstance(event, kind)]

    def say(self, name: str, at: Moment | Question | None = None, /, **facts: Any) -> Sentence:
        return Sentence(f"story-{self.game}-{name}", facts, None if at is None else at.ply)


def plain(number: float) -> float:
    """A number as it is told: to one tenth, and whole where it is."""
    tenths = round(number * 10)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10


def entropy(counts: Iterable[float]) -> float:
    """How uncertain it is, in bits, which of these many-times-possible things is so."""
    found = [count for count in counts if count > 0]
    total = sum(found)
    return sum(count / total * log2(total / count) for count in found)


# Telling


def story(tale: Tale) -> Story:
    """All that is told of a game whose questions have been measured."""
    return Story(told(tale), tale.questions)


def told(tale: Tale) -> tuple[Sentence, ...]:
    """The game's own story, and what every table has to add."""
    storyteller = part(tale.game, "story")
    own = storyteller.story(tale) if storyteller else _bare(tale)
    return (*own, *_around(tale))


def _bare(tale: Tale) -> Iterator[Sentence]:
    if tale.result is not None:
        yield Sentence("story-table-won", {"seats": tale.result.winners})


def _around(tale: Tale) -> Iterator[Sentence]:
    """What happened at the table beside the game: TAB-07 to TAB-10."""
    by_clock = sum(moment.by_clock for moment in tale.moments)
    if tale.result is None:
        yield Sentence("story-table-stopped", {"count": len(tale.moments)})
    if tale.ending.resigned:
        seats = tale.ending.resigned
        yield Sentence("story-table-resigned", {"seats": seats, "count": len(seats)})
    if by_clock:
        yield Sentence("story-table-clock", {"count": by_clock})
    if tale.undone:
        yield Sentence("story-table-undone", {"count": tale.undone})


def changes_of_lead(standings: Iterable[Sequence[int]]) -> int:
    """How often somebody else came to be alone in front."""
    leaders = list[int]()
    for standing in standings:
        best = max(standing)
        if list(standing).count(best) == 1 and leaders[-1:] != [place := standing.index(best)]:
            leaders.append(place)
    return max(0, len(leaders) - 1)


# Measuring


def can_measure(game: str) -> bool:
    return part(game, "bits") is not None


def measured(game: str, before: View[Any, Any], move: Any, after: View[Any, Any]) -> Measure | None:
    """What a move was worth to its mover, by what the mover saw; None if it asked nothing."""
    meter = part(game, "bits")
    worth: Measure | None = meter.measured(before, move, after) if meter else None
    return worth


def questions(tale: Tale) -> Iterator[Question]:
    """Every move that asked something, measured here and now."""
    rules = games.get(tale.game)
    for moment in tale.moments if can_measure(tale.game) else ():
        if moment.seat is not None:
            before, after = (rules.view(s, moment.seat) for s in (moment.before, moment.after))
            if worth := measured(tale.game, before, moment.move, after):
                yield Question(moment.ply, moment.seat, moment.move, worth)


def part(game: str, name: str) -> ModuleType | None:
    """A module that a game may have or not."""
    found = f"{games.__name__}.{game}.{name}"
    return importlib.import_module(found) if importlib.util.find_spec(found) else None


# From a record


def moments(match: Match, by_clock: Collection[int] = ()) -> Iterator[Moment]:
    """The plies that stand, played again; at some of them a clock had run out."""
    rules, state = games.get(match.game), match.replay(upto=0)
    for entry in match.standing():
        before, chance = state.clone(), Chance(match.seed, entry.ply)
        if isinstance(entry, TimedOut):
            seat, move = None, None
            outcome = rules.time_up(state, chance)
        else:
            seat, move = entry.seat, msgspec.convert(entry.move, rules.move_type)
            outcome = rules.perform(state, seat, move, chance)
        events = tuple(told.event for told in outcome.told)
        late = seat is None or entry.ply in by_clock
        yield Moment(entry.ply, seat, move, events, before, state.clone(), late)
