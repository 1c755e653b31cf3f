"""The rooms of the house: who may import whom is what docs/design.md says, and nothing goes round.

The table "The rooms" is read, so that the picture and the house cannot drift apart.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "zaslonka"
DESIGN = ROOT / "docs" / "design.md"


@cache
def modules() -> dict[str, Path]:
    """Every module of the product by its full name."""
    found = {}
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def imports() -> dict[str, set[str]]:
    """What each module imports of the product, wherever in it that stands."""
    return {name: set(_imported(path)) & modules().keys() for name, path in modules().items()}


def _imported(path: Path) -> Iterator[str]:
    folder = ".".join(path.parent.relative_to(SOURCE.parent).parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level < 2, f"{path} reaches out of its folder by dots"
            of = ".".join(filter(None, [folder if node.level else "", node.module]))
            for alias in node.names:
                inside = f"{of}.{alias.name}"
                yield inside if inside in modules() else of


@cache
def rooms() -> dict[str, tuple[str, ...]]:
    """Each room of the design, and the rooms it may import from."""
    (table,) = re.findall(
        r"## The rooms\n.*?\n\n((?:\|[^\n]*\n)+)", DESIGN.read_text("utf-8"), re.DOTALL
    )
    rows = [
        [cell.strip() for cell in row.strip("|\n").split("|")] for row in table.splitlines()[2:]
    ]
    return {
        room: tuple(re.findall(r"`([\w./]+)`", may))
        for [name, _, may] in rows
        for room in re.findall(r"`([\w./]+)`", name)
    }


def room_of(module: str) -> str:
    """The innermost room a module is in."""
    path = module.removeprefix("zaslonka").lstrip(".").replace(".", "/")
    inside = [room for room in rooms() if path == room or path.startswith(f"{room}/")]
    assert inside, f"{module} is in no room of docs/design.md"
    return max(inside, key=len)


def test_every_room_is_there_and_every_module_is_in_one() -> None:
    for room in rooms():
        assert (SOURCE / room).is_dir() or (SOURCE / f"{room}.py").is_file(), room
    for module in modules():
        if module != "zaslonka":
            room_of(module)


def test_nobody_trespasses() -> None:
    strangers = [
        f"{module} imports {other}"
        for module, imported in imports().items()
        for other in imported
        if "zaslonka" not in (module, other)
        and room_of(other) not in (room_of(module), *rooms()[room_of(module)])
    ]
    assert not strangers


def test_no_game_knows_another() -> None:
    for module, imported in imports().items():
        if game := re.match(r"zaslonka\.games\.(\w+)", module):
            others = [one for one in imported if one.startswith("zaslonka.games.")]
            assert all(one.split(".")[2] == game[1] for one in others), module


def test_no_imports_go_round() -> None:
    """A package's own `__init__` comes after what it is made of, as it is imported."""
    try:
        tuple(TopologicalSorter(imports()).static_order())
    except CycleError as error:
        pytest.fail(f"these import one another: {' -> '.join(error.args[1])}")


def test_nothing_is_imported_by_a_made_up_name() -> None:
    """But for the shelf, which loads what declares itself."""
    for module, path in modules().items():
        if module != "zaslonka.kernel.shelf":
            assert not re.search(r"import_module|find_spec|__import__", path.read_text("utf-8")), (
                module
            )


@pytest.mark.parametrize("folder", ["src/zaslonka", "web/src"])
def test_a_game_is_named_in_its_own_folder_alone(folder: str) -> None:
    own = [path.parent.name for path in SOURCE.glob("games/*/__init__.py")]
    names = re.compile("|".join((*own, *(name.title().replace("_", "") for name in own))))
    for path in (ROOT / folder).rglob("*"):
        text = path.suffix in (".py", ".ts", ".svelte", ".css", ".ftl")
        inside = any(part in own for part in path.parts) or path.name == "wire.d.ts"
        if text and not inside and "page" not in path.relative_to(ROOT).parts[2:3]:
            assert not (found := names.search(path.read_text("utf-8"))), f"{path} names {found}"
