"""Every game of this house is in every test over all games, or it is said here what it lacks."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import kits
from tests.support.example import EXAMPLE
from tests.support.kits import Kit, own

TESTS = Path(__file__).parent

MAY_NAME: dict[str, str] = {
    "double/test_double.py": "a record of which a rule changes one field, as few do",
    "support/example.py": "says which game is the example",
}
"""Files outside a game's own folder that may name it, and why."""


@pytest.mark.parametrize("game", own())
def test_every_game_of_this_house_has_a_whole_kit(game: str) -> None:
    if missing := kits.lacks(game):
        pytest.fail(f"tests/games/{game} lacks: {', '.join(missing)}", pytrace=False)


def test_a_game_without_a_kit_is_told_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = kits.kit(EXAMPLE)
    monkeypatch.setattr(kits, "kit", lambda name: Kit(player=whole.player, room=whole.room))
    assert kits.lacks(EXAMPLE)[:2] == ["evening of six people", "game by keyboard"]
    assert EXAMPLE in kits.having("room")
    assert kits.having("evening") == []
    monkeypatch.setattr(kits, "GAMES", TESTS / "nowhere")
    assert kits.lacks(EXAMPLE) == list(kits.PARTS.values())


# A game is named in its own folder alone


def named(path: Path) -> Iterator[str]:
    """Each own game that a file names in a string, or imports, but for the example."""
    spelled = {game: re.compile(game.replace("_", "[-_]")) for game in own()}
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (game for game, name in spelled.items() if name.search(node.value))
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            for game in own():
                inside = any(re.search(rf"\bgames\.{game}\b", module) for module in imported)
                if inside and game != EXAMPLE:
                    yield game


def test_no_test_names_a_game_outside_its_folder() -> None:
    """So that whoever adds a game need not look for lists to add it to."""
    strangers = {}
    for path in sorted(TESTS.rglob("*.py")):
        place = path.relative_to(TESTS)
        home = place.parts[1] if place.parts[0] == "games" and len(place.parts) > 2 else None
        if found := set(named(path)) - {home}:
            strangers[place.as_posix()] = found
    assert strangers.keys() == MAY_NAME.keys(), strangers
