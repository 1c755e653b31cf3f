"""Games in thousands at once: each lane of a batch is a game of its own, all step together.

    env = vector.make(game, seats=4, batch=4096, backend="numba")
    seen = env.reset(seeds=7)
    seen = env.step(env.draw())

Numbers of moves and places of observations are those of `zaslonka.lab`, so whoever has learned
here plays there.  The two backends share the seeds and deals, the numbers and all facts of a game;
they do not share its rules, for numba is quick where one game after another changes few places
of an array, and JAX where all games do the same without a branch and nothing is changed in place.
Both are proved to play by the rules of the kernel (`tests/lab/equal.py`).
"""

from typing import Any, Literal

from zaslonka.lab.episode import Setup
from zaslonka.lab.vector.lanes import Lanes as Lanes, Seen as Seen
from zaslonka.lab.vector.records import Record as Record


def make(
    game: str,
    seats: int | None = None,
    batch: int = 1024,
    backend: Literal["numba", "jax"] = "numba",
    *,
    auto_reset: bool = True,
    **options: Any,
) -> Lanes:
    """So many games of a kind, none of them dealt yet.

    With ``auto_reset`` a lane whose game is over is dealt its next one at once: it shows ``done``
    and the rewards of the old game beside the first observation of the new one.  Without, it
    waits, and `Lanes.reset` deals anew.
    """
    setup = Setup(game, seats, **options)
    if setup.game.batch is None:
        raise ValueError(f"{setup.game.name} is not played in batches")
    if backend == "numba":
        from zaslonka.lab.vector.compiled import CompiledLanes

        return CompiledLanes(setup, batch, auto_reset=auto_reset)
    if backend == "jax":
        from zaslonka.lab.vector.traced import TracedLanes

        return TracedLanes(setup, batch, auto_reset=auto_reset)
    raise ValueError(f"{backend} is neither numba nor jax")
