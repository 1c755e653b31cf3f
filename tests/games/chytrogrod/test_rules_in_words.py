"""Chytrogród: what is said of a move to whoever might make it."""

from typing import Any

import msgspec
import pytest

from tests.games.chytrogrod.tables import GAME, begun, lay, resolve, tokens
from zaslonka.games.chytrogrod.moves import ChooseDistrict, GiveBack, PlayCard, Remove
from zaslonka.games.chytrogrod.resolution import Sabotage
from zaslonka.games.chytrogrod.rules import Action, State
from zaslonka.games.chytrogrod.waking import LayDecree


def said(state: State, move: Any) -> dict[str, Any]:
    return GAME.in_words(GAME.view(state, 0), move)


@pytest.mark.rule("CHY-21")
def test_a_district_is_named_for_what_it_is_chosen_for() -> None:
    state = begun()
    state.table.agenda = (LayDecree((0,)), Action((1,)), Sabotage((2,), 0))
    assert said(state, ChooseDistrict(3)) == {"district": 3, "step": "lay_decree"}


@pytest.mark.rule("CHY-30")
def test_any_other_move_is_said_by_its_fields() -> None:
    move = PlayCard(card="takeover", district=2)
    assert said(begun(), move) == {"card": "takeover", "district": 2}


@pytest.mark.rule("CHY-05")
def test_tokens_given_back_are_said_heap_by_heap() -> None:
    facts = msgspec.to_builtins(said(begun(), GiveBack(tokens(rum=2, ten=1))))
    assert facts == {"heaps": ({"token": 0, "count": 2}, {"token": 6, "count": 1})}


@pytest.mark.rule("CHY-42")
def test_what_a_sabotage_removes_is_said_with_whose_it_is() -> None:
    state = begun()
    lay(state, 0, 1, "takeover", "buyout_2")
    lay(state, 0, 2, "small_deal")
    lay(state, 0, 0, "sabotage")
    state.table.players[2].henchman = 0
    resolve(state, 0)
    assert isinstance(state.table.agenda[0], Sabotage)
    assert said(state, Remove(None)) == {"number": None, "by": 2}
    assert said(state, Remove(1)) == {"number": 1, "by": 1, "card": "buyout_2"}
    assert said(state, Remove(2)) == {"number": 2, "by": 2, "card": "small_deal"}
