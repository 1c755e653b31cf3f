"""Kryptos: the audit refuses every state that could not be."""

from collections.abc import Callable

import pytest

from tests.games.kryptos.tables import KRYPTOS, laid_out, play
from zaslonka.games.kryptos.content import Options, count_colours
from zaslonka.games.kryptos.events import TurnedUp
from zaslonka.games.kryptos.moves import Guess, Stop, TurnUp
from zaslonka.games.kryptos.rules import State


def played() -> State:
    """A game on its way: 2 is up, and the first card of the last player is not 31."""
    state = laid_out()
    play(state, (0, Guess(1, 0, 2)), (1, Guess(2, 0, 31)), (1, Stop()))
    KRYPTOS.audit(state)
    return state


def lose_a_card(state: State) -> None:
    state.secret.aside = (31,)


def double_a_card(state: State) -> None:
    state.secret.aside = (31, 31)


def swap_two_cards(state: State) -> None:
    cards = state.hands[0].cards
    state.hands[0].cards = (cards[1], cards[0], *cards[2:])


def show_another_number(state: State) -> None:
    state.table.rows = (state.table.rows[0], (3, *state.table.rows[1][1:]), state.table.rows[2])


def hide_a_card_again(state: State) -> None:
    state.table.rows = (state.table.rows[0], (None,) * 10, state.table.rows[2])


def change_a_token(state: State) -> None:
    state.table.tokens = (state.table.tokens[0], (3, 1, 3, 2), state.table.tokens[2])


def change_a_colour_aside(state: State) -> None:
    state.table.aside = (1, 0, 0, 1)


def lose_a_row(state: State) -> None:
    state.table.rows = state.table.rows[:2]


def lose_a_hidden_place(state: State) -> None:
    """The place and its token both, so that what is left agrees."""
    *row, last = state.table.rows[2]
    assert last is None
    state.table.rows = (*state.table.rows[:2], tuple(row))
    cards = state.hands[2].cards[:-1]
    tokens = count_colours(card for card, up in zip(cards, row, strict=True) if up is None)
    state.table.tokens = (*state.table.tokens[:2], tokens)


@pytest.mark.rule("KRY-12", "KRY-13", "KRY-14")
@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_card,
        double_a_card,
        swap_two_cards,
        show_another_number,
        hide_a_card_again,
        change_a_token,
        change_a_colour_aside,
        lose_a_row,
        lose_a_hidden_place,
    ],
)
def test_a_state_with_wrong_cards_or_tokens_is_refused(spoil: Callable[[State], None]) -> None:
    state = played()
    spoil(state)
    with pytest.raises((AssertionError, ValueError)):
        KRYPTOS.audit(state)


def exchanged(state: State, seat: int, one: int, other: int) -> State:
    """The state in which a player holds a card of the same colour that lay aside instead."""
    cards = [card for card in state.hands[seat].cards if card != one]
    state.hands[seat].cards = tuple(sorted([*cards, other]))
    aside = [card for card in state.secret.aside if card != other]
    state.secret.aside = tuple(sorted([*aside, one]))
    return state


@pytest.mark.rule("KRY-23", "KRY-90")
def test_a_card_that_would_make_an_answer_false_is_refused() -> None:
    """31 and 27 are green; with 31 for 27 the last card of that player would be 31."""
    state = laid_out()
    KRYPTOS.audit(exchanged(state.clone(), 2, 27, 31))
    play(state, (0, Guess(2, 9, 31)), (0, Stop()))
    KRYPTOS.audit(state)
    with pytest.raises(AssertionError):
        KRYPTOS.audit(exchanged(state, 2, 27, 31))


@pytest.mark.rule("KRY-27")
def test_nobody_holds_a_number_they_have_named() -> None:
    """32 and 20 are yellow; the second player has named 32."""
    state = laid_out()
    play(state, (0, Guess(1, 0, 2)))
    KRYPTOS.audit(exchanged(state.clone(), 1, 20, 32))
    play(state, (1, Guess(2, 0, 32)), (1, Stop()))
    KRYPTOS.audit(state)
    with pytest.raises(AssertionError):
        KRYPTOS.audit(exchanged(state, 1, 20, 32))


@pytest.mark.rule("KRY-50", "KRY-53")
def test_nobody_has_opened_against_the_rules() -> None:
    state = laid_out(opening=True)
    play(state, (0, TurnUp(0)))
    KRYPTOS.audit(state)
    state.table.options = Options(advanced=True)
    with pytest.raises(AssertionError):
        KRYPTOS.audit(state)
    state.table.past = (TurnedUp(0, 0, 4),)
    state.table.options = Options()
    with pytest.raises(AssertionError):
        KRYPTOS.audit(state)


@pytest.mark.rule("KRY-60")
def test_the_variants_use_every_option_alone_and_all_of_them_together() -> None:
    assert set(KRYPTOS.variants) == {
        Options(),
        Options(advanced=True),
        Options(tajemnica=True),
        Options(lapowka=True),
        Options(advanced=True, tajemnica=True, lapowka=True),
    }
