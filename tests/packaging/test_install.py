"""A stranger's `pip install .` in a fresh checkout: the page is built, packed and served."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

import pytest
from build_page import PAGE, build, has_node, is_missing
from tests.support.commands import serves_a_page

ROOT = Path(__file__).parents[2]


def done(*command: str | Path, where: Path, path: str | None = None) -> str:
    env = {**os.environ, "PATH": os.environ["PATH"] if path is None else path}
    ran = subprocess.run(
        [*command], cwd=where, env=env, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that git keeps, and nothing that was ever built; npm's packages are borrowed."""
    there = tmp_path_factory.mktemp("fresh") / "checkout"
    for name in done("git", "ls-files", where=ROOT).splitlines():
        if (ROOT / name).is_file():
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, there / name)
    (there / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return there


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_checkout_installs_with_its_page_and_its_source_distribution_carries_it(
    checkout: Path, tmp_path: Path
) -> None:
    assert is_missing(checkout)
    done(sys.executable, "-m", "venv", tmp_path / "bare", where=tmp_path)
    python = tmp_path / "bare/bin/python"
    done(python, "-m", "pip", "install", "--quiet", "--no-deps", ".", where=checkout)
    # What it stands on is borrowed; that the pins install is the wheel's test.
    packages = Path(
        done(python, "-c", "import site; print(*site.getsitepackages())", where=tmp_path).strip()
    )
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    assert (packages / "zaslonka/page/index.html").is_file()
    (tmp_path / "there").mkdir()
    serves_a_page("zaslonka serve --host 127.0.0.1", tmp_path / "there", tmp_path / "bare/bin")

    # Once built it is not built again: without Node, from here and from the packed sources.
    assert not is_missing(checkout)
    nothing = tmp_path / "no-node"
    nothing.mkdir()
    make = (sys.executable, "-m", "build", "--no-isolation", "--outdir", tmp_path / "dist")
    done(*make, "--sdist", where=checkout, path=str(nothing))
    (packed,) = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path / "sources", filter="data")
    (sources,) = (tmp_path / "sources").iterdir()
    assert (sources / PAGE).is_file()
    done(*make, "--wheel", where=sources, path=str(nothing))
    assert list((tmp_path / "dist").glob("*.whl"))


def test_a_page_older_than_its_sources_is_missing(tmp_path: Path) -> None:
    page, source = tmp_path / PAGE, tmp_path / "web/src/main.ts"
    for file in (page, source):
        file.parent.mkdir(parents=True)
        file.touch()
    os.utime(source, (1, 1))
    assert not is_missing(tmp_path)
    os.utime(page, (0, 0))
    assert is_missing(tmp_path)
    (tmp_path / "PKG-INFO").touch()
    assert not is_missing(tmp_path), "what was packed is whole"


def test_without_node_it_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not has_node(ROOT)
    with pytest.raises(SystemExit) as refused:
        build(ROOT)
    assert isinstance(refused.value.code, str)
    assert refused.value.code.startswith("Zasłonka's page cannot be built: there is no Node")
    assert "\n" not in refused.value.code
