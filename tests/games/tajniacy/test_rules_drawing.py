"""Tajniacy: what is drawn without a list stands at that place of the list."""

from functools import partial
from itertools import product
from typing import Any

import pytest

from tests.games.tajniacy.tables import TAJNIACY, dealt, on_turn, play, time_up, touch
from tests.laws.quick import at_place
from zaslonka.games.tajniacy.content import Options
from zaslonka.games.tajniacy.moves import Answer, Ask, GiveClue
from zaslonka.games.tajniacy.rules import State

RED, BLUE, GUESSER = 0, 1, 2

SYLLABLES = tuple("".join(letters) for letters in product("KR", "AEIOU", "KR", "AE"))
"""Words of one's own that are clues of the sample as well, as long as they lie there uncovered."""


def assert_drawn_as_listed(state: State, seat: int) -> None:
    step = state.table.agenda[0]
    view = TAJNIACY.view(state, seat)
    listed = list(step.moves(view))
    for place in {*range(len(listed))[:5], *range(len(listed))[-2:], *range(0, len(listed), 97)}:
        counted: list[int] = []
        assert step.draw(view, partial(at_place, place, counted)) == listed[place]
        assert counted == [len(listed)]


def asking(*words: str) -> list[tuple[int, Any]]:
    return [said for word in words for said in ((RED, Ask(word)), (BLUE, Answer(False)))]


@pytest.mark.rule("TAJ-21", "TAJ-59")
def test_clues_and_questions_are_drawn_as_they_are_listed() -> None:
    state = dealt(options=Options(words=SYLLABLES))
    assert_drawn_as_listed(state, RED)
    play(state, *asking("BABA", "zupa", "TUTU"))
    assert_drawn_as_listed(state, RED)
    play(state, (RED, Ask("LALA")))
    assert_drawn_as_listed(state, RED)
    assert_drawn_as_listed(state, BLUE)


@pytest.mark.rule("TAJ-51")
def test_a_word_that_was_covered_may_be_drawn_again() -> None:
    state = dealt(options=Options(words=SYLLABLES))
    play(state, (RED, GiveClue("zupa", 1, judged=True)))
    assert_drawn_as_listed(state, GUESSER)
    touch(state, "bystander")
    assert on_turn(state)[1][0] == BLUE
    assert_drawn_as_listed(state, BLUE)


@pytest.mark.rule("TAJ-36", "TAJ-39")
def test_touching_and_stopping_are_drawn_as_they_are_listed() -> None:
    state = dealt()
    play(state, (RED, GiveClue("zupa", 2, judged=True)))
    touch(state, "red")
    assert_drawn_as_listed(state, GUESSER)


@pytest.mark.rule("TAJ-74", "TAJ-75")
def test_objections_are_drawn_as_they_are_listed() -> None:
    state = dealt()
    play(state, (RED, GiveClue("zupa", 2, ("TAJ-52", "TAJ-54"), judged=True)))
    assert on_turn(state) == ("Judging", (BLUE,))
    assert_drawn_as_listed(state, BLUE)
    time_up(state)
    assert on_turn(state)[0] == "Guessing"
    assert_drawn_as_listed(state, BLUE)
    assert_drawn_as_listed(state, GUESSER)
