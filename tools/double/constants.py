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
    body = [_fixed(node) if named[_constant(node)] == 1 else node for node in tree.body]
    if body != tree.body:
        tree.body = body
        add_imports(tree, *ast.parse("from typing import Final as _Final").body)


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
    if isinstance(node, ast.Assign):
        return ast.AnnAssign(node.targets[0], expression("_Final"), node.value, 1)
    assert isinstance(node, ast.AnnAssign)
    hint = ast.Subscript(ast.Name("_Final"), node.annotation)
    return ast.AnnAssign(node.target, hint, node.value, 1)
