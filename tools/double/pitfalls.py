"""What mypyc would compile to something else, said in words that it understands."""

import ast
import functools
from pathlib import Path

from double.matching import as_conditions
from double.renaming import HOUSE

SOURCE = Path(__file__).parents[2] / "src" / "zaslonka"


class Pitfalls(ast.NodeTransformer):
    """Changes how a thing is said, and never what it comes to."""

    def __init__(self, module: str) -> None:
        """``module`` is its name in the house."""
        self._module = module

    def visit_Match(self, node: ast.Match) -> ast.stmt:
        """Of what a class's pattern names mypyc looks each up by its name; not so of attributes."""
        self.generic_visit(node)
        is_ours = self._module.startswith(f"{HOUSE}.")
        return (as_conditions(node, self._module) if is_ours else None) or node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """A sum over a generator is taken for one of whole numbers; over a list it is Python's."""
        self.generic_visit(node)
        if ast.unparse(node.func) == "sum" and len(node.args) == 1:
            (over,) = node.args
            if isinstance(over, ast.GeneratorExp):
                node.args = [ast.ListComp(over.elt, over.generators)]
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
