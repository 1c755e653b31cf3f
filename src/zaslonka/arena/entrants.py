"""Who enters a tournament: a level of the house, somebody's function, program or address."""

import os
import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from zaslonka import bots
from zaslonka.arena import guest
from zaslonka.arena.strangers import Address, Limits, Program, path
from zaslonka.bots.arena import Decider
from zaslonka.kernel import AnyGame
from zaslonka.kernel.levels import LEVELS

ANY = "any"
"""The bot that makes any legal move."""

Kind: TypeAlias = Literal["level", "any", "function", "program", "address"]


class Unknown(Exception):
    """There is no such bot; the message says what there is."""


class Entrant(Struct, frozen=True):
    """A bot under the name it has in this tournament."""

    name: str
    kind: Kind
    what: str
    """A level, an entry point, a command line or an address."""

    @property
    def remembers(self) -> bool:
        """Whether nobody can make it forget a deal before it meets it from another chair."""
        return self.kind == "address"


class Player(Protocol):
    """An entrant on a seat of one game."""

    @property
    def said(self) -> bytes: ...
    @property
    def decide(self) -> Decider: ...
    def close(self) -> None: ...


class Own(Struct, frozen=True):
    """A bot of the house needs no cage: the laws hold it to its view (tests/bots)."""

    decide: Decider
    said: bytes = b""

    def close(self) -> None:
        """There is nothing to end."""


def entrant(text: str) -> Entrant:
    """A bot as it is named on the command line, ``NAME=`` before it where it should have another.

    A level, ``any``, an entry point of the group `guest.GROUP`, an address, or a command line.
    """
    named = re.fullmatch(r"([\w.-]+)=(.+)", text)
    name, what = (named[1], named[2]) if named else (None, text)
    kind = _kind(what)
    if kind == "program":
        command = shlex.split(what)
        what = shlex.join([_found(command[0]), *map(_whole, command[1:])])
        name = name or Path(command[-1]).stem
    return Entrant(re.sub(r"[^\w.-]+", "-", name or what), kind, what)


def _kind(what: str) -> Kind:
    if what in LEVELS:
        return "level"
    if what == ANY:
        return "any"
    if re.match(r"https?://", what):
        return "address"
    if what in guest.names():
        return "function"
    if what.strip() and ("/" in what or " " in what):
        return "program"
    known = ", ".join((*LEVELS, ANY, *guest.names()))
    raise Unknown(f"no such bot: {what} (there are {known}; a program has a / or a space in it)")


def _found(program: str) -> str:
    if (found := shutil.which(program, path=path())) is None:
        raise Unknown(f"{program} is no program")
    return os.path.abspath(found)  # noqa: PTH100 - a link stays one: a Python is told by its place


def _whole(argument: str) -> str:
    """Paths do not depend on where the command was given: a bot starts in the root folder."""
    return str(Path(argument).resolve()) if Path(argument).exists() else argument


def readable(entrant: Entrant) -> list[str]:
    """The folders that an entrant's own files are in."""
    if entrant.kind == "function":
        return [each for each in sys.path if Path(each).is_dir()]
    if entrant.kind == "program":
        named = (Path(each) for each in shlex.split(entrant.what))
        there = [each for each in named if each.is_absolute() and each.exists()]
        return [str(each if each.is_dir() else each.parent) for each in there]
    return []


def seated(entrant: Entrant, game: AnyGame, limits: Limits) -> Player:
    """The entrant ready to play one seat of one game."""
    match entrant.kind:
        case "level":
            level = next(level for level in LEVELS if level == entrant.what)
            return Own(lambda view, seed: bots.decide(game.name, view, level, seed))
        case "any":
            return Own(partial(bots.any_move, game))
        case "address":
            return Address(game, entrant.what, limits)
        case "function":
            return Program(game, _guest(entrant.what), readable(entrant), limits)
        case "program":
            return Program(game, shlex.split(entrant.what), readable(entrant), limits)


def _guest(name: str) -> Sequence[str]:
    # It finds what this process would find, wherever the tournament was started.
    paths = os.pathsep.join(each for each in sys.path if Path(each).is_dir())
    return ["env", f"PYTHONPATH={paths}", sys.executable, "-P", "-m", guest.__name__, name]
