"""`zaslonka export` where the extra `lab` is not installed; the rest is in tests/lab."""

import sys
from pathlib import Path

import pytest

from tests.support.example import EXAMPLE
from zaslonka import cli


def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for name in [name for name in sys.modules if name.startswith("zaslonka.lab.records")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("zaslonka.lab.records", raising=False)
    out = tmp_path / "games.parquet"
    assert cli.main(["export", "--simulate", EXAMPLE, "--out", str(out)]) == 2
    line = capsys.readouterr().err
    assert "pip install 'zaslonka[lab]'" in line
    assert line.count("\n") == 1
    assert not out.exists()
