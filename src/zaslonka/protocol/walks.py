"""A lesson as a recorded walk: all its learner would be told on its path, for who is offline.

The seed of a lesson is published and every move of its path is known (TAB-32), so nothing in a
walk is a secret.  It is made of the messages of the wire, which a page plays through.  TAB-82.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from zaslonka import __version__
from zaslonka.kernel.lesson import Lesson, Theirs, Yours
from zaslonka.kernel.levels import Language
from zaslonka.protocol import packing, telling, wire
from zaslonka.protocol.bodies import Walk, WalkStep
from zaslonka.table import playing, teaching
from zaslonka.table.live import LiveTable

LEARNER = "learner"
"""Who walks it: any person, by no name."""

NAMES = {LEARNER: telling.FORGOTTEN}


def walk(game: str, part: int, language: Language) -> Walk:
    """The path of a part of a lesson; Illegal where a game has no such part."""
    table = teaching.begun("LESSON", game, LEARNER, 0, part=part, language=language)
    return Walk((_welcome(table), *_help(table)), tuple(_steps(table)))


def _steps(table: LiveTable) -> Iterator[WalkStep]:
    """What the learner does, one by one, each with all that is told until it is their turn."""
    while (taught := _taught(table)) is not None:
        before, move = table, None
        if taught.asks == "next":
            table = teaching.understood(table, LEARNER, taught.step)
        else:
            move = _expected(table, taught.step)
            table = playing.play(table, _lesson(table).learner, move, 0)
        told = list(_told(before, table))
        while (now := _taught(table)) is not None and now.asks == "wait":
            before, table = table, _answered(table, now.step)
            told += _told(before, table)
        yield WalkStep(taught.step, move, tuple(told))


def _answered(table: LiveTable, number: int) -> LiveTable:
    """The table after the move that its lesson has for a bot."""
    step = _lesson(table).steps[number]
    assert isinstance(step, Theirs)
    return playing.play(table, step.seat, step.move, 0)


def _expected(table: LiveTable, number: int) -> Any:
    """The move that a step asks for; of a kind of moves the first."""
    step = _lesson(table).steps[number]
    assert isinstance(step, Yours)
    if not isinstance(step.move, type):
        return step.move
    view = table.rules.view(table.state, _lesson(table).learner)
    return next(move for move in table.rules.legal(view) if isinstance(move, step.move))


def _told(before: LiveTable, after: LiveTable) -> Iterator[wire.ServerMessage]:
    seat = _lesson(after).learner
    if after.ply > before.ply:
        plies = telling.last_ply(before, after, [seat], 0)
        for frame in packing.of(after.rules).frames(plies).values():
            yield msgspec.json.decode(frame, type=wire.PackedPly)
    if (taught := _taught(after)) != _taught(before):
        yield wire.LessonTold(taught)
    if (info := telling.info(after, NAMES, NAMES, 0)) != telling.info(before, NAMES, NAMES, 0):
        yield wire.TableChanged(info, telling.you(after, LEARNER, (), NAMES))
    if after.ply > before.ply:
        yield from _help(after)


def _help(table: LiveTable) -> Iterator[wire.Helped]:
    """What the lesson's help works out for its learner, where it gives any."""
    beliefs, seat = table.rules.beliefs, _lesson(table).learner
    if beliefs is not None and (work_out := beliefs.of(table.help)) is not None:
        number = table.history.last.number(seat)
        yield wire.Helped(number, work_out(table.rules.view(table.state, seat)))


def _welcome(table: LiveTable) -> wire.Welcome:
    seat = _lesson(table).learner
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        server=__version__,
        you=telling.you(table, LEARNER, (), NAMES),
        table=telling.info(table, NAMES, NAMES, 0),
        shapes=packing.of(table.rules).shapes,
        position=telling.position(table, seat, 0),
        log=(),
        note={},
        talk=(),
        marks=(),
        lesson=_taught(table),
    )


def _taught(table: LiveTable) -> teaching.Taught | None:
    return teaching.taught(table, _lesson(table).learner)


def _lesson(table: LiveTable) -> Lesson:
    assert table.lesson is not None
    return table.rules.lesson[table.lesson.part]
