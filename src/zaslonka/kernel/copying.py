"""Copiers: how each kind of record is copied, written out once as a straight line of code.

What a kind holds is known from its types when it is first copied, so nothing is looked up
afterwards: a state is copied at every move.  Nowhere else is code made at run time, and of nothing
but the names of a record's own fields.
"""

import functools
import typing
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

Copier: TypeAlias = Callable[[Any], Any]


@functools.cache
def copier(kind: type[Struct]) -> Copier:
    """What copies a record of this kind with every record and list in it; the values are shared."""
    flat: Copier = kind.__copy__  # type: ignore[attr-defined]  # msgspec's stubs leave it out
    lines, names = [" new = flat(record)"], {"flat": flat}
    for field, hint in typing.get_type_hints(kind).items():
        item = typing.get_args(hint)[0] if typing.get_origin(hint) is list else hint
        if is_record(item):
            names[f"copy_{field}"] = copier(item)
        if item is not hint:
            items = f"map(copy_{field}, new.{field})" if is_record(item) else f"new.{field}"
            lines.append(f" new.{field} = [*{items}]")
        elif is_record(item):
            lines.append(f" new.{field} = copy_{field}(new.{field})")
    if len(lines) == 1:
        return flat
    exec("\n".join(["def copy_record(record):", *lines, " return new"]), names)  # noqa: S102
    return names["copy_record"]


def is_record(hint: Any) -> bool:
    return is_struct(hint) and not hint.__struct_config__.frozen


def is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


class Copiers(dict[type[Struct], Copier]):
    """The copiers by kind of record, each made when it is first asked for."""

    def __missing__(self, kind: type[Struct]) -> Copier:
        self[kind] = copier(kind)
        return self[kind]
