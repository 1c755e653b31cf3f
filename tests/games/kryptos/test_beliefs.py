"""Beliefs are exact: the same as trying every deal of a small deck."""

import random
from collections import Counter

import pytest

from tests.games.kryptos import brute_force
from tests.games.kryptos.tables import CHANCE, KRYPTOS, laid_out
from zaslonka.games.kryptos import beliefs
from zaslonka.games.kryptos.beliefs import Likely, Worlds
from zaslonka.games.kryptos.content import Options
from zaslonka.games.kryptos.events import TurnedUp
from zaslonka.games.kryptos.rules import State, broken_by, in_opening
from zaslonka.kernel import Chance, Seat

SMALL = [(3, 5, 17), (4, 4, 16), (5, 3, 17)]
LARGER = [(3, 9, 29), (4, 7, 28), (5, 5, 28)]
"""Players, cards of each, and numbers: few enough to try every deal, at once or after opening."""

DRAWN = 400


def small_game(players: int, each: int, numbers: int, *, plies: int, seed: int) -> State:
    """A game with a small deck after some random plies, or as many as there were."""
    rng = random.Random(seed)
    cards = rng.sample(range(1, numbers + 1), numbers)
    hands = [tuple(sorted(cards[each * seat : each * (seat + 1)])) for seat in range(players)]
    options = Options(advanced=rng.random() < 0.7)
    state = laid_out(hands, numbers=numbers, options=options, opening=True, turn=players - 1)
    for _ in range(plies):
        for seat in KRYPTOS.to_act(state.table):
            moves = list(KRYPTOS.legal(KRYPTOS.view(state, seat)))
            KRYPTOS.play(state, seat, rng.choice(moves), CHANCE)
    return state


def agree(found: Likely, true: Likely) -> bool:
    return found.keys() == true.keys() and all(
        found[place] == pytest.approx(true[place], abs=1e-9)
        and found[place].keys() == true[place].keys()
        for place in true
    )


def assert_exact(state: State, viewer: Seat | None) -> None:
    worlds = brute_force.deals(state, viewer)
    assert agree(Worlds(KRYPTOS.view(state, viewer)).likely(), brute_force.likely(worlds, viewer))


@pytest.mark.parametrize("plies", range(9))
@pytest.mark.parametrize("deck", SMALL)
def test_beliefs_in_the_opening_are_those_of_brute_force(
    deck: tuple[int, int, int], plies: int
) -> None:
    for viewer in range(deck[0]):
        assert_exact(small_game(*deck, plies=plies, seed=100 * plies + viewer), viewer)


@pytest.mark.parametrize("turns", [0, 1, 2, 4, 7, 12, 20, 30])
@pytest.mark.parametrize("deck", LARGER)
def test_beliefs_in_the_game_are_those_of_brute_force(
    deck: tuple[int, int, int], turns: int
) -> None:
    for viewer in range(deck[0]):
        state = small_game(*deck, plies=2 * deck[0] + turns, seed=100 * turns + viewer)
        assert_exact(state, viewer)


@pytest.mark.parametrize("plies", [0, 1, 3, 5, 6, 8, 12])
def test_a_spectators_beliefs_are_those_of_brute_force(plies: int) -> None:
    assert_exact(small_game(3, 4, 13, plies=plies, seed=plies), None)
    assert_exact(small_game(3, 6, 20, plies=plies + 6, seed=plies), None)


@pytest.mark.parametrize("plies", [0, 3, 5, 8, 10, 14])
def test_following_one_holder_at_a_time_finds_the_same(
    plies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = small_game(4, 6, 26, plies=plies, seed=plies)
    together = Worlds(KRYPTOS.view(state, 0)).likely()
    monkeypatch.setattr(beliefs, "MAX_STATES", 0)
    assert agree(Worlds(KRYPTOS.view(state, 0)).likely(), together)


def test_a_card_turned_up_against_a_rule_tells_of_the_others() -> None:
    """The advanced opening lets nobody break a rule who has another card: KRY-53."""
    met = 0
    for seed in range(60):
        state = small_game(4, 7, 28, plies=8, seed=seed)
        for turned, past in enumerate(state.table.past):
            assert isinstance(past, TurnedUp)
            before = in_opening(state.table, turned)
            if broken_by(before, past.by, past.place, past.number):
                met += 1
                assert_exact(state, (past.by + 1) % 4)
    assert met > 5


@pytest.mark.parametrize(
    ("viewer", "plies"), [(0, 2), (1, 4), (2, 6), (0, 9), (1, 15), (2, 25), (None, 6), (None, 12)]
)
def test_imagined_worlds_are_drawn_with_equal_weight(viewer: Seat | None, plies: int) -> None:
    state = small_game(3, 7, 24, plies=plies, seed=plies)
    possible = [_cards(world) for world in brute_force.deals(state, viewer)]
    drawn = Counter(
        _cards(KRYPTOS.imagine(KRYPTOS.view(state, viewer), Chance(bytes(32), ply)))
        for ply in range(DRAWN)
    )
    assert drawn.keys() <= set(possible)
    # Chi-squared over groups of worlds; four deviations are far out in its tail.
    groups = min(len(possible), 25)
    chi = 0.0
    for group in range(groups):
        worlds = possible[group::groups]
        expected = DRAWN * len(worlds) / len(possible)
        chi += (sum(drawn[world] for world in worlds) - expected) ** 2 / expected
    assert chi <= groups - 1 + 4 * (2 * (groups - 1)) ** 0.5


def _cards(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple(hand.cards for hand in state.hands)


def test_help_names_what_is_possible_and_how_likely() -> None:
    state = small_game(3, 4, 14, plies=9, seed=3)
    view = KRYPTOS.view(state, 0)
    likely = Worlds(view).likely()
    for facts, odds in zip(beliefs.facts(view), beliefs.odds(view), strict=True):
        assert facts.seat == odds.seat != 0
        for place, up in enumerate(state.table.rows[odds.seat]):
            expected = {up: 1.0} if up is not None else likely[odds.seat, place]
            assert odds.places[place] == expected
            assert facts.places[place] == tuple(expected)
            assert state.hands[odds.seat].cards[place] in expected


def test_beliefs_stand_when_everything_is_up() -> None:
    state = small_game(3, 4, 12, plies=400, seed=1)
    if not any(map(any, state.table.tokens)):
        assert Worlds(KRYPTOS.view(state, None)).likely() == {}
    world = KRYPTOS.imagine(KRYPTOS.view(state, 1), CHANCE)
    KRYPTOS.audit(world)


@pytest.mark.parametrize("plies", [0, 2, 5, 6, 9, 14])
def test_a_row_by_itself_is_judged_by_its_own_places_and_colours(plies: int) -> None:
    state = small_game(3, 5, 17, plies=plies, seed=plies)
    view = KRYPTOS.view(state, 0)
    fitting = brute_force.hands_alone(state, viewer=0, seat=1)
    for (_, place), numbers in Worlds(view).likely_alone(1).items():
        counts = Counter(hand[place] for hand in fitting)
        assert numbers == pytest.approx({n: c / len(fitting) for n, c in counts.items()})
