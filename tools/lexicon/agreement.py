"""What two authors together say of a pair: how likely a third would link it, too."""

from itertools import pairwise
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from .evidence import Floats

SHARED = 0.6
"""How much of what an author feels for a pair, beyond what is expected of it, others share."""
LINKED, SURELY, AT_ONCE = 0.0, 0.7, 1.45
"""How strongly a pair is felt by who links it at all, surely, at once; in standard deviations."""


def third(expected: Floats, second: NDArray[np.int8]) -> Floats:
    """The likelihood of a link by a third author, from how likely it was of the second
    and from how strong that one has made it (0: none, to 3: at once).

    What each feels is a normal variable about what is expected; they share a part of the rest.
    """
    expectations = np.linspace(-3.5, 3.5, 71)
    chances = [NormalDist().cdf(each) for each in expectations]
    table = np.zeros_like(expected)
    for strength, felt in enumerate(pairwise((-np.inf, LINKED, SURELY, AT_ONCE, np.inf))):
        likely = [_given(felt, float(each)) for each in expectations]
        rows = second == strength
        table[rows] = np.interp(expected[rows], chances, likely)
    return table


def _given(felt: tuple[float, float], expectation: float) -> float:
    """How likely a third links what the second has felt within these bounds."""
    common = np.linspace(-4, 4, 81)
    weights = np.exp(-(common**2) / 2)
    own = NormalDist(0, (1 - SHARED) ** 0.5)
    centres = expectation + SHARED**0.5 * common
    seconds = np.array([own.cdf(felt[1] - each) - own.cdf(felt[0] - each) for each in centres])
    thirds = np.array([1 - own.cdf(LINKED - each) for each in centres])
    return float((weights * seconds * thirds).sum() / (weights * seconds).sum())
