"""Kryptos: how likely each number is in each place of each seat, as an array."""

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.parts import Posterior
from zaslonka.kernel.steps import AnyState
from .beliefs import Worlds
from .content import Options, deals
from .state import View


def posterior_of(options: Options, seats: int) -> Posterior:
    deal = deals(options)[seats]
    shape = seats, deal.each, deal.numbers

    def odds(view: View) -> NDArray[Any]:
        found = np.zeros(shape)
        for (seat, place), likely in Worlds(view).likely().items():
            for number, share in likely.items():
                found[seat, place, number - 1] = share
        rows = list(view.table.rows)
        rows[view.seat] = view.hand.cards
        for seat, place in product(range(seats), range(deal.each)):
            if (up := rows[seat][place]) is not None:
                found[seat, place, up - 1] = 1
        return found

    def truth(state: AnyState) -> NDArray[Any]:
        found = np.zeros(shape)
        for seat, hand in enumerate(state.hands):
            found[seat, range(deal.each), np.array(hand.cards) - 1] = 1
        return found

    axes = {"seat": range(seats), "place": range(deal.each), "number": range(1, deal.numbers + 1)}
    return Posterior(axes, odds, truth)
