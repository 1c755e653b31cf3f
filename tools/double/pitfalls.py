"""What mypyc would compile to something else, said in words that it understands."""

import ast
import functools
import importlib
from pathlib import Path

from msgspec import Struct

from double.matching import as_conditions
from double.renaming import DOUBLE, HOUSE, add_imports, from_import

ONES = "_ones"
SOURCE = Path(__file__).parents[2] / "src" / "zaslonka"


class Pitfalls(ast.NodeTransformer):
    """Changes how a thing is said, and never what it comes to."""

    def __init__(self, module: str) -> None:
        """``module`` is its name in the house."""
        self._module = module
        self._counts_bits = False

    def visit_Match(self, node: ast.Match) -> ast.stmt:
        """Of what a class's pattern names mypyc looks each up by its name; not so of attributes."""
        self.generic_visit(node)
        is_ours = self._module.startswith(f"{HOUSE}.")
        return (as_conditions(node, self._module) if is_ours else None) or node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """A sum over a generator is taken for one of whole numbers; over a list it is Python's.

        And bits are counted by a method of Python's own numbers, which mypyc has to make first.
        """
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "bit_count":
            self._counts_bits = True
            return ast.Call(ast.Name(ONES), [node.func.value], [])
        if ast.unparse(node.func) == "map" and len(node.args) == 2:
            return self._made_of(node)
        if ast.unparse(node.func) == "sum" and len(node.args) == 1:
            (over,) = node.args
            if isinstance(over, ast.GeneratorExp):
                node.args = [ast.ListComp(over.elt, over.generators)]
        return node

    def _made_of(self, node: ast.Call) -> ast.Call:
        """Records made by ``map`` are made by Python; one by one they are made in C."""
        kind, items = node.args
        if not self._is_record(kind) or _is_generator(items):
            return node
        one = ast.Call(kind, [ast.Name("one")], [])
        each = ast.comprehension(ast.Name("one", ast.Store()), items, [], 0)
        return ast.Call(ast.Name("iter"), [ast.ListComp(one, [each])], [])

    def _is_record(self, node: ast.expr) -> bool:
        if not self._module.startswith(f"{HOUSE}.") or not isinstance(node, ast.Name):
            return False
        try:
            named = getattr(importlib.import_module(self._module), node.id, None)
        except ImportError:  # of a library that not everybody has: no rule needs one
            return False
        return isinstance(named, type) and issubclass(named, Struct)

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        """A row of three numbers or more is a tuple like others: in parts it is copied about."""
        self.generic_visit(node)
        match node:
            case ast.Subscript(ast.Name("tuple"), ast.Tuple([ast.Name(kind), _, _, *_] as kinds)):
                if all(isinstance(one, ast.Name) and one.id == kind for one in kinds):
                    node.slice = ast.Tuple([ast.Name(kind), ast.Constant(...)])
        return node

    def visit_Module(self, node: ast.Module) -> ast.Module:
        self.generic_visit(node)
        if self._counts_bits:
            add_imports(node, from_import(f"{DOUBLE}.bits", ones=ONES))
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


def _is_generator(node: ast.expr) -> bool:
    """Whether a function is called of whose name there is a generator in the house."""
    if not isinstance(node, ast.Call):
        return False
    function = node.func
    name = function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)
    return name in _generators()


@functools.cache
def _generators() -> frozenset[str]:
    trees = [ast.parse(file.read_text("utf-8")) for file in SOURCE.rglob("*.py")]
    return frozenset(
        node.name
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.returns is not None
        if ast.unparse(node.returns).startswith("Iterator[")
    )
