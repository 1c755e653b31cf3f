"""Złam ten Kod: guessing the tiles in the middle, with three and four players."""

from itertools import combinations

import pytest

from tests.games.zlam_ten_kod.tables import Sitting, code
from zaslonka.games.zlam_ten_kod import GAME
from zaslonka.games.zlam_ten_kod.content import TILES
from zaslonka.games.zlam_ten_kod.events import Announced, Looked
from zaslonka.games.zlam_ten_kod.moves import Ask, Write
from zaslonka.kernel import Result

THREE = ("0b 1b 2b 3b 4b", "0w 1w 2w 3w 4w", "5g 5g 6b 7b 8b")
FOUR = ("0b 1b 2b 3b", "0w 1w 2w 3w", "4b 4w 5g 5g", "6b 6w 7b 7w")
MIDDLE = {3: "6w 7w 8w 9b 9w", 4: "8b 8w 9b 9w"}
WRONG = {3: "6w 7b 8w 9b 9w", 4: "7b 8w 9b 9w"}
"""A code one tile off, which everybody but the last seat may write."""


def three(
    *, first: int = 0, row: tuple[str, ...] = ("sum", "odd", "white"), pile: int = 0
) -> Sitting:
    return Sitting(*THREE, first=first, row=row, pile=("black", "even", "spread")[:pile])


def four(*, first: int = 0) -> Sitting:
    return Sitting(*FOUR, first=first)


# One written guess


@pytest.mark.rule("ZTK-60")
@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        ("6w 7w 8w 9b", "wrong_count"),
        ("6w 7w 8b 8w 9b 9w", "wrong_count"),
        ("7w 6w 8w 9b 9w", "wrong_order"),
        ("0b 7w 8w 9b 9w", "too_many_copies"),
        ("6w 6w 8w 9b 9w", "too_many_copies"),
    ],
)
def test_an_invalid_guess_is_refused_and_does_not_use_up_the_guess(tiles: str, why: str) -> None:
    game = three()
    assert game.refused(0, Write(code(tiles))) == ("ZTK-60", why)
    assert game.write(0, MIDDLE[3])


@pytest.mark.rule("ZTK-60")
def test_four_players_write_four_tiles() -> None:
    game = four()
    assert game.refused(0, Write(code(MIDDLE[3]))) == ("ZTK-60", "wrong_count")
    assert game.write(0, MIDDLE[4])


@pytest.mark.rule("ZTK-20", "ZTK-60")
def test_a_turn_offers_every_open_question_and_every_code_that_can_be() -> None:
    game = three()
    moves = list(GAME.legal(GAME.view(game.state, 0)))
    beside = [tile for tile in TILES if tile not in code(THREE[0])]
    codes = set(combinations(beside, 5))
    assert moves[:3] == [Ask("sum"), Ask("odd"), Ask("white")]
    assert len(moves) == 3 + len(codes)
    assert set(moves[3:]) == {Write(each) for each in codes}


@pytest.mark.rule("ZTK-61", "ZTK-90")
@pytest.mark.parametrize("written", [MIDDLE[3], WRONG[3]])
def test_the_guesser_alone_looks_at_the_middle_and_keeps_seeing_it(written: str) -> None:
    game = three()
    game.write(0, written)
    looks = [told for told in game.told if isinstance(told.event, Looked)]
    assert [told.only for told in looks] == [0]
    assert looks[0].event == Looked(code(written), code(MIDDLE[3]))
    game.ask(1, "sum")
    seen = [hand.middle for hand in game.state.hands]
    assert seen == [code(MIDDLE[3]), None, None]


@pytest.mark.rule("ZTK-61")
def test_each_seat_that_has_guessed_sees_the_middle() -> None:
    game = three()
    game.write(0, WRONG[3])
    game.write(1, WRONG[3])
    assert [hand.middle is not None for hand in game.state.hands] == [True, True, False]


@pytest.mark.rule("ZTK-62", "ZTK-63")
def test_a_player_guesses_once_and_is_passed_over_after_a_wrong_guess() -> None:
    game = three()
    assert not game.write(0, WRONG[3])
    game.ask(1, "sum")
    game.ask(2, "odd")
    assert game.turn == (1,)
    assert game.refused(0, Write(code(MIDDLE[3]))) == ("TAB-01", "not_your_turn")


@pytest.mark.rule("ZTK-63")
def test_a_player_who_is_out_goes_on_answering() -> None:
    game = four()
    game.write(0, WRONG[4])
    assert game.table.out == (0,)
    assert [reply.seat for reply in game.ask(1, "where_0").replies] == [2, 3, 0, 1]


@pytest.mark.rule("ZTK-63")
def test_the_last_player_still_in_has_every_turn() -> None:
    game = three()
    game.write(0, WRONG[3])
    game.write(1, WRONG[3])
    assert game.turn == (2,)
    game.ask(2, "sum")
    assert game.turn == (2,)


@pytest.mark.rule("ZTK-63")
def test_a_player_who_is_out_does_not_win_when_the_code_is_found() -> None:
    game = three()
    game.write(0, WRONG[3])
    game.write(1, MIDDLE[3])
    game.ask(2, "sum")
    assert game.result == Result((1,), (0, 1, 0), "code_broken")


@pytest.mark.rule("ZTK-64")
@pytest.mark.parametrize(("written", "right"), [(MIDDLE[3], True), (WRONG[3], False)])
def test_right_or_wrong_is_announced_without_any_detail(written: str, right: bool) -> None:
    game = three()
    game.write(0, written)
    everybody = [told.event for told in game.told if told.only is None]
    assert everybody == [Announced(0, right)]
    assert game.table.past == (Announced(0, right),)


# Finishing the round


@pytest.mark.rule("ZTK-64", "ZTK-65")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_those_who_had_fewer_turns_finish_the_round(first: int) -> None:
    game = three(first=first)
    assert game.write(first, MIDDLE[3])
    for ahead, card in ((1, "sum"), (2, "odd")):
        assert game.turn == ((first + ahead) % 3,)
        game.ask((first + ahead) % 3, card)
    assert game.result.winners == (first,)


@pytest.mark.rule("ZTK-65")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_seat_to_the_right_of_the_first_player_ends_the_game_at_once(first: int) -> None:
    game = four(first=first)
    for ahead in range(3):
        game.ask((first + ahead) % 4, game.table.row[0])
    last = (first + 3) % 4
    assert game.write(last, MIDDLE[4])
    assert game.result.winners == (last,)
    assert sum(game.result.scores) == 1


@pytest.mark.rule("ZTK-64")
def test_whoever_guesses_right_in_the_last_round_wins_too() -> None:
    game = three()
    game.ask(0, "sum")
    game.write(1, MIDDLE[3])
    assert game.turn == (2,)
    assert game.write(2, MIDDLE[3])
    assert game.result == Result((1, 2), (0, 1, 1), "code_broken")


@pytest.mark.rule("ZTK-64")
def test_all_may_win_together() -> None:
    game = four()
    for seat in range(4):
        assert game.write(seat, MIDDLE[4])
    assert game.result == Result((0, 1, 2, 3), (1, 1, 1, 1), "code_broken")


@pytest.mark.rule("ZTK-64", "ZTK-63")
def test_a_wrong_guess_in_the_last_round_changes_nothing_for_the_winner() -> None:
    game = three()
    game.write(0, MIDDLE[3])
    assert not game.write(1, WRONG[3])
    game.ask(2, "sum")
    assert game.result == Result((0,), (1, 0, 0), "code_broken")


@pytest.mark.rule("ZTK-65")
def test_a_round_is_finished_when_the_seats_left_in_it_are_out() -> None:
    game = three()
    game.ask(0, "sum")
    game.write(1, WRONG[3])
    game.write(2, "0b 7w 8w 9b 9w")
    game.write(0, MIDDLE[3])
    assert game.result.winners == (0,)


@pytest.mark.rule("ZTK-65")
def test_a_round_ends_at_the_first_players_seat_even_if_that_player_is_out() -> None:
    game = three()
    game.write(0, WRONG[3])
    game.ask(1, "sum")
    game.ask(2, "odd")
    game.write(1, MIDDLE[3])
    assert game.turn == (2,)
    game.ask(2, "white")
    assert game.result.winners == (1,)


# Without a right guess


@pytest.mark.rule("ZTK-65")
def test_nobody_wins_when_all_are_out() -> None:
    game = three()
    game.write(0, WRONG[3])
    game.write(1, WRONG[3])
    game.write(2, "0b 7w 8w 9b 9w")
    assert game.result == Result((), (0, 0, 0), "all_out")


@pytest.mark.rule("ZTK-65", "ZTK-66", "ZTK-69")
def test_nobody_wins_when_the_last_card_has_been_answered() -> None:
    game = three(row=("sum",), pile=1)
    game.ask(0, "sum")
    assert game.turn == (1,)
    asked = game.ask(1, "black")
    assert len(asked.replies) == 2
    assert game.result == Result((), (0, 0, 0), "cards_used_up")


@pytest.mark.rule("ZTK-66")
def test_cards_are_not_used_up_while_one_lies_open_or_in_the_pile() -> None:
    for row, pile in ((("sum", "odd"), 0), (("sum",), 1)):
        game = three(row=row, pile=pile)
        game.ask(0, "sum")
        assert game.turn == (1,)


@pytest.mark.rule("ZTK-66")
def test_a_round_with_a_right_guess_is_finished_with_guesses_when_no_card_is_left() -> None:
    game = three(row=("sum",))
    game.write(0, MIDDLE[3])
    game.ask(1, "sum")
    assert game.turn == (2,)
    assert game.refused(2, Ask("sum")) == ("ZTK-25", "no_card_left")
    moves = list(GAME.legal(GAME.view(game.state, 2)))
    assert moves
    assert all(isinstance(move, Write) for move in moves)
    assert game.write(2, MIDDLE[3])
    assert game.result == Result((0, 2), (1, 0, 1), "code_broken")


@pytest.mark.rule("ZTK-66")
def test_the_last_card_may_be_the_last_ply_of_a_round_with_a_right_guess() -> None:
    game = three(row=("sum",))
    game.write(0, WRONG[3])
    game.write(1, MIDDLE[3])
    game.ask(2, "sum")
    assert game.result == Result((1,), (0, 1, 0), "code_broken")
