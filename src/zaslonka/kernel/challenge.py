"""A daily challenge: a position of the game itself, and what was made of it against the best.

A task is a deal and the moves that led from it to the position, so whatever can be done with a
game (play it, store it, replay it, check its record) can be done with an attempt.  TAB-63, TAB-64.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from zaslonka.kernel.history import Played, Ply
from zaslonka.kernel.levels import Language
from zaslonka.kernel.steps import AnyState, Seat
from zaslonka.kernel.story import Sentence

Verdict: TypeAlias = Literal["failed", "worse", "best", "better"]
"""How an attempt compares to the best that the house has found: luck may do better."""


class Task(Struct, frozen=True, kw_only=True):
    """A position to be solved by one seat, and the best that can be made of it."""

    seats: int
    seat: Seat  # of whoever solves it
    options: dict[str, Any] = {}
    prologue: tuple[Played, ...]  # what was played from the deal to the position
    line: tuple[Played, ...]  # the best there is, others' moves included, to the end
    best: int  # what it comes to
    why: tuple[Sentence, ...] = ()  # is what it is, ply by ply, where that is known: TAB-69


def because(game: str, at: Played, name: str, /, **facts: Any) -> Sentence:
    """Why a move of the best line is a good one: ``why-<game>-<name>``, and what fills it in."""
    return Sentence(f"why-{game}-{name}", facts, at.ply)


class Grade(Struct, frozen=True):
    """What an attempt came to, beside the best there was; squares tell no more than how it went."""

    score: int
    best: int
    squares: tuple[int, ...]  # for each thing done: 0 in vain, 1 in part, 2 well done
    verdict: Verdict = "worse"


def graded(
    score: int,
    best: int,
    squares: tuple[int, ...],
    *,
    fewest: bool = False,
    failed: bool = False,
) -> Grade:
    """The grade of a score, higher or (of the fewest) lower than which is better."""
    ahead = best - score if fewest else score - best
    verdict: Verdict = "best" if ahead == 0 else "better" if ahead > 0 else "worse"
    return Grade(score, best, squares, "failed" if failed else verdict)


class Effort(Struct, frozen=True, kw_only=True):
    """What has been made of a task so far."""

    task: Task
    start: AnyState  # the position
    plies: tuple[Ply, ...]  # since then
    given_up: bool = False

    @property
    def state(self) -> AnyState:
        """The game as it stands now."""
        return self.plies[-1].state if self.plies else self.start

    @property
    def own(self) -> tuple[Ply, ...]:
        """The solver's own moves."""
        return tuple(ply for ply in self.plies if ply.mover == self.task.seat)


class Challenge(Struct, frozen=True, kw_only=True):
    """How a game makes tasks and grades what was made of them."""

    drafts: tuple[Callable[[bytes, Language], Task | None], ...]
    """A task of what this seed deals; None where that is none worth anybody's time.

    One for each kind of tasks that the game has: of which kind a day's is, its seed says."""

    reply: Callable[[AnyState, Seat, bytes], Any]
    """What another seat than the solver's does, the same for everybody who did the same."""

    grade: Callable[[Effort], Grade | None]
    """What it came to; None while it goes on, and is not given up."""

    part: Callable[[Any, Seat, Seat], str] | None = None
    """What a seat is to the solver's, by the table and both: the texts have it as ``part-<part>``.
    A rival, where a game says nothing else."""

    fewest: bool = False  # whether a lower score is better
    spoken: bool = False  # whether there is a task for each language, as it is about words
    tries: int = 200
    """So many seeds are tried for a day; none should come near it."""

    def is_better(self, score: int, other: int) -> bool:
        return score < other if self.fewest else score > other
