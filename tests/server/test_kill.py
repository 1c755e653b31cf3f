"""A server that is killed goes on where it was."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.soak.kill import soak, soak_outages
from tests.support.postgresql import Databases, Postmaster

KILLS = 25
KILLS_OVER_POSTGRESQL = 8
OUTAGES = 8


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seed", [0, 1])
def test_nothing_acknowledged_is_lost_by_twice_so_many_kills(tmp_path: Path, seed: int) -> None:
    report = soak(KILLS, tmp_path, seed)
    assert report.kills == KILLS
    assert report.acknowledged > KILLS, "hardly anything was played: the test shows nothing"


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_nor_where_it_is_kept_in_postgresql(tmp_path: Path, databases: Databases) -> None:
    report = soak(KILLS_OVER_POSTGRESQL, tmp_path, database=databases.new())
    assert report.acknowledged > KILLS_OVER_POSTGRESQL


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_nor_by_a_database_that_goes_away_and_every_table_goes_on(tmp_path: Path) -> None:
    """In good order and as by a crash, while moves are on their way to it."""
    with closing(Postmaster()) as postmaster:
        report = soak_outages(OUTAGES, tmp_path, postmaster)
    assert report.acknowledged > OUTAGES
