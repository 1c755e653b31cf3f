"""Law 6 without a wire: what the protocol tells a viewer is the same in worlds that look the same.

Two worlds that a viewer cannot tell apart are played on side by side.  The rules say what the
viewer is told and sees of each ply (`told_to`, `view`); where that is the same in both, everything
that the protocol makes of it for that viewer must be, byte for byte.  And where the rules tell a
viewer nothing of a ply, there must be no trace of it: all is as if it had not been.
"""

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from tests.laws.laws import LawBroken, encoded
from tests.laws.positions import Position, any_move, random_game, told_to
from tests.laws.twins import Viewer
from zaslonka.kernel import (
    AnyGame,
    AnyState,
    Chance,
    Entry,
    History,
    Illegal,
    Played,
    Seat,
    TimedOut,
    private_fields,
)
from zaslonka.protocol import commands, telling, wire
from zaslonka.table import clocks
from zaslonka.table.info import Clock
from zaslonka.table.live import LiveTable, Sitter

NOW = 1_700_000_000_000
SECOND = 1000
PLIES = 16
"""For how long two worlds are played on side by side, if they can be told apart no sooner."""
LISTED = 120
"""Of more legal moves than this, the first ones are drawn from."""

Pair = tuple[LiveTable, LiveTable]


class Step(NamedTuple):
    """A ply as it is made in each of two worlds; where nobody moved it is the clock's."""

    seat: Seat | None
    moves: tuple[Any, Any]


class Walk(NamedTuple):
    """Two worlds after a ply that was made in both, and who cannot tell them apart."""

    before: Pair
    step: Step
    after: Pair
    viewers: frozenset[Viewer]


# Playing two worlds side by side


def table_of(game: AnyGame, options: Any, state: AnyState) -> LiveTable:
    """A table of people at which the game stands like this."""
    seats = len(state.hands)
    table = LiveTable(
        id="TWINTABL",
        game=game.name,
        version=game.version,
        options=msgspec.to_builtins(options),
        help="none",
        clock=Clock(600, 5),
        host="person 0",
        seed=bytes(32),
        chairs=tuple(Sitter(f"person {seat}", f"{seat:032x}") for seat in range(seats)),
        phase="playing",
        notes=({},) * seats,
        history=History.dealt(state, game.version, NOW),
    )
    return clocks.wound(table, NOW)


def walk(
    game: AnyGame,
    pair: Pair,
    viewers: frozenset[Viewer],
    rng: random.Random,
    plies: int = PLIES,
    choose: Callable[[Pair], Step | None] | None = None,
) -> Iterator[Walk]:
    """Play on at random, while somebody cannot tell the worlds apart and both go on."""
    choose = choose or (lambda pair: any_step(game, pair, rng))
    for _ in range(plies):
        for _ in range(8):
            step = choose(pair)
            after = step and stepped(game, pair, step)
            if step is not None and after is not None:
                alike = frozenset(viewer for viewer in viewers if are_alike(game, after, viewer))
                if alike:
                    break
        else:
            return
        yield Walk(pair, step, after, alike)
        pair, viewers = after, alike


def any_step(
    game: AnyGame,
    pair: Pair,
    rng: random.Random,
    *,
    timeouts: bool = True,
    same: bool = False,
) -> Step | None:
    """A ply that can be made in both worlds and says the same aloud."""
    one, other = (table.state for table in pair)
    if timeouts and game.has_time_up(one.table) and rng.random() < 0.1:
        return Step(None, (None, None))
    seat = rng.choice(game.to_act(one.table))
    moves = list(islice(game.legal(game.view(one, seat)), LISTED))
    if not moves:
        return None
    move = any_move(moves, rng)
    if same:
        return Step(seat, (move, move))
    twin = _said_alike(game, other, seat, move, rng)
    return None if twin is None else Step(seat, (move, twin))


def _said_alike(
    game: AnyGame, state: AnyState, seat: Seat, move: Any, rng: random.Random
) -> Any | None:
    """The same move in another world, or now and then one that differs in what is not said."""
    private = private_fields(type(move))
    legal = _is_legal(game, state, seat, move)
    if legal and (not private or rng.random() < 0.5):
        return move

    def said(move: Any) -> object:
        public = (field for field in move.__struct_fields__ if field not in private)
        return type(move), [getattr(move, field) for field in public]

    if private:
        moves = islice(game.legal(game.view(state, seat)), LISTED)
        if alike := [one for one in moves if said(one) == said(move)]:
            return rng.choice(alike)
    return move if legal else None


def _is_legal(game: AnyGame, state: AnyState, seat: Seat, move: Any) -> bool:
    try:
        game.check(game.view(state, seat), move)
    except Illegal:
        return False
    return True


def stepped(game: AnyGame, pair: Pair, step: Step) -> Pair | None:
    """Both worlds after a ply; None if it is the last: everything is open then."""
    one, other = (
        _after(game, table, step.seat, move) for table, move in zip(pair, step.moves, strict=True)
    )
    return None if one is None or other is None else (one, other)


def _after(game: AnyGame, table: LiveTable, seat: Seat | None, move: Any) -> LiveTable | None:
    state, ply, now = table.state.clone(), table.ply + 1, NOW + table.public_ply * SECOND
    chance = Chance(bytes(32))
    try:
        if seat is None:
            entry: Entry = TimedOut(ply)
            outcome = game.time_up(state, chance)
        else:
            entry = Played(ply, seat, move)
            outcome = game.perform(state, seat, move, chance)
    except Illegal:
        return None
    if not state.table.agenda:
        return None
    history = table.history.with_ply(
        entry, outcome.told, state, final=outcome.final, version=game.version, at=now
    )
    return clocks.pressed(table, table.but(history=history), seat, now)


def are_alike(game: AnyGame, pair: Pair, viewer: Viewer) -> bool:
    """Whether the last ply told and showed a viewer the same in both worlds, as the rules say."""
    one, other = pair
    told = (told_to([*table.history.last.told], viewer) for table in pair)
    if next(told) != next(told) or one.state.table != other.state.table:
        return False
    return viewer is None or bool(one.state.hands[viewer] == other.state.hands[viewer])


# What is compared


def compare(game: AnyGame, walked: Walk) -> int:
    """What a ply tells those who cannot tell the worlds apart; how many views were compared."""
    infos = [encoded(telling.info(table, {}, (), 1)) for table in walked.after]
    _demand_same(game, infos, "everybody can tell by the table", walked.step)
    for viewer in walked.viewers:
        one, other = (
            _told(before, after, viewer, walked.step.moves)
            for before, after in zip(walked.before, walked.after, strict=True)
        )
        for what, here, there in zip(_WHAT, one, other, strict=True):
            _demand_same(game, [here, there], f"{viewer} can tell by the {what}", walked.step)
    return len(walked.viewers) + sum(_compare_secret(game, walked, world) for world in (0, 1))


_WHAT = ("frame", "position", "refusals", "log")


def _demand_same(game: AnyGame, two: list[bytes], broken: str, where: object) -> None:
    if two[0] != two[1]:
        raise LawBroken(f"{game.name}: {broken}: {where}\n{two[0]!r}\n{two[1]!r}")


def _told(
    before: LiveTable, after: LiveTable, viewer: Viewer, moves: tuple[Any, Any]
) -> tuple[bytes, ...]:
    now = NOW + after.public_ply * SECOND
    ply = telling.last_ply(before, after, [viewer], now)
    since = max(0, before.history.last.number(viewer) - 2)
    return (
        encoded(ply.get(viewer)),
        encoded(telling.position(after, viewer, now)),
        encoded([_tried(after, viewer, move, now) for move in moves if move is not None]),
        encoded(telling.log_since(after, since, viewer)),
    )


def _tried(table: LiveTable, viewer: Viewer, move: Any, now: int) -> object:
    """How a viewer is answered who asks about a move."""
    person = None if viewer is None else f"person {viewer}"
    try:
        commands.carry_out(table, commands.Caller(person, (), now), wire.CheckMove("c", move))
    except Illegal as illegal:
        return illegal.rule, illegal.why, illegal.facts
    return None


def _compare_secret(game: AnyGame, walked: Walk, world: int) -> int:
    """A ply of which a viewer is told nothing: after it all is as if it had not been."""
    before, after = walked.before[world], walked.after[world]
    now, count = NOW + after.public_ply * SECOND + 500, 0
    ply = after.history.last
    for viewer in (*range(len(after.chairs)), None):
        if viewer == ply.mover or ply.mover is None or told_to([*ply.told], viewer):
            continue
        if not _looks_untouched(before, after, viewer):
            continue
        if telling.last_ply(before, after, [viewer], now):
            raise LawBroken(f"{game.name}: {viewer} is told of a secret ply: {ply.entry}")
        found = [_found(table, viewer, now) for table in (before, after)]
        _demand_same(game, found, f"{viewer} finds traces of a secret ply", ply.entry)
        count += 1
    return count


def _looks_untouched(before: LiveTable, after: LiveTable, viewer: Viewer) -> bool:
    if before.state.table != after.state.table:
        return False
    return viewer is None or bool(before.state.hands[viewer] == after.state.hands[viewer])


def _found(table: LiveTable, viewer: Viewer, now: int) -> bytes:
    """All that somebody finds who comes to a table."""
    return encoded(
        (
            telling.position(table, viewer, now),
            telling.info(table, {}, (), 1),
            telling.log_since(table, 0, viewer),
            telling.pace(table.id, table.public_ply, 1200, 0.0),
        )
    )


# Where to begin


def beginnings(
    game: AnyGame, options: Any, seats: int, seed: int, *, plies: int = 60
) -> Iterator[tuple[Pair, frozenset[Viewer]]]:
    """Twins of some positions of a random game, each with all who cannot tell them apart."""
    met = list(islice(random_game(game, options, seats, seed), plies))
    rng = random.Random(f"{game.name}/{seats}/{seed}")
    for position in (met[0], *rng.sample(met, min(7, len(met)))):
        yield from _pairs(position, options, rng)


def _pairs(
    position: Position, options: Any, rng: random.Random
) -> Iterator[tuple[Pair, frozenset[Viewer]]]:
    game, state = position.game, position.state
    viewer = rng.choice(position.viewers)
    for twin in position.twins_of(viewer):
        pair = (table_of(game, options, state), table_of(game, options, twin))
        yield pair, frozenset(v for v in position.viewers if are_alike(game, pair, v))


def compared(game: AnyGame, options: Any, seats: int, least: int, first_seed: int = 0) -> int:
    """Compare at least so many positions, of as many random games as it takes."""
    count, seed = 0, first_seed
    while count < least:
        for pair, viewers in beginnings(game, options, seats, seed):
            rng = random.Random(f"{seed}/{count}")
            count += sum(compare(game, walked) for walked in walk(game, pair, viewers, rng))
            if count >= least:
                break
        seed += 1
    return count
