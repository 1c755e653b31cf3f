"""Kryptos, clause by clause: components, set-up and turns."""

import pytest

from tests.games.kryptos.tables import CHANCE, KRYPTOS, ROUND, all_but, guessed, laid_out, play
from zaslonka.games.kryptos.content import COLOURS, Options, colour, count_colours
from zaslonka.games.kryptos.events import Guessed, LastRound, Paid, Passed, Stopped, TurnedUp
from zaslonka.games.kryptos.moves import Guess, Stop, TurnUp
from zaslonka.games.kryptos.rules import SecondGuess, State, Turn
from zaslonka.kernel import Chance, Illegal, Seat

LOW, MIDDLE, HIGH = ROUND


def deal(seats: int, options: Options | None = None, seed: int = 0) -> State:
    return KRYPTOS.setup(options or Options(), seats, Chance(bytes([seed] * 32)))


def refused(state: State, seat: Seat, move: TurnUp | Guess | Stop) -> tuple[str, str]:
    with pytest.raises(Illegal) as error:
        KRYPTOS.check(KRYPTOS.view(state, seat), move)
    return error.value.rule, error.value.why


def on_turn(state: State) -> tuple[type, tuple[Seat, ...]]:
    step = state.table.agenda[0]
    return type(step), step.seats


# Components and set-up


@pytest.mark.rule("KRY-01", "KRY-100")
def test_the_colours_go_round_with_the_numbers() -> None:
    assert [COLOURS[colour(number)] for number in (1, 2, 3, 4, 5, 48)] == [
        *("blue", "pink", "green", "yellow"),
        *("blue", "yellow"),
    ]
    assert count_colours(range(1, 49)) == (12, 12, 12, 12)


@pytest.mark.rule("KRY-10")
def test_everyone_starts_with_two_points() -> None:
    assert deal(5).table.scores == (2, 2, 2, 2, 2)


@pytest.mark.rule("KRY-11", "KRY-12", "KRY-60", "KRY-99")
@pytest.mark.parametrize(
    ("seats", "tajemnica", "numbers", "each", "aside"),
    [
        (3, False, 32, 10, 2),
        (4, False, 36, 9, 0),
        (4, True, 40, 9, 4),
        (5, False, 40, 8, 0),
        (5, True, 44, 8, 4),
        (6, False, 48, 8, 0),
    ],
)
def test_the_number_of_players_decides_what_is_dealt(
    seats: int, tajemnica: bool, numbers: int, each: int, aside: int
) -> None:
    state = deal(seats, Options(tajemnica=tajemnica))
    hands = [hand.cards for hand in state.hands]
    assert state.table.numbers == numbers
    assert [len(hand) for hand in hands] == [each] * seats
    assert [len(row) for row in state.table.rows] == [each] * seats
    assert len(state.secret.aside) == aside
    assert sorted([*state.secret.aside, *(card for hand in hands for card in hand)]) == list(
        range(1, numbers + 1)
    )


@pytest.mark.rule("KRY-11", "TAB-14")
@pytest.mark.parametrize("seats", [2, 7])
def test_there_are_three_to_six_players(seats: int) -> None:
    with pytest.raises(Illegal) as error:
        deal(seats)
    assert (error.value.rule, error.value.why) == ("TAB-14", "seats")


@pytest.mark.rule("KRY-60")
@pytest.mark.parametrize("seats", [3, 6])
def test_tajemnica_is_for_four_and_five(seats: int) -> None:
    with pytest.raises(Illegal) as error:
        deal(seats, Options(tajemnica=True))
    assert (error.value.rule, error.value.why) == ("KRY-60", "tajemnica_seats")


@pytest.mark.rule("KRY-13")
def test_cards_stand_in_ascending_order_and_never_change_places() -> None:
    state = deal(4)
    hands = [hand.cards for hand in state.hands]
    assert all(list(hand) == sorted(hand) for hand in hands)
    seat = on_turn(state)[1][0]
    play(state, (seat, TurnUp(4)))
    assert [hand.cards for hand in state.hands] == hands
    assert state.table.rows[seat] == (None,) * 4 + (hands[seat][4],) + (None,) * 4


@pytest.mark.rule("KRY-14")
def test_tokens_show_the_colours_of_hidden_and_undealt_cards() -> None:
    state = deal(3)
    table = state.table
    assert table.tokens == tuple(count_colours(hand.cards) for hand in state.hands)
    assert table.aside == count_colours(state.secret.aside)
    seat = on_turn(state)[1][0]
    before = list(table.tokens[seat])
    play(state, (seat, TurnUp(0)))
    before[colour(state.hands[seat].cards[0])] -= 1
    assert table.tokens[seat] == tuple(before)


@pytest.mark.rule("KRY-15")
def test_anyone_may_be_first() -> None:
    assert {deal(4, seed=seed).table.first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("KRY-16")
def test_everyone_turns_up_two_cards_counter_clockwise_and_the_first_player_is_last() -> None:
    state = deal(4)
    first = state.table.first
    order = []
    for place in (3, 3, 3, 3, 5, 5, 5, 5):
        (seat,) = KRYPTOS.to_act(state.table)
        order.append(seat)
        number = state.hands[seat].cards[place]
        assert play(state, (seat, TurnUp(place))) == [TurnedUp(seat, place, number)]
        assert state.table.rows[seat][place] == number
    assert order == [(first - back) % 4 for back in (1, 2, 3, 4)] * 2
    assert on_turn(state) == (Turn, (first,))


@pytest.mark.rule("KRY-16")
def test_only_an_own_hidden_card_can_be_turned_up() -> None:
    state = laid_out(opening=True, up=[{4}, set(), set()])
    assert refused(state, 0, TurnUp(10)) == ("KRY-16", "no_such_card")
    assert refused(state, 0, TurnUp(-1)) == ("KRY-16", "no_such_card")
    assert refused(state, 0, TurnUp(1)) == ("KRY-16", "already_up")
    assert list(KRYPTOS.legal(KRYPTOS.view(state, 0))) == [
        TurnUp(place) for place in range(10) if place != 1
    ]


# A turn


@pytest.mark.rule("KRY-20", "KRY-21", "KRY-26")
def test_a_right_guess_turns_the_card_up_wins_three_points_and_ends_the_turn() -> None:
    state = laid_out()
    told = play(state, (0, Guess(1, 2, 8)))
    assert told == [guessed(0, Guess(1, 2, 8), points=3)]
    assert state.table.scores == (5, 2, 2)
    assert state.table.rows[1][2] == 8
    assert state.table.tokens[1] == count_colours(set(MIDDLE) - {8})
    assert on_turn(state) == (Turn, (1,))


@pytest.mark.rule("KRY-20")
def test_turns_go_clockwise() -> None:
    state = laid_out(first=1)
    play(state, (1, Guess(0, 0, 1)), (2, Guess(0, 1, 4)), (0, Guess(1, 0, 2)))
    assert on_turn(state) == (Turn, (1,))


@pytest.mark.rule("KRY-20")
def test_only_a_hidden_card_of_another_player_can_be_pointed_at() -> None:
    state = laid_out(up=[set(), {2}, set()])
    assert refused(state, 0, Guess(0, 0, 2)) == ("KRY-20", "own_card")
    assert refused(state, 0, Guess(1, 0, 3)) == ("KRY-20", "already_up")
    for owner, place in ((3, 0), (-1, 0), (1, 10), (1, -1)):
        assert refused(state, 0, Guess(owner, place, 3)) == ("KRY-20", "no_such_card")


@pytest.mark.rule("KRY-22")
@pytest.mark.parametrize(("hidden", "points"), [((2,), 1), ((2, 5), 2), ((2, 5, 8), 3)])
def test_the_last_two_cards_of_a_player_are_worth_less(
    hidden: tuple[int, ...], points: int
) -> None:
    state = laid_out(up=[set(), all_but(MIDDLE, *hidden), set()])
    assert play(state, (0, Guess(1, 0, 2))) == [guessed(0, Guess(1, 0, 2), points=points)]
    assert state.table.scores == (2 + points, 2, 2)


@pytest.mark.rule("KRY-23", "KRY-24")
def test_a_wrong_guess_tells_only_that_it_is_wrong_and_can_be_followed_by_another() -> None:
    state = laid_out()
    assert play(state, (0, Guess(1, 0, 3))) == [guessed(0, Guess(1, 0, 3))]
    assert state.table.scores == (2, 2, 2)
    assert state.table.rows[1][0] is None
    assert on_turn(state) == (SecondGuess, (0,))


@pytest.mark.rule("KRY-24", "KRY-25")
@pytest.mark.parametrize(
    ("guess", "scores"),
    [
        (Guess(1, 0, 2), (4, 2, 2)),
        (Guess(1, 0, 5), (1, 2, 2)),
        (Guess(1, 1, 5), (4, 2, 2)),
        (Guess(2, 3, 12), (4, 2, 2)),
    ],
)
def test_a_second_guess_at_any_card_costs_a_point_and_ends_the_turn(
    guess: Guess, scores: tuple[int, ...]
) -> None:
    state = laid_out()
    told = play(state, (0, Guess(1, 0, 3)), (0, guess))
    assert told[1] == Paid(0, None)
    assert isinstance(told[2], Guessed)
    assert state.table.scores == scores
    assert on_turn(state) == (Turn, (1,))


@pytest.mark.rule("KRY-24")
def test_a_second_guess_can_be_declined_for_nothing() -> None:
    state = laid_out()
    assert play(state, (0, Guess(1, 0, 3)), (0, Stop()))[1:] == [Stopped(0)]
    assert state.table.scores == (2, 2, 2)
    assert on_turn(state) == (Turn, (1,))


@pytest.mark.rule("KRY-24")
def test_the_first_guess_cannot_be_declined() -> None:
    assert refused(laid_out(), 0, Stop()) == ("TAB-02", "not_now")


@pytest.mark.rule("KRY-24")
@pytest.mark.parametrize(("points", "step"), [(0, Turn), (1, SecondGuess)])
def test_without_a_point_to_pay_there_is_no_second_guess(points: int, step: type) -> None:
    state = laid_out(scores=(points, 2, 2))
    play(state, (0, Guess(1, 0, 3)))
    assert on_turn(state) == (step, (int(points == 0),))


@pytest.mark.rule("KRY-27")
@pytest.mark.parametrize(
    ("number", "why"),
    [(33, "not_in_play"), (0, "not_in_play"), (6, "face_up"), (8, "face_up"), (4, "in_own_hand")],
)
def test_a_number_that_cannot_be_there_is_refused_and_costs_nothing(number: int, why: str) -> None:
    state = laid_out(up=[set(), {8}, {6}])
    assert refused(state, 0, Guess(1, 1, number)) == ("KRY-27", why)
    play(state, (0, Guess(1, 0, 3)))
    assert refused(state, 0, Guess(1, 1, number)) == ("KRY-27", why)
    assert state.table.scores == (2, 2, 2)


@pytest.mark.rule("KRY-27")
@pytest.mark.parametrize("number", [30, 3, 31, 32])
def test_a_number_that_order_or_colours_forbid_is_allowed(number: int) -> None:
    state = laid_out(up=[set(), {5}, set()])
    play(state, (0, Guess(1, 0, number)))
    assert on_turn(state) == (SecondGuess, (0,))


@pytest.mark.rule("KRY-20", "KRY-27", "KRY-30")
def test_every_number_that_may_be_named_is_offered() -> None:
    state = laid_out(up=[{7}, set(), {6}], turn=1)
    unknown = {*range(1, 33)} - {*MIDDLE, 6, 7}
    for wrong in (set[int](), {3}):
        moves = list(KRYPTOS.legal(KRYPTOS.view(state, 1)))
        assert (Stop() in moves) == bool(wrong)
        guesses = {move for move in moves if isinstance(move, Guess)}
        assert guesses == {
            Guess(seat, place, number)
            for seat, hand in ((0, LOW), (2, HIGH))
            for place, card in enumerate(hand)
            if card not in (6, 7)
            for number in (unknown - wrong if (seat, place) == (0, 0) else unknown)
        }
        if not wrong:
            play(state, (1, Guess(0, 0, 3)))


@pytest.mark.rule("KRY-30")
def test_a_number_answered_as_wrong_for_a_card_is_refused_there_for_everyone() -> None:
    state = laid_out()
    play(state, (0, Guess(1, 0, 3)))
    assert refused(state, 0, Guess(1, 0, 3)) == ("KRY-30", "already_wrong")
    legal = list(KRYPTOS.legal(KRYPTOS.view(state, 0)))
    assert Guess(1, 0, 3) not in legal
    assert Guess(1, 0, 2) in legal
    assert Guess(1, 1, 3) in legal
    play(state, (0, Guess(2, 0, 32)), (1, Guess(0, 0, 3)), (1, Stop()))
    assert refused(state, 2, Guess(0, 0, 3)) == ("KRY-27", "in_own_hand")
    assert refused(state, 2, Guess(1, 0, 3)) == ("KRY-27", "in_own_hand")
    play(state, (2, Guess(1, 0, 4)), (2, Stop()))
    assert refused(state, 0, Guess(1, 0, 3)) == ("KRY-30", "already_wrong")


@pytest.mark.rule("KRY-28")
def test_a_player_all_of_whose_cards_are_up_goes_on_playing() -> None:
    state = laid_out(up=[set(), MIDDLE, set()])
    play(state, (0, Guess(2, 0, 3)))
    assert on_turn(state) == (Turn, (1,))
    assert play(state, (1, Guess(2, 1, 6))) == [guessed(1, Guess(2, 1, 6), points=3)]


@pytest.mark.rule("KRY-29")
def test_a_player_with_no_card_to_point_at_passes() -> None:
    state = laid_out(up=[LOW, all_but(MIDDLE, 2, 5), HIGH])
    assert play(state, (0, Guess(1, 0, 2))) == [guessed(0, Guess(1, 0, 2), points=2), Passed(1)]
    assert on_turn(state) == (Turn, (2,))


@pytest.mark.rule("KRY-29", "KRY-40")
def test_a_round_can_end_with_a_player_who_passes() -> None:
    state = laid_out(up=[LOW, MIDDLE, all_but(HIGH, 3, 6)], scores=(2, 14, 2), turn=1)
    told = play(state, (1, Guess(2, 0, 3)))
    assert told == [guessed(1, Guess(2, 0, 3), points=2), LastRound(1), Passed(2)]
    assert KRYPTOS.to_act(state.table) == ()


# The end


@pytest.mark.rule("KRY-40")
def test_once_somebody_has_fifteen_points_the_round_is_finished() -> None:
    state = laid_out(first=1, turn=2, scores=(2, 2, 12))
    assert play(state, (2, Guess(0, 0, 1)))[1:] == [LastRound(2)]
    assert on_turn(state) == (Turn, (0,))
    play(state, (0, Guess(1, 0, 2)))
    assert KRYPTOS.to_act(state.table) == ()
    assert KRYPTOS.result(state.table).reason == "round_finished"


@pytest.mark.rule("KRY-40")
@pytest.mark.parametrize(("points", "goes_on"), [(12, False), (11, True)])
def test_fifteen_points_of_the_last_player_of_a_round_end_the_game_at_once(
    points: int, goes_on: bool
) -> None:
    state = laid_out(turn=2, scores=(2, 2, points))
    play(state, (2, Guess(0, 0, 1)))
    assert bool(KRYPTOS.to_act(state.table)) == goes_on


@pytest.mark.rule("KRY-40", "KRY-61")
def test_points_once_reached_end_the_game_even_if_they_are_spent() -> None:
    state = laid_out(scores=(2, 14, 2), options=Options(lapowka=True))
    told = play(state, (0, Guess(1, 0, 3)), (0, Guess(1, 0, 5)))
    assert told[1:] == [Paid(0, 1), LastRound(1), guessed(0, Guess(1, 0, 5))]
    told = play(state, (1, Guess(0, 0, 3)), (1, Guess(0, 0, 6)))
    assert LastRound(1) not in told
    assert state.table.scores == (2, 14, 2)
    play(state, (2, Guess(0, 0, 1)))
    assert KRYPTOS.result(state.table).scores == (2, 14, 5)


@pytest.mark.rule("KRY-41")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [((17, 2, 14), (0, 2)), ((18, 2, 14), (0,)), ((16, 2, 14), (2,)), ((17, 17, 14), (0, 1, 2))],
)
def test_most_points_win_and_equal_most_points_share(
    scores: tuple[int, ...], winners: tuple[Seat, ...]
) -> None:
    state = laid_out(turn=2, scores=scores)
    play(state, (2, Guess(0, 0, 1)))
    assert KRYPTOS.to_act(state.table) == ()
    assert KRYPTOS.result(state.table).winners == winners


@pytest.mark.rule("KRY-42")
def test_the_game_ends_when_no_hidden_card_remains() -> None:
    state = laid_out(up=[LOW, all_but(MIDDLE, 2), HIGH], scores=(4, 4, 5))
    play(state, (0, Guess(1, 0, 2)))
    assert KRYPTOS.to_act(state.table) == ()
    result = KRYPTOS.result(state.table)
    assert (result.winners, result.scores, result.reason) == ((0, 2), (5, 4, 5), "all_cards_up")


# ŁAPÓWKA


@pytest.mark.rule("KRY-61")
def test_the_bribe_goes_to_the_owner_of_the_second_card_before_the_result() -> None:
    state = laid_out(options=Options(lapowka=True))
    told = play(state, (0, Guess(1, 0, 3)), (0, Guess(2, 0, 3)))
    assert told[1:] == [Paid(0, 2), guessed(0, Guess(2, 0, 3), points=3)]
    assert state.table.scores == (4, 2, 3)


@pytest.mark.rule("KRY-61")
def test_a_refused_or_declined_second_guess_pays_nothing() -> None:
    state = laid_out(options=Options(lapowka=True))
    play(state, (0, Guess(1, 0, 3)))
    assert refused(state, 0, Guess(2, 0, 4)) == ("KRY-27", "in_own_hand")
    play(state, (0, Stop()))
    assert state.table.scores == (2, 2, 2)


# What each seat sees


@pytest.mark.rule("KRY-90")
def test_a_seat_sees_its_own_hand_and_of_others_what_is_up() -> None:
    state = laid_out(up=[{1}, {2}, set()])
    view, spectator = KRYPTOS.view(state, 0), KRYPTOS.view(state, None)
    assert view.hand.cards == LOW
    assert spectator.hand is None
    assert view.table == spectator.table
    hidden = {number for row in view.table.rows for number in row} - {1, 2}
    assert hidden == {None}


@pytest.mark.rule("KRY-90")
def test_every_guess_and_its_result_is_on_the_table() -> None:
    state = laid_out()
    told = play(state, (0, Guess(1, 0, 3)), (0, Guess(1, 0, 2)))
    guesses = [event for event in told if isinstance(event, Guessed)]
    assert list(KRYPTOS.view(state, 2).table.past) == guesses


@pytest.mark.rule("KRY-60")
def test_cards_aside_cannot_be_pointed_at_but_their_numbers_can_be_named() -> None:
    state = laid_out()
    assert state.secret.aside == (31, 32)
    assert KRYPTOS.play(state, 0, Guess(1, 0, 31), CHANCE)[0].event.right is False
    assert refused(state, 0, Guess(3, 0, 31)) == ("KRY-20", "no_such_card")
