"""A guided first game: a deal that everybody gets, and a path through it, one idea at a time.

A lesson is data beside its game, ``games/<name>/lesson.py``.  Its path is a row of steps: an idea
to read, a move the learner is asked for, or a move that a bot makes.  TAB-32.
"""

import importlib
import importlib.util
from typing import Any, TypeAlias

from msgspec import Struct

from zaslonka.kernel import Seat
from zaslonka.table.info import Help


class Idea(Struct, frozen=True):
    """Something to read: its sentence is ``lesson-<game>-<name>``."""

    name: str
    look: str | None = None  # what the page outlines: a test id, or `place:7` for data-place="7"
    clause: str | None = None


class Yours(Struct, frozen=True):
    """An idea that the learner tries out with this move, or with any where it is None."""

    name: str
    move: Any
    look: str | None = None
    clause: str | None = None


class Theirs(Struct, frozen=True):
    """A move that the bot on this seat makes."""

    seat: Seat
    move: Any


Step: TypeAlias = Idea | Yours | Theirs


class Lesson(Struct, frozen=True):
    seed: bytes  # of the deal, the same for everybody and no secret
    seats: int
    steps: tuple[Step, ...]
    learner: Seat = 0
    options: dict[str, Any] = {}
    help: Help = "none"


def of(game: str) -> Lesson | None:
    """The lesson of a game, where it has one."""
    name = f"zaslonka.games.{game}.lesson"
    if importlib.util.find_spec(name) is None:
        return None
    lesson: Lesson = importlib.import_module(name).LESSON
    return lesson
