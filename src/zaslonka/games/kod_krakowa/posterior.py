"""Kod Krakowa: how likely each place token lies where, as an array."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.parts import Posterior
from zaslonka.kernel.steps import AnyState
from .beliefs import odds as odds_of
from .content import NUMBER, TOKENS, Options
from .domains import SLOTS
from .state import Board, View

WHERE = (*range(SLOTS), "tray", "collected")
"""In a slot of its district, on the tray, or with a player."""
TRAY, COLLECTED = SLOTS, SLOTS + 1

_ROW = {place: row for row, place in enumerate(TOKENS)}


def posterior_of(_: Options, __: int) -> Posterior:
    """In the first edition, which has no slots, what lies on a district counts as in slot 0."""
    return Posterior({"place": tuple(TOKENS), "where": WHERE}, _odds, _truth)


def _odds(view: View) -> NDArray[Any]:
    found = _collected(view.table)
    for district in odds_of(view):
        slots = view.table.slots_of(district.district)
        rows = zip(slots, district.slots, strict=True) if slots else [(0, district.laid)]
        for slot, likely in rows:
            for place, share in likely.items():
                found[_ROW[place], slot] = share
        for place, share in district.tray.items():
            found[_ROW[place], TRAY] = share
    return found


def _truth(state: AnyState) -> NDArray[Any]:
    found = _collected(state.table)
    for district, number in NUMBER.items():
        laid = state.secret.laid[number]
        slots = state.table.slots_of(district) or (0,) * len(laid)
        for slot, place in zip(slots, laid, strict=True):
            found[_ROW[place], slot] = 1
    found[found.sum(axis=1) == 0, TRAY] = 1  # where else
    return found


def _collected(table: Board) -> NDArray[Any]:
    found = np.zeros((len(TOKENS), len(WHERE)))
    for boards in table.boards:
        found[[_ROW[place] for place in boards.places], COLLECTED] = 1
    return found
