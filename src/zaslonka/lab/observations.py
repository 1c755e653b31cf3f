"""What a seat may know as arrays of whole numbers: its view, and what it is told."""

import hashlib
import typing
from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.game import AnyGame
from zaslonka.kernel.parts import Domains
from zaslonka.kernel.steps import AnySeatView, Told
from zaslonka.lab.actions import Actions, Chosen
from zaslonka.lab.layouts import NOTHING, Layouts, as_bytes


class Observations:
    """The views of a game with given options and seats, as arrays of one length.

    First the seat, then the table, the hand, and what was chosen of a move that has parts.
    """

    def __init__(self, game: AnyGame, domains: Domains, seats: int, actions: Actions) -> None:
        table, hand, _ = typing.get_args(game.state_type)
        layouts = Layouts(domains, seats, game.options)
        self._table = layouts.of(table, "table")
        self._hand = layouts.of(hand, "hand")
        self._parts = actions.most_parts
        self.names = [
            "seat",
            *self._table.names,
            *self._hand.names,
            *(f"chosen[{i}]" for i in range(self._parts)),
        ]
        chosen = [actions.size - 1] * self._parts
        self.high = np.array([seats - 1, *self._table.most, *self._hand.most, *chosen], np.int32)
        self.size = len(self.high)

    @property
    def version(self) -> str:
        """A digest of every place's name and most."""
        whole = hashlib.blake2b("\n".join(self.names).encode(), digest_size=8)
        whole.update(self.high.astype("<i4").tobytes())
        return whole.hexdigest()

    def array(self, view: AnySeatView, chosen: Chosen = ()) -> NDArray[np.int32]:
        row = b"".join(
            (
                as_bytes(view.seat),
                self._table.write(view.table),
                self._hand.write(view.hand),
                *map(as_bytes, chosen),
                as_bytes(NOTHING) * (self._parts - len(chosen)),
            )
        )
        return np.frombuffer(bytearray(row), np.int32)  # which can be written to, as bytes cannot


Learned: TypeAlias = int | Told
"""What a seat learns: the number it has chosen itself, or something told to it."""


class Events:
    """What a seat has chosen and been told, each as a row of one length.

    First the number that it has chosen, then what it was told: one of them is nothing.
    """

    def __init__(self, game: AnyGame, domains: Domains, seats: int) -> None:
        self._layout = Layouts(domains, seats, game.options).of(game.event_type, "event")
        self.names = ["chosen", *self._layout.names]
        self.size = len(self.names)

    def rows(self, learned: Iterable[Learned]) -> NDArray[np.int32]:
        write, nothing = self._layout.write, self._layout.nothing
        rows = [
            as_bytes(NOTHING) + write(one.event)
            if isinstance(one, Told)
            else as_bytes(one) + nothing
            for one in learned
        ]
        return np.frombuffer(b"".join(rows), np.int32).reshape(-1, self.size)
