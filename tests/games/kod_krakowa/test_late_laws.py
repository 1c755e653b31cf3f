"""The laws of secrecy in the middle of games, where cards have been played and places looked at."""

import random
from itertools import islice

import pytest

from tests.games.kod_krakowa.tables import KOD_KRAKOWA
from tests.laws import laws, secrecy
from tests.laws.positions import Run, random_game
from zaslonka.games.kod_krakowa.content import Options

PLIES = range(60, 360)


@pytest.mark.parametrize("seats", KOD_KRAKOWA.seats)
def test_secrets_are_kept_in_the_middle_of_games(seats: int) -> None:
    met = [
        position
        for seed in range(6)
        for position in islice(
            random_game(KOD_KRAKOWA, Options(), seats, 100 * seats + seed), PLIES[0], PLIES[-1]
        )
    ]
    run = Run(KOD_KRAKOWA, Options(), seats, tuple(random.Random(seats).sample(met, 40)))
    assert any(hand.seen for position in run.positions for hand in position.state.hands)
    for law in (
        laws.states_are_sound,
        laws.legal_and_check_agree,
        secrecy.seats_learn_by_events_alone,
        secrecy.refusals_tell_nothing,
        secrecy.what_can_be_taken_back_told_nothing,
        secrecy.every_hidden_part_varies,
        secrecy.imagined_worlds_agree,
    ):
        law(run)
