"""The bots of Kryptos: legal, fair, and each level with the sense it should have."""

import random
from functools import partial
from typing import Any

import msgspec
import pytest

from tests.games.kryptos.tables import CHANCE, KRYPTOS, laid_out
from zaslonka.bots.arena import shares
from zaslonka.games.kryptos.beliefs import Worlds
from zaslonka.games.kryptos.bot import decide
from zaslonka.games.kryptos.content import Options
from zaslonka.games.kryptos.moves import Guess, Move, Stop, TurnUp
from zaslonka.games.kryptos.rules import SecondGuess, State
from zaslonka.kernel import AnySeatView, Chance, Seat
from zaslonka.kernel.levels import LEVELS, Level

SEED = bytes(32)


def choice(state: State, seat: Seat, level: Level = "mistrz") -> Move:
    return decide(KRYPTOS.view(state, seat), level, SEED)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, Options()),
        (4, Options(advanced=True, tajemnica=True, lapowka=True)),
        (5, Options(advanced=True)),
        (6, Options(lapowka=True)),
    ],
)
def test_bots_finish_a_game_with_legal_moves_that_their_view_alone_decides(
    seats: int, options: Options, level: Level
) -> None:
    state = KRYPTOS.setup(options, seats, Chance(bytes([seats] * 32)))
    while movers := KRYPTOS.to_act(state.table):
        view = KRYPTOS.view(state, movers[0])
        move = decide(view, level, SEED)
        if len(state.table.past) % 5 == 0:
            read = msgspec.json.decode(msgspec.json.encode(view), type=KRYPTOS.seat_view_type)
            assert decide(read, level, SEED) == move
        KRYPTOS.play(state, movers[0], move, CHANCE)
    assert KRYPTOS.result(state.table).winners


def test_the_best_takes_a_sure_card_worth_most() -> None:
    """Between 1 and 3 there is only 2; between 9 and 11 only 10, but that is a last card."""
    hands = [(4, 5, 6), (1, 2, 3, 7, 8), (9, 10, 11)]
    state = laid_out(hands, up=[(), (1, 3), (9, 11)], numbers=11)
    guess = choice(state, 0)
    assert isinstance(guess, Guess)
    assert guess.seat == 1
    assert hands[1][guess.place] == guess.number


def likeliest(state: State) -> float:
    likely = Worlds(KRYPTOS.view(state, 0)).likely()
    return max(chance for numbers in likely.values() for chance in numbers.values())


def second_guess(seed: int, **laid: Any) -> State:
    """Six players, no card up yet, and the first has just made a hopeless guess."""
    cards = random.Random(seed).sample(range(1, 49), 48)
    hands = [tuple(sorted(cards[8 * seat : 8 * seat + 8])) for seat in range(6)]
    state = laid_out(hands, numbers=48, **laid)
    state.table.agenda = (SecondGuess((0,)),)
    return state


HOPEFUL, DOUBTFUL = 2, 14
"""Deals in which the likeliest guess at three points is worth a little more, or less, than one."""


def test_the_best_pays_for_a_second_guess_only_if_it_promises_more_than_it_costs() -> None:
    hopeful, doubtful = second_guess(HOPEFUL), second_guess(DOUBTFUL)
    assert 3 * likeliest(hopeful) > 1 > 3 * likeliest(doubtful)
    assert isinstance(choice(hopeful, 0), Guess)
    assert choice(doubtful, 0) == Stop()


def test_a_bribe_makes_a_second_guess_dearer() -> None:
    state = second_guess(HOPEFUL, options=Options(lapowka=True))
    assert 3 * likeliest(state) < 1 + 1 / 5
    assert choice(state, 0) == Stop()


@pytest.mark.parametrize(("own", "buys"), [(13, True), (12, False), (15, False)])
def test_in_the_last_round_only_the_front_counts(own: int, buys: bool) -> None:
    """It risks a point that could bring it level, but none that is too few or could cost it."""
    state = second_guess(DOUBTFUL, scores=(own, 15, 2, 2, 2, 2))
    state.table.last_round = True
    assert (choice(state, 0) != Stop()) == buys


def test_the_best_does_not_open_with_the_cards_that_tell_most() -> None:
    """Between 1 and 3 a card could be nothing but 2."""
    hands = [(1, 2, 3, 10, 14, 19, 23, 27), tuple(range(4, 10)), tuple(range(11, 14))]
    state = laid_out(hands, up=[(1,), (), ()], opening=True)
    opened = {decide(KRYPTOS.view(state, 0), "mistrz", bytes([seed] * 32)) for seed in range(12)}
    assert TurnUp(2) not in opened
    assert len(opened) > 2


def test_the_beginner_looks_at_each_row_by_itself() -> None:
    """Only both rows together tell where 9 and 13 are: neither row has room for both."""
    hands = [(1, 2), (5, 9, 12), (6, 13, 14)]
    state = laid_out(hands, up=[(), (5, 12), (6, 14)], numbers=14)
    worlds = Worlds(KRYPTOS.view(state, 0))
    assert len(worlds.likely()[2, 1]) < len(worlds.likely_alone(2)[2, 1])


def test_guesses_are_right_as_often_as_they_are_said_to_be() -> None:
    """Over whole games, of the numbers said to be 70 % likely 70 % are there."""
    rng = random.Random(1)
    said: dict[int, list[tuple[float, bool]]] = {tenth: [] for tenth in range(10)}
    for seed in range(24):
        state = KRYPTOS.setup(Options(), 3, Chance(bytes([seed] * 32)))
        while movers := KRYPTOS.to_act(state.table):
            view = KRYPTOS.view(state, movers[0])
            if len(state.table.past) % 3 == 0:
                for (seat, place), numbers in Worlds(view).likely().items():
                    number = rng.choice(list(numbers))
                    hit = state.hands[seat].cards[place] == number
                    said[min(9, int(10 * numbers[number]))].append((numbers[number], hit))
            KRYPTOS.play(state, movers[0], decide(view, "latwy", SEED), CHANCE)
    for tenth, found in said.items():
        assert len(found) > 20, tenth
        expected = sum(chance for chance, _ in found)
        spread = sum(chance * (1 - chance) for chance, _ in found) ** 0.5
        # Guesses in one game hang together, so they stray a little more than this.
        assert abs(sum(hit for _, hit in found) - expected) <= 5 * spread + 1e-6


@pytest.mark.parametrize(
    ("better", "worse", "players", "deals", "least"),
    [("sredni", "latwy", 3, 8, 0.5), ("mistrz", "sredni", 4, 8, 0.32)],
)
def test_each_level_beats_the_one_below(
    better: Level, worse: Level, players: int, deals: int, least: float
) -> None:
    hero, other = (partial(_decide, level) for level in (better, worse))
    won = list(shares(KRYPTOS, hero, [other] * (players - 1), deals, f"{better} {players}"))
    assert sum(won) / deals > least


def _decide(level: Level, view: AnySeatView, seed: bytes) -> Move:
    return decide(view, level, seed)
