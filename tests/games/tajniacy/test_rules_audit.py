"""Tajniacy: no state is taken for sound that could not have come about."""

from collections.abc import Callable

import pytest
from msgspec import structs

from tests.games.tajniacy.tables import TAJNIACY, clue, dealt, places, play, touch
from zaslonka.games.tajniacy.content import PerTeam
from zaslonka.games.tajniacy.keys import KEYS
from zaslonka.games.tajniacy.moves import Answer, Ask
from zaslonka.games.tajniacy.rules import State
from zaslonka.games.tajniacy.state import Hand, Question


def in_play() -> State:
    """A clue of two words, agreed on, and one word found on it."""
    state = dealt()
    play(state, (0, Ask("nowy sącz")), (1, Answer(True)))
    clue(state, word="nowy sącz")
    touch(state, "red")
    return state


def other_key(state: State) -> None:
    shown = [key for key in KEYS if key.count("red") == 8]
    for seat in (0, 1):
        state.hands[seat].key = shown[0]


def key_that_is_not_printed(state: State) -> None:
    key = list(state.hands[0].key)
    one, other = places(state, "assassin")[0], places(state, "bystander")[0]
    key[one], key[other] = key[other], key[one]
    for seat in (0, 1):
        state.hands[seat].key = tuple(key)


def two_keys(state: State) -> None:
    state.hands[1].key = KEYS[KEYS.index(state.hands[0].key) - 1]


def operative_with_the_key(state: State) -> None:
    state.hands[2] = state.hands[0]


def question_of_one(state: State) -> None:
    state.hands[1].asked = ()


def phrase_without_a_yes(state: State) -> None:
    for seat in (0, 1):
        state.hands[seat].asked = (Question("NOWY SĄCZ", yes=False),)


def operative_who_was_asked(state: State) -> None:
    state.hands[2] = Hand(asked=(Question("zupa"),))


def false_cover(state: State) -> None:
    place = places(state, "bystander")[0]
    covered = list(state.table.covered)
    covered[place] = "red"
    state.table.covered = tuple(covered)


def miscount(state: State) -> None:
    state.table.left = PerTeam(8, 7)


def word_twice(state: State) -> None:
    state.table.words = (*state.table.words[1:], state.table.words[1])


def key_on_the_table(state: State) -> None:
    state.table.key = state.hands[0].key


def won_and_going_on(state: State) -> None:
    state.table.winner = "red"


def spymasters_exchanged(state: State) -> None:
    state.table.spymasters = PerTeam(1, 0)


def words_with_the_box(state: State) -> None:
    state.table.options = structs.replace(state.table.options, companion=True)


def test_a_game_in_play_is_sound() -> None:
    TAJNIACY.audit(in_play())


@pytest.mark.parametrize(
    "break_it",
    [
        other_key,
        key_that_is_not_printed,
        two_keys,
        operative_with_the_key,
        question_of_one,
        phrase_without_a_yes,
        operative_who_was_asked,
        false_cover,
        miscount,
        word_twice,
        key_on_the_table,
        won_and_going_on,
        spymasters_exchanged,
        words_with_the_box,
    ],
)
def test_an_unsound_state_is_noticed(break_it: Callable[[State], None]) -> None:
    state = in_play()
    break_it(state)
    with pytest.raises(AssertionError):
        TAJNIACY.audit(state)
