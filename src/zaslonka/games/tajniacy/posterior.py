"""Tajniacy: how likely each word is whose, as an array; whoever has the key knows it."""

from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.parts import Posterior
from zaslonka.kernel.steps import AnyState
from .beliefs import fitting
from .content import LAID, Kind, Options
from .keys import Key
from .state import View

KINDS: tuple[Kind, ...] = get_args(Kind)


def posterior_of(_: Options, __: int) -> Posterior:
    """Of the forty key cards those that fit are equally likely, whatever the clues said."""

    def odds(view: View) -> NDArray[Any]:
        keys = [view.hand.key] if view.hand.key else fitting(view.table)
        return sum(map(_as_array, keys), np.zeros((LAID, len(KINDS)))) / len(keys)

    def truth(state: AnyState) -> NDArray[Any]:
        return _as_array(state.hands[state.table.spymasters.red].key)

    return Posterior({"place": range(LAID), "kind": KINDS}, odds, truth)


def _as_array(key: Key) -> NDArray[Any]:
    found = np.zeros((LAID, len(KINDS)))
    found[range(LAID), [KINDS.index(kind) for kind in key]] = 1
    return found
