"""What holds of the numbers of every game, in every position."""

import contextlib
import random
from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import chain, islice
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict
from numpy.typing import NDArray

from tests.laws.check import Way
from tests.laws.positions import Position, random_game, random_run
from zaslonka.kernel import Chance, Illegal, Played, Seat
from zaslonka.kernel.steps import AnySeatView
from zaslonka.lab.actions import Actions, Chosen
from zaslonka.lab.beliefs import Beliefs
from zaslonka.lab.episode import Setup

TRIED = 40
"""How many numbers in the mask, and how many not in it, are tried in a position."""
MOST_LISTED = 20_000
MOST_WAYS = 3000
"""How many moves that have parts are put together in a position."""


def setup_of(way: Way) -> Setup:
    return Setup(way.game, way.seats, **asdict(way.options))


@lru_cache(maxsize=4)
def positions(way: Way) -> tuple[Position, ...]:
    return random_run(way.game, way.options, way.seats, games=4, plies=60, keep=8).positions


@lru_cache(maxsize=4)
def uncertain(way: Way) -> tuple[Position, ...]:
    """Positions in which much is still hidden, and one in which less is."""
    early = random_run(way.game, way.options, way.seats, games=2, plies=10, keep=3).positions
    return (*early, positions(way)[-1])


@lru_cache(maxsize=4)
def choosing_parts(way: Way) -> tuple[Position, ...]:
    """Positions in which a move of several parts is asked for, where the game has such a kind."""
    kinds = setup_of(way).domains.factored
    met: dict[int, Position] = {}
    for seed in range(8 if kinds else 0):
        for position in random_game(way.game, way.options, way.seats, seed):
            if any(kind in kinds for kind in position.state.table.agenda[0].takes):
                met.setdefault(len(position.legal), position)
        if len(met) > 7:
            break
    return tuple(met.values())


def deciding(setup: Setup, position: Position) -> Iterator[tuple[Seat, AnySeatView]]:
    """Those who may choose something, with what they see."""
    for seat in setup.game.to_act(position.state.table):
        yield seat, setup.view(position.state, seat)


def every_legal_move_has_its_numbers(setup: Setup, position: Position) -> None:
    """Each listed move is chosen by its own numbers, and by no other move's."""
    for _, view in deciding(setup, position):
        met: dict[Chosen, Struct] = {}
        for move, numbers in numbered(setup, view):
            assert met.setdefault(numbers, move) == move, f"{move} and {met[numbers]} are {numbers}"
            if len(met) < TRIED:
                assert chosen_by(setup.actions, view, numbers) == move


def numbered(setup: Setup, view: AnySeatView) -> Iterator[tuple[Struct, Chosen]]:
    """The legal moves with their numbers.

    Of what has no end the rules list a sample of their own, and that alone may be unnumbered.
    """
    endless = view.table.agenda[0].unlisted(view)
    for move in islice(setup.game.legal(view), MOST_LISTED):
        try:
            numbers = setup.actions.numbers(move)
        except ValueError:
            assert type(move) in endless, f"{move} has no number"
        else:
            yield move, numbers


def chosen_by(actions: Actions, view: AnySeatView, numbers: Chosen) -> Struct:
    """The move that is chosen by these numbers, each of which must be in its mask."""
    chosen: Chosen = ()
    for number in numbers:
        assert actions.mask(view, chosen)[number], f"{actions.describe(number)} is not in the mask"
        made = actions.take(view, chosen, number)
        if not isinstance(made, tuple):
            return made
        chosen = made
    raise AssertionError(f"{numbers} is not a whole move")


def masks_are_the_legal_moves(setup: Setup, position: Position) -> None:
    """What the mask has can be played, what it has not cannot, and it has all that is listed."""
    actions = setup.actions
    rng = random.Random(str(position))
    for _, view in deciding(setup, position):
        mask = actions.mask(view)
        there, absent = np.flatnonzero(mask).tolist(), np.flatnonzero(mask == 0).tolist()
        some = [rng.sample(numbers, min(TRIED, len(numbers))) for numbers in (there, absent)]
        for number in chain(*some, _made_before(setup, position)):
            move = _whole(actions, number)
            if move is not None:
                assert can_make(setup, view, move) == bool(mask[number]), f"{move}"
        first = {numbers[0] for _, numbers in numbered(setup, view)}
        assert first <= set(there), "a legal move is not in the mask"


def drawing_is_listing(setup: Setup, position: Position) -> None:
    """Each of the numbers that may be chosen is drawn by one place, and nothing else is."""
    actions = setup.actions
    for _, view in deciding(setup, position):
        legal = actions.legal(view)
        assert legal == np.flatnonzero(actions.mask(view)).tolist(), "the list is not the mask"
        places = range(0, len(legal), max(1, len(legal) // TRIED))
        drawn = [actions.draw(view, (), partial(_at, place, len(legal))) for place in places]
        assert len(set(drawn)) == len(places)
        assert set(drawn) <= set(legal)


def _at(place: int, count: int, n: int) -> int:
    assert n == count, "more or fewer are drawn from than are listed"
    return place


def _made_before(setup: Setup, position: Position) -> Iterator[int]:
    """The numbers of moves made before, some of which may not be made again."""
    for entry in position.record.log[:-1]:
        if isinstance(entry, Played):
            with contextlib.suppress(ValueError):
                yield from setup.actions.numbers(entry.move)


def _whole(actions: Actions, number: int) -> Struct | None:
    try:
        return actions.move(number)
    except ValueError:
        return None


def can_make(setup: Setup, view: AnySeatView, move: Struct) -> bool:
    try:
        setup.game.check(view, move)
    except Illegal:
        return False
    return True


def parts_make_each_legal_move_once(setup: Setup, position: Position) -> None:
    """Every way to choose parts ends in a legal move, and no two in the same."""
    for _, view in deciding(setup, position):
        kinds = [kind for kind in setup.domains.factored if kind in view.table.agenda[0].takes]
        if kinds:
            made = list(islice(_all_ways(setup.actions, view, ()), MOST_WAYS))
            legal = [one for one in setup.game.legal(view) if type(one) in kinds]
            assert len(set(made)) == len(made), "two ways to the same move"
            assert len(made) == MOST_WAYS or set(made) == set(legal)


def _all_ways(actions: Actions, view: AnySeatView, chosen: Chosen) -> Iterator[Struct]:
    for number in actions.legal(view, chosen):
        made = actions.take(view, chosen, number)
        if isinstance(made, tuple):
            yield from _all_ways(actions, view, made)
        elif chosen or _whole(actions, number) is None:
            yield made


def observations_hold_what_the_view_holds(setup: Setup, position: Position) -> None:
    """Worlds that look alike to a seat give it the same arrays and masks, within their bounds."""
    observations, state = setup.observations, position.state
    for seat in range(setup.seats):
        view = setup.view(state, seat)
        array = observations.array(view)
        assert array.shape == observations.high.shape == (len(observations.names),)
        assert (array >= -1).all()
        assert (array <= observations.high).all()
        for twin in position.twins_of(seat):
            other = setup.view(twin, seat)
            assert (observations.array(other) == array).all(), (
                f"seat {seat} sees more than its view"
            )
            assert (setup.actions.mask(other) == setup.actions.mask(view)).all()


DRAWN = 120
"""How many worlds are imagined to compare beliefs with."""
SURE = 6.0
"""Standard errors beyond which it is no accident, over all that is compared."""


def beliefs_are_odds_of_the_view_alone(setup: Setup, position: Position) -> None:
    """They add up, what is so is possible, and worlds that look alike give the same arrays."""
    beliefs, state = Beliefs(setup), position.state
    truth = beliefs.truth(state)
    for seat in _some_seats(setup, position):
        odds = beliefs.array(setup.view(state, seat))
        assert odds.shape == truth.shape == beliefs.shape
        assert ((odds >= 0) & (odds <= 1 + 1e-9)).all()
        assert np.allclose(odds.sum(axis=-1), truth.sum(axis=-1)), "odds that do not add up"
        assert (odds[truth == 1] > 0).all(), "what is so is held to be impossible"
        for twin in position.twins_of(seat)[:2]:
            other = beliefs.array(setup.view(twin, seat))
            assert (other == odds).all(), f"seat {seat} believes more than it can see"


def beliefs_are_what_is_imagined(setup: Setup, position: Position) -> None:
    """What a seat imagines is on average what it believes: as seen from many sides at once."""
    beliefs, game = Beliefs(setup), setup.game
    for seat in _some_seats(setup, position)[:1]:
        view = setup.view(position.state, seat)
        odds, rng = beliefs.array(view), np.random.default_rng(position.rng.randrange(1 << 32))
        worlds = [game.imagine(view, Chance(rng.bytes(32))) for _ in range(DRAWN)]
        off = np.array([(beliefs.truth(world) - odds).ravel() for world in worlds])
        assert not off[:, (odds == 0).ravel() | (odds == 1).ravel()].any(), "certain, and not so"
        seen = np.hstack([off @ rng.standard_normal((off.shape[1], 16)), _by_value(off, odds)])
        # What is rare may not be met at all: that does not make its error nought.
        error = np.sqrt((seen.var(axis=0) + 4 / DRAWN) / DRAWN)
        assert (np.abs(seen.mean(axis=0)) < SURE * error).all(), "beliefs that are not imagined"


def _by_value(off: NDArray[Any], odds: NDArray[Any]) -> NDArray[Any]:
    """How often each value is met anywhere, and whether early ones are met more than late ones."""
    values = odds.shape[-1]
    met = off.reshape(len(off), -1, values).sum(axis=1)
    return np.hstack([met, met @ np.linspace(-1, 1, values)[:, None]])


def _some_seats(setup: Setup, position: Position) -> list[Seat]:
    """Who moves next, and another."""
    first = position.mover or 0
    return [first, (first + 1) % setup.seats]


LAWS_OF_BELIEFS = (beliefs_are_odds_of_the_view_alone, beliefs_are_what_is_imagined)


LAWS = (
    every_legal_move_has_its_numbers,
    masks_are_the_legal_moves,
    drawing_is_listing,
    parts_make_each_legal_move_once,
    observations_hold_what_the_view_holds,
)
