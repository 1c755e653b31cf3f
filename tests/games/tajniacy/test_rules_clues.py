"""Tajniacy, clause by clause: clues, and asking the rival spymaster about one."""

from typing import Any

import msgspec
import pytest

from tests.games.tajniacy.tables import (
    CHANCE,
    TAJNIACY,
    clue,
    dealt,
    legal,
    on_turn,
    play,
    refused,
    touch,
    turn,
)
from zaslonka.games.tajniacy.content import NUMBERS, Options
from zaslonka.games.tajniacy.events import Answered, Asked, Clued
from zaslonka.games.tajniacy.moves import Answer, Ask, GiveClue, LetStand, Object, Stop, Touch
from zaslonka.games.tajniacy.rules import State
from zaslonka.games.tajniacy.state import Question
from zaslonka.kernel import Told

WORDS = ("WĄŻ", "RÓG", "BELKA", "KONTAKT", "KOD", "JABŁKO", "BERLIN", "NOWY JORK")
BOARD = (*WORDS, *(f"X{number}" for number in range(17)))
RED, BLUE, GUESSER = 0, 1, 2


def board(**options: Any) -> State:
    return dealt(options=Options(words=BOARD, **options))


def give(state: State, word: str, number: int | None = 1) -> str:
    """The clue as everybody is shown it."""
    (given,) = play(state, (RED, GiveClue(word, number)))
    assert isinstance(given, Clued)
    return given.word


# A word and a number


@pytest.mark.rule("TAJ-20")
def test_teams_take_turns_of_a_clue_and_guesses() -> None:
    state = dealt()
    for giver, guessers in ((0, (2,)), (1, (3,)), (0, (2,))):
        assert on_turn(state) == ("Giving", (giver,))
        clue(state)
        assert on_turn(state) == ("Guessing", guessers)
        touch(state, "bystander")


@pytest.mark.rule("TAJ-20")
def test_only_the_spymaster_on_turn_gives_a_clue() -> None:
    state = dealt()
    assert refused(state, BLUE, GiveClue("zupa", 1)) == ("TAJ-20", "rivals_give")
    assert refused(state, BLUE, Ask("zupa")) == ("TAJ-20", "rivals_give")
    assert refused(state, GUESSER, GiveClue("zupa", 1)) == ("TAB-01", "not_your_turn")
    assert legal(state, BLUE) == []


@pytest.mark.rule("TAJ-21", "TAJ-24")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_number_is_0_to_9_or_unlimited(number: int | None) -> None:
    state = dealt()
    assert play(state, (RED, GiveClue("zupa", number))) == [Clued(0, "red", "ZUPA", number, ())]


@pytest.mark.rule("TAJ-21")
@pytest.mark.parametrize("number", [-1, 10])
def test_any_other_number_is_refused(number: int) -> None:
    assert refused(dealt(), RED, GiveClue("zupa", number)) == ("TAJ-21", "number")


@pytest.mark.rule("TAJ-22")
def test_a_spymaster_on_turn_can_say_nothing_but_a_clue_and_a_question() -> None:
    state = dealt()
    assert {type(move) for move in legal(state, RED)} == {Ask, GiveClue}
    assert refused(state, RED, Stop()) == ("TAB-02", "not_now")
    clue(state)
    assert legal(state, RED) == []
    assert refused(state, RED, Touch(0)) == ("TAB-01", "not_your_turn")


@pytest.mark.rule("TAJ-22", "TAB-08")
def test_a_clue_cannot_be_taken_back_unnoticed() -> None:
    assert TAJNIACY.perform(dealt(), RED, GiveClue("zupa", 1), CHANCE).final


@pytest.mark.rule("TAJ-23", "TAJ-61")
@pytest.mark.parametrize("seat", [*range(4), None])
def test_all_clues_stay_in_writing_before_everybody(seat: int | None) -> None:
    state = dealt()
    turn(state, "bystander", number=3, word="zupa")
    turn(state, "bystander", number=None, word="ryby")
    clues = TAJNIACY.view(state, seat).table.clues
    assert [(given.team, given.word, given.number) for given in clues] == [
        ("red", "ZUPA", 3),
        ("blue", "RYBY", None),
    ]


# What is refused


@pytest.mark.rule("TAJ-50")
def test_a_clue_is_one_word() -> None:
    state = board()
    assert refused(state, RED, GiveClue("ojciec chrzestny", 2)) == ("TAJ-50", "one_word")


@pytest.mark.rule("TAJ-50", "TAJ-60")
def test_the_table_may_admit_names_of_several_words() -> None:
    assert give(board(proper_names=True), "Stary  człowiek i morze") == "STARY CZŁOWIEK I MORZE"


@pytest.mark.rule("TAJ-50", "TAJ-59")
def test_the_rival_spymaster_may_admit_exactly_one_clue_of_several_words() -> None:
    state = board()
    play(state, (RED, Ask("Ojciec  chrzestny")), (BLUE, Answer(True)))
    assert refused(state, RED, GiveClue("szkoła podstawowa", 2)) == ("TAJ-50", "one_word")
    assert give(state, "ojciec chrzestny") == "OJCIEC CHRZESTNY"


@pytest.mark.rule("TAJ-50", "TAJ-59")
def test_a_no_admits_nothing() -> None:
    state = board()
    play(state, (RED, Ask("ojciec chrzestny")), (BLUE, Answer(False)))
    assert refused(state, RED, GiveClue("ojciec chrzestny", 2)) == ("TAJ-50", "one_word")


@pytest.mark.rule("TAJ-51")
@pytest.mark.parametrize("word", ["wąż", "Wąż", "WĄŻ", "wa\u0328z\u0307", " wąż "])
def test_an_uncovered_word_is_refused_in_any_writing(word: str) -> None:
    state = board()
    assert refused(state, RED, GiveClue(word, 1)) == ("TAJ-51", "on_the_table")
    assert refused(state, RED, Ask(word)) == ("TAJ-51", "on_the_table")


@pytest.mark.rule("TAJ-51", "TAJ-60")
def test_an_uncovered_word_of_several_words_is_refused() -> None:
    state = board(proper_names=True)
    assert refused(state, RED, GiveClue("Nowy Jork", 1)) == ("TAJ-51", "on_the_table")


@pytest.mark.rule("TAJ-58")
def test_a_covered_word_no_longer_restricts_clues() -> None:
    state = board()
    clue(state)
    play(state, (GUESSER, Touch(state.table.words.index("WĄŻ"))))
    if on_turn(state)[0] == "Guessing":
        play(state, (GUESSER, Stop()))
    giver = state.table.agenda[0].seats[0]
    assert play(state, (giver, GiveClue("wąż", 1)))[0].word == "WĄŻ"


@pytest.mark.rule("TAJ-52", "TAJ-53", "TAJ-54", "TAJ-55", "TAJ-56", "TAJ-57")
@pytest.mark.parametrize(
    "word",
    ["wężyk", "nosorożec", "siedem", "takt", "Apfel", "strudel", "wróbelka", "kot", "ryba"],
)
def test_what_is_left_to_the_judge_is_not_refused(word: str) -> None:
    assert give(board(), word) == word.upper()


@pytest.mark.rule("TAJ-60")
@pytest.mark.parametrize("abbreviations", [True, False])
@pytest.mark.parametrize("word", ["USA", "NASA", "Warszawa", "deskorolka"])
def test_abbreviations_names_and_compounds_of_one_word_are_never_refused(
    word: str, abbreviations: bool
) -> None:
    assert give(board(abbreviations=abbreviations), word) == word.upper()


@pytest.mark.rule("TAJ-62")
@pytest.mark.parametrize("word", ["X", "3", "trzy", "1984"])
def test_letters_and_numbers_are_accepted(word: str) -> None:
    assert give(board(), word, 3) == word.upper()


@pytest.mark.rule("TAJ-63")
@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("zupa", "ZUPA"),
        ("  zupa ", "ZUPA"),
        ("𝐳𝐮𝐩𝐚", "ZUPA"),
        ("Skłodowska-Curie", "SKŁODOWSKA-CURIE"),
        ("rock’n’roll", "ROCK'N'ROLL"),
        ("a" * 40, "A" * 40),
    ],
)
def test_all_clues_are_shown_in_one_style(written: str, shown: str) -> None:
    assert give(board(), written) == shown


@pytest.mark.rule("TAJ-63")
@pytest.mark.parametrize(
    "word",
    ["", " ", "zupa!", "zu.pa", "-zupa", "zupa-", "zu--pa", "🐍", "zu_pa", "zup\u0430", "x\u0300"],
)
def test_effects_and_other_signs_are_refused(word: str) -> None:
    assert refused(board(), RED, GiveClue(word, 1)) == ("TAJ-63", "not_spelled")


@pytest.mark.rule("TAJ-63")
def test_a_clue_has_its_longest() -> None:
    assert refused(board(), RED, GiveClue("a" * 41, 1)) == ("TAJ-63", "too_long")


# Asking the rival spymaster


@pytest.mark.rule("TAJ-59")
def test_question_and_answer_are_told_to_the_two_spymasters_alone() -> None:
    state = dealt(6)
    asked = TAJNIACY.play(state, RED, Ask("zupa"), CHANCE)
    assert asked == [Told(Asked(0, "ZUPA"), only=0), Told(Asked(0, "ZUPA"), only=1)]
    answered = TAJNIACY.play(state, BLUE, Answer(False), CHANCE)
    told = Answered(1, "ZUPA", yes=False)
    assert answered == [Told(told, only=0), Told(told, only=1)]
    assert state.hands[0].asked == state.hands[1].asked == (Question("ZUPA", yes=False),)


@pytest.mark.rule("TAJ-59")
@pytest.mark.parametrize("seat", [2, 3, 4, 5, None])
def test_nobody_else_can_see_that_a_spymaster_asks(seat: int | None) -> None:
    state = dealt(6)
    before = msgspec.json.encode(TAJNIACY.view(state, seat))
    waited_for = TAJNIACY.to_act(state.table), TAJNIACY.must_act(state.table)
    for by, move in ((RED, Ask("zupa")), (BLUE, Answer(True))):
        play(state, (by, move))
        assert msgspec.json.encode(TAJNIACY.view(state, seat)) == before
        assert (TAJNIACY.to_act(state.table), TAJNIACY.must_act(state.table)) == waited_for


@pytest.mark.rule("TAJ-59")
def test_who_is_asked_knows_it() -> None:
    state = dealt()
    asked = [TAJNIACY.is_asked(TAJNIACY.view(state, seat)) for seat in range(4)]
    assert asked == [True, False, False, False]
    play(state, (RED, Ask("zupa")))
    asked = [TAJNIACY.is_asked(TAJNIACY.view(state, seat)) for seat in range(4)]
    assert asked == [True, True, False, False]
    assert legal(state, BLUE) == [Answer(True), Answer(False)]
    play(state, (BLUE, Answer(True)))
    assert not TAJNIACY.is_asked(TAJNIACY.view(state, BLUE))


@pytest.mark.rule("TAJ-59")
def test_one_question_at_a_time_and_each_but_once_a_turn() -> None:
    state = dealt()
    assert refused(state, BLUE, Answer(True)) == ("TAJ-59", "nothing_asked")
    play(state, (RED, Ask("zupa")))
    assert refused(state, RED, Ask("ryby")) == ("TAJ-59", "not_answered_yet")
    assert refused(state, RED, Answer(True)) == ("TAJ-59", "own_question")
    assert not any(isinstance(move, Ask) for move in legal(state, RED))
    play(state, (BLUE, Answer(False)))
    assert refused(state, RED, Ask("Zupa")) == ("TAJ-59", "already_answered")
    play(state, (RED, Ask("baba")))
    play(state, (BLUE, Answer(True)))
    assert Ask("BABA") not in legal(state, RED)
    assert Ask("BABE") in legal(state, RED)


@pytest.mark.rule("TAJ-59")
def test_who_asks_need_not_wait_for_the_answer() -> None:
    state = dealt()
    play(state, (RED, Ask("zupa")), (RED, GiveClue("zupa", 1)))
    assert on_turn(state) == ("Judging", (BLUE,))
    assert Object("TAJ-54") in legal(state, BLUE)


@pytest.mark.rule("TAJ-59")
def test_after_a_yes_there_is_no_objection_to_exactly_that_clue() -> None:
    for given, objection in (("zupa", ("TAJ-59", "agreed")), ("zupy", None)):
        state = dealt()
        play(state, (RED, Ask("zupa")), (BLUE, Answer(True)), (RED, GiveClue(given, 3)))
        if objection:
            assert refused(state, BLUE, Object("TAJ-52")) == objection
            assert legal(state, BLUE) == [LetStand()]
        else:
            assert Object("TAJ-52") in legal(state, BLUE)


@pytest.mark.rule("TAJ-59")
def test_questions_are_of_one_turn() -> None:
    state = dealt()
    play(state, (RED, Ask("zupa")), (BLUE, Answer(True)))
    turn(state, "bystander", word="zupa")
    assert state.hands[0].asked == state.hands[1].asked == ()
    turn(state, "bystander")
    play(state, (RED, GiveClue("zupa", 1)))
    assert Object("TAJ-52") in legal(state, BLUE)
