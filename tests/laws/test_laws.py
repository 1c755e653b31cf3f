"""Every law over every game on the shelf, each of its variants and every number of seats."""

from collections import deque
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from tests.laws import laws, secrecy
from tests.laws.positions import Run, random_game, random_run, recorded_game
from tests.laws.twins import AnyGame
from tests.support.face_down import FACE_DOWN
from tests.support.recorded import recorded
from zaslonka import games
from zaslonka.kernel import Illegal

LAWS = (
    laws.states_are_sound,
    laws.clones_share_nothing,
    laws.looking_changes_nothing,
    laws.matches_replay,
    laws.legal_and_check_agree,
    laws.somebody_can_always_move,
    laws.random_play_ends,
    secrecy.seats_learn_by_events_alone,
    secrecy.refusals_tell_nothing,
    secrecy.what_can_be_taken_back_told_nothing,
    secrecy.moves_tell_no_more_than_they_say,
    secrecy.every_hidden_part_varies,
    secrecy.imagined_worlds_agree,
    secrecy.imagining_depends_on_the_view_alone,
)


def is_playable(game: AnyGame, options: Any, seats: int) -> bool:
    """Not every variant is for every number of players."""
    try:
        game.check_options(options, seats)
    except Illegal:
        return False
    return True


WAYS_TO_PLAY = [
    pytest.param(game, options, seats, id=f"{game.name}-{i}-for-{seats}")
    for game in (FACE_DOWN, *map(games.get, games.names()))
    for i, options in enumerate(game.variants)
    for seats in game.seats
    if is_playable(game, options, seats)
]


@cache
def run(game: AnyGame, options: Any, seats: int) -> Run:
    """Random beginnings, and the last plies of every game on record."""
    endings = [
        position
        for record in recorded(game.name).values()
        if record.match.seats == seats
        and msgspec.convert(record.match.options, game.options) == options
        for position in [*recorded_game(game, record.match)][-3:]
    ]
    begun = random_run(game, options, seats)
    return Run(game, options, seats, (*begun.positions, *endings))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "options", "seats"), WAYS_TO_PLAY)
def test_the_law_is_kept(
    game: AnyGame, options: Any, seats: int, law: Callable[[Run], None]
) -> None:
    law(run(game, options, seats))


@pytest.mark.parametrize(("game", "options", "seats"), WAYS_TO_PLAY)
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32), ply=st.integers(1, 60))
def test_any_position_is_sound_and_replays(
    game: AnyGame, options: Any, seats: int, seed: int, ply: int
) -> None:
    """Hypothesis looks further than the fixed seeds, and shrinks to an early ply."""
    last = deque(islice(random_game(game, options, seats, seed), ply), maxlen=1)
    for law in (laws.states_are_sound, laws.matches_replay, laws.somebody_can_always_move):
        law(Run(game, options, seats, tuple(last)))
