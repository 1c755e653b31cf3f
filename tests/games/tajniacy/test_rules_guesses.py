"""Tajniacy, clause by clause: guesses and winning."""

import pytest

from tests.games.tajniacy.tables import (
    CHANCE,
    TAJNIACY,
    clue,
    dealt,
    legal,
    many,
    on_turn,
    places,
    play,
    refused,
    touch,
    turn,
)
from zaslonka.games.tajniacy.content import PerTeam, Team
from zaslonka.games.tajniacy.events import KeyShown, Stopped, Touched
from zaslonka.games.tajniacy.moves import GiveClue, Object, Stop, Touch
from zaslonka.games.tajniacy.rules import State
from zaslonka.games.tajniacy.state import uncovered

BLUES_TURN = ("Giving", (1,))


def guessing(number: int | None = 2, seats: int = 4) -> State:
    state = dealt(seats)
    clue(state, number)
    return state


@pytest.mark.rule("TAJ-30")
def test_any_operative_of_the_team_on_turn_touches_and_nobody_else() -> None:
    state = guessing(seats=6)
    assert on_turn(state) == ("Guessing", (2, 4))
    for seat in (0, 1, 3, 5):
        assert refused(state, seat, Touch(0)) == ("TAB-01", "not_your_turn")
    assert isinstance(play(state, (4, Touch(0)))[0], Touched)


@pytest.mark.rule("TAJ-31")
def test_a_touched_word_is_covered_for_all_to_see_and_for_good() -> None:
    state = guessing()
    place = places(state, "red")[0]
    word = state.table.words[place]
    assert play(state, (2, Touch(place))) == [Touched(2, place, word, "red")]
    assert TAJNIACY.view(state, None).table.covered[place] == "red"
    assert state.table.clues[-1].touched == (place,)
    assert refused(state, 2, Touch(place)) == ("TAJ-31", "covered")
    assert Touch(place) not in legal(state, 2)


@pytest.mark.rule("TAJ-31", "TAB-08")
def test_a_touch_cannot_be_taken_back_unnoticed() -> None:
    assert TAJNIACY.perform(guessing(), 2, Touch(0), CHANCE).final


@pytest.mark.rule("TAJ-12", "TAJ-31")
@pytest.mark.parametrize("place", [-1, 25])
def test_there_are_25_places(place: int) -> None:
    assert refused(guessing(), 2, Touch(place)) == ("TAJ-12", "no_such_word")


@pytest.mark.rule("TAJ-32")
def test_after_an_own_agent_the_team_may_guess_again() -> None:
    state = guessing()
    touch(state, "red")
    assert on_turn(state) == ("Guessing", (2,))
    assert state.table.left == PerTeam(8, 8)


@pytest.mark.rule("TAJ-33")
def test_a_bystander_ends_the_turn() -> None:
    state = guessing()
    touch(state, "bystander")
    assert on_turn(state) == BLUES_TURN
    assert state.table.left == PerTeam(9, 8)


@pytest.mark.rule("TAJ-34")
def test_an_agent_of_the_others_is_covered_for_them_and_ends_the_turn() -> None:
    state = guessing()
    touch(state, "blue")
    assert on_turn(state) == BLUES_TURN
    assert state.table.left == PerTeam(9, 7)


@pytest.mark.rule("TAJ-35", "TAJ-41", "TAJ-42")
@pytest.mark.parametrize(
    ("first", "winner", "winners"), [("red", "blue", (1, 3)), ("blue", "red", (0, 2, 4))]
)
def test_the_assassin_loses_at_once(first: Team, winner: Team, winners: tuple[int, ...]) -> None:
    state = dealt(5, first=first)
    clue(state)
    touched, shown = touch(state, "assassin")
    assert touched.kind == "assassin"
    assert shown == KeyShown(winner, state.hands[0].key)
    assert state.table.key == state.hands[0].key
    assert TAJNIACY.to_act(state.table) == ()
    result = TAJNIACY.result(state.table)
    assert (result.winners, result.reason) == (winners, "assassin")
    assert result.scores == tuple(int(seat in winners) for seat in range(5))


@pytest.mark.rule("TAJ-36")
def test_a_team_may_stop_only_after_a_right_guess() -> None:
    state = guessing()
    assert refused(state, 2, Stop()) == ("TAJ-36", "guess_first")
    assert Stop() not in legal(state, 2)
    touch(state, "red")
    assert Stop() in legal(state, 2)
    assert play(state, (2, Stop())) == [Stopped(2, "red")]
    assert on_turn(state) == BLUES_TURN


@pytest.mark.rule("TAJ-37")
@pytest.mark.parametrize("number", [1, 2, 7])
def test_a_number_allows_one_right_guess_more(number: int) -> None:
    state = guessing(number)
    touch(state, *many("red", number))
    assert on_turn(state) == ("Guessing", (2,))
    touch(state, "red")
    assert on_turn(state) == BLUES_TURN


@pytest.mark.rule("TAJ-38", "TAJ-36")
@pytest.mark.parametrize("number", [0, None])
def test_zero_and_unlimited_set_no_limit_but_one_guess_is_owed(number: int | None) -> None:
    state = guessing(number)
    assert refused(state, 2, Stop()) == ("TAJ-36", "guess_first")
    touch(state, *many("red", 8))
    assert on_turn(state) == ("Guessing", (2,))
    touch(state, "red")
    assert state.table.winner == "red"


@pytest.mark.rule("TAJ-39")
def test_any_uncovered_word_may_be_guessed() -> None:
    state = guessing()
    assert [move.place for move in legal(state, 2)] == list(range(25))
    touch(state, "red")
    assert legal(state, 2) == [*map(Touch, uncovered(state.table)), Stop()]
    assert refused(state, 2, GiveClue("zupa", 1)) == ("TAB-02", "not_now")
    assert refused(state, 2, Object("TAJ-52")) == ("TAJ-70", "not_the_judge")


@pytest.mark.rule("TAJ-40", "TAJ-42")
def test_a_team_wins_when_its_last_word_is_covered() -> None:
    state = guessing(9)
    told = touch(state, *many("red", 9))
    assert told[-1] == KeyShown("red", state.hands[0].key)
    result = TAJNIACY.result(state.table)
    assert (result.winners, result.reason) == ((0, 2), "all_found")


@pytest.mark.rule("TAJ-40")
def test_a_team_may_win_in_the_turn_of_the_others() -> None:
    state = dealt()
    turn(state, "bystander")
    turn(state, *many("blue", 7), "bystander", number=9)
    turn(state, "blue")
    assert state.table.winner == "blue"
    result = TAJNIACY.result(state.table)
    assert (result.winners, result.reason) == ((1, 3), "found_by_rivals")
    assert result.scores == (0, 1, 0, 1)
