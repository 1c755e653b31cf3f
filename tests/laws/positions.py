"""Positions of random and recorded games, each with the ply that comes next."""

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from tests.laws.twins import Viewer, twins
from zaslonka.kernel import (
    AnyGame,
    AnyState,
    Chance,
    Entry,
    Illegal,
    Match,
    Outcome,
    Played,
    Seat,
    TimedOut,
    Told,
)

LISTED = 20_000
"""How many legal moves are listed at most; beyond that a kind counts as endless."""


@dataclass(frozen=True, eq=False)
class Position:
    """A state, and a record that leads to it and one ply further.  Laws play on clones of it."""

    game: AnyGame
    record: Match
    state: AnyState

    def __str__(self) -> str:
        record = self.record
        return f"{record.game} for {record.seats}, seed {record.seed.hex()}, {record.log[-1]}"

    @property
    def mover(self) -> Seat | None:
        """None where the clock runs out."""
        entry = self.record.log[-1]
        return entry.seat if isinstance(entry, Played) else None

    @property
    def move(self) -> Any:
        entry = self.record.log[-1]
        return entry.move if isinstance(entry, Played) else None

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.record.seats), None)

    @property
    def rng(self) -> random.Random:
        """Always from the start: what a law tries here depends on nothing else."""
        return random.Random(str(self))

    def act(self, state: AnyState, move: Struct | None = None) -> Outcome:
        """Play the ply that comes next, or another move instead of it."""
        chance = Chance(self.record.seed, self.record.log[-1].ply)
        if self.mover is None:
            return self.game.time_up(state, chance)
        return self.game.perform(state, self.mover, move or self.move, chance)

    @cached_property
    def legal(self) -> list[Any]:
        return legal_moves(self.game, self.state, self.mover)

    @cached_property
    def worlds(self) -> dict[Viewer, AnyState]:
        """A world that each viewer imagines."""
        game, rng = self.game, self.rng
        return {
            viewer: game.imagine(game.view(self.state, viewer), Chance(rng.randbytes(32)))
            for viewer in self.viewers
        }

    def twins_of(self, viewer: Viewer) -> list[AnyState]:
        """The twins for one viewer alone, which is quicker."""
        game, rng = self.game, self.rng
        world = game.imagine(game.view(self.state, viewer), Chance(rng.randbytes(32)))
        return twins(game, self.state, viewer, world, rng)

    @cached_property
    def twins(self) -> dict[Viewer, list[AnyState]]:
        rng = self.rng
        return {
            viewer: twins(self.game, self.state, viewer, world, rng)
            for viewer, world in self.worlds.items()
        }

    @cached_property
    def foreign(self) -> list[Any]:
        """Moves made before, and moves the mover would have with another hand: mostly illegal."""
        if self.mover is None:
            return []
        rng = self.rng
        made = [entry.move for entry in self.record.log[:-1] if isinstance(entry, Played)]
        moves = rng.sample(made, min(3, len(made)))
        for viewer in self.viewers:
            if viewer != self.mover:
                for twin in self.twins[viewer][-2:]:
                    # Some other hand may have nothing to say at all.
                    if there := legal_moves(self.game, twin, self.mover):
                        moves.append(rng.choice(there))
        return moves

    @cached_property
    def attempts(self) -> list[Any]:
        """The move that comes next, others of the legal ones, and some foreign ones."""
        if self.mover is None:
            return [None]
        others = [any_move(self.legal, self.rng) for _ in range(2)]
        return [self.move, *others, *self.foreign]


@dataclass(frozen=True, eq=False)
class Run:
    """One game with one set of options and one number of seats, and positions reached in it."""

    game: AnyGame
    options: Any
    seats: int
    positions: tuple[Position, ...]


def random_run(
    game: AnyGame, options: Any, seats: int, *, games: int = 12, plies: int = 40, keep: int = 28
) -> Run:
    """Positions spread over the beginnings of some random games."""
    met = [
        position
        for seed in range(games)
        for position in islice(random_game(game, options, seats, seed), plies)
    ]
    kept = sorted(random.Random(seats).sample(range(len(met)), min(keep, len(met))))
    return Run(game, options, seats, tuple(met[i] for i in kept))


def random_game(game: AnyGame, options: Any, seats: int, seed: int) -> Iterator[Position]:
    """A random game to its end, or to where the rules are so broken that it cannot go on.

    A move's kind is drawn first, since one kind may have thousands of moves and
    another three; and each game has a taste of its own for each kind.
    """
    rng = random.Random(seed)
    record = Match(game.name, game.version, options, seats, rng.randbytes(32))
    state = game.setup(options, seats, Chance(record.seed))
    taste: defaultdict[type[Struct], float] = defaultdict(rng.random)
    while entry := _any_entry(game, state, len(record.log) + 1, rng, taste):
        record = msgspec.structs.replace(record, log=[*record.log, entry])
        position = Position(game, record, state)
        yield position
        state = state.clone()
        try:
            position.act(state)
        except Illegal:
            return


def recorded_game(game: AnyGame, record: Match) -> Iterator[Position]:
    """The positions of a game on record; what was taken back is left out."""
    game = game.of_version(record.version)
    standing = [_typed(game, entry) for entry in record.standing()]
    state = record.replay(game, upto=0)
    for played in range(1, len(standing) + 1):
        so_far = msgspec.structs.replace(record, log=list(standing[:played]))
        position = Position(game, so_far, state)
        yield position
        state = state.clone()
        position.act(state)


def _typed(game: AnyGame, entry: Played | TimedOut) -> Entry:
    if isinstance(entry, TimedOut):
        return entry
    return msgspec.structs.replace(entry, move=msgspec.convert(entry.move, game.move_type))


def _any_entry(
    game: AnyGame,
    state: AnyState,
    ply: int,
    rng: random.Random,
    taste: defaultdict[type[Struct], float],
) -> Entry | None:
    """The next ply; None where nobody can move."""
    if game.has_time_up(state.table) and rng.random() < 0.1:
        return TimedOut(ply)
    choices = {seat: legal_moves(game, state, seat) for seat in game.to_act(state.table)}
    movers = [seat for seat, moves in choices.items() if moves]
    if not movers:
        return None
    mover = rng.choice(movers)
    return Played(ply, mover, any_move(choices[mover], rng, taste))


def any_move(
    moves: list[Any],
    rng: random.Random,
    taste: defaultdict[type[Struct], float] | None = None,
) -> Any:
    """First the kind of move, then the move."""
    kinds = list(dict.fromkeys(map(type, moves)))
    (kind,) = rng.choices(kinds, None if taste is None else [taste[each] for each in kinds])
    return rng.choice([move for move in moves if type(move) is kind])


def legal_moves(game: AnyGame, state: AnyState, seat: Seat | None) -> list[Any]:
    return list(islice(game.legal(game.view(state, seat)), LISTED))


def told_to(told: list[Told], viewer: Viewer) -> list[Any]:
    return [each.event for each in told if each.only is None or each.only == viewer]
