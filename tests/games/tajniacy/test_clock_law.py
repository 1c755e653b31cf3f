"""That the law of clocks would notice a time-out that repeats itself."""

import pytest

from tests.laws.check import Way, run
from tests.laws.clocks import clocks_go_on
from tests.laws.laws import LawBroken
from zaslonka.games.tajniacy import GAME
from zaslonka.table import clocks


@pytest.mark.rule("TAB-61")
def test_without_overtime_the_law_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "OVERTIME_MS", 0)
    with pytest.raises(LawBroken, match="two time-outs in one moment"):
        clocks_go_on(run(Way(GAME, 0, 4)))
