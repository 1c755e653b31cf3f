"""The shelf: every game the house has, found by its folder."""

import functools
import importlib
import pkgutil
import typing
from typing import Any

import msgspec
from msgspec import Struct

from zaslonka import kernel, records


def names() -> tuple[str, ...]:
    """The games there are, by name."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


@functools.cache
def get(name: str) -> kernel.Game[Any, Any, Any, Any]:
    """The rules of a game; KeyError if there is none of that name."""
    if name not in names():
        raise KeyError(name)
    return register(importlib.import_module(f"{__name__}.{name}").GAME)


def register(game: kernel.Game[Any, Any, Any, Any]) -> kernel.Game[Any, Any, Any, Any]:
    """Take a game in; TypeError if its records cannot be cloned safely or told apart in JSON."""
    kinds = typing.get_args(game.state_type)
    for kind in (*kinds, *_members(game.move_type), *_members(game.event_type)):
        if not isinstance(kind.__struct_config__.tag, str):
            raise TypeError(f"{kind.__qualname__} has no tag")
    for kind in kinds:
        records.refuse_unsafe(kind)
    # Building the decoders makes msgspec refuse what it could not read back.
    for shape in (game.state_type, game.move_type, game.event_type, game.options):
        msgspec.json.Decoder(shape)
    return game


def _members(union: Any) -> tuple[type[Struct], ...]:
    return typing.get_args(union) or (union,)
