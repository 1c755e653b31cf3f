"""Mutations: small wrong changes to one place of a Python source."""

import ast
from collections.abc import Iterator
from types import CodeType
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.Add,
}


class Mutation(NamedTuple):
    """A changed source; ``name`` says what became of what in which line, wherever that line is."""

    name: str
    line: int
    code: CodeType
    """Compiled, every other line where it was."""


def mutations(source: str, path: str) -> Iterator[Mutation]:
    """Every mutation of a source, one place at a time."""
    tree, lines = ast.parse(source), source.splitlines()
    untouched, scopes = _untouched(tree), dict(_scopes(tree))
    for node in _places(tree):
        if id(node) in untouched:
            continue
        line = lines[node.lineno - 1]
        column = node.col_offset - (len(line) - len(line.lstrip()))
        for mutant in _mutants(node):
            change = f"at {column}: {_short(node)} -> {_short(mutant)}"
            name = f"{scopes[id(node)]} | {line.strip()} | {change}"
            if not hasattr(mutant, "lineno"):
                ast.fix_missing_locations(ast.copy_location(mutant, node))
            _Swap(node, mutant).visit(tree)
            code = compile(tree, path, "exec")
            _Swap(mutant, node).visit(tree)
            yield Mutation(name, node.lineno, code)


def _places(tree: ast.Module) -> list[ast.stmt | ast.expr]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.stmt | ast.expr)]


def _scopes(node: ast.AST, scope: str = "") -> Iterator[tuple[int, str]]:
    """Every node, by identity, and the class and function it stands in."""
    for child in ast.iter_child_nodes(node):
        inner = scope
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            inner = f"{scope}.{child.name}".lstrip(".")
        yield id(child), inner
        yield from _scopes(child, inner)


class _Swap(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def _short(node: ast.AST) -> str:
    return ast.unparse(node).splitlines()[0]


def _untouched(tree: ast.Module) -> set[int]:
    """Annotations, decorators and the keywords of classes: they are no rules."""
    other: list[ast.AST | None] = []
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign() | ast.arg():
                other.append(node.annotation)
            case ast.FunctionDef():
                other += [node.returns, *node.decorator_list]
            case ast.ClassDef():
                other += [*node.keywords, *node.decorator_list]
    return {id(inner) for each in other if each is not None for inner in ast.walk(each)}


def _mutants(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, [operator], comparators):
            yield ast.Compare(left, [COMPARED[type(operator)]()], comparators)
        case ast.BinOp(left, operator, right) if type(operator) in CALCULATED:
            yield ast.BinOp(left, CALCULATED[type(operator)](), right)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.And() if isinstance(operator, ast.Or) else ast.Or(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.If(test, body, orelse) if not isinstance(test, ast.Compare | ast.UnaryOp):
            # A comparison or a "not" in the test is turned round by itself.
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.Return(ast.expr() as value) if ast.unparse(value) != "None":
            yield ast.Return(None)
        case ast.Expr(ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield ast.Pass()
        case ast.AugAssign() | ast.Raise() | ast.Break():
            yield ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Tuple()], _):
            yield ast.Pass()
