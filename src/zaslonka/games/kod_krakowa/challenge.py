"""Kod Krakowa as a daily challenge: one turn, in which as many places as can be come onto boards.

What the best turn collects is certain from what the solver can know, and all that is legal is
tried with the chance of this very deal: so luck alone does no better than thinking.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from zaslonka.kernel import Chance, Played, Seat
from zaslonka.kernel.challenge import Challenge, Effort, Grade, Task, graded
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.levels import Language
from zaslonka.kernel.records import tag
from .beliefs import by_slot, looks, ways
from .blueprint import blueprint
from .content import ACTIONS, CARDS, ENDS, NUMBER, TOKENS
from .effects import Discover, EverybodyDraws, ExchangePlace, LayPlaces
from .game import RULES
from .moves import (
    Collect,
    Discard,
    DrawCard,
    GiveUp,
    Move,
    PlayCard,
    PutBarrier,
    PutStop,
    Reveal,
    Trade,
    Walk,
)
from .passages import steps_from
from .prompts import FirstBarrier
from .rules import State
from .state import Board, Boards, Hand, View
from .targets import pawn_of

SEATS = 2
TURNS = range(4, 15)
"""A task is one of these turns: by then there is something to find, and not all is found."""
LEAST_BEST = 2
LUCKY = (DrawCard, Trade, Discard, GiveUp, Reveal)
"""Moves that bring what nobody could foresee, or nothing."""
LUCKY_EFFECTS = (EverybodyDraws, LayPlaces, ExchangePlace, Discover)
MOST_CARDS = 1
"""In the solver's hand: each makes many more ways."""
MOST_NODES = 2500
"""So much of what a turn can come to is looked at; where there is more, it is no task."""


def draft(seed: bytes, _: Language) -> Task | None:
    game, chance = Draft(RULES, SEATS, seed), Chance(seed, 1 << 20)
    while not game.over and game.state.table.turn < TURNS[-1]:
        table = game.state.table
        begins = isinstance(table.agenda[0], FirstBarrier) and table.turn in TURNS
        if begins and (task := _task(game, game.on_turn)) is not None:
            return task
        game.play(game.on_turn, blueprint(game.view(game.on_turn), chance))
    return None


def reply(state: State, seat: Seat, seed: bytes) -> Move:
    """Nobody else is asked for anything before the turn is over."""
    return blueprint(RULES.view(state, seat), Chance(seed))


def grade(effort: Effort) -> Grade | None:
    seat, table = effort.task.seat, effort.state.table
    ended = not table.agenda or table.turn > effort.start.table.turn
    if not (ended or effort.given_up):
        return None
    start = found = _found(effort.start.table.boards[seat])
    squares = []
    for ply in effort.own:
        now = _found(ply.state.table.boards[seat])
        if isinstance(ply.move, Collect):
            squares.append(2 if now > found else 0)
        found = now
    return graded(found - start, effort.task.best, tuple(squares))


CHALLENGE = Challenge(draft=draft, reply=reply, grade=grade, tries=1000)


def _found(boards: Boards) -> int:
    """How many places lie on the boards."""
    return len(boards.on_left) + len(boards.joint) + len(boards.on_right)


# Positions


class Node(NamedTuple):
    """What a turn has come to: places that came onto boards, and how many of them for certain."""

    found: int
    sure: int
    log: tuple[Played, ...]


NOTHING = Node(-1, -1, ())


class TooMuch(Exception):
    """The turn can go in more ways than are looked at."""


def _task(game: Draft, solver: Seat) -> Task | None:
    """The task of this turn, if its best is certain and the quick player does not see it."""
    if not _may_be_worth_it(game.view(solver)):
        return None
    quickly = _quickly(game, solver)
    try:
        best = _Search(solver).best(game)
    except TooMuch:
        return None
    found = best.found
    if found < LEAST_BEST or best.sure < found or quickly >= found:
        return None
    line = best.log[len(game.log) :]
    return Task(seats=SEATS, seat=solver, prologue=game.log, line=line, best=found)


def _may_be_worth_it(view: View) -> bool:
    """Whether there are enough certain places near, and not too many cards to try."""
    table = view.table
    if len(view.hand.cards) > MOST_CARDS:
        return False
    near = steps_from(pawn_of(table, view.seat), 0)
    certain = sum(
        _is_sure(view, Collect(district, slot))
        for district in table.discovered
        if near[district] < ACTIONS
        for slot in table.slots_of(district)
    )
    return certain >= LEAST_BEST


def _quickly(game: Draft, solver: Seat) -> int:
    """What the quick player comes to."""
    tried, chance, turn = game.copy(), Chance(game.seed), game.state.table.turn
    while not tried.over and tried.state.table.turn == turn:
        tried.play(tried.on_turn, blueprint(tried.view(tried.on_turn), chance))
    boards = tried.state.table.boards[solver], game.state.table.boards[solver]
    return _found(boards[0]) - _found(boards[1])


class _Search:
    """Everything that one turn can come to; of markers to be put, one place each is tried."""

    def __init__(self, solver: Seat) -> None:
        self._solver = solver
        self._nodes = 0
        self._met: dict[Any, tuple[int, int]] = {}

    def best(self, game: Draft) -> Node:
        turn = game.state.table.turn
        return self._best(game, turn, 0, 0)

    def _best(self, game: Draft, turn: int, found: int, sure: int) -> Node:
        table = game.state.table
        if game.over or table.turn > turn:
            return Node(found, sure, game.log)
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise TooMuch
        key = _key(table, game.state.hands[self._solver])
        if self._met.get(key, (-1, -1)) >= (found, sure):
            return NOTHING
        self._met[key] = found, sure
        view, best = game.view(self._solver), NOTHING
        for move in _worth_trying(view):
            after = game.copy()
            after.play(self._solver, move)
            boards = after.state.table.boards[self._solver]
            gain = _found(boards) - _found(table.boards[self._solver])
            certain = gain if isinstance(move, Collect) and _is_sure(view, move) else 0
            best = max(best, self._best(after, turn, found + gain, sure + certain), key=_by_found)
        return best


def _by_found(node: Node) -> tuple[int, int, int]:
    return node.found, node.sure, -len(node.log)


def _key(table: Board, hand: Hand) -> Any:
    steps = tuple(tag(type(step)) for step in table.agenda[:2])
    own = table.boards[table.on_turn]
    return (
        steps,
        table.actions,
        tuple(table.pawns),
        own,
        hand.cards,
        hand.seen,
        table.blocked,
        table.slots,
    )


def _worth_trying(view: View) -> Iterator[Move]:
    """The moves that leave nothing to luck; of where a marker can go, the farthest from the pawn.

    Without cards drawn anew (KKR-35, KKR-42) and districts that nobody has seen (KKR-31).
    """
    table = view.table
    moves = [move for move in table.agenda[0].moves(view) if not isinstance(move, LUCKY)]
    puts = [move for move in moves if isinstance(move, PutBarrier | PutStop)]
    if puts:
        away = steps_from(pawn_of(table, view.seat), 0)
        yield max(puts, key=lambda move: min(away.get(end, 0) for end in ENDS[move.passage]))
        return
    for move in moves:
        if isinstance(move, Walk) and move.district not in table.discovered:
            continue
        if isinstance(move, PlayCard) and isinstance(CARDS[move.card].effect, LUCKY_EFFECTS):
            continue
        yield move


def _is_sure(view: View, move: Collect) -> bool:
    """Whether the solver could know that this place comes onto a board."""
    table, district = view.table, move.district
    hands = [view.hand if seat == view.seat else None for seat in range(len(table.boards))]
    known = looks(district, table, hands)
    lying = by_slot(ways(district, table.traces[NUMBER[district]], known)[-1])
    boards = table.boards[view.seat]
    wanted = {boards.left, boards.right}
    slot = table.slots_of(district).index(move.slot or 0)
    return all(wanted & {*TOKENS[place].carries(table.edition)} for place in lying[slot])
