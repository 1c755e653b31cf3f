"""Whether a bot goes by its view alone: in worlds that look alike to its seat it moves alike.

Every decision is asked for twice, of two players that know nothing of each other: once in the
game as it was dealt, once with a world in its place that the seat could as well be in.  A bot
that gets at the state, wherever it lies, moves by the wrong one; so does one that goes by the
time of day or by dice of its own.
"""

from collections.abc import Callable
from contextlib import ExitStack, closing
from typing import Any

import msgspec
from msgspec import Struct

from zaslonka.arena.entrants import Player
from zaslonka.bots.arena import seat_seed
from zaslonka.kernel import AnyGame, AnyState, Chance, Seat


class Caught(Exception):
    """A bot moved differently where it could see no difference."""


class Tried(Struct):
    """How often a bot was asked twice, and how often the worlds really differed."""

    decisions: int = 0
    differed: int = 0


class _World:
    """Where the one state lies that there is; whoever looks for it finds it here."""

    def __init__(self, game: AnyGame, state: AnyState) -> None:
        self.game, self.state = game, state

    def ask(self, player: Player, seat: Seat, seed: bytes) -> Any:
        return player.decide(self.game.view(self.state, seat), seed)

    def ask_in_twin(self, player: Player, seat: Seat, seed: bytes, chance: Chance) -> Any:
        """The same question, with the true state put away as mere bytes."""
        away = msgspec.json.encode(self.state)
        self.state = self.game.imagine(self.game.view(self.state, seat), chance)
        try:
            return self.ask(player, seat, seed)
        finally:
            self.state = msgspec.json.decode(away, type=self.game.state_type)


def tried(game: AnyGame, seats: int, seated: Callable[[], Player], seed: bytes, most: int) -> Tried:
    """Let a bot play one game with itself; `Caught` if it does not go by its views alone."""
    found = Tried()
    world = _World(game, game.setup(game.options(), seats, Chance(seed)))
    with ExitStack() as stack:
        players, doubles = (
            [stack.enter_context(closing(seated())) for _ in range(seats)] for _ in "12"
        )
        while (waited := game.must_act(world.state.table)) and found.decisions < most:
            seat, found.decisions = waited[0], found.decisions + 1
            own, chance = seat_seed(seed, seat), Chance(seed + b"twin", found.decisions)
            move = world.ask(players[seat], seat, own)
            other = world.ask_in_twin(doubles[seat], seat, own, chance)
            if move != other:
                raise Caught(
                    f"seat {seat}, decision {found.decisions}: {move}, but in a twin {other}"
                )
            twin = game.imagine(game.view(world.state, seat), chance)
            found.differed += twin != world.state
            move = game.annotate(game.judging(world.state, seat), move)
            game.play(world.state, seat, move, Chance(seed, found.decisions))
    return found
