"""Kryptos: guesses as bits."""

from typing import Any

from tests.lab import laws
from tests.lab.mutants import is_caught
from zaslonka.games.kryptos import domains
from zaslonka.kernel.steps import SeatView

guesses = domains._guesses


def test_a_mask_that_forgets_what_was_answered_is_found() -> None:
    def forgets(view: Any) -> Any:
        table = view.table.__copy__()
        table.past = ()
        return guesses(SeatView(view.seat, table, view.hand))

    is_caught(laws.masks_are_the_legal_moves, "kryptos", (domains, "_guesses"), forgets)


def test_a_mask_that_has_own_cards_is_found() -> None:
    def names_own_cards(view: Any) -> Any:
        return guesses(SeatView(view.seat, view.table, type(view.hand)(())))

    is_caught(laws.masks_are_the_legal_moves, "kryptos", (domains, "_guesses"), names_own_cards)
