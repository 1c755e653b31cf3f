"""Kryptos as a daily challenge: three turns in a position where three cards can be known for sure.

The others name, at cards of the solver's, numbers that the solver has elsewhere: all legal, all
wrong, and nothing that the solver did not know.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec import structs

from zaslonka.kernel import Played, Ply, Seat
from zaslonka.kernel.challenge import Challenge, Effort, Grade, Task, because, graded
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.levels import Language, Level
from zaslonka.kernel.story import Sentence
from .beliefs import Likely, Worlds
from .bot import SURE_CHANCE, decide
from .content import WINNING_POINTS
from .events import Guessed
from .game import Kryptos
from .guesses import answered_wrong, hidden_places
from .moves import Guess, Move, Stop
from .rules import Opening, SecondGuess, State, Turn, worth
from .state import View

RULES = Kryptos()

SEATS = 3
TURNS = 3
MOST_POINTS = 3 * TURNS
SURE_CARDS = range(1, 5)
"""So many cards are certain at first: with more of them there would be nothing to look for."""
MOST_PLIES = 60


def draft(seed: bytes, _: Language) -> Task | None:
    game, solver = Draft(RULES, SEATS, seed), seed[0] % SEATS
    while len(game.log) < MOST_PLIES and not game.over:
        table = game.state.table
        if max(table.scores) + MOST_POINTS >= WINNING_POINTS:
            return None
        if isinstance(table.agenda[0], Turn) and game.on_turn == solver:
            if len(list(_said_in_vain(game.state, solver))) < (SEATS - 1) * (TURNS - 1):
                return None
            if (line := _line(game, solver)) is not None:
                return line
        level: Level = "mistrz" if isinstance(table.agenda[0], Opening) else "sredni"
        seat = game.on_turn
        game.play(seat, decide(game.view(seat), level, seed))
    return None


def reply(state: State, seat: Seat, seed: bytes) -> Move:
    table = state.table
    if isinstance(table.agenda[0], SecondGuess):
        return Stop()
    solver = seed[0] % SEATS
    said: Iterator[Move] = chain(
        _said_in_vain(state, solver), table.agenda[0].moves(RULES.view(state, seat))
    )
    return next(said)


def grade(effort: Effort) -> Grade | None:
    turns: list[list[Ply]] = []
    for ply in effort.own:
        if not turns or _is_done(turns[-1]):
            turns.append([])
        turns[-1].append(ply)
    done = len(turns) == TURNS and _is_done(turns[-1])
    if not (done or effort.given_up or not effort.state.table.agenda):
        return None
    points = [_points(turn) for turn in turns]
    squares = [
        0 if won <= 0 else 2 if len(turn) == 1 else 1
        for won, turn in zip(points, turns, strict=True)
    ]
    unplayed = (0,) * (TURNS - len(turns))
    return graded(sum(points), effort.task.best, (*squares, *unplayed))


CHALLENGE = Challenge(drafts=(draft,), reply=reply, grade=grade)


def _is_done(turn: Sequence[Ply]) -> bool:
    """Whether the turn has passed on after these moves of it."""
    agenda = turn[-1].state.table.agenda
    return not agenda or not isinstance(agenda[0], SecondGuess)


def _points(turn: Sequence[Ply]) -> int:
    """What the guesses of a turn won, less the point that a second one costs."""
    guessed = [ply for ply in turn if isinstance(ply.move, Guess)]
    won = sum(int(ply.state.table.past[-1].points) for ply in guessed)
    return won - (len(guessed) - 1)


# Positions


def _line(game: Draft, solver: Seat) -> Task | None:
    """The task of this position, if three cards in turn can be known, and not at a glance."""
    sure = _sure(Worlds(game.view(solver)).likely())
    if len(sure) not in SURE_CARDS:
        return None
    solved, best, hidden, why = game.copy(), 0, 0, list[Sentence]()
    for turn in range(TURNS):
        view = game.view(solver) if not turn else solved.view(solver)
        worlds = Worlds(view)
        certain = _sure(worlds.likely())
        if not certain:
            return None
        glance = _sure(_at_a_glance(worlds))
        # Of cards that win as much, the plainest: what it shows may make the others plain, too.
        guess = max(certain, key=lambda one: (worth(view.table, one.seat), one in glance))
        hidden += guess not in glance
        best += worth(view.table, guess.seat)
        solved.play(solver, guess)
        why += _reasons(solved.log[-1], guess, view, worlds, len(certain))
        while turn < TURNS - 1 and solved.on_turn != solver:
            solved.play(solved.on_turn, reply(solved.state, solved.on_turn, game.seed))
    if not hidden or best < MOST_POINTS - 1:
        return None
    line = solved.log[len(game.log) :]
    return Task(seats=SEATS, seat=solver, prologue=game.log, line=line, best=best, why=tuple(why))


def _reasons(
    played: Played, guess: Guess, view: View, worlds: Worlds, certain: int
) -> Iterator[Sentence]:
    """What of its row is out by what its owner named, what is not, and how many were certain."""
    if named := _named(guess, view):
        yield because("kryptos", played, "named", seat=guess.seat, numbers=named)
    alone = worlds.likely_alone(guess.seat)[guess.seat, guess.place]
    others = [number for number, chance in alone.items() if chance and number != guess.number]
    name = "between" if others else "glance"
    facts = {"number": guess.number, "others": others, "certain": certain}
    yield because("kryptos", played, name, **facts)


def _named(guess: Guess, view: View) -> list[int]:
    """What its row alone would allow there, had not its owner named it elsewhere (KRY-27)."""
    table, card = view.table, (guess.seat, guess.place)
    said = [one for one in table.past if isinstance(one, Guessed) and one.by == guess.seat]
    unheard = structs.replace(table, past=tuple(one for one in table.past if one not in said))
    alone = Worlds(structs.replace(view, table=unheard)).likely_alone(guess.seat)[card]
    return sorted({one.number for one in said} & {number for number in alone if alone[number]})


def _sure(likely: Likely) -> list[Guess]:
    return [
        Guess(seat, place, number)
        for (seat, place), numbers in likely.items()
        for number, chance in numbers.items()
        if chance >= SURE_CHANCE
    ]


def _at_a_glance(worlds: Worlds) -> Likely:
    """What somebody would know who looks at each row by itself."""
    found: Likely = {}
    for seat in worlds.seats:
        found |= worlds.likely_alone(seat)
    return found


def _said_in_vain(state: State, solver: Seat) -> Iterator[Guess]:
    """Names for hidden cards of the solver that are other hidden cards of the solver."""
    table, cards = state.table, state.hands[solver].cards
    hidden = hidden_places(table.rows[solver])
    for place in hidden:
        wrong = answered_wrong(table, solver, place)
        for other in hidden:
            if other != place and cards[other] not in wrong:
                yield Guess(solver, place, cards[other])
