"""A server that is killed goes on where it was."""

from pathlib import Path

import pytest

from tests.soak.kill import soak

KILLS = 50


@pytest.mark.timeout(600)
def test_nothing_acknowledged_is_lost_by_fifty_kills(tmp_path: Path) -> None:
    report = soak(KILLS, tmp_path)
    assert report.kills == KILLS
    assert report.acknowledged > KILLS, "hardly anything was played: the test shows nothing"
