"""How strong solvers are and how hard puzzles: each attempt is a match between the two.

A pure function of the attempts in their order, in whole numbers, so that it comes out the same
whenever it is worked out again.  TAB-125, TAB-126.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct
from openskill.models import PlackettLuce

Difficulty: TypeAlias = Literal["easy", "middling", "hard"]

MEAN, SPREAD = 1500, 350
"""Of somebody who has solved nothing yet."""
PUZZLE_SPREAD = 250
"""Of a puzzle that nobody has tried: how large the gap is says something about it."""
AIMS: dict[Difficulty, int] = {"easy": 1300, "middling": 1500, "hard": 1700}
"""What is looked for where somebody says how hard it should be."""

_MODEL = PlackettLuce(mu=MEAN, sigma=SPREAD, beta=SPREAD / 2, tau=SPREAD / 100)


class Strength(Struct, frozen=True):
    """A rating, how uncertain it is, and what it was counted from."""

    rating: int = MEAN
    spread: int = SPREAD
    tried: int = 0
    solved: int = 0


class Counted(Struct, frozen=True):
    """An attempt that is over: who was right or wrong about which puzzle."""

    person: str
    game: str
    puzzle: str
    start: int  # how hard the puzzle was taken to be before anybody had tried it
    solved: bool


Ratings: TypeAlias = dict[tuple[str, str], Strength]
"""Of a person or a puzzle, in a game."""


def start_of(gap: float) -> int:
    """How hard a puzzle is taken to be, by how far its answer stands out, from 0 to 1."""
    return round(1700 - 400 * min(1.0, max(0.0, gap)))


def untried(start: int) -> Strength:
    return Strength(start, PUZZLE_SPREAD)


def counted(ratings: Ratings, attempt: Counted) -> Ratings:
    """The two ratings that one more attempt changes."""
    who, what = (attempt.person, attempt.game), (attempt.puzzle, attempt.game)
    solver, puzzle = ratings.get(who, Strength()), ratings.get(what, untried(attempt.start))
    sides = [
        [_MODEL.rating(float(solver.rating), float(solver.spread))],
        [_MODEL.rating(float(puzzle.rating), float(puzzle.spread))],
    ]
    ((one,), (other,)) = _MODEL.rate(sides, scores=[float(attempt.solved), 1.0 - attempt.solved])
    return {
        who: Strength(round(one.mu), round(one.sigma), solver.tried + 1, _more(solver, attempt)),
        what: Strength(
            round(other.mu), round(other.sigma), puzzle.tried + 1, _more(puzzle, attempt)
        ),
    }


def _more(of: Strength, attempt: Counted) -> int:
    return of.solved + attempt.solved


def folded(attempts: Iterable[Counted]) -> Ratings:
    """All ratings, from all attempts in the order in which they were counted."""
    ratings: Ratings = {}
    for attempt in attempts:
        ratings |= counted(ratings, attempt)
    return ratings
