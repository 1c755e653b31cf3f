"""Chytrogród: what each decree does."""

import pytest

from tests.games.chytrogrod.tables import (
    GAME,
    begun,
    give,
    lay,
    lay_decree,
    put,
    resolve,
    step,
    take_deals,
    tokens,
    top,
)
from zaslonka.games.chytrogrod.content import CARDS, DEALS, KIND, Card, Decree, Kind, Tokens
from zaslonka.games.chytrogrod.events import BoughtOut, DealOpened, Heap, TurnedUp
from zaslonka.games.chytrogrod.resolution import Tie
from zaslonka.games.chytrogrod.rules import State


def ignored(state: State) -> set[Card | None]:
    return {laid.card for laid in state.table.districts[0].pile if laid.ignored}


@pytest.mark.rule("CHY-90")
def test_under_the_whip_every_buyout_card_is_worth_one() -> None:
    state = begun()
    put(state, 0, tokens(rum=1))
    lay_decree(state, 0, "trzask_bicza")
    lay(state, 0, 0, "buyout_4")
    lay(state, 0, 1, "buyout_2")
    resolve(state, 0)
    assert step(state) == Tie((0,), 0, "buyout", (0, 1))
    lay(state, 0, 1, "buyout_3")
    assert resolve(state, 0)[-1] == BoughtOut(1, 0, (Heap(0, 1),))


@pytest.mark.rule("CHY-90")
def test_the_whip_is_heard_in_its_own_district_alone() -> None:
    state = begun()
    put(state, 1, tokens(rum=1))
    lay_decree(state, 0, "trzask_bicza")
    lay(state, 1, 0, "buyout_4")
    lay(state, 1, 1, "buyout_3")
    assert resolve(state)[-1] == BoughtOut(0, 1, (Heap(0, 1),))


@pytest.mark.rule("CHY-91")
def test_not_for_sale_puts_the_top_deal_to_the_bottom() -> None:
    state = begun()
    place, hidden = state.table.districts[0], state.secret.stacks[0]
    first = top(state, 0)
    lay_decree(state, 0, "nie_na_sprzedaz")
    assert resolve(state, 0)[-1] == DealOpened(0, DEALS[hidden[0]])
    assert (place.below, place.unseen) == ((first,), 4)
    assert state.secret.stacks[0] == hidden[1:]
    assert top(state, 0).number == hidden[0]
    GAME.audit(state)


@pytest.mark.rule("CHY-91")
def test_deals_put_below_come_up_again_in_their_order() -> None:
    state = begun()
    first = top(state, 0)
    lay_decree(state, 0, "nie_na_sprzedaz")
    resolve(state, 0)
    take_deals(state, 0, 1, leave=1, big=True)
    second = top(state, 0)
    state.table.districts[0].decrees = ()
    state.hands[0].decrees, state.table.discards = (), ("nie_na_sprzedaz",)
    GAME.audit(state)
    assert (state.table.districts[0].unseen, state.table.districts[0].below) == (0, (first,))
    take_deals(state, 0, 1, leave=0, big=True)
    assert state.table.districts[0].top is None
    assert [taken.deal for taken in state.table.players[1].deals][-2:] == [second, first]


@pytest.mark.rule("CHY-91")
def test_of_several_deals_put_below_the_first_comes_up_first() -> None:
    state = begun()
    place, first = state.table.districts[0], top(state, 0)
    hidden = [DEALS[number] for number in state.secret.stacks[0]]
    place.below, place.unseen = tuple(hidden), 0
    state.secret.stacks = ((), *state.secret.stacks[1:])
    take_deals(state, 0, 1, big=True)
    assert len(hidden) > 2
    assert [taken.deal for taken in state.table.players[1].deals] == [first, *hidden]


@pytest.mark.rule("CHY-91")
def test_the_only_deal_stays_and_an_empty_stack_stays_empty() -> None:
    state = begun()
    take_deals(state, 0, 1, leave=1, big=False)
    last = top(state, 0)
    lay_decree(state, 0, "nie_na_sprzedaz")
    resolve(state, 0)
    assert top(state, 0) == last
    assert state.table.districts[0].below == ()
    take_deals(state, 0, 1, big=False)
    assert [type(event) for event in resolve(state, 0)] == [TurnedUp]


@pytest.mark.rule("CHY-92", "CHY-93", "CHY-94", "CHY-95", "CHY-96", "CHY-97", "CHY-99")
@pytest.mark.parametrize(
    ("decree", "kinds"),
    [
        ("prawo_i_porzadek", {"sabotage"}),
        ("pilnuj_swego_nosa", {"takeover"}),
        ("straz_na_strazy", {"big_deal", "small_deal"}),
        ("mala_rzecz", {"big_deal"}),
        ("grube_ryby", {"small_deal"}),
        ("zloto_glupcow", {"buyout"}),
        ("cisza_przed_burza", set()),
    ],
)
def test_a_decree_makes_cards_ignored(decree: Decree, kinds: set[Kind]) -> None:
    state = begun(4)
    put(state, 0, tokens(rum=1))
    lay_decree(state, 0, decree, by=2)
    for seat in (0, 1):
        lay(state, 0, seat, *CARDS[seat::2])
    assert resolve(state, 0)[0].decrees == (decree,)
    assert ignored(state) == {card for card in CARDS if KIND[card] in kinds}


@pytest.mark.rule("CHY-92", "CHY-93", "CHY-94", "CHY-97")
@pytest.mark.parametrize(
    ("decree", "card"),
    [
        ("prawo_i_porzadek", "sabotage"),
        ("pilnuj_swego_nosa", "takeover"),
        ("straz_na_strazy", "big_deal"),
        ("straz_na_strazy", "small_deal"),
        ("mala_rzecz", "big_deal"),
        ("grube_ryby", "small_deal"),
        ("zloto_glupcow", "buyout_4"),
    ],
)
def test_an_ignored_card_is_not_carried_out(decree: Decree, card: Card) -> None:
    state = begun()
    put(state, 0, tokens(rum=2))
    give(state, 0, top(state, 0).big.cost)
    state.table.players[1].henchman = 0
    lay_decree(state, 0, decree)
    lay(state, 0, 0, card)
    assert [type(event) for event in resolve(state, 0)] == [TurnedUp]
    assert state.table.agenda == ()
    GAME.audit(state)


@pytest.mark.rule("CHY-98")
@pytest.mark.parametrize(
    ("decree", "brought"),
    [
        ("cenna_pogloska", tokens(five=1)),
        ("cenniejsza_pogloska", tokens(ten=1)),
        ("jeszcze_cenniejsza", tokens(five=1, ten=1)),
    ],
)
def test_a_rumour_brings_influence(decree: Decree, brought: Tokens) -> None:
    state = begun()
    lay_decree(state, 0, decree)
    lay(state, 0, 1, "buyout_2")
    resolve(state, 0)
    assert state.table.players[1].tokens == brought
    GAME.audit(state)


@pytest.mark.rule("CHY-98", "CHY-140")
def test_no_influence_comes_from_an_empty_pool() -> None:
    state = begun()
    give(state, 0, tokens(ten=4))
    lay_decree(state, 0, "jeszcze_cenniejsza")
    resolve(state, 0)
    assert state.table.districts[0].tokens == tokens(five=1)
    GAME.audit(state)


@pytest.mark.rule("CHY-40", "CHY-125")
def test_two_decrees_in_one_district_both_count_in_the_order_laid() -> None:
    state = begun()
    lay_decree(state, 0, "cenna_pogloska")
    lay_decree(state, 0, "grube_ryby", by=1)
    lay(state, 0, 2, "buyout_2", "small_deal")
    told = resolve(state, 0)
    assert told[0].decrees == ("cenna_pogloska", "grube_ryby")
    assert ignored(state) == {"small_deal"}
    assert state.table.players[2].points == 5
    assert [laid.decree for laid in state.table.districts[0].decrees] == list(told[0].decrees)
