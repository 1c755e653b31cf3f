"""The documentation can be read in a window beside the code."""

from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WIDEST = 140
PAGES = sorted(
    page.relative_to(ROOT)
    for folder in (ROOT, ROOT / "docs", ROOT / "bench", ROOT / "web")
    for page in folder.glob("*.md")
)
"""Not the clauses, of which each is a line, so that a change shows which."""


def prose(page: Path) -> Iterator[str]:
    """Its lines but tables, code, headings and lines that are one link."""
    is_code = False
    for line in page.read_text("utf-8").splitlines():
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code and not line.startswith(("|", "    ", "#", "![", "[", "<")):
            yield line


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_no_line_is_too_wide(page: Path) -> None:
    assert [line for line in prose(ROOT / page) if len(line) > WIDEST] == []
