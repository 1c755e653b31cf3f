"""What can be asked of a record of the double as of a struct."""

import typing
from typing import Any

import msgspec

from ..struct import fields_of, replace as replace
from . import house_of


def asdict(record: Any) -> dict[str, Any]:
    return fields_of(record)


def astuple(record: Any) -> tuple[Any, ...]:
    return tuple(fields_of(record).values())


def fields(kind: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    kind = kind if isinstance(kind, type) else type(kind)
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple(
        msgspec.structs.FieldInfo(
            one.name, one.encode_name, hints[one.name], one.default, one.default_factory
        )
        for one in msgspec.structs.fields(house_of[kind])
    )
