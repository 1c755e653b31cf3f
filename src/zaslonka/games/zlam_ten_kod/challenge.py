"""Złam ten Kod as a daily challenge: name the other's code, with as few tries as can be.

The opponent always asks the leftmost open card, so what lies open next can be foreseen.
"""

from collections.abc import Iterable, Iterator

from zaslonka.kernel import Chance, Played, Seat
from zaslonka.kernel.challenge import Challenge, Effort, Grade, Task, because, graded
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.levels import Language
from zaslonka.kernel.story import Sentence
from .beliefs import Worlds
from .content import CARDS, Code
from .events import Asked
from .game import ZlamTenKod
from .moves import Ask, Guess, Move
from .rules import LastChance, State, codes_beside, guesses_by, questions
from .state import View

RULES = ZlamTenKod()

SOLVER, OTHER = 0, 1
CODES = range(16, 91)
"""So many codes are possible in a task: too many to guess, few enough to reckon with."""
MOST_ASKED = 4
"""Questions of each in a prologue."""
LINE_TRIES = range(3, 6)
"""So many tries, the right name included, the best line takes."""
CARELESS = 6
"""So many careless solvers are tried: most of them must need more than the best line."""
MOST_TRIES = 9
"""After which the code is shown."""


def draft(seed: bytes, _: Language) -> Task | None:
    game, chance = Draft(RULES, 2, seed), Chance(seed, 1 << 20)
    while game.on_turn != SOLVER or _codes(game.view(SOLVER)) > CODES[-1]:
        if len(game.log) >= 2 * MOST_ASKED:
            return None
        game.play(game.on_turn, chance.pick(list(questions(game.state.table))))
    if _codes(game.view(SOLVER)) not in CODES:
        return None
    solved = game.copy()
    best = _solve(solved, None)
    careless = [_solve(game.copy(), Chance(seed, (1 << 20) + i)) for i in range(1, CARELESS + 1)]
    if best not in LINE_TRIES or 2 * sum(tries > best for tries in careless) <= CARELESS:
        return None
    if not _is_sure(solved):
        return None
    line = solved.log[len(game.log) :]
    return Task(
        seats=2,
        seat=SOLVER,
        prologue=game.log,
        line=line,
        best=best,
        why=tuple(_reasons(game, line)),
    )


def reply(state: State, seat: Seat, _: bytes) -> Move:
    """The leftmost open card, with the lower digit where one is to be picked."""
    table = state.table
    if table.row and not isinstance(table.agenda[0], LastChance):
        return next(questions(table))
    made = guesses_by(table, seat)
    codes = codes_beside(state.hands[seat].code, table.tiles)
    return Guess(next(code for code in codes if code not in made))


def grade(effort: Effort) -> Grade | None:
    task, tries = effort.task, effort.own
    named = bool(tries) and task.seat in tries[-1].state.table.winners
    if not (named or effort.given_up or len(tries) >= MOST_TRIES):
        return None
    squares = [1 if isinstance(ply.move, Ask) else 0 for ply in tries]
    if named:
        squares[-1] = 2
    score = len(tries) if named else MOST_TRIES + 1
    return graded(score, task.best, tuple(squares), fewest=True, failed=not named)


CHALLENGE = Challenge(drafts=(draft,), reply=reply, grade=grade, fewest=True)


# How it is solved


def _codes(view: View) -> int:
    return len(Worlds(view).codes(OTHER))


def _is_sure(solved: Draft) -> bool:
    """Whether the only name in the line was the only one possible: it owes nothing to luck."""
    *before, named = [past for past in solved.state.table.past if past.by == SOLVER]
    view = solved.view(SOLVER)
    view.table.past = tuple(past for past in view.table.past if past is not named)
    asked = all(isinstance(past, Asked) for past in before)
    return asked and _codes(view) == 1


def _reasons(position: Draft, line: Iterable[Played]) -> Iterator[Sentence]:
    """How many codes each question has left, and that in the end there is one."""
    game = position.copy()
    for played in line:
        codes = _codes(game.view(SOLVER))
        game.play(played.seat, played.move)
        if played.seat != SOLVER:
            continue
        if isinstance(played.move, Ask):
            left = _codes(game.view(SOLVER))
            yield because("zlam_ten_kod", played, "ask", codes=codes, left=left)
        else:
            yield because("zlam_ten_kod", played, "name")


def _solve(game: Draft, whims: Chance | None) -> int:
    """Play on until the code is named, and say how many tries it took."""
    for tries in range(1, MOST_TRIES + 1):
        move = _try(game.view(SOLVER), whims)
        game.play(SOLVER, move)
        if SOLVER in game.state.table.winners:
            return tries
        game.play(OTHER, reply(game.state, OTHER, game.seed))
    return MOST_TRIES + 1


def _try(view: View, whims: Chance | None) -> Move:
    """The question that leaves fewest codes in the mean, or a name; on a whim, any question."""
    codes = Worlds(view).codes(OTHER)
    asks = list(questions(view.table))
    likeliest = max(codes, key=codes.__getitem__)
    if len(codes) <= 2 or not asks:
        return Guess(likeliest)
    if whims is not None:
        return whims.pick(asks)
    left = {ask: _left(ask, codes) for ask in asks}
    best = min(left, key=left.__getitem__)
    # A name that may be right leaves all the other codes if it is wrong.
    total = sum(codes.values())
    named = (total - codes[likeliest]) / total * (total - codes[likeliest])
    return Guess(likeliest) if named < left[best] else best


def _left(ask: Ask, codes: dict[Code, int]) -> float:
    """How much of what is possible is left in the mean once the answer is known."""
    card, parts = CARDS[ask.card], dict[object, int]()
    for code, weight in codes.items():
        said = card.ask(code, ask.digit)
        parts[said] = parts.get(said, 0) + weight
    return sum(weight * weight for weight in parts.values()) / sum(codes.values())
