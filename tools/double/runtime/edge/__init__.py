"""Where the double's records meet msgspec: written and read as the structs of the house."""

import functools
import importlib
import operator
import types
import typing
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import (
    UNSET as UNSET,
    DecodeError as DecodeError,
    Meta as Meta,
    MsgspecError as MsgspecError,
    Raw as Raw,
    UnsetType as UnsetType,
    ValidationError as ValidationError,
)

from ..struct import Struct as Struct, fields_of

house_of: dict[type, type[msgspec.Struct]] = {}
double_of: dict[type, type] = {}


def house_file(module: str) -> str:
    """Where the house has what a module of the double is made of: its data lie there, once."""
    return str(_house_module(module).__file__)


def _house_module(module: str) -> types.ModuleType:
    package, dot, rest = module.partition(".")
    return importlib.import_module(package.removesuffix("_compiled") + dot + rest)


def describe(kind: Any, hints: dict[str, str]) -> None:
    """Give a record what its struct knows of itself."""
    house = getattr(_house_module(kind.__module__), kind.__name__)
    house_of[kind], double_of[house] = house, kind
    kind.__annotations__ = hints
    for known in ("fields", "encode_fields", "config"):
        setattr(kind, f"__struct_{known}__", getattr(house, f"__struct_{known}__"))
    setattr(kind, "__match_args__", house.__match_args__)  # noqa: B010 - mypy knows no other way


# Values


def in_house(value: Any) -> Any:
    """A value with the house's structs for the double's records, all the way down."""
    if isinstance(value, Struct):
        return _struct(value, in_house)
    return _mapped(value, in_house)


def in_double(value: Any) -> Any:
    """The same the other way round."""
    kind = double_of.get(type(value))
    if kind is not None:
        return kind(**{name: in_double(getattr(value, name)) for name in value.__struct_fields__})
    return _mapped(value, in_double)


def _struct(record: Struct, inner: Callable[[Any], Any]) -> msgspec.Struct:
    fields = fields_of(record)
    return house_of[type(record)](**{name: inner(one) for name, one in fields.items()})


def _mapped(value: Any, change: Callable[[Any], Any]) -> Any:
    kind = type(value)
    if kind is tuple or kind is list or kind is set or kind is frozenset:
        return kind([change(one) for one in value])
    if kind is dict:
        return {change(key): change(one) for key, one in value.items()}
    if isinstance(value, tuple) and hasattr(kind, "_make"):
        return kind._make(change(one) for one in value)
    return value


def as_struct(value: Any) -> Any:
    """A record as its struct, and what is in it as it is: what msgspec asks of those who encode."""
    if isinstance(value, Struct):
        return _struct(value, lambda one: one)
    raise NotImplementedError(type(value))


# Types


@functools.cache
def house_type(hint: Any) -> Any:
    """A type with the house's structs for the double's records."""
    return _type(hint, house_of, house_type)


@functools.cache
def double_type(hint: Any) -> Any:
    """The same the other way round."""
    return _type(hint, double_of, double_type)


def _type(hint: Any, known: Any, inner: Callable[[Any], Any]) -> Any:
    if isinstance(hint, type) and hint in known:
        return known[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is None or origin is typing.Literal:
        return hint
    if origin in (typing.Union, types.UnionType):
        return functools.reduce(operator.or_, map(inner, args))
    if origin is Annotated:
        return Annotated[(inner(args[0]), *args[1:])]
    if not args:
        return hint
    return inner(origin)[tuple(one if one is ... else inner(one) for one in args)]


# What msgspec does


def convert(value: Any, type: Any, **how: Any) -> Any:  # noqa: A002 - it is called so there
    return in_double(msgspec.convert(in_house(value), house_type(type), **how))


def to_builtins(value: Any, **how: Any) -> Any:
    return msgspec.to_builtins(value, enc_hook=as_struct, **how)
