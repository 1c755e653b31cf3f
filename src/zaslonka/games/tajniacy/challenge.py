"""Tajniacy as a daily challenge: find all words of one's team, on as few clues as can be.

The spymaster has a plan for all of them (`planning`).  The rivals get a clue too, for one word of
theirs, and find it.
"""

from collections.abc import Sequence
from functools import partial
from itertools import combinations, islice
from math import prod
from typing import TypeAlias

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
from .state import Board, Clue, operatives

RULES = Tajniacy()

Shape: TypeAlias = tuple[int, ...]

SEATS = 4
MOST_CLUES = 6
"""After which the key is shown."""
SHAPES = ((2, 2, 2), (2, 3), (2, 2, 2, 2), (2, 2, 3))
"""For how many words the clues of a task are, from the fewest on: another shape, another day.

Each is for several, else there would be nothing to combine; chance says which comes when."""
TIME_TO_ERR = 2
"""So many clues more than the best line takes there must be before the rivals have won."""
CAREFUL, CARELESS = Guesser(blur=0), Guesser(blur=1.5, astray=0.5)
TRIED, MOST_AS_GOOD = 6, 2
"""So many careless solvers are tried, and so many may need no more clues than the best line."""


def draft(shape: Shape, seed: bytes, language: Language) -> Task | None:
    options = {"language": language}
    game = Draft(RULES, SEATS, seed, options)
    (solver,) = operatives(game.state.table, game.state.table.first)
    if (kept := _kept(game, shape)) is None:
        return None
    _prepare(game, solver, kept)
    _others(game, solver)
    start, solved = game.state.table, _solved(game, solver, CAREFUL)
    if not (_is_worthwhile(start, solved.state.table, shape) and _is_as_meant(game, solved)):
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
    table, step, view = state.table, state.table.agenda[0], RULES.view(state, seat)
    chance = Chance(seed, len(table.clues))
    if table.teams[seat] == table.first:
        return planning.give(view, chance)
    sought = next(place for place in _rivals_order(state, seed) if table.covered[place] is None)
    if isinstance(step, Giving):
        return planning.give_for(view, sought, chance)
    if isinstance(step, Guessing) and seat != step.judge:
        return Stop() if step.found else Touch(sought)
    return decide(view, "latwy", seed)


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
    drafts=tuple(partial(draft, shape) for shape in SHAPES),
    reply=reply,
    grade=grade,
    part=part,
    fewest=True,
    spoken=True,
    tries=100_000,
)


# Positions


def _kept(game: Draft, shape: Shape) -> set[int] | None:
    """The words for a task of this shape, which clues for several find; None where there are none.

    As the board will be when the others have been found, by so many turns of each team.
    """
    state = game.state.clone()
    table, team = state.table, state.table.first
    own = _own_words(state)
    gone = _rivals_order(state, game.seed)[: len(own) - sum(shape)]
    table.covered = tuple(rivals(team) if at in gone else None for at in range(len(table.words)))
    view = RULES.view(state, table.spymasters.of(team))
    best = dict[frozenset[int], float]()
    for clue in planning.for_several(view, own):
        meant = frozenset(clue.meant)
        best[meant] = max(best.get(meant, 0), clue.read)
    apart = (sets for sets in combinations(best, len(shape)) if _fits(sets, shape))
    chosen = max(apart, key=lambda sets: prod(best[one] for one in sets), default=None)
    return None if chosen is None else set().union(*chosen)


def _fits(sets: Sequence[frozenset[int]], shape: Shape) -> bool:
    """Whether sets have just these sizes, and no word is in two of them."""
    return tuple(sorted(map(len, sets))) == shape and len(frozenset().union(*sets)) == sum(shape)


def _prepare(game: Draft, solver: Seat, kept: set[int]) -> None:
    """Play until these words are left: each other by a clue of its own, which is understood."""
    giver, chance = game.on_turn, Chance(game.seed, 1 << 20)
    for place in chance.shuffled(set(_own_words(game.state)) - kept):
        game.play(giver, planning.give_for(game.view(giver), place, chance))
        for move in (Touch(place), Stop()):
            game.play(solver, move)
        while game.on_turn != giver:
            seat = game.on_turn
            game.play(seat, reply(game.state, seat, game.seed))


def _own_words(state: State) -> list[int]:
    table = state.table
    key = state.hands[table.spymasters.of(table.first)].key
    return [place for place, kind in enumerate(key) if kind == table.first]


def _rivals_order(state: State, seed: bytes) -> list[int]:
    """In what order the rivals find their words."""
    table = state.table
    key = state.hands[table.spymasters.of(table.first)].key
    theirs = [place for place, kind in enumerate(key) if kind == rivals(table.first)]
    return list(Chance(seed, 1 << 21).shuffled(theirs))


def _is_worthwhile(start: Board, solved: Board, shape: Shape) -> bool:
    """Whether all is found on clues of this shape, and there is time to err."""
    team, given = start.first, _since(start, solved)
    return (
        solved.winner == team
        and tuple(sorted(clue.number or 0 for clue in given)) == shape
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
    return 2 if all(right) and len(right) >= (clue.number or 0) else 1 if right[0] else 0
