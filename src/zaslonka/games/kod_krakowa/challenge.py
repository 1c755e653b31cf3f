"""Kod Krakowa as a daily challenge: one turn, in which as many places as can be come onto boards.

What the best turn collects is certain from what the solver can know as it begins.  Who goes for
the nearest place each time misses it, and no luck that this very deal has in store does better.
"""

from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.challenge import Challenge, Effort, Grade, Task, graded
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.levels import Language
from .blueprint import blueprint
from .content import CARDS, NUMBER, PLACES_TO_WIN, Card
from .effects import MoveBarrier, SwapPlaces, WalkThrough
from .foresight import OF_NO_USE, Cost, Foresight, Nearness, TooMuch, found, known
from .game import RULES
from .moves import Collect, Discard, DrawCard, LiftBarrier, LookAt, Move, PlayCard
from .prompts import FirstBarrier, PickingBoard
from .reasons import reasons
from .rules import State, Turn
from .state import View

SEATS = 2
TURNS = range(6, 26)
"""A task is one of these turns: by then there is something to know, and not all is collected."""
LEAST_BEST = 3
LEAST_KNOWN = LEAST_BEST + 1
"""With no more certain places than the best turn collects there would be none to choose."""
CARDS_KEPT = 3
"""In the solver's hand at most: each makes many more ways, for people and for the house."""
SPENT_AT_ONCE = (*OF_NO_USE, MoveBarrier, SwapPlaces, WalkThrough)
"""Cards with these effects the house does not keep for a task."""
MOST_TRIED = 3000
"""So much of what a turn can come to is looked at; where there is more, it is no task."""


def draft(seed: bytes, _: Language) -> Task | None:
    game, chance = Draft(RULES, SEATS, seed), Chance(seed, 1 << 20)
    while not game.over and game.state.table.turn < TURNS.stop:
        table = game.state.table
        begins = isinstance(table.agenda[0], FirstBarrier) and table.turn in TURNS
        if begins and (task := _task(game)) is not None:
            return task
        game.play(game.on_turn, _prepares(game.view(game.on_turn), chance))
    return None


def reply(state: State, seat: Seat, seed: bytes) -> Move:
    """Nobody else is asked for anything before the turn is over."""
    return blueprint(RULES.view(state, seat), Chance(seed))


def grade(effort: Effort) -> Grade | None:
    seat, table = effort.task.seat, effort.state.table
    ended = not table.agenda or table.turn > effort.start.table.turn
    if not (ended or effort.given_up):
        return None
    start = now = found(effort.start.table.boards[seat])
    squares = []
    for ply in effort.own:
        before, now = now, found(ply.state.table.boards[seat])
        if isinstance(ply.move, Collect):
            squares.append(2 if now > before else 0)
    return graded(now - start, effort.task.best, tuple(squares))


CHALLENGE = Challenge(drafts=(draft,), reply=reply, grade=grade, tries=400)


# Positions


def _task(game: Draft) -> Task | None:
    """The task of this turn, if its best takes some thought and no luck."""
    solver = game.on_turn
    view = game.view(solver)
    certain = known(view)
    if len(certain) < LEAST_KNOWN or not _is_fit(view.hand.cards):
        return None
    foresight = Foresight(game, certain, MOST_TRIED)
    try:
        after = foresight.best(LEAST_BEST)
        if after is None:
            return None
        best = foresight.gained(after)
        if view.table.boards[solver].best + best >= PLACES_TO_WIN[SEATS]:
            return None  # A win would cut the turn short, and not in every world at the same place.
        nearest = max(map(foresight.nearest_first, NEARNESS))
        if nearest >= best:
            return None
        if Foresight(game, None, MOST_TRIED).best(best + 1) is not None:
            return None
    except TooMuch:
        return None
    line = after.log[len(game.log) :]
    why = reasons(game, line, nearest, best)
    return Task(seats=SEATS, seat=solver, prologue=game.log, line=line, best=best, why=why)


def _is_fit(cards: tuple[Card, ...]) -> bool:
    """Whether a hand leaves few enough ways, and markers can only be in the way."""
    walks = any(isinstance(CARDS[card].effect, WalkThrough) for card in cards)
    return len(cards) <= CARDS_KEPT and not walks


def _by_actions(actions: int, moves: int) -> Cost:
    return actions, moves


def _by_moves(actions: int, moves: int) -> Cost:
    return moves, actions


NEARNESS: tuple[Nearness, ...] = (_by_actions, _by_moves)
"""Who spares actions plays cards as soon as they help, who spares moves does not."""


def _prepares(view: View, chance: Chance) -> Move:
    """A player who gets to know the city, and leaves certain places and good cards for a task."""
    step = view.table.agenda[0]
    if isinstance(step, PickingBoard):
        return blueprint(view, chance)
    legal: list[Move] = list(step.moves(view))
    looks = [move for move in legal if isinstance(move, LookAt)]
    if looks:
        return max(looks, key=lambda look: view.table.laid[NUMBER[look.district]])
    if isinstance(step, Turn):
        return chance.pick(_to_prepare(view, legal) or legal)
    return chance.pick(legal)


def _to_prepare(view: View, legal: list[Move]) -> list[Move]:
    """Cards that are not kept; else a card drawn, if there is room; else to go about."""
    cards, certain = view.hand.cards, known(view)
    kept = SPENT_AT_ONCE if len(cards) <= CARDS_KEPT else ()
    plays = [move for move in legal if isinstance(move, PlayCard)]
    spent = [move for move in plays if not kept or isinstance(CARDS[move.card].effect, kept)]
    if spent:
        return list(spent)
    if len(cards) < CARDS_KEPT and DrawCard() in legal:
        return [DrawCard()]
    return [
        move
        for move in legal
        if not isinstance(move, PlayCard | LiftBarrier | Discard | DrawCard)
        and not (isinstance(move, Collect) and (move.district, move.slot) in certain)
    ]
