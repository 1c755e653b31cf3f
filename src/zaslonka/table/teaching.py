"""A lesson at a table: where the learner is on its path.  TAB-32.

Only how far its ideas were read is kept; the rest follows from the plies that stand, so that
a move taken back takes the lesson back with it.
"""

from typing import Any, Literal, NamedTuple

from msgspec import Struct

from zaslonka import lessons
from zaslonka.kernel import Illegal, Played, Seat
from zaslonka.lessons import Idea, Lesson, Step, Theirs, Yours
from zaslonka.table import clocks, lobby
from zaslonka.table.info import BotSeat
from zaslonka.table.live import LiveTable, Ply, need_seat


class Taught(Struct, frozen=True):
    """What a lesson says to its learner now."""

    step: int  # of its path, to answer with
    told: int  # ideas before this one, and
    ideas: int  # all there are
    idea: str | None  # whose sentence is `lesson-<game>-<idea>`; None: a bot is about to move
    look: str | None  # what the page outlines
    clause: str | None
    asks: Literal["next", "move", "wait"]
    astray: bool  # another move was made than this idea had in mind


class _Place(NamedTuple):
    """The present step of a path, and whether another move was made there than it has."""

    number: int
    step: Step
    astray: bool = False


def begun(table_id: str, game: str, lesson: Lesson, learner: str, now: int) -> LiveTable:
    """A table for a lesson, dealt by its seed alone; the other seats are bots'."""
    seats = range(lesson.seats)
    table = lobby.make(
        table_id,
        game,
        tuple(lobby.OPEN if seat == lesson.learner else BotSeat("latwy") for seat in seats),
        host=learner,
        nonce="",
        seed=lesson.seed,
        options=lesson.options,
        help=lesson.help,
    )
    return clocks.paused(lobby.deal(table.but(lesson=0), now), now)


def understood(table: LiveTable, person: str | None, number: int) -> LiveTable:
    """The learner has read the idea of this step; of any but the present one it is old news."""
    _need_lesson(table, person)
    place = _place(table)
    if place is None or place.number != number:
        return table
    if not isinstance(place.step, Idea):
        raise Illegal("TAB-32", "move_first")
    return table.but(lesson=number + 1)


def left(table: LiveTable, person: str | None) -> LiveTable:
    """The learner goes on alone: the same game, with bots that play by themselves."""
    return table.but(lesson=len(_need_lesson(table, person).steps))


def taught(table: LiveTable, seat: Seat | None) -> Taught | None:
    """What a seat is told of the lesson; nobody but the learner is told anything."""
    lesson, place = _lesson(table), _place(table)
    if lesson is None or place is None or seat != lesson.learner:
        return None
    number, step, astray = place
    ideas = [at for at, one in enumerate(lesson.steps) if not isinstance(one, Theirs)]
    told = sum(at < number for at in ideas)
    if isinstance(step, Theirs):
        return Taught(number, told, len(ideas), None, None, None, "wait", astray)
    asks: Literal["next", "move"] = "next" if isinstance(step, Idea) else "move"
    return Taught(number, told, len(ideas), step.name, step.look, step.clause, asks, astray)


def holds_back(table: LiveTable, seat: Seat) -> bool:
    """Whether the bot on a seat waits, for the learner to read, to move or to think again."""
    place = _place(table)
    return place is not None and (place.astray or getattr(place.step, "seat", None) != seat)


def scripted(table: LiveTable) -> Any | None:
    """The move that the lesson has for the bot that is on turn, while the game is on its path."""
    place = _place(table)
    return place.step.move if place is not None and isinstance(place.step, Theirs) else None


def _lesson(table: LiveTable) -> Lesson | None:
    return None if table.lesson is None else lessons.of(table.game)


def _need_lesson(table: LiveTable, person: str | None) -> Lesson:
    need_seat(table, person)
    lesson = _lesson(table)
    if lesson is None:
        raise Illegal("TAB-32", "no_lesson")
    return lesson


def _place(table: LiveTable) -> _Place | None:
    """Where the game is on the path of its lesson; None where there is none, or none any more."""
    lesson = _lesson(table)
    if lesson is None or table.lesson is None or lesson.learner not in table.players():
        return None
    steps, played = lesson.steps, table.standing()[1:]
    moves = [number for number, step in enumerate(steps) if not isinstance(step, Idea)]
    if table.lesson >= len(steps) or len(played) > len(moves):
        return None
    for number, ply in zip(moves, played, strict=False):
        if not _is_made_by(steps[number], ply, lesson.learner):
            return _Place(number, steps[number], astray=True)
    bounds = [-1, *moves, len(steps)]
    number = min(max(table.lesson, bounds[len(played)] + 1), bounds[len(played) + 1])
    return _Place(number, steps[number]) if number < len(steps) else None


def _is_made_by(step: Step, ply: Ply, learner: Seat) -> bool:
    """Whether a ply is the move of a step; what a bot was made to play needs no comparing."""
    match step, ply.entry:
        case Yours(move=wish), Played(seat=seat, move=move):
            return seat == learner and wish in (None, move)
        case Theirs(seat=bot), Played(seat=seat):
            return seat == bot
    return False
