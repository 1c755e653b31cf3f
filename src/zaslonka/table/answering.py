"""The answer to a puzzle: one move, right or wrong, and what is told of it afterwards.

TAB-122, TAB-124.
"""

from typing import Any

import msgspec

from zaslonka.kernel import AnyGame, AnySeatView
from zaslonka.kernel.challenge import Effort, Grade, graded
from zaslonka.kernel.puzzles import Weighed, Worth, worth_of
from zaslonka.table.info import Answer, Puzzled, Valued
from zaslonka.table.live import FromGame, LiveTable


def grade(rules: AnyGame, puzzle: FromGame, effort: Effort) -> Grade | None:
    """Right is the best move, and no other; one move is all there is."""
    if not (effort.own or effort.given_up):
        return None
    rated = weighed(rules, puzzle)
    right = bool(effort.own) and effort.own[0].move == rated.moves[0].move
    squares = (2 if right else 0,) if effort.own else ()
    return graded(int(right), 1, squares, failed=not effort.own)


def told(table: LiveTable) -> Puzzled | None:
    """What everybody at the table may know of its puzzle: of the answer nothing before the end."""
    attempt = table.challenge
    if attempt is None or attempt.puzzle is None:
        return None
    puzzle = attempt.puzzle
    answer = None if attempt.grade is None else _answer(table, puzzle)
    return Puzzled(puzzle.people, puzzle.rating, answer)


def _answer(table: LiveTable, puzzle: FromGame) -> Answer | None:
    assert table.challenge is not None
    rules, task = table.rules, table.challenge.task
    plies = table.history.plies
    begins = len(task.prologue)
    if len(plies) <= begins:
        return None  # a table looked at without its history
    view, rated = rules.view(plies[begins].state, task.seat), weighed(rules, puzzle)
    own = next((ply.move for ply in plies[begins + 1 :] if ply.mover == task.seat), None)
    return Answer(
        unit=rated.unit,
        best=_valued(rules, view, rated, rated.moves[0].move),
        played=_valued(rules, view, rated, msgspec.convert(puzzle.played, rules.move_type)),
        own=None if own is None else _valued(rules, view, rated, own),
    )


def _valued(rules: AnyGame, view: AnySeatView, rated: Weighed, move: Any) -> Valued:
    return Valued(move, rules.in_words(view, move), worth_of(rated, move))


def weighed(rules: AnyGame, puzzle: FromGame) -> Weighed:
    """What was weighed, in moves of the game, whether or not it has been through the store."""
    rated = puzzle.weighed
    moves = tuple(
        Worth(msgspec.convert(one.move, rules.move_type), one.worth) for one in rated.moves
    )
    return msgspec.structs.replace(rated, moves=moves)
