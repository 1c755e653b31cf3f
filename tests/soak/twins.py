"""Law 6 for long: a million positions of every game beside their twins.

    python -m tests.soak.twins --positions 1000000

Ends with 1 at the first byte in which a viewer could tell two worlds apart.
"""

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.laws import told
from tests.laws.laws import LawBroken
from tests.laws.test_told import ON_THE_SHELF

FIRST_SEED = 1_000_000
"""Other games than those that are played whenever the tests run."""


def _compared(number: int, least: int) -> tuple[str, int]:
    game, options, seats = ON_THE_SHELF[number].values
    count = told.compared(game, options, seats, least, FIRST_SEED)  # type: ignore[arg-type]
    return str(game.name), count  # type: ignore[union-attr]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--positions", type=int, default=1_000_000)
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wishes = asked.parse_args()
    began, compared = time.monotonic(), Counter[str]()
    a_way = -(-wishes.positions // len(ON_THE_SHELF))
    with ProcessPoolExecutor(wishes.processes) as pool:
        jobs = [pool.submit(_compared, number, a_way) for number in range(len(ON_THE_SHELF))]
        for job in as_completed(jobs):
            try:
                game, count = job.result()
            except LawBroken as broken:
                pool.shutdown(cancel_futures=True)
                print(broken)
                return 1
            compared[game] += count
            print(f"{compared.total():,} positions", flush=True)
    kinds = ", ".join(f"{count:,} of {game}" for game, count in sorted(compared.items()))
    print(f"law 6: {compared.total():,} positions compared as told, no difference: {kinds}")
    print(f"{time.monotonic() - began:,.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
