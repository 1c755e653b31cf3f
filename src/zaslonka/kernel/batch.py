"""A game in thousands at once, for learners: what it is told, and what it gives.

The rules of such a game are written again, for a compiler; that they are the same rules is proved
by playing every batch game again through the kernel (`tests/lab/equal.py`).  All facts of the game
come from its own modules.  Whoever plays nothing of this reads nothing of it: a game's `Batch` is
two functions, and the libraries are asked for when one of them is called.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import Struct


class Past(NamedTuple):
    """What has happened, as it stands in an observation: the last things, the first one first."""

    begin: int
    """Where it begins."""

    fields: int
    """Places for each thing, the kind of it first."""

    recent: int
    """How many things stand there."""


class Numbering(Struct, frozen=True):
    """By which numbers moves and views go, as `zaslonka.lab` has them."""

    seats: int

    number: Callable[[Struct], int]
    """The number of a move."""

    words: int
    """How many words of 32 bits have a bit for each number; an even number."""

    places: Mapping[str, int]
    """Where everything stands on a board: an observation without what has happened."""

    past: Past

    happened: Callable[[Struct], Any]
    """How something that has happened stands in an observation (a numpy array)."""


class Shown(NamedTuple):
    """What the seats that decide are shown, for numba: arrays with a row for each lane."""

    boards: Any
    """The board of who decides; once the game is over, of who decided last."""

    legal: Any
    """For each number whether it may be chosen: 64 in a word, the lowest bit first."""

    seats: Any
    """Who decides."""

    news: Any
    """What happens in a move, a single row for all lanes: -1 in each place before the move."""


class Compiled(Struct, frozen=True):
    """A game for numba: functions that change one lane of arrays, and nothing else."""

    decks: tuple[int, ...]
    """How many cards of each deck are shuffled for a deal, in order; then who begins is drawn."""

    rules: Any
    """Facts and places, a named tuple."""

    hidden: Any
    """What no view shows, a named tuple of arrays with a row for each lane."""

    deal: Callable[..., None]
    """``deal(rules, hidden, shown, lane, decks, first)``: a new game, shown to who begins."""

    play: Callable[..., int]
    """``play(rules, hidden, shown, lane, number)``: a legal move, and the next view shown.

    The winners as bits, 0 for none, once the game is over; -1 while it goes on.
    """


class Traced(Struct, frozen=True):
    """A game for JAX: pure functions of one lane, from records of arrays to such records."""

    decks: tuple[int, ...]

    deal: Callable[..., Any]
    """``deal(decks, first)``: a new game; its ``seat`` is whose decision it is.

    Of each card of each deck it is told at which place it lies.
    """

    play: Callable[..., Any]
    """``play(game, number)``: the game after a legal move, and the winners as in `Compiled`."""

    view: Callable[..., Any]
    """``view(game)``: what the seat that decides (or decided last) sees."""

    legal: Callable[..., Any]
    """``legal(game)``: for each number whether it may be chosen, as words of 32 bits."""

    stays: frozenset[str] = frozenset()
    """What of a game need not be cleared for the next one in its lane."""


class Batch(Struct, frozen=True):
    """The ways in which a game can be played in thousands."""

    numba: Callable[[Any, Numbering, int], Compiled]
    """By options and numbers, for so many lanes."""

    jax: Callable[[Any, Numbering], Traced]
    """By options and numbers, for any number of lanes."""


# What the games have in common, for either compiler


NUMBA = {"error_model": "numpy", "nogil": True, "_nrt": False, "forceinline": True}
"""How numba compiles a game.

Without its runtime nothing can be allocated, and nobody counts who uses an array: every row that
was looked at cost two locked counts.  Functions are made part of those that call them, for the
facts of a game are a hundred arguments.  Each of the two came to about half of a step.
"""


def copy(source: Any, target: Any) -> None:
    """From where one row begins to where another does.

    Whoever counts on from somewhere within a row has numba ask at each place whether it lies before
    the beginning, and copies one by one.
    """
    for place in range(len(source)):
        target[place] = source[place]


def packed(xp: Any, bits: Any, words: int) -> Any:
    """Bits as words of 32, the lowest first."""
    rows = xp.pad(bits, (0, 32 * words - len(bits))).reshape(words, 32)
    places = xp.arange(32, dtype=xp.uint32)
    return xp.where(rows, xp.uint32(1) << places, xp.uint32(0)).sum(1, dtype=xp.uint32)


def joined(xp: Any, *parts: Any) -> Any:
    """Parts behind one another, of which one is long.

    Told to concatenate, a GPU runs through all parts at once as if each were as long as the
    longest; from parts that are as long as the whole it picks place by place.
    """
    size, begin = sum(map(len, parts)), 0
    row = xp.zeros(size, parts[0].dtype)
    for part in parts:
        whole = xp.pad(part, (begin, size - begin - len(part)))
        row = xp.where(xp.arange(size) < begin, row, whole)
        begin += len(part)
    return row


def added(xp: Any, past: Any, length: Any, thing: Any) -> Any:
    """The last things that happened, with one more."""
    recent = len(past)
    kept = xp.where(length < recent, past, xp.roll(past, -1, axis=0))
    at = xp.minimum(length, recent - 1)
    return xp.where((xp.arange(recent) == at)[:, None], thing, kept)
