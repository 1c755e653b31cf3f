"""``match`` over kinds of record, said as a row of conditions."""

import ast
import importlib
import operator
from collections.abc import Iterator
from typing import Any


def as_conditions(node: ast.Match, module: str) -> ast.If | None:
    """The same by ``isinstance``; None where a pattern asks for more than a kind and fields."""
    if not isinstance(node.subject, ast.Name) or not all(map(_is_simple, node.cases)):
        return None
    *kinds, last = node.cases
    rest: list[ast.stmt] = []
    if isinstance(last.pattern, ast.MatchAs):
        rest = [*_named(last.pattern, node.subject.id), *last.body]
    else:
        kinds.append(last)
    for case in reversed(kinds):
        if not isinstance(case.pattern, ast.MatchClass):
            return None
        kind = case.pattern.cls
        is_kind = ast.Call(ast.Name("isinstance"), [node.subject, kind], [])
        fields = _fields(case.pattern, node.subject.id, module)
        rest = [ast.If(is_kind, [*fields, *case.body], rest)]
    (first,) = rest if len(rest) == 1 else [None]
    return first if isinstance(first, ast.If) else None


def _is_simple(case: ast.match_case) -> bool:
    match case:
        case ast.match_case(guard=ast.expr()):
            return False
        case ast.match_case(pattern=ast.MatchClass(patterns=by_place, kwd_patterns=by_name)):
            return all(map(_is_capture, [*by_place, *by_name]))
        case ast.match_case(pattern=pattern):
            return _is_capture(pattern)


def _is_capture(pattern: ast.pattern) -> bool:
    return isinstance(pattern, ast.MatchAs) and pattern.pattern is None


def _fields(pattern: ast.MatchClass, subject: str, module: str) -> Iterator[ast.stmt]:
    house: Any = importlib.import_module(module)
    path = ast.unparse(pattern.cls)
    known = operator.attrgetter(path)(house).__match_args__ if pattern.patterns else ()
    places = zip(known, pattern.patterns, strict=False)
    for field, one in [*places, *zip(pattern.kwd_attrs, pattern.kwd_patterns, strict=True)]:
        assert isinstance(one, ast.MatchAs)
        yield from _named(one, f"{subject}.{field}")


def _named(capture: ast.MatchAs, value: str) -> list[ast.stmt]:
    return ast.parse(f"{capture.name} = {value}").body if capture.name else []
