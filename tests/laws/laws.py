"""Laws 1 to 4: states are sound, copies are copies, games replay, go on and end.

A law takes a run and raises `LawBroken` where it does not hold.
"""

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from tests.laws.positions import LISTED, Position, Run, legal_moves, random_game
from tests.laws.twins import raw_view
from zaslonka.kernel import AnyGame, AnyState, AnyView, Illegal, Outcome

PLIES = 8_000
"""A random game longer than this counts as endless."""

CHECKED = 200
"""Of more legal moves than this at one place, so many are tried."""


class LawBroken(Exception):
    """A game does not keep a law; the message says where."""


def demand(kept: bool, broken: str, position: Position) -> None:
    if not kept:
        raise LawBroken(f"{broken}: {position}")


class Refusal(NamedTuple):
    """Why a move was not taken."""

    rule: str
    why: str
    facts: dict[str, object]


def attempted(position: Position, state: AnyState, move: Any) -> Outcome | Refusal:
    """Play this move instead of the one that comes next (None: that one)."""
    try:
        return position.act(state, move)
    except Illegal as error:
        return Refusal(error.rule, error.why, error.facts)


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


# 1. Every reached and every imagined state passes `audit` and survives JSON unchanged.


def states_are_sound(run: Run) -> None:
    for position in run.positions:
        after = position.state.clone()
        outcome = position.act(after)
        for state in (position.state, after):
            demand_sound(position, state)
            for viewer in position.viewers:
                shape = run.game.view_type if viewer is None else run.game.seat_view_type
                survives = _survives(run.game.view(state, viewer), shape)
                demand(survives, "a view changed in JSON", position)
        if position.move is not None:
            survives = _survives(position.move, run.game.move_type)
            demand(survives, "a move changed in JSON", position)
        for told in outcome.told:
            survives = _survives(told.event, run.game.event_type)
            demand(survives, "an event changed in JSON", position)


def demand_sound(position: Position, state: AnyState) -> None:
    try:
        position.game.audit(state)
    except AssertionError as error:
        raise LawBroken(f"audit refuses a state ({error}): {position}") from error
    demand(_survives(state, position.game.state_type), "a state changed in JSON", position)


def _survives(value: object, shape: Any) -> bool:
    try:
        read = msgspec.json.decode(encoded(value), type=shape)
    except msgspec.ValidationError:
        return False
    return bool(read == value) and encoded(read) == encoded(value)


# 2. Playing on a clone leaves the original's bytes alone.


def clones_share_nothing(run: Run) -> None:
    for position in run.positions:
        before, clone = encoded(position.state), position.state.clone()
        demand(clone == position.state, "a clone differs", position)
        shared = _changeable(clone) & _changeable(position.state)
        demand(not shared, "a clone shares a record", position)
        for move in position.attempts:
            attempted(position, position.state.clone(), move)
            demand(encoded(position.state) == before, "a clone's move changed the state", position)


def _changeable(value: object) -> set[int]:
    """The identities of everything in a value that can be changed in place."""
    found: set[int] = set()
    if isinstance(value, Struct):
        if not value.__struct_config__.frozen:
            found.add(id(value))
        inner = [getattr(value, field) for field in value.__struct_fields__]
    elif isinstance(value, list | set | dict):
        found.add(id(value))
        inner = [*value.values()] if isinstance(value, dict) else [*value]
    elif isinstance(value, tuple):
        inner = [*value]
    else:
        return found
    return found.union(*map(_changeable, inner))


def looking_changes_nothing(run: Run) -> None:
    """Views are copies; `view`, `legal`, `check` and a refused move change no byte."""
    game = run.game
    for position in run.positions:
        state = position.state
        before = encoded(state)
        for viewer in position.viewers:
            view = game.view(state, viewer)
            shared = _changeable(view) & _changeable(state)
            demand(not shared, "a view shares a record with the state", position)
            # As `perform` does, on the records themselves.
            raw = raw_view(state, viewer)
            for _ in game.legal(raw):
                pass
            for move in position.attempts:
                if move is not None:
                    _refused(game, raw, move)
        demand(encoded(state) == before, "looking changed the state", position)
        for move in position.attempts:
            tried = state.clone()
            if isinstance(attempted(position, tried, move), Refusal):
                demand(encoded(tried) == before, "a refused move changed the state", position)


def _refused(game: AnyGame, view: AnyView, move: Any) -> bool:
    try:
        game.check(view, move)
    except Illegal:
        return True
    return False


# 3. A match replays to the same state, events and bytes.


def matches_replay(run: Run) -> None:
    for position in run.positions:
        record = msgspec.json.decode(encoded(position.record), type=type(position.record))
        ply = record.log[-1].ply
        before = record.replay(position.game, upto=ply - 1)
        demand(encoded(before) == encoded(position.state), "a replay differs", position)
        after = position.state.clone()
        told, retold = position.act(after), position.act(before)
        demand(told == retold, "a replayed ply tells otherwise", position)
        replayed = record.replay(position.game)
        for state in (before, replayed):
            demand(encoded(state) == encoded(after), "a replayed ply leads elsewhere", position)


# 4. Every move from `legal` passes `check`, `legal` is complete or a fair sample, play ends.


def legal_and_check_agree(run: Run) -> None:
    for position in run.positions:
        view = run.game.view(position.state, position.mover)
        for move in position.rng.sample(position.legal, min(CHECKED, len(position.legal))):
            demand(not _refused(run.game, view, move), f"{move} is offered but illegal", position)
        if len(position.legal) == LISTED:
            continue
        for move in position.foreign:
            offered = move in position.legal
            demand(offered or _refused(run.game, view, move), f"{move} is not offered", position)


def somebody_can_always_move(run: Run) -> None:
    """While the game goes on it waits for somebody, and all it waits for have a move."""
    game = run.game
    for position in run.positions:
        after = position.state.clone()
        position.act(after)
        may, must = game.to_act(after.table), game.must_act(after.table)
        demand(bool(must) == bool(may) and {*must} <= {*may}, "the wrong seats must move", position)
        for seat in must:
            moves = legal_moves(game, after, seat)
            demand(bool(moves), f"seat {seat} must move next and cannot", position)


def random_play_ends(run: Run) -> None:
    game = run.game
    for plies, position in enumerate(random_game(game, run.options, run.seats, run.seats)):
        demand(plies < PLIES, "random play does not end", position)
    last = position.state.clone()
    position.act(last)
    result = game.result(last.table)
    seats = range(run.seats)
    demand(set(result.winners) <= set(seats), "a winner has no seat", position)
    demand(len(result.scores) == run.seats, "a seat has no score", position)
