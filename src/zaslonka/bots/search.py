"""Search over imagined worlds: try each plan in them, and play on with a quick player.

There is no tree: beside a good quick player it gains nothing here, and costs the most.
Everything is counted, nothing timed, so that a decision is a function of view and seed (law 7).
"""

import math
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias

from zaslonka.kernel import AnyGame, AnySeatView, AnyState, Chance, Illegal, Seat, SeatView

Plan: TypeAlias = Sequence[Any]
"""Moves to be made one after another as the seat's turns to decide come, at least one."""


class Guide(NamedTuple):
    """What a game brings to the search."""

    blueprint: Callable[[AnySeatView, Chance], Any]
    """A sensible move, quickly; it must not change the view, which is not a copy."""
    settled: Callable[[Any], bool]
    """Whether a game that has come to this table need not be played on to be judged."""
    value: Callable[[AnyState, Seat], float]
    """How good a settled or finished game is for a seat."""
    imagine: Callable[[AnySeatView, Chance], AnyState] | None = None
    """A likely world, where the game knows better than that all that fit are as likely."""


def weigh(
    game: AnyGame,
    view: AnySeatView,
    plans: Sequence[Plan],
    guide: Guide,
    playouts: int,
    chance: Chance,
) -> list[float]:
    """What each plan is worth to the viewer: the mean value it came to.

    The playouts are dealt out in rounds.  In a round every plan left meets the same
    worlds and the same chance, and after it the worse half is dropped, so that most
    playouts go to the plans that are hard to tell apart.  A plan that was dropped is
    worth no more than those that outlived it, however they fared afterwards.
    """
    imagine = guide.imagine or game.imagine
    totals, tried = [0.0] * len(plans), [0] * len(plans)
    left, rounds = list(range(len(plans))), max(1, math.ceil(math.log2(len(plans))))
    dropped: list[int] = []
    for _ in range(rounds):
        for _ in range(max(1, playouts // (rounds * len(left)))):
            seed = chance.below(1 << 64).to_bytes(8, "big")
            world = imagine(view, Chance(seed))
            for plan in left:
                totals[plan] += _played_on(game, world.clone(), view.seat, plans[plan], guide, seed)
                tried[plan] += 1
        left.sort(key=lambda plan: totals[plan] / tried[plan], reverse=True)
        keep = max(2, math.ceil(len(left) / 2))
        left, dropped = left[:keep], left[keep:] + dropped
    ranked = left + dropped
    worth = accumulate((totals[plan] / tried[plan] for plan in ranked), min)
    return [value for _, value in sorted(zip(ranked, worth, strict=True))]


def mixed(values: Sequence[float], warmth: float, chance: Chance) -> int:
    """The index of one of the best: the warmer, the likelier a worse one, so as not to be read."""
    best = max(values)
    weights = [math.exp((value - best) / warmth) for value in values]
    drawn = sum(weights) * chance.below(1 << 32) / (1 << 32)
    for index, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return index
    return values.index(best)


def _played_on(
    game: AnyGame,
    state: AnyState,
    planner: Seat,
    plan: Plan,
    guide: Guide,
    seed: bytes,
) -> float:
    """What the planner's plan is worth in this world, everybody playing on by the blueprint."""
    table, planned, ply = state.table, list(reversed(plan)), 0
    while (seats := game.must_act(table)) and not (ply and guide.settled(table)):
        seat, ply = planner if not ply else seats[0], ply + 1
        view: AnySeatView = SeatView(seat, table, state.hands[seat])
        if seat == planner and planned:
            try:
                game.play(state, seat, planned.pop(), Chance(seed, ply))
                continue
            except Illegal:
                # The world took another course than the plan foresaw: play on without it.
                planned.clear()
        game.play(state, seat, guide.blueprint(view, Chance(seed, -ply)), Chance(seed, ply))
    return guide.value(state, planner)
