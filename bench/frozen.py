"""Modules as they were at a commit, under other names, on today's rules: to play against them.

The names of modules are given in the order in which they import each other.
"""

import importlib.util
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]

CHYTROGROD = (
    "zaslonka.bots.search",
    *(f"zaslonka.games.chytrogrod.{name}" for name in ("outlook", "blueprint", "bot")),
)
"""What made its bot at b5ad89f."""


def frozen(commit: str, names: Sequence[str]) -> ModuleType:
    """The last of these modules; each imports the others as they were, and all else as it is."""
    last = [re.escape(name.rpartition(".")[2]) for name in names]
    import_of = re.compile(rf"^from (\S*\.)({'|'.join(last)}) import", re.MULTILINE)
    for name in names:
        path = f"src/{name.replace('.', '/')}.py"
        source = subprocess.run(
            ["git", "show", f"{commit}:{path}"], cwd=ROOT, check=True, capture_output=True
        ).stdout.decode()
        spec = importlib.util.spec_from_loader(f"{name}_{commit}", loader=None)
        assert spec is not None
        module = importlib.util.module_from_spec(spec)
        module.__package__ = name.rpartition(".")[0]
        sys.modules[module.__name__] = module
        exec(
            compile(import_of.sub(rf"from \1\2_{commit} import", source), path, "exec"),
            vars(module),
        )
    return module
