"""Records: structs that change but hold only values that do not, so a copy is cheap and safe."""

import functools
import operator
import types
import typing
from collections.abc import Iterator
from enum import Enum
from types import ModuleType
from typing import Any, TypeVar

from msgspec import Struct, UnsetType

from zaslonka.kernel.copying import Copiers, is_record, is_struct

R = TypeVar("R", bound=Struct)

_COPIERS = Copiers()
_PLAIN = (int, float, bool, str, bytes, type(None), UnsetType)


def tag(kind: type[Struct]) -> str:
    """The name a struct goes by in JSON."""
    return str(kind.__struct_config__.tag)


def union_of(module: ModuleType) -> Any:
    """Every kind of struct with a tag that a module defines, as one type."""
    kinds = [kind for kind in vars(module).values() if is_struct(kind)]
    own = [kind for kind in kinds if kind.__module__ == module.__name__]
    return functools.reduce(operator.or_, [one for one in own if one.__struct_config__.tag])


def clone(record: R) -> R:
    """Copy a record and every record and list in it; the values are shared."""
    copied: R = _COPIERS[type(record)](record)
    return copied


def refuse_unsafe(kind: type[Struct]) -> None:
    """Raise TypeError unless `clone` copies everything in this record that can change."""
    for field, hint in _fields(kind):
        item = typing.get_args(hint)[0] if typing.get_origin(hint) is list else hint
        if is_record(item):
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
    if origin is typing.Literal or hint in _PLAIN:
        return True
    if is_struct(hint):
        return hint in seen or (
            hint.__struct_config__.frozen
            and all(_is_immutable(inner, seen | {hint}) for _, inner in _fields(hint))
        )
    return isinstance(hint, type) and issubclass(hint, Enum)
