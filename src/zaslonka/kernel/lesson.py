"""A guided first game: a deal that everybody gets, and a path through it, one idea at a time.

A lesson is data beside its game.  Its path is a row of steps: an idea to read, a move the
learner is asked for, or a move that a bot makes.  TAB-32.
"""

from typing import Any, TypeAlias

from msgspec import Struct

from zaslonka.kernel.levels import Help, Language
from zaslonka.kernel.steps import Seat


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


LessonStep: TypeAlias = Idea | Yours | Theirs


class Lesson(Struct, frozen=True, kw_only=True):
    """One part of a guided first game; each part is a table of its own."""

    seed: bytes  # of the deal, the same for everybody and no secret
    seats: int
    steps: tuple[LessonStep, ...]
    learner: Seat = 0
    options: dict[str, Any] = {}
    words: dict[Language, dict[str, Any]] = {}  # options that depend on what the learner reads
    help: Help = "none"
