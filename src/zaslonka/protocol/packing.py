"""A ply as it goes over the wire: by place instead of by name, and nothing in it twice.

Plies are most of what a server sends, and names would be most of a ply.  The `welcome` says once
what each kind of record of the game is called and what its fields are (its *shape*); from then on
a record is its shape's number and its fields in order.
"""

import functools
import types
import typing
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple

from zaslonka.kernel import AnyGame, Seat
from zaslonka.kernel.differences import Change
from zaslonka.protocol.telling import NewPly
from zaslonka.protocol.wire import LogEntry, Shape

LIST, TOLD = 0, -1
"""What a packed list begins with, and what stands for one of the ply's own events."""

SET, ADD, CUT = 0, 1, 2
"""What a packed change begins with."""

_encode = msgspec.json.Encoder().encode
_PLAIN = (int, float, bool, str, types.NoneType)
_LISTS = (tuple, list, set, frozenset)
_USUAL: Mapping[str, Any] = {
    "kind": "played",
    "to": None,
    "agreed": False,
    "by_clock": False,
    "private": (),
}
"""What is not said of a ply unless it is otherwise."""


@functools.cache
def of(rules: AnyGame) -> "Packer":
    return Packer(rules)


class Packer:
    """Packs the plies of a game; ``shapes`` is what a client needs to unpack them."""

    __slots__ = ("_kinds", "shapes")

    def __init__(self, rules: AnyGame) -> None:
        table, hand, _ = typing.get_args(rules.state_type)
        records = _records(table, hand, rules.event_type, rules.move_type)
        self.shapes: tuple[Shape, ...] = tuple(map(_shape, records))
        self._kinds: Kinds = dict.fromkeys(_LISTS, (LIST, ()))
        for number, kind in enumerate(records, 1):
            inner = [at for at, hint in enumerate(_hints(kind), 1) if not _is_plain(hint)]
            self._kinds[kind] = number, tuple(inner)

    def pack(self, value: Any) -> Any:
        """Records and lists by place; whatever else there is, and what is in it, as it is."""
        return _packed(value, self._kinds)

    def frames(self, plies: Mapping[Seat | None, NewPly]) -> dict[Seat | None, bytes]:
        """The frame for each viewer; what is the same for several of them is made once."""
        frames: dict[int, bytes] = {}
        shared: dict[Any, bytes] = {}
        for ply in plies.values():
            if id(ply) not in frames:
                frames[id(ply)] = _frame(ply, shared, self._kinds)
        return {seat: frames[id(ply)] for seat, ply in plies.items()}


Kinds: TypeAlias = dict[type, tuple[int, tuple[int, ...]]]
"""What each kind of record begins with, its number, and where in it there is more to pack."""


# Values


def _packed(value: Any, kinds: Kinds) -> Any:
    known = kinds.get(type(value))
    if known is None:
        return value
    number, inner = known
    if number == LIST:
        return [LIST, *_all(value, kinds)]
    found = [number, *astuple(value)]
    for at in inner:
        found[at] = _packed(found[at], kinds)
    return found


def _all(values: Iterable[Any], kinds: Kinds) -> list[Any]:
    return [_packed(value, kinds) for value in values]


# A ply


def _frame(ply: NewPly, shared: dict[Any, bytes], kinds: Kinds) -> bytes:
    entry = ply.entry
    # By what it is made of: the very same events are told to most, and the changes to all.
    key = tuple([id(event) for event in entry.events])
    body = shared.get(key)
    if body is None:
        told = {event: (TOLD, at) for at, event in enumerate(key)}
        changes = _changes(ply.table, told, kinds)
        packed = entry.by, _all(entry.events, kinds), changes, ply.waiting
        body = shared[key] = _encode(packed)[1:-1]
    more = _unusual(entry) if entry.kind != "played" or entry.private or entry.by_clock else {}
    if ply.hand:
        more["hand"] = _changes(ply.hand, {}, kinds)
    if ply.offers:
        more["offers"] = [
            (offer.kind, None if offer.moves is None else _all(offer.moves, kinds))
            for offer in ply.offers
        ]
    if ply.times is not None:
        more["times"] = ply.times
    if ply.open is not None:
        more["open"] = ply.open
    if not more:
        return b'{"type":"ply","told":[%d,%b]}' % (entry.ply, body)
    return b'{"type":"ply","told":[%d,%b,%b]}' % (entry.ply, body, _encode(more))


def _changes(changes: Iterable[Change], told: dict[int, Any], kinds: Kinds) -> list[Any]:
    """Each as what is done, with what, and where."""
    found: list[Any] = []
    for change in changes:
        if change.add is not UNSET:
            found.append([ADD, _value(change.add, told, kinds), *change.at])
        elif change.cut:
            found.append([CUT, change.cut, *change.at])
        else:
            found.append([SET, _value(change.set, told, kinds), *change.at])
    return found


def _value(value: Any, told: dict[int, Any], kinds: Kinds) -> Any:
    """The same as `_packed`; an event that was told is not said once more."""
    if type(value) is tuple:
        return [LIST, *[told.get(id(one)) or _packed(one, kinds) for one in value]]
    return told.get(id(value)) or _packed(value, kinds)


def _unusual(entry: LogEntry) -> dict[str, Any]:
    said = {field: getattr(entry, field) for field in _USUAL}
    return {field: value for field, value in said.items() if value != _USUAL[field]}


# Shapes


def _shape(kind: type[Struct]) -> Shape:
    tag = kind.__struct_config__.tag
    return (None if tag is None else str(tag), *kind.__struct_encode_fields__)


def _records(*hints: Any) -> list[type[Struct]]:
    """The kinds of record that may be found in these types, and of which JSON has every field."""
    found: dict[type[Struct], bool] = {}
    todo = list(hints)
    while todo:
        hint = todo.pop(0)
        if isinstance(hint, type) and issubclass(hint, Struct) and hint not in found:
            fields = _hints(hint)
            found[hint] = _is_whole(hint, fields)
            todo += fields
        todo += typing.get_args(hint)
    return [kind for kind, is_whole in found.items() if is_whole]


def _hints(kind: type[Struct]) -> list[Any]:
    hints = typing.get_type_hints(kind)
    return [hints[field] for field in kind.__struct_fields__]


def _is_plain(hint: Any) -> bool:
    """Whether nothing of this type need be packed."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return all(map(_is_plain, typing.get_args(hint)))
    return hint in _PLAIN or typing.get_origin(hint) is typing.Literal


def _is_whole(kind: type[Struct], fields: list[Any]) -> bool:
    config = kind.__struct_config__
    is_plain = config.tag_field in (None, "type") and not config.array_like
    may_lack = config.omit_defaults or any(UnsetType in typing.get_args(one) for one in fields)
    return is_plain and not may_lack
