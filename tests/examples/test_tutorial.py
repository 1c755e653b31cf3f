"""docs/add-a-game.md says what the example does: its code stands there word for word."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.examples.houses import EXAMPLE, ROOT

TUTORIAL = ROOT / "docs" / "add-a-game.md"
TAKEN = ("python", "ftl", "toml", "markdown")
LONGEST_LINE = 120


@cache
def blocks() -> list[tuple[str, str]]:
    """Each block of code, with its language."""
    found = re.findall(
        r"^```(\w+)\n(.*?)^```$", TUTORIAL.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    return [(language, code) for language, code in found if language in TAKEN]


@cache
def sources() -> dict[Path, str]:
    endings = (".py", ".ftl", ".toml", ".md")
    files = (file for file in sorted(EXAMPLE.rglob("*")) if file.suffix in endings)
    return {file: file.read_text("utf-8") for file in files}


@pytest.mark.parametrize(("language", "code"), blocks(), ids=lambda part: part.splitlines()[0])
def test_the_block_stands_in_the_example(language: str, code: str) -> None:
    """A line of three dots stands for what is left out."""
    for part in code.split("# …\n"):
        whole = [text for text in sources().values() if f"\n{part}" in f"\n{text}"]
        assert whole, f"not in examples/liars_dice any more:\n{part}"


def test_whoever_types_it_in_has_the_whole_game() -> None:
    """The blocks that are of one module make up all of it, but for empty lines."""
    for name in ("game.py", "odds.py", "bot.py", "story.py", "lesson.py", "__init__.py"):
        module = sources()[EXAMPLE / "liars_dice" / name]
        own = [code for language, code in blocks() if language == "python" and code in module]
        typed = [line for code in own for line in code.splitlines() if line]
        assert typed == [line for line in module.splitlines() if line], name


def test_it_can_be_read() -> None:
    lines = TUTORIAL.read_text("utf-8").splitlines()
    assert [line for line in lines if len(line) > LONGEST_LINE] == []
    for linked in re.findall(r"\]\((\.\./[^)#]+)\)", "\n".join(lines)):
        assert (TUTORIAL.parent / linked).exists(), linked
    headings = {_anchor(line) for line in lines if line.startswith("#")}
    for anchor in re.findall(r"\]\(#([^)]+)\)", "\n".join(lines)):
        assert anchor in headings, anchor


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.lstrip("# ").lower()).replace(" ", "-")
