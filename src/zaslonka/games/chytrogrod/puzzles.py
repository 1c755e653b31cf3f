"""Chytrogród as puzzles: a card or a choice after which one wins far more often.

Tried out as the best bot does it, in many more worlds, and then again in others.
"""

from zaslonka.bots.search import weigh as tried
from zaslonka.kernel import Chance
from zaslonka.kernel.puzzles import Puzzles, Weighed, Worth, weighed
from .blueprint import prospects
from .bot import guide
from .game import RULES
from .moves import Move
from .state import View

GLANCE, GLANCE_PLAYOUTS = 4, 40
"""So many of the most promising moves are first compared with the one that was made,"""
HOPEFUL = 0.08
"""and where none of them is better by this, nothing more is looked at."""
CONSIDERED, PLAYOUTS, LAST_PLAYOUTS = 12, 600, 900
"""Then so many are tried out, and the last few of them once more in other worlds."""


def weigh(view: View, played: Move, seed: bytes) -> Weighed | None:
    """How often one wins after each of the moves worth a thought."""
    moves, promises = prospects(view)
    ranked = sorted(range(len(moves)), key=lambda move: -promises[move])
    likely = [moves[move] for move in ranked]
    first = _tried(view, [played, *_but(likely[:GLANCE], played)], GLANCE_PLAYOUTS, Chance(seed, 1))
    if max(first.values()) - first[played] < HOPEFUL:
        return None
    considered = [played, *_but(likely[:CONSIDERED], played)]
    worth = _tried(view, considered, PLAYOUTS, Chance(seed, 2))
    ranking = sorted(considered, key=lambda move: -worth[move])
    last = [played, *_but(ranking[:3], played)]
    again = _tried(view, last, LAST_PLAYOUTS, Chance(seed, 3))
    # What is best in some worlds and not in others is no answer.
    if max(last, key=again.__getitem__) != ranking[0]:
        return None
    least = min(again.values())
    return weighed(
        "win", (Worth(move, again.get(move, min(worth[move], least))) for move in considered)
    )


def _but(moves: list[Move], one: Move) -> list[Move]:
    return [move for move in moves if move != one]


def _tried(view: View, moves: list[Move], playouts: int, chance: Chance) -> dict[Move, float]:
    worth = tried(RULES, view, [(move,) for move in moves], guide(view), playouts, chance)
    return dict(zip(moves, worth, strict=True))


PUZZLES = Puzzles(
    weigh=weigh,
    far={"win": 0.15},
    clear={"win": 0.1},
    house=((3, ("latwy", "sredni", "latwy")),),
)
