"""The laws bite: each seeded leak and fault is caught by the law that is there for it."""

import pytest

from tests.laws.laws import LawBroken
from tests.laws.mutants import MUTANTS, Mutant
from tests.laws.positions import random_run


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mutant_is_caught(mutant: Mutant) -> None:
    game = mutant.game
    with mutant.alive(), pytest.raises(LawBroken):
        mutant.caught_by(random_run(game, game.variants[0], mutant.seats, keep=60))
