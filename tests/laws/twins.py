"""Twins: states that look to a viewer just as the real one does, and differ in what it cannot see.

Whole imagined worlds differ in so much that a small leak drowns in what the viewer
is rightly told, so most twins differ in one hidden part, or in two things exchanged.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from zaslonka.kernel import AnyGame, AnyState, AnyView, Seat, SeatView, View

Viewer: TypeAlias = Seat | None
"""A seat, or None for a spectator."""

EXCHANGES = 10


class Part(NamedTuple):
    """A field of another's hand, or (``holder`` None) of the secret."""

    holder: Seat | None
    field: str

    def record(self, state: AnyState) -> Any:
        return state.secret if self.holder is None else state.hands[self.holder]

    def value(self, state: AnyState) -> Any:
        return getattr(self.record(state), self.field)


def hidden_parts(state: AnyState, viewer: Viewer) -> list[Part]:
    """Everything a viewer cannot see, field by field."""
    hands = [
        Part(seat, field)
        for seat, hand in enumerate(state.hands)
        if seat != viewer
        for field in hand.__struct_fields__
    ]
    return hands + [Part(None, field) for field in state.secret.__struct_fields__]


def twins(
    game: AnyGame, state: AnyState, viewer: Viewer, world: AnyState, rng: random.Random
) -> list[AnyState]:
    """Sound states other than this one that look the same to the viewer, who imagines ``world``."""
    view = game.view(state, viewer)
    return [
        twin
        for twin in _candidates(state, viewer, world, rng)
        if twin != state and game.view(twin, viewer) == view and is_sound(game, twin)
    ]


def raw_view(state: AnyState, viewer: Viewer) -> AnyView:
    """A view that shares the state's own records instead of copying them."""
    if viewer is None:
        return View(None, state.table, None)
    return SeatView(viewer, state.table, state.hands[viewer])


def is_sound(game: AnyGame, state: AnyState) -> bool:
    """Whether a state put together by hand could be one of this game."""
    try:
        msgspec.convert(msgspec.to_builtins(state), game.state_type)
        game.audit(state)
    except (msgspec.ValidationError, AssertionError):
        return False
    return True


def _candidates(
    state: AnyState, viewer: Viewer, world: AnyState, rng: random.Random
) -> Iterator[AnyState]:
    yield world
    parts = hidden_parts(state, viewer)
    for part in parts:
        twin = state.clone()
        setattr(part.record(twin), part.field, part.value(world.clone()))
        yield twin
    filled = [part for part in parts if holds_things(part.value(state))]
    things = sorted({leaf for part in filled for leaf in leaves(part.value(state))}, key=repr)
    for _ in range(EXCHANGES if len(things) > 1 else 0):
        one = rng.choice(list(leaves(rng.choice(filled).value(state))))
        alike = [thing for thing in things if type(thing) is type(one)]
        yield exchanged(state, parts, one, rng.choice(alike))


def exchanged(state: AnyState, parts: list[Part], one: object, other: object) -> AnyState:
    """The state with two things exchanged wherever they lie hidden, so that copies stay alike."""
    swap = {one: other, other: one}
    twin = state.clone()
    for part in parts:
        value = part.value(twin)
        setattr(part.record(twin), part.field, _replaced(value, lambda leaf: swap.get(leaf, leaf)))
    return twin


def leaves(value: object) -> Iterator[Any]:
    """The things in a value: cards, tiles, numbers; yes, no and nothing are no things."""
    if isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from leaves(getattr(value, field))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from leaves(item)
    elif value is not None and not isinstance(value, bool):
        yield value


def holds_things(value: object) -> bool:
    return next(leaves(value), None) is not None


def _replaced(value: Any, new: Callable[[Any], Any]) -> Any:
    """The value with other leaves; what stood in order stands in order again."""
    if isinstance(value, Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        return type(value)(**{name: _replaced(each, new) for name, each in fields.items()})
    if isinstance(value, list | tuple):
        items = [_replaced(item, new) for item in value]
        return type(value)(sorted(items) if _is_in_order(value) else items)
    return value if value is None or isinstance(value, bool) else new(value)


def _is_in_order(items: list[Any] | tuple[Any, ...]) -> bool:
    alike = len({type(item) for item in items}) == 1
    return alike and isinstance(items[0], int | str) and list(items) == sorted(items)
