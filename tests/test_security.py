"""What docs/security.md promises, it promises by tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_every_promise_names_a_test_that_is_there() -> None:
    items = re.findall(r"^- .*?(?=^[-#]|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    promises = [item for item in items if "*Against*" in item]
    assert len(promises) > 20
    for promise in promises:
        links = re.findall(r"\]\(\.\./(tests/[^)]+)\)", promise)
        assert links, promise
        assert all((ROOT / link).is_file() for link in links), promise


def test_a_line_can_be_read_without_scrolling() -> None:
    assert max(map(len, PAGE.splitlines())) <= 110
