"""Records: what is copied, what is refused, what survives JSON."""

import contextlib
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct

from tests.support import face_down as toy
from tests.support.face_down import FACE_DOWN, FaceDown, LayDown, Options, Peek
from zaslonka import games
from zaslonka.kernel import Chance, Illegal, SeatView, State, View, private_fields, shelf
from zaslonka.kernel.records import clone, refuse_unsafe, tag


class Frozen(Struct, frozen=True):
    number: int


class Record(Struct):
    number: int = 0


class Tree(Struct):
    leaf: Frozen
    twig: Record
    twigs: list[Record]
    numbers: list[int]
    row: tuple[Frozen | None, ...] = ()
    mark: Literal["x", "y"] = "x"


def grown() -> Tree:
    return Tree(Frozen(1), Record(2), [Record(3), Record(4)], [5, 6], (Frozen(7), None))


def test_a_clone_is_equal_and_shares_nothing_that_changes() -> None:
    tree = grown()
    copy = clone(tree)
    assert copy == tree
    copy.twig.number = copy.twigs[0].number = 99
    copy.twigs.append(Record())
    copy.numbers[0] = 99
    copy.row = ()
    assert tree == grown()


def test_a_clone_shares_what_cannot_change() -> None:
    tree = grown()
    assert clone(tree).leaf is tree.leaf
    assert clone(tree).row is tree.row


def test_a_cloned_state_copies_table_hands_and_secret() -> None:
    state = FACE_DOWN.setup(Options(), 2, Chance(bytes(32)))
    copy = state.clone()
    assert copy == state
    copy.table.piles[0].cards = (1,)
    copy.hands[1].cards = ()
    copy.hands.pop()
    copy.secret.deck = ()
    assert state == FACE_DOWN.setup(Options(), 2, Chance(bytes(32)))


class HoldsDict(Struct):
    bad: dict[str, int]


class HoldsSet(Struct):
    bad: set[int]


class HoldsTupleOfRecords(Struct):
    bad: tuple[Record, ...]


class HoldsPairWithRecord(Struct):
    bad: tuple[int, Record]


class HoldsOptionalRecord(Struct):
    bad: Record | None


class HoldsListOfLists(Struct):
    bad: list[list[int]]


class HoldsOptionalList(Struct):
    bad: list[int] | None


class HoldsAnything(Struct):
    bad: Any


class HoldsBareTuple(Struct):
    bad: tuple  # type: ignore[type-arg]  # the very thing to be refused


class FrozenList(Struct, frozen=True):
    numbers: list[int]


class HoldsFrozenList(Struct):
    bad: FrozenList


class HoldsUnsafeRecord(Struct):
    deep: HoldsDict


class HoldsListOfUnsafeRecords(Struct):
    deep: list[HoldsDict]


UNSAFE = (
    HoldsDict,
    HoldsSet,
    HoldsTupleOfRecords,
    HoldsPairWithRecord,
    HoldsOptionalRecord,
    HoldsListOfLists,
    HoldsOptionalList,
    HoldsAnything,
    HoldsBareTuple,
    HoldsFrozenList,
    HoldsUnsafeRecord,
    HoldsListOfUnsafeRecords,
)


@pytest.mark.parametrize("kind", UNSAFE)
def test_a_field_that_clone_would_share_is_refused(kind: type[Struct]) -> None:
    with pytest.raises(TypeError, match=r"bad: clone cannot copy"):
        refuse_unsafe(kind)


def test_records_lists_and_values_are_accepted() -> None:
    refuse_unsafe(Tree)


class Untagged(Struct, frozen=True):
    card: int


class UnsafeTable(Struct, tag="table"):
    seen: dict[str, int]


class UnnamedMove(FaceDown):
    move_type = LayDown | Untagged


class UnnamedEvent(FaceDown):
    event_type: Any = Untagged


def test_registration_refuses_a_move_or_event_without_a_tag() -> None:
    for game in (UnnamedMove(), UnnamedEvent()):
        with pytest.raises(TypeError, match="Untagged has no tag"):
            shelf.register(game)


def test_registration_refuses_a_record_without_a_tag() -> None:
    class Nameless(FaceDown):
        state_type = state_type_with(Record)

    with pytest.raises(TypeError, match="Record has no tag"):
        shelf.register(Nameless())


def test_registration_refuses_a_record_that_cannot_be_cloned() -> None:
    class Sharing(FaceDown):
        state_type = state_type_with(UnsafeTable)

    with pytest.raises(TypeError, match=r"UnsafeTable\.seen"):
        shelf.register(Sharing())


def state_type_with(table: Any) -> Any:
    """The toy's state type with another kind of table."""
    return State[table, toy.Hand, toy.Secret]


def test_registration_returns_a_sound_game() -> None:
    assert shelf.register(FACE_DOWN) is FACE_DOWN


def test_a_game_that_does_not_exist_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        games.get("szachy")


def test_every_name_on_the_shelf_is_the_name_of_its_game() -> None:
    assert games.names()
    for name in games.names():
        assert games.get(name).name == name


def test_only_marked_fields_are_private() -> None:
    assert private_fields(LayDown) == ("card",)
    assert private_fields(Peek) == ()


def test_a_struct_goes_by_its_tag_in_json() -> None:
    assert tag(LayDown) == "lay_down"
    assert msgspec.json.encode(LayDown(3)) == b'{"type":"lay_down","card":3}'


def test_a_view_survives_json() -> None:
    state = FACE_DOWN.setup(Options(), 3, Chance(bytes(32)))
    for seat in (0, 1, 2, None):
        view = FACE_DOWN.view(state, seat)
        shape = FACE_DOWN.view_type if seat is None else FACE_DOWN.seat_view_type
        assert msgspec.json.decode(msgspec.json.encode(view), type=shape) == view


def test_a_view_holds_the_own_hand_and_no_other() -> None:
    state = FACE_DOWN.setup(Options(), 2, Chance(bytes(32)))
    assert FACE_DOWN.view(state, 1) == SeatView(1, state.table, state.hands[1])
    assert FACE_DOWN.view(state, None) == View(None, state.table, None)


def plainly_cloned(record: Any) -> Any:
    """What a copier must come to, by looking at each value."""
    if isinstance(record, list):
        return [plainly_cloned(one) for one in record]
    if not isinstance(record, Struct) or record.__struct_config__.frozen:
        return record
    fields = {name: plainly_cloned(getattr(record, name)) for name in record.__struct_fields__}
    return type(record)(**fields)


def changeable(record: Any) -> Iterator[int]:
    """The identities of the records and lists in a record, and its own."""
    if isinstance(record, list):
        yield id(record)
        for one in record:
            yield from changeable(one)
    elif isinstance(record, Struct) and not record.__struct_config__.frozen:
        yield id(record)
        for name in record.__struct_fields__:
            yield from changeable(getattr(record, name))


@pytest.mark.parametrize("name", games.names())
def test_the_copiers_of_a_game_copy_as_the_plain_way_does(name: str) -> None:
    game = games.get(name)
    for options in game.variants:
        for seats in game.seats:
            with contextlib.suppress(Illegal):
                state = game.setup(options, seats, Chance(bytes(32)))
                copy = state.clone()
                assert copy == plainly_cloned(state) == state
                assert not set(changeable(copy)) & set(changeable(state))
                assert len(set(changeable(copy))) == len(set(changeable(state)))
