"""How the machine plays Złam ten Kod."""

from typing import Any

import numpy as np
import pytest

from tests.games.zlam_ten_kod.tables import Sitting, code, later
from zaslonka.games.zlam_ten_kod import GAME, bot
from zaslonka.games.zlam_ten_kod.beliefs import Worlds
from zaslonka.games.zlam_ten_kod.content import CARDS
from zaslonka.games.zlam_ten_kod.duel import Duel, prospects
from zaslonka.games.zlam_ten_kod.lists import QUESTIONS, Ints, Lists, book, questions
from zaslonka.games.zlam_ten_kod.masks import all_codes
from zaslonka.games.zlam_ten_kod.moves import Ask, Guess, Write
from zaslonka.games.zlam_ten_kod.reading import likelihood
from zaslonka.games.zlam_ten_kod.rules import State
from zaslonka.kernel import AnySeatView, Chance
from zaslonka.kernel.levels import LEVELS, Level


def on_turn(state: State) -> AnySeatView:
    return GAME.view(state, GAME.to_act(state.table)[0])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("ZTK-53")
def test_in_the_last_chance_every_level_guesses(level: Level) -> None:
    game = Sitting("0b 1b 2b 3b 4b", "0w 1w 2w 3w 5g")
    game.guess(0, "0w 1w 2w 3w 5g")
    assert isinstance(bot.decide(on_turn(game.state), level, b"seed"), Guess)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("ZTK-25")
def test_without_cards_every_level_guesses_what_it_has_not_guessed(level: Level) -> None:
    game = Sitting("1b 4w 5g 7b 9w", "2w 3b 5g 8b 8w", row=("spread",), pile=())
    game.ask(0, "spread")
    for _ in range(6):
        move = bot.decide(on_turn(game.state), level, b"seed")
        assert isinstance(move, Guess)
        game.play(game.turn[0], move)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("ZTK-66")
def test_nobody_lets_the_last_cards_go_by_without_a_guess(level: Level) -> None:
    codes = ("0b 1b 2b 3b 4b", "0w 1w 2w 3w 5g", "4w 5g 6b 6w 7b")
    game = Sitting(*codes, row=("odd", "white"), pile=("spread",))
    assert isinstance(bot.decide(on_turn(game.state), level, b"seed"), Write)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mistrz_names_a_code_it_is_certain_of(players: int) -> None:
    for state in (later(players, asked, 1) for asked in range(20)):
        view = on_turn(state)
        worlds = Worlds(view)
        codes = worlds.codes(worlds.seats[0] if players == 2 else None)
        if len(codes) == 1:
            (certain,) = codes
            kind = Guess if players == 2 else Write
            assert bot.decide(view, "mistrz", b"seed") == kind(certain)
            return
    pytest.fail("nothing was certain after all questions")


def test_what_is_forgotten_stays_forgotten() -> None:
    state = later(3, 14, 2)
    past = state.table.past
    kept: list[Any] = []
    for length in range(len(past) + 1):
        state.table.past = past[:length]
        view = GAME.view(state, 0)
        now = bot._remembered(view, 40, Chance(b"forgetful")).table.past
        assert list(now[: len(kept)]) == kept
        kept = list(now)
    replies = sum(len(asked.replies) for asked in kept)
    assert 0 < replies < sum(len(asked.replies) for asked in past if hasattr(asked, "replies"))
    assert bot._remembered(view, 0, Chance(b"forgetful")) == view


def test_mistrz_takes_the_telling_card_and_leaves_the_dull_ones() -> None:
    game = Sitting(
        "0b 1b 2b 3b 4b",
        "0w 1w 2w 3w 5g",
        row=("c_over_4", "paired", "odd", "sum_white", "where_0", "where_5"),
        pile=[card for card in CARDS if card.startswith("sum_m")],
    )
    assert bot.decide(on_turn(game.state), "mistrz", b"seed") == Ask("sum_white")


def numbers(*codes: str) -> Ints:
    spelled, _ = all_codes(5)
    return np.array([spelled.index(code(tiles)) for tiles in codes])


def duel(*mine: str, theirs: Ints) -> Duel:
    """I hold the black tiles from 0 to 4, and the opponent one of these codes."""
    names = list(CARDS)
    return Duel(
        own=int(numbers("0b 1b 2b 3b 4b")[0]),
        mine=np.sort(numbers(*mine)),
        weight=np.ones(len(mine)),
        theirs=theirs,
        row=np.array([names.index(card) for card in ("sum", "odd", "paired")]),
        unseen=np.array([names.index(card) for card in ("white", "black")]),
        first=False,
    )


def test_a_guess_is_worth_most_when_the_opponent_is_certain() -> None:
    opponent_is_certain = duel(
        *("0w 1w 2w 3w 4w", "0w 1w 2w 3w 5g"), theirs=numbers("0b 1b 2b 3b 4b")
    )
    found = prospects(opponent_is_certain, np.random.default_rng(1))
    assert found.guess > found.shares.max()


def test_a_question_that_decides_is_worth_more_than_a_guess_while_there_is_time() -> None:
    anything = np.arange(len(all_codes(5)[0]))
    mine = ("0w 1w 2w 3w 4w", "0w 1w 2w 3w 5g", "0w 1w 2w 3w 6b", "0w 1w 2w 3w 7b")
    found = prospects(duel(*mine, theirs=anything), np.random.default_rng(1))
    asked = QUESTIONS[found.questions[found.shares.argmax()]]
    assert asked == ("sum", None)
    assert found.shares.max() > found.guess > 0.0


def test_lists_answer_as_the_cards_do() -> None:
    codes, _ = all_codes(5)
    some = np.arange(0, len(codes), 997)
    for number, (card, digit) in enumerate(QUESTIONS):
        said = Lists(np.array([len(some)]), some, np.ones(len(some))).say(np.array([number]))
        asked = [CARDS[card].ask(codes[i], digit) for i in some]
        for i in range(len(some)):
            for j in range(len(some)):
                assert (said[i] == said[j]) == (asked[i] == asked[j])


def test_lists_measure_surprise_as_entropy() -> None:
    codes, _ = all_codes(5)
    white = [sum(tile[1] == "w" for tile in held) for held in codes]
    some = np.array([white.index(n) for n in (0, 1, 2, 3)])
    weight = np.array([1.0, 1.0, 2.0, 2.0, 2.0, 2.0])
    lists = Lists(np.array([2, 4]), np.concatenate([some[:2], some]), weight)
    number = QUESTIONS.index(("white", None))
    found = lists.surprise(np.array([[number, -1], [number, -1]]))
    assert found == pytest.approx(np.array([[1.0, -np.inf], [2.0, -np.inf]]), abs=1e-6)
    uneven = lists._replace(weight=np.array([3.0, 1.0, 2.0, 1.0, 0.5, 0.5]))
    assert uneven.surprise(np.array([[number], [number]])) == pytest.approx(
        np.array([[0.811278], [1.75]]), abs=1e-6
    )


def test_lists_know_their_likeliest_codes() -> None:
    lists = Lists(np.array([2, 3]), np.arange(5), np.array([1.0, 3.0, 2.0, 2.0, 1.0]))
    code, share = lists.likeliest()
    assert code.tolist() == [1, 2]
    assert share.tolist() == [0.75, 0.4]


# Reading the opponent


def likely(game: Sitting, *codes: str) -> list[float]:
    """How likely the opponent of seat 0 would have played as they did, holding each of these."""
    return [float(found) for found in likelihood(game.table, 0, numbers(*codes))]


def test_nobody_asks_for_what_their_own_tiles_tell_them() -> None:
    own, theirs = "1b 2b 3b 4b 6b", "1w 2w 3w 4w 6w"
    game = Sitting(own, theirs, first=1, row=("where_0", "c_over_4"), pile=())
    game.ask(1, "where_0")
    without, with_both = likely(game, theirs, "0b 0w 2w 3w 4w")
    assert without > 3 * with_both > 0


def test_who_asks_has_more_than_two_codes_to_choose_from() -> None:
    # Five is 0 0 1 1 and a 3, or 0 0 2 2 and a 1.
    game = Sitting("0b 0w 1b 1w 3b", "4b 4w 6b 6w 7b", first=1)
    game.table.row = ("sum", "odd", "where_5", "spread")
    for seat, card in ((1, "sum"), (0, "spread"), (1, "odd")):
        game.ask(seat, card)
    four_left, two_left = likely(game, "4b 4w 6b 6w 7b", "2b 4w 6b 6w 7b")
    assert four_left > 3 * two_left > 0


def test_who_guesses_has_few_codes_to_choose_from() -> None:
    game = Sitting("0b 0w 1b 1w 3b", "4b 4w 6b 6w 7b", first=1)
    game.table.row = ("sum", "odd", "where_5", "spread")
    game.ask(1, "sum")
    game.ask(0, "spread")
    assert not game.guess(1, "0b 0w 1b 1w 3w")
    four_left, two_left = likely(game, "4b 4w 6b 6w 7b", "2b 4w 6b 6w 7b")
    assert two_left > 3 * four_left > 0


def test_mistrz_names_the_code_that_the_opponent_is_likeliest_to_have() -> None:
    own, theirs = "1b 2b 3b 4b 6b", "0w 2w 3w 4w 6w"
    game = Sitting(own, theirs, first=1, row=("where_0", "c_over_4"), pile=())
    game.ask(1, "where_0")
    game.ask(0, "c_over_4")
    game.guess(1, own)
    view = on_turn(game.state)
    mine, weight = Worlds(view).numbered(1)
    best = (weight * likelihood(game.table, 0, mine)).argmax()
    assert bot.decide(view, "mistrz", b"seed") == Guess(all_codes(5)[0][mine[best]])


def test_codes_beside_each_other_never_share_a_tile() -> None:
    codes, _ = all_codes(5)
    b = book()

    def compatible(left: str, right: str) -> bool:
        i, j = codes.index(code(left)), codes.index(code(right))
        return bool(b.mask[i] & b.beside[j] == 0)

    assert compatible("0b 1b 2b 3b 5g", "0w 1w 2w 3w 5g")
    assert not compatible("0b 1b 2b 5g 5g", "0w 1w 2w 3w 5g")
    assert not compatible("0b 1b 2b 3b 4b", "0b 1w 2w 3w 4w")
    assert compatible("0b 1b 2b 5g 5g", "0w 1w 2w 3w 4w")


def test_a_card_of_two_digits_asks_two_questions() -> None:
    names = list(CARDS)
    found = questions(np.array([names.index("where_0"), names.index("where_8_9"), -1]))
    assert [QUESTIONS[number] if number >= 0 else None for number in found] == [
        *(("where_0", None), ("where_8_9", 8), None),
        *(None, ("where_8_9", 9), None),
    ]
