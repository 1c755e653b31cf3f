"""What the README shows is true."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_readme_runs() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False) == (0, 9)


def test_both_readmes_name_the_two_commands_and_link_only_to_files_that_exist() -> None:
    for name in ("README.md", "README.pl.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "make play" in text
        assert "make test" in text
        links = re.findall(r"\]\(([^)]+)\)", text)
        assert links
        assert [link for link in links if not (ROOT / link).exists()] == []
