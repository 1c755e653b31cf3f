"""Chytrogród: how likely each laid card, each decree and each secret good is what, as an array."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.parts import Posterior
from zaslonka.kernel.steps import AnyState
from .beliefs import Known, odds as odds_of
from .content import CARDS, COLOURS, DECREES, Options, cards_each
from .state import View

VALUES = (*CARDS, *DECREES, *COLOURS)
"""What a thing can be: a card an action, a decree one of twelve, a secret good a colour."""
MOST_DECREES = 2
"""In a round: the favourite's, and one by intercession."""

_NUMBER = {value: number for number, value in enumerate(VALUES)}


def posterior_of(_: Options, seats: int) -> Posterior:
    """Things go by the numbers they have on the table; the secret goods by seat."""
    laid = seats * cards_each(seats)
    things = (
        *(("card", number) for number in range(laid)),
        *(("decree", number) for number in range(MOST_DECREES)),
        *(("secret", seat) for seat in range(seats)),
    )
    rows = {thing: row for row, thing in enumerate(things)}

    def odds(view: View) -> NDArray[Any]:
        found = np.zeros((len(things), len(VALUES)))
        for other in odds_of(view):
            _put(found, rows, "card", other.cards.items())
            _put(found, rows, "decree", other.decrees.items())
            _put(found, rows, "secret", [(other.seat, other.secret)])
        known, own = Known(view.table, view.seat, view.hand), view.seat
        mine = {laid.number: known.cards[laid.number] for laid in known.piled if laid.by == own}
        ruled = {
            laid.number: known.decrees[laid.number] for laid in known.laid_decrees if laid.by == own
        }
        _put(found, rows, "card", _certain(mine))
        _put(found, rows, "decree", _certain(ruled))
        _put(found, rows, "secret", _certain({own: view.hand.secret}))
        return found

    def truth(state: AnyState) -> NDArray[Any]:
        found = np.zeros((len(things), len(VALUES)))
        places = state.table.districts
        for seat, hand in enumerate(state.hands):
            cards, decrees = dict(hand.face_down), dict(hand.decrees)
            piled = (laid.number for place in places for laid in place.pile if laid.by == seat)
            ruled = (laid.number for place in places for laid in place.decrees if laid.by == seat)
            _put(found, rows, "card", _certain({number: cards[number] for number in piled}))
            _put(found, rows, "decree", _certain({number: decrees[number] for number in ruled}))
            _put(found, rows, "secret", _certain({seat: hand.secret}))
        return found

    return Posterior({"thing": things, "value": VALUES}, odds, truth)


def _certain(things: Mapping[int, Any]) -> Iterable[tuple[int, dict[Any, float]]]:
    return [(number, {value: 1.0}) for number, value in things.items() if value is not None]


def _put(
    found: NDArray[Any],
    rows: Mapping[tuple[str, int], int],
    kind: str,
    likely: Iterable[tuple[int, Mapping[Any, float]]],
) -> None:
    for number, shares in likely:
        for value, share in shares.items():
            found[rows[kind, number], _NUMBER[value]] = share
