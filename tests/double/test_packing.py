"""A wheel has what was compiled for who asked for it (`ZASLONKA_COMPILE`), and for nobody else."""

import sysconfig
from pathlib import Path
from typing import Any

import build_page
import pytest


@pytest.fixture
def packed() -> dict[str, Any]:
    return {"force_include": {}, "dependencies": []}


def test_the_double_and_its_library_are_packed(tmp_path: Path, packed: dict[str, Any]) -> None:
    (tmp_path / build_page.DOUBLE).mkdir()
    library = tmp_path / "0abc__mypyc.cpython-311-x86_64-linux-gnu.so"
    for file in (library, tmp_path / "mypy.ini"):
        file.touch()
    build_page.pack_lab(tmp_path, packed)
    assert packed["force_include"] == {
        str(tmp_path / build_page.DOUBLE): build_page.DOUBLE,
        str(library): library.name,
    }
    assert packed["dependencies"] == ["mypy-extensions"]


def test_a_compiled_module_is_packed_beside_its_source(
    tmp_path: Path, packed: dict[str, Any]
) -> None:
    room = tmp_path / "zaslonka" / "kernel"
    room.mkdir(parents=True)
    library = room / f"steps{sysconfig.get_config_var('EXT_SUFFIX')}"
    built = tmp_path / "build" / library.name
    built.parent.mkdir()
    for file in (library, room / "steps.py", built):
        file.touch()
    build_page.pack_server(tmp_path, packed)
    assert packed["force_include"] == {str(library): f"zaslonka/kernel/{library.name}"}


@pytest.mark.parametrize(
    ("asked", "parts"),
    [(None, []), ("0", []), ("1", ["server", "lab"]), ("server", ["server"]), ("lab", ["lab"])],
)
def test_nothing_is_compiled_unless_it_is_asked_for(
    asked: str | None, parts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ZASLONKA_COMPILE", raising=False)
    if asked is not None:
        monkeypatch.setenv("ZASLONKA_COMPILE", asked)
    assert build_page.to_compile() == parts


def test_what_cannot_be_compiled_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZASLONKA_COMPILE", "yes")
    with pytest.raises(SystemExit, match="server, lab or 1"):
        build_page.to_compile()
