"""Złam ten Kod: guessing with two players."""

from itertools import combinations_with_replacement

import pytest

from tests.games.zlam_ten_kod.tables import Sitting, code
from zaslonka.games.zlam_ten_kod import GAME
from zaslonka.games.zlam_ten_kod.content import TILES
from zaslonka.games.zlam_ten_kod.events import Guessed
from zaslonka.games.zlam_ten_kod.moves import Ask, Guess
from zaslonka.kernel import Illegal, Result

MINE, THEIRS = "0b 1w 2b 5g 9w", "3b 3w 5g 7b 8w"
WRONG = "3b 3w 5g 7b 8b"


def duel(*, first: int = 0) -> Sitting:
    return Sitting(MINE, THEIRS, first=first)


@pytest.mark.rule("ZTK-50")
@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        ("3b 3w 5g 7b", "wrong_count"),
        ("3b 3w 5g 7b 8b 8w", "wrong_count"),
        ("", "wrong_count"),
        ("3w 3b 5g 7b 8w", "wrong_order"),
        ("8w 3b 3w 5g 7b", "wrong_order"),
        ("0b 3b 3w 7b 8w", "too_many_copies"),
        ("3b 3b 3w 7b 8w", "too_many_copies"),
        ("3b 5g 5g 7b 8w", "too_many_copies"),
    ],
)
def test_what_cannot_be_a_code_is_refused_and_costs_nothing(tiles: str, why: str) -> None:
    game = duel()
    assert game.refused(0, Guess(code(tiles))) == ("ZTK-50", why)
    assert game.guess(0, THEIRS)


@pytest.mark.rule("ZTK-50")
def test_a_refusal_names_the_facts() -> None:
    facts = {
        "3b 3w 5g 7b": {"named": 4, "tiles": 5},
        "3b 5g 5g 7b 8w": {"tile": "5g", "spare": 1},
        "0b 3b 3w 7b 8w": {"tile": "0b", "spare": 0},
    }
    view = GAME.view(duel().state, 0)
    for tiles, expected in facts.items():
        with pytest.raises(Illegal) as caught:
            GAME.check(view, Guess(code(tiles)))
        assert caught.value.facts == expected


@pytest.mark.rule("ZTK-50")
@pytest.mark.parametrize(
    ("own", "fives"), [("0b 1b 2b 3b 4b", 2), ("0b 1b 2b 3b 5g", 1), ("0b 1b 2b 5g 5g", 0)]
)
def test_a_guess_may_have_as_many_fives_as_the_guesser_does_not_hold(own: str, fives: int) -> None:
    theirs = "6b 6w 7b 7w 8b"
    game = Sitting(own, theirs)
    guesses = [move for move in GAME.legal(GAME.view(game.state, 0)) if isinstance(move, Guess)]
    assert {guess.code.count("5g") for guess in guesses} == set(range(fives + 1))


@pytest.mark.rule("ZTK-50")
def test_every_code_that_can_be_is_offered_and_no_other() -> None:
    view = GAME.view(duel().state, 0)
    offered = [move.code for move in GAME.legal(view) if isinstance(move, Guess)]
    every = set[tuple[str, ...]](combinations_with_replacement(dict.fromkeys(TILES), 5))
    own = code(MINE)
    possible = {
        each
        for each in every
        if all(each.count(tile) + own.count(tile) <= TILES.count(tile) for tile in each)
    }
    assert len(offered) == len(set(offered))
    assert set(offered) == possible


@pytest.mark.rule("ZTK-51")
def test_the_answer_is_right_or_wrong_and_never_how_much_of_it() -> None:
    for wrong in (WRONG, "4b 4w 6b 6w 7w"):
        game = duel()
        game.guess(0, wrong)
        assert [told.event for told in game.told] == [Guessed(0, code(wrong), right=False)]
    game = duel()
    game.guess(0, THEIRS)
    assert [told.event for told in game.told] == [Guessed(0, code(THEIRS), right=True)]


@pytest.mark.rule("ZTK-51")
def test_one_wrong_colour_is_wrong() -> None:
    assert not duel().guess(0, WRONG)


@pytest.mark.rule("ZTK-52")
def test_a_wrong_guess_ends_the_turn_and_its_player_may_guess_again() -> None:
    game = duel()
    assert not game.guess(0, WRONG)
    assert game.turn == (1,)
    assert not game.guess(1, "0b 1w 2b 5g 9b")
    assert game.turn == (0,)
    assert game.guess(0, THEIRS)


@pytest.mark.rule("ZTK-53")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_wins_if_the_second_misses_the_last_chance(first: int) -> None:
    codes, misses = (THEIRS, MINE), (WRONG, "0b 1w 2b 5g 9b")
    game, second = duel(first=first), 1 - first
    assert game.guess(first, codes[first])
    assert game.turn == (second,)
    assert not game.guess(second, misses[second])
    scores = (1, 0) if first == 0 else (0, 1)
    assert game.result == Result((first,), scores, "code_broken")


@pytest.mark.rule("ZTK-53")
def test_the_second_player_draws_by_a_right_last_guess() -> None:
    game = duel()
    game.guess(0, THEIRS)
    assert game.guess(1, MINE)
    assert game.result == Result((0, 1), (1, 1), "draw")


@pytest.mark.rule("ZTK-53")
def test_the_last_chance_is_for_a_guess_only() -> None:
    game = duel()
    game.guess(0, THEIRS)
    assert game.refused(1, Ask("where_0")) == ("TAB-02", "not_now")
    moves = list(GAME.legal(GAME.view(game.state, 1)))
    assert Guess(code(MINE)) in moves
    assert all(isinstance(move, Guess) for move in moves)
    assert game.refused(1, Guess(code("3b 3w 5g 7b 8w"))) == ("ZTK-50", "too_many_copies")


@pytest.mark.rule("ZTK-54")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_player_wins_at_once(first: int) -> None:
    game, second = duel(first=first), 1 - first
    game.ask(first, "where_0")
    assert game.guess(second, (THEIRS, MINE)[second])
    assert game.turn == ()
    assert game.result.winners == (second,)
    assert game.result.reason == "code_broken"


@pytest.mark.rule("ZTK-55")
def test_a_guess_already_made_by_the_same_player_is_refused() -> None:
    game = duel()
    game.guess(0, WRONG)
    game.ask(1, "where_5")
    assert game.refused(0, Guess(code(WRONG))) == ("ZTK-55", "already_guessed")
    assert game.guess(0, THEIRS)


@pytest.mark.rule("ZTK-55")
def test_what_the_opponent_has_guessed_may_still_be_guessed() -> None:
    game = duel()
    free = "4b 4w 6b 6w 7w"
    game.guess(0, free)
    assert Guess(code(free)) in list(GAME.legal(GAME.view(game.state, 1)))
    assert not game.guess(1, free)


@pytest.mark.rule("ZTK-55")
def test_the_last_chance_is_no_second_try_of_the_same_guess() -> None:
    game = duel(first=1)
    game.ask(1, "where_0")
    game.guess(0, WRONG)
    game.guess(1, MINE)
    assert game.refused(0, Guess(code(WRONG))) == ("ZTK-55", "already_guessed")
