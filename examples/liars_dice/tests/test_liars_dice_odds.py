"""Kości kłamcy: the odds agree with every world there is, and the levels with their names."""

from fractions import Fraction
from itertools import product
from math import isclose

import pytest

from liars_dice import GAME
from liars_dice.bot import decide
from liars_dice.game import FACES, Bid, Claimed, Dice, Hand, Secret, State, Table, Turn, matching
from liars_dice.odds import Certain, chance, facts, odds
from zaslonka.bots.arena import Decider, shares
from zaslonka.kernel import Chance
from zaslonka.kernel.levels import LEVELS, Level


def table(*cups: Dice, wild: bool = False, bids: tuple[Claimed, ...] = ()) -> State:
    laid = Table(agenda=(Turn((0,)),), wild_ones=wild, left=tuple(map(len, cups)), bids=bids)
    return State(laid, [Hand(cup) for cup in cups], Secret())


@pytest.mark.parametrize("wild", [False, True])
def test_a_bid_is_as_likely_as_the_worlds_in_which_it_is_true(wild: bool) -> None:
    own: Dice = (1, 3)
    view = GAME.view(table(own, (1, 1), (1,), wild=wild), 0)
    worlds = [(*own, *others) for others in product(FACES, repeat=3)]
    for count, face in product(range(1, 6), FACES):
        true = sum(matching(world, face, wild) >= count for world in worlds)
        assert isclose(chance(view, count, face), Fraction(true, len(worlds)), abs_tol=1e-12)


def test_imagined_dice_are_as_likely_as_rolled_ones() -> None:
    """Law 8: each of the 36 rolls of two dice, told apart only by what lies there."""
    view = GAME.view(table((6,), (1, 2)), 0)
    drawn = [GAME.imagine(view, Chance(bytes([a, b]))).hands[1].dice for a, b in PAIRS]
    doubles = sum(one == other for one, other in drawn)
    assert abs(doubles / len(drawn) - 1 / 6) < 0.03
    assert len(set(drawn)) == 21


PAIRS = list(product(range(60), range(60)))


def test_help_counts_what_is_certain_and_weighs_what_is_not() -> None:
    view = GAME.view(table((2, 5, 5), (1, 1, 1), bids=(Claimed(1, 3, 5),)), 0)
    assert facts(view) == Certain(face=5, yours=2, needed=1, unseen=3)
    assert [(bid.face, bid.count) for bid in odds(view)] == [(2, 1), (5, 2)]
    assert all(50 <= bid.percent <= 100 for bid in odds(view))
    assert facts(GAME.view(table((2, 5), (1, 1)), 0)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_by_its_view_level_and_seed_alone(level: Level) -> None:
    """Law 7."""
    here, there = table((2, 5, 5), (1, 2, 3)), table((2, 5, 5), (4, 6, 6))
    moves = [decide(GAME.view(state, 0), level, b"seed") for state in (here, there, here)]
    assert moves[0] == moves[1] == moves[2]
    assert isinstance(moves[0], Bid)


def _on(level: Level) -> Decider:
    return lambda view, seed: decide(view, level, seed)


@pytest.mark.parametrize(("better", "worse"), [("sredni", "latwy"), ("mistrz", "sredni")])
def test_a_higher_level_wins_more(better: Level, worse: Level) -> None:
    won = list(shares(GAME, _on(better), [_on(worse)], 40, "levels"))
    assert sum(won) / len(won) > 0.55
