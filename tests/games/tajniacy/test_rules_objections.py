"""Tajniacy, clause by clause: a bad clue as before TAJ-74, its penalty, and the clock."""

import pytest

from tests.games.tajniacy.tables import (
    TAJNIACY,
    clue,
    dealt,
    later,
    legal,
    many,
    on_turn,
    places,
    play,
    refused,
    time_up,
    touch,
    turn,
)
from tests.table import tables
from zaslonka.games.tajniacy import judge
from zaslonka.games.tajniacy.content import GROUNDS, Ground, Options, PerTeam
from zaslonka.games.tajniacy.events import (
    ClueMissed,
    Covered,
    Forwent,
    KeyShown,
    Objected,
    Stands,
    Stopped,
)
from zaslonka.games.tajniacy.judge import Advice
from zaslonka.games.tajniacy.moves import (
    Answer,
    Ask,
    Cover,
    Forgo,
    GiveClue,
    LetStand,
    Object,
    Touch,
)
from zaslonka.games.tajniacy.rules import State
from zaslonka.kernel import Illegal, Played
from zaslonka.table import playing

RED, BLUE, GUESSER = 0, 1, 2
# Of a basic game, where abbreviations are one word.
BASIC_GROUNDS = [ground for ground in GROUNDS if ground != "TAJ-60"]
BLUES_TURN = ("Giving", (BLUE,))


from_the_start = dealt
"""Where what happened before would count."""


@pytest.fixture(autouse=True, params=[dealt, later], ids=["first-clue", "second-clue"])
def whenever(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it holds for the first clue of a game and for those after others."""
    monkeypatch.setattr(f"{__name__}.dealt", request.param)


def given(*warned: Ground, options: Options | None = None) -> State:
    """The red spymaster has given a clue, and nobody has said anything about it."""
    state = dealt(options=options)
    clue(state, warned=warned, stands=False)
    return state


def struck() -> State:
    state = given()
    play(state, (BLUE, Object("TAJ-54")))
    return state


# Objections


@pytest.mark.rule("TAJ-70")
def test_the_first_guess_waits_for_the_rival_spymaster() -> None:
    state = given()
    assert on_turn(state) == ("Judging", (BLUE,))
    assert TAJNIACY.seconds(state.table) == 10
    assert refused(state, GUESSER, Touch(0)) == ("TAB-01", "not_your_turn")
    assert legal(state, BLUE) == [LetStand(), *map(Object, BASIC_GROUNDS)]


@pytest.mark.rule("TAJ-70", "TAJ-72")
def test_a_clue_that_was_let_stand_is_good() -> None:
    state = given("TAJ-52")
    assert play(state, (BLUE, LetStand())) == [Stands(BLUE)]
    assert on_turn(state) == ("Guessing", (GUESSER,))
    assert refused(state, BLUE, Object("TAJ-52")) == ("TAB-01", "not_your_turn")


@pytest.mark.rule("TAJ-70")
def test_after_ten_seconds_operatives_guess_and_an_objection_may_still_come_first() -> None:
    state = given()
    assert time_up(state) == [Stands(None)]
    assert TAJNIACY.to_act(state.table) == (GUESSER, BLUE)
    assert on_turn(state) == ("Guessing", (GUESSER,))
    assert legal(state, BLUE) == [*map(Object, BASIC_GROUNDS)]
    assert refused(state, BLUE, Touch(0)) == ("TAJ-30", "operatives_guess")
    assert refused(state, GUESSER, Object("TAJ-52")) == ("TAJ-70", "not_the_judge")
    play(state, (BLUE, Object("TAJ-54")))
    assert on_turn(state) == ("Penalty", (BLUE,))


@pytest.mark.rule("TAJ-70", "TAJ-72")
def test_a_clue_is_good_from_the_first_guess_on() -> None:
    state = given()
    time_up(state)
    touch(state, "red")
    assert TAJNIACY.to_act(state.table) == (GUESSER,)


@pytest.mark.rule("TAJ-59", "TAJ-70")
def test_after_a_yes_and_ten_seconds_there_is_no_objection_either() -> None:
    state = dealt()
    play(state, (RED, Ask("zupa")), (BLUE, Answer(True)), (RED, GiveClue("zupa", 1)))
    time_up(state)
    assert refused(state, BLUE, Object("TAJ-54")) == ("TAJ-59", "agreed")
    assert legal(state, BLUE) == []


@pytest.mark.rule("TAJ-71")
def test_a_clue_that_is_struck_down_ends_the_turn() -> None:
    state = given()
    told = play(state, (BLUE, Object("TAJ-54")))
    assert told == [Objected(BLUE, "ZUPA", "TAJ-54", warned=False)]
    assert state.table.clues[-1].struck == "TAJ-54"
    assert play(state, (BLUE, Forgo())) == [Forwent(BLUE)]
    assert on_turn(state) == BLUES_TURN


@pytest.mark.rule("TAJ-71")
def test_the_judge_may_cover_a_word_of_the_own_team() -> None:
    state = struck()
    own = places(state, "blue")
    assert legal(state, BLUE) == [*map(Cover, own), Forgo()]
    assert play(state, (BLUE, Cover(own[0]))) == [
        Covered(BLUE, own[0], state.table.words[own[0]], "blue")
    ]
    assert state.table.covered[own[0]] == "blue"
    assert state.table.left == PerTeam(9, 7)
    assert on_turn(state) == BLUES_TURN


@pytest.mark.rule("TAJ-71")
def test_only_an_uncovered_word_of_the_own_team_is_covered() -> None:
    state = dealt()
    turn(state, "blue")
    clue(state)
    touch(state, "bystander")
    clue(state, stands=False)
    play(state, (BLUE, Object("TAJ-54")))
    covered = state.table.covered.index("blue")
    assert refused(state, BLUE, Cover(places(state, "red")[0])) == ("TAJ-71", "not_own_word")
    assert refused(state, BLUE, Cover(covered)) == ("TAJ-31", "covered")
    assert refused(state, BLUE, Cover(25)) == ("TAJ-12", "no_such_word")
    assert Cover(covered) not in legal(state, BLUE)


@pytest.mark.rule("TAJ-71", "TAJ-40")
def test_covering_the_last_word_for_a_bad_clue_wins() -> None:
    state = dealt()
    turn(state, "bystander")
    turn(state, *many("blue", 7), "bystander", number=9)
    clue(state, stands=False)
    (last,) = places(state, "blue")
    told = play(state, (BLUE, Object("TAJ-54")), (BLUE, Cover(last)))
    assert told[-1] == KeyShown("blue", state.hands[0].key)
    result = TAJNIACY.result(state.table)
    assert (result.winners, result.reason) == ((1, 3), "penalty")
    assert state.table.agenda == ()


@pytest.mark.rule("TAJ-73", "TAJ-52", "TAJ-53", "TAJ-54", "TAJ-55", "TAJ-56", "TAJ-57")
@pytest.mark.parametrize("clause", BASIC_GROUNDS)
def test_an_objection_names_a_clause_and_stands(clause: Ground) -> None:
    for warned in ((), (clause,)):
        state = given(*warned)
        told = play(state, (BLUE, Object(clause)))
        assert told == [Objected(BLUE, "ZUPA", clause, warned=bool(warned))]
        assert state.table.objections == PerTeam(2, 2 if warned else 1)
        assert on_turn(state) == ("Penalty", (BLUE,))


@pytest.mark.rule("TAJ-73")
def test_a_team_has_two_objections_where_the_program_has_not_warned() -> None:
    state = dealt()
    for left in (1, 0):
        clue(state, stands=False)
        play(state, (BLUE, Object("TAJ-54")), (BLUE, Forgo()))
        assert state.table.objections == PerTeam(2, left)
        turn(state, "bystander")
    clue(state, warned=("TAJ-53",), stands=False)
    assert refused(state, BLUE, Object("TAJ-54")) == ("TAJ-73", "objections_used_up")
    assert legal(state, BLUE) == [LetStand(), Object("TAJ-53")]
    play(state, (BLUE, Object("TAJ-53")), (BLUE, Forgo()))
    assert state.table.objections == PerTeam(2, 0)


@pytest.mark.rule("TAJ-43", "TAJ-50", "TAJ-60")
def test_more_than_one_word_is_a_ground_and_an_abbreviation_where_the_option_is_off() -> None:
    assert Object("TAJ-50") in legal(given(), BLUE)
    bound = given("TAJ-60", options=Options(abbreviations=False))
    assert Object("TAJ-60") in legal(bound, BLUE)
    assert refused(given("TAJ-60"), BLUE, Object("TAJ-60")) == ("TAJ-60", "abbreviations_admitted")


@pytest.mark.rule("TAJ-57")
def test_where_homonyms_are_admitted_nobody_objects_to_them() -> None:
    state = given("TAJ-57", options=Options(homonyms=True))
    assert refused(state, BLUE, Object("TAJ-57")) == ("TAJ-57", "homonyms_admitted")
    assert Object("TAJ-56") in legal(state, BLUE)


@pytest.mark.rule("TAJ-73")
def test_the_table_notes_the_warnings_whatever_a_client_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = tables.dealt(4, game="tajniacy")
    giver, rival = TAJNIACY.to_act(table.state.table)
    about = list[object]()

    def advise(*asked: object) -> tuple[Advice, ...]:
        about.extend(asked)
        return (
            Advice("illegal", "TAJ-53", "contains", "zupa"),
            Advice("ask", "TAJ-60", "abbreviation", "zupa"),
            Advice("ask", "TAJ-52", "derived", "zupa"),
            Advice("fine", "TAJ-57", "sounds_alike", "zupa"),
        )

    monkeypatch.setattr(judge, "advise", advise)
    given = playing.play(table, giver, GiveClue("zupa", 1, ("TAJ-54",)), tables.NOW)
    move = GiveClue("ZUPA", 1, ("TAJ-52", "TAJ-53", "TAJ-60"), judged=True)
    assert given.history.plies[-1].entry == Played(1, giver, move)
    assert given.state.table.clues[-1].warned == move.warned
    assert about == ["zupa", [*table.state.table.words], "pl", Options()]
    stands = playing.play(given, rival, LetStand(), tables.NOW)
    assert stands.history.plies[-1].entry == Played(2, rival, LetStand())
    with pytest.raises(Illegal, match=r"TAJ-63"):
        playing.play(table, giver, GiveClue("!", 1), tables.NOW)


@pytest.mark.rule("TAJ-58", "TAJ-73")
def test_the_program_warns_by_uncovered_words_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt()
    clue(state)
    touch(state, "bystander")
    covered = state.table.words[state.table.covered.index("bystander")]

    def advise(word: str, words: list[str], *_: object) -> tuple[Advice, ...]:
        return () if covered in words else (Advice("illegal", "TAJ-52", "form", word),)

    monkeypatch.setattr(judge, "advise", advise)
    given = TAJNIACY.annotate(TAJNIACY.view(state, BLUE), GiveClue("ryby", 1))
    assert given.warned == ("TAJ-52",)


# The clock


@pytest.mark.rule("TAJ-80")
def test_a_clock_is_off_or_gives_seconds_for_clue_and_guesses() -> None:
    state = dealt()
    assert TAJNIACY.seconds(state.table) is None
    clue(state)
    assert TAJNIACY.seconds(state.table) is None
    state = dealt(options=Options(clue_seconds=10, guess_seconds=3600))
    assert TAJNIACY.seconds(state.table) == 10
    clue(state)
    assert TAJNIACY.seconds(state.table) == 3600
    touch(state, "bystander")
    clue(state, stands=False)
    play(state, (RED, Object("TAJ-54")))
    assert TAJNIACY.seconds(state.table) == 10


@pytest.mark.rule("TAJ-80")
@pytest.mark.parametrize("seconds", [9, 3601, 0, -1])
def test_other_seconds_are_refused(seconds: int) -> None:
    for options in (Options(clue_seconds=seconds), Options(guess_seconds=seconds)):
        with pytest.raises(Illegal, match=r"TAJ-80.*seconds.*10.*3600"):
            TAJNIACY.check_options(options, 4)


@pytest.mark.rule("TAJ-80")
def test_when_the_clue_time_runs_out_the_turn_passes() -> None:
    state = dealt()
    assert time_up(state) == [ClueMissed("red", 1)]
    assert on_turn(state) == BLUES_TURN


@pytest.mark.rule("TAJ-80", "TAJ-36")
@pytest.mark.parametrize("found", [0, 1])
def test_when_the_guessing_time_runs_out_the_turn_ends_also_without_a_guess(found: int) -> None:
    state = dealt()
    clue(state)
    touch(state, *many("red", found))
    assert time_up(state) == [Stopped(None, "red")]
    assert on_turn(state) == BLUES_TURN


@pytest.mark.rule("TAJ-80", "TAJ-71")
def test_when_the_time_to_cover_a_word_runs_out_none_is_covered() -> None:
    state = struck()
    assert time_up(state) == [Forwent(BLUE)]
    assert on_turn(state) == BLUES_TURN


@pytest.mark.rule("TAJ-82")
def test_three_clues_missed_in_succession_lose() -> None:
    state = dealt()
    for times in (1, 2):
        assert time_up(state) == [ClueMissed("red", times)]
        turn(state, "bystander")
    assert time_up(state) == [ClueMissed("red", 3), KeyShown("blue", state.hands[0].key)]
    result = TAJNIACY.result(state.table)
    assert (result.winners, result.reason) == ((1, 3), "no_clue")


@pytest.mark.rule("TAJ-82")
def test_a_clue_in_between_wipes_out_those_missed_before() -> None:
    state = from_the_start()
    for _ in range(2):
        time_up(state)
        time_up(state)
    assert state.table.missed == PerTeam(2, 2)
    turn(state, "bystander")
    assert state.table.missed == PerTeam(0, 2)
    time_up(state)
    assert state.table.winner == "red"
