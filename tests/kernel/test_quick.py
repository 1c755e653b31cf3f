"""The quick way; that it is the plain one is a law of every game (`tests/laws/quick.py`)."""

from hypothesis import given, strategies as st

from zaslonka.kernel.quick import skipping


@given(st.integers(0, 30), st.sets(st.integers(0, 30)))
def test_gaps_are_skipped(size: int, gaps: set[int]) -> None:
    left = [place for place in range(size) if place not in gaps]
    assert [skipping(sorted(gaps), place) for place in range(len(left))] == left
