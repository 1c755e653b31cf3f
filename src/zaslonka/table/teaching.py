"""A lesson at a table: where the learner is on its path.  TAB-32.

Only how far its ideas were read is kept; the rest follows from the plies that stand, so that
a move taken back takes the lesson back with it.
"""

from typing import Any, Literal, NamedTuple

from msgspec import Struct, structs

from zaslonka import games
from zaslonka.kernel import Illegal, Played, Ply, Seat
from zaslonka.kernel.lesson import Idea, Lesson, LessonStep, Theirs, Yours
from zaslonka.kernel.levels import Language
from zaslonka.table import clocks, lobby
from zaslonka.table.info import BotSeat
from zaslonka.table.live import Learning, LiveTable, need_seat


class Taught(Struct, frozen=True, kw_only=True):
    """What a lesson says to its learner now."""

    step: int  # of its path, to answer with
    told: int  # ideas before this one, and
    ideas: int  # all there are
    part: int  # of the lesson, and
    parts: int  # how many it has
    idea: str | None  # whose sentence is `lesson-<game>-<idea>`; None: a bot is about to move
    look: str | None  # what the page outlines
    clause: str | None
    asks: Literal["next", "move", "wait"]
    astray: bool  # another move was made than this idea had in mind


_ASKS: dict[type[LessonStep], Literal["next", "move", "wait"]] = {
    Idea: "next",
    Yours: "move",
    Theirs: "wait",
}


class _Place(NamedTuple):
    """The present step of a path, and whether another move was made there than it has."""

    number: int
    step: LessonStep
    astray: bool = False


def begun(
    table_id: str, game: str, learner: str, now: int, *, part: int = 0, language: Language = "pl"
) -> LiveTable:
    """A table for a part of a lesson, dealt by its seed alone; the other seats are bots'."""
    parts = games.get(game).lesson
    if not 0 <= part < len(parts):
        raise Illegal("TAB-32", "no_lesson")
    lesson = parts[part]
    seats = range(lesson.seats)
    table = lobby.make(
        table_id,
        game,
        tuple(lobby.OPEN if seat == lesson.learner else BotSeat("latwy") for seat in seats),
        host=learner,
        nonce="",
        seed=lesson.seed,
        options=lesson.options | lesson.words.get(language, {}),
        help=lesson.help,
    )
    return clocks.paused(lobby.deal(table.but(lesson=Learning(part)), now), now)


def understood(table: LiveTable, person: str | None, number: int) -> LiveTable:
    """The learner has read the idea of this step; of any but the present one it is old news."""
    learning, _ = _need_lesson(table, person)
    place = _place(table)
    if place is None or place.number != number:
        return table
    if not isinstance(place.step, Idea):
        raise Illegal("TAB-32", "move_first")
    return table.but(lesson=structs.replace(learning, read=number + 1))


def left(table: LiveTable, person: str | None) -> LiveTable:
    """The learner goes on alone: the same game, with bots that play by themselves."""
    learning, lesson = _need_lesson(table, person)
    return table.but(lesson=structs.replace(learning, read=len(lesson.steps)))


def taught(table: LiveTable, seat: Seat | None) -> Taught | None:
    """What a seat is told of the lesson; nobody but the learner is told anything."""
    found, place = _lesson(table), _place(table)
    if found is None or place is None or seat != found[1].learner:
        return None
    (learning, lesson), step = found, place.step
    ideas = [at for at, one in enumerate(lesson.steps) if not isinstance(one, Theirs)]
    idea = None if isinstance(step, Theirs) else step
    return Taught(
        step=place.number,
        told=sum(at < place.number for at in ideas),
        ideas=len(ideas),
        part=learning.part,
        parts=len(table.rules.lesson),
        idea=None if idea is None else idea.name,
        look=None if idea is None else idea.look,
        clause=None if idea is None else idea.clause,
        asks=_ASKS[type(step)],
        astray=place.astray,
    )


def holds_back(table: LiveTable, seat: Seat) -> bool:
    """Whether the bot on a seat waits, for the learner to read, to move or to think again."""
    place = _place(table)
    return place is not None and (place.astray or getattr(place.step, "seat", None) != seat)


def scripted(table: LiveTable) -> Any | None:
    """The move that the lesson has for the bot that is on turn, while the game is on its path."""
    place = _place(table)
    return place.step.move if place is not None and isinstance(place.step, Theirs) else None


def _lesson(table: LiveTable) -> tuple[Learning, Lesson] | None:
    if table.lesson is None:
        return None
    return table.lesson, table.rules.lesson[table.lesson.part]


def _need_lesson(table: LiveTable, person: str | None) -> tuple[Learning, Lesson]:
    need_seat(table, person)
    found = _lesson(table)
    if found is None:
        raise Illegal("TAB-32", "no_lesson")
    return found


def _place(table: LiveTable) -> _Place | None:
    """Where the game is on the path of its lesson; None where there is none, or none any more."""
    if (found := _lesson(table)) is None:
        return None
    (learning, lesson), played = found, table.history.standing()[1:]
    steps = lesson.steps
    moves = [number for number, step in enumerate(steps) if not isinstance(step, Idea)]
    alone = lesson.learner not in table.players()  # the lesson is nobody's any more
    went_on = any(ply.mover == lesson.learner for ply in played[len(moves) :])
    if alone or went_on or learning.read >= len(steps):
        return None
    for number, ply in zip(moves, played, strict=False):
        if not _is_made_by(steps[number], ply, lesson.learner):
            return _Place(number, steps[number], astray=True)
    bounds, made = [-1, *moves, len(steps)], min(len(played), len(moves))
    number = min(max(learning.read, bounds[made] + 1), bounds[made + 1])
    return _Place(number, steps[number]) if number < len(steps) else None


def _is_made_by(step: LessonStep, ply: Ply, learner: Seat) -> bool:
    """Whether a ply is the move of a step; what a bot was made to play needs no comparing."""
    match step, ply.entry:
        case Yours(move=wish), Played(seat=seat, move=move):
            same = isinstance(move, wish) if isinstance(wish, type) else move == wish
            return seat == learner and same
        case Theirs(seat=bot), Played(seat=seat):
            return seat == bot
    return False
