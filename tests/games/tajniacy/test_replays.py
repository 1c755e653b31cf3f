"""A finished game of Tajniacy again: what not everybody was shown."""

import pytest

from tests.games.tajniacy.tables import TAJNIACY
from tests.server.test_replays import NAMES
from tests.table.ended import stopped
from tests.table.tables import dealt, moved
from zaslonka.protocol import replays, telling
from zaslonka.table.live import LiveTable


@pytest.mark.rule("TAB-29")
def test_a_step_says_who_was_not_shown_it_and_for_whom_all_wait() -> None:
    """A spymaster asks the other one, unseen by everybody else."""
    table = stopped(finished_in_secret())
    steps = replays.replay(table, telling.info(table, NAMES, (), 0), ()).steps
    unseen = [set(step.unseen_by) for step in steps if step.unseen_by]
    assert unseen
    masters = {seat for seat in range(4) if seat not in unseen[0]}
    assert len(masters) == 2
    assert unseen[0] == {0, 1, 2, 3, None} - masters
    for step, ply in zip(steps, table.history.plies, strict=True):
        assert step.waiting == table.rules.must_act(ply.state.table)


def finished_in_secret() -> LiveTable:
    """Up to the first question between the spymasters."""
    table = dealt(4, game=TAJNIACY.name)
    while table.phase == "playing":
        table = moved(table)
        steps = replays._steps(table)
        if any(step.unseen_by for step in steps):
            return table
    raise AssertionError("nobody asked anything")
