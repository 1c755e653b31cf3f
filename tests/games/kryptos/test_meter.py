"""What a guess is worth, against listing every deal one by one."""

from math import log2

import pytest

from tests.games.kryptos.brute_force import deals, likely
from tests.games.kryptos.tables import CHANCE, KRYPTOS, laid_out
from zaslonka.games.kryptos.meter import measured
from zaslonka.games.kryptos.moves import Guess, Move, Stop, TurnUp
from zaslonka.games.kryptos.rules import State
from zaslonka.kernel.story import Measure


def nearly_open() -> State:
    """A game for three in which only the last four cards of each row are still hidden."""
    hands = [tuple(range(first, 31, 3)) for first in (1, 2, 3)]
    up = [{card for place, card in enumerate(hand) if place < 6} for hand in hands]
    return laid_out(hands, up=up)


def made(state: State, move: Move) -> Measure | None:
    after = state.clone()
    (seat,) = KRYPTOS.to_act(state.table)
    KRYPTOS.play(after, seat, move, CHANCE)
    return measured(KRYPTOS.view(state, seat), move, KRYPTOS.view(after, seat))


@pytest.mark.rule("TAB-31")
def test_every_guess_is_worth_what_listing_all_deals_says() -> None:
    state = nearly_open()
    worlds = deals(state, 0)
    chances = likely(worlds, 0)
    halves = [abs(chance - 0.5) for of_place in chances.values() for chance in of_place.values()]
    assert len(worlds) > 10
    told = set()
    for guess in KRYPTOS.legal(KRYPTOS.view(state, 0)):
        worth = made(state, guess)
        assert worth is not None
        chance = chances[guess.seat, guess.place].get(guess.number, 0.0)
        right = state.hands[guess.seat].cards[guess.place] == guess.number
        left = sum(
            (world.hands[guess.seat].cards[guess.place] == guess.number) == right
            for world in worlds
        )
        assert worth.chance == pytest.approx(chance)
        assert worth.got == pytest.approx(log2(len(worlds) / left))
        assert worth.expected == pytest.approx(_entropy(chance))
        assert worth.promised == pytest.approx(_entropy(0.5 + min(halves)))
        assert worth.surest == pytest.approx(max(map(max, map(dict.values, chances.values()))))
        told.add(round(worth.expected, 6))
    assert len(told) > 2


def _entropy(chance: float) -> float:
    return -sum(share * log2(share) for share in (chance, 1 - chance) if share > 0)


@pytest.mark.rule("TAB-31", "KRY-25")
def test_who_does_without_a_second_guess_learns_nothing() -> None:
    state = nearly_open()
    wrong = next(
        guess
        for guess in KRYPTOS.legal(KRYPTOS.view(state, 0))
        if state.hands[guess.seat].cards[guess.place] != guess.number
    )
    KRYPTOS.play(state, 0, wrong, CHANCE)
    chances = likely(deals(state, 0), 0)
    worth = made(state, Stop())
    assert worth is not None
    assert (worth.got, worth.expected, worth.chance) == (0, 0, None)
    assert isinstance(worth.best, Guess)
    assert worth.surest == pytest.approx(max(map(max, map(dict.values, chances.values()))))


def test_turning_up_an_own_card_asks_nothing() -> None:
    assert made(laid_out(opening=True), TurnUp(3)) is None


@pytest.mark.rule("TAB-53", "KRY-21")
def test_a_certain_hit_is_worth_its_points_though_it_tells_nothing() -> None:
    state = nearly_open()
    chances = likely(deals(state, 0), 0)
    worths = {guess: made(state, guess) for guess in KRYPTOS.legal(KRYPTOS.view(state, 0))}
    for guess, worth in worths.items():
        assert worth is not None
        chance = chances[guess.seat, guess.place].get(guess.number, 0.0)
        assert worth.points == pytest.approx(chance * 3)
        assert worth.most == pytest.approx(3 * max(map(max, map(dict.values, chances.values()))))
        assert chances[worth.winner.seat, worth.winner.place][worth.winner.number] == pytest.approx(
            worth.surest
        )
    assert len({round(worth.points or 0, 6) for worth in worths.values() if worth}) > 2
