"""Batches of games played to their ends, by those who know more than they should."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.lab import equal
from tests.lab.laws import setup_of
from tests.laws.check import Way, ways
from zaslonka import games
from zaslonka.lab import vector
from zaslonka.lab.vector import Lanes, Seen
from zaslonka.lab.vector.compiled import CompiledLanes

LANES = 16
WAYS = [way for name in games.names() for way in ways(games.get(name)) if way.game.batch]

RIGHT = (0.02, 0.1, 0.3, 0.6)
"""How often players of a lane name what is hidden: seldom for long games, often for ends."""

PATIENT = np.repeat((0.7, 0.9, 0.98, 1.0), LANES // 4)
"""How often they else make a move of the first kind: only who asks to the end sees every card."""


def kept_by(game: str) -> Any:
    """What a game's own tests know of its batches: `secret`, and faults that must be found."""
    return import_module(f"tests.games.{game}.batches")


def played(way: Way, count: int, seed: int, *, by_jax: bool) -> Iterator[equal.Played]:
    """Games of a way, by numba and then perhaps by JAX beside it."""
    first, others = made(way, "numba"), [made(way, "jax")] if by_jax else []
    assert isinstance(first, CompiledLanes)
    insider = Insider(first, seed)
    yield from equal.finished(first, others, first.game.decks, insider.choose, seed, count)


def made(way: Way, backend: Any, **terms: Any) -> Lanes:
    options = {name: getattr(way.options, name) for name in way.options.__struct_fields__}
    return vector.make(way.game.name, way.seats, LANES, backend, **terms, **options)


def replayed(way: Way, count: int, seed: int, *, by_jax: bool) -> int:
    """Plays games of a way and plays them again by the rules; how many plies they had."""
    setup = setup_of(way)
    return sum(equal.replay(setup, one) for one in played(way, count, seed, by_jax=by_jax))


class Insider:
    """Plays all seats: often a move of the first kind, now and then one that names a secret."""

    def __init__(self, lanes: CompiledLanes, seed: int) -> None:
        self._lanes = lanes
        self._draw = np.random.default_rng(seed)
        self._secret = kept_by(lanes.setup.game.name).secret
        numbers = range(lanes.setup.actions.size)
        kind = lanes.setup.actions.describe(0).partition("(")[0]
        self._first = next(
            n for n in numbers if not lanes.setup.actions.describe(n).startswith(kind)
        )
        lanes.reset(seed)
        lanes.draw(seed)

    def choose(self, _: Lanes, seen: Seen) -> NDArray[np.int64]:
        lanes, draw = self._lanes, self._draw
        rather, some = lanes.draw(rather_below=self._first), lanes.draw()
        chosen: NDArray[np.int64] = np.where(draw.random(LANES) < PATIENT, rather, some)
        for lane in range(LANES):
            if draw.random() < RIGHT[lane % len(RIGHT)] and seen.seat[lane] >= 0:
                number = self._secret(lanes, seen, lane, draw)
                if seen.legal[lane, number >> 5] >> np.uint32(number & 31) & np.uint32(1):
                    chosen[lane] = number
        return chosen
