"""Chytrogród: what is given back is drawn as it is listed."""

from functools import partial

import pytest

from tests.games.chytrogrod.tables import GAME, begun, give, tokens
from tests.laws.quick import at_place
from zaslonka.games.chytrogrod.content import Tokens
from zaslonka.games.chytrogrod.stock import Overflow


@pytest.mark.rule("CHY-47")
@pytest.mark.parametrize(
    "held",
    [
        tokens(rum=4, weapon=3, chest=2, tome=3, ten=1),
        tokens(weapon=5, relic=6, five=2),
        tokens(rum=1, weapon=1, chest=1, tome=1, relic=1, five=3, ten=4),
        tokens(tome=6, ten=5),
    ],
    ids=str,
)
def test_what_is_given_back_is_drawn_as_it_is_listed(held: Tokens) -> None:
    state = begun()
    give(state, 0, held)
    view, step = GAME.view(state, 0), Overflow((0,))
    listed = list(step.moves(view))
    for place, move in enumerate(listed):
        counted: list[int] = []
        assert step.draw(view, partial(at_place, place, counted)) == move
        assert counted == [len(listed)]
