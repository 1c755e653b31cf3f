"""The laws for any game, wherever it comes from: a test of its own needs no more than this::

def test_my_game_keeps_every_law():
    keep_every_law(GAME)
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from tests.laws import laws, quick, secrecy
from tests.laws.positions import Run, random_run, recorded_game
from tests.support.recorded import recorded
from zaslonka.kernel import AnyGame, Illegal

LAWS: tuple[Callable[[Run], None], ...] = (
    laws.states_are_sound,
    laws.clones_share_nothing,
    laws.looking_changes_nothing,
    laws.matches_replay,
    laws.legal_and_check_agree,
    laws.somebody_can_always_move,
    laws.random_play_ends,
    quick.drawing_is_listing,
    quick.deciders_are_those_who_are_asked,
    quick.quick_games_are_plain_games,
    secrecy.seats_learn_by_events_alone,
    secrecy.refusals_tell_nothing,
    secrecy.what_can_be_taken_back_told_nothing,
    secrecy.moves_tell_no_more_than_they_say,
    secrecy.every_hidden_part_varies,
    secrecy.imagined_worlds_agree,
    secrecy.imagining_depends_on_the_view_alone,
)


class Way(NamedTuple):
    """A way to play a game: one of its variants, by so many."""

    game: AnyGame
    variant: int
    seats: int

    @property
    def options(self) -> Any:
        return self.game.variants[self.variant]

    def __str__(self) -> str:
        return f"{self.game.name}-{self.variant}-for-{self.seats}"


def keep_every_law(game: AnyGame) -> None:
    """Every law over every way to play a game; `LawBroken` says which is not kept, and where."""
    for way in ways(game):
        for law in LAWS:
            law(run(way))


def ways(game: AnyGame) -> list[Way]:
    """Each variant with each number of seats that it can be played by; the fewest come first."""
    return [
        Way(game, variant, seats)
        for variant, options in enumerate(game.variants)
        for seats in sizes(game)
        if is_playable(game, options, seats)
    ]


def sizes(game: AnyGame) -> tuple[int, ...]:
    """Numbers of seats that differ in the rules they use, as the game says."""
    return game.sizes or tuple(game.seats)


def is_playable(game: AnyGame, options: Any, seats: int) -> bool:
    """Not every variant is for every number of players."""
    try:
        game.check_options(options, seats)
    except Illegal:
        return False
    return True


@lru_cache(maxsize=2)
def run(way: Way) -> Run:
    """Random beginnings, and the last plies of every game on record."""
    game, seats = way.game, way.seats
    endings = [
        position
        for record in recorded(game.name).values()
        if record.match.seats == seats
        and msgspec.convert(record.match.options, game.options) == way.options
        for position in [*recorded_game(game, record.match)][-3:]
    ]
    begun = random_run(game, way.options, seats)
    return Run(game, way.options, seats, (*begun.positions, *endings))
