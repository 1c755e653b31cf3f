"""Tajniacy: how the machine plays it, from a view alone."""

from collections.abc import Iterator

from msgspec import Struct

from zaslonka.kernel import Chance
from zaslonka.kernel.levels import Level
from zaslonka.kernel.talk import Opinion
from . import judge, operative, spymaster
from .moves import Answer, Cover, Insist, LetStand, Move, Object, Withdraw
from .operative import Guesser
from .rules import Conceding, Giving, Guessing, Judging, Penalty
from .spymaster import Skill
from .state import View


class Player(Struct, frozen=True):
    """What makes a level."""

    gives: Skill
    guesses: Guesser


PLAYERS: dict[Level, Player] = {
    "latwy": Player(Skill(vocabulary=300, blur=1.5, most=2), Guesser(blur=1.5)),
    "sredni": Player(Skill(vocabulary=700, blur=0.9, most=2), Guesser(blur=0.9)),
    "mistrz": Player(
        Skill(vocabulary=10_000, blur=0, most=3, foresight=True), Guesser(blur=0, races=True)
    ),
}


def decide(view: View, level: Level, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    player, table, step = PLAYERS[level], view.table, view.table.agenda[0]
    chance = Chance(seed, len(table.clues))
    match step:
        case Giving() if view.seat == step.seats[0]:
            return spymaster.give(view, player.gives, chance)
        case Giving():
            return Answer(_is_fair(view, view.hand.asked[-1].word))
        case Judging():
            return next(_objections(step, view), LetStand())
        case Guessing() if view.seat != step.judge:
            return operative.guess(view, player.guesses, chance)
        case Conceding():
            return Withdraw() if _bad(view, table.clues[-1].word) else Insist()
        case Penalty():
            return Cover(spymaster.hardest(view))
        case _:
            # To say how a boxed game goes, or to judge again what was let pass.
            move: Move = next(step.moves(view))
            return move


def opine(view: View, level: Level, seed: bytes) -> tuple[Opinion, ...]:
    """The words that an operative would touch, and how likely they are the team's.  TAB-60."""
    step = view.table.agenda[0]
    if not isinstance(step, Guessing) or view.seat not in step.waits_for:
        return ()
    chance = Chance(seed, len(view.table.clues))
    return operative.opinions(view, PLAYERS[level].guesses, chance)


def _objections(step: Judging, view: View) -> Iterator[Object]:
    """By what clauses the judge calls the last clue illegal, where that may be objected to."""
    bad = _bad(view, view.table.clues[-1].word)
    for move in step.moves(view):
        if isinstance(move, Object) and move.clause in bad:
            yield move


def _is_fair(view: View, clue: str) -> bool:
    """Whether a clue is one word in which the judge finds nothing.  TAJ-64."""
    advice = judge.advise_on(view.table, clue)
    return " " not in clue and all(one.verdict == "fine" for one in advice)


def _bad(view: View, clue: str) -> set[str]:
    """The clauses that a clue breaks beyond doubt."""
    advice = judge.advise_on(view.table, clue)
    return {one.clause for one in advice if one.verdict == "illegal"}
