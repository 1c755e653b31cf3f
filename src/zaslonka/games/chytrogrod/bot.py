"""Chytrogród: how the machine plays it, from a view alone."""

from zaslonka.games.chytrogrod.blueprint import WARMTH, blueprint
from zaslonka.games.chytrogrod.table import Move, View
from zaslonka.kernel import Chance

WARMTHS = {"latwy": 6.0, "sredni": 1.5, "mistrz": WARMTH}
"""How much worse, in points, a card may promise to be and still be played."""


def decide(view: View, level: str, seed: bytes) -> Move:
    """A legal move for the viewer, who has to decide."""
    town = view.table
    moment = 1000 * town.round + 20 * town.laid + len(town.agenda)
    return blueprint(view, Chance(seed, moment), WARMTHS[level])
