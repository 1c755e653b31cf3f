"""Tajniacy, clause by clause: objections to clues that the program has judged."""

import pytest

from tests.games.tajniacy.tables import (
    CHANCE,
    TAJNIACY,
    dealt,
    later,
    legal,
    on_turn,
    places,
    play,
    refused,
    time_up,
    touch,
)
from tests.table import tables
from zaslonka.games.tajniacy.bot import decide
from zaslonka.games.tajniacy.content import GROUNDS, Ground, Options, PerTeam
from zaslonka.games.tajniacy.events import Clued, Disputed, Kept, Objected, Withdrawn
from zaslonka.games.tajniacy.moves import (
    Answer,
    Ask,
    Cover,
    GiveClue,
    Insist,
    LetStand,
    Object,
    Withdraw,
)
from zaslonka.games.tajniacy.rules import Guessing, State
from zaslonka.kernel import Illegal
from zaslonka.table import clocks, playing

RED, BLUE, GUESSER = 0, 1, 2
OPEN_GROUNDS = [ground for ground in GROUNDS if ground != "TAJ-60"]
"""Abbreviations are admitted unless the table says otherwise."""


@pytest.fixture(autouse=True, params=[dealt, later], ids=["first-clue", "second-clue"])
def whenever(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it holds for the first clue of a game and for those after others."""
    monkeypatch.setattr(f"{__name__}.dealt", request.param)


def judged(*found: Ground) -> State:
    """The red spymaster has given a clue in which the program has found this."""
    state = dealt()
    play(state, (RED, GiveClue("zupa", 2, found, judged=True)))
    return state


def disputed() -> State:
    state = judged()
    play(state, (BLUE, Object("TAJ-54")))
    return state


# Nothing was found


@pytest.mark.rule("TAJ-74")
def test_where_nothing_was_found_guessing_waits_for_nobody() -> None:
    state = judged()
    assert on_turn(state) == ("Guessing", (GUESSER,))
    assert TAJNIACY.seconds(state.table) is None
    touch(state, "red")
    assert TAJNIACY.to_act(state.table) == (GUESSER,)


@pytest.mark.rule("TAJ-74")
def test_at_a_table_the_program_judges_and_nobody_has_to_approve() -> None:
    table = tables.dealt(4, game=TAJNIACY.name)
    given = playing.play(table, tables.on_turn(table), GiveClue("kosmos", 1), tables.NOW)
    assert isinstance(given.state.table.agenda[0], Guessing)
    assert clocks.deadline(given, tables.NOW) is None


@pytest.mark.rule("TAJ-76")
def test_before_the_first_guess_the_rival_may_ask_that_it_be_withdrawn() -> None:
    state = judged()
    assert legal(state, BLUE) == [*map(Object, OPEN_GROUNDS)]
    assert play(state, (BLUE, Object("TAJ-54"))) == [Disputed(BLUE, "ZUPA", "TAJ-54")]
    assert on_turn(state) == ("Conceding", (RED,))
    assert TAJNIACY.seconds(state.table) == 10
    assert legal(state, RED) == [Withdraw(), Insist()]


@pytest.mark.rule("TAJ-76")
def test_who_withdraws_a_clue_loses_nothing_and_gives_another() -> None:
    state = disputed()
    assert play(state, (RED, Withdraw())) == [Withdrawn(RED, "ZUPA", "TAJ-54")]
    assert on_turn(state) == ("Giving", (RED,))
    assert state.table.left == PerTeam(9, 8)
    assert state.table.clues[-1].struck == "TAJ-54"


@pytest.mark.rule("TAJ-76")
def test_who_stands_by_a_clue_keeps_it_and_is_asked_no_more() -> None:
    state = disputed()
    assert play(state, (RED, Insist())) == [Kept(RED, "ZUPA")]
    assert on_turn(state) == ("Guessing", (GUESSER,))
    assert refused(state, BLUE, Object("TAJ-54")) == ("TAB-01", "not_your_turn")
    assert state.table.clues[-1].struck is None


@pytest.mark.rule("TAJ-76")
def test_who_says_nothing_keeps_the_clue() -> None:
    state = disputed()
    assert time_up(state) == [Kept(None, "ZUPA")]
    assert on_turn(state) == ("Guessing", (GUESSER,))


@pytest.mark.rule("TAJ-76")
def test_no_rival_strikes_a_fair_clue_however_often_it_is_tried() -> None:
    state = dealt()
    for _ in range(3):
        play(state, (RED, GiveClue("gdańsk", 1, judged=True)), (BLUE, Object("TAJ-55")))
        play(state, (RED, Insist()))
        touch(state, "bystander")
        play(state, (BLUE, GiveClue("kraków", 1, judged=True)))
        touch(state, "bystander")
    assert not any(clue.struck for clue in state.table.clues)
    assert state.table.left == PerTeam(9, 8)


@pytest.mark.rule("TAJ-59", "TAJ-76")
def test_who_has_said_yes_asks_for_nothing() -> None:
    state = dealt()
    play(state, (RED, Ask("zupa")), (BLUE, Answer(True)), (RED, GiveClue("zupa", 1, judged=True)))
    with pytest.raises(Illegal) as refusal:
        TAJNIACY.check(TAJNIACY.view(state, BLUE), Object("TAJ-54"))
    assert (refusal.value.rule, refusal.value.why) == ("TAJ-59", "agreed")
    assert refusal.value.facts == {"word": "ZUPA"}


# Something was found


@pytest.mark.rule("TAJ-74", "TAJ-75")
def test_where_something_was_found_the_rival_strikes_by_that_and_by_nothing_else() -> None:
    state = judged("TAJ-52")
    assert on_turn(state) == ("Judging", (BLUE,))
    assert TAJNIACY.seconds(state.table) == 10
    assert legal(state, BLUE) == [LetStand(), Object("TAJ-52")]
    assert refused(state, BLUE, Object("TAJ-54")) == ("TAJ-75", "not_what_was_found")
    struck = play(state, (BLUE, Object("TAJ-52")))
    assert struck == [Objected(BLUE, "ZUPA", "TAJ-52", warned=True)]
    assert on_turn(state) == ("Penalty", (BLUE,))


@pytest.mark.rule("TAJ-75")
def test_a_bad_clue_is_struck_however_many_were_before() -> None:
    state = dealt()
    for _ in range(4):
        play(state, (RED, GiveClue("zupa", 1, ("TAJ-52",), judged=True)), (BLUE, Object("TAJ-52")))
        play(state, (BLUE, Cover(places(state, "blue")[0])))
        play(state, (BLUE, GiveClue("kraków", 1, judged=True)))
        touch(state, "bystander")
    assert state.table.left == PerTeam(9, 4)


@pytest.mark.rule("TAJ-70", "TAJ-75")
def test_after_ten_seconds_it_may_still_be_struck_before_the_first_guess() -> None:
    state = judged("TAJ-52")
    time_up(state)
    assert on_turn(state) == ("Guessing", (GUESSER,))
    assert legal(state, BLUE) == [Object("TAJ-52")]
    play(state, (BLUE, Object("TAJ-52")))
    assert on_turn(state) == ("Penalty", (BLUE,))


# Bots


@pytest.mark.rule("TAJ-76")
def test_a_bot_stands_by_a_clue_of_which_the_judge_knows_nothing_bad() -> None:
    state = disputed()
    assert decide(TAJNIACY.view(state, RED), "mistrz", b"") == Insist()


@pytest.mark.rule("TAJ-74")
def test_a_bot_is_not_asked_about_a_fair_clue() -> None:
    state = judged()
    assert not TAJNIACY.is_asked(TAJNIACY.view(state, BLUE))
    assert TAJNIACY.is_asked(TAJNIACY.view(state, GUESSER))


# What is meant


@pytest.mark.rule("TAJ-87")
def test_the_words_a_clue_is_meant_for_are_words_on_the_table() -> None:
    state = dealt(options=Options())
    meant = [*places(state, "red")[:2]]
    assert refused(state, RED, GiveClue("zupa", 2, meant=(meant[0], meant[0]))) == (
        "TAJ-87",
        "meant_twice",
    )
    assert refused(state, RED, GiveClue("zupa", 2, meant=(25,))) == ("TAJ-12", "no_such_word")
    clued = Clued(RED, "red", "ZUPA", 2, ())
    assert play(state, (RED, GiveClue("zupa", 2, judged=True, meant=tuple(meant)))) == [clued]


@pytest.mark.rule("TAJ-76")
def test_an_objection_cannot_be_taken_back_unnoticed() -> None:
    """It was said in front of all."""
    assert TAJNIACY.perform(judged(), BLUE, Object("TAJ-54"), CHANCE).final
