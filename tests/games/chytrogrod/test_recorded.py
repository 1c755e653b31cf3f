"""Chytrogród on record: a game for each way it can end."""

import pytest

from tests.games.chytrogrod.record import ENDINGS
from tests.support.recorded import recorded
from zaslonka.games import get
from zaslonka.games.chytrogrod.content import CARDS, COLOURS, LAST_ROUND
from zaslonka.games.chytrogrod.rules import ranked, standing


@pytest.mark.rule("CHY-60", "CHY-80", "CHY-81", "CHY-82", "CHY-83", "CHY-84", "CHY-85")
@pytest.mark.parametrize("ending", ENDINGS)
def test_every_ending_of_chytrogrod_is_on_record(ending: str) -> None:
    games = recorded("chytrogrod")
    assert set(games) == set(ENDINGS)
    assert ENDINGS[ending].is_wanted(games[ending].match.replay())


@pytest.mark.rule("CHY-82")
def test_on_record_the_next_in_rank_wins_for_the_disqualified() -> None:
    game = recorded("chytrogrod")["three_best_disqualified"]
    table = game.match.replay().table
    (best, second) = ranked(table)
    assert len(best) == 2
    assert game.result.winners == second
    assert standing(table.players[second[0]]) < standing(table.players[best[0]])
    assert table.round == LAST_ROUND


@pytest.mark.rule("CHY-132")
@pytest.mark.parametrize("ending", ENDINGS)
def test_after_the_end_everything_can_be_shown(ending: str) -> None:
    """What is open to all then is the whole state (TAB-03): secret goods, deck and stacks."""
    state = recorded("chytrogrod")[ending].match.replay()
    assert get("chytrogrod").to_act(state.table) == ()
    assert all(hand.cards == CARDS for hand in state.hands)
    goods = {hand.secret for hand in state.hands} | {*state.secret.box, *state.table.shown}
    contraband = state.table.options.contraband
    assert goods - {None} == (set() if contraband else set(COLOURS))
    assert len(state.secret.deck) + len(state.table.discards) == 12
