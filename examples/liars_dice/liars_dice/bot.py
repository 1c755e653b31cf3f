"""Kości kłamcy: how the machine plays it, from a view alone."""

from zaslonka.kernel import Chance
from zaslonka.kernel.levels import Level
from .game import Bid, Claimed, Doubt, Move, View, bids
from .odds import chance

TRUST: dict[Level, float] = {"latwy": 0.0, "sredni": 0.0, "mistrz": 0.8}
"""How much more often a level expects a face where it was bid."""
BLUR: dict[Level, float] = {"latwy": 0.5, "sredni": 0.15, "mistrz": 0.02}
"""How far its estimates are off, at most."""


def decide(view: View, level: Level, seed: bytes) -> Move:
    """The move that seems least likely to cost a die."""
    table = view.table
    mood = Chance(seed, 100 * sum(table.left) + len(table.bids))

    def truth(bid: Bid | Claimed) -> float:
        return chance(view, bid.count, bid.face, TRUST[level])

    def blurred(worth: float) -> float:
        return worth + BLUR[level] * (mood.below(201) - 100) / 100

    # A bid costs a die if it is false and doubted, and it is doubted the more the falser it is.
    worth: dict[Move, float] = {bid: blurred(1 - (1 - truth(bid)) ** 2) for bid in bids(table)}
    if table.last:
        worth[Doubt()] = blurred(1 - truth(table.last))
    return max(worth, key=worth.__getitem__)
