"""Constants of a module said to be final: mypyc then keeps them at hand, and looks up no name."""

import ast
import re
from collections import Counter

from double.renaming import add_imports, expression

_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9]*_?[A-Z0-9_]+")
_NO_VALUES = ("TypeVar", "ParamSpec")


def fix_constants(tree: ast.Module) -> None:
    """Every name in capitals that a module sets once is final."""
    named = Counter(
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(getattr(node, "ctx", None), ast.Store)
    )
    said = [each for node in tree.body for each in _one_by_one(node)]
    body = [_fixed(node) if named[_constant(node)] == 1 else node for node in said]
    if body != tree.body:
        tree.body = body
        add_imports(tree, *ast.parse("from typing import Final as _Final").body)


def _one_by_one(node: ast.stmt) -> list[ast.stmt]:
    """The two sides of ``A, B = 1, 2`` in pairs."""
    match node:
        case ast.Assign(targets=[ast.Tuple(names)], value=ast.Tuple(values)):
            pairs = zip(names, values, strict=True)
            return [ast.Assign([name], value) for name, value in pairs]
    return [node]


def _constant(node: ast.stmt) -> str:
    """The constant that a statement sets; no name if it sets none."""
    match node:
        case (
            ast.Assign(targets=[ast.Name(name)], value=value)
            | ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value)
        ):
            is_value = not (isinstance(value, ast.Call) and ast.unparse(value.func) in _NO_VALUES)
            return name if is_value and _CONSTANT.fullmatch(name) else ""
    return ""


def _fixed(node: ast.stmt) -> ast.stmt:
    final: ast.expr = ast.Name("_Final")
    if isinstance(node, ast.AnnAssign):
        hint = ast.Subscript(final, node.annotation)
        return ast.AnnAssign(node.target, hint, node.value, 1)
    assert isinstance(node, ast.Assign)
    (target,) = node.targets
    assert isinstance(target, ast.Name)
    if _is_row_of_fractions(node.value):
        final = expression("_Final[tuple[float, ...]]")
    return ast.AnnAssign(target, final, node.value, 1)


def _is_row_of_fractions(node: ast.expr) -> bool:
    """Of such a row mypyc makes a C struct, and then takes it for one that was not set."""
    return isinstance(node, ast.Tuple) and all(
        isinstance(one, ast.Constant) and isinstance(one.value, float) for one in node.elts
    )
