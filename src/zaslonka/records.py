"""Records: structs that change but hold only values that do not, so a copy is cheap and safe."""

import copy
import functools
import types
import typing
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, TypeVar

from msgspec import Struct

R = TypeVar("R", bound=Struct)


def tag(kind: type[Struct]) -> str:
    """The name a struct goes by in JSON."""
    return str(kind.__struct_config__.tag)


def clone(record: R) -> R:
    """Copy a record and every record and list in it; the values are shared."""
    new = copy.copy(record)
    for field, copied in _copiers(type(record)):
        setattr(new, field, copied(getattr(new, field)))
    return new


@functools.cache
def _copiers(kind: type[Struct]) -> list[tuple[str, Callable[[Any], Any]]]:
    copiers: list[tuple[str, Callable[[Any], Any]]] = []
    for field, hint in typing.get_type_hints(kind).items():
        if typing.get_origin(hint) is list:
            (item,) = typing.get_args(hint)
            copiers.append((field, _clone_all if _is_record(item) else list))
        elif _is_record(hint):
            copiers.append((field, clone))
    return copiers


def _clone_all(records: list[R]) -> list[R]:
    return [clone(record) for record in records]


def _is_record(hint: Any) -> bool:
    return _is_struct(hint) and not hint.__struct_config__.frozen


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


def refuse_unsafe(kind: type[Struct]) -> None:
    """Raise TypeError unless `clone` copies everything in this record that can change."""
    for field, hint in _fields(kind):
        item = typing.get_args(hint)[0] if typing.get_origin(hint) is list else hint
        if _is_record(item):
            refuse_unsafe(item)
        elif not _is_immutable(item, frozenset()):
            raise TypeError(f"{kind.__qualname__}.{field}: clone cannot copy {hint} safely")


def _fields(kind: type[Struct]) -> Iterator[tuple[str, Any]]:
    hints = typing.get_type_hints(kind)
    for field in kind.__struct_fields__:
        yield field, hints[field]


def _is_immutable(hint: Any, seen: frozenset[Any]) -> bool:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return all(arg is ... or _is_immutable(arg, seen) for arg in args)
    if origin in (typing.Union, types.UnionType):
        return all(_is_immutable(arg, seen) for arg in args)
    if origin is typing.Literal or hint in (int, float, bool, str, bytes, type(None)):
        return True
    if _is_struct(hint):
        return hint in seen or (
            hint.__struct_config__.frozen
            and all(_is_immutable(inner, seen | {hint}) for _, inner in _fields(hint))
        )
    return isinstance(hint, type) and issubclass(hint, Enum)
