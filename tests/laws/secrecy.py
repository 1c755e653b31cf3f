"""Laws 5 and 8: no seat learns but by events, and what it imagines agrees with what it knows."""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from tests.laws.laws import Refusal, attempted, demand, demand_sound, encoded
from tests.laws.positions import Position, Run, told_to
from tests.laws.twins import Part, Viewer, hidden_parts, holds_things
from zaslonka.kernel import AnyState, Chance, Outcome, View, private_fields

# 5. No seat learns but by events, and no move tells more than it says.


class Deed(NamedTuple):
    """A move, as one viewer lives to see it."""

    result: Outcome | Refusal
    told: list[Any]
    view: View[Any, Any]

    @property
    def refusal(self) -> Refusal | None:
        return self.result if isinstance(self.result, Refusal) else None


def _deed(position: Position, state: AnyState, move: Any, viewer: Viewer) -> Deed:
    state = state.clone()
    result = attempted(position, state, move)
    told = told_to(result.told, viewer) if isinstance(result, Outcome) else []
    return Deed(result, told, position.game.view(state, viewer))


class Compared(NamedTuple):
    """What a viewer can tell of a move here from the same move in a twin of here."""

    viewer: Viewer
    both_done: bool
    same_told: bool
    same_view: bool
    same_refusal: bool
    final: bool


@lru_cache(maxsize=200)
def _in_twins(position: Position) -> tuple[Compared, ...]:
    """Every move that is tried, in every twin for every viewer: played once for several laws."""
    return tuple(
        _compared(viewer, here, _deed(position, twin, move, viewer))
        for viewer in position.viewers
        for move in position.attempts
        for here in [_deed(position, position.state, move, viewer)]
        for twin in position.twins[viewer]
    )


def _compared(viewer: Viewer, here: Deed, there: Deed) -> Compared:
    return Compared(
        viewer,
        both_done=isinstance(here.result, Outcome) and isinstance(there.result, Outcome),
        same_told=here.told == there.told,
        same_view=here.view == there.view,
        same_refusal=here.refusal == there.refusal,
        final=isinstance(here.result, Outcome) and here.result.final,
    )


def seats_learn_by_events_alone(run: Run) -> None:
    for position in run.positions:
        for viewer, both_done, same_told, same_view, *_ in _in_twins(position):
            if both_done:
                demand(same_told or not same_view, f"{viewer} is told what it cannot see", position)
                demand(same_view or not same_told, f"{viewer} sees what it was not told", position)


def refusals_tell_nothing(run: Run) -> None:
    """What is legal, and why not, depends only on what the mover knows."""
    for position in run.positions:
        for tried in _in_twins(position):
            if tried.viewer is not None and tried.viewer == position.mover:
                demand(tried.same_refusal, "a refusal tells a secret", position)


def what_can_be_taken_back_told_nothing(run: Run) -> None:
    for position in run.positions:
        for tried in _in_twins(position):
            kept = not tried.both_done or tried.final or tried.same_told
            demand(kept, f"{tried.viewer} learned from an open ply", position)


def moves_tell_no_more_than_they_say(run: Run) -> None:
    for position in run.positions:
        for viewer in position.viewers:
            if viewer == position.mover:
                continue
            here = _deed(position, position.state, None, viewer)
            for move in _alike_but_for_private_fields(position):
                there = _deed(position, position.state, move, viewer)
                same = (here.told, here.view) == (there.told, there.view)
                demand(same, f"{viewer} can tell {position.move} from {move}", position)


def _alike_but_for_private_fields(position: Position) -> list[Any]:
    """Some legal moves that nobody but the mover may tell from the one that is made."""
    made = position.move
    private = private_fields(type(made)) if made is not None else ()
    if not private:
        return []
    step, state = position.state.table.agenda[0], position.state

    def said(move: Any) -> object:
        public = [getattr(move, field) for field in set(move.__struct_fields__) - set(private)]
        return type(move), public, step.verdict(state, move)

    alike = [move for move in position.legal if move != made and said(move) == said(made)]
    return position.rng.sample(alike, min(5, len(alike)))


def every_hidden_part_varies(run: Run) -> None:
    """A hidden field in which no twin ever differed was never tried: the law would say nothing."""
    filled: dict[tuple[str, str, str], Position] = {}
    varied: set[tuple[str, str, str]] = set()
    for position in run.positions:
        for viewer in position.viewers:
            for part in hidden_parts(position.state, viewer):
                value = part.value(position.state)
                kind = _kind(viewer, part)
                if holds_things(value):
                    filled.setdefault(kind, position)
                if any(part.value(twin) != value for twin in position.twins[viewer]):
                    varied.add(kind)
    for kind, position in filled.items():
        demand(kind in varied, f"no twin ever varied {kind}", position)


def _kind(viewer: Viewer, part: Part) -> tuple[str, str, str]:
    """Seats are alike here: one may have seen what another has not."""
    return (
        "for a spectator" if viewer is None else "for a seat",
        "secret" if part.holder is None else "hand",
        part.field,
    )


# 8. `imagine` draws worlds that agree with all the viewer has seen (their weights: each game).


def imagined_worlds_agree(run: Run) -> None:
    for position in run.positions:
        for viewer, world in position.worlds.items():
            demand_sound(position, world)
            alike = run.game.view(world, viewer) == run.game.view(position.state, viewer)
            demand(alike, "an imagined world looks other", position)


def imagining_depends_on_the_view_alone(run: Run) -> None:
    """The same view, read from JSON after another game was dealt, gives the same world."""
    for position in run.positions[::4]:
        viewer = position.rng.choice(position.viewers)
        view = run.game.view(position.state, viewer)
        before = encoded(view)
        world = run.game.imagine(view, Chance(position.record.seed, 1))
        demand(encoded(view) == before, "imagining changed the view", position)
        run.game.setup(run.options, run.seats, Chance(position.rng.randbytes(32)))
        shape = run.game.view_type if viewer is None else run.game.seat_view_type
        read = msgspec.json.decode(before, type=shape)
        again = run.game.imagine(read, Chance(position.record.seed, 1))
        demand(encoded(again) == encoded(world), "imagining peeks at more than the view", position)
