"""Złam ten Kod: questions can be listed; of codes only the kind of move is said."""

import pytest

from zaslonka.games import get
from zaslonka.games.zlam_ten_kod.content import Options
from zaslonka.games.zlam_ten_kod.moves import Ask, Guess, Write
from zaslonka.games.zlam_ten_kod.rules import LastChance, questions
from zaslonka.kernel import Chance

GAME = get("zlam_ten_kod")


@pytest.mark.rule("ZTK-50")
@pytest.mark.parametrize(("seats", "kind"), [(2, Guess), (3, Write)])
def test_what_is_offered_is_the_open_questions_and_a_code(seats: int, kind: type) -> None:
    state = GAME.setup(Options(), seats, Chance(bytes(32)))
    (step,) = state.table.agenda
    (seat,) = GAME.to_act(state.table)
    view = GAME.view(state, seat)
    assert step.unlisted(view) == (kind,)
    assert list(step.listed(view)) == list(questions(state.table))
    assert {type(one) for one in step.listed(view)} == {Ask}


@pytest.mark.rule("ZTK-50")
def test_at_the_last_chance_nothing_is_asked_any_more() -> None:
    state = GAME.setup(Options(), 2, Chance(bytes(32)))
    step = LastChance((0,))
    view = GAME.view(state, 0)
    assert step.unlisted(view) == (Guess,)
    assert list(step.listed(view)) == []
