"""Write the names of Kod Krakowa's things, from its data, where every sentence can find them.

    python tools/krakow_names.py

The names exist once, in ``src/zaslonka/games/kod_krakowa/data``; a test fails when the files made
from them are stale.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

GAME = Path(__file__).parents[1] / "src" / "zaslonka" / "games" / "kod_krakowa"
DATA = GAME / "data"


def main() -> None:
    for language in ("pl", "en"):
        path(language).write_text(names(language), "utf-8")


def path(language: str) -> Path:
    return GAME / "text" / language / "names.ftl"


def names(language: str) -> str:
    """The Fluent file of one language."""
    lines = [f"{_message(thing)} = {name}" for thing, name in _named(language)]
    return "\n".join(["# Made by tools/krakow_names.py", "", *lines, ""])


def _named(language: str) -> Iterator[tuple[str, str]]:
    """Districts, passages, places and events, each with its name."""
    districts = {district["id"]: district["name"] for district in _data("districts")}
    yield from districts.items()
    for border in _data("map")["borders"]:
        if border["passable"]:
            one, other = border["between"]
            yield f"{one}-{other}", f"{districts[one]} – {districts[other]}"
    for page in ("places", "events"):
        for thing in _data(page):
            yield thing["id"], thing["name"][language]


def _data(page: str) -> Any:
    return json.loads((DATA / f"{page}.json").read_text("utf-8"))


def _message(thing: str) -> str:
    return f"kod-krakowa-{thing.replace('_', '-')}"


if __name__ == "__main__":
    main()
