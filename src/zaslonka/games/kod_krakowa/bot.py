"""Kod Krakowa: how the machine plays it, from a view alone."""

from zaslonka.games.kod_krakowa.blueprint import blueprint
from zaslonka.games.kod_krakowa.city import View
from zaslonka.games.kod_krakowa.moves import Move
from zaslonka.kernel import Chance

WHIMS = {"latwy": 40, "sredni": 0, "mistrz": 0}
"""Of a hundred decisions, so many are made without thinking."""


def decide(view: View, level: str, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    assert view.hand is not None
    city = view.table
    chance = Chance(seed, city.turn << 8 | city.actions << 4 | len(view.hand.cards))
    if chance.below(100) < WHIMS[level]:
        moves: list[Move] = list(city.agenda[0].moves(view))
        return chance.pick(moves)
    return blueprint(view, chance)
