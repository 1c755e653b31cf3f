"""What a seat can know of what is hidden, as an array: exact odds, from its view alone."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.steps import AnySeatView, AnyState
from zaslonka.lab.episode import Setup


class Beliefs:
    """The posteriors of a game with its options and seats; LookupError where it has none.

    Axes have names and labels.  Along the last one stand the values of one hidden thing: the odds
    of all of them add up to 1, or to 0 where there is no such thing now.
    """

    def __init__(self, setup: Setup) -> None:
        declared = setup.game.beliefs and setup.game.beliefs.posterior
        if not declared:
            raise LookupError(f"{setup.game.name} declares no beliefs as an array")
        self._posterior = declared(setup.options, setup.seats)

    @property
    def axes(self) -> Mapping[str, Sequence[Any]]:
        """What each axis is, and what stands along it."""
        return self._posterior.axes

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(map(len, self.axes.values()))

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    def array(self, view: AnySeatView) -> NDArray[np.float64]:
        """How likely each value of each thing is for the viewer, whatever others tend to play."""
        odds: NDArray[np.float64] = self._posterior.odds(view)
        return odds

    def truth(self, state: AnyState) -> NDArray[np.float64]:
        """The same of a whole state: 1 for what each thing is.  No seat may see it in play."""
        truth: NDArray[np.float64] = self._posterior.truth(state)
        return truth


def declared(setup: Setup) -> Beliefs | None:
    """The beliefs of a game; None where it declares none."""
    try:
        return Beliefs(setup)
    except LookupError:
        return None
