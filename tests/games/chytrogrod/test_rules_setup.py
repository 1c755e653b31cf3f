"""Chytrogród: components, set-up and waking."""

import random
from collections import Counter

import pytest

from tests.games.chytrogrod.tables import (
    GAME,
    RING,
    begun,
    chance,
    give,
    offered,
    play,
    public,
    settle,
    step,
    time_up,
    tokens,
    told_to,
)
from zaslonka.games.chytrogrod.content import CARDS, COLOURS, DEALS, DECREES, SUPPLY, Options
from zaslonka.games.chytrogrod.events import (
    Brought,
    DeckRenewed,
    DecreeDrawn,
    DecreeLaid,
    DecreeSeen,
    FirstDistrict,
    GivenBack,
    Heap,
    HenchmanSent,
    RoundBegan,
)
from zaslonka.games.chytrogrod.moves import ChooseDistrict, GiveBack, PlayCard
from zaslonka.games.chytrogrod.rules import Action, BeginRound, State
from zaslonka.games.chytrogrod.stock import Overflow
from zaslonka.games.chytrogrod.waking import ChooseFirst, DrawDecree, LayDecree, SendHenchman
from zaslonka.kernel import Chance, Illegal


def dealt(seats: int = 3, seed: int = 0) -> State:
    state: State = GAME.setup(Options(), seats, Chance(bytes([seed])))
    return state


@pytest.mark.rule("CHY-01", "CHY-02", "CHY-03", "CHY-04", "CHY-05", "CHY-06")
def test_the_box_holds_what_is_printed() -> None:
    assert sum(SUPPLY) == 78
    assert tokens(rum=14, weapon=14, chest=14, tome=14, relic=14, five=4, ten=4) == SUPPLY
    assert Counter(deal.colour for deal in DEALS) == dict.fromkeys(COLOURS, 6)
    assert len(DECREES) == len(set(DECREES)) == 12
    assert len(CARDS) == len(set(CARDS)) == 7


@pytest.mark.rule("CHY-03")
def test_every_deal_has_a_big_and_a_small_side_within_reach() -> None:
    assert [deal.number for deal in DEALS] == list(range(30))
    for deal in DEALS:
        for side in (deal.big, deal.small):
            assert 0 < sum(side.cost) <= 10
            assert side.cost[5:] == (0, 0)
        assert sum(deal.small.cost) < sum(deal.big.cost)
        assert 0 < deal.small.points < deal.big.points


@pytest.mark.rule("CHY-10", "CHY-15", "CHY-18")
def test_ring_favourite_and_guilds_are_random() -> None:
    tables = [dealt(4, seed).table for seed in range(40)]
    assert all(sorted(table.ring) == list(COLOURS) for table in tables)
    assert len({table.ring for table in tables}) > 20
    assert all(table.first == table.ring[0] for table in tables)
    assert {table.favourite for table in tables} == {0, 1, 2, 3}
    for seat in range(4):
        assert {table.players[seat].guild for table in tables} == set(COLOURS)
    assert all(len({player.guild for player in table.players}) == 4 for table in tables)


@pytest.mark.rule("CHY-11", "CHY-130")
def test_decks_are_shuffled_and_only_the_top_deal_is_seen() -> None:
    states = [dealt(3, seed) for seed in range(10)]
    assert len({state.secret.deck for state in states}) == 10
    for state in states:
        assert sorted(state.secret.deck) == sorted(DECREES)
        for colour, place in enumerate(state.table.districts):
            assert place.top is not None
            assert place.unseen == len(state.secret.stacks[colour]) == 5
            numbers = [place.top.number, *state.secret.stacks[colour]]
            assert sorted(numbers) == [deal.number for deal in DEALS if deal.colour == colour]
    assert len({place.top for state in states for place in state.table.districts}) > 20


@pytest.mark.rule("CHY-12", "CHY-13", "CHY-17", "CHY-140")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_good_lies_in_each_district_and_one_on_each_board(seats: int) -> None:
    state = dealt(seats)
    table = state.table
    for colour, place in enumerate(table.districts):
        assert place.tokens[colour] == sum(place.tokens) == 1
    for player, hand in zip(table.players, state.hands, strict=True):
        assert player.tokens[player.guild] == sum(player.tokens) == 1
        assert hand.cards == CARDS
        assert player.henchman is None
    assert sum(table.pools) == 78 - 5 - seats
    GAME.audit(state)


@pytest.mark.rule("CHY-14")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_secret_goods_are_dealt_one_each(seats: int) -> None:
    states = [dealt(seats, seed) for seed in range(30)]
    for state in states:
        goods = [hand.secret for hand in state.hands]
        assert Counter([*goods, *state.secret.box]) == Counter(COLOURS)
        assert len(state.secret.box) == 5 - seats
    assert {state.hands[0].secret for state in states} == set(COLOURS)


@pytest.mark.rule("CHY-15", "CHY-16")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_favourite_names_a_district_and_henchmen_go_counter_clockwise(seats: int) -> None:
    state = dealt(seats, seed=3)
    table, favourite = state.table, state.table.favourite
    assert step(state) == ChooseFirst((favourite,))
    assert {move.district for move in offered(state, favourite)} == set(COLOURS)
    assert play(state, (favourite, ChooseDistrict(2))) == [FirstDistrict(favourite, 2)]
    assert table.first == 2
    for i, district in enumerate(table.ring[:seats], start=1):
        seat = (favourite - i) % seats
        assert step(state) == SendHenchman((seat,))
        assert len(offered(state, seat)) == 6 - i
        assert play(state, (seat, ChooseDistrict(district)))[0] == HenchmanSent(seat, district)
        assert table.players[seat].henchman == district
    assert seat == favourite


@pytest.mark.rule("CHY-15", "CHY-16", "CHY-21")
def test_only_districts_are_named_and_no_henchman_joins_another() -> None:
    state = dealt()
    favourite = state.table.favourite
    with pytest.raises(Illegal, match="no_such_district") as refused:
        play(state, (favourite, ChooseDistrict(5)))
    assert refused.value.rule == "CHY-15"
    play(state, (favourite, ChooseDistrict(0)), ((favourite - 1) % 3, ChooseDistrict(3)))
    with pytest.raises(Illegal, match="henchman_there"):
        play(state, ((favourite - 2) % 3, ChooseDistrict(3)))
    with pytest.raises(Illegal, match="no_such_district"):
        play(state, ((favourite - 2) % 3, ChooseDistrict(-1)))


@pytest.mark.rule("CHY-19")
def test_out_of_time_at_set_up_any_allowed_district_is_taken() -> None:
    firsts, sent = set(), set()
    for seed in range(30):
        state = dealt(3, seed)
        drawn = Chance(random.Random(seed).randbytes(32))
        GAME.time_up(state, drawn)
        firsts.add(state.table.ring.index(state.table.first))
        for _ in range(3):
            GAME.time_up(state, drawn)
        placed = [player.henchman for player in state.table.players]
        assert len(set(placed)) == 3
        assert None not in placed
        sent.update(placed)
    assert firsts == sent == set(COLOURS)


def waking(state: State) -> list[object]:
    """The round begins; what everybody is told of it."""
    state.table.agenda = (BeginRound(),)
    return settle(state)


@pytest.mark.rule("CHY-20")
def test_a_henchman_in_a_district_brings_a_good_from_the_pool() -> None:
    state = begun(favourite=1)
    state.table.players[0].henchman = 3
    state.table.players[1].henchman = 2
    told = waking(state)
    assert told[:3] == [RoundBegan(1, 1, 0), Brought(1, 2), Brought(0, 3)]
    assert [player.tokens for player in state.table.players] == [
        tokens(tome=1),
        tokens(chest=1),
        tokens(),
    ]
    assert state.table.pools[:5] == (14, 14, 13, 13, 14)
    assert all(not any(place.tokens) for place in state.table.districts)


@pytest.mark.rule("CHY-20", "CHY-140")
def test_nothing_comes_from_an_empty_pool() -> None:
    state = begun()
    give(state, 0, tokens(tome=7))
    give(state, 1, tokens(tome=7))
    state.table.players[2].henchman = 3
    told = waking(state)
    assert not any(isinstance(event, Brought) for event in told)
    assert not any(state.table.players[2].tokens)


@pytest.mark.rule("CHY-20", "CHY-47")
def test_whoever_gets_an_eleventh_token_returns_one_before_the_decree() -> None:
    state = begun()
    give(state, 1, tokens(rum=9, ten=1))
    state.table.players[1].henchman = 3
    waking(state)
    assert step(state) == Overflow((1,))
    assert set(offered(state, 1)) == {
        GiveBack(tokens(rum=1)),
        GiveBack(tokens(tome=1)),
        GiveBack(tokens(ten=1)),
    }
    told = play(state, (1, GiveBack(tokens(rum=1))))
    assert told[0] == GivenBack(1, (Heap(0, 1),))
    assert state.table.players[1].tokens == tokens(rum=8, tome=1, ten=1)
    assert step(state) == LayDecree((0,))


@pytest.mark.rule("CHY-21", "CHY-130")
def test_the_favourite_alone_sees_the_decree_and_lays_it_anywhere() -> None:
    state = begun()
    state.table.agenda = (DrawDecree(1), Action((1,)))
    state.table.favourite = 1
    assert settle(state) == [DecreeDrawn(1)]
    assert state.hands[1].drawn == DECREES[0]
    assert state.table.deck == 11
    assert {move.district for move in offered(state, 1)} == set(RING)
    with pytest.raises(Illegal) as illegal:
        play(state, (1, ChooseDistrict(len(RING))))
    assert illegal.value.rule == "CHY-21"
    assert play(state, (1, ChooseDistrict(4))) == [DecreeLaid(1, 4)]
    (laid,) = state.table.districts[4].decrees
    assert (laid.by, laid.number, laid.decree) == (1, 0, None)
    assert state.hands[1].decrees == ((0, DECREES[0]),)
    assert state.hands[1].drawn is None
    assert step(state) == Action((1,))


@pytest.mark.rule("CHY-21")
def test_the_decree_drawn_is_told_to_the_one_who_drew_it() -> None:
    state = dealt(3)
    favourite = state.table.favourite
    free = iter(RING)
    play(state, (favourite, ChooseDistrict(0)))
    told = []
    for i in (1, 2, 3):
        seat = (favourite - i) % 3
        told = GAME.play(state, seat, ChooseDistrict(next(free)), chance())
    decree = state.hands[favourite].drawn
    assert decree is not None
    assert told_to(told, favourite) == [DecreeSeen(decree)]
    assert public(told)[-1] == DecreeDrawn(favourite)
    assert not any(told_to(told, other) for other in range(3) if other != favourite)


@pytest.mark.rule("CHY-22")
def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    state = begun()
    state.secret.deck, state.table.deck = (), 0
    state.table.discards, state.table.unseen_decrees = DECREES, ()
    state.table.agenda = (DrawDecree(0),)
    assert settle(state) == [DeckRenewed(), DecreeDrawn(0)]
    assert state.table.discards == ()
    assert state.table.deck == len(state.secret.deck) == 11
    assert state.table.unseen_decrees == DECREES
    assert state.secret.deck != DECREES[1:]
    GAME.audit(state)


@pytest.mark.rule("CHY-23")
def test_out_of_time_the_decree_goes_to_the_first_district() -> None:
    state = begun()
    state.table.first = 2
    state.table.agenda = (DrawDecree(0), Action((0,)))
    settle(state)
    assert time_up(state) == [DecreeLaid(0, 2)]
    with pytest.raises(Illegal, match="not_now"):
        play(state, (0, ChooseDistrict(0)))
    play(state, (0, PlayCard(0, "sabotage")))


@pytest.mark.rule("CHY-10")
def test_it_is_for_three_to_five_players() -> None:
    assert list(GAME.seats) == [3, 4, 5]


@pytest.mark.rule("CHY-110", "CHY-120")
def test_either_variant_is_on_the_shelf_and_both_together() -> None:
    offered = [
        (options.contraband, options.intrigues)
        for options in GAME.variants
        if not options.choose_guilds
    ]
    assert offered == [(False, False), (True, False), (False, True), (True, True)]
    assert Options(intrigues=True, choose_guilds=True) in GAME.variants
