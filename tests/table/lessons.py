"""Guided first games at a table: where a learner is, and how it goes on from there."""

from collections.abc import Iterator
from typing import Any

from tests.table.tables import NOW, OLA
from zaslonka import games
from zaslonka.kernel.lesson import Lesson, Theirs, Yours
from zaslonka.kernel.levels import Language
from zaslonka.table import playing, teaching
from zaslonka.table.live import LiveTable


def begun(game: str, part: int = 0, language: Language = "pl") -> LiveTable:
    return teaching.begun("TABLE", game, OLA, NOW, part=part, language=language)


def lesson_at(table: LiveTable) -> Lesson:
    assert table.lesson is not None
    return games.get(table.game).lesson[table.lesson.part]


def seen(table: LiveTable) -> Any:
    return table.rules.view(table.state, lesson_at(table).learner)


def asked(table: LiveTable) -> Any:
    """The move that the present step asks for, or its kind."""
    step = lesson_at(table).steps[told(table).step]
    assert isinstance(step, Yours)
    return step.move


def expected(table: LiveTable) -> Any:
    """A move that the present step has in mind."""
    wish = asked(table)
    if not isinstance(wish, type):
        return wish
    return next(move for move in table.rules.legal(seen(table)) if isinstance(move, wish))


def told(table: LiveTable) -> teaching.Taught:
    taught = teaching.taught(table, lesson_at(table).learner)
    assert taught is not None
    return taught


def onward(table: LiveTable) -> LiveTable:
    """The table after the present step was done as it wants to be."""
    match told(table).asks:
        case "next":
            return teaching.understood(table, OLA, told(table).step)
        case "move":
            return playing.play(table, lesson_at(table).learner, expected(table), NOW)
        case "wait":
            step = lesson_at(table).steps[told(table).step]
            assert isinstance(step, Theirs)
            assert step.seat in table.asked()
            assert not teaching.holds_back(table, step.seat)
            return playing.play(table, step.seat, teaching.scripted(table), NOW)


def path(table: LiveTable) -> Iterator[LiveTable]:
    """The table at each step of its lesson, and after the last."""
    yield table
    while teaching.taught(table, lesson_at(table).learner) is not None:
        table = onward(table)
        yield table


def strays(table: LiveTable) -> Iterator[Any]:
    """Legal moves of the learner that this step does not have in mind."""
    wish = asked(table)
    for move in table.rules.legal(seen(table)):
        if not (isinstance(move, wish) if isinstance(wish, type) else move == wish):
            yield move
