"""What the READMEs show is true: the code runs, the links lead somewhere, the commands work."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tests.support.commands import run, serves_a_page

ROOT = Path(__file__).parents[1]
READMES = ("README.md", "README.pl.md")

PROVED_ELSEWHERE = {
    "make test": "it runs this very test",
    "make quick": "the linters and a part of the tests, which `make test` has run",
    "make check": "the linters and types, which `make test` runs first",
    "make fmt": "it would rewrite the files that are being tested",
    "make bench": "it measures for hours",
    "make soak": "it runs for hours",
    "make pictures": "it would overwrite the pictures that are being compared",
    "pip install .": "tests/packaging/test_install.py does it in an environment of its own",
}
"""Commands of the READMEs that are not run here, and why."""


def commands(readme: str) -> list[str]:
    """What a README tells people to type: lines set apart, and what is quoted in a sentence."""
    text = (ROOT / readme).read_text(encoding="utf-8")
    lines = re.findall(r"^ {4}((?:make|pip|zaslonka) .*)$", text, re.MULTILINE)
    quoted = re.findall(r"`((?:make|pip|zaslonka) [^`]+)`", text)
    return [re.sub(r"\s+#.*", "", command) for command in (*lines, *quoted)]


EVERY = sorted({command for readme in READMES for command in commands(readme)})


def test_the_readme_runs() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False) == (0, 9)


def test_both_readmes_name_the_two_commands_and_link_only_to_files_that_exist() -> None:
    for name in READMES:
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "make play" in text
        assert "make test" in text
        links = re.findall(r"\]\(([^)]+)\)", text)
        assert links
        assert [link for link in links if not (ROOT / link).exists()] == []


def test_both_readmes_tell_the_same_commands() -> None:
    english, polish = (
        [re.sub(r"https://\S+", "https://…", command) for command in commands(readme)]
        for readme in READMES
    )
    assert english == polish
    assert len(english) >= 10


@pytest.mark.parametrize("command", [one for one in EVERY if one.startswith("make ")])
def test_make_knows_what_to_do(command: str) -> None:
    done = run(f"{command} --dry-run", ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("command", [one for one in EVERY if one not in PROVED_ELSEWHERE])
def test_every_command_works_as_written(command: str, tmp_path: Path) -> None:
    if command == "make play":
        serves_a_page(run(f"{command} --dry-run", ROOT).stdout.splitlines()[-1], tmp_path)
    elif command.startswith("zaslonka serve "):
        asked = shlex.split(command)
        # Where the writer's machine would keep its games, and a port that may be taken here.
        command = command.replace(asked[asked.index("--data") + 1], str(tmp_path / "data"))
        command = command.replace(f"--port {asked[asked.index('--port') + 1]}", "")
        assert serves_a_page(command, tmp_path) == asked[asked.index("--public-url") + 1]
    elif command.startswith("zaslonka print "):
        done = run(command, tmp_path)
        assert done.returncode == 0, done.stderr
        (printed,) = tmp_path.iterdir()
        assert printed.name == f"{shlex.split(command)[2]}.pdf"
        assert printed.read_bytes().startswith(b"%PDF-")
    else:
        pytest.fail(f"nobody has said how to try {command!r}")


def test_what_is_not_run_here_is_still_told() -> None:
    assert set(PROVED_ELSEWHERE) <= set(EVERY)
    assert (ROOT / "tests/packaging/test_install.py").is_file()
