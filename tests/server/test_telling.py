"""What is told is exactly what changed, and offers are what the rules offer."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st
from msgspec import structs

from tests.support.packing import keep_up
from tests.table.tables import NOW, dealt, moved, on_turn
from zaslonka.kernel import History, Undone
from zaslonka.kernel.differences import Change, changes
from zaslonka.kernel.records import tag
from zaslonka.protocol import telling
from zaslonka.table.live import LiveTable


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def applied(view: Any, changes: tuple[Change, ...]) -> Any:
    """As docs/protocol.md says that a client does it."""
    keep_up(view, plain(changes))
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
            assert applied(old, told.named().changes) == new
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
    reached = applied(plain(Outer(before)), changes(before, after, ("table",)))
    # As text, because to Python yes and 1 are equal.
    assert msgspec.json.encode(reached) == msgspec.json.encode(Outer(after))


def test_a_list_that_grows_is_told_by_what_is_new() -> None:
    before, after = Outer((1, 2)), Outer((1, 2, 3))
    assert list(changes(before, after)) == [Change(("table",), add=(3,))]


def test_a_list_whose_beginning_is_gone_is_told_by_how_much_is_gone() -> None:
    before, after = Outer((1, 2, 3)), Outer((3,))
    assert list(changes(before, after)) == [Change(("table",), cut=2)]


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


@pytest.mark.rule("TAB-40")
def test_an_undo_goes_back_to_a_ply_of_each_seats_own_count() -> None:
    """Also for two who count alike now, of whom each was told of another ply than the other."""
    table = moved(moved(dealt(3)))
    first, second = table.history.plies[1:]
    later = structs.replace(first, numbers=(1, 0, 1, 1)), structs.replace(second, numbers=(1,) * 4)
    before = table.but(history=History((table.history.plies[0], *later)))
    back = Undone(ply=3, to=1, agreed=True)
    history = before.history.with_ply(
        back, [], first.state, final=True, version=first.version, at=NOW
    )
    told = telling.last_ply(before, before.but(history=history), (0, 1, 2, None), NOW)
    assert {seat: ply.entry.ply for seat, ply in told.items()} == dict.fromkeys(told, 2)
    assert {seat: ply.entry.to for seat, ply in told.items()} == {0: 1, 1: 0, 2: 1, None: 1}
