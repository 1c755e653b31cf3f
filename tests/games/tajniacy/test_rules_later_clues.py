"""Tajniacy, clause by clause: what holds for one clue holds for it alone, whatever was before."""

from itertools import islice

import msgspec
import pytest

from tests.games.tajniacy.tables import clue, dealt, on_turn, play, time_up, turn
from zaslonka.games.tajniacy.clues import sample_of_clues
from zaslonka.games.tajniacy.moves import GiveClue, Object, Withdraw
from zaslonka.games.tajniacy.rules import Guessing, Judging

RED, BLUE, _, BLUE_GUESSER = range(4)


@pytest.mark.rule("TAJ-70")
def test_after_ten_seconds_those_guess_whose_spymaster_gave_the_last_clue() -> None:
    state = dealt()
    turn(state, "bystander")
    clue(state, stands=False)
    assert on_turn(state) == ("Judging", (RED,))
    time_up(state)
    assert on_turn(state) == ("Guessing", (BLUE_GUESSER,))


@pytest.mark.rule("TAJ-76")
def test_who_withdraws_a_clue_leaves_those_before_it_alone() -> None:
    state = dealt()
    turn(state, "bystander", word="kot")
    turn(state, "bystander", word="pies")
    play(state, (RED, GiveClue("zupa", 2, judged=True)), (BLUE, Object("TAJ-54")))
    play(state, (RED, Withdraw()))
    given = [(one.word, one.struck) for one in state.table.clues]
    assert given == [("KOT", None), ("PIES", None), ("ZUPA", "TAJ-54")]


@pytest.mark.rule("TAJ-73", "TAJ-75")
@pytest.mark.parametrize("kind", [Judging, Guessing])
def test_a_step_kept_from_before_there_was_consent_needs_none(
    kind: type[Judging] | type[Guessing],
) -> None:
    kept = msgspec.to_builtins(kind((BLUE,)))
    kept.pop("consent", None)
    assert not msgspec.convert(kept, kind).consent


@pytest.mark.rule("TAJ-74")
def test_among_the_clues_that_laws_try_are_all_kinds() -> None:
    state = dealt()
    found = {(one.warned, one.judged) for one in islice(sample_of_clues(state.table), 6)}
    assert found == {((), True), (("TAJ-52",), True), ((), False)}
