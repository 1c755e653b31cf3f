"""Złam ten Kod: codes as bits."""

from typing import Any

from tests.lab import laws
from tests.lab.mutants import is_caught
from zaslonka.games.zlam_ten_kod import domains


def test_a_mask_that_has_a_guess_twice_is_found() -> None:
    def repeats(view: Any) -> Any:
        return domains._beside(view.hand.code, view.table.tiles)

    is_caught(laws.masks_are_the_legal_moves, "zlam_ten_kod", (domains, "_guesses"), repeats)
