"""No clock spends a player's only guess."""

import pytest

from tests.laws.check import Way, run
from tests.laws.clocks import NOW, clocked, clocks_go_on, timed_out
from tests.laws.positions import Run
from zaslonka.games.zlam_ten_kod import GAME
from zaslonka.games.zlam_ten_kod.moves import Write
from zaslonka.games.zlam_ten_kod.rules import MiddleTurn
from zaslonka.kernel import Played
from zaslonka.table import clocks


@pytest.mark.rule("ZTK-67")
def test_no_clock_spends_the_only_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    by_three = run(Way(GAME, 0, 3))
    clocks_go_on(by_three)
    monkeypatch.setattr(MiddleTurn, "costly", ())
    assert _writes(by_three)


def _writes(run: Run) -> bool:
    """Whether a clock, left to the bot, would write a guess down somewhere."""
    entries = [
        timed_out(table, NOW + 5_000).history.last.entry
        for table in map(clocked, run.positions)
        if clocks.deadline(table, NOW) is not None
    ]
    return any(isinstance(entry, Played) and isinstance(entry.move, Write) for entry in entries)
