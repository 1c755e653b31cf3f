"""A fault in how moves are numbered or views are made is caught by the law against it."""

from typing import Any

import numpy as np

from tests.lab import laws
from tests.lab.mutants import is_caught
from tests.support.example import EXAMPLE
from zaslonka.kernel.steps import SeatView
from zaslonka.lab.actions import _Whole
from zaslonka.lab.beliefs import Beliefs
from zaslonka.lab.episode import Setup


def test_another_hand_that_is_shown_is_found() -> None:
    def shows_the_next_hand(_: Setup, state: Any, seat: int) -> Any:
        return SeatView(seat, state.table, state.hands[(seat + 1) % len(state.hands)])

    law = laws.observations_hold_what_the_view_holds
    is_caught(law, EXAMPLE, (Setup, "view"), shows_the_next_hand)


def test_two_moves_of_one_number_are_found() -> None:
    def counts_no_field(self: Any, _: Any) -> int:
        first: int = self.first
        return first

    law = laws.every_legal_move_has_its_numbers
    is_caught(law, EXAMPLE, (_Whole, "number"), counts_no_field)


def test_beliefs_that_see_another_hand_are_found() -> None:
    def looks_with_the_next_ones_eyes(_: Setup, state: Any, seat: int) -> Any:
        other = (seat + 1) % len(state.hands)
        return SeatView(other, state.table, state.hands[other])

    law = laws.beliefs_are_odds_of_the_view_alone
    is_caught(law, EXAMPLE, (Setup, "view"), looks_with_the_next_ones_eyes)


def test_beliefs_that_prefer_some_values_are_found() -> None:
    exact = Beliefs.array

    def prefers_what_comes_first(self: Beliefs, view: Any) -> Any:
        odds = exact(self, view)
        values = np.linspace(1.9, 0.1, odds.shape[-1])
        total = (odds * values).sum(axis=-1, keepdims=True)
        return np.divide(odds * values, total, out=odds, where=total > 0)

    law = laws.beliefs_are_what_is_imagined
    is_caught(law, EXAMPLE, (Beliefs, "array"), prefers_what_comes_first)
