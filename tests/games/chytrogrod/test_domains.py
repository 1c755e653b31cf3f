"""Chytrogród: tokens given back one by one."""

from typing import Any

from tests.lab import laws
from tests.lab.mutants import is_caught
from tests.laws.check import Way
from zaslonka.games.chytrogrod import GAME, domains
from zaslonka.games.chytrogrod.stock import excess

next_tokens = domains._next_tokens


def test_moves_of_several_parts_are_met() -> None:
    """Or else the law would hold of nothing."""
    met = laws.choosing_parts(Way(GAME, 0, 3))
    assert len({len(position.legal) for position in met}) > 2


def test_tokens_given_in_any_order_are_found() -> None:
    def in_any_order(view: Any, given: Any) -> list[int]:
        held = view.table.players[view.seat].tokens
        left = excess(held) - len(given)
        return [kind for kind, count in enumerate(held) if left and count > given.count(kind)]

    law = laws.parts_make_each_legal_move_once
    is_caught(law, "chytrogrod", (domains, "_next_tokens"), in_any_order)


def test_too_few_tokens_given_are_found() -> None:
    def too_few(view: Any, given: Any) -> list[int]:
        held = view.table.players[view.seat].tokens
        enough = len(given) >= excess(held) - 1 > 0
        return [] if enough else list(next_tokens(view, given))

    law = laws.parts_make_each_legal_move_once
    is_caught(law, "chytrogrod", (domains, "_next_tokens"), too_few)
