"""Mutated rules must fail the tests: ``python -m tests.soak.mutate_rules``.

Each mutant meets the game's rule tests, its recorded games, its phrases, and the laws over its
smallest table, until one of them fails; with ``--laws all`` over every way to play it, with
``--laws none`` over none, which is much quicker.  At least 19 of 20 have to be killed; those that
survive are printed.
"""

import argparse
import importlib.util
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

import zaslonka
from tests.soak.children import in_child
from tests.soak.mutations import Mutation, mutations
from tests.soak.nursery import LOOP, Mutant, Nursery
from tests.support.kits import own

ROOT = Path(__file__).parents[2]
KILLED_AT_LEAST = 0.95


class Place(NamedTuple):
    module: str
    mutation: Mutation

    def __str__(self) -> str:
        return f"{self.module}:{self.mutation.line}  {self.mutation.name}"


def places(game: str) -> list[Place]:
    """All mutants of a game but those that nobody could tell from the right rules."""
    folder, alike = _folder(game), equivalent(game)
    found = [
        Place(module, mutation)
        for module in rule_modules(folder)
        for mutation in mutations((folder / module).read_text("utf-8"), str(folder / module))
    ]
    stale = alike.keys() - {(place.module, place.mutation.name) for place in found}
    assert not stale, f"listed as equivalent, and gone: {stale}"
    return [place for place in found if (place.module, place.mutation.name) not in alike]


def equivalent(game: str) -> Mapping[tuple[str, str], str]:
    """By module and name, mutants that are as right as the rules, and why; a game may have none."""
    name = f"tests.games.{game}.equivalent"
    if importlib.util.find_spec(name) is None:
        return {}
    found: Mapping[tuple[str, str], str] = importlib.import_module(name).EQUIVALENT
    return found


def rule_modules(folder: Path) -> list[str]:
    """What a game is made of, module by module as they are imported; its beliefs are no rules."""
    found = ["game.py"]
    for module in found:
        source = (folder / module).read_text("utf-8")
        imported = re.findall(r"(?m)^from \.(\w+) import", source)
        found += [f"{name}.py" for name in imported if f"{name}.py" not in (*found, "beliefs.py")]
    return found


def _folder(game: str) -> Path:
    return ROOT / "src/zaslonka/games" / game


# Trying them


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=own())
    parser.add_argument("--sample", type=int, help="so many mutants of each, drawn at random")
    parser.add_argument("--laws", choices=("none", "quick", "all"), default="quick")
    parser.add_argument("--like", default="", help="those alone whose name has this in it")
    wishes = parser.parse_args()
    kept = [in_child(partial(tests_bite, game, wishes)) for game in wishes.games]
    sys.exit(0 if all(kept) else 1)


def tests_bite(game: str, wishes: argparse.Namespace) -> bool:
    began, all_places = time.monotonic(), places(game)
    chosen = [place for place in all_places if wishes.like in str(place)]
    if wishes.sample is not None and wishes.sample < len(chosen):
        chosen = random.Random(game).sample(chosen, wishes.sample)
    if not chosen:
        sys.exit(f"{game} has no such mutant")
    killers = _tried(game, chosen, wishes.laws)
    killed = sum(killer is not None for killer in killers)
    of = f" (of {len(all_places)} there are)" if len(chosen) < len(all_places) else ""
    endless = f" ({Counter(killers)[LOOP]} in a loop)" if LOOP in killers else ""
    seconds = time.monotonic() - began
    alike = len(equivalent(game))
    by = {"none": "rule tests alone", "quick": "rule tests and laws", "all": "all laws"}
    print(
        f"{game}: {killed} of {len(chosen)} mutants{of} killed{endless} by {by[wishes.laws]}, "
        f"{alike} more are equivalent; {seconds:,.0f} s",
        flush=True,
    )
    return killed >= KILLED_AT_LEAST * len(chosen)


def _tried(game: str, chosen: list[Place], laws: str) -> list[str | None]:
    assert Path(zaslonka.__file__).is_relative_to(ROOT), "other rules than these would be tried"
    folder = _folder(game)
    rules = sorted((ROOT / "tests/games" / game).glob("test_rules*.py"))
    tests = [str(path.relative_to(ROOT)) for path in rules]
    tests += ["tests/rules/test_recorded_games.py", "tests/table/test_phrases.py"]
    tests += ["tests/laws/test_laws.py"] if laws != "none" else []

    def is_for(item: pytest.Item) -> bool:
        is_slow = item.get_closest_marker("slow") is not None
        return game in item.nodeid and (laws == "all" or not is_slow)

    tried: list[int] = []

    def tell(number: int, killer: str | None) -> None:
        tried.append(number)
        if killer is None:
            print("survived:", chosen[number], flush=True)
        if len(tried) % 100 == 0:
            print(f"{len(tried)} tried", flush=True)

    nursery = Nursery(game, folder, tests, is_for)
    nursery.tell = tell
    right = {
        place.module: compile((folder / place.module).read_text("utf-8"), path, "exec")
        for place in chosen
        for path in [str(folder / place.module)]
    }
    return nursery.try_all(
        [
            Mutant(module, str(folder / module), right[module], mutation.code)
            for module, mutation in chosen
        ]
    )


if __name__ == "__main__":
    main()
