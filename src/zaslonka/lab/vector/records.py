"""A batch game as a record, which the kernel can play again."""

from collections.abc import Iterator, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from zaslonka.kernel.steps import AnyState
from zaslonka.lab.chance_nodes import Scripted
from zaslonka.lab.episode import Setup
from zaslonka.lab.vector.chance import below, threefry


class Record(Struct, frozen=True):
    """What was drawn, as the kernel draws it, and the numbers that were chosen."""

    draws: tuple[int, ...]
    chosen: tuple[int, ...]

    @classmethod
    def of(
        cls, decks: Sequence[int], seats: int, seed: int, game: int, chosen: Sequence[int]
    ) -> "Record":
        """The game of this number in a lane with this seed, by the sizes of its decks."""
        orders, first = dealt(decks, seats, seed, game)
        draws = [draw for order in orders for draw in draws_of(order)]
        return cls((*draws, first), tuple(int(number) for number in chosen))

    def states(self, setup: Setup) -> Iterator[AnyState]:
        """The game by the rules: after the deal and after each move, always the same object."""
        state = setup.deal(Scripted(self.draws))
        yield state
        for number in self.chosen:
            seat = setup.to_decide(state)
            assert seat is not None, "the game is over, and somebody has chosen"
            setup.game.perform(state, seat, setup.actions.move(number), Scripted(()))
            yield state


def dealt(
    decks: Sequence[int], seats: int, seed: int, game: int
) -> tuple[list[NDArray[np.intp]], int]:
    """The decks as they were shuffled, and who begins."""
    counter = np.arange(sum(decks) + 1, dtype=np.uint32)
    low, high = (np.full_like(counter, seed >> shift & 0xFFFFFFFF) for shift in (0, 32))
    words, _ = threefry(low, high, np.full_like(counter, game), counter)
    ends = np.cumsum(decks)
    orders = [keys.argsort(kind="stable") for keys in np.split(words[:-1], ends[:-1])]
    return orders, below(seats, int(words[-1]))


def draws_of(order: Sequence[int] | NDArray[np.intp]) -> list[int]:
    """The draws by which `Chance.shuffled` makes this order of a deck that lay in order."""
    deck = list(range(len(order)))
    draws = []
    for i in range(len(deck) - 1, 0, -1):
        j = deck.index(order[i])
        deck[i], deck[j] = deck[j], deck[i]
        draws.append(j)
    return draws
