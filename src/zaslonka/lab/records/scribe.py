"""Writes a game down as it is played, one row a choice."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from zaslonka.kernel import Result, Seat, shelf
from zaslonka.kernel.steps import AnySeatView, AnyState, Told
from zaslonka.lab.actions import Chosen
from zaslonka.lab.beliefs import declared
from zaslonka.lab.episode import Setup
from zaslonka.lab.records.row import End, Row

_json = msgspec.json.Encoder().encode


class Scribe:
    """One game in the making; its rows are known once it has ended."""

    def __init__(self, setup: Setup, seed: bytes, *, beliefs: bool = True) -> None:
        self._setup = setup
        self._beliefs = declared(setup) if beliefs else None
        self._told: list[list[Struct]] = [[] for _ in range(setup.seats)]
        self._rows: list[Row] = []
        self._deal = hashlib.blake2b(seed, digest_size=8).hexdigest()
        self._options = _json(msgspec.structs.asdict(setup.options)).decode()
        self._version = version_of(setup)

    def chooses(self, state: AnyState, seat: Seat, move: Struct, player: str, ply: int) -> None:
        """A seat is about to make this move in this state."""
        view = self._setup.view(state, seat)
        belief = self._believed(view)
        told, self._told[seat] = self._told[seat], []
        for part, (chosen, number) in enumerate(self._numbers(move)):
            self._rows.append(
                Row(
                    game=self._setup.game.name,
                    options=self._options,
                    seats=self._setup.seats,
                    rules=self._setup.game.version,
                    version=self._version,
                    episode=0,
                    deal=self._deal,
                    ply=ply,
                    part=part,
                    seat=seat,
                    player=player,
                    told=_json(told).decode(),
                    observation=self._setup.observations.array(view, chosen),
                    mask=self._setup.actions.mask(view, chosen).astype(np.bool_),
                    belief=belief,
                    action=number,
                    move=_json(move).decode(),
                    end="stopped",
                    won=False,
                    score=None,
                    outcome=0.0,
                )
            )

    def tells(self, told: Iterable[Told]) -> None:
        """This was told, to everybody or to one."""
        for one in told:
            for seat, heard in enumerate(self._told):
                if one.only in (None, seat):
                    heard.append(one.event)

    def ended(self, result: Result | None, conceded: Sequence[Seat] = ()) -> Iterator[Row]:
        """All rows, now that it is known how it ended."""
        winners = result.winners if result else conceded
        returns = self._setup.returns_of(winners)
        end: End = "played" if result else "conceded" if conceded else "stopped"
        for row in self._rows:
            yield replace(
                row,
                end=end,
                won=row.seat in winners,
                score=result.scores[row.seat] if result else None,
                outcome=returns[row.seat],
            )

    def _believed(self, view: AnySeatView) -> NDArray[np.float32] | None:
        return None if self._beliefs is None else self._beliefs.array(view).astype(np.float32)

    def _numbers(self, move: Struct) -> Iterator[tuple[Chosen, int | None]]:
        """Each number of a move, after those before it; None where it has none."""
        try:
            numbers = self._setup.actions.numbers(move)
        except ValueError:
            yield (), None
            return
        for part, number in enumerate(numbers):
            yield numbers[:part], number


@lru_cache(maxsize=16)
def setup_for(game: str, rules: int, options: str, seats: int) -> Setup:
    """A game by a version of its rules, ready to be numbered; LookupError where none is known."""
    found = shelf.get(game).of_version(rules)
    given: dict[str, Any] = msgspec.json.decode(options)
    return Setup(found, seats, **{name: value for name, value in given.items() if name != "type"})


@lru_cache(maxsize=16)
def version_of(setup: Setup) -> str:
    """To digest thousands of moves takes a while."""
    return setup.version
