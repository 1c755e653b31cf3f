"""Batch games beside the kernel: each is written as a record and played again by the rules.

At every ply the two must agree on who decides, what that seat sees, and every number that it may
choose; at the end on what the game came to.  Both backends are given the same seeds and choices,
and must show the same to the last bit, so one replay speaks for both.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zaslonka.lab.episode import Setup
from zaslonka.lab.vector import Lanes, Record, Seen


class Unequal(AssertionError):
    """A batch game and the kernel, or two backends, disagree."""


class Ply(NamedTuple):
    """What one lane showed, and what was chosen then."""

    seat: int
    view: NDArray[np.int32]
    mask: NDArray[np.uint8]
    chosen: int


class Played(NamedTuple):
    """A batch game from its deal to its end, and what each seat had of it."""

    record: Record
    plies: list[Ply]
    reward: NDArray[np.float32]


Policy = Callable[[Lanes, Seen], NDArray[np.int64]]


def finished(
    first: Lanes, others: list[Lanes], decks: tuple[int, ...], policy: Policy, seed: int, most: int
) -> Iterator[Played]:
    """So many games that were played to their end in a batch, by however many backends."""
    seen = _numpy(first.reset(seed))
    for other in others:
        _same(seen, _numpy(other.reset(seed)))
    plies: list[list[Ply]] = [[] for _ in range(first.batch)]
    dealt = [0] * first.batch
    found = 0
    while found < most:
        chosen, masks = policy(first, seen), first.mask(seen.legal)
        for lane, row in enumerate(plies):
            seat, view = int(seen.seat[lane]), seen.observation[lane].copy()
            row.append(Ply(seat, view, masks[lane], int(chosen[lane])))
        seen = _numpy(first.step(chosen))
        for other in others:
            _same(seen, _numpy(other.step(chosen)))
        for lane in np.flatnonzero(seen.done).tolist():
            seed_of, seats = int(first.seeds[lane]), first.setup.seats
            numbers = [ply.chosen for ply in plies[lane]]
            record = Record.of(decks, seats, seed_of, dealt[lane], numbers)
            yield Played(record, plies[lane], seen.reward[lane].copy())
            plies[lane], dealt[lane], found = [], dealt[lane] + 1, found + 1


def _numpy(seen: Seen) -> Seen:
    return Seen(*map(np.asarray, seen))


def _same(one: Seen, other: Seen) -> None:
    for name, left, right in zip(Seen._fields, one, other, strict=True):
        if left.shape != right.shape or not (left == right).all():
            raise Unequal(f"the backends differ in {name}: {np.argwhere(left != right)[:5]}")


def replay(setup: Setup, played: Played) -> int:
    """Play a batch game again by the rules, and compare; how many plies it had."""
    states = played.record.states(setup)
    for number, (ply, state) in enumerate(zip(played.plies, states, strict=False)):
        _compare(setup, state, ply, f"ply {number} of {played.record}")
    state = next(states)
    if setup.to_decide(state) is not None:
        raise Unequal(f"the rules do not end {played.record}")
    expected = np.array(setup.returns(state), np.float32)
    if not (played.reward == expected).all():
        raise Unequal(f"{played.reward}, by the rules {expected}: {played.record}")
    return len(played.plies)


def _compare(setup: Setup, state: Any, ply: Ply, where: str) -> None:
    seat = setup.to_decide(state)
    if seat != ply.seat:
        raise Unequal(f"{ply.seat} decides, by the rules {seat}: {where}")
    view = setup.view(state, seat)
    places = np.flatnonzero(setup.observations.array(view) != ply.view)
    if len(places):
        names = [setup.observations.names[place] for place in places[:8]]
        raise Unequal(f"seat {seat} sees otherwise {names}: {where}")
    numbers = np.flatnonzero(setup.actions.mask(view) != ply.mask)
    if len(numbers):
        first = setup.actions.describe(int(numbers[0]))
        raise Unequal(f"{len(numbers)} numbers are legal in one alone, {first}: {where}")
