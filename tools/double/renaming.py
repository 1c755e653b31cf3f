"""Names in the double: imports are its own, `msgspec` is its edge, files stay in the house."""

import ast
import re
from typing import Any

HOUSE, TESTS = "zaslonka", "tests"
SUFFIX = "_compiled"
DOUBLE = f"{HOUSE}{SUFFIX}"
EDGE = f"{DOUBLE}.edge"
ROOMS = {
    HOUSE: ("kernel", "games", "bots", "lab", "table", "sentences", "transcript"),
    TESTS: ("kernel", "games", "bots", "lab", "laws", "rules", "support", "table"),
}
"""What has a double: whatever has to do with rules, and no server."""

FILE_OF = "_house_file"


def double_name(module: str) -> str:
    """What a module of the house, or of its tests, is called in the double."""
    package, _, rest = module.partition(".")
    is_doubled = not rest or rest.partition(".")[0] in ROOMS.get(package, ())
    return (
        module.replace(package, package + SUFFIX, 1) if is_doubled and package in ROOMS else module
    )


class Renaming(ast.NodeTransformer):
    """Leads every import of a module to the double."""

    def visit_Import(self, node: ast.Import) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for alias in node.names:
            if alias.name == "msgspec":
                made.append(from_import(DOUBLE, edge=alias.asname or "msgspec"))
                made.append(ast.Import([ast.alias(f"{EDGE}.json"), ast.alias(f"{EDGE}.structs")]))
            else:
                made.append(ast.Import([ast.alias(double_name(alias.name), alias.asname)]))
        return made

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.level == 0 and node.module is not None:
            node.module = double_name(re.sub(r"^msgspec\b", EDGE, node.module))
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        """A module's name in a string is one too."""
        names = rf"({HOUSE}|{TESTS})(\.\w+)+"
        if isinstance(node.value, str) and re.fullmatch(names, node.value):
            return ast.Constant(double_name(node.value))
        return node

    # A game's data lie beside its rules: in the house, and there alone.

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return _house_file(ast.Name("__name__")) if node.id == "__file__" else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        is_file = node.attr == "__file__"
        return _house_file(ast.Attribute(node.value, "__name__")) if is_file else node

    def visit_Module(self, node: ast.Module) -> ast.Module:
        self.generic_visit(node)
        if any(isinstance(one, ast.Name) and one.id == FILE_OF for one in ast.walk(node)):
            add_imports(node, from_import(EDGE, house_file=FILE_OF))
        return node


def _house_file(module: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(FILE_OF), [module], [])


def from_import(module: str, **names: str) -> ast.ImportFrom:
    return ast.ImportFrom(module, [ast.alias(name, known) for name, known in names.items()], 0)


def add_imports(node: ast.Module, *imports: ast.stmt) -> None:
    at = 1 if ast.get_docstring(node) is not None else 0
    node.body[at:at] = imports


def expression(text: str) -> Any:
    return ast.parse(text, mode="eval").body
