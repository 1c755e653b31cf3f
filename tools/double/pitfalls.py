"""What mypyc would compile to something else, said in words that it understands."""

import ast
import functools
import importlib
import operator
from pathlib import Path
from typing import Any

from msgspec import Struct

from double.matching import as_conditions
from double.renaming import DOUBLE, HOUSE, add_imports, from_import

ONES, TOTAL = "_ones", "_total"
BUT = "_but_"
"""What makes another record that differs in one field, before that field's name."""
REPLACES = ("structs.replace", "msgspec.structs.replace")
_SIGNS = {operator.add: ast.Add, operator.sub: ast.Sub}
SOURCE = Path(__file__).parents[2] / "src" / "zaslonka"


class Pitfalls(ast.NodeTransformer):
    """Changes how a thing is said, and never what it comes to."""

    def __init__(self, module: str) -> None:
        """``module`` is its name in the house."""
        self._module = module
        self._counts: set[str] = set()
        """What of `runtime/bits.py` the module needs."""
        self._whole: set[str] = set()
        """Lists of whole numbers in this function."""
        self._kinds: dict[str, ast.Tuple] = {}
        """The module's own rows of classes, each of which `isinstance` is better told."""

    def visit_Match(self, node: ast.Match) -> ast.stmt:
        """Of what a class's pattern names mypyc looks each up by its name; not so of attributes."""
        self.generic_visit(node)
        is_ours = self._module.startswith(f"{HOUSE}.")
        return (as_conditions(node, self._module) if is_ours else None) or node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A sum over a generator is taken for one of whole numbers; over a list it is Python's.

        And bits are counted by a method of Python's own numbers, which mypyc has to make first.
        """
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "bit_count":
            self._counts.add("ones")
            return ast.Call(ast.Name(ONES), [node.func.value], [])
        if ast.unparse(node.func) == "map" and len(node.args) == 2:
            return self._made_of(node)
        if ast.unparse(node.func) == "isinstance":
            node.args[1:] = [self._kinds.get(ast.unparse(kind), kind) for kind in node.args[1:]]
            node.args[1:] = [_one_of(kind) for kind in node.args[1:]]
        if (field := changed_field(node)) in changed_fields():
            changed = ast.Attribute(node.args[0], f"{BUT}{field}")
            return ast.Call(changed, [node.keywords[0].value], [])
        if ast.unparse(node.func) in ("list", "tuple") and len(node.args) == 1:
            made = _without_iter(node.args[0])
            if made is not node.args[0]:
                node.args = [made]
                return made if ast.unparse(node.func) == "list" else node
            return self._row_of(node)
        if ast.unparse(node.func) == "sum" and len(node.args) == 1:
            (over,) = node.args
            if isinstance(over, ast.GeneratorExp):
                node.args = [ast.ListComp(over.elt, over.generators)]
            elif isinstance(over, ast.Name) and over.id in self._whole:
                self._counts.add("total")
                return ast.Call(ast.Name(TOTAL), [over], [])
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """What a function says to be a list of whole numbers is summed up in C."""
        before = self._whole
        self._whole = {
            ast.unparse(one.target)
            for one in ast.walk(node)
            if isinstance(one, ast.AnnAssign) and ast.unparse(one.annotation) == "list[int]"
        }
        self.generic_visit(node)
        self._whole = before
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AugAssign:
        self.generic_visit(node)
        node.value = _without_iter(node.value)
        return node

    def visit_YieldFrom(self, node: ast.YieldFrom) -> ast.YieldFrom:
        self.generic_visit(node)
        node.value = _without_iter(node.value)
        return node

    def _made_of(self, node: ast.Call) -> ast.Call:
        """Records made by ``map`` are made by Python; one by one they are made in C."""
        kind, items = node.args
        if not self._is_record(kind) or _is_generator(items):
            return node
        one = ast.Call(kind, [ast.Name("one")], [])
        each = ast.comprehension(ast.Name("one", ast.Store()), items, [], 0)
        return ast.Call(ast.Name("iter"), [ast.ListComp(one, [each])], [])

    def _row_of(self, node: ast.Call) -> ast.Call:
        """So are sums and differences of the numbers of two rows."""
        match node.args:
            case [ast.Call(ast.Name("map"), [ast.Name() as by, left, right])]:
                sign = _SIGNS.get(self._meant(by))
                if sign is not None:
                    one = ast.BinOp(ast.Name("one"), sign(), ast.Name("other"))
                    pair = ast.Tuple([ast.Name("one"), ast.Name("other")], ast.Store())
                    both = ast.Call(ast.Name("zip"), [left, right], [])
                    node.args = [ast.ListComp(one, [ast.comprehension(pair, both, [], 0)])]
        return node

    def _is_record(self, node: ast.expr) -> bool:
        named = self._meant(node)
        return isinstance(named, type) and issubclass(named, Struct)

    def _are_records(self, row: ast.Tuple) -> bool:
        return bool(row.elts) and all(map(self._is_record, row.elts))

    def _meant(self, node: ast.expr) -> Any:
        """What a name, or a name in another module, means in the house."""
        if not self._module.startswith(f"{HOUSE}.") or isinstance(node, ast.Starred):
            return None
        try:
            return operator.attrgetter(ast.unparse(node))(importlib.import_module(self._module))
        except (AttributeError, ImportError):  # no name, or a library that not everybody has
            return None

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        """A row of three numbers or more is a tuple like others: in parts it is copied about."""
        self.generic_visit(node)
        match node:
            case ast.Subscript(ast.Name("tuple"), ast.Tuple([ast.Name(kind), _, _, *_] as kinds)):
                if all(isinstance(one, ast.Name) and one.id == kind for one in kinds):
                    node.slice = ast.Tuple([ast.Name(kind), ast.Constant(...)])
        return node

    def visit_Module(self, node: ast.Module) -> ast.Module:
        for one in node.body:
            match one:
                case ast.Assign([ast.Name(name)], ast.Tuple() as row) if self._are_records(row):
                    self._kinds[name] = row
        self.generic_visit(node)
        if self._counts:
            known = {name: f"_{name}" for name in sorted(self._counts)}
            add_imports(node, from_import(f"{DOUBLE}.bits", **known))
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        """``x in generator()``: what mypyc makes of a generator does not know how to look."""
        self.generic_visit(node)
        looks = [isinstance(one, ast.In | ast.NotIn) for one in node.ops]
        node.comparators = [
            ast.Call(ast.Name("iter"), [one], []) if is_look and _is_generator(one) else one
            for is_look, one in zip(looks, node.comparators, strict=True)
        ]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Slots are mypyc's own affair."""
        self.generic_visit(node)
        node.body = [one for one in node.body if not ast.unparse(one).startswith("__slots__ =")]
        return node

    def visit_Tuple(self, node: ast.Tuple) -> ast.expr:
        """A row made of others is put together of rows, not by way of a list."""
        self.generic_visit(node)
        if not isinstance(node.ctx, ast.Load) or not _is_spliced(node):
            return node
        parts: list[ast.expr] = []
        for one in node.elts:
            if isinstance(one, ast.Starred):
                parts.append(ast.Call(ast.Name("tuple"), [one.value], []))
            elif parts and isinstance(parts[-1], ast.Tuple):
                parts[-1].elts.append(one)
            else:
                parts.append(ast.Tuple([one], ast.Load()))
        return functools.reduce(lambda left, right: ast.BinOp(left, ast.Add(), right), parts)


def _without_iter(node: ast.expr) -> ast.expr:
    """The list that was just made instead of a ``map``, where any row will do."""
    match node:
        case ast.Call(ast.Name("iter"), [ast.ListComp() as made]):
            return made
    return node


def _is_spliced(node: ast.Tuple) -> bool:
    """Whether there are one or two other rows in it, and something beside them."""
    starred = sum(isinstance(one, ast.Starred) for one in node.elts)
    return 0 < starred < 3 and len(node.elts) > 1


def _one_of(kind: ast.expr) -> ast.expr:
    """``A | B`` as a pair: of the former mypyc makes an object each time."""
    if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr):
        left, right = _one_of(kind.left), _one_of(kind.right)
        kinds = [*(left.elts if isinstance(left, ast.Tuple) else [left]), right]
        return ast.Tuple(kinds, ast.Load())
    return kind


def changed_field(node: ast.AST) -> str | None:
    """The field, if there is just one, in which a record is to differ from another."""
    match node:
        case ast.Call(ast.Attribute(attr="replace") as called, [_], [ast.keyword(str(field))]):
            return field if ast.unparse(called) in REPLACES else None
    return None


@functools.cache
def changed_fields() -> frozenset[str]:
    """All such fields in the house; a test may change others."""
    found = (changed_field(node) for tree in _trees() for node in ast.walk(tree))
    return frozenset(field for field in found if field is not None)


def _is_generator(node: ast.expr) -> bool:
    """Whether a function is called of whose name there is a generator in the house."""
    if not isinstance(node, ast.Call):
        return False
    function = node.func
    name = function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)
    return name in _generators()


@functools.cache
def _generators() -> frozenset[str]:
    return frozenset(
        node.name
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.returns is not None
        if ast.unparse(node.returns).startswith("Iterator[")
    )


@functools.cache
def _trees() -> list[ast.Module]:
    return [ast.parse(file.read_text("utf-8")) for file in SOURCE.rglob("*.py")]
