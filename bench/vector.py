"""Steps a second of games in batches, views and legal numbers included.

    .venv-lab/bin/python bench/vector.py                          # numba, one core
    .venv-lab/bin/python bench/vector.py --backend jax            # JAX, on the CPU
    python bench/vector.py --backend jax --batch 131072           # JAX, where there is a GPU

Every lane plays by random legal numbers and is dealt its next game at once; deals count.  In Złam
ten Kod nearly all legal numbers are guesses, so there is a second line in which whoever can ask
does: `rather` says of which kind of move, and games are short then (or very long, for two).

numba: CPU time of one process; `step` is `Lanes.step` alone, `with draw` also has the drawing of
numbers.  JAX: wall time of compiled loops with the drawing inside.
"""

import argparse
import os
import platform
import time
from collections.abc import Iterator, Sequence

from zaslonka import games
from zaslonka.lab import vector


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--backend", choices=("numba", "jax"), default="numba")
    parser.add_argument("--batch", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", nargs="*", default=games.names())
    asked = parser.parse_args()
    print(f"Python {platform.python_version()}, load average {os.getloadavg()[0]:.1f}")
    for name, seats, rather in ways(asked.games):
        measure = compiled if asked.backend == "numba" else traced
        print(f"{name} {seats} {rather}: {measure(name, seats, rather, asked)}", flush=True)


def ways(names: Sequence[str]) -> Iterator[tuple[str, int, str]]:
    """Every game that is played in batches, by each number of seats."""
    for name in names:
        game = games.get(name)
        if game.batch is not None:
            first = game.move_type.__args__[0].__name__
            for seats in game.seats:
                yield name, seats, "any"
                if name == "zlam_ten_kod":
                    yield name, seats, first


def limit(env: vector.Lanes, rather: str) -> int:
    """The numbers of the kind of move that comes first end here."""
    kinds = [env.setup.actions.describe(n).split("(")[0] for n in range(200)]
    return kinds.count(rather)


def compiled(name: str, seats: int, rather: str, asked: argparse.Namespace) -> str:
    env = vector.make(name, seats, asked.batch)
    end = limit(env, rather)
    env.reset(1)
    env.step(env.draw(1, rather_below=end))
    drawing = stepping = 0.0
    steps = over = 0
    while drawing + stepping < asked.seconds:
        begun = time.process_time()
        numbers = env.draw(rather_below=end)
        drawn = time.process_time()
        seen = env.step(numbers)
        stepped = time.process_time()
        drawing, stepping = drawing + drawn - begun, stepping + stepped - drawn
        steps, over = steps + asked.batch, over + int(seen.done.sum())
    both = steps / (drawing + stepping)
    return (
        f"{steps / stepping / 1e6:.2f} M step, {both / 1e6:.2f} M with draw, "
        f"{steps / max(over, 1):.0f} plies a game"
    )


def traced(name: str, seats: int, rather: str, asked: argparse.Namespace) -> str:
    import jax
    import jax.numpy as jnp

    from zaslonka.lab.vector.traced import TracedLanes

    env = vector.make(name, seats, asked.batch, "jax")
    assert isinstance(env, TracedLanes)
    functions, end = env.functions, limit(env, rather)
    env.reset(1)

    def step(carried, _):  # type: ignore[no-untyped-def]
        played, key, over = carried
        key, drawn = jax.random.split(key)
        words = jax.random.bits(drawn, (asked.batch,), jnp.uint32)
        played = functions.advance(played, functions.chosen(played.seen, words, end))
        return (played, key, over + played.seen.done.sum()), None

    run = jax.jit(lambda carried: jax.lax.scan(step, carried, None, length=50)[0], donate_argnums=0)
    carried = run((env.games, jax.random.key(1), jnp.int32(0)))
    for _ in range(4):  # past the deals that all lanes begin with
        carried = run(carried)
    begin, begun, steps = int(carried[2]), time.perf_counter(), 0
    while time.perf_counter() - begun < asked.seconds:
        carried = jax.block_until_ready(run(carried))
        steps += 50 * asked.batch
    spent, over = time.perf_counter() - begun, int(carried[2]) - begin
    device = jax.devices()[0].device_kind
    return f"{steps / spent / 1e6:.2f} M on {device}, {steps / max(over, 1):.0f} plies a game"


if __name__ == "__main__":
    main()
