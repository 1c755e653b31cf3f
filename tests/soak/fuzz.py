"""A million frames by the grammar, and 100,000 requests: ``python -m tests.soak.fuzz``."""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from tests.server.siege import lay_siege


def tell(progress: str) -> None:
    print(progress, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first batch")
    given = parser.parse_args()
    room = Path(tempfile.mkdtemp())
    print("data and log are in", room, flush=True)
    report = lay_siege(room, given.frames, given.requests, given.seed, tell)
    print(report.told())
    for fault in report.faults[:20]:
        print(fault)
    if report.faults or report.growth >= 1.5:
        sys.exit(1)
    # What went wrong is kept, to be looked at.
    shutil.rmtree(room)
