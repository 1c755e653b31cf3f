"""One game in play, as learners see it: whose decision it is, what each seat has seen, who won."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from zaslonka.kernel import Seat, shelf
from zaslonka.kernel.chance import Chance
from zaslonka.kernel.game import AnyGame
from zaslonka.kernel.parts import Domains
from zaslonka.kernel.steps import AnySeatView, AnyState, SeatView, Told
from zaslonka.lab.actions import Actions, Chosen
from zaslonka.lab.observations import Observations


class Setup:
    """A game with its options and seats, and the numbers that its moves and views go by."""

    def __init__(self, game: str | AnyGame, seats: int | None = None, **options: Any) -> None:
        self.game = shelf.get(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        if self.seats not in self.game.seats:
            raise ValueError(f"{self.game.name} is for {self.game.seats[0]}–{self.game.seats[-1]}")
        if unknown := options.keys() - set(self.game.options.__struct_fields__):
            raise TypeError(f"{self.game.name} has no option {', '.join(sorted(unknown))}")
        self.options: Struct = msgspec.convert(options, self.game.options)
        self.game.check_options(self.options, self.seats)
        domains = self.game.domains
        self.domains = domains(self.options, self.seats) if domains else Domains()
        self.actions = Actions(self.game, self.domains, self.seats)
        self.observations = Observations(self.game, self.domains, self.seats, self.actions)

    @property
    def version(self) -> str:
        """Of the numbers: whoever keeps some keeps this with them."""
        return f"{self.actions.version}-{self.observations.version}"

    def deal(self, chance: Chance) -> AnyState:
        return self.game.setup(self.options, self.seats, chance)

    def view(self, state: AnyState, seat: Seat) -> AnySeatView:
        """A view to be read and not to be kept: it shares the state's records."""
        return SeatView(seat, state.table, state.hands[seat])

    def to_decide(self, state: AnyState) -> Seat | None:
        """Whose decision is next; None when the game is over.

        Where several may decide they do so one after another, none seeing what another is
        about to do.
        """
        agenda = state.table.agenda
        return agenda[0].decider(state) if agenda else None

    def returns(self, state: AnyState) -> list[float]:
        """What the game came to for each seat: 1 for winning alone, and all add up to 0."""
        return self.returns_of(() if state.table.agenda else self.game.result(state.table).winners)

    def returns_of(self, winners: Sequence[Seat]) -> list[float]:
        """The same, given who has won."""
        seats = self.seats
        if not winners:
            return [0.0] * seats
        won, lost = (1 / len(winners) - 1 / seats) * seats, -1.0
        return [(won if seat in winners else lost) / (seats - 1) for seat in range(seats)]


class Episode:
    """One game from the deal to its end."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.setup = setup
        self.plies = 0
        self.chosen: Chosen = ()
        """What the seat that decides has chosen so far of a move that has parts."""
        self._seed = seed
        self._mask: NDArray[np.int8] | None = None
        """What may be chosen now, once it was asked for."""
        self.state = setup.deal(Chance(seed))
        self.seat = setup.to_decide(self.state)
        """Whose decision it is; None when the game is over."""

    def view(self, seat: Seat) -> AnySeatView:
        return self.setup.view(self.state, seat)

    def observation(self, seat: Seat) -> NDArray[np.int32]:
        chosen = self.chosen if seat == self.seat else ()
        return self.setup.observations.array(self.view(seat), chosen)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """What the seat may choose: nothing, unless the decision is its own."""
        if seat != self.seat:
            return np.zeros(self.setup.actions.size, np.int8)
        if self._mask is None:
            self._mask = self.setup.actions.mask(self.view(seat), self.chosen)
        return self._mask.copy()  # the own one is trusted below, and nobody's to change

    def step(self, number: int) -> Sequence[Told]:
        """The seat whose decision it is chooses this number."""
        return self._choose(number, trusted=self._mask is not None and bool(self._mask[number]))

    def draw(self, below: Callable[[int], int]) -> Sequence[Told]:
        """The seat whose decision it is chooses any number: of n, the one ``below(n)`` says."""
        assert self.seat is not None, "the game is over"
        number = self.setup.actions.draw(self.view(self.seat), self.chosen, below)
        return self._choose(number, trusted=True)

    def _choose(self, number: int, *, trusted: bool) -> Sequence[Told]:
        if self.seat is None:
            raise ValueError("the game is over")
        made = self.setup.actions.take(self.view(self.seat), self.chosen, number)
        if isinstance(made, tuple):
            self.chosen, self._mask = made, None
            return ()
        return self.make(made, trusted=trusted)

    def make(self, move: Struct, *, trusted: bool = False) -> Sequence[Told]:
        """The seat whose decision it is makes this move, which is checked unless it is trusted.

        What is in the mask, or drawn, is trusted: that it is a legal move is a law of its own.
        """
        if self.seat is None:
            raise ValueError("the game is over")
        game, chance = self.setup.game, Chance(self._seed, self.plies + 1)
        if not trusted:
            game.check(self.view(self.seat), move)
        told = game.carry_out(self.state, self.seat, move, chance).told
        self.plies += 1
        self.chosen, self._mask = (), None
        self.seat = self.setup.to_decide(self.state)
        return told
