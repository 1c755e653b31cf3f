"""Who plays the rounds: processes of this machine, or any number of machines by Ray."""

import concurrent.futures
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, TypeAlias

from zaslonka.arena.rounds import carried_out

Submit: TypeAlias = Callable[[bytes], "Future[bytes]"]
"""Takes a `rounds.Job`, and has what comes of it when that is there."""


class Unable(Exception):
    """There are no such workers; the message says why."""


@contextmanager
def hired(workers: str) -> Iterator[tuple[Submit, int]]:
    """Somebody to hand jobs to, and how many are carried out at once."""
    if workers.isdecimal() and int(workers) > 0:
        # Spawned, so that nothing of this process is in theirs.
        context = multiprocessing.get_context("spawn")
        with concurrent.futures.ProcessPoolExecutor(int(workers), context) as pool:
            yield (lambda job: pool.submit(carried_out, job)), int(workers)
    elif workers == "ray" or workers.startswith("ray://"):
        yield from _by_ray(workers)
    else:
        raise Unable(f"{workers!r} is neither a number of processes nor ray:// and an address")


def _by_ray(address: str) -> Iterator[tuple[Submit, int]]:
    try:
        import ray
    except ImportError:
        raise Unable("Ray is not installed: pip install 'zaslonka[arena]'") from None
    try:
        ray.init(None if address == "ray" else address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError) as error:
        why = str(error).strip().splitlines()[0]
        raise Unable(f"cannot reach {address}: {why}") from None
    try:
        task: Any = ray.remote(carried_out)
        count = int(ray.cluster_resources().get("CPU", 1))
        yield (lambda job: task.remote(job).future()), count
    finally:
        ray.shutdown()
