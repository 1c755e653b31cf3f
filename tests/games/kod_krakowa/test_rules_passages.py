"""Kod Krakowa: whether a passage is free is told without a look at all of them."""

from functools import partial
from itertools import islice

import pytest

from tests.laws.positions import random_game
from zaslonka.games.kod_krakowa import GAME
from zaslonka.games.kod_krakowa.content import PASSAGES
from zaslonka.games.kod_krakowa.passages import (
    block,
    can_move,
    drawn_passage,
    free_passages,
    has_free_passage,
    unblock,
)
from zaslonka.kernel.records import clone


@pytest.mark.rule("KKR-15")
@pytest.mark.rule("KKR-16")
@pytest.mark.parametrize("seats", GAME.seats)
def test_there_is_a_free_passage_where_one_is_listed(seats: int) -> None:
    for position in islice(random_game(GAME, GAME.variants[0], seats, seats), 0, 200, 7):
        table = clone(position.state.table)
        for passage in (None, *PASSAGES):  # one marker after another, until none may be put
            if passage in free_passages(table):
                block(table, passage)
            assert has_free_passage(table) == bool(free_passages(table))
            for barrier in PASSAGES:
                lifted = clone(table)
                unblock(lifted, barrier)
                assert can_move(table, barrier) == bool(free_passages(lifted, barrier))


@pytest.mark.rule("KKR-15")
def test_a_drawn_passage_is_the_one_that_stands_there_in_the_list() -> None:
    for position in islice(random_game(GAME, GAME.variants[0], 2, 7), 0, 100, 20):
        table = position.state.table
        for lifted in (None, *PASSAGES[::5]):
            free = free_passages(table, lifted)
            for place, passage in enumerate(free):
                assert drawn_passage(table, partial(min, place), lifted) == passage
