"""Batch games are the kernel's games, and a batch is what its interface says."""

import itertools
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.lab import equal
from tests.lab.batches import LANES, WAYS, kept_by, made, replayed
from tests.lab.laws import setup_of
from tests.laws.check import Way
from tests.support.example import EXAMPLE
from zaslonka import games
from zaslonka.kernel.batch import joined
from zaslonka.lab import vector
from zaslonka.lab.chance_nodes import Scripted
from zaslonka.lab.vector.chance import threefry
from zaslonka.lab.vector.compiled import SLIDES, CompiledLanes
from zaslonka.lab.vector.records import dealt, draws_of
from zaslonka.lab.vector.traced import TracedLanes

GAMES = 2000
"""How many are replayed by the kernel, over all ways of all games."""

SMALL = WAYS[0]
BACKENDS = ("numba", "jax")


def share(way: Way) -> int:
    """Every game has the same part of all games, and every way of it."""
    names = {one.game.name for one in WAYS}
    return -(-GAMES // len(names) // sum(one.game is way.game for one in WAYS))


def a_few() -> Iterator[Way]:
    """Every option and every number of seats, not each with each: JAX compiles for a while."""
    met: set[tuple[Any, str, int]] = set()
    for least_new in (2, 1):
        for way in WAYS:
            new = {(way.game, "seats", way.seats), (way.game, "variant", way.variant)} - met
            if len(new) >= least_new:
                met |= new
                yield way


BY_JAX = set(a_few())


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_batch_games_are_the_games_of_the_kernel(way: Way) -> None:
    assert replayed(way, share(way), 1, by_jax=way in BY_JAX) > 0


def test_long_games_are_those_of_the_kernel_beside_short_ones() -> None:
    """Observations slide, and are put back twice, while games in another lane come and go."""
    way = next(way for way in WAYS if str(way) == f"{EXAMPLE}-0-for-2")
    lanes, plies = made(way, "numba"), 2 * SLIDES + 100
    assert isinstance(lanes, CompiledLanes)
    secret, chance = kept_by(way.game.name).secret, np.random.default_rng(1)
    steps = itertools.count()

    def policy(_: vector.Lanes, seen: vector.Seen) -> NDArray[np.int64]:
        numbers: NDArray[np.int64] = lanes.draw()
        ends = range(LANES) if next(steps) >= plies else range(int(chance.random() < 0.2))
        for lane in ends:
            numbers[lane] = secret(lanes, seen, lane, chance)
        return numbers

    lanes.draw(1)
    for one in equal.finished(lanes, [], lanes.game.decks, policy, 1, plies):
        equal.replay(setup_of(way), one)
        if len(one.plies) > plies:
            return
    raise AssertionError("no game was long")


@pytest.mark.parametrize("backend", BACKENDS)
def test_who_decided_last_sees_the_end(backend: Any) -> None:
    """Without a reset a lane waits, and shows the end as the kernel would."""
    env = made(SMALL, backend, auto_reset=False)
    setup, seen = setup_of(SMALL), env.reset(3)
    chosen: list[int] = []
    last = int(seen.seat[0])
    while not seen.done[0]:
        last = int(seen.seat[0])
        chosen.append(int(env.draw(len(chosen))[0]))
        seen = env.step(np.full(LANES, chosen[-1]))
    record = vector.Record.of(env.game.decks, SMALL.seats, int(env.seeds[0]), 0, chosen)
    *_, state = record.states(setup)
    expected = setup.observations.array(setup.view(state, last))
    assert (np.asarray(seen.observation[0]) == expected).all()
    assert seen.seat[0] == -1
    assert not np.asarray(env.mask(seen.legal))[0].any()
    waiting = np.asarray(seen.observation[0]).copy()
    again = env.step(np.zeros(LANES, np.int64))
    assert (np.asarray(again.observation[0]) == waiting).all()
    assert again.done[0]
    assert not np.asarray(again.reward[0]).any()
    fresh = env.reset(lanes=np.arange(LANES) == 0)
    assert fresh.seat[0] >= 0
    assert not fresh.done[0]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("wrong", [-1, 10**6, None], ids=["below", "above", "not legal"])
def test_what_is_not_legal_costs_a_point_and_the_game(backend: Any, wrong: int | None) -> None:
    env = made(SMALL, backend)
    seen = env.reset(4)
    seat = int(seen.seat[0])
    number = int(np.flatnonzero(np.asarray(env.mask(seen.legal))[0] == 0)[-1])
    actions = np.asarray(env.draw(1)).copy()
    actions[0] = number if wrong is None else wrong
    seen = env.step(actions)
    assert np.asarray(seen.reward[0]).tolist() == [
        -1.0 * (one == seat) for one in range(SMALL.seats)
    ]
    assert np.asarray(seen.done).tolist() == [True] + [False] * (LANES - 1)
    assert seen.seat[0] >= 0, "the next game is dealt"


def test_both_backends_deal_and_draw_the_same() -> None:
    both = [made(SMALL, backend) for backend in BACKENDS]
    for one in both:
        one.reset(5)
        one.step(one.draw(6))
    left, right = (np.asarray(one.draw(7)) for one in both)
    assert (left == right).all()


def test_a_seed_for_each_lane_says_all() -> None:
    env = made(SMALL, "numba")
    one = env.reset(np.full(LANES, 9)).observation.copy()
    assert (one == one[0]).all()
    assert (env.reset(np.full(LANES, 9)).observation == one).all()
    assert not (env.reset(10).observation == one[0]).all()


@pytest.mark.parametrize("backend", BACKENDS)
def test_others_take_its_arrays_by_dlpack(backend: Any) -> None:
    """Without a copy on the way: what numpy and JAX can, PyTorch can."""
    for array in made(SMALL, backend).reset(1):
        assert (np.from_dlpack(array) == np.asarray(array)).all()
        assert (np.asarray(jnp.from_dlpack(array)) == np.asarray(array)).all()


def test_parts_are_joined_as_if_they_were_concatenated() -> None:
    """How a GPU joins them, which the games that are played here do not: they go by the CPU."""
    parts = [np.arange(begin, end, dtype=np.int8) for begin, end in ((1, 4), (4, 90), (90, 97))]
    for xp in (np, jnp):
        assert (np.asarray(joined(xp, *parts)) == np.arange(1, 97)).all()


def test_steps_can_be_part_of_a_compiled_program() -> None:
    env = made(SMALL, "jax")
    assert isinstance(env, TracedLanes)
    env.reset(1)
    functions = env.functions

    def step(played: Any, words: Any) -> Any:
        after = functions.advance(played, functions.chosen(played.seen, words))
        return after, after.seen.done.sum()

    words = jax.random.bits(jax.random.key(1), (300, LANES), jnp.uint32)
    played, done = jax.jit(lambda start: jax.lax.scan(step, start, words))(env.games)
    assert int(done.sum()) > 0
    assert int(played.dealt.sum()) == LANES + int(done.sum())


def test_a_game_without_batches_says_so() -> None:
    name = next(name for name in games.names() if games.get(name).batch is None)
    with pytest.raises(ValueError, match="not played in batches"):
        vector.make(name)


def test_nothing_is_compiled_before_it_is_asked_for() -> None:
    code = (
        "import sys; from zaslonka import games; from zaslonka.lab import vector;"
        "[games.get(name) for name in games.names()];"
        "assert not {'numba', 'jax'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


# Chance


def test_threefry_is_what_its_authors_and_jax_make_of_it() -> None:
    key, counter = (0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3)
    ours = threefry(*(np.array([word], np.uint32) for word in (*key, *counter)))
    assert [int(word[0]) for word in ours] == [0xC4923A9C, 0x483DF7A0]


def test_every_card_lies_everywhere_alike_often() -> None:
    deals = 4000
    counts = np.zeros((8, 8))
    for game in range(deals):
        (order,), _ = dealt((8,), 3, 12345, game)
        counts[order, np.arange(8)] += 1
    assert abs(counts - deals / 8).max() < 5 * np.sqrt(deals / 8)


def test_a_shuffled_deck_is_drawn_again_by_the_kernel() -> None:
    (order,), _ = dealt((20,), 2, 7, 0)
    assert Scripted(draws_of(order)).shuffled(range(20)) == tuple(order.tolist())
