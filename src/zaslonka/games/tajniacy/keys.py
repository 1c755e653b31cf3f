"""Tajniacy: the forty key cards, each of which may be turned four ways.  TAJ-02."""

from typing import TypeAlias

from zaslonka.kernel import Chance
from .content import TEAMS, Kind, Team, rivals

Key: TypeAlias = tuple[Kind, ...]
"""Who stands behind each of the 25 codenames, row by row."""

CARDS = 40
SIDE = 5
STARTERS, OTHERS = 9, 8


def printed(card: int) -> Key:
    """What is on a key card: its own shuffle, and every other card is for red to start."""
    first = TEAMS[card % 2]
    counts: dict[Kind, int] = {
        first: STARTERS,
        rivals(first): OTHERS,
        "bystander": 7,
        "assassin": 1,
    }
    kinds = (kind for kind, count in counts.items() for _ in range(count))
    return Chance(b"key cards of Tajniacy", card).shuffled(kinds)


def turned(key: Key) -> Key:
    """The key a quarter turn to the right."""
    return tuple(
        key[SIDE * (SIDE - 1 - column) + row] for row in range(SIDE) for column in range(SIDE)
    )


def four_ways(key: Key) -> tuple[Key, Key, Key, Key]:
    right = turned(key)
    down = turned(right)
    return key, right, down, turned(down)


KEYS = tuple(key for card in range(CARDS) for key in four_ways(printed(card)))


def starters(key: Key) -> Team:
    """The team of the lamps: it has a word more to find, and begins.  TAJ-14."""
    return "red" if key.count("red") == STARTERS else "blue"
