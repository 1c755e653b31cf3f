"""What is told is exactly what changed, and offers are what the rules offer."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st

from tests.table.tables import EWA, IGA, JAN, NOW, OLA, dealt, moved, on_turn
from zaslonka.games.tajniacy.moves import Answer, Ask
from zaslonka.records import tag
from zaslonka.server import telling
from zaslonka.server.wire import Change
from zaslonka.table import agreeing, playing
from zaslonka.table.info import Line
from zaslonka.table.live import LiveTable


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def applied(view: Any, changes: tuple[Change, ...]) -> Any:
    """As docs/protocol.md says that a client does it."""
    for change in plain(changes):
        *path, last = change["at"]
        inside = view
        for key in path:
            inside = inside[key]
        inside[last] = inside[last] + change["add"] if "add" in change else change["set"]
    return view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_changes_turn_the_last_view_into_the_present_one(seats: int) -> None:
    before = dealt(seats)
    for _ in range(12):
        if before.phase == "over":
            break
        after = moved(before)
        for seat, told in telling.last_ply(before, after, (None, *range(seats)), NOW).items():
            old, new = (plain(t.rules.view(t.state, seat)) for t in (before, after))
            assert applied(old, told.changes) == new
        before = after


Leaf = st.integers(0, 2) | st.booleans() | st.none() | st.sampled_from(("a", "b"))


class Inner(msgspec.Struct):
    x: Any
    y: Any


class Outer(msgspec.Struct):
    table: Any


values = st.recursive(
    Leaf, lambda inner: st.lists(inner, max_size=4).map(tuple) | st.builds(Inner, inner, inner)
)


@given(values, values)
def test_changes_of_any_values(before: Any, after: Any) -> None:
    changes = tuple(telling.changes(before, after, ("table",)))
    reached = applied(plain(Outer(before)), changes)
    # As text, because to Python yes and 1 are equal.
    assert msgspec.json.encode(reached) == msgspec.json.encode(Outer(after))


def test_a_list_that_grows_is_told_by_what_is_new() -> None:
    before, after = Outer((1, 2)), Outer((1, 2, 3))
    assert list(telling.changes(before, after, ())) == [Change(("table",), add=(3,))]


def offered(table: LiveTable) -> dict[str, Any]:
    return {offer.kind: offer.moves for offer in telling.offers(table, on_turn(table))}


def test_what_is_few_is_listed_and_what_is_many_is_not() -> None:
    table = dealt()
    offers = offered(table)
    assert list(offers) == ["ask", "guess"]
    assert offers["guess"] is None
    view = table.rules.view(table.state, on_turn(table))
    asks = [move for move in table.rules.legal(view) if tag(type(move)) == "ask"]
    assert list(offers["ask"] or ()) == asks


def test_nobody_else_is_offered_anything() -> None:
    table = dealt(3)
    for seat in (None, *range(3)):
        assert bool(telling.offers(table, seat)) == (seat == on_turn(table))


# What others do unseen


def asked_and_answered() -> list[LiveTable]:
    """Tajniacy: one spymaster asks the other, who answers; then the clue's time is out."""
    tables = [dealt(4, game="tajniacy")]
    giver, rival = tables[0].rules.to_act(tables[0].state.table)
    tables.append(playing.play(tables[-1], giver, Ask("zupa"), NOW))
    tables.append(playing.play(tables[-1], rival, Answer(True), NOW))
    tables.append(playing.time_up(tables[-1], NOW))
    return tables


@pytest.mark.rule("TAJ-59", "TAJ-22")
def test_a_ply_of_which_a_seat_learns_nothing_is_not_told_to_it() -> None:
    tables = asked_and_answered()
    told = [
        set(telling.last_ply(before, after, (None, *range(4)), NOW))
        for before, after in pairwise(tables)
    ]
    assert told == [{0, 1}, {0, 1}, {None, 0, 1, 2, 3}]


@pytest.mark.rule("TAJ-59", "TAJ-22")
@pytest.mark.parametrize(("seat", "plies"), [(0, [1, 2, 3]), (1, [1, 2, 3]), (2, [1]), (None, [1])])
def test_a_seat_finds_no_gap_where_others_did_something_unseen(
    seat: int | None, plies: list[int]
) -> None:
    *_, before, table = asked_and_answered()
    position = telling.position(table, seat, NOW)
    assert position is not None
    assert position.ply == plies[-1]
    assert [entry.ply for entry in telling.log_since(table, 0, seat)] == plies
    assert telling.log_since(table, plies[-1], seat) == ()
    assert telling.last_ply(before, table, [seat], NOW)[seat].entry.ply == plies[-1]


@pytest.mark.rule("TAJ-59")
def test_lines_and_undos_are_counted_as_the_seat_counts() -> None:
    *_, table = asked_and_answered()
    said = Line("somebody", "Ola", 2, 3, "zupa?")
    assert [line.ply for line in telling.heard(table, 2, [said])] == [1]
    assert [line.ply for line in telling.heard(table, 0, [said])] == [3]
    undone = agreeing.propose(table, OLA, "undo", NOW)
    for person in (JAN, EWA, IGA):
        undone = agreeing.vote(undone, person, True, NOW)
    (*_, entry) = telling.log_since(undone, 0, 2)
    assert (entry.kind, entry.ply, entry.to) == ("undone", 2, 0)


@pytest.mark.rule("TAJ-59")
def test_a_bot_that_is_asked_in_secret_is_called_upon() -> None:
    table, asked, answered, _ = asked_and_answered()
    giver, rival = table.rules.to_act(table.state.table)
    assert table.asked() == answered.asked() == (giver,)
    assert asked.asked() == (giver, rival)
    assert asked.waiting() == (giver,)
