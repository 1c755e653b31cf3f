"""Złam ten Kod: the tiles, the twenty-one question cards, and the options."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from msgspec import Struct

Tile: TypeAlias = Literal[
    "0b", "0w", "1b", "1w", "2b", "2w", "3b", "3w", "4b", "4w",
    "5g",
    "6b", "6w", "7b", "7w", "8b", "8w", "9b", "9w",
]  # fmt: skip
"""A digit and a colour: black, white or green.  As strings they sort as they stand (ZTK-11)."""

Code: TypeAlias = tuple[Tile, ...]

Answer: TypeAlias = bool | int | tuple[str, ...]
"""Yes or no, a number, or letters: one string for each run of places, ``("ab", "de")``."""

TILES: Code = (
    "0b", "0w", "1b", "1w", "2b", "2w", "3b", "3w", "4b", "4w",
    "5g", "5g",
    "6b", "6w", "7b", "7w", "8b", "8w", "9b", "9w",
)  # fmt: skip

LETTERS = "abcde"
OPEN_CARDS = 6
TILES_EACH = {2: 5, 3: 5, 4: 4}
"""How many tiles stand behind a screen, by number of players (ZTK-10)."""

DIGIT: dict[Tile, int] = {tile: int(tile[0]) for tile in TILES}
COLOUR: dict[Tile, str] = {tile: tile[1] for tile in TILES}
ALL = slice(None)


class Options(Struct, frozen=True, tag="options"):
    """Złam ten Kod has no variants."""


class Card(Struct, frozen=True):
    """A question; where it names two digits the asker picks one of ``digits``."""

    ask: Callable[[Code, int | None], Answer]
    digits: tuple[int, ...] = ()


def _where(*choices: int) -> Card:
    def ask(code: Code, digit: int | None) -> Answer:
        wanted = choices[0] if digit is None else digit
        return tuple([LETTERS[i] for i, tile in enumerate(code) if DIGIT[tile] == wanted])

    return Card(ask, choices if len(choices) > 1 else ())


def _runs(together: Callable[[Tile, Tile], bool]) -> Card:
    follow = {left: {right for right in TILES if together(left, right)} for left in TILES}

    def ask(code: Code, _: int | None) -> Answer:
        runs, begun = list[str](), 0
        for place in range(1, len(code) + 1):
            if place == len(code) or code[place] not in follow[code[place - 1]]:
                if place - begun > 1:
                    runs.append(LETTERS[begun:place])
                begun = place
        return tuple(runs)

    return Card(ask)


def _count(counts: Callable[[Tile], bool]) -> Card:
    return _sum({tile: int(counts(tile)) for tile in TILES})


def _sum(worth: dict[Tile, int], part: slice = ALL) -> Card:
    """What the tiles in this part of the code are worth together."""

    def ask(code: Code, _: int | None) -> Answer:
        total = 0
        for tile in code[part]:
            total += worth[tile]
        return total

    return Card(ask)


def _paired(code: Code, _: int | None) -> Answer:
    """A digit stands on two tiles at most."""
    paired, before = 0, -1
    for tile in code:
        digit = DIGIT[tile]
        if digit == before:
            paired += 2
        before = digit
    return paired


CARDS: dict[str, Card] = {
    "where_0": _where(0),
    "where_1_2": _where(1, 2),
    "where_3_4": _where(3, 4),
    "where_5": _where(5),
    "where_6_7": _where(6, 7),
    "where_8_9": _where(8, 9),
    "same_colour": _runs(lambda left, right: COLOUR[left] == COLOUR[right]),
    "consecutive": _runs(lambda left, right: DIGIT[left] + 1 == DIGIT[right]),
    "paired": Card(_paired),
    "odd": _count(lambda tile: DIGIT[tile] % 2 == 1),
    "even": _count(lambda tile: DIGIT[tile] % 2 == 0),
    "white": _count(lambda tile: COLOUR[tile] == "w"),
    "black": _count(lambda tile: COLOUR[tile] == "b"),
    "sum_white": _sum({tile: DIGIT[tile] * (COLOUR[tile] == "w") for tile in TILES}),
    "sum_black": _sum({tile: DIGIT[tile] * (COLOUR[tile] == "b") for tile in TILES}),
    "sum": _sum(DIGIT),
    "sum_left": _sum(DIGIT, slice(3)),
    "sum_middle": _sum(DIGIT, slice(1, -1)),
    "sum_right": _sum(DIGIT, slice(-3, None)),
    "spread": Card(lambda code, _: DIGIT[code[-1]] - DIGIT[code[0]]),
    "c_over_4": Card(lambda code, _: DIGIT[code[2]] > 4),
}
