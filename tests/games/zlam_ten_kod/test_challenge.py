"""Złam ten Kod as a daily challenge: why its best line is the best."""

import pytest

from tests.table.challenges import begun, solved
from zaslonka.games.zlam_ten_kod.beliefs import Worlds
from zaslonka.table.live import LiveTable


@pytest.mark.rule("TAB-69")
@pytest.mark.parametrize("day", ["2026-11-16", "2027-03-28", "2028-02-29"])
def test_as_many_codes_are_left_as_is_said_and_in_the_end_one(day: str) -> None:
    done = solved(begun("zlam_ten_kod", day=day))
    assert done.challenge is not None
    *asked, named = done.challenge.task.why
    for one in asked:
        assert one.ply is not None
        facts = {"codes": codes_after(done, one.ply - 1), "left": codes_after(done, one.ply)}
        assert (one.name, one.facts) == ("why-zlam_ten_kod-ask", facts)
    assert named.name == "why-zlam_ten_kod-name"
    assert named.ply is not None
    assert codes_after(done, named.ply - 1) == 1


def codes_after(table: LiveTable, ply: int) -> int:
    """How many codes the other can have, for all that the solver knew then."""
    assert table.challenge is not None
    seat = table.challenge.task.seat
    view = table.rules.view(table.history.plies[ply].state, seat)
    return len(Worlds(view).codes(1 - seat))
