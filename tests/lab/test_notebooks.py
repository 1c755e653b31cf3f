"""The notebooks run from their first cell to their last, and were committed after a whole run."""

import os
from pathlib import Path
from typing import Any

import nbformat
import pytest
import run_notebooks

NOTEBOOKS = sorted(run_notebooks.NOTEBOOKS.glob("*.ipynb"))
MOST_BYTES = 300_000


def cells(book: Any) -> list[Any]:
    return [cell for cell in book.cells if cell.cell_type == "code"]


def test_there_are_three() -> None:
    assert len(NOTEBOOKS) == 3


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shortened: what it shows of that is thrown away."""
    monkeypatch.setitem(os.environ, "ZASLONKA_SHORT", "1")
    book = run_notebooks.run(path)
    assert all(cell.execution_count for cell in cells(book))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_is_committed_was_run_in_order_and_is_small(path: Path) -> None:
    book = nbformat.read(path, as_version=4)
    counts = [cell.execution_count for cell in cells(book)]
    assert counts == list(range(1, len(counts) + 1))
    shown = [output for cell in cells(book) for output in cell.outputs]
    assert any("image/png" in output.get("data", {}) for output in shown)
    assert path.stat().st_size < MOST_BYTES
    text = path.read_text("utf-8")
    assert str(Path.cwd()) not in text
    assert "stderr" not in text
