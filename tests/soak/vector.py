"""Batch games beside the kernel for long: ``python -m tests.soak.vector --games 100000``.

Every way to play each game, by both backends at once; each game is written as a record and played
again by the rules.  Ends with 1 at the first difference.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.lab.batches import WAYS, replayed
from tests.lab.equal import Unequal

FIRST_SEED = 1_000_000
"""Other games than those that are played whenever the tests run."""


def _replayed(number: int, games: int) -> tuple[str, int]:
    return str(WAYS[number]), replayed(WAYS[number], games, FIRST_SEED + number, by_jax=True)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wishes = asked.parse_args()
    a_way, began, plies = -(-wishes.games // len(WAYS)), time.monotonic(), 0
    with ProcessPoolExecutor(wishes.processes) as pool:
        jobs = [pool.submit(_replayed, number, a_way) for number in range(len(WAYS))]
        for job in as_completed(jobs):
            try:
                way, more = job.result()
            except Unequal as difference:
                pool.shutdown(cancel_futures=True)
                print(difference)
                return 1
            plies += more
            print(f"{way}: {a_way:,} games, {more:,} plies", flush=True)
    print(f"{a_way * len(WAYS):,} games, {plies:,} plies, no difference")
    print(f"{time.monotonic() - began:,.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
