"""The lesson of Kryptos, in which somebody else begins."""

import pytest

from tests.games.kryptos.tables import KRYPTOS
from tests.server.party import Party
from tests.server.test_lessons import learner


@pytest.mark.rule("TAB-32")
def test_who_leaves_the_lesson_plays_on_with_bots_that_move_again(party: Party) -> None:
    ola = learner(party, KRYPTOS.name)
    assert ola.position["waiting"] == [2]
    ola.do("leave_lesson")
    assert ola.lesson is None
    ola.take_until(lambda: ola.my_turn)
