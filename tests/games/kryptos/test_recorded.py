"""Kryptos on record: a game for each way it can end."""

import pytest

from tests.games.kryptos.record import ENDINGS
from tests.support.recorded import recorded
from zaslonka.games import get


@pytest.mark.rule("KRY-40", "KRY-41", "KRY-42", "KRY-61")
def test_every_ending_of_kryptos_is_on_record() -> None:
    results = {ending: game.result for ending, game in recorded("kryptos").items()}
    assert set(results) == set(ENDINGS)
    assert len(results["four_shared_win"].winners) > 1
    assert results["five_all_cards_up"].reason == "all_cards_up"


@pytest.mark.rule("KRY-91")
@pytest.mark.parametrize("ending", ENDINGS)
def test_after_the_end_every_card_can_be_shown(ending: str) -> None:
    """What is open to all then is the whole state (TAB-03), and it names every card's place."""
    match = recorded("kryptos")[ending].match
    state = match.replay()
    cards = [card for hand in state.hands for card in hand.cards]
    assert get("kryptos").to_act(state.table) == ()
    assert sorted([*cards, *state.secret.aside]) == list(range(1, state.table.numbers + 1))
