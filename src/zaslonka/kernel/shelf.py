"""The shelf: every game there is, the house's own by its folder and others by entry point.

A package of its own brings a game by declaring it in its metadata::

    [project.entry-points."zaslonka.games"]
    face_down = "face_down:GAME"
"""

import functools
import importlib.metadata
import re
import types
import typing
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from zaslonka.kernel import records
from zaslonka.kernel.batch import Batch
from zaslonka.kernel.challenge import Challenge
from zaslonka.kernel.game import AnyGame, Game
from zaslonka.kernel.lesson import Lesson
from zaslonka.kernel.parts import Beliefs, Bot, Judge, Knowledge, Printing
from zaslonka.kernel.puzzles import Puzzles

GROUP = "zaslonka.games"

_OWN = Path(__file__).parents[1] / "games"
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_KINDS = {
    "bot": Bot,
    "beliefs": Beliefs,
    "judge": Judge,
    "knowledge": Knowledge,
    "printing": Printing,
    "challenge": Challenge,
    "batch": Batch,
    "puzzles": Puzzles,
}


def names() -> tuple[str, ...]:
    """The games there are, by name: the house's own, then those of others that can be played."""
    return tuple(name for name in declared() if name not in refused())


def get(name: str) -> AnyGame:
    """The rules of a game and all its parts; KeyError if there is none of that name."""
    return TAKEN.get(name) or _taken(name)


TAKEN: dict[str, AnyGame] = {}
"""The games that were asked for so far."""


def _taken(name: str) -> AnyGame:
    entry = declared()[name]
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"{entry.value} is no game")
    if game.name != name:
        raise TypeError(f"{entry.value} calls itself {game.name}, not {name}")
    TAKEN[name] = register(game)
    return TAKEN[name]


@functools.cache
def declared() -> dict[str, EntryPoint]:
    """Where each game is, whether or not it can be played."""
    own = sorted(folder.parent.name for folder in _OWN.glob("*/__init__.py"))
    found = {name: EntryPoint(name, f"{GROUP}.{name}:GAME", GROUP) for name in own}
    for entry in sorted(importlib.metadata.entry_points(group=GROUP), key=lambda one: one.name):
        found.setdefault(entry.name, entry)
    return found


@functools.cache
def refused() -> dict[str, str]:
    """The games of others that cannot be played, and why: one of them must not stop the rest."""
    found = {}
    for name, entry in declared().items():
        if entry.dist is not None:
            try:
                get(name)
            except Exception as error:
                found[name] = f"{entry.value}: {type(error).__name__}: {error}"
    return found


# What is asked of a game


def register(game: AnyGame) -> AnyGame:
    """Take a game in; TypeError if it is not what the kernel and the table rely on."""
    if not _NAME.fullmatch(game.name):
        raise TypeError(f"{game.name!r} is no name for a game: small letters and underscores")
    _check_records(game)
    _check_parts(game)
    for options in game.variants:
        if not isinstance(options, game.options):
            raise TypeError(f"{game.name}: the variant {options} is not of its options")
    return game


def _check_records(game: AnyGame) -> None:
    """Records that cannot be cloned safely or told apart in JSON are refused."""
    kinds = typing.get_args(game.state_type)
    _check_tags(*kinds, *_members(game.move_type), *_members(game.event_type))
    for kind in kinds:
        records.refuse_unsafe(kind)
    _check_tags(*_steps(game))
    # Building the decoders makes msgspec refuse what it could not read back.
    for shape in (game.state_type, game.move_type, game.event_type, game.options):
        msgspec.json.Decoder(shape)


def _check_tags(*kinds: type[Struct]) -> None:
    for kind in kinds:
        if not isinstance(kind.__struct_config__.tag, str):
            raise TypeError(f"{kind.__qualname__} has no tag")


def _steps(game: AnyGame) -> tuple[type[Struct], ...]:
    """The steps that may lie on a game's agenda, as its table says."""
    table = typing.get_args(game.state_type)[0]
    step = typing.get_args(typing.get_type_hints(table)["agenda"])[0]
    if step is Any:
        raise TypeError(f"{table.__qualname__}.agenda does not say which steps may lie on it")
    return _members(step)


def _check_parts(game: AnyGame) -> None:
    for name, kind in _KINDS.items():
        part = getattr(game, name)
        if part is not None and not isinstance(part, kind):
            raise TypeError(f"{game.name}: its {name} is no {kind.__name__}")
    for name in ("story", "meter", "domains"):
        part = getattr(game, name)
        if part is not None and not callable(part):
            raise TypeError(f"{game.name}: its {name} cannot be called")
    for function in _published(game):
        if "return" not in typing.get_type_hints(function):
            raise TypeError(f"{game.name}: {function.__qualname__} does not say what it returns")
    for lesson in game.lesson:
        if not isinstance(lesson, Lesson) or lesson.seats not in game.seats:
            raise TypeError(f"{game.name}: a part of its lesson cannot be played")


def _published(game: AnyGame) -> list[types.FunctionType]:
    """Functions whose return types stand in the schema."""
    found: list[Any] = []
    if game.beliefs is not None:
        found += [game.beliefs.facts, game.beliefs.odds]
    if game.judge is not None:
        found.append(game.judge.advise)
    if game.knowledge is not None:
        found.append(game.knowledge.read)
    return [function for function in found if function is not None]


def _members(union: Any) -> tuple[type[Struct], ...]:
    return typing.get_args(union) or (union,)
