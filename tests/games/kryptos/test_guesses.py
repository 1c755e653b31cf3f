"""Kryptos: what is counted in bits is what the past says."""

from collections import Counter
from itertools import islice

import pytest

from tests.laws.positions import Position, random_game
from zaslonka.games.kryptos import GAME
from zaslonka.games.kryptos.events import Guessed
from zaslonka.games.kryptos.guesses import answered_wrong, guesses
from zaslonka.games.kryptos.state import Board
from zaslonka.kernel import Seat


def said_of(table: Board, owner: Seat, place: int) -> set[int]:
    """The numbers that a card was said to be, one answer after another."""
    said = [past for past in table.past if isinstance(past, Guessed)]
    return {past.number for past in said if (past.seat, past.place) == (owner, place)}


def played(seed: int) -> list[Position]:
    return list(islice(random_game(GAME, GAME.variants[0], 3, seed), 90))


@pytest.mark.rule("KRY-30")
def test_what_a_card_was_said_to_be_is_found_in_any_order_of_asking() -> None:
    """Two games in turns, and then each backwards: what was found last is no help."""
    games = [position for pair in zip(played(1), played(2), strict=False) for position in pair]
    for position in (*games, *reversed(games)):
        table = position.state.table
        for owner, row in enumerate(table.rows):
            for place in range(len(row)):
                assert answered_wrong(table, owner, place) == said_of(table, owner, place)


@pytest.mark.rule("KRY-27")
def test_every_guess_that_is_not_refused_is_listed_once() -> None:
    for position in played(3)[-5:]:
        table = position.state.table
        for seat in range(3):
            view = GAME.view(position.state, seat)
            shown = {*view.hand.cards, *(number for row in table.rows for number in row)}
            expected = {
                (owner, place, number)
                for owner, row in enumerate(table.rows)
                for place, up in enumerate(row)
                for number in range(1, table.numbers + 1)
                if owner != seat
                and up is None
                and number not in shown
                and number not in said_of(table, owner, place)
            }
            listed = Counter((one.seat, one.place, one.number) for one in guesses(view))
            assert listed == Counter(expected)
