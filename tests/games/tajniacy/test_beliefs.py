"""What seats of Tajniacy can know of the key: exactly the printed keys that fit."""

from collections import Counter

import pytest

from tests.games.tajniacy.tables import TAJNIACY, clue, dealt, play, touch
from zaslonka.games.tajniacy.beliefs import fitting
from zaslonka.games.tajniacy.keys import KEYS, starters
from zaslonka.games.tajniacy.moves import Answer, Ask, GiveClue
from zaslonka.games.tajniacy.rules import State
from zaslonka.games.tajniacy.state import Hand, Question
from zaslonka.kernel import Chance


def imagined(state: State, seat: int | None, seed: int) -> State:
    world: State = TAJNIACY.imagine(TAJNIACY.view(state, seat), Chance(seed.to_bytes(32)))
    return world


def test_before_the_first_guess_the_lamps_alone_tell_keys_apart() -> None:
    state = dealt(first="blue")
    assert fitting(state.table) == [key for key in KEYS if starters(key) == "blue"]
    assert len(fitting(state.table)) == 80


def test_every_covered_word_rules_out_the_keys_that_say_otherwise() -> None:
    state = dealt()
    clue(state)
    touch(state, "red", "blue")
    shown = {place: kind for place, kind in enumerate(state.table.covered) if kind}
    assert len(shown) == 2
    assert fitting(state.table) == [
        key
        for key in KEYS
        if starters(key) == "red" and all(key[place] == kind for place, kind in shown.items())
    ]


@pytest.mark.parametrize("seat", [2, None])
def test_worlds_are_imagined_with_every_fitting_key_alike(seat: int | None) -> None:
    state = dealt()
    clue(state)
    touch(state, "red")
    keys = Counter(imagined(state, seat, seed).hands[0].key for seed in range(6000))
    fit = fitting(state.table)
    expected = 6000 / len(fit)
    assert set(keys) == set(fit)
    # Chi-squared, at about one false alarm in a million (mean n, deviation √2n).
    squares = sum((count - expected) ** 2 / expected for count in keys.values())
    assert squares < len(fit) + 6 * (2 * len(fit)) ** 0.5


@pytest.mark.parametrize("seat", [0, 1])
def test_a_spymaster_knows_all_there_is(seat: int) -> None:
    state = dealt(5)
    play(state, (0, Ask("nowy sącz")), (1, Answer(False)), (0, Ask("zupa")))
    assert imagined(state, seat, 0) == state


def test_operatives_imagine_a_question_only_where_there_must_have_been_one() -> None:
    state = dealt()
    play(state, (0, Ask("zupa")))
    assert imagined(state, 2, 0).hands[1].asked == ()
    play(state, (1, Answer(True)), (0, Ask("nowy sącz")), (1, Answer(True)))
    play(state, (0, GiveClue("nowy sącz", 1)))
    world = imagined(state, 2, 0)
    assert world.hands[0].asked == world.hands[1].asked == (Question("NOWY SĄCZ", yes=True),)
    assert world.hands[2:] == [Hand(), Hand()]


def test_when_the_game_is_over_there_is_nothing_left_to_imagine() -> None:
    state = dealt()
    clue(state)
    touch(state, "assassin")
    assert imagined(state, None, 0) == state


def test_no_help_is_worked_out_from_the_key_cards() -> None:
    assert TAJNIACY.helps == ("none",)
