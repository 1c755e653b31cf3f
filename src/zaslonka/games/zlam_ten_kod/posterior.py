"""Złam ten Kod: how likely each tile is at each place of each code, as an array."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.parts import Posterior
from zaslonka.kernel.steps import AnyState
from .beliefs import Holder, Worlds
from .content import TILES, TILES_EACH, Code, Options
from .state import View

KINDS = tuple(dict.fromkeys(TILES))
"""Tiles that can be told apart: the two green fives cannot."""
_NUMBER: dict[str, int] = {tile: number for number, tile in enumerate(KINDS)}


def posterior_of(_: Options, seats: int) -> Posterior:
    """With two players the tiles that nobody has are no code, and not looked for."""
    holders: tuple[Holder, ...] = (*range(seats), None) if seats > 2 else (0, 1)
    tiles = TILES_EACH[seats]

    def odds(view: View) -> NDArray[Any]:
        worlds = Worlds(view)
        return np.stack(
            [
                _shares({view.hand.code: 1} if holder == view.seat else worlds.codes(holder))
                for holder in holders
            ]
        )

    def truth(state: AnyState) -> NDArray[Any]:
        codes = [hand.code for hand in state.hands] + [state.secret.middle]
        return np.stack([_shares({code: 1}) for code in codes[: len(holders)]])

    return Posterior({"holder": holders, "place": range(tiles), "tile": KINDS}, odds, truth)


def _shares(codes: Mapping[Code, int]) -> NDArray[Any]:
    """How likely each tile is at each place, given in how many deals each code stands there."""
    weights = np.array(list(codes.values()), float)
    columns = np.array([[_NUMBER[tile] for tile in code] for code in codes]).T
    counts = [np.bincount(column, weights / weights.sum(), len(KINDS)) for column in columns]
    return np.array(counts)
