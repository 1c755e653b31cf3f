"""Złam ten Kod: the tiles, and what is answered to each of the twenty-one cards."""

from collections import Counter
from itertools import combinations

import pytest

from tests.games.zlam_ten_kod.tables import code
from zaslonka.games.zlam_ten_kod.content import CARDS, COLOUR, DIGIT, TILES, Answer

MIXED = "0b 1b 1w 5g 9w"
EVEN = "0b 0w 2w 4b 6b"
FOUR = "1w 2b 5g 5g"


def answer(card: str, tiles: str, digit: int | None = None) -> Answer:
    return CARDS[card].ask(code(tiles), digit)


@pytest.mark.rule("ZTK-01")
def test_every_digit_has_a_black_and_a_white_tile_but_five_has_two_green_ones() -> None:
    tiles = Counter((DIGIT[tile], COLOUR[tile]) for tile in TILES)
    pairs = {(digit, colour): 1 for digit in range(10) if digit != 5 for colour in "bw"}
    assert tiles == {**pairs, (5, "g"): 2}
    assert len(TILES) == 20


@pytest.mark.rule("ZTK-02")
def test_there_are_twenty_one_question_cards_no_two_alike() -> None:
    """No two cards are answered alike by every code, whatever digit is named."""
    codes = list(combinations(TILES, 5))[::7]
    meanings = {
        tuple(str(card.ask(each, digit)) for each in codes)
        for card in CARDS.values()
        for digit in card.digits or (None,)
    }
    assert len(CARDS) == 21
    assert len(meanings) == 21 + sum(len(card.digits) == 2 for card in CARDS.values())


@pytest.mark.rule("ZTK-03")
def test_places_have_letters_from_the_left() -> None:
    assert answer("same_colour", "0b 1b 2b 3b 4b") == ("abcde",)
    assert answer("same_colour", "0b 1b 2b 3b") == ("abcd",)
    fives = {answer("where_5", "5g 6b 7b 8b 9b"), answer("where_5", "0b 1b 2b 3b 5g")}
    assert fives == {("a",), ("e",)}


@pytest.mark.rule("ZTK-30")
@pytest.mark.parametrize(
    ("card", "tiles", "letters"),
    [
        ("where_0", "0b 0w 1b 2b 3b", "ab"),
        ("where_0", "0w 1b 2b 3b 4b", "a"),
        ("where_0", "1b 1w 2b 3b 4b", ""),
        ("where_5", MIXED, "d"),
        ("where_5", FOUR, "cd"),
        ("where_5", EVEN, ""),
    ],
)
def test_where_a_digit_stands_is_answered_by_letters_or_none(
    card: str, tiles: str, letters: str
) -> None:
    assert answer(card, tiles) == tuple(letters)


@pytest.mark.rule("ZTK-31")
@pytest.mark.parametrize(
    ("card", "digit", "tiles", "letters"),
    [
        ("where_1_2", 1, MIXED, "bc"),
        ("where_1_2", 2, MIXED, ""),
        ("where_1_2", 2, EVEN, "c"),
        ("where_3_4", 3, "3b 3w 4b 4w 5g", "ab"),
        ("where_3_4", 4, "3b 3w 4b 4w 5g", "cd"),
        ("where_6_7", 6, "1b 6w 7b 9b", "b"),
        ("where_6_7", 7, "1b 6w 7b 9b", "c"),
        ("where_8_9", 8, "0b 8b 8w 9b 9w", "bc"),
        ("where_8_9", 9, "0b 8b 8w 9b 9w", "de"),
    ],
)
def test_of_two_digits_only_the_named_one_counts_in_both_colours(
    card: str, digit: int, tiles: str, letters: str
) -> None:
    assert answer(card, tiles, digit) == tuple(letters)


@pytest.mark.rule("ZTK-31")
def test_exactly_four_cards_name_two_digits() -> None:
    two = {name: card.digits for name, card in CARDS.items() if card.digits}
    assert two == {
        "where_1_2": (1, 2),
        "where_3_4": (3, 4),
        "where_6_7": (6, 7),
        "where_8_9": (8, 9),
    }


@pytest.mark.rule("ZTK-32")
@pytest.mark.parametrize(
    ("tiles", "runs"),
    [
        ("0b 1b 2w 3w 4w", ("ab", "cde")),
        ("0b 1w 2b 3w 4b", ()),
        ("0b 1w 5g 5g 6w", ("cd",)),
        ("0w 5g 6w 7b 8b", ("de",)),
        ("0b 1b 5g 5g", ("ab", "cd")),
        ("0w 1w 2w 3b 4w", ("abc",)),
    ],
)
def test_neighbours_of_one_colour_are_told_as_whole_runs(tiles: str, runs: Answer) -> None:
    assert answer("same_colour", tiles) == runs


@pytest.mark.rule("ZTK-33")
@pytest.mark.parametrize(
    ("tiles", "runs"),
    [
        ("0b 1w 2b 4b 5g", ("abc", "de")),
        ("0b 2b 4b 6b 8b", ()),
        ("1b 1w 2b 3b 9w", ("bcd",)),
        ("1b 2b 2w 3b 9w", ("ab", "cd")),
        ("4b 5g 5g 6w", ("ab", "cd")),
        ("5g 6b 7w 8b 9b", ("abcde",)),
        ("0b 0w 1b 1w 3b", ("bc",)),
    ],
)
def test_consecutive_neighbours_are_told_as_whole_runs_that_equal_digits_break(
    tiles: str, runs: Answer
) -> None:
    assert answer("consecutive", tiles) == runs


@pytest.mark.rule("ZTK-34")
@pytest.mark.parametrize(
    ("tiles", "count"),
    [(MIXED, 2), ("0b 0w 5g 5g 6b", 4), ("0b 1b 2b 3b", 0), (FOUR, 2), ("1b 1w 2b 2w", 4)],
)
def test_tiles_that_share_their_digit_are_counted_one_by_one(tiles: str, count: int) -> None:
    assert answer("paired", tiles) == count


@pytest.mark.rule("ZTK-35")
@pytest.mark.parametrize(("tiles", "odd"), [(MIXED, 4), (EVEN, 0), (FOUR, 3)])
def test_odd_and_even_digits_are_counted_and_zero_is_even(tiles: str, odd: int) -> None:
    assert answer("odd", tiles) == odd
    assert answer("even", tiles) == len(code(tiles)) - odd


@pytest.mark.rule("ZTK-36")
@pytest.mark.parametrize(
    ("tiles", "white", "black"), [(MIXED, 2, 2), (EVEN, 2, 3), (FOUR, 1, 1), ("5g 5g 6b 7b", 0, 2)]
)
def test_green_is_neither_white_nor_black(tiles: str, white: int, black: int) -> None:
    assert (answer("white", tiles), answer("black", tiles)) == (white, black)


@pytest.mark.rule("ZTK-37")
@pytest.mark.parametrize(
    ("tiles", "white", "black"),
    [(MIXED, 10, 1), (EVEN, 2, 10), (FOUR, 1, 2), ("0w 5g 5g 6b 7b", 0, 13), ("1b 2b 3b 5g", 0, 6)],
)
def test_the_sum_of_a_colour_is_zero_without_tiles_of_it(
    tiles: str, white: int, black: int
) -> None:
    assert (answer("sum_white", tiles), answer("sum_black", tiles)) == (white, black)


@pytest.mark.rule("ZTK-38")
@pytest.mark.parametrize(("tiles", "total"), [(MIXED, 16), (EVEN, 12), (FOUR, 13)])
def test_the_sum_of_all_digits_has_the_greens_in_it(tiles: str, total: int) -> None:
    assert answer("sum", tiles) == total


@pytest.mark.rule("ZTK-39")
@pytest.mark.parametrize(
    ("tiles", "left", "middle", "right"),
    [(MIXED, 2, 7, 15), (EVEN, 2, 6, 12), (FOUR, 8, 7, 12), ("0b 1b 2b 9w", 3, 3, 12)],
)
def test_three_from_either_end_and_the_middle_which_is_two_of_four_tiles(
    tiles: str, left: int, middle: int, right: int
) -> None:
    assert answer("sum_left", tiles) == left
    assert answer("sum_middle", tiles) == middle
    assert answer("sum_right", tiles) == right


@pytest.mark.rule("ZTK-40")
@pytest.mark.parametrize(("tiles", "spread"), [(MIXED, 9), (EVEN, 6), (FOUR, 4)])
def test_the_difference_of_highest_and_lowest(tiles: str, spread: int) -> None:
    assert answer("spread", tiles) == spread


@pytest.mark.rule("ZTK-41")
@pytest.mark.parametrize(
    ("tiles", "greater"),
    [(MIXED, False), ("0b 1b 4w 8b 9b", False), ("0b 1b 5g 8b 9b", True), (FOUR, True)],
)
def test_the_third_tile_is_greater_than_four_from_five_on(tiles: str, greater: bool) -> None:
    assert answer("c_over_4", tiles) is greater


@pytest.mark.rule("ZTK-30", "ZTK-32", "ZTK-33")
def test_letters_are_told_and_never_digits_or_colours() -> None:
    for card in ("where_0", "where_5", "same_colour", "consecutive"):
        for tiles in combinations(TILES, 4):
            runs = CARDS[card].ask(tiles, None)
            assert isinstance(runs, tuple)
            assert set("".join(runs)) <= set("abcd")
