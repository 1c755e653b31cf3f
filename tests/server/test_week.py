"""Two days of a small house; `make soak` has a week of 200 people."""

from pathlib import Path

import pytest

from tests.soak.week import simulate
from tests.support.example import EXAMPLE


@pytest.mark.rule("TAB-63", "TAB-67", "TAB-71", "TAB-90", "TAB-96")
def test_two_days_of_twelve_people(tmp_path: Path) -> None:
    report = simulate(tmp_path, length=2, people=12, tasks=[EXAMPLE])
    assert report.tasks == 2
    assert report.games > 5
    assert report.attempts > 5
