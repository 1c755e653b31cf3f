"""How records are written as whole numbers, by their types and the domains that a game names.

Every leaf has one place: a number as it is, anything else by where it stands among the values of
its type or domain.  ``NOTHING`` stands where there is nothing: an absent value, the rest of a row.

Numbers are written as bytes: what a game's values have in common from one move to the next need
not be written again, and an array is made of them without a look at each.
"""

import functools
import sys
import types
import typing
from array import array
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from zaslonka.kernel.growing import Growing, Remembered
from zaslonka.kernel.parts import Domains
from zaslonka.lab.actions import finite

NOTHING = -1
UNBOUNDED = 2**31 - 1
ROWS = 64
"""How many rows without an end are remembered as bytes."""

Write: TypeAlias = Callable[[Any], bytes]


@functools.cache
def as_bytes(number: int) -> bytes:
    """How a number stands in a row."""
    return number.to_bytes(4, sys.byteorder, signed=True)


class Layout(NamedTuple):
    """How values of a type are written: each place's name and most, and the bytes of a value."""

    names: list[str]
    most: list[int]
    write: Write

    @property
    def nothing(self) -> bytes:
        return as_bytes(NOTHING) * len(self.most)


class Layouts:
    """Makes the layout of each type, by the domains that a game names for its fields."""

    def __init__(self, domains: Domains, seats: int, options: type[Struct]) -> None:
        """The options are left out: they are the same in every view."""
        self._domains = domains
        self._seats = seats
        self._options = options

    def of(self, hint: Any, name: str, record: str = "") -> Layout:
        """The layout of a type, where it stands as a field of this name in a record."""
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        field = name.rpartition(".")[2]
        if self._is_of_options(hint) or field in self._domains.derived:
            return Layout([], [], lambda _: b"")
        if origin in (tuple, list) and (origin is list or args[-1] is ...):
            return self._row(args[0], name, record, remember=origin is tuple)
        if (values := self._named("views", record, field)) is not None:
            return _one_of(name, values)
        if origin is tuple:
            parts = [self.of(arg, f"{name}[{i}]", record) for i, arg in enumerate(args)]
            return _side_by_side(parts)
        if (values := finite(hint)) is not None:
            return _one_of(name, values)
        if origin in (typing.Union, types.UnionType):
            return self._either(args, name, record)
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self._struct(hint, name)
        if hint is int:
            return Layout([name], [UNBOUNDED], as_bytes)
        raise TypeError(f"{record}.{field}: {hint} has no end, and no domain is named")

    def _is_of_options(self, hint: Any) -> bool:
        """Whether this is the options, or the part of them that lies on the table."""
        own = self._options.__mro__[: self._options.__mro__.index(Struct)]
        return hint in own

    def _struct(self, kind: type[Struct], name: str) -> Layout:
        hints = typing.get_type_hints(kind)
        layouts = {
            field: self.of(hints[field], f"{name}.{field}", kind.__name__)
            for field in kind.__struct_fields__
        }
        writes = [(field, layout.write) for field, layout in layouts.items() if layout.most]

        def write(value: Any) -> bytes:
            return b"".join([write_field(getattr(value, field)) for field, write_field in writes])

        names = [one for layout in layouts.values() for one in layout.names]
        most = [one for layout in layouts.values() for one in layout.most]
        return Layout(names, most, _remembered(write) if kind.__struct_config__.frozen else write)

    def _row(self, item: Any, name: str, record: str, *, remember: bool) -> Layout:
        """A row of things, cut to the last ones and filled up with nothing."""
        field = name.rpartition(".")[2]
        kept, length = self._length(record, field)
        layout = self.of(item, f"{name}[]", record)
        write_items, nothing = _written_by(layout.write), layout.nothing

        def write(value: Sequence[Any]) -> bytes:
            shown = value[kept]
            if len(shown) > length:
                raise ValueError(f"{name}: {len(shown)} where {length} is the most")
            return write_items(shown) + nothing * (length - len(shown))

        within = [one.removeprefix(f"{name}[]") for one in layout.names]
        names = [f"{name}[{i}]{one}" for i in range(length) for one in within]
        most = layout.most * length
        if remember and kept.start is None:
            return Layout(names, most, _remembered(write))
        if remember and nothing:
            return Layout(names, most, _going_on(write_items, nothing, length))
        return Layout(names, most, write)

    def _length(self, record: str, field: str) -> tuple[slice, int]:
        if field == "agenda":
            return slice(1), 1  # what is being decided; the rest follows from the rules
        recent = self._named("recent", record, field)
        if recent is not None:
            return slice(-recent, None), recent
        longest = self._named("longest", record, field)
        return slice(None), self._seats if longest is None else longest

    def _either(self, args: Sequence[Any], name: str, record: str) -> Layout:
        """Which of several kinds a thing is, and the thing, in as many places as the widest."""
        none = (type(None), UnsetType, *self._domains.absent)
        kinds = [arg for arg in args if arg not in none]
        if len(kinds) == 1:
            return _optional(self.of(kinds[0], name, record))
        layouts = [self.of(kind, name, record) for kind in kinds]
        width = max(len(layout.most) for layout in layouts)
        most = [
            max(layout.most[i] for layout in layouts if i < len(layout.most)) for i in range(width)
        ]
        by_type = {
            typing.get_origin(kind) or kind: (
                as_bytes(number),
                layout.write,
                as_bytes(NOTHING) * (width - len(layout.most)),
            )
            for number, (kind, layout) in enumerate(zip(kinds, layouts, strict=True))
        }
        nothing = as_bytes(NOTHING) * (width + 1)

        def write(value: Any) -> bytes:
            if type(value) not in by_type:
                return nothing
            number, write_kind, rest = by_type[type(value)]
            return number + write_kind(value) + rest

        names = [f"{name}:kind", *(f"{name}:{i}" for i in range(width))]
        same = all(map(_never_changes, kinds))
        return Layout(names, [len(kinds) - 1, *most], _remembered(write) if same else write)

    def _named(self, what: str, record: str, field: str) -> Any:
        named = getattr(self._domains, what)
        return named.get(f"{record}.{field}", named.get(field))


def _never_changes(hint: Any) -> bool:
    """Whether its values are records that never change, and so known by their identity."""
    return isinstance(hint, type) and issubclass(hint, Struct) and hint.__struct_config__.frozen


def _optional(layout: Layout) -> Layout:
    write_one, nothing = layout.write, layout.nothing

    def write(value: Any) -> bytes:
        return nothing if value is None or value is UNSET else write_one(value)

    return Layout(layout.names, layout.most, write)


class _Places(dict[Any, bytes]):
    """Where each value of a domain stands; ``...`` stands for any other."""

    def __init__(self, name: str, values: Sequence[Any]) -> None:
        present = [value for value in values if value is not None]
        super().__init__({value: as_bytes(place) for place, value in enumerate(present)})
        self.name, self.most = name, max(len(present) - 1, 0)
        self[None] = as_bytes(NOTHING)

    def __missing__(self, value: Any) -> bytes:
        if ... in self:
            return self[...]
        raise ValueError(f"{self.name}: {value!r} is none of {self.most + 1} values")


def _one_of(name: str, values: Sequence[Any]) -> Layout:
    places = _Places(name, values)
    return Layout([name], [places.most], places.__getitem__)


def _side_by_side(layouts: list[Layout]) -> Layout:
    writes = [layout.write for layout in layouts]

    def write(value: Sequence[Any]) -> bytes:
        return b"".join([write_one(one) for write_one, one in zip(writes, value, strict=True)])

    names = [name for layout in layouts for name in layout.names]
    return Layout(names, [most for layout in layouts for most in layout.most], _remembered(write))


def _written_by(write: Write) -> Write:
    """What writes items one after another, by what writes one."""
    if write is as_bytes:
        return lambda items: array("i", items).tobytes()
    return lambda items: b"".join(map(write, items))


def _going_on(write_items: Write, nothing: bytes, length: int) -> Write:
    """What writes the last items of a row without an end, which only grows: the new ones alone."""
    size = len(nothing) * length

    def add(written: bytes, new: tuple[Any, ...]) -> bytes:
        return (written + write_items(new[-length:]))[-size:]

    growing: Growing[Any, bytes] = Growing(bytes, add)

    def write(row: tuple[Any, ...]) -> bytes:
        written = growing.of(row)
        return written + nothing * ((size - len(written)) // len(nothing))

    return Remembered(write, ROWS).of


def _remembered(write: Write) -> Write:
    """The same for values that never change."""
    return Remembered(write).of
