"""Tajniacy: clues as bits."""

from typing import Any

from tests.lab import laws
from tests.lab.mutants import is_caught
from zaslonka.games.tajniacy import domains


def test_a_mask_that_has_words_of_the_table_is_found() -> None:
    def nothing(view: Any) -> list[int]:
        return []

    is_caught(laws.masks_are_the_legal_moves, "tajniacy", (domains, "_laid"), nothing)
