"""Kryptos: the cards, their colours, and which of them take part."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

Colour: TypeAlias = Literal["blue", "pink", "green", "yellow"]
COLOURS: tuple[Colour, ...] = ("blue", "pink", "green", "yellow")

Counts: TypeAlias = tuple[int, int, int, int]
"""How many cards of each colour, in the order of COLOURS."""

START_POINTS = 2
WINNING_POINTS = 15
MOST_POINTS = 3
"""For a card named of many hidden ones; of fewer, as many as there were (KRY-21, KRY-22)."""
OPENED_EACH = 2
"""How many cards everyone turns up before the first turn (KRY-16)."""


class Options(Struct, frozen=True, tag="options"):
    advanced: bool = False
    tajemnica: bool = False
    lapowka: bool = False


class Deal(Struct, frozen=True):
    """The numbers from 1 to ``numbers`` take part; everyone gets ``each``, the rest lies aside."""

    numbers: int
    each: int


DEALS = {3: Deal(32, 10), 4: Deal(36, 9), 5: Deal(40, 8), 6: Deal(48, 8)}
DEALS_OF_TAJEMNICA = {4: Deal(40, 9), 5: Deal(44, 8)}
"""By number of players (KRY-60, KRY-99)."""


def deals(options: Options) -> dict[int, Deal]:
    return DEALS_OF_TAJEMNICA if options.tajemnica else DEALS


def colour(number: int) -> int:
    """The place of a card's colour in COLOURS (KRY-100)."""
    return (number - 1) % len(COLOURS)


def opened_of_a_colour(players: int) -> int:
    """How many cards of one colour the advanced opening allows (KRY-52)."""
    return 2 if players <= 4 else 3


def count_colours(cards: Iterable[int]) -> Counts:
    found = Counter(map(colour, cards))
    return found[0], found[1], found[2], found[3]
