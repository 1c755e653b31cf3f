"""A game as it was played: every ply, what it told to whom, and the game after it.

Everything else that is shown or kept of a played game is a projection of this: the log of a
seat, a replay, a record, a story.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from zaslonka.kernel.differences import Difference, difference
from zaslonka.kernel.levels import Help
from zaslonka.kernel.steps import AnyState, Result, Seat, Told

X = TypeVar("X")


# What happens at a ply


class Played(Struct, frozen=True, tag="played", gc=False):
    ply: int
    seat: Seat
    move: Any


class TimedOut(Struct, frozen=True, tag="timed_out", gc=False):
    """The clock ran out, and the rules' own default happened."""

    ply: int


class Undone(Struct, frozen=True, tag="undone", gc=False):
    """Everything after ply ``to`` was taken back, unnoticed or because all agreed."""

    ply: int
    to: int
    agreed: bool = False


Entry: TypeAlias = Played | TimedOut | Undone


class Ply(Struct, frozen=True, kw_only=True, gc=False):
    """What happened at a ply, what was told of it, and the game after it; ply 0 is the deal."""

    ply: int
    entry: Entry | None
    told: tuple[Told, ...] = ()
    final: bool = True
    state: AnyState
    version: int  # of the rules it was played by
    at: int = 0  # milliseconds since 1970
    by_clock: bool = False
    command: str | None = None  # the id under which a client sent the move
    numbers: tuple[int, ...]
    """How many plies each seat had been told of by then, this one included; last, a spectator.

    What others do unseen leaves no gap in what a seat counts.
    """
    undos: int = 0  # how many there were by then, this one included
    changes: Difference | None = None  # of the state, since the ply before; None of the deal

    @property
    def is_public(self) -> bool:
        """Whether nothing of it was told to one seat alone."""
        for told in self.told:  # noqa: SIM110 - half as long as a generator, at every move
            if told.only is not None:
                return False
        return True

    @property
    def mover(self) -> Seat | None:
        return self.entry.seat if isinstance(self.entry, Played) else None

    @property
    def move(self) -> Any:
        return self.entry.move if isinstance(self.entry, Played) else None

    def number(self, seat: Seat | None) -> int:
        """The ply by a seat's own count; None is a spectator."""
        return self.numbers[-1 if seat is None else seat]


class History(Struct, frozen=True, dict=True):
    """The plies of a game, the deal first; nothing is in it before the deal.

    To go on by a ply costs the same however many there were.
    """

    plies: tuple[Ply, ...] = ()

    @classmethod
    def dealt(cls, state: AnyState, version: int, at: int = 0) -> "History":
        numbers = (0,) * (len(state.hands) + 1)
        return cls((Ply(ply=0, entry=None, state=state, version=version, at=at, numbers=numbers),))

    def with_ply(
        self,
        entry: Entry,
        told: Iterable[Told],
        state: AnyState,
        *,
        final: bool = True,
        version: int,
        at: int = 0,
        by_clock: bool = False,
        command: str | None = None,
    ) -> "History":
        """The history with one more ply."""
        told, last = tuple(told), self.plies[-1]
        changes = difference(last.state, state)
        ply = Ply(
            ply=entry.ply,
            entry=entry,
            told=told,
            final=final,
            state=state,
            version=version,
            at=at,
            by_clock=by_clock,
            command=command,
            numbers=_numbers(last, entry, told, changes),
            undos=last.undos + (type(entry) is Undone),
            changes=changes,
        )
        after = History((*self.plies, ply))
        if "_commands" in self.__dict__:
            after.__dict__["_commands"] = self._commands
            after._know(ply)
        return after

    def __iter__(self) -> Iterator[Ply]:
        return iter(self.plies)

    def __len__(self) -> int:
        return len(self.plies)

    @property
    def last(self) -> Ply:
        return self.plies[-1]

    def at(self, ply: int) -> Ply:
        """The ply of this number; LookupError if there is none."""
        # They are counted from 0 without a gap.
        if not 0 <= ply < len(self.plies):
            raise LookupError(ply)
        return self.plies[ply]

    def has_command(self, seat: Seat, command: str) -> bool:
        """Whether a move of this seat came under this id."""
        at = self._commands.get((seat, command))
        if at is None or at >= len(self.plies):
            return False
        return self.plies[at].command == command and self.plies[at].mover == seat

    @cached_property
    def _commands(self) -> dict[tuple[Seat | None, str], int]:
        """Where a command may be found; shared by all that grew out of one history.

        Some of them came to nothing, so what is found here must be looked at.
        """
        known = (ply for ply in self.plies if ply.command is not None)
        return {(ply.mover, ply.command): ply.ply for ply in known if ply.command}

    def _know(self, ply: Ply) -> None:
        if ply.command is not None:
            self._commands[ply.mover, ply.command] = ply.ply

    @property
    def present(self) -> Ply:
        """The ply after which the game stands now: the last one, or where it was taken back to."""
        return self._standing_at(self.last)

    def _standing_at(self, ply: Ply) -> Ply:
        while isinstance(ply.entry, Undone):
            ply = self.at(ply.entry.to)
        return ply

    def backwards(self) -> Iterator[Ply]:
        """The plies that were not taken back, the last first; as few are looked at as are asked."""
        ply = self.present
        yield ply
        while ply.ply:
            ply = self._standing_at(self.plies[ply.ply - 1])
            yield ply

    def standing(self) -> list[Ply]:
        """The plies that were not taken back, the deal first."""
        return standing(self.plies, lambda ply: ply.entry)

    def pairs(self) -> Iterator[tuple[Ply, Ply]]:
        """Each ply after the deal, behind the one before it."""
        return pairwise(self.plies)


def standing(log: Iterable[X], entry_of: Callable[[X], Entry | None]) -> list[X]:
    """What of a log was not taken back by its end."""
    kept: list[tuple[int, X]] = []
    for one in log:
        entry = entry_of(one)
        if isinstance(entry, Undone):
            kept = [earlier for earlier in kept if earlier[0] <= entry.to]
        else:
            kept.append((0 if entry is None else entry.ply, one))
    return [one for _, one in kept]


def _numbers(
    before: Ply, entry: Entry, told: tuple[Told, ...], changes: Difference
) -> tuple[int, ...]:
    """Counts one more for each seat that did it, was told of it, or could see that it was done."""
    if not isinstance(entry, Played) or changes.table or any(one.only is None for one in told):
        return tuple([number + 1 for number in before.numbers])
    informed = {entry.seat, *(one.only for one in told)}
    *seats, spectator = before.numbers
    return (*(number + (seat in informed) for seat, number in enumerate(seats)), spectator)


# How it ends


class Ending(Struct, frozen=True):
    """How a table's game ended; without a result when all agreed to stop."""

    result: Result | None
    help: Help
    resigned: tuple[Seat, ...]
    hints: tuple[int, ...] | None = None  # that each seat asked for; None: not allowed: TAB-33
    assisted: tuple[Seat, ...] = ()  # for whom a bot played, and who did not resign: TAB-38
    conceded: tuple[Seat, ...] = ()  # who won because the rest resigned: TAB-56
    drawn: bool = False  # more than one side won
