"""What docs/lab.md shows is so."""

import doctest
import re
from pathlib import Path

from zaslonka import games
from zaslonka.lab.episode import Setup
from zaslonka.lab.records import file

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_its_examples_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.attempted > 8
    assert not found.failed


def test_its_table_is_true() -> None:
    """The least and the most choices and places of each game by its first variant."""
    text = _section("What each game offers")
    rows = [row.split("|") for row in text.splitlines() if re.match(r"\| \w", row)][1:]
    shown = sorted((_numbers(row[2]), _ends(row[3]), _ends(row[4])) for row in rows)
    assert shown == sorted(map(_sizes, games.names()))


def test_every_column_of_a_file_is_told() -> None:
    rows = re.findall(r"^\| (`.+?) \|", _section("Recorded games are data"), re.MULTILINE)
    assert [name for row in rows for name in re.findall(r"`(\w+)`", row)] == file.SCHEMA.names


def _section(title: str) -> str:
    return PAGE.read_text("utf-8").split(f"## {title}\n")[1].split("\n## ")[0]


def _numbers(cell: str) -> list[int]:
    return [int(number.replace(",", "")) for number in re.findall(r"[\d,]+", cell)]


def _ends(cell: str) -> tuple[int, int]:
    return min(_numbers(cell)), max(_numbers(cell))


def _sizes(name: str) -> tuple[list[int], tuple[int, int], tuple[int, int]]:
    game = games.get(name)
    setups = [Setup(name, seats) for seats in game.seats]
    actions = [setup.actions.size for setup in setups]
    places = [setup.observations.size for setup in setups]
    ends = [game.seats[0], game.seats[-1]]
    return ends, (min(actions), max(actions)), (min(places), max(places))
