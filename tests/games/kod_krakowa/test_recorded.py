"""Kod Krakowa on record: a game for each way it can end."""

import pytest

from tests.games.kod_krakowa.record import ENDINGS
from tests.support.recorded import recorded
from zaslonka.games.kod_krakowa import GAME


def test_every_ending_of_kod_krakowa_is_on_record() -> None:
    games = recorded("kod_krakowa")
    assert {name for name, game in games.items() if game.match.version == GAME.version} == set(
        ENDINGS
    )


@pytest.mark.rule("KKR-08")
def test_games_of_the_first_edition_stay_on_record() -> None:
    old = {name: game for name, game in recorded("kod_krakowa").items() if name not in ENDINGS}
    assert {game.match.version for game in old.values()} == {1}
    assert {game.result.reason for game in old.values()} == {
        game.result.reason for name, game in recorded("kod_krakowa").items() if name in ENDINGS
    }
