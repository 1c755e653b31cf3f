"""What a game may have besides its rules; a table does without what a game has not.  TAB-36."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from zaslonka.kernel.levels import Help, Language, Level
from zaslonka.kernel.steps import AnySeatView, AnyState
from zaslonka.kernel.story import Measure, Sentence, Tale
from zaslonka.kernel.talk import Opinion


def _nothing() -> None:
    """There is nothing to read before it is needed."""


class Bot(Struct, frozen=True):
    """How the machine plays."""

    decide: Callable[[AnySeatView, Level, bytes], Any]
    """The move for a view, by a level and the bot's own seed: a function of these three (law 7)."""

    instructions: Callable[[AnySeatView], str | None] | None = None
    """What a language model is told about a decision; None where the bot itself should decide."""

    opine: Callable[[AnySeatView, Level, bytes], tuple[Opinion, ...]] | None = None
    """What it thinks of a decision that it leaves to people of its team.  TAB-60."""


class Posterior(Struct, frozen=True):
    """How likely each hidden thing is, as an array, for a game with its options and seats.

    Along the last axis stand the values that one thing can have: there the odds add up to 1,
    or to 0 where there is no such thing now.
    """

    axes: Mapping[str, Sequence[Any]]
    """What each axis is, and what stands along it."""

    odds: Callable[[AnySeatView], Any]
    """How likely each value is for a seat: a numpy array, made of its view alone."""

    truth: Callable[[AnyState], Any]
    """The same of a state as it is: 1 for what each thing is, 0 for all else."""


class Beliefs(Struct, frozen=True):
    """What a seat can know: for the help that a table may give (TAB-12), and as an array."""

    facts: Callable[[AnySeatView], Any] | None = None
    odds: Callable[[AnySeatView], Any] | None = None

    posterior: Callable[[Any, int], Posterior] | None = None
    """For the options of a game and its number of seats."""

    def of(self, level: Help) -> Callable[[AnySeatView], Any] | None:
        """What works out a level of help; None where the game has none of that level."""
        return {"none": None, "facts": self.facts, "full": self.odds}[level]


class Judge(Struct, frozen=True):
    """Who advises on what is said in a game, before it is said."""

    advise: Callable[[Any, str], Any]
    """What there is to say of a text at a table; its return type is what the page is sent."""

    prepare: Callable[[], None] = _nothing
    """Read what takes long, before anybody waits for it."""


class Knowledge(Struct, frozen=True):
    """What a game tells everybody about its world, at ``/api/knowledge/<game>``."""

    read: Callable[[], Any]


class Printing(Struct, frozen=True):
    """How a game is printed, to be cut out and played."""

    pdf: Callable[[str, Language], bytes]
    """All of it, given the address its QR codes begin with."""


class Factored(Struct, frozen=True):
    """A kind with more moves than can be numbered, chosen part by part; whole by one way alone."""

    parts: Sequence[Any]
    """What can be chosen at once."""

    most: int
    """How many parts a move can have."""

    following: Callable[[AnySeatView, tuple[Any, ...]], Iterable[Any]]
    """The parts that may be chosen next, after these; none once the move is whole."""

    split: Callable[[Any], tuple[Any, ...]]
    """The parts of a move, in the order in which they are chosen."""

    join: Callable[[tuple[Any, ...]], Any]
    """The move that has these parts."""


class Domains(Struct, frozen=True):
    """What the types of a game leave open, for those who number its moves and lay out its views.

    A field goes by its name, ``card``, or where that is not enough by its record's too,
    ``Hand.card``; what stands in a row goes by ``cards[]``.
    """

    moves: Mapping[str, Sequence[Any]] = {}
    """The values of a move's field whose type has no end; a seat need not be named."""

    views: Mapping[str, Sequence[Any]] = {}
    """The values that a field of a view or an event can hold; ``...`` stands for any other."""

    longest: Mapping[str, int] = {}
    """How long a row can get; one for each seat if not named."""

    recent: Mapping[str, int] = {}
    """How many of the last ones in a row without an end are laid out."""

    derived: tuple[str, ...] = ()
    """Fields of a view that are not laid out, since they follow from the others."""

    absent: tuple[type[Struct], ...] = ()
    """Kinds of moves, steps and events that cannot come up with these options: an option that
    brings new ones leaves the numbers of games without it as they are."""

    masks: Mapping[type[Struct], Callable[[AnySeatView], Any]] = {}
    """Kinds with too many moves to list: for every combination of the fields, the last running
    fastest, whether a seat that is asked for this kind may make it (a numpy array)."""

    factored: Mapping[type[Struct], Factored] = {}
    """Kinds with too many moves to number."""


Storyteller: TypeAlias = Callable[[Tale], Iterable[Sentence]]
"""Tells a finished game in a few sentences."""

Meter: TypeAlias = Callable[[AnySeatView, Any, AnySeatView], Measure | None]
"""What a move was worth to its mover, by its views before and after; None if it asked nothing."""
