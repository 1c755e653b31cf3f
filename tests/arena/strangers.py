"""Bots that strangers might send: written to a folder of their own, as programs or as packages."""

import textwrap
from pathlib import Path

HONEST = """
    import json, sys
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"id": asked["id"], "move": asked["moves"][0]}), flush=True)
"""


def program(folder: Path, name: str, source: str) -> str:
    """The command line of a program with this source."""
    path = folder / f"{name}.py"
    path.write_text(textwrap.dedent(source), "utf-8")
    return f"{name}=python3 {path}"


def package(folder: Path, name: str, source: str) -> None:
    """A package that declares the function ``decide`` of this source as a bot."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}_bot.py").write_text(textwrap.dedent(source), "utf-8")
    about = folder / f"{name}_bot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-bot\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[zaslonka.bots]\n{name} = {name}_bot:decide\n")
