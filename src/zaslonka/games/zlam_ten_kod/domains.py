"""Złam ten Kod: what its moves and views can hold, and which codes can be named, as bits."""

from functools import cache, lru_cache
from itertools import combinations
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.growing import Growing
from zaslonka.kernel.parts import Domains
from .content import CARDS, LETTERS, OPEN_CARDS, TILES, TILES_EACH, Code, Options
from .events import Announced, Asked, Guessed
from .moves import Guess, Write
from .state import View

Past: TypeAlias = Asked | Guessed | Announced


def domains_of(_: Options, seats: int) -> Domains:
    tiles = TILES_EACH[seats]
    runs = [LETTERS[i:j] for i in range(tiles) for j in range(i + 1, tiles + 1)]
    return Domains(
        moves={
            "card": tuple(CARDS),
            "digit": (None, *sorted({d for card in CARDS.values() for d in card.digits})),
            "code": codes(tiles),
        },
        views={"card": tuple(CARDS), "row[]": tuple(CARDS), "says[]": runs},
        longest={
            "code": tiles,
            "wrote": tiles,
            "middle": tiles,
            "row": OPEN_CARDS,
            "says": tiles,
        },
        recent={"past": 64},
        masks={Guess: _guesses, Write: lambda view: _beside(view.hand.code, view.table.tiles)},
    )


def _guesses(view: View) -> NDArray[np.bool_]:
    """ZTK-50, ZTK-55."""
    tiles = view.table.tiles
    made = _guessed(tiles).of(view.table.past)[view.seat]
    legal: NDArray[np.bool_] = _beside(view.hand.code, tiles) & ~made
    return legal


@cache
def _guessed(tiles: int) -> Growing[Past, NDArray[np.bool_]]:
    """Which codes each of two players has named."""

    def add(found: NDArray[np.bool_], past: tuple[Past, ...]) -> NDArray[np.bool_]:
        more = found.copy()
        for one in past:
            if isinstance(one, Guessed):
                more[one.by, _places(tiles)[one.code]] = True
        return more

    return Growing(lambda: np.zeros((2, len(codes(tiles))), np.bool_), add)


@lru_cache(maxsize=4096)
def _beside(own: Code, tiles: int) -> NDArray[np.bool_]:
    """Which of all codes can be made of the tiles left when one's own are taken away."""
    possible: NDArray[np.bool_] = (_all_in_bits(tiles) & _too_many_beside(own)) == 0
    return possible


_BIT = {tile: 1 << place for place, tile in reversed(list(enumerate(TILES)))}
"""The first copy of a tile has this bit, a second one the next."""


@cache
def _all_in_bits(tiles: int) -> NDArray[np.int32]:
    return np.array([_in_bits(code) for code in codes(tiles)], np.int32)


def _in_bits(code: Code) -> int:
    return sum(_BIT[tile] << code[:place].count(tile) for place, tile in enumerate(code))


def _too_many_beside(own: Code) -> int:
    """The copies there are not, where one's own are taken away: the last ones of each tile."""
    copies = [(tile, own[:place].count(tile)) for place, tile in enumerate(own)]
    return sum(_BIT[tile] << (TILES.count(tile) - 1 - before) for tile, before in copies)


@cache
def codes(tiles: int) -> tuple[Code, ...]:
    """Every code there can be, in order; the two green fives are alike."""
    return tuple(sorted(set(combinations(sorted(TILES), tiles))))


@cache
def _places(tiles: int) -> dict[Code, int]:
    return {code: place for place, code in enumerate(codes(tiles))}
