"""Złam ten Kod: the audit refuses every state that the rules could not lead to."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.games.zlam_ten_kod.tables import DECK, Sitting, code
from zaslonka.games.zlam_ten_kod import GAME
from zaslonka.games.zlam_ten_kod.content import Options
from zaslonka.games.zlam_ten_kod.events import Announced, Asked, Guessed, Reply
from zaslonka.games.zlam_ten_kod.rules import State
from zaslonka.kernel import Chance, Illegal

THREE = ("0b 1b 2b 3b 4b", "0w 1w 2w 3w 4w", "5g 5g 6b 7b 8b")


def asked_and_missed() -> State:
    """Three players: a question, and a wrong guess by the second."""
    game = Sitting(*THREE, row=DECK[:6], pile=DECK[6:])
    game.ask(0, "where_5")
    game.write(1, "6w 7b 8w 9b 9w")
    return game.state


def named_and_missed() -> State:
    """Two players: a wrong guess."""
    game = Sitting(*THREE[:2])
    game.guess(0, "5g 5g 6b 7b 8b")
    return game.state


def exchange_two_tiles(state: State) -> None:
    """A five moves into the middle: the answer that named its place was false."""
    state.hands[2].code, state.secret.middle = code("5g 6b 6w 7b 8b"), code("5g 7w 8w 9b 9w")
    state.hands[1].middle = state.secret.middle


def lose_a_tile(state: State) -> None:
    state.secret.middle = state.secret.middle[1:]
    state.hands[1].middle = state.secret.middle


def double_a_tile(state: State) -> None:
    state.hands[0].code = code("0b 1b 2b 3b 3b")


def stand_out_of_order(state: State) -> None:
    state.hands[0].code = state.hands[0].code[::-1]


def deal_unevenly(state: State) -> None:
    state.hands[0].code, state.hands[1].code = code("0b 1b 2b 3b"), code("0w 1w 2w 3w 4b 4w")


def lose_a_card(state: State) -> None:
    state.table.row = state.table.row[1:]


def miscount_the_pile(state: State) -> None:
    state.table.pile += 1


def show_the_middle_too_early(state: State) -> None:
    state.hands[0].middle = state.secret.middle


def forget_the_middle(state: State) -> None:
    state.hands[1].middle = None


def forget_what_was_written(state: State) -> None:
    state.hands[1].wrote = None


def write_an_own_tile(state: State) -> None:
    state.hands[1].wrote = code("0w 7b 8w 9b 9w")


def call_a_wrong_guess_right(state: State) -> None:
    state.table.past = (*state.table.past[:-1], Announced(1, right=True))


def let_the_wrong_seat_answer(state: State) -> None:
    asked = state.table.past[0]
    assert isinstance(asked, Asked)
    state.table.past = (replace(asked, replies=(Reply(1, ()),)), *state.table.past[1:])


@pytest.mark.rule("ZTK-10", "ZTK-11", "ZTK-12", "ZTK-22", "ZTK-23", "ZTK-61", "ZTK-64")
@pytest.mark.parametrize(
    "doctor",
    [
        exchange_two_tiles,
        lose_a_tile,
        double_a_tile,
        stand_out_of_order,
        deal_unevenly,
        lose_a_card,
        miscount_the_pile,
        show_the_middle_too_early,
        forget_the_middle,
        forget_what_was_written,
        write_an_own_tile,
        call_a_wrong_guess_right,
        let_the_wrong_seat_answer,
    ],
)
def test_a_doctored_state_is_refused(doctor: Callable[[State], None]) -> None:
    state = asked_and_missed()
    GAME.audit(state)
    doctor(state)
    with pytest.raises(AssertionError):
        GAME.audit(state)


@pytest.mark.rule("ZTK-50", "ZTK-51")
@pytest.mark.parametrize(
    "guess",
    [Guessed(0, code(THREE[2]), right=True), Guessed(0, code("0b 5g 6b 7b 8b"), right=False)],
    ids=["wrong called right", "own tile named"],
)
def test_a_guess_that_cannot_have_been_is_refused(guess: Guessed) -> None:
    state = named_and_missed()
    GAME.audit(state)
    state.table.past = (guess,)
    with pytest.raises(AssertionError):
        GAME.audit(state)


@pytest.mark.rule("TAB-14", "ZTK-10")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setup(Options(), seats, Chance(bytes(32)))
    assert caught.value.facts == {"least": 2, "most": 4, "seats": seats}
