"""Chance: a seed and a ply fix every draw for ever."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from zaslonka.kernel import Chance
from zaslonka.kernel.chance import shuffled_by

SEED = bytes(range(32))
GOLDEN = [819779, 204034, 25811, 299040, 51918, 428938, 520197, 506205, 723977, 242257]
GOLDEN_SHUFFLE = "afjbhegdic"


def test_the_draws_of_a_seed_never_change() -> None:
    """Stored games are dealt again from their seed: these numbers hold on any Python, for ever."""
    chance = Chance(SEED)
    assert [chance.below(1_000_000) for _ in range(10)] == GOLDEN
    assert Chance(SEED, 7).shuffled("abcdefghij") == tuple(GOLDEN_SHUFFLE)


def test_the_same_seed_and_ply_draw_the_same() -> None:
    assert Chance(SEED, 3).shuffled(range(50)) == Chance(SEED, 3).shuffled(range(50))


def test_each_ply_and_each_seed_has_a_stream_of_its_own() -> None:
    first = [Chance(SEED, ply).below(1 << 60) for ply in range(100)]
    assert len(set(first)) == 100
    assert Chance(bytes(32)).below(1 << 60) != first[0]


def test_a_ply_is_not_mistaken_for_a_later_block_of_another() -> None:
    long = Chance(SEED, 1)
    drawn = [long.below(1 << 60) for _ in range(100)]
    for ply in (10, 11, 12):
        assert Chance(SEED, ply).below(1 << 60) not in drawn


@given(st.binary(min_size=32, max_size=32), st.integers(1, 1 << 64))
def test_a_draw_stays_below(seed: bytes, n: int) -> None:
    assert 0 <= Chance(seed).below(n) < n


@given(st.lists(st.integers()))
def test_a_shuffle_loses_and_doubles_nothing(items: list[int]) -> None:
    assert Counter(Chance(SEED).shuffled(items)) == Counter(items)


def test_every_order_is_as_likely_as_the_others() -> None:
    chance = Chance(SEED)
    orders = Counter(chance.shuffled("abc") for _ in range(6_000))
    assert len(orders) == 6
    # Chi-square with 5 degrees of freedom: 20.5 is exceeded once in a thousand seeds.
    assert sum((seen - 1_000) ** 2 / 1_000 for seen in orders.values()) < 20.5


def test_no_number_is_favoured_when_the_range_does_not_divide_a_word() -> None:
    """Two thirds of 2**64: without a redraw the lower half would come twice as often."""
    chance = Chance(SEED)
    n = (1 << 64) // 3 * 2
    low = sum(chance.below(n) < n // 2 for _ in range(2_000))
    assert 900 < low < 1_100


def test_a_pick_is_one_of_the_items() -> None:
    chance = Chance(SEED)
    assert {chance.pick("xyz") for _ in range(50)} == set("xyz")


@given(st.binary(min_size=1, max_size=64), st.integers(0, 300), st.integers(0, 9))
def test_a_shuffle_draws_as_if_it_drew_one_by_one(seed: bytes, size: int, before: int) -> None:
    """The quick way and the plain one: the same order, and the same draws left for later."""
    quick, plain = Chance(seed, 3), Chance(seed, 3)
    for chance in (quick, plain):
        for _ in range(before):
            chance.below(7)
    assert quick.shuffled(range(size)) == shuffled_by(plain.below, range(size))
    assert quick.below(1 << 60) == plain.below(1 << 60)


@pytest.mark.parametrize("word", [(1 << 64) - 1, (1 << 64) - 2, (1 << 64) - 3])
def test_a_shuffle_draws_again_where_one_draw_would(word: int) -> None:
    """Words so near the end are met once in 10**18 draws: they are put in its way here."""
    quick, plain = Chance(SEED), Chance(SEED)
    for chance in (quick, plain):
        chance._words += [5, word, 4, word, 3]
    assert quick.shuffled("abcdefg") == shuffled_by(plain.below, "abcdefg")
    assert quick._words == plain._words


def test_a_word_beyond_the_last_whole_round_is_drawn_again() -> None:
    """2**64 is one more than a multiple of 3 and of 5: the last word is one too many for both."""
    for n in (3, 5):
        chance = Chance(SEED)
        chance._words += [7, (1 << 64) - 1]
        assert chance.below(n) == 7 % n
