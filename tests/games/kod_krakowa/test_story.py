"""The story of a game of Kod Krakowa says what its record says."""

from collections import Counter

import pytest

from tests.story.finished import named, tale_of
from tests.support.recorded import recorded
from zaslonka.games.kod_krakowa.content import PLACES_TO_WIN, START, TOKENS
from zaslonka.games.kod_krakowa.state import Board
from zaslonka.games.kod_krakowa.story import tell


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("name", recorded("kod_krakowa"))
def test_discoveries_places_and_the_end_are_those_of_the_record(name: str) -> None:
    game = recorded("kod_krakowa")[name]
    match = game.match
    told = named(tell(tale_of(match)))
    table = match.replay().table
    new = len(table.discovered) - len(START)
    assert ("discoveries" in told) == (new > 0)
    if discoveries := told.get("discoveries"):
        assert discoveries.facts["count"] == new
        assert discoveries.facts["district"] in table.discovered[len(START) :]
    ending = told[game.result.reason].facts
    best = [boards.best for boards in table.boards]
    assert ending["seats"] == game.result.winners
    assert ending["points"] == max(best)
    others = [count for seat, count in enumerate(best) if seat not in ending["seats"]]
    assert ending["others"] == (max(others) if others else None)
    if swap := told.get("swap"):
        assert {swap.facts["given"], swap.facts["taken"]} <= set(TOKENS)


@pytest.mark.rule("TAB-31", "KKR-50")
@pytest.mark.parametrize(
    "name", [name for name in recorded("kod_krakowa") if name.endswith("board_completed")]
)
def test_the_deciding_place_is_the_one_that_made_the_board_full(name: str) -> None:
    game = recorded("kod_krakowa")[name]
    match = game.match
    decided = named(tell(tale_of(match)))["deciding_place"]
    assert decided.ply is not None
    (seat,) = game.result.winners
    before = match.replay(upto=decided.ply - 1).table.boards[seat]
    after = match.replay(upto=decided.ply).table.boards[seat]
    assert decided.facts["by"] == seat
    assert before.best < PLACES_TO_WIN[match.seats] <= after.best
    assert decided.facts["place"] in after.places
    assert decided.facts["place"] not in before.places
    assert TOKENS[decided.facts["place"]].district == decided.facts["district"]
    full = {after.left: after.on_left, after.right: after.on_right}[decided.facts["attribute"]]
    assert len(full) + len(after.joint) == after.best


@pytest.mark.rule("TAB-31", "KKR-14")
@pytest.mark.parametrize("name", recorded("kod_krakowa"))
def test_the_blocked_road_is_the_passage_closed_most_often_since_the_set_up(name: str) -> None:
    """Everybody picks two boards, places a pawn and puts two barriers; then markers count."""
    match = recorded("kod_krakowa")[name].match
    tale = tale_of(match)
    closed = Counter[str]()
    for moment in tale.moments[5 * match.seats :]:
        closed += _markers(moment.after.table) - _markers(moment.before.table)
    road = named(tell(tale)).get("blocked_road")
    most = max(closed.values(), default=0)
    assert (road is not None) == (most >= 3)
    if road is not None:
        assert road.facts["count"] == most == closed[road.facts["passage"]]


def _markers(table: Board) -> Counter[str]:
    return Counter([*table.stops, *(passage for own in table.barriers for passage in own)])
