"""Chytrogród: the town's colours, tokens, cards, decrees and deals, and the options."""

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

Colour: TypeAlias = int
"""A colour names a good, the district where it is traded, and a guild at once."""
COLOURS = range(5)
BLUE, RED, YELLOW, GREEN, BLACK = COLOURS

FIVE, TEN = 5, 6
"""Kinds of token beyond the five goods: influence worth 5 and 10."""

Tokens: TypeAlias = tuple[int, int, int, int, int, int, int]
"""How many tokens of each kind: the goods by colour, then influence worth 5 and 10."""
NONE: Tokens = (0, 0, 0, 0, 0, 0, 0)
SUPPLY: Tokens = (14, 14, 14, 14, 14, 4, 4)

SLOTS = 10
FULL_DISTRICT_GOODS = 5
WINNING_POINTS = 100
LAST_ROUND = 40

Card: TypeAlias = Literal[
    "sabotage", "takeover", "big_deal", "small_deal", "buyout_2", "buyout_3", "buyout_4"
]
CARDS: tuple[Card, ...] = get_args(Card)
Kind: TypeAlias = Literal["sabotage", "takeover", "big_deal", "small_deal", "buyout"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""By initiative, the lowest first."""
KIND: dict[Card, Kind] = {
    "sabotage": "sabotage",
    "takeover": "takeover",
    "big_deal": "big_deal",
    "small_deal": "small_deal",
    "buyout_2": "buyout",
    "buyout_3": "buyout",
    "buyout_4": "buyout",
}
BUYOUT: dict[Card, int] = {"buyout_2": 2, "buyout_3": 3, "buyout_4": 4}

Decree: TypeAlias = Literal[
    "trzask_bicza",
    "nie_na_sprzedaz",
    "prawo_i_porzadek",
    "pilnuj_swego_nosa",
    "straz_na_strazy",
    "mala_rzecz",
    "grube_ryby",
    "zloto_glupcow",
    "cenna_pogloska",
    "cenniejsza_pogloska",
    "jeszcze_cenniejsza",
    "cisza_przed_burza",
]
DECREES: tuple[Decree, ...] = get_args(Decree)
FORBIDDEN: dict[Decree, tuple[Kind, ...]] = {
    "prawo_i_porzadek": ("sabotage",),
    "pilnuj_swego_nosa": ("takeover",),
    "straz_na_strazy": ("big_deal", "small_deal"),
    "mala_rzecz": ("big_deal",),
    "grube_ryby": ("small_deal",),
    "zloto_glupcow": ("buyout",),
}
"""The decrees that make the cards of some kinds ignored (CHY-92 to CHY-97)."""
RUMOURS: dict[Decree, tuple[int, ...]] = {
    "cenna_pogloska": (FIVE,),
    "cenniejsza_pogloska": (TEN,),
    "jeszcze_cenniejsza": (FIVE, TEN),
}
"""The decrees that bring influence (CHY-98)."""


class Variants(Struct, frozen=True, tag="options"):
    """What holds all through a game, and so lies on the table."""

    contraband: bool = False
    intrigues: bool = False


class Options(Variants, frozen=True, tag="options"):
    choose_guilds: bool = False
    """Whether guilds are chosen; after that it says nothing any more."""


def cards_each(seats: int) -> int:
    """How many cards everyone plays in a round (CHY-30)."""
    return 3 if seats == 5 else 4


class Side(Struct, frozen=True):
    """One side of a deal: what it costs, and its points."""

    cost: Tokens
    points: int


class Deal(Struct, frozen=True):
    """A deal token; ``number`` is its place in DEALS."""

    number: int
    colour: Colour
    big: Side
    small: Side


Goods: TypeAlias = tuple[int, int, int, int, int]

# What each side costs in rum, weapons, chests, tomes and relics, and its points: big, then small.
PRINTED: dict[Colour, tuple[tuple[Goods, int, Goods, int], ...]] = {
    BLUE: (
        ((0, 2, 1, 0, 0), 17, (0, 1, 0, 0, 0), 4),
        ((0, 1, 1, 1, 1), 24, (0, 0, 1, 0, 1), 9),
        ((1, 2, 0, 2, 0), 30, (0, 0, 1, 1, 0), 9),
        ((0, 0, 2, 1, 2), 30, (0, 1, 0, 1, 1), 14),
        ((1, 0, 2, 1, 2), 37, (1, 0, 1, 0, 1), 14),
        ((1, 3, 1, 1, 2), 52, (0, 2, 0, 0, 2), 20),
    ),
    RED: (
        ((0, 0, 2, 1, 0), 17, (0, 0, 1, 0, 0), 4),
        ((1, 0, 1, 1, 1), 24, (1, 0, 0, 1, 0), 9),
        ((0, 1, 2, 0, 2), 30, (0, 0, 0, 1, 1), 9),
        ((2, 0, 0, 2, 1), 30, (1, 0, 1, 0, 1), 14),
        ((2, 1, 0, 2, 1), 37, (1, 1, 0, 1, 0), 14),
        ((2, 1, 3, 1, 1), 52, (2, 0, 2, 0, 0), 20),
    ),
    YELLOW: (
        ((0, 0, 0, 2, 1), 17, (0, 0, 0, 1, 0), 4),
        ((1, 1, 0, 1, 1), 24, (0, 1, 0, 0, 1), 9),
        ((2, 0, 1, 2, 0), 30, (1, 0, 0, 0, 1), 9),
        ((1, 2, 0, 0, 2), 30, (1, 1, 0, 1, 0), 14),
        ((1, 2, 1, 0, 2), 37, (0, 1, 1, 0, 1), 14),
        ((1, 2, 1, 3, 1), 52, (0, 2, 0, 2, 0), 20),
    ),
    GREEN: (
        ((1, 0, 0, 0, 2), 17, (0, 0, 0, 0, 1), 4),
        ((1, 1, 1, 0, 1), 24, (1, 0, 1, 0, 0), 9),
        ((0, 2, 0, 1, 2), 30, (1, 1, 0, 0, 0), 9),
        ((2, 1, 2, 0, 0), 30, (0, 1, 1, 0, 1), 14),
        ((2, 1, 2, 1, 0), 37, (1, 0, 1, 1, 0), 14),
        ((1, 1, 2, 1, 3), 52, (0, 0, 2, 0, 2), 20),
    ),
    BLACK: (
        ((2, 1, 0, 0, 0), 17, (1, 0, 0, 0, 0), 4),
        ((1, 1, 1, 1, 0), 24, (0, 1, 0, 1, 0), 9),
        ((2, 0, 2, 0, 1), 30, (0, 1, 1, 0, 0), 9),
        ((0, 2, 1, 2, 0), 30, (1, 0, 1, 1, 0), 14),
        ((0, 2, 1, 2, 1), 37, (0, 1, 0, 1, 1), 14),
        ((3, 1, 1, 2, 1), 52, (2, 0, 0, 2, 0), 20),
    ),
}
DEALS_PER_COLOUR = 6
DEALS: tuple[Deal, ...] = tuple(
    Deal(
        colour * DEALS_PER_COLOUR + i, colour, Side((*big, 0, 0), more), Side((*small, 0, 0), less)
    )
    for colour, deals in PRINTED.items()
    for i, (big, more, small, less) in enumerate(deals)
)
