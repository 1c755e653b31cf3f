"""Tajniacy on record: a game for each way it can end."""

import pytest

from tests.games.tajniacy.record import ENDINGS
from tests.support.recorded import recorded


@pytest.mark.rule("TAJ-40", "TAJ-41", "TAJ-71", "TAJ-81", "TAJ-82")
def test_every_ending_of_tajniacy_is_on_record() -> None:
    results = {ending: game.result.reason for ending, game in recorded("tajniacy").items()}
    assert results == {ending: ending.partition("_")[2] for ending in ENDINGS}


@pytest.mark.rule("TAJ-42")
@pytest.mark.parametrize("ending", ENDINGS)
def test_after_the_end_the_key_lies_open(ending: str) -> None:
    state = recorded("tajniacy")[ending].match.replay()
    assert state.table.key == state.hands[state.table.spymasters.red].key != ()
