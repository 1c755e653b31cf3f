"""What a batch of games is to whoever plays it, whatever it is compiled by."""

import abc
import typing
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from zaslonka.kernel.batch import Compiled, Numbering, Past, Traced
from zaslonka.lab.episode import Setup
from zaslonka.lab.layouts import Layouts

WORD = 32


class Seen(NamedTuple):
    """What a step came to, a row for each lane; arrays of the backend, which speak DLPack."""

    seat: Any
    """Who decides now; -1 in a lane whose game is over."""

    observation: Any
    """What that seat sees, as `Setup.observations` has it; at the end, who decided last."""

    legal: Any
    """Which numbers it may choose: 32 in a word, the lowest bit first; see `Lanes.mask`."""

    reward: Any
    """For each seat what the step brought: nothing before the end, then `Setup.returns`.

    Who chose what was not legal has -1, and the game is over.
    """

    done: Any
    """Whether the game is over, or was when the next one was dealt."""


class Lanes(abc.ABC):
    """A batch of games, of one kind and by one number of seats."""

    game: Compiled | Traced
    """The game as its compiler has it."""

    def __init__(self, setup: Setup, batch: int, *, auto_reset: bool) -> None:
        self.setup = setup
        self.batch = batch
        self.auto_reset = auto_reset
        self.numbering = numbering(setup)
        self.seeds: NDArray[np.uint64] = np.zeros(batch, np.uint64)
        """What each lane's deals come from."""

    @abc.abstractmethod
    def reset(self, seeds: Any = None, lanes: Any = None) -> Seen:
        """Deal a game in each lane, or only in those (bools).

        A seed for each lane fixes its games, the first and those that follow; from one seed for
        all come as many different ones.  Without seeds each lane goes on with its next game.
        """

    @abc.abstractmethod
    def step(self, actions: Any) -> Seen:
        """In each lane the seat that decides chooses a number."""

    @abc.abstractmethod
    def draw(self, seed: int | None = None, *, rather_below: int = 0) -> Any:
        """A legal number for each lane, each as likely as the others; 0 where the game is over.

        Only numbers below a given one are drawn where one of them is legal: kinds of move that
        come first.  Without a seed draws go on from the last one.
        """

    @abc.abstractmethod
    def mask(self, legal: Any) -> Any:
        """`Seen.legal` with a place of its own for each number, 1 where it may be chosen."""

    # What both backends are made from

    @cached_property
    def returns(self) -> NDArray[np.float32]:
        """What a game comes to for each seat, by its winners as bits."""
        seats = range(self.setup.seats)
        rows = [
            self.setup.returns_of([seat for seat in seats if winners >> seat & 1])
            for winners in range(1 << len(seats))
        ]
        return np.array(rows, np.float32)

    def _sown(self, seeds: Any) -> None:
        if np.ndim(seeds):
            self.seeds = np.array(seeds, np.uint64).reshape(self.batch)
        else:
            many = np.random.SeedSequence(seeds).generate_state(self.batch, np.uint64)
            self.seeds = many.astype(np.uint64)


def numbering(setup: Setup) -> Numbering:
    """The numbers that the moves and views of a game go by, for the game itself."""
    table = typing.get_args(setup.game.state_type)[0]
    item = typing.get_args(typing.get_type_hints(table)["past"])[0]
    layout = Layouts(setup.domains, setup.seats, setup.game.options).of(item, "past[]")

    def number(move: Struct) -> int:
        return setup.actions.numbers(move)[0]

    def happened(event: Struct) -> NDArray[np.int32]:
        return np.frombuffer(layout.write(event), np.int32)

    names = setup.observations.names
    board = [name for name in names if not name.startswith("table.past[")]
    places = {name: place for place, name in enumerate(board)}
    begin, second = (names.index(f"table.past[{thing}]:kind") for thing in (0, 1))
    past = Past(begin, second - begin, (len(names) - len(board)) // (second - begin))
    words = 2 * -(-setup.actions.size // (2 * WORD))
    return Numbering(setup.seats, number, words, places, past, happened)
