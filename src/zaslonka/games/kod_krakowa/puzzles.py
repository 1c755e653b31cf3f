"""Kod Krakowa as puzzles: a move after which one wins far more often, and no luck brings it.

Plans are tried out as the best bot does it, in many more worlds, and then again in others.
"""

from zaslonka.bots.search import Guide, weigh as tried
from zaslonka.kernel import Chance
from zaslonka.kernel.puzzles import Puzzles, Weighed, Worth, weighed
from .blueprint import blueprint
from .bot import value
from .content import CARDS
from .foresight import LUCKY_EFFECTS
from .game import RULES
from .moves import Collect, Discard, DrawCard, GiveUp, Move, PlayCard, Reveal, Trade, Walk
from .plans import Plan, in_turn
from .rules import Turn
from .state import View

PLAYOUTS, LAST_PLAYOUTS = 160, 600
"""For all plans, and for the last few of them once more in other worlds."""
HOPEFUL = 0.1
"""Where no plan is better by this than what was done, nothing is looked at twice."""

LUCKY = (DrawCard, Trade, Discard, GiveUp, Reveal)
"""Moves that bring what nobody could foresee, or nothing."""


def weigh(view: View, played: Move, seed: bytes) -> Weighed | None:
    """How likely one wins after each first move of a plan that is worth trying."""
    if not isinstance(view.table.agenda[0], Turn):
        return None
    plans = list(dict.fromkeys([(blueprint(view, Chance(seed)),), *in_turn(view)]))
    begins = {plan[0] for plan in plans}
    # Another token or another way may do as well as the one that is planned for.
    near = [m for m in view.table.agenda[0].moves(view) if isinstance(m, Collect | Walk)]
    plans += [(move,) for move in near if move not in begins]
    if all(plan[0] != played for plan in plans):
        plans.append((played,))
    worth = _tried(view, plans, PLAYOUTS, Chance(seed, 1))
    # A move is worth what the best plan is that begins with it.
    begun: dict[Move, Plan] = {}
    for plan in sorted(plans, key=lambda plan: -worth[plan]):
        begun.setdefault(plan[0], plan)
    best = next(iter(begun))
    if worth[begun[best]] - worth[begun[played]] < HOPEFUL or is_lucky(best):
        return None
    last = list({**dict.fromkeys(list(begun)[:3]), played: None})
    again = _tried(view, [begun[move] for move in last], LAST_PLAYOUTS, Chance(seed, 2))
    found = {move: again[begun[move]] for move in last}
    # What is best in some worlds and not in others is no answer.
    if max(found, key=found.__getitem__) != best:
        return None
    least = min(found.values())
    return weighed(
        "win",
        (Worth(move, found.get(move, min(worth[plan], least))) for move, plan in begun.items()),
    )


def is_lucky(move: Move) -> bool:
    """Whether what a move brings could not be foreseen."""
    if isinstance(move, PlayCard):
        return isinstance(CARDS[move.card].effect, LUCKY_EFFECTS)
    return isinstance(move, LUCKY)


def _tried(view: View, plans: list[Plan], playouts: int, chance: Chance) -> dict[Plan, float]:
    turn = view.table.turn
    guide = Guide(blueprint, lambda table: table.turn > turn, value)
    return dict(zip(plans, tried(RULES, view, plans, guide, playouts, chance), strict=True))


PUZZLES = Puzzles(
    weigh=weigh,
    far={"win": 0.15},
    clear={"win": 0.1},
    house=((2, ("latwy", "sredni")),),
)
