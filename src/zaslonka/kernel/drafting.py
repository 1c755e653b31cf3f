"""A game played by the house, to make the position of a day's task of it.  TAB-63."""

from typing import Any

import msgspec

from zaslonka.kernel.chance import Chance
from zaslonka.kernel.game import AnyGame
from zaslonka.kernel.history import Played
from zaslonka.kernel.steps import AnySeatView, AnyState, Seat


class Draft:
    """Ply by ply, with the same chance as at a table."""

    def __init__(
        self, rules: AnyGame, seats: int, seed: bytes, options: dict[str, Any] | None = None
    ) -> None:
        self.rules, self.seed = rules, seed
        chosen = msgspec.convert(options or {}, rules.options)
        self.state: AnyState = rules.setup(chosen, seats, Chance(seed))
        self.log: tuple[Played, ...] = ()

    def copy(self) -> "Draft":
        twin = object.__new__(Draft)
        twin.rules, twin.seed, twin.log = self.rules, self.seed, self.log
        twin.state = self.state.clone()
        return twin

    @property
    def on_turn(self) -> Seat:
        """Who is waited for; of several the first."""
        return self.rules.must_act(self.state.table)[0]

    @property
    def over(self) -> bool:
        return not self.state.table.agenda

    def view(self, seat: Seat) -> AnySeatView:
        return self.rules.view(self.state, seat)

    def play(self, seat: Seat, move: Any) -> None:
        move = self.rules.annotate(self.rules.judging(self.state, seat), move)
        ply = len(self.log) + 1
        self.rules.perform(self.state, seat, move, Chance(self.seed, ply))
        self.log = (*self.log, Played(ply, seat, move))
