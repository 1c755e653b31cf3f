"""A spymaster who thinks of the clues that will still be needed."""

import numpy as np
import pytest
from numpy.typing import NDArray

from zaslonka.games.tajniacy import foresight

SIDES = np.array(["own"] * 4 + ["rivals", "bystander", "assassin"])
FAINT = 0.001


def best(
    *clues: dict[int, float], sides: NDArray[np.str_] = SIDES, must_end: bool = False
) -> tuple[int, int]:
    """Of clues, each of which says so much of these words, the best one's index and its number."""
    strengths = np.full((len(clues) + 6, len(sides)), FAINT, np.float32)
    for clue, said in enumerate(clues):
        for word, strength in said.items():
            strengths[clue, word] = strength
    rows, values = foresight.weighed(strengths, strengths, sides, 3, must_end)
    row, number = divmod(int(np.argmax(values)), values.shape[1])
    return int(rows[row]), number + 1


def test_two_words_that_leave_two_others_alone_are_no_good_pair() -> None:
    middle, outer, inner = {1: 0.95, 2: 0.95}, {0: 0.9, 1: 0.9}, {2: 0.9, 3: 0.9}
    lonely = [{word: 0.9} for word in range(4)]
    assert best(middle, *lonely) == (0, 2)
    assert best(middle, outer, inner, *lonely) in {(1, 2), (2, 2)}


def test_as_many_words_are_announced_as_are_read() -> None:
    assert best({0: 0.9, 1: 0.9, 2: 0.9}) == (0, 3)
    assert best({0: 0.9, 1: 0.9, 4: 0.9}, {2: 0.9}) == (1, 1)


def test_nothing_is_said_that_may_mean_the_assassin() -> None:
    deadly, safe = {0: 0.9, 1: 0.9, 2: 0.9, 6: 0.2}, {3: 0.9}
    assert best(deadly, safe) == (1, 1)


@pytest.mark.parametrize(("must_end", "number"), [(False, 1), (True, 2)])
def test_the_last_two_words_are_tried_for_where_the_rivals_would_win(
    must_end: bool, number: int
) -> None:
    sides = np.array(["own"] * 2 + ["rivals"] + ["bystander"] * 5 + ["assassin"])
    sure, daring = {0: 0.9}, {0: 0.6, 1: 0.3, 3: 0.3}
    assert best(sure, daring, sides=sides, must_end=must_end) == (number - 1, number)
