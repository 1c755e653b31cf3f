"""Every move of a game has a number: kinds in the order of the union, fields by mixed radix.

A kind that the game declares as factored has a number for each of its parts instead, and a move
of it takes several: `chosen` are those numbers of it that were chosen so far.
"""

import hashlib
import math
import types
import typing
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from zaslonka.kernel.game import AnyGame
from zaslonka.kernel.parts import Domains, Factored
from zaslonka.kernel.records import tag
from zaslonka.kernel.steps import AnySeatView

Chosen: TypeAlias = tuple[int, ...]


class Actions:
    """The moves of a game with given options and seats, numbered from 0 without a gap.

    A number means the same move for ever; ``version`` changes when one does not.
    """

    def __init__(self, game: AnyGame, domains: Domains, seats: int) -> None:
        self.game = game
        self._masks = domains.masks
        self._whole: dict[type[Struct], _Whole] = {}
        self._parted: dict[type[Struct], _Parted] = {}
        self._apart = {*domains.masks, *domains.factored}
        self._numbers: dict[Struct, int] = {}
        size = 0
        for kind in typing.get_args(game.move_type) or (game.move_type,):
            if kind in domains.absent:
                continue
            if kind in domains.factored:
                self._parted[kind] = _Parted(kind, size, domains.factored[kind])
                size += len(domains.factored[kind].parts)
            else:
                self._whole[kind] = _Whole(kind, size, domains, seats)
                size += self._whole[kind].size
        self.size = size

    @property
    def most_parts(self) -> int:
        """How many numbers a move can take; 0 where every move has one."""
        return max((kind.factored.most for kind in self._parted.values()), default=0)

    @property
    def version(self) -> str:
        """A digest of every move with its number."""
        whole = hashlib.blake2b(digest_size=8)
        kinds: list[_Whole | _Parted] = [*self._whole.values(), *self._parted.values()]
        for kind in kinds:
            whole.update(msgspec.json.encode((kind.first, tag(kind.type), kind.values)))
        return whole.hexdigest()

    # Moves and numbers

    def numbers(self, move: Struct) -> Chosen:
        """The numbers of a move, one if it is whole; ValueError if it is outside the domains."""
        if type(move) in self._parted:
            return self._parted[type(move)].numbers(move)
        return (self._number(move),)

    def take(self, view: AnySeatView, chosen: Chosen, number: int) -> Struct | Chosen:
        """What is chosen with one more number: a move, or what there is of it so far."""
        parted = self._parted_at(chosen[0] if chosen else number)
        if parted is None:
            return self.move(number)
        if number not in parted.following(view, chosen):
            raise ValueError(f"{self.describe(number)} is not among what may be chosen")
        longer = (*chosen, number)
        return longer if parted.following(view, longer) else parted.move(longer)

    def move(self, number: int) -> Struct:
        """The move of a number that is a whole one."""
        for kind in self._whole.values():
            if 0 <= number - kind.first < kind.size:
                return kind.move(number - kind.first)
        raise ValueError(f"{number} is no whole move, or none at all: there are {self.size}")

    def describe(self, number: int) -> str:
        """A number in words of the game's own types."""
        parted = self._parted_at(number)
        if parted is None:
            return str(self.move(number))
        return f"{parted.type.__name__}: {parted.factored.parts[number - parted.first]}"

    # What may be chosen

    def legal(self, view: AnySeatView, chosen: Chosen = ()) -> list[int]:
        """The numbers that may be chosen now, in order."""
        found = self._listed(view, chosen)
        for kind, bits in self._masked(view, chosen):
            found += (bits.nonzero()[0] + kind.first).tolist()
        return sorted(found)

    def draw(self, view: AnySeatView, chosen: Chosen, below: Callable[[int], int]) -> int:
        """One of the numbers that may be chosen now: of n, the one that ``below(n)`` says."""
        found, masked = self._listed(view, chosen), list(self._masked(view, chosen))
        counts = [int(np.count_nonzero(bits)) for _, bits in masked]
        place = below(len(found) + sum(counts))
        if place < len(found):
            return found[place]
        place -= len(found)
        for (kind, bits), count in zip(masked, counts, strict=True):
            if place < count:
                return kind.first + int(bits.nonzero()[0][place])
            place -= count
        raise IndexError(f"{place} too many")

    def mask(self, view: AnySeatView, chosen: Chosen = ()) -> NDArray[np.int8]:
        """1 for each number that may be chosen now, 0 for the others."""
        mask = np.zeros(self.size, np.int8)
        mask[self._listed(view, chosen)] = 1
        for kind, bits in self._masked(view, chosen):
            mask[kind.first : kind.first + kind.size] = bits
        return mask

    def _masked(
        self, view: AnySeatView, chosen: Chosen
    ) -> Iterator[tuple["_Whole", NDArray[np.bool_]]]:
        """The kinds with too many moves to list, and which of them may be made."""
        if not chosen and view.seat in self.game.to_act(view.table):
            for kind in view.table.agenda[0].takes:
                if kind in self._masks:
                    yield self._whole[kind], self._masks[kind](view)

    def _listed(self, view: AnySeatView, chosen: Chosen) -> list[int]:
        """What may be chosen of all other kinds."""
        if chosen:
            parted = self._parted_at(chosen[0])
            assert parted is not None
            return parted.following(view, chosen)
        if view.seat not in self.game.to_act(view.table):
            return []
        step, apart = view.table.agenda[0], self._apart
        found: list[int] = []
        for kind in step.takes:
            if kind in self._parted:
                found += self._parted[kind].following(view, ())
        if not apart.issuperset(step.takes):
            found += [self._number(one) for one in step.listed(view) if type(one) not in apart]
        return found

    def _number(self, move: Struct) -> int:
        number = self._numbers.get(move)
        if number is None:
            number = self._numbers[move] = self._whole[type(move)].number(move)
        return number

    def _parted_at(self, number: int) -> "_Parted | None":
        for kind in self._parted.values():
            if 0 <= number - kind.first < len(kind.factored.parts):
                return kind
        return None


class _Whole:
    """The moves of one kind: every combination of its fields' values, the last running fastest."""

    def __init__(self, kind: type[Struct], first: int, domains: Domains, seats: int) -> None:
        self.type = kind
        self.first = first
        hints = typing.get_type_hints(kind)
        self.values = {
            name: _values(kind, name, hints[name], domains, seats)
            for name in kind.__struct_fields__
        }
        self.size = math.prod(map(len, self.values.values()))
        self._places = {
            name: {value: place for place, value in enumerate(row)}
            for name, row in self.values.items()
        }

    def number(self, move: Struct) -> int:
        number = 0
        for name, places in self._places.items():
            value = getattr(move, name)
            if value not in places:
                raise ValueError(f"{self.type.__name__}.{name}: {value!r} has no number")
            number = number * len(places) + places[value]
        return self.first + number

    def move(self, number: int) -> Struct:
        fields = {}
        for name, row in reversed(self.values.items()):
            number, place = divmod(number, len(row))
            fields[name] = row[place]
        return self.type(**fields)


class _Parted:
    """The parts of one kind of move."""

    def __init__(self, kind: type[Struct], first: int, factored: Factored) -> None:
        self.type = kind
        self.first = first
        self.factored = factored
        self.values = list(factored.parts)
        self._places = {part: place for place, part in enumerate(factored.parts)}

    def numbers(self, move: Struct) -> Chosen:
        return tuple(self.first + self._places[part] for part in self.factored.split(move))

    def move(self, chosen: Chosen) -> Struct:
        whole: Struct = self.factored.join(self._parts(chosen))
        return whole

    def following(self, view: AnySeatView, chosen: Chosen) -> list[int]:
        parts = self.factored.following(view, self._parts(chosen))
        return [self.first + self._places[part] for part in parts]

    def _parts(self, chosen: Chosen) -> tuple[Any, ...]:
        return tuple(self.values[number - self.first] for number in chosen)


def _values(
    kind: type[Struct], name: str, hint: Any, domains: Domains, seats: int
) -> Sequence[Any]:
    """The values a field of a move can have: those the game names, or all of its type."""
    for key in (f"{kind.__name__}.{name}", name):
        if key in domains.moves:
            return list(domains.moves[key])
    found = finite(hint)
    if found is None and name == "seat":
        found = range(seats)
    if found is None:
        raise TypeError(f"{kind.__name__}.{name}: {hint} has no end, and no domain is named")
    return list(found)


def finite(hint: Any) -> Sequence[Any] | None:
    """All the values of a type that has an end; None for one without."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return args
    if hint is bool:
        return (False, True)
    if hint is type(None):
        return (None,)
    if origin in (typing.Union, types.UnionType):
        parts = [finite(arg) for arg in args]
        known = [part for part in parts if part is not None]
        return [value for part in known for value in part] if len(known) == len(parts) else None
    return None
