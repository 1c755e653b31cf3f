"""Kryptos in batches: what is hidden in a lane, and faults that playing again must find."""

import numpy as np

from zaslonka.lab.vector import Seen
from zaslonka.lab.vector.compiled import CompiledLanes

# The way it is played, what stands in the rules, and what a careless hand would have written.
NUMBA_FAULTS = [
    ("0-for-3", "row[at.scores + seat] <= 0", "row[at.scores + seat] < 0"),
    ("0-for-3", "min(rules.most_points, ", "max(rules.most_points, "),
    ("0-for-3", "and follower == row[at.first]", "and follower == seat"),
    ("0-for-3", "unknown & ~hidden.denied[lane, card]", "unknown"),
    ("0-for-3", "hidden.shown[lane] | hidden.held[lane, seat]", "hidden.shown[lane]"),
    ("1-for-6", "kept -= 1", "kept = 0"),
    ("1-for-3", "opened >= rules.opened_of_a_colour", "False"),
    ("3-for-3", "card // rules.each, 1)", "seat, 1)"),
    ("0-for-3", "scores[seat] == most", "scores[seat] >= most and winners == 0"),
]
JAX_FAULTS = [
    ("1-for-3", ">= rules.opened_of_a_colour", "> rules.opened_of_a_colour"),
    ("0-for-3", "unknown & ~game.denied", "unknown"),
]


def secret(lanes: CompiledLanes, seen: Seen, lane: int, draw: np.random.Generator) -> int:
    """The number that names a hidden card of somebody else."""
    rules, cards = lanes.game.rules, lanes.game.hidden.cards[lane]
    start = rules.at.rows
    hidden = np.flatnonzero(seen.observation[lane, start : start + len(cards)] < 0)
    others = hidden[hidden // rules.each != seen.seat[lane]]
    card = int(draw.choice(others)) if len(others) else 0
    return int(rules.guess + card * rules.numbers + cards[card] - 1)
