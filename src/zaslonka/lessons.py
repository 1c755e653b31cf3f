"""A guided first game: a deal that everybody gets, and a path through it, one idea at a time.

A lesson is data beside its game, ``games/<name>/lesson.py``.  Its path is a row of steps: an idea
to read, a move the learner is asked for, or a move that a bot makes.  TAB-32.
"""

import importlib
import importlib.util
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from zaslonka.kernel import Seat
from zaslonka.table.info import Help

Language: TypeAlias = Literal["pl", "en"]


class Idea(Struct, frozen=True):
    """Something to read: its sentence is ``lesson-<game>-<name>``."""

    name: str
    look: str | None = None  # what the page outlines: a test id, or `place:7` for data-place="7"
    clause: str | None = None


class Yours(Struct, frozen=True):
    """An idea that the learner tries out with this move, or with any of a kind."""

    name: str
    move: Any  # or the class of moves that will do
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
    words: dict[Language, dict[str, Any]] = {}  # options that depend on what the learner reads
    help: Help = "none"


def of(game: str) -> tuple[Lesson, ...]:
    """The lesson of a game in its parts, each a table of its own; none where there is no lesson."""
    name = f"zaslonka.games.{game}.lesson"
    if importlib.util.find_spec(name) is None:
        return ()
    parts: tuple[Lesson, ...] = importlib.import_module(name).LESSON
    return parts
