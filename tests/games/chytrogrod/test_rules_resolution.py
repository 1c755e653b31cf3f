"""Chytrogród: how the cards of a district are carried out, and how ties are settled."""

import pytest

from tests.games.chytrogrod.tables import (
    GAME,
    begun,
    chance,
    give,
    lay,
    lay_decree,
    offered,
    play,
    public,
    put,
    resolve,
    step,
    take_deals,
    time_up,
    tokens,
    top,
)
from zaslonka.games.chytrogrod.content import Kind
from zaslonka.games.chytrogrod.events import (
    Arranged,
    BoughtOut,
    CardRemoved,
    DealMade,
    DealMissed,
    GivenBack,
    Heap,
    HenchmanRemoved,
    Picked,
    TookOver,
    TurnedCard,
    TurnedUp,
)
from zaslonka.games.chytrogrod.moves import Arrange, GiveBack, Pay, Pick, Remove
from zaslonka.games.chytrogrod.resolution import Sabotage, Tie, TiedDeals
from zaslonka.games.chytrogrod.rules import State
from zaslonka.games.chytrogrod.stock import Overflow
from zaslonka.kernel import Illegal


def ignored(state: State, district: int = 0) -> list[int]:
    return [laid.number for laid in state.table.districts[district].pile if laid.ignored]


@pytest.mark.rule("CHY-40")
def test_all_cards_are_turned_up_and_carried_out_by_initiative() -> None:
    state = begun()
    put(state, 0, tokens(rum=2))
    state.table.players[2].henchman = 0
    lay(state, 0, 0, "buyout_2", "takeover")
    lay(state, 0, 1, "sabotage")
    told = resolve(state, 0)
    cards = (
        TurnedCard(0, "buyout_2"),
        TurnedCard(0, "takeover"),
        TurnedCard(1, "sabotage"),
    )
    assert told == [TurnedUp(0, (), cards)]
    assert [laid.card for laid in state.table.districts[0].pile] == [card.card for card in cards]
    told = play(state, (1, Remove(None)))
    assert told == [
        HenchmanRemoved(1, 0, 2),
        TookOver(0, 0, None),
        BoughtOut(0, 0, (Heap(0, 2),)),
    ]


@pytest.mark.rule("CHY-40")
def test_a_district_where_nothing_lies_is_passed_over() -> None:
    state = begun()
    lay(state, 3, 0, "takeover")
    assert resolve(state)[0] == TurnedUp(3, (), (TurnedCard(0, "takeover"),))


@pytest.mark.rule("CHY-42")
def test_sabotage_removes_any_other_card_or_the_henchman() -> None:
    state = begun()
    state.table.players[1].henchman = 0
    lay(state, 0, 0, "sabotage", "takeover")
    lay(state, 0, 1, "takeover")
    resolve(state, 0)
    assert step(state) == Sabotage((0,), 0)
    assert set(offered(state, 0)) == {Remove(1), Remove(2), Remove(None)}
    for number in (0, 3, -1):
        with pytest.raises(Illegal, match="no_other_card"):
            play(state, (0, Remove(number)))
    told = play(state, (0, Remove(1)))
    assert told == [CardRemoved(0, 0, 0, "takeover"), TookOver(1, 0, None)]
    assert ignored(state) == [1]


@pytest.mark.rule("CHY-42")
def test_a_removed_henchman_goes_to_its_owners_board() -> None:
    state = begun()
    state.table.players[0].henchman = 0
    lay(state, 0, 0, "sabotage")
    resolve(state, 0)
    assert offered(state, 0) == [Remove(None)]
    assert play(state, (0, Remove(None))) == [HenchmanRemoved(0, 0, 0)]
    assert state.table.players[0].henchman is None


@pytest.mark.rule("CHY-41", "CHY-42")
def test_with_nothing_to_remove_sabotage_does_nothing_and_else_it_must() -> None:
    state = begun()
    state.table.players[0].henchman = 1
    lay(state, 0, 0, "sabotage")
    assert len(resolve(state, 0)) == 1
    assert state.table.agenda == ()
    state = begun()
    lay(state, 0, 0, "sabotage", "takeover")
    resolve(state, 0)
    assert offered(state, 0) == [Remove(1)]
    with pytest.raises(Illegal, match="no_henchman_here"):
        play(state, (0, Remove(None)))


@pytest.mark.rule("CHY-42", "CHY-50")
def test_sabotage_may_fall_on_a_card_that_is_ignored_already() -> None:
    state = begun()
    lay_decree(state, 0, "pilnuj_swego_nosa")
    lay(state, 0, 0, "sabotage")
    lay(state, 0, 1, "sabotage", "takeover")
    resolve(state, 0)
    play(state, (0, Pick(0)))
    assert ignored(state) == [1, 2]
    assert set(offered(state, 0)) == {Remove(1), Remove(2)}


@pytest.mark.rule("CHY-43")
def test_takeover_brings_the_own_henchman_and_sends_another_home() -> None:
    state = begun()
    state.table.players[0].henchman = 4
    state.table.players[1].henchman = 0
    lay(state, 0, 0, "takeover")
    assert resolve(state, 0)[1:] == [TookOver(0, 0, 1)]
    assert [player.henchman for player in state.table.players] == [0, None, None]
    lay(state, 1, 1, "takeover")
    assert resolve(state, 1)[1:] == [TookOver(1, 1, None)]
    assert state.table.players[1].henchman == 1


@pytest.mark.rule("CHY-43")
def test_a_henchman_that_is_there_already_stays() -> None:
    state = begun()
    state.table.players[0].henchman = 0
    lay(state, 0, 0, "takeover")
    assert resolve(state, 0)[1:] == [TookOver(0, 0, None)]
    assert state.table.players[0].henchman == 0


@pytest.mark.rule("CHY-46")
def test_the_highest_sum_of_buyouts_takes_everything() -> None:
    state = begun()
    put(state, 0, tokens(rum=2, relic=1, five=1, ten=1))
    lay(state, 0, 0, "buyout_4")
    lay(state, 0, 1, "buyout_2", "buyout_3")
    told = resolve(state, 0)
    assert told[1:] == [BoughtOut(1, 0, (Heap(0, 2), Heap(4, 1), Heap(5, 1), Heap(6, 1)))]
    assert state.table.players[1].tokens == tokens(rum=2, relic=1, five=1, ten=1)
    assert state.table.players[1].points == 15
    assert state.table.districts[0].tokens == tokens()
    GAME.audit(state)


@pytest.mark.rule("CHY-46")
@pytest.mark.parametrize(("one", "other", "winner"), [(2, 3, 1), (3, 4, 1), (4, 3, 0)])
def test_buyout_cards_are_worth_what_is_printed(one: int, other: int, winner: int) -> None:
    state = begun()
    put(state, 0, tokens(rum=1))
    cards = {2: "buyout_2", 3: "buyout_3", 4: "buyout_4"}
    lay(state, 0, 0, cards[one])  # type: ignore[arg-type]
    lay(state, 0, 1, cards[other])  # type: ignore[arg-type]
    assert resolve(state, 0)[-1] == BoughtOut(winner, 0, (Heap(0, 1),))


@pytest.mark.rule("CHY-47")
def test_what_does_not_fit_goes_to_the_pools_by_free_choice() -> None:
    state = begun()
    give(state, 0, tokens(weapon=8))
    put(state, 0, tokens(rum=3, ten=1))
    lay(state, 0, 0, "buyout_2")
    resolve(state, 0)
    assert step(state) == Overflow((0,))
    offers = offered(state, 0)
    assert len(offers) == len(set(offers)) == 5
    assert GiveBack(tokens(weapon=1, ten=1)) in offers
    for wrong in (tokens(tome=2), tokens(ten=2), tokens(rum=3, weapon=-1)):
        with pytest.raises(Illegal, match="not_on_your_board"):
            play(state, (0, GiveBack(wrong)))
    for wrong in (tokens(rum=1), tokens(rum=3)):
        with pytest.raises(Illegal, match="return_exactly") as refused:
            play(state, (0, GiveBack(wrong)))
        assert refused.value.facts == {"count": 2}
    told = play(state, (0, GiveBack(tokens(weapon=1, ten=1))))
    assert told == [GivenBack(0, (Heap(1, 1), Heap(6, 1)))]
    assert state.table.players[0].tokens == tokens(weapon=7, rum=3)
    assert state.table.players[0].points == 0
    assert state.table.districts[0].tokens == tokens()


@pytest.mark.rule("CHY-55")
def test_out_of_time_goods_go_before_influence_and_the_most_plentiful_first() -> None:
    state = begun()
    give(state, 0, tokens(weapon=4, tome=3, five=3))
    put(state, 0, tokens(rum=3, ten=1))
    lay(state, 0, 0, "buyout_2")
    resolve(state, 0)
    assert time_up(state) == [GivenBack(0, (Heap(0, 1), Heap(1, 2), Heap(3, 1)))]
    assert state.table.players[0].tokens == tokens(rum=2, weapon=2, tome=2, five=3, ten=1)


@pytest.mark.rule("CHY-55")
def test_out_of_time_influence_goes_when_no_good_is_left() -> None:
    state = begun()
    state.table.pools = tokens(rum=14, weapon=14, chest=14, tome=14, relic=14, five=6, ten=6)
    give(state, 0, tokens(five=5, ten=5))
    put(state, 0, tokens(ten=1))
    lay(state, 0, 0, "buyout_2")
    resolve(state, 0)
    assert public(GAME.time_up(state, chance()).told) == [GivenBack(0, (Heap(6, 1),))]


# Ties


@pytest.mark.rule("CHY-50", "CHY-52")
@pytest.mark.parametrize("kind", ["sabotage", "takeover", "buyout"])
def test_the_favourite_picks_one_of_the_tied_and_the_rest_are_ignored(kind: Kind) -> None:
    state = begun(4, favourite=2)
    put(state, 0, tokens(rum=1))
    card = "buyout_3" if kind == "buyout" else kind
    for seat in (0, 1, 2):
        lay(state, 0, seat, card)
    resolve(state, 0)
    assert step(state) == Tie((2,), 0, kind, (2, 0, 1))
    assert offered(state, 2) == [Pick(2), Pick(0), Pick(1)]
    with pytest.raises(Illegal, match="not_tied"):
        play(state, (2, Pick(3)))
    with pytest.raises(Illegal, match="not_your_turn"):
        play(state, (0, Pick(0)))
    told = play(state, (2, Pick(0)))
    assert told[0] == Picked(2, 0, kind, 0)
    assert ignored(state) == [1, 2]
    if kind == "sabotage":
        assert step(state) == Sabotage((0,), 0)
    else:
        assert told[1].by == 0


@pytest.mark.rule("CHY-50")
def test_a_removed_card_is_no_longer_tied() -> None:
    state = begun()
    lay(state, 0, 0, "sabotage", "takeover")
    lay(state, 0, 1, "takeover")
    lay(state, 0, 2, "takeover")
    resolve(state, 0)
    play(state, (0, Remove(2)))
    assert step(state) == Tie((0,), 0, "takeover", (0, 2))


@pytest.mark.rule("CHY-46", "CHY-50")
def test_only_the_highest_sums_are_tied() -> None:
    state = begun(4, favourite=3)
    put(state, 0, tokens(rum=1))
    lay(state, 0, 0, "buyout_2", "buyout_3")
    lay(state, 0, 1, "buyout_4")
    lay(state, 0, 2, "buyout_3", "buyout_2")
    resolve(state, 0)
    assert step(state) == Tie((3,), 0, "buyout", (0, 2))
    assert play(state, (3, Pick(2)))[-1] == BoughtOut(2, 0, (Heap(0, 1),))


@pytest.mark.rule("CHY-51")
def test_tied_deals_are_all_made_in_an_order_laid_down_before() -> None:
    state = begun(4, favourite=3)
    for seat in (0, 1, 2):
        lay(state, 0, seat, "small_deal")
        state.table.players[seat].secret_used = True
        state.hands[seat].secret = None
    state.table.shown = (0, 1, 2)
    first = top(state, 0)
    give(state, 1, first.small.cost)
    resolve(state, 0)
    assert step(state) == TiedDeals((3,), 0, "small_deal", (0, 1, 2))
    assert len(set(offered(state, 3))) == 6
    for wrong in ((0, 1), (0, 1, 1), (0, 1, 2, 3), (0, 1, 3)):
        with pytest.raises(Illegal, match="name_the_whole_order"):
            play(state, (3, Arrange(wrong)))
    told = play(state, (3, Arrange((2, 1, 0))))
    assert told[0] == Arranged(3, 0, "small_deal", (2, 1, 0))
    assert told[1] == DealMissed(2, 0, "small_deal")
    assert told[2] == DealMade(1, 0, "small_deal", first.small.points, None)
    assert told[-1] == DealMissed(0, 0, "small_deal")
    assert top(state, 0) != first


@pytest.mark.rule("CHY-51")
def test_each_of_tied_deals_meets_the_deal_that_is_open_then() -> None:
    state = begun()
    lay(state, 0, 0, "big_deal")
    lay(state, 0, 1, "big_deal")
    first = top(state, 0)
    give(state, 0, first.big.cost)
    resolve(state, 0)
    play(state, (0, Arrange((0, 1))), (0, Pay()))
    second = top(state, 0)
    assert second != first
    assert [taken.deal for taken in state.table.players[0].deals] == [first]
    assert state.table.agenda == ()


@pytest.mark.rule("CHY-49", "CHY-54")
def test_where_nothing_can_come_of_it_nobody_is_asked() -> None:
    state = begun()
    take_deals(state, 0, 2, big=False)
    for seat in (0, 1):
        lay(state, 0, seat, "big_deal", "small_deal", "buyout_3")
    told = resolve(state, 0)
    assert [type(event) for event in told] == [TurnedUp]
    assert state.table.agenda == ()


@pytest.mark.rule("CHY-49")
def test_a_stack_that_runs_out_leaves_nothing_to_the_next() -> None:
    state = begun()
    take_deals(state, 0, 2, leave=1, big=False)
    give(state, 0, top(state, 0).small.cost)
    lay(state, 0, 0, "small_deal")
    lay(state, 0, 1, "small_deal")
    resolve(state, 0)
    told = play(state, (0, Arrange((0, 1))), (0, Pay()))
    assert state.table.districts[0].top is None
    assert told[-1] == DealMissed(1, 0, "small_deal")


@pytest.mark.rule("CHY-55")
def test_out_of_time_ties_go_clockwise_from_the_favourite() -> None:
    state = begun(4, favourite=1)
    for seat in (0, 3):
        lay(state, 0, seat, "takeover", "big_deal")
    resolve(state, 0)
    assert time_up(state)[0] == Picked(1, 0, "takeover", 3)
    assert time_up(state)[0] == Arranged(1, 0, "big_deal", (3, 0))


@pytest.mark.rule("CHY-55")
def test_out_of_time_sabotage_falls_on_the_lowest_card_of_another() -> None:
    state = begun()
    state.table.players[0].henchman = 0
    lay(state, 0, 0, "buyout_2", "sabotage")
    lay(state, 0, 1, "buyout_3", "buyout_2")
    resolve(state, 0)
    assert time_up(state) == [CardRemoved(0, 0, 1, "buyout_3")]
    lay(state, 1, 2, "sabotage", "buyout_2")
    state.table.players[1].henchman = 1
    resolve(state, 1)
    assert time_up(state) == [HenchmanRemoved(2, 1, 1)]


@pytest.mark.rule("CHY-55")
def test_out_of_time_sabotage_may_have_only_an_own_card() -> None:
    state = begun()
    lay(state, 0, 0, "sabotage", "buyout_3", "buyout_2")
    resolve(state, 0)
    assert time_up(state) == [CardRemoved(0, 0, 0, "buyout_3")]
