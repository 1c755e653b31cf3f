"""Złam ten Kod: the deal, asking, and what each seat sees."""

from collections import Counter
from itertools import chain, pairwise

import pytest

from tests.games.zlam_ten_kod.tables import DECK, Sitting, code
from zaslonka.games.zlam_ten_kod import GAME
from zaslonka.games.zlam_ten_kod.content import CARDS, COLOUR, DIGIT, TILES, Options
from zaslonka.games.zlam_ten_kod.events import Announced, Asked, Guessed, Looked, Reply, Turned
from zaslonka.games.zlam_ten_kod.moves import Ask, Guess, Write
from zaslonka.games.zlam_ten_kod.rules import State
from zaslonka.kernel import Chance

LOW, HIGH = "0b 1w 2b 3w 4b", "5g 6b 7w 8b 9w"
THREE = ("0b 1b 2b 3b 4b", "0w 1w 2w 3w 4w", "5g 5g 6b 7b 8b")
FOUR = ("0b 1b 2b 3b", "0w 1w 2w 3w", "4b 4w 5g 5g", "6b 6w 7b 7w")
SITTINGS = {2: (LOW, HIGH), 3: THREE, 4: FOUR}


def dealt(seats: int, seed: int = 0) -> State:
    return GAME.setup(Options(), seats, Chance(seed.to_bytes(32, "big")))


# Set-up


@pytest.mark.rule("ZTK-10")
@pytest.mark.parametrize(("seats", "each", "rest"), [(2, 5, 10), (3, 5, 5), (4, 4, 4)])
def test_every_player_gets_tiles_and_the_others_stay_unseen(
    seats: int, each: int, rest: int
) -> None:
    state = dealt(seats)
    assert [len(hand.code) for hand in state.hands] == [each] * seats
    assert len(state.secret.middle) == rest
    everywhere = chain(state.secret.middle, *(hand.code for hand in state.hands))
    assert Counter(everywhere) == Counter(TILES)


@pytest.mark.rule("ZTK-10")
def test_any_tile_can_come_to_any_place_and_hand() -> None:
    met = [set[str](), set[str](), set[str]()]
    for seed in range(100):
        state = dealt(2, seed)
        for codes, seen in zip(
            (state.hands[0].code, state.hands[1].code, state.secret.middle), met, strict=True
        ):
            seen.update(codes)
    assert met == [set(TILES)] * 3


@pytest.mark.rule("ZTK-11")
def test_tiles_stand_by_digit_and_black_left_of_white() -> None:
    for seed in range(50):
        for hand in dealt(3, seed).hands:
            for left, right in pairwise(hand.code):
                colours = COLOUR[left] + COLOUR[right]
                assert DIGIT[left] <= DIGIT[right]
                assert DIGIT[left] < DIGIT[right] or colours in ("bw", "gg")


@pytest.mark.rule("ZTK-12")
def test_six_cards_lie_open_and_the_rest_is_the_pile() -> None:
    state = dealt(2)
    assert len(state.table.row) == 6
    assert state.table.pile == len(state.secret.pile) == 15
    assert sorted(state.table.row + state.secret.pile) == sorted(CARDS)
    assert len({dealt(2, seed).table.row for seed in range(20)}) == 20


@pytest.mark.rule("ZTK-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random(seats: int) -> None:
    firsts = Counter(dealt(seats, seed).table.first for seed in range(300))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 300 / seats * 0.7
    state = dealt(seats)
    assert GAME.to_act(state.table) == (state.table.first,)


@pytest.mark.rule("ZTK-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_turns_go_clockwise(seats: int, first: int) -> None:
    game = Sitting(*SITTINGS[seats], first=first)
    for ahead in range(2 * seats):
        seat = (first + ahead) % seats
        assert game.turn == (seat,)
        game.ask(seat, game.table.row[0])
    assert game.turn == (first,)


# Asking


@pytest.mark.rule("ZTK-20")
def test_a_turn_is_one_question_or_one_guess_and_then_the_next_player_is_on() -> None:
    game = Sitting(LOW, HIGH)
    game.ask(0, "where_0")
    assert game.refused(0, Guess(code(HIGH))) == ("TAB-01", "not_your_turn")
    game.guess(1, "0b 1b 2b 3b 4b")
    assert game.refused(1, Ask("where_5")) == ("TAB-01", "not_your_turn")
    middle = Sitting(*THREE)
    middle.ask(0, "where_0")
    assert middle.refused(0, Write(code("6w 7w 8w 9b 9w"))) == ("TAB-01", "not_your_turn")


@pytest.mark.rule("ZTK-20")
def test_two_players_say_their_guess_and_more_write_it_down() -> None:
    assert Sitting(LOW, HIGH).refused(0, Write(code(HIGH))) == ("TAB-02", "not_now")
    assert Sitting(*THREE).refused(0, Guess(code(HIGH))) == ("TAB-02", "not_now")


@pytest.mark.rule("ZTK-21")
def test_only_an_open_card_can_be_asked() -> None:
    game = Sitting(LOW, HIGH, row=DECK[:6])
    assert game.refused(0, Ask("c_over_4")) == ("ZTK-21", "card_not_open")
    assert game.refused(0, Ask("no such card")) == ("ZTK-21", "card_not_open")


@pytest.mark.rule("ZTK-21", "ZTK-31")
def test_a_card_that_names_two_digits_makes_the_asker_choose_one_of_them() -> None:
    game = Sitting(LOW, HIGH, row=["where_1_2", "where_5"])
    assert game.refused(0, Ask("where_1_2")) == ("ZTK-21", "pick_a_digit")
    assert game.refused(0, Ask("where_1_2", 3)) == ("ZTK-21", "pick_a_digit")
    assert game.refused(0, Ask("where_5", 5)) == ("ZTK-21", "no_digit_to_pick")
    assert list(GAME.legal(GAME.view(game.state, 0)))[:3] == [
        Ask("where_1_2", 1),
        Ask("where_1_2", 2),
        Ask("where_5"),
    ]
    asked = game.ask(0, "where_1_2", 2)
    assert (asked.card, asked.digit) == ("where_1_2", 2)


@pytest.mark.rule("ZTK-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("card", DECK)
def test_the_program_answers_for_the_players_and_truly(seats: int, card: str) -> None:
    for digit in CARDS[card].digits or (None,):
        game = Sitting(*SITTINGS[seats], row=[card])
        for reply in game.ask(0, card, digit).replies:
            assert reply.says == CARDS[card].ask(code(SITTINGS[seats][reply.seat]), digit)


@pytest.mark.rule("ZTK-23")
@pytest.mark.parametrize(
    ("seats", "asker", "answering"),
    [(2, 0, [1]), (2, 1, [0]), (3, 1, [2, 0]), (4, 0, [1, 2, 3, 0]), (4, 2, [3, 0, 1, 2])],
)
def test_the_others_answer_and_with_four_players_the_asker_too(
    seats: int, asker: int, answering: list[int]
) -> None:
    game = Sitting(*SITTINGS[seats], first=asker, row=["sum"])
    assert [reply.seat for reply in game.ask(asker, "sum").replies] == answering


@pytest.mark.rule("ZTK-23", "ZTK-90")
def test_every_answer_is_heard_by_everybody_and_stays_on_the_table() -> None:
    game = Sitting(*THREE, row=["sum"])
    asked = game.ask(0, "sum")
    assert asked == Asked(0, "sum", None, (Reply(1, 10), Reply(2, 31)))
    assert [told.only for told in game.told] == [None, None]
    for viewer in (0, 1, 2, None):
        assert GAME.view(game.state, viewer).table.past == (asked,)


@pytest.mark.rule("ZTK-24")
def test_the_used_card_gives_its_place_to_the_next_of_the_pile() -> None:
    game = Sitting(LOW, HIGH, row=["sum", "odd", "even"], pile=["white", "black"])
    game.ask(0, "odd")
    assert game.heard(Turned) == [Turned("white")]
    assert list(game.table.row) == ["sum", "white", "even"]
    assert game.table.pile == 1
    game.ask(1, "white")
    assert list(game.table.row) == ["sum", "black", "even"]
    game.ask(0, "sum")
    assert game.heard(Turned) == []
    assert list(game.table.row) == ["black", "even"]
    assert game.table.pile == 0


@pytest.mark.rule("ZTK-25")
def test_two_players_go_on_guessing_when_no_card_is_left() -> None:
    game = Sitting(LOW, HIGH, row=["sum"], pile=[])
    game.ask(0, "sum")
    assert game.turn == (1,)
    assert game.refused(1, Ask("sum")) == ("ZTK-25", "no_card_left")
    moves = list(GAME.legal(GAME.view(game.state, 1)))
    assert moves
    assert all(isinstance(move, Guess) for move in moves)
    assert not game.guess(1, "0b 1b 2b 3b 4b")
    assert game.turn == (0,)


# What each seat sees


@pytest.mark.rule("ZTK-90")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_sees_its_own_tiles_and_neither_another_hand_nor_the_middle(seats: int) -> None:
    game = Sitting(*SITTINGS[seats])
    for seat in range(seats):
        view = GAME.view(game.state, seat)
        assert view.hand.code == code(SITTINGS[seats][seat])
        assert view.hand.middle is None
        assert view.table == game.table
    assert GAME.view(game.state, None).hand is None


@pytest.mark.rule("ZTK-90")
def test_who_is_out_and_the_open_cards_lie_on_the_table() -> None:
    game = Sitting(*THREE)
    game.write(0, "0w 1w 2w 3w 4w")
    view = GAME.view(game.state, None)
    assert view.table.out == (0,)
    assert view.table.row == DECK[:6]


@pytest.mark.rule("ZTK-91")
def test_two_players_speak_their_guess_aloud() -> None:
    game = Sitting(LOW, HIGH)
    game.guess(0, "5g 6b 7w 8b 9b")
    guessed = Guessed(0, code("5g 6b 7w 8b 9b"), right=False)
    assert [(told.event, told.only) for told in game.told] == [(guessed, None)]
    assert GAME.view(game.state, 1).table.past == (guessed,)


@pytest.mark.rule("ZTK-91", "ZTK-60")
def test_with_more_players_only_the_guesser_sees_what_was_written() -> None:
    game = Sitting(*THREE)
    game.write(0, "0w 1w 2w 3w 4w")
    assert [told.only for told in game.told if isinstance(told.event, Looked)] == [0]
    assert game.state.hands[0].wrote == code("0w 1w 2w 3w 4w")
    assert game.table.past == (Announced(0, right=False),)
    for seat in (1, 2):
        assert game.state.hands[seat].wrote is None
