"""Chytrogród: what a viewer can know, compared with all that could be."""

import random
from collections import Counter
from functools import cache
from itertools import permutations, product
from typing import Any

import msgspec
import pytest

from tests.games.chytrogrod.tables import GAME, begun, lay, lay_decree, offered, settle, take_deals
from zaslonka import kernel
from zaslonka.games.chytrogrod import beliefs
from zaslonka.games.chytrogrod.content import CARDS, COLOURS, DEALS, DECREES, Options
from zaslonka.games.chytrogrod.rules import State
from zaslonka.games.chytrogrod.state import Hand, Laid, Secret
from zaslonka.games.chytrogrod.waking import DrawDecree
from zaslonka.kernel import Chance, Seat

DRAWN = 4_000


def small_world() -> State:
    """Little is hidden: of seat 1 two cards (one seen by seat 2) and a decree, and three deals."""
    state = begun()
    table, secret = state.table, state.secret
    lay(state, 0, 1, *CARDS[:4])
    table.districts[0].pile = (
        Laid(1, 0),
        Laid(1, 1, seen=2),
        Laid(1, 2, CARDS[2]),
        Laid(1, 3, CARDS[3]),
    )
    state.hands[2].face_down = ((1, CARDS[1]),)
    lay_decree(state, 3, "cisza_przed_burza", by=1)
    secret.deck, table.deck = ("trzask_bicza", "zloto_glupcow"), 2
    table.unseen_decrees = (*secret.deck, "cisza_przed_burza")
    table.discards = tuple(decree for decree in DECREES if decree not in table.unseen_decrees)
    for place, stack in zip(table.districts, secret.stacks, strict=True):
        place.below, place.unseen = tuple(DEALS[number] for number in stack), 0
    table.districts[4].below, table.districts[4].unseen = (), 5
    secret.stacks = ((), (), (), (), secret.stacks[4])
    take_deals(state, 4, by=0, leave=3, big=False)
    GAME.audit(state)
    return state


@cache
def all_worlds(viewer: Seat | None) -> list[State]:
    """Every state that looks the same to the viewer, found by trying all there could be."""
    state, found = small_world(), []
    free = [card for card in CARDS if card not in CARDS[2:4]]
    for (first, second), decrees, goods, stack in product(
        permutations(free, 2),
        permutations(state.table.unseen_decrees),
        permutations(COLOURS, 3),
        permutations(state.secret.stacks[4]),
    ):
        laid = (first, second, *CARDS[2:4])
        left = tuple(card for card in CARDS if card not in laid)
        hands = [
            Hand(goods[0]),
            Hand(goods[1], left, tuple(enumerate(laid)), None, ((0, decrees[0]),)),
            Hand(goods[2], CARDS, ((1, second),)),
        ]
        if viewer is None or hands[viewer] == state.hands[viewer]:
            box = tuple(good for good in COLOURS if good not in goods)
            secret = Secret(((), (), (), (), stack), decrees[1:], box)
            found.append(kernel.State(state.table, hands, secret))
    for world in found[:: len(found) // 20]:
        GAME.audit(world)
    return found


def name_of(world: State) -> bytes:
    world.secret.box = tuple(sorted(world.secret.box))
    return msgspec.json.encode((world.hands, world.secret))


@pytest.mark.parametrize(("viewer", "worlds"), [(0, 2880), (1, 48), (2, 576), (None, 14_400)])
def test_worlds_are_imagined_with_equal_weight(viewer: Seat | None, worlds: int) -> None:
    """All there could be, and each as often as the others (chi-squared over groups of them)."""
    state = small_world()
    possible = [name_of(world) for world in all_worlds(viewer)]
    assert len(set(possible)) == len(possible) == worlds
    view = GAME.view(state, viewer)
    drawn = Counter(name_of(GAME.imagine(view, Chance(bytes(32), ply))) for ply in range(DRAWN))
    assert drawn.keys() <= set(possible)
    groups = min(worlds, 30)
    random.Random(0).shuffle(possible)
    chi = 0.0
    for group in range(groups):
        some = possible[group::groups]
        expected = DRAWN * len(some) / worlds
        chi += (sum(drawn[name] for name in some) - expected) ** 2 / expected
    assert chi <= groups - 1 + 4 * (2 * (groups - 1)) ** 0.5


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_odds_are_shares_of_all_worlds(viewer: Seat | None) -> None:
    state = small_world()
    worlds = list(all_worlds(viewer))
    odds = {each.seat: each for each in beliefs.odds(GAME.view(state, viewer))}
    assert list(odds) == [seat for seat in range(3) if seat != viewer]
    for seat, own in odds.items():
        secret = Counter(world.hands[seat].secret for world in worlds)
        assert own.secret == pytest.approx(_shares(secret))
        for number, cards in own.cards.items():
            there = Counter(dict(world.hands[seat].face_down)[number] for world in worlds)
            assert cards == pytest.approx(_shares(there))
        for number, decrees in own.decrees.items():
            lying = Counter(dict(world.hands[seat].decrees)[number] for world in worlds)
            assert decrees == pytest.approx(_shares(lying))
    if viewer != 1:
        assert list(odds[1].cards) == [0, 1, 2, 3]
        assert list(odds[1].decrees) == [0]


def _shares(counts: Counter[Any]) -> dict[Any, float]:
    return {thing: count / counts.total() for thing, count in counts.items()}


def test_facts_name_what_can_be_and_nothing_else() -> None:
    state = small_world()
    (nobody, seen) = beliefs.facts(GAME.view(state, 2))
    assert (nobody.seat, nobody.cards, nobody.decrees) == (0, {}, {})
    assert seen.cards[1] == (CARDS[1],)
    assert seen.cards[2] == (CARDS[2],)
    assert seen.cards[0] == (CARDS[0], *CARDS[4:])
    assert seen.decrees == {0: state.table.unseen_decrees}
    assert seen.secret == nobody.secret == (0, 1, 3, 4)


def test_a_secret_good_once_shown_is_nowhere_else() -> None:
    state = small_world()
    state.table.players[1].secret_used = True
    state.hands[1].secret, state.table.shown = None, (1,)
    (own, other) = beliefs.facts(GAME.view(state, 0))
    assert own.secret == ()
    assert other.secret == (2, 3, 4)
    contraband = begun(options=Options(contraband=True))
    assert all(fact.secret == () for fact in beliefs.facts(GAME.view(contraband, 0)))


def test_a_decree_laid_before_the_deck_was_renewed_is_known_to_all() -> None:
    """The Order draws from a deck that was shuffled while the favourite's decree lay hidden."""
    state = begun()
    lay_decree(state, 3, "mala_rzecz", by=1)
    table = state.table
    table.discards, state.secret.deck = state.secret.deck, ()
    table.deck, table.unseen_decrees = 0, ("mala_rzecz",)
    assert beliefs.facts(GAME.view(state, 0))[0].decrees == {0: ("mala_rzecz",)}
    table.agenda = (DrawDecree(2),)
    settle(state)
    GAME.audit(state)
    assert beliefs.facts(GAME.view(state, 0))[0].decrees == {0: ("mala_rzecz",)}
    for viewer in (0, 1, 2, None):
        world = GAME.imagine(GAME.view(state, viewer), Chance(bytes(32)))
        GAME.audit(world)
        assert world.hands[1].decrees == ((0, "mala_rzecz"),)
        assert world.hands[2].drawn != "mala_rzecz"


@pytest.mark.parametrize("options", GAME.variants, ids=str)
def test_any_position_can_be_imagined(options: Options) -> None:
    rng = random.Random(5)
    state: State = GAME.setup(options, 4, Chance(rng.randbytes(32)))
    for ply in range(150):
        (seat,) = GAME.to_act(state.table)
        GAME.play(state, seat, rng.choice(offered(state, seat)), Chance(bytes(32), ply))
        for viewer in (0, 1, 2, 3, None):
            view = GAME.view(state, viewer)
            world = GAME.imagine(view, Chance(bytes(32), ply))
            GAME.audit(world)
            assert GAME.view(world, viewer) == view
            truth = [hand.secret for hand in state.hands]
            for fact in beliefs.facts(view):
                for number, cards in fact.cards.items():
                    assert dict(state.hands[fact.seat].face_down)[number] in cards
                assert truth[fact.seat] in (None, *fact.secret)
