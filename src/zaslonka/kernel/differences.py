"""What a ply changed: worked out once, placed like the state, used by the store and the wire."""

import functools
import typing
from collections.abc import Sequence
from operator import is_
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from zaslonka.kernel.steps import AnyState, State

Path: TypeAlias = tuple[str | int, ...]


class Change(Struct, frozen=True, omit_defaults=True, gc=False):
    """One change of a view: at a path a new value, or a list there that is longer or shorter."""

    at: tuple[str | int, ...]
    set: Any = msgspec.UNSET
    add: Any = msgspec.UNSET  # items that are new at its end
    cut: int = 0  # how many items are gone from its beginning


Changes: TypeAlias = tuple[Change, ...]


class Difference(Struct, frozen=True, array_like=True, gc=False):
    """How one state became another: for everybody, for each seat, for nobody."""

    table: Changes
    hands: tuple[Changes, ...]
    secret: Changes


def difference(before: AnyState, after: AnyState) -> Difference:
    """What turns the first state into the second."""
    return Difference(
        changes(before.table, after.table),
        tuple([changes(old, new) for old, new in zip(before.hands, after.hands, strict=True)]),
        changes(before.secret, after.secret),
    )


def changes(before: Any, after: Any, at: Path = ()) -> Changes:
    """The sets and additions that turn one record, as JSON, into another."""
    found: list[Change] = []
    if before is not after:
        _compare(before, after, at, found)
    return tuple(found)


def _compare(before: Any, after: Any, at: Path, found: list[Change]) -> None:
    kind = type(after)
    if type(before) is not kind:
        found.append(Change(at, set=after))
    elif kind is tuple or kind is list:
        _compare_lists(before, after, at, found)
    elif fields := _fields_of(kind):
        olds, news = astuple(before), astuple(after)
        for index in range(len(fields)):
            old, new = olds[index], news[index]
            if old is not new:
                _compare(old, new, (*at, fields[index]), found)
    elif before != after:
        found.append(Change(at, set=after))


def _compare_lists(before: Any, after: Any, at: Path, found: list[Change]) -> None:
    had, has = len(before), len(after)
    if had == has:
        for index, new in enumerate(after):
            if before[index] is not new:
                _compare(before[index], new, (*at, index), found)
    elif 0 < had < has and _goes_on(before, after):
        found.append(Change(at, add=after[had:]))
    elif 0 < has < had and _goes_on(before[-has:], after):
        found.append(Change(at, cut=had - has))
    else:
        found.append(Change(at, set=after))


def _fields_of(kind: type) -> tuple[str, ...]:
    """The fields of a kind of record; of what is none, nothing."""
    if kind not in _KNOWN:
        _KNOWN[kind] = kind.__struct_fields__ if issubclass(kind, Struct) else ()
    return _KNOWN[kind]


_KNOWN: dict[type, tuple[str, ...]] = {}


def _goes_on(before: Sequence[Any], after: Sequence[Any]) -> bool:
    """Whether the first list is how the second begins; yes and 1 are not the same here."""
    # As a rule the very same things are in both, however many.
    return all(map(is_, before, after)) or not any(
        old is not new and changes(old, new) for old, new in zip(before, after, strict=False)
    )


# Made again


def applied(state: AnyState, made: Difference, state_type: Any) -> AnyState:
    """A state after what happened, as JSON has kept it; what did not change is shared.

    So a table that is read takes as much memory, and time, as one that was played here.
    """
    table, hand, secret = typing.get_args(state_type)
    return State(
        _changed(state.table, made.table, table),
        [_changed(*one, hand) for one in zip(state.hands, made.hands, strict=True)],
        _changed(state.secret, made.secret, secret),
    )


def shared(before: AnyState, after: AnyState, state_type: Any) -> AnyState:
    """The second state, with the same objects as the first where both are alike."""
    return applied(before, difference(before, after), state_type)


def _changed(value: Any, made: Changes, kind: Any) -> Any:
    for change in made:
        value = _with(value, change.at, change, kind)
    return value


def _with(value: Any, at: Path, change: Change, kind: Any) -> Any:
    """A value of this kind with a change made at a place in it; LookupError if it has none."""
    if not at and change.add is msgspec.UNSET and not change.cut:
        return msgspec.convert(change.set, kind)
    if isinstance(value, Struct) and at:
        return _with_field(value, str(at[0]), at[1:], change)
    if not isinstance(value, tuple | list):
        raise LookupError(change.at)
    items = list(value)
    if at:
        index = int(at[0])
        items[index] = _with(items[index], at[1:], change, _item(kind, index))
    elif change.cut:
        del items[: change.cut]
    else:
        items += msgspec.convert(change.add, kind)
    return type(value)(items)


def _with_field(record: Struct, field: str, rest: Path, change: Change) -> Struct:
    kinds = _fields(type(record))
    if field not in kinds:
        return record  # the game had this place once, and has it no more
    new = _with(getattr(record, field), rest, change, kinds[field])
    return msgspec.structs.replace(record, **{field: new})


@functools.cache
def _fields(kind: type[Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


@functools.cache
def _item(kind: Any, index: int) -> Any:
    """What is at a place of a list or tuple of this kind, or of what else it may be."""
    inner = typing.get_args(kind)
    if typing.get_origin(kind) not in (tuple, list):
        (kind,) = [one for one in inner if typing.get_origin(one) in (tuple, list)]
        return _item(kind, index)
    return inner[0] if len(inner) == 1 or inner[-1] is ... else inner[index]
