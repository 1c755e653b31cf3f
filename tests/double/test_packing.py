"""A wheel has the double where somebody asked for it (`ZASLONKA_COMPILE=1`), and only there."""

from pathlib import Path
from typing import Any

import build_page
import pytest


def test_the_double_and_its_library_are_packed_for_this_system_alone(tmp_path: Path) -> None:
    (tmp_path / build_page.DOUBLE).mkdir()
    library = tmp_path / "0abc__mypyc.cpython-311-x86_64-linux-gnu.so"
    for file in (library, tmp_path / "mypy.ini"):
        file.touch()
    packed: dict[str, Any] = {"force_include": {}, "dependencies": [], "pure_python": True}
    build_page.pack(tmp_path, packed)
    assert packed["force_include"] == {
        str(tmp_path / build_page.DOUBLE): build_page.DOUBLE,
        str(library): library.name,
    }
    assert packed["dependencies"] == ["mypy-extensions"]
    assert (packed["pure_python"], packed["infer_tag"]) == (False, True)


def test_nothing_is_compiled_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ZASLONKA_COMPILE", raising=False)
    assert not build_page.is_compiled()
    monkeypatch.setenv("ZASLONKA_COMPILE", "1")
    assert build_page.is_compiled()
