"""The tasks of a year: ``python -m tests.soak.tasks --days 366``.

Makes every day's task of every game, as a server would, plays its best line, and says how many
deals were looked at and how long that took.
"""

import argparse
import time

from tests.table.challenges import DAY, TASKS, begun, found, solved
from zaslonka.server.operations import days


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--days", type=int, default=366)
    for game, language in TASKS:
        took, tries = [], []
        for number in range(asked.parse_args().days):
            day = days.after(DAY, number)
            began = time.perf_counter()
            tries.append(found(game, language, day).tries)
            took.append(time.perf_counter() - began)
            done = solved(begun(game, language, day)).challenge
            assert done is not None
            assert done.grade is not None
            assert done.grade.verdict == "best", f"{game}, {day}: {done.grade}"
            found.cache_clear()
        print(
            f"{game} {language}: {len(took)} tasks; deals looked at: mean "
            f"{sum(tries) / len(tries):.1f}, most {max(tries)}; seconds: mean "
            f"{sum(took) / len(took):.1f}, most {max(took):.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
