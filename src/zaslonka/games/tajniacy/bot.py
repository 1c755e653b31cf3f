"""Tajniacy: how the machine plays it, from a view alone."""

from collections.abc import Iterator

from msgspec import Struct

from zaslonka.games.tajniacy import GAME, judge, operative, spymaster
from zaslonka.games.tajniacy.instructions import instructions as instructions
from zaslonka.games.tajniacy.moves import Answer, Cover, LetStand, Move, Object
from zaslonka.games.tajniacy.rules import Giving, Guessing, Judging, Penalty, View
from zaslonka.games.tajniacy.spymaster import Skill
from zaslonka.kernel import Chance


class Player(Struct, frozen=True):
    """What makes a level."""

    gives: Skill
    blur: float  # how wrongly it feels links as a guesser


PLAYERS = {
    "latwy": Player(Skill(vocabulary=300, blur=1.5, most=2), blur=1.5),
    "sredni": Player(Skill(vocabulary=700, blur=0.9, most=2), blur=0.9),
    "mistrz": Player(Skill(vocabulary=10_000, blur=0, most=4), blur=0),
}


def decide(view: View, level: str, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    player, table, step = PLAYERS[level], view.table, view.table.agenda[0]
    chance = Chance(seed, len(table.clues))
    match step:
        case Giving() if view.seat == step.seats[0]:
            return spymaster.give(view, player.gives, chance)
        case Giving():
            assert view.hand is not None
            return Answer(not _bad(view, view.hand.asked[-1].word))
        case Judging():
            return next(_objections(view), LetStand())
        case Guessing() if view.seat != step.judge:
            return operative.guess(view, player.blur, chance)
        case Penalty():
            return Cover(spymaster.hardest(view))
        case _:
            # To say how a boxed game goes, or to judge again what was let pass.
            move: Move = next(GAME.legal(view))
            return move


def _objections(view: View) -> Iterator[Object]:
    """By what clauses the judge calls the last clue illegal, where that may be objected to."""
    bad = _bad(view, view.table.clues[-1].word)
    for move in GAME.legal(view):
        if isinstance(move, Object) and move.clause in bad:
            yield move


def _bad(view: View, clue: str) -> set[str]:
    """The clauses that a clue breaks beyond doubt."""
    advice = judge.advise_on(view.table, clue)
    return {one.clause for one in advice if one.verdict == "illegal"}
