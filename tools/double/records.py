"""Records written out: what msgspec makes of a struct's class, said so that mypyc can compile it.

mypyc drops the keywords of a class (`frozen`, `tag`, `kw_only`) without a word.  So a record
becomes a plain class here: its attributes, its constructor, and how it is copied if it can change;
the rest is in its base (`runtime/struct.py`).  Which fields it has, in which order and with which
defaults, is asked of the struct.
"""

import ast
import inspect
import typing
from collections.abc import Iterator
from inspect import Parameter
from typing import Any, TypeGuard

from msgspec import UNSET, Struct

from double.pitfalls import BUT, changed_fields
from double.renaming import expression

FRESH = ("[]", "{}", "set()")
"""Defaults that each record has one of its own of."""


def write_out(node: ast.ClassDef, kind: type[Struct], *, is_open: bool) -> list[ast.stmt]:
    """Make a plain class of a struct's; returns what is to be said of it afterwards."""
    node.keywords = []
    if not any(_is_generic(base) for base in kind.__mro__):
        # Nothing in a record leads back to it: the collector need not look for it.
        node.decorator_list.append(expression("_mypyc_attr(acyclic=True)"))
    own = {ast.unparse(one.target): one for one in node.body if _is_field(one)}
    record = _Record(kind, own, is_open=is_open)
    rest = [made for one in node.body if not _is_field(one) for made in as_class_vars(one)]
    at = 1 if ast.get_docstring(node) is not None else 0
    lines = "\n ".join(line for part in record.parts() for line in part)
    (written,) = ast.parse(f"class _:\n {lines}").body
    assert isinstance(written, ast.ClassDef)
    node.body = [*rest[:at], *written.body, *rest[at:]]
    return ast.parse(f"_describe({node.name}, {record.hints!r})").body


def as_class_vars(node: ast.stmt) -> list[ast.stmt]:
    """A class's own value says so; the two sides of ``a, b = 1, 2`` are said one by one."""
    if isinstance(node, ast.AnnAssign) and not _is_class_var(node):
        node.annotation = expression("_ClassVar[_Any]")
    if not isinstance(node, ast.Assign):
        return [node]
    (target,), value = node.targets, node.value
    pairs = [(target, value)]
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = list(zip(target.elts, value.elts, strict=True))
    hint = expression("_ClassVar[_Any]")
    return [ast.AnnAssign(typing.cast(ast.Name, name), hint, said, 1) for name, said in pairs]


def _is_field(node: ast.stmt) -> TypeGuard[ast.AnnAssign]:
    return isinstance(node, ast.AnnAssign) and not _is_class_var(node)


def _is_class_var(node: ast.AnnAssign) -> bool:
    return ast.unparse(node.annotation).startswith(("ClassVar", "typing.ClassVar"))


class _Record:
    """A struct, and how its class is written out, part by part and line by line."""

    def __init__(self, kind: type[Struct], own: dict[str, ast.AnnAssign], *, is_open: bool) -> None:
        self.kind, self.name, self.own, self.is_open = kind, kind.__name__, own, is_open
        self.hints = {name: ast.unparse(one.annotation) for name, one in own.items()}
        self.types = typing.get_type_hints(kind)
        self.above = {name for base in _structs_above(kind) for name in base.__struct_fields__}
        self.narrowed = _narrowed(kind)
        self.parameters = list(inspect.signature(kind).parameters.values())

    def parts(self) -> Iterator[Iterator[str]]:
        yield self.attributes()
        yield self.constructor()
        if not self.narrowed:
            yield self.flat_copy()
        yield self.changing()
        if self.kind.__struct_config__.frozen:
            yield self.comparing()
        else:
            yield self.copying()

    def attributes(self) -> Iterator[str]:
        """What was said above is not said again, unless it is said of another type."""
        for name, hint in self.hints.items():
            if name in self.narrowed:
                yield f"{self.attribute(name)}: {hint}"
                yield "@property"
                yield f"def {name}(self) -> {hint}: return self.{self.attribute(name)}"
            elif name not in self.above:
                yield f"{name}: {hint}"
        if not self.above and not self.is_open:
            by_place = [one.name for one in self.parameters if not _is_by_name(one)]
            yield f"__match_args__ = {tuple(by_place)!r}"

    def attribute(self, name: str) -> str:
        """Where a field is kept: one whose type is narrowed is a property of each class."""
        return f"_{self.name}_{name}" if name in self.narrowed and name in self.own else name

    def constructor(self) -> Iterator[str]:
        starred = ["*"] if any(map(_is_by_name, self.parameters)) else []
        by_place = [self.parameter(one) for one in self.parameters if not _is_by_name(one)]
        by_name = [self.parameter(one) for one in self.parameters if _is_by_name(one)]
        yield f"def __init__({', '.join(['self', *by_place, *starred, *by_name])}) -> None:"
        yield " pass"
        for one in self.parameters:
            default, value = self.default(one), one.name
            if default in FRESH:
                value = f"{default} if {value} is None else {value}"
            yield f" self.{self.attribute(one.name)} = {value}"

    def parameter(self, parameter: Parameter) -> str:
        name, default = parameter.name, self.default(parameter)
        is_said_here = name not in self.above or name in self.narrowed
        hint = self.hints[name] if is_said_here else _roughly(self.types[name])
        if default in FRESH:
            return f"{name}: {hint} | None = None"
        return f"{name}: {hint} = {default}" if default else f"{name}: {hint}"

    def default(self, parameter: Parameter) -> str:
        said = self.own.get(parameter.name)
        if said is not None:
            return ast.unparse(said.value) if said.value is not None else ""
        if parameter.default is parameter.empty:
            return ""
        return "_UNSET" if parameter.default is UNSET else repr(parameter.default)

    def comparing(self) -> Iterator[str]:
        """Field by field; the base would look each of them up by its name."""
        names = [one.name for one in self.parameters]
        same = "".join(f" and self.{name} == other.{name}" for name in names)
        yield "def __eq__(self, other: object) -> bool:"
        yield f" return isinstance(other, {self.name}) and type(other) is type(self){same}"
        yield "def __hash__(self) -> int:"
        yield f" return hash(({''.join(f'self.{name}, ' for name in names)}))"

    def flat_copy(self) -> Iterator[str]:
        yield "def _flat_copy(self) -> _Any:"
        yield f" return {self.but('')}"

    def changing(self) -> Iterator[str]:
        """Another record that differs in one field, for each that somebody changes so."""
        for one in self.parameters:
            if one.name in changed_fields():
                is_plain = one.name in self.hints and not _is_generic(self.kind)
                hint = self.hints[one.name] if is_plain else "_Any"
                yield f"def {BUT}{one.name}(self, new: {hint}) -> {self.name!r}:"
                yield f" return {self.but(one.name)}"

    def but(self, field: str) -> str:
        """What makes a record of the same values, but for this field's: a new one."""
        if self.narrowed:
            return f"_replace(self, {field}=new)"
        values = [
            (f"{one.name}=" if _is_by_name(one) else "")
            + ("new" if one.name == field else f"self.{one.name}")
            for one in self.parameters
        ]
        return f"{self.name}({', '.join(values)})"

    def copying(self) -> Iterator[str]:
        values = [
            (f"{one.name}=" if _is_by_name(one) else "") + _copied(one.name, self.types[one.name])
            for one in self.parameters
        ]
        yield "def _cloned(self) -> _Any:"
        yield f" return {self.name}({', '.join(values)})"


def _is_by_name(parameter: Parameter) -> bool:
    return parameter.kind is Parameter.KEYWORD_ONLY


def _copied(field: str, hint: Any) -> str:
    """As `zaslonka.kernel.records.clone` does: every record and list, and no value."""
    value = f"self.{field}"
    if typing.get_origin(hint) is list:
        (item,) = typing.get_args(hint)
        return f"[one._cloned() for one in {value}]" if _is_record(item) else f"{value}[:]"
    return f"{value}._cloned()" if _is_record(hint) else value


def _is_generic(kind: Any) -> bool:
    return kind is typing.Generic or bool(getattr(kind, "__parameters__", ()))


def _is_record(hint: Any) -> bool:
    if isinstance(hint, typing.TypeVar):
        return hint.__bound__ is not None  # of a state, whatever its game
    return _is_struct(hint) and not hint.__struct_config__.frozen


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct) and hint is not Struct


def _structs_above(kind: type[Struct]) -> list[type[Struct]]:
    return [base for base in kind.__mro__[1:] if _is_struct(base)]


def _narrowed(kind: type[Struct]) -> set[str]:
    """Fields that may be lacking in a frozen struct and not in another of its module below it."""
    if not kind.__struct_config__.frozen:
        return set()
    family = [one for one in vars(inspect.getmodule(kind)).values() if _is_struct(one)]
    pairs = [(below, above) for below in family for above in _structs_above(below)]
    return {
        name
        for below, above in pairs
        if kind in (below, above)
        for name, hint in below.__annotations__.items()
        if _may_lack(above.__annotations__.get(name)) and not _may_lack(hint)
    }


def _may_lack(hint: Any) -> bool:
    return type(None) in typing.get_args(hint)


def _roughly(hint: Any) -> str:
    """A type in words that any module knows."""
    if hint in (int, bool, str, bytes, float):
        return str(hint.__name__)
    return "tuple[_Any, ...]" if typing.get_origin(hint) is tuple else "_Any"
