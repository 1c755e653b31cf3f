"""Złam ten Kod in batches: what is hidden in a lane, and faults that playing again must find."""

import numpy as np

from zaslonka.lab.vector import Seen
from zaslonka.lab.vector.compiled import CompiledLanes

# The way it is played, what stands in the rules, and what a careless hand would have written.
NUMBA_FAULTS = [
    ("0-for-2", "(right and seat != row[at.first])", "right"),
    ("0-for-2", "&= ~(ONE << np.uint64(bit & 63))", "&= ~np.uint64(0)"),
    ("0-for-2", "if step != rules.last_chance:", "if True:"),
    ("0-for-3", "rules.at.winners if right else rules.at.out", "rules.at.out"),
    ("0-for-3", "asks and row[at.row] < 0 and", "False and"),
    ("0-for-4", "row[at.pile] -= 1", "row[at.pile] -= 0"),
]
JAX_FAULTS = [
    ("0-for-2", "jnp.maximum(game.happened - recent, 0) % recent * fields", "0"),
    ("0-for-3", "places < game.happened * fields", "places >= 0"),
    ("0-for-2", "game.namable[place] & ~gone", "game.namable[place]"),
    ("0-for-3", "_appended(game.out, game.seat, ~asks & ~right)", "game.out"),
]


def secret(lanes: CompiledLanes, seen: Seen, lane: int, _: np.random.Generator) -> int:
    """The number that names the code one looks for."""
    hidden, rules = lanes.game.hidden, lanes.game.rules
    code = hidden.codes[lane, 1 - seen.seat[lane]] if rules.seats == 2 else hidden.middle[lane]
    return int(rules.guess + code)
