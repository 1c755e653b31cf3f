"""Run every notebook of examples/ from its first cell to its last, and keep what it shows.

`make notebooks`; whoever runs it looks at the pictures before they are committed.
"""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parents[1] / "examples" / "notebooks"
SECONDS = 1800
"""For one cell: a machine may be busy."""


def run(path: Path) -> nbformat.NotebookNode:
    """The notebook with its outputs, without when and by which Python they were made."""
    book = nbformat.read(path, as_version=4)
    NotebookClient(book, timeout=SECONDS, record_timing=False).execute()
    book.metadata["language_info"] = {"name": "python"}
    return book


if __name__ == "__main__":
    for path in [Path(name) for name in sys.argv[1:]] or sorted(NOTEBOOKS.glob("*.ipynb")):
        nbformat.write(run(path), path)
        print(f"{path.name}: {path.stat().st_size} bytes")
