"""Tajniacy as a daily challenge: find all words of one's team, on as few clues as can be.

The spymaster has a plan for all of them (`planning`).  The rivals get a clue too, and find one word
of theirs each turn.
"""

from itertools import islice

from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.challenge import Challenge, Effort, Grade, Task, graded
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.levels import Language
from . import planning
from .bot import decide
from .content import Team, rivals
from .game import Tajniacy
from .moves import Move, Stop, Touch
from .operative import Guesser, guess
from .reasons import is_tempted, reasons
from .rules import Giving, Guessing, State
from .state import Board, Clue, operatives, uncovered

RULES = Tajniacy()

SEATS = 4
MOST_CLUES = 6
"""After which the key is shown."""
LEFT = range(6, 9)
"""So many words the team has still to find,"""
BEST_CLUES = range(3, 5)
"""on so many clues,"""
LEAST_ANNOUNCED = 2
"""each of which speaks of so many: else there would be nothing to combine."""
TIME_TO_ERR = 2
"""So many clues more than the best line takes there must be before the rivals have won."""
CAREFUL, CARELESS = Guesser(blur=0), Guesser(blur=1.5)
TRIED, MOST_AS_GOOD = 6, 2
"""So many careless solvers are tried, and so many may need no more clues than the best line."""


def draft(seed: bytes, language: Language) -> Task | None:
    options = {"language": language}
    game = Draft(RULES, SEATS, seed, options)
    (solver,) = operatives(game.state.table, game.state.table.first)
    if not _is_promising(game):
        return None
    _others(game, solver)
    while not game.over and not _is_fit(game.state.table):
        _turn(game, solver, CAREFUL)
    if game.over:
        return None
    start, solved = game.state.table, _solved(game, solver, CAREFUL)
    if not (_is_worthwhile(start, solved.state.table) and _is_as_meant(game, solved)):
        return None
    line = solved.log[len(game.log) :]
    why = reasons(game, line)
    if not any(is_tempted(one) for one in why):
        return None
    best = _clues_taken(start, solved.state.table)
    careless = (_solved(game, solver, CARELESS, whim) for whim in range(1, TRIED + 1))
    as_good = (one for one in careless if _clues_taken(start, one.state.table) <= best)
    if len(list(islice(as_good, MOST_AS_GOOD + 1))) > MOST_AS_GOOD:
        return None
    return Task(
        seats=SEATS,
        seat=solver,
        options=options,
        prologue=game.log,
        line=line,
        best=best,
        why=why,
    )


def reply(state: State, seat: Seat, seed: bytes) -> Move:
    table, step = state.table, state.table.agenda[0]
    team = table.teams[seat]
    if team == table.first:
        return planning.give(RULES.view(state, seat))
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
    clues = _since(effort.start.table, table)
    turned = table.agenda and isinstance(table.agenda[0], Giving) and len(clues) >= MOST_CLUES
    if not (table.winner or turned or effort.given_up):
        return None
    won = table.winner == team
    score = len(clues) if won else MOST_CLUES + 1
    key = effort.start.hands[table.spymasters.of(team)].key
    squares = tuple(_square(clue, key, team) for clue in clues if clue.touched)
    return graded(score, effort.task.best, squares, fewest=True, failed=not won)


def part(table: Board, seat: Seat, solver: Seat) -> str:
    own = table.teams[seat] == table.teams[solver]
    if seat == table.spymasters.of(table.teams[seat]):
        return "tajniacy-chief" if own else "tajniacy-rival-chief"
    return "partner" if own else "rival"


CHALLENGE = Challenge(
    draft=draft, reply=reply, grade=grade, part=part, fewest=True, spoken=True, tries=4000
)


# Positions


def _is_promising(game: Draft) -> bool:
    """Whether the spymaster has clues for several words from the deal on: most have too few."""
    table = game.state.table
    clues = planning.plan(game.view(table.spymasters.of(table.first)))
    return sum(len(one.meant) for one in clues if len(one.meant) >= LEAST_ANNOUNCED) >= LEFT[0]


def _is_fit(table: Board) -> bool:
    """Whether it is time to hand over to the solver: a new clue for several of few words."""
    clue, step = table.clues[-1], table.agenda[0]
    fresh = isinstance(step, Guessing) and not clue.touched
    return fresh and table.left.of(table.first) <= LEFT[-1] and _is_for_several(clue)


def _is_worthwhile(start: Board, solved: Board) -> bool:
    """Whether all is found on few clues for several words each, and there is time to err."""
    team, given = start.first, _since(start, solved)
    return (
        solved.winner == team
        and start.left.of(team) in LEFT
        and len(given) in BEST_CLUES
        and all(map(_is_for_several, given))
        and start.left.of(rivals(team)) >= len(given) + TIME_TO_ERR
    )


def _is_as_meant(start: Draft, solved: Draft) -> bool:
    """Whether each clue is read as its giver meant it: such a line owes nothing to luck."""
    table = solved.state.table
    giver = table.spymasters.of(table.first)
    given = [one.move for one in solved.log if one.seat == giver]
    clues = _since(start.state.table, table)
    return all(
        set(clue.touched) == set(move.meant)
        for clue, move in zip(clues, given[-len(clues) :], strict=True)
    )


def _is_for_several(clue: Clue) -> bool:
    return (clue.number or 0) >= LEAST_ANNOUNCED


def _solved(game: Draft, solver: Seat, guesser: Guesser, whim: int = 0) -> Draft:
    """The game played to its end by somebody who guesses so."""
    solved = game.copy()
    while not solved.over:
        _turn(solved, solver, guesser, whim)
    return solved


def _turn(game: Draft, solver: Seat, guesser: Guesser, whim: int = 0) -> None:
    """What somebody who guesses so does in the solver's place, and then the others."""
    chance = Chance(game.seed, (1 << 20) + (whim << 10) + len(game.log))
    game.play(solver, guess(game.view(solver), guesser, chance))
    _others(game, solver)


def _others(game: Draft, solver: Seat) -> None:
    """All that the others do until the solver is asked."""
    while not game.over and game.on_turn != solver:
        seat = game.on_turn
        game.play(seat, reply(game.state, seat, game.seed))


def _clues_taken(start: Board, table: Board) -> int:
    """How many clues it took to find all words; as many as there are, and one, if it failed."""
    return len(_since(start, table)) if table.winner == table.first else MOST_CLUES + 1


def _since(start: Board, table: Board) -> list[Clue]:
    """The clues of the solver's team from that of the position on."""
    return _own(table)[len(_own(start)) - 1 :]


def _own(table: Board) -> list[Clue]:
    return [clue for clue in table.clues if clue.team == table.first]


def _square(clue: Clue, key: tuple[str, ...], team: Team) -> int:
    """Whether all that a clue spoke of was found and nothing else, or at least the first."""
    right = [key[place] == team for place in clue.touched]
    spoken_of = clue.number or LEAST_ANNOUNCED
    return 2 if all(right) and len(right) >= spoken_of else 1 if right[0] else 0
