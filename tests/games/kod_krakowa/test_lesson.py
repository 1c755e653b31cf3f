"""The lesson of Kod Krakowa, after which the game goes on."""

import pytest

from tests.games.kod_krakowa.tables import KOD_KRAKOWA
from tests.table.lessons import begun, onward, seen, told
from tests.table.tables import NOW
from zaslonka.table import playing, teaching


@pytest.mark.rule("TAB-32")
def test_who_moves_on_past_the_path_has_left_the_lesson() -> None:
    table = begun(KOD_KRAKOWA.name)
    while told(table).idea != "end":
        table = onward(table)
    for _ in range(40):
        if table.waiting() == (0,):
            break
        seat = table.waiting()[0]
        move = next(table.rules.legal(table.rules.view(table.state, seat)))
        table = playing.play(table, seat, move, NOW)
        assert told(table).idea == "end"
    table = playing.play(table, 0, next(table.rules.legal(seen(table))), NOW)
    assert teaching.taught(table, 0) is None
