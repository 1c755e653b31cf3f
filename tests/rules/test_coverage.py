"""Every clause is cited by a test, and every cited clause exists.

Tests are read, not collected, so that this holds however few of them are run, and on any worker.
What a game's kit has for the tests over all games is a test as well.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from zaslonka import games

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules"
KEPT = ("table", "privacy", *games.names())
"""The rulebooks that this house keeps by now."""
TEST = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def clauses(page: Path) -> list[str]:
    return re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", page.read_text("utf-8"), re.MULTILINE)


def citations() -> Iterator[tuple[str, str]]:
    """Each clause that a test cites, and the test."""
    for path in sorted((*TESTS.rglob("test_*.py"), *TESTS.glob("games/*/kit.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, TEST) and (
                path.name == "kit.py" or node.name.lower().startswith("test")
            ):
                for clause in cited_by(node.decorator_list):
                    yield clause, f"{path.name}::{node.name}"


def cited_by(decorators: list[ast.expr]) -> Iterator[str]:
    for mark in decorators:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from map(ast.literal_eval, mark.args)


CITED = list(citations())
EXISTING = {clause for page in RULES.glob("*.md") for clause in clauses(page)}


@pytest.mark.parametrize(
    "clause", [clause for name in KEPT for clause in clauses(RULES / f"{name}.md")]
)
def test_the_clause_is_cited(clause: str) -> None:
    assert clause in {cited for cited, _ in CITED}, f"no test cites {clause}"


def test_only_existing_clauses_are_cited() -> None:
    strangers = [(clause, test) for clause, test in CITED if clause not in EXISTING]
    assert not strangers


@pytest.mark.parametrize("name", KEPT)
def test_no_clause_has_the_number_of_another(name: str) -> None:
    ids = clauses(RULES / f"{name}.md")
    assert ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("translation", sorted(RULES.glob("*.pl.md")), ids=lambda page: page.name)
def test_a_translation_has_the_same_clauses(translation: Path) -> None:
    original = translation.with_name(translation.name.replace(".pl.md", ".md"))
    assert clauses(translation) == clauses(original)
