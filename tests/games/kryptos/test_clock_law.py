"""No clock pays for a second guess."""

import pytest

from tests.laws.check import Way, run
from tests.laws.clocks import clocks_go_on
from zaslonka.games.kryptos import GAME
from zaslonka.games.kryptos.rules import SecondGuess


@pytest.mark.rule("KRY-31")
def test_no_clock_pays_for_a_second_guess() -> None:
    assert SecondGuess.costly
    clocks_go_on(run(Way(GAME, 0, 3)))
