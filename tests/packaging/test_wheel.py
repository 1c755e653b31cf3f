"""The built wheel in a bare virtual environment: the command, the page and the rules are inside."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.support.example import EXAMPLE
from tests.support.kits import own

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


def run(*command: str | Path) -> str:
    done = subprocess.run([*command], capture_output=True, text=True, check=False, cwd="/")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, ROOT)
    (built,) = out.glob("*.whl")
    return built


def test_the_wheel_carries_the_page_the_rules_and_the_sentences(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for needed in (
        "zaslonka/page/index.html",
        "zaslonka/rules/table.md",
        "zaslonka/rules/table.pl.md",
        "zaslonka/text/pl/table.ftl",
        *(f"zaslonka/games/{name}/clauses.pl.md" for name in own()),
        *(f"zaslonka/games/{name}/text/en/game.ftl" for name in own()),
    ):
        assert needed in names


@pytest.mark.timeout(600)
def test_the_wheel_gives_a_working_command_in_a_bare_environment(
    wheel: Path, tmp_path: Path
) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "bare")
    python = tmp_path / "bare/bin/python"
    run(
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--require-hashes",
        "-r",
        ROOT / "requirements/run.txt",
    )
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", wheel)
    zaslonka = tmp_path / "bare/bin/zaslonka"
    assert re.fullmatch(r"zaslonka \d+\.\d+\.\d+\S*\n", run(zaslonka, "--version"))
    for word in ("serve", "simulate", "replay"):
        assert word in run(zaslonka, "--help")
    assert "latwy" in run(
        zaslonka,
        "simulate",
        EXAMPLE,
        "--seats",
        "2",
        "--games",
        "2",
        "--levels",
        "latwy,latwy",
    )
