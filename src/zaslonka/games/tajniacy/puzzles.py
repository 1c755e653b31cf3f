"""Tajniacy as puzzles: the word that a clue means, and another was touched or nothing.

How likely a word is meant comes from the links of the lexicon, by what was counted over clues of
people (`operative.ODDS`): it is an expectation, so a puzzle is taken only where the key agrees.
"""

from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.puzzles import Puzzles, Weighed, Worth, weighed
from .content import Options
from .moves import Move, Touch
from .operative import Guesser, odds
from .rules import Guessing, State
from .state import View

LEAST_WORDS = 10
"""That can still be touched: among fewer there is little to find."""
LEAST_TEMPTING = 0.05
"""So likely must another word seem, or nobody would take the wrong one."""


def weigh(view: View, _: Move, seed: bytes) -> Weighed | None:
    """How likely each word is one of the team's, as the clue that was just given says."""
    table, step = view.table, view.table.agenda[0]
    if not isinstance(step, Guessing) or view.seat == step.judge:
        return None
    clue = table.clues[-1]
    if not clue.number or step.found >= clue.number:
        return None
    likely = odds(view, Guesser(blur=0), Chance(seed))
    if len(likely) < LEAST_WORDS or likely[1][1] < LEAST_TEMPTING:
        return None
    return weighed("chance", (Worth(Touch(place), chance) for place, chance in likely), 0.0)


def holds(state: State, seat: Seat, best: Move, played: Move) -> bool:
    """Whether the best word is one of the team's, and the one that was touched is not."""
    table = state.table
    key, team = state.hands[table.spymasters.red].key, table.teams[seat]

    def is_ours(move: Move) -> bool:
        return isinstance(move, Touch) and key[move.place] == team

    return is_ours(best) and not is_ours(played)


def private(options: Options) -> bool:
    """Own words are the table's own; and in a boxed game nobody knows them."""
    return bool(options.words) or options.companion


PUZZLES = Puzzles(
    weigh=weigh,
    far={"chance": 0.3},
    clear={"chance": 0.3},
    holds=holds,
    house=(
        (4, ("mistrz", "mistrz", "latwy", "latwy")),
        (4, ("mistrz", "mistrz", "sredni", "sredni")),
    ),
    spoken=True,
    private=private,
)
