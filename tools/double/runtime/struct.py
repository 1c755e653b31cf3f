"""What a record of the double is: a class that mypyc compiles, as well known as a struct."""

from collections.abc import Iterator
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Struct:
    """The base of every record; `rewriting` writes out the rest of each."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    __struct_encode_fields__: ClassVar[tuple[str, ...]] = ()
    __struct_config__: ClassVar[Any] = None

    def _cloned(self) -> Any:
        """A copy of this record with every record and list in it; what never changes is shared."""
        return self

    def _flat_copy(self) -> Any:
        """Another record of the same values."""
        return made(type(self), fields_of(self))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and fields_of(other) == fields_of(self)

    def __hash__(self) -> int:
        if not self.__struct_config__.frozen:
            raise TypeError(f"unhashable type: {type(self).__name__!r}")
        return hash(tuple(fields_of(self).values()))

    def __copy__(self) -> Any:
        return self._flat_copy()

    def __reduce__(self) -> Any:
        return made, (type(self), fields_of(self))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in fields_of(self).items())
        return f"{type(self).__name__}({fields})"

    def __rich_repr__(self) -> Iterator[tuple[str, Any]]:
        yield from fields_of(self).items()


def fields_of(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def replace(record: Any, **changes: Any) -> Any:
    """Another record that has these values."""
    new = record._flat_copy()
    for name, value in changes.items():
        setattr(new, name, value)
    return new


def made(kind: Any, fields: dict[str, Any]) -> Any:
    return kind(**fields)
