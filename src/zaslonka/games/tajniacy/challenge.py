"""Tajniacy as a daily challenge: find all words of one's team, on as few clues as can be.

The spymaster is the best bot. The rivals get a clue too, and find one word of theirs each turn.
"""

from zaslonka.kernel import Seat
from zaslonka.kernel.challenge import Challenge, Effort, Grade, Task, graded
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.levels import Language
from .bot import decide
from .content import Team
from .game import Tajniacy
from .moves import Move, Stop, Touch
from .rules import Giving, Guessing, State
from .state import Board, Clue, operatives, uncovered

RULES = Tajniacy()

SEATS = 4
MOST_CLUES = 6
"""After which the key is shown."""
BEST_CLUES = range(2, 5)
MOST_LEFT = 6
"""So many words the team has still to find, at most, and"""
LEAST_ANNOUNCED = 2
"""for so many of them the clue speaks: else there would be nothing to combine."""


def draft(seed: bytes, language: Language) -> Task | None:
    options = {"language": language}
    game = Draft(RULES, SEATS, seed, options)
    team = game.state.table.first
    (solver,) = operatives(game.state.table, team)
    _others(game, solver)
    while not game.over and not _is_fit(game.state.table, team):
        _turn(game, solver)
    if game.over:
        return None
    solved = game.copy()
    while not solved.over:
        _turn(solved, solver)
    table = solved.state.table
    given = _clues(table, team)[len(_clues(game.state.table, team)) - 1 :]
    best = len(given)
    # A line that touches a wrong word was not read from the clues alone.
    wrong = any(table.covered[place] != team for clue in given for place in clue.touched)
    if table.winner != team or best not in BEST_CLUES or wrong:
        return None
    line = solved.log[len(game.log) :]
    return Task(seats=SEATS, seat=solver, options=options, prologue=game.log, line=line, best=best)


def reply(state: State, seat: Seat, seed: bytes) -> Move:
    table, step = state.table, state.table.agenda[0]
    team = table.teams[seat]
    if team == table.first:
        return decide(RULES.view(state, seat), "mistrz", seed)
    if isinstance(step, Guessing) and seat != step.judge:
        if step.found:
            return Stop()
        key = state.hands[table.spymasters.of(team)].key
        return Touch(next(place for place in uncovered(table) if key[place] == team))
    # The rivals' clues are those of a beginner: they tell the solver little.
    return decide(RULES.view(state, seat), "latwy", seed)


def grade(effort: Effort) -> Grade | None:
    table = effort.state.table
    team = table.teams[effort.task.seat]
    clues = _clues(table, team)[len(_clues(effort.start.table, team)) - 1 :]
    turned = table.agenda and isinstance(table.agenda[0], Giving) and len(clues) >= MOST_CLUES
    if not (table.winner or turned or effort.given_up):
        return None
    won = table.winner == team
    score = len(clues) if won else MOST_CLUES + 1
    key = effort.start.hands[table.spymasters.of(team)].key
    squares = tuple(_square(clue, key, team) for clue in clues if clue.touched)
    return graded(score, effort.task.best, squares, fewest=True, failed=not won)


CHALLENGE = Challenge(draft=draft, reply=reply, grade=grade, fewest=True, spoken=True)


def _is_fit(table: Board, team: Team) -> bool:
    """Whether it is time to hand over to the solver: a new clue for several of few words."""
    clue, step = table.clues[-1], table.agenda[0]
    fresh = isinstance(step, Guessing) and not clue.touched
    return fresh and table.left.of(team) <= MOST_LEFT and (clue.number or 0) >= LEAST_ANNOUNCED


def _turn(game: Draft, solver: Seat) -> None:
    """What the best bot does in the solver's place, and then the others."""
    game.play(solver, decide(game.view(solver), "mistrz", game.seed))
    _others(game, solver)


def _others(game: Draft, solver: Seat) -> None:
    """All that the others do until the solver is asked."""
    while not game.over and game.on_turn != solver:
        seat = game.on_turn
        game.play(seat, reply(game.state, seat, game.seed))


def _clues(table: Board, team: Team) -> list[Clue]:
    return [clue for clue in table.clues if clue.team == team]


def _square(clue: Clue, key: tuple[str, ...], team: Team) -> int:
    """Whether all that a clue spoke of was found and nothing else, or at least the first."""
    right = [key[place] == team for place in clue.touched]
    spoken_of = clue.number or LEAST_ANNOUNCED
    return 2 if all(right) and len(right) >= spoken_of else 1 if right[0] else 0
