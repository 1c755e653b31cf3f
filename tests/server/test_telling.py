"""What is told is exactly what changed, and offers are what the rules offer."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.tables import NOW, dealt, moved, on_turn
from zaslonka.records import tag
from zaslonka.server import telling
from zaslonka.server.wire import Change
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
