"""Chance as the double has it, beside that of the house."""

from typing import Any

from hypothesis import strategies as st

from zaslonka.kernel import Chance

ASKED = st.lists(st.integers(1, 300) | st.integers(1, 1 << 64), max_size=60)
"""How many each draw is from; by a small one a deck is shuffled, too."""
LAST = (1 << 64) - 1


def demand_same_draws(chance: Any, seed: bytes, ply: int, asked: list[int]) -> None:
    """``chance`` is the double's own."""
    ours, theirs = Chance(seed, ply), chance(seed, ply)
    _demand_same(ours, theirs, asked)


def demand_same_redraws(chance: Any, places: set[int], asked: list[int]) -> None:
    """At these places lie words that are drawn again, as once in 10**18 draws."""
    ours, theirs = Chance(b"last"), chance(b"last")
    words = [LAST if place in places else place << 32 | 7 for place in range(8)]
    ours._words += words
    theirs._digested = b"".join(word.to_bytes(8, "big") for word in words)
    theirs._left = len(words)
    _demand_same(ours, theirs, asked)


def _demand_same(ours: Chance, theirs: Any, asked: list[int]) -> None:
    for n in asked:
        assert theirs.below(n) == ours.below(n)
        if n <= 60:
            assert theirs.shuffled(range(n)) == ours.shuffled(range(n))
