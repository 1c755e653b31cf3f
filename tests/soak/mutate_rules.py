"""Mutated rules must fail the tests: ``python -m tests.soak.mutate_rules``.

Each mutant lives in a copy of the tree.  The rule tests are tried first and the laws on
what they let pass.  At least 19 of 20 have to be killed; those that survive are printed.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.soak.equivalent import EQUIVALENT
from tests.soak.mutations import Mutation, mutations
from zaslonka import games

ROOT = Path(__file__).parents[2]
MODULES = (
    *("content.py", "rules.py", "__init__.py"),
    *("cards.py", "city.py", "deeds.py", "passages.py", "prompts.py", "targets.py"),
)
"""Where a game may keep its rules; not every one has all of them."""
NEEDED = ("src", "tests", "docs", "pyproject.toml")
KILLED_AT_LEAST = 0.95
ENDLESS = 600
"""Seconds after which a mutant counts as caught in a loop."""


class Place(NamedTuple):
    module: str
    mutation: Mutation

    def __str__(self) -> str:
        return f"{self.module}:{self.mutation.line}  {self.mutation.name}"


def places(game: str) -> list[Place]:
    """All mutants of a game but those that nobody could tell from the right rules."""
    folder, alike = ROOT / "src/zaslonka/games" / game, EQUIVALENT.get(game, {})
    found = [
        Place(module, mutation)
        for module in MODULES
        if (folder / module).exists()
        for mutation in mutations((folder / module).read_text("utf-8"))
    ]
    stale = alike.keys() - {(place.module, place.mutation.name) for place in found}
    assert not stale, f"listed as equivalent, and gone: {stale}"
    return [place for place in found if (place.module, place.mutation.name) not in alike]


def passes(tree: Path, *tests: str) -> bool:
    """Whether these tests pass in a copy of the tree."""
    command = [sys.executable, "-m", "pytest", "-qx", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=tree, env=environment, capture_output=True, timeout=ENDLESS, check=False
        )
    except subprocess.TimeoutExpired:
        print("stopped as endless:", *tests, flush=True)
        return False
    if done.returncode not in (0, 1, 2):
        raise RuntimeError(done.stdout.decode())
    return done.returncode == 0


def survives(tree: Path, game: str) -> bool:
    rules = [str(path) for path in sorted((tree / "tests/rules").glob(f"test_{game}*.py"))]
    return passes(tree, *rules, "tests/rules/test_recorded_games.py") and passes(
        tree, "tests/laws/test_laws.py", "-k", game
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--sample", type=int, help="so many mutants of each, drawn at random")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in NEEDED:
            copied = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copied(ROOT / name, tree / name)
        kept = [tests_bite(tree, game, options.sample) for game in options.games]
    sys.exit(0 if all(kept) else 1)


def tests_bite(tree: Path, game: str, sample: int | None) -> bool:
    assert survives(tree, game), "the right rules must pass"
    chosen = places(game)
    if sample is not None:
        chosen = random.Random(game).sample(chosen, sample)
    survivors = [place for place in chosen if _lives(tree, game, place)]
    killed = len(chosen) - len(survivors)
    print(f"{game}: {killed} of {len(chosen)} mutants killed", flush=True)
    return killed >= KILLED_AT_LEAST * len(chosen)


def _lives(tree: Path, game: str, place: Place) -> bool:
    path = tree / "src/zaslonka/games" / game / place.module
    right = path.read_text("utf-8")
    path.write_text(place.mutation.source, "utf-8")
    lives = survives(tree, game)
    path.write_text(right, "utf-8")
    if lives:
        print("survived:", place, flush=True)
    return lives


if __name__ == "__main__":
    main()
