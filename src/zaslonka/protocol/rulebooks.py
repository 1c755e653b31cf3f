"""The rules as clauses, read from the same files that the tests cite."""

import functools
import re
from pathlib import Path

import zaslonka
from zaslonka import games
from zaslonka.kernel.levels import LANGUAGES
from zaslonka.protocol.bodies import Clause, Rulebook, RuleSection

_PACKAGE = Path(zaslonka.__file__).parent
_SHELVES = (_PACKAGE / "rules", _PACKAGE.parents[1] / "docs" / "rules")
"""Where the rules of every table are in an installed wheel, and in a checkout."""

OF_EVERY_TABLE = ("table", "privacy")

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*)$")
_MARK = re.compile(r"\*\*\((ruling|data|orzeczenie|dane)\)\*\*\s*")
_RULINGS = ("ruling", "orzeczenie")


def read(name: str, language: str) -> Rulebook | None:
    """The clauses of a game, or of every ``table``; None if they are not written."""
    # What is asked for comes from anybody: only what there is may be remembered.
    known = name in (*games.names(), *OF_EVERY_TABLE) and language in LANGUAGES
    return _parsed(name, language) if known else None


@functools.cache
def _parsed(name: str, language: str) -> Rulebook | None:
    ending = ".pl.md" if language == "pl" else ".md"
    for path in _places(name):
        file = path.with_name(path.name + ending)
        if file.exists():
            return parse(file.read_text(encoding="utf-8"), language)
    return None


def _places(name: str) -> list[Path]:
    """Where a rulebook may be, but for the ending that says its language."""
    if name in games.names():
        return [games.get(name).folder / "clauses"]
    return [shelf / name for shelf in _SHELVES]


def parse(text: str, language: str) -> Rulebook:
    """A title, then sections: what stands before the clauses of each is its introduction."""
    title, *sections = re.split(r"^#{1,2} ", text.strip(), flags=re.MULTILINE)[1:]
    first, _, opening = title.partition("\n")
    found = [_section("", opening), *(_section(*part.split("\n", 1)) for part in sections)]
    kept = tuple(section for section in found if section.intro or section.clauses)
    return Rulebook(first.strip(), "pl" if language == "pl" else "en", kept)


def _section(heading: str, body: str = "") -> RuleSection:
    intro: list[str] = []
    clauses: list[Clause] = []
    for line in body.splitlines():
        if clause := _CLAUSE.match(line):
            clauses.append(_clause(*clause.groups()))
        else:
            intro.append(line)
    return RuleSection(heading.strip(), "\n".join(intro).strip(), tuple(clauses))


def _clause(name: str, text: str) -> Clause:
    marks = _MARK.findall(text)
    return Clause(name, _MARK.sub("", text).strip(), any(mark in _RULINGS for mark in marks))
