"""Kryptos: what its moves and views can hold, and which guesses are legal, as bits."""

from functools import cache
from itertools import chain
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.growing import Growing
from zaslonka.kernel.parts import Domains
from .content import Options, deals
from .events import Guessed, TurnedUp
from .moves import Guess, Stop
from .state import View

Past: TypeAlias = TurnedUp | Guessed


def domains_of(options: Options, seats: int) -> Domains:
    deal = deals(options)[seats]
    return Domains(
        moves={"place": range(deal.each), "number": range(1, deal.numbers + 1)},
        longest={"cards": deal.each, "rows[]": deal.each},
        recent={"past": 64},
        masks={Guess: _guesses, Stop: lambda _: np.ones(1, np.bool_)},
    )


def _guesses(view: View) -> NDArray[Any]:
    """KRY-20, KRY-27, KRY-30."""
    table = view.table
    each, numbers = len(table.rows[0]), table.numbers
    hidden = np.array([up is None for row in table.rows for up in row])
    hidden[each * view.seat : each * (view.seat + 1)] = False
    unknown = np.ones(numbers, np.bool_)
    known = chain(view.hand.cards, *table.rows)
    unknown[[number - 1 for number in known if number is not None]] = False
    legal: NDArray[np.bool_] = np.outer(hidden, unknown).ravel()
    legal[_answered(len(table.rows), each, numbers).of(table.past)] = False
    return legal


@cache
def _answered(seats: int, each: int, numbers: int) -> Growing[Past, NDArray[np.bool_]]:
    """Which numbers each card was said to be, or not to be."""

    def add(found: NDArray[np.bool_], past: tuple[Past, ...]) -> NDArray[np.bool_]:
        more = found.copy()
        for one in past:
            if isinstance(one, Guessed):
                more[(one.seat * each + one.place) * numbers + one.number - 1] = True
        return more

    return Growing(lambda: np.zeros(seats * each * numbers, np.bool_), add)
