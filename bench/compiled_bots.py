"""What a bot's decision costs by the house and by its compiled double, on the same views.

    make compiled
    PYTHONPATH=.compiled .venv/bin/python bench/compiled_bots.py --decisions 40

CPU time of one process, both in turn over the same decisions of *mistrz*; from bytes to bytes, as
a worker of the server is asked.
"""

import argparse
import os
import time
from itertools import islice
from statistics import median

from double.deciding import Build
from tests.double.test_compiled import questions

from double import deciding
from zaslonka import games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=40)
    count = parser.parse_args().decisions
    double = deciding.double()
    assert double, "there is no double: `make compiled`"
    builds = (deciding.HOUSE, double)
    print(f"load average {os.getloadavg()[0]:.1f}")
    print(f"{'game':14} {'plain ms':>9} {'compiled':>9} {'ratio':>6}  (medians; ratio of sums)")
    for name in games.names():
        asked = list(islice(questions(games.get(name), "bench", every=2), count))
        spent = [[milliseconds(build, name, *one) for build in builds] for one in asked]
        plain, compiled = zip(*spent, strict=True)
        ratio = sum(plain) / sum(compiled)
        print(f"{name:14} {median(plain):9.2f} {median(compiled):9.2f} {ratio:6.2f}")


def milliseconds(build: Build, name: str, seen: bytes, seed: bytes) -> float:
    begun = time.process_time()
    deciding.decide_by(build, name, seen, "mistrz", seed)
    return 1e3 * (time.process_time() - begun)


if __name__ == "__main__":
    main()
