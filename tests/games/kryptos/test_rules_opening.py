"""Kryptos, clause by clause: the advanced opening."""

import pytest

from tests.games.kryptos.tables import KRYPTOS, ROUND, laid_out, play
from zaslonka.games.kryptos.content import Options
from zaslonka.games.kryptos.moves import TurnUp
from zaslonka.games.kryptos.rules import State, openable
from zaslonka.kernel import Illegal

ADVANCED = Options(advanced=True)
FOURS = [tuple(n for n in range(1, 37) if (n + (n - 1) // 4) % 4 == seat) for seat in range(4)]
FIVES = [tuple(range(first, 41, 5)) for first in (1, 2, 3, 4, 5)]
"""Hands for four and five in which the colours are mixed."""


def openings(state: State, seat: int = 0) -> list[int]:
    return [move.place for move in KRYPTOS.legal(KRYPTOS.view(state, seat))]


def refused(state: State, place: int) -> tuple[str, str]:
    with pytest.raises(Illegal) as error:
        KRYPTOS.check(KRYPTOS.view(state, 0), TurnUp(place))
    return error.value.rule, error.value.why


@pytest.mark.rule("KRY-50")
def test_the_ends_of_a_hand_stay_hidden() -> None:
    state = laid_out(options=ADVANCED, opening=True)
    assert openings(state) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert refused(state, 0) == refused(state, 9) == ("KRY-50", "end_of_hand")


@pytest.mark.rule("KRY-50", "KRY-51", "KRY-52")
def test_the_basic_opening_knows_no_such_rule() -> None:
    state = laid_out(
        [(1, 5, 6, 9), (2, 13, 17, 10), (3, 4, 7, 8)],
        up=[{5}, {13, 17}, ()],
        opening=True,
        numbers=17,
    )
    assert openings(state) == [0, 2, 3]


@pytest.mark.rule("KRY-51")
def test_the_second_card_is_not_the_number_next_to_the_first() -> None:
    hands = [(1, 5, 6, 7, 9, 12), *ROUND[1:]]
    state = laid_out(hands, up=[{6}, set(), set()], options=ADVANCED, opening=True)
    assert openings(state) == [4]
    assert refused(state, 1) == refused(state, 3) == ("KRY-51", "next_to_first")


@pytest.mark.rule("KRY-51")
def test_another_players_card_may_be_the_number_next_to_it() -> None:
    state = laid_out(up=[set(), {5}, set()], options=ADVANCED, opening=True)
    assert {1, 2} <= set(openings(state))


@pytest.mark.rule("KRY-52")
@pytest.mark.parametrize(
    ("hands", "up", "blues"),
    [
        (ROUND, [(), (5,), ()], [4, 8]),
        (ROUND, [(), (5, 17), ()], []),
        (ROUND, [(), (5,), (9,)], []),
        (FOURS, [(), (1,), (), ()], [3, 7]),
        (FOURS, [(), (1,), (5,), ()], []),
        (FIVES, [(), (17,), (13, 33), (), ()], []),
        (FIVES, [(), (17,), (13,), (), ()], [4]),
    ],
)
def test_so_many_cards_of_a_colour_are_turned_up_and_no_more(
    hands: list[tuple[int, ...]], up: list[tuple[int, ...]], blues: list[int]
) -> None:
    state = laid_out(hands, up=up, options=ADVANCED, opening=True, numbers=40)
    blue = [place for place, card in enumerate(hands[0]) if card % 4 == 1]
    assert [place for place in openings(state) if place in blue] == blues
    for place in set(blue[1:]) - set(blues) - {len(hands[0]) - 1}:
        assert refused(state, place) == ("KRY-52", "colour_used_up")


@pytest.mark.rule("KRY-53")
@pytest.mark.parametrize(
    ("hand", "first", "others", "places"),
    [
        # Of the cards within, 5 and 9 are blue as two are up already: the rule of colours goes.
        ((1, 5, 9, 14), set[int](), {13, 17}, [1, 2]),
        # One of another colour is enough to keep it.
        ((1, 5, 10, 14), set[int](), {13, 17}, [2]),
        # The only card within that is not up is next to the first: that rule goes too.
        ((1, 5, 6, 14), {5}, {13, 17}, [2]),
        # No hidden card is left within: an end must do.
        ((1, 5, 14), {5}, {13, 17}, [0, 2]),
    ],
)
def test_the_rules_are_dropped_from_the_last_while_they_leave_no_card(
    hand: tuple[int, ...], first: set[int], others: set[int], places: list[int]
) -> None:
    hands = [hand, (13, 17, 21), (2, 3, 4)]
    state = laid_out(hands, up=[first, others, set()], options=ADVANCED, opening=True)
    assert openable(state.table, 0, hand) == places
    assert openings(state) == places


@pytest.mark.rule("KRY-53")
def test_a_card_refused_by_a_rule_that_was_not_dropped_names_the_first_rule_it_breaks() -> None:
    hands = [(1, 5, 9, 14), (13, 17, 21), (2, 3, 4)]
    state = laid_out(hands, up=[set(), {13, 17}, set()], options=ADVANCED, opening=True)
    assert refused(state, 0) == ("KRY-50", "end_of_hand")
    play(state, (0, TurnUp(1)))
    assert state.table.rows[0] == (None, 5, None, None)
