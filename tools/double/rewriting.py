"""A module of the house rewritten for its double: names lead there, records are written out.

No rule is touched: what is left of a module is as it was, but for its comments.
"""

import ast
import importlib
import re
from types import ModuleType

from msgspec import Struct

from double.bodies import say_otherwise
from double.constants import fix_constants
from double.pitfalls import Pitfalls
from double.records import as_class_vars, write_out
from double.renaming import DOUBLE, EDGE, HOUSE, Renaming, add_imports, expression
from zaslonka.kernel.game import Game

OPEN = frozenset(
    f"{HOUSE}.kernel.{name}"
    for name in ("steps.Table", "steps.Rule", "steps.Choice", "steps.OneSeatChoice", "game.Game")
)
"""Of these a game makes its own; one that is not compiled may do so too."""

BRIEF = {
    f"{HOUSE}.kernel.chance.Chance": "_mypyc_attr(acyclic=True, free_list_len=1)",
    f"{HOUSE}.kernel.steps.Now": "_mypyc_attr(free_list_len=1)",
    f"{HOUSE}.kernel.steps.SeatView": "_mypyc_attr(free_list_len=1)",
}
"""Of these one is made for every move, and gone after it: its memory is the next one's."""

_MAY_HAVE_RECORDS = re.compile(
    r"^class .*\b(Chance:|Struct\b|frozen=|kw_only=|Game\[|Game\(abc)", re.MULTILINE
)
_IMPORTS = f"""
from typing import Any as _Any, ClassVar as _ClassVar
from mypy_extensions import mypyc_attr as _mypyc_attr
from {EDGE} import UNSET as _UNSET, describe as _describe
from {DOUBLE}.struct import replace as _replace
"""


def rewritten(source: str, module: str) -> str:
    """The text of a module for the double; ``module`` is its name in the house."""
    tree = Pitfalls(module).visit(Renaming().visit(ast.parse(source)))
    say_otherwise(tree, module)
    if module.startswith(f"{HOUSE}."):
        fix_constants(tree)
    if _MAY_HAVE_RECORDS.search(source):
        _write_out_classes(tree, importlib.import_module(module))
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _write_out_classes(tree: ast.Module, house: ModuleType) -> None:
    body: list[ast.stmt] = []
    for node in tree.body:
        body.append(node)
        if isinstance(node, ast.ClassDef):
            body += _written_out(node, getattr(house, node.name), f"{house.__name__}.{node.name}")
    tree.body = body
    add_imports(tree, *ast.parse(_IMPORTS).body)


def _written_out(node: ast.ClassDef, kind: type, name: str) -> list[ast.stmt]:
    """What is said after a class; the class itself is changed where it is a record's, or a game."""
    if name in OPEN:
        node.decorator_list.append(expression("_mypyc_attr(allow_interpreted_subclasses=True)"))
    if name in BRIEF:
        node.decorator_list.append(expression(BRIEF[name]))
    if issubclass(kind, Struct):
        return write_out(node, kind, is_open=name in OPEN)
    if issubclass(kind, Game):
        node.body = [made for one in node.body for made in as_class_vars(one)]
    return []
