"""Chytrogród: actions, tidying and the end."""

import pytest

from tests.games.chytrogrod.tables import (
    GAME,
    RING,
    begun,
    give,
    lay,
    lay_decree,
    offered,
    play,
    public,
    put,
    settle,
    step,
    take_deals,
    tokens,
)
from zaslonka.games.chytrogrod.content import CARDS, DECREES, LAST_ROUND, cards_each
from zaslonka.games.chytrogrod.events import CardLaid, RoundBegan, TurnedCard, TurnedUp
from zaslonka.games.chytrogrod.moves import Move, PlayCard
from zaslonka.games.chytrogrod.resolution import Resolve
from zaslonka.games.chytrogrod.rules import Action, State, Tidy
from zaslonka.games.chytrogrod.state import Laid
from zaslonka.games.chytrogrod.waking import LayDecree
from zaslonka.kernel import Chance, Illegal, private_fields
from zaslonka.kernel.records import tag


@pytest.mark.rule("CHY-30")
@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 4), (5, 3)])
def test_all_play_in_turn_from_the_favourite_until_each_has_played_enough(
    seats: int, each: int
) -> None:
    state = begun(seats, favourite=1)
    order = []
    while isinstance(state.table.agenda[0], Action):
        (seat,) = GAME.to_act(state.table)
        order.append(seat)
        play(state, (seat, PlayCard(0, state.hands[seat].cards[-1])))
    assert order == [(1 + i) % seats for i in range(seats)] * each


@pytest.mark.rule("CHY-30", "CHY-31", "CHY-32")
def test_a_card_is_laid_face_down_on_the_pile_for_all_to_see_whose_it_is() -> None:
    state = begun()
    assert len(offered(state, 0)) == 7 * 5
    assert play(state, (0, PlayCard(3, "takeover"))) == [CardLaid(0, 3)]
    play(state, (1, PlayCard(3, "sabotage")), (2, PlayCard(3, "buyout_4")))
    play(state, (0, PlayCard(3, "buyout_4")))
    assert state.table.districts[3].pile == (Laid(0, 0), Laid(1, 1), Laid(2, 2), Laid(0, 3))
    assert state.hands[0].cards == tuple(
        card for card in CARDS if card not in ("takeover", "buyout_4")
    )
    assert state.hands[0].face_down == ((0, "takeover"), (3, "buyout_4"))
    assert private_fields(PlayCard) == ("card",)


@pytest.mark.rule("CHY-30")
def test_a_card_is_played_once_and_into_a_district() -> None:
    state = begun()
    with pytest.raises(Illegal, match="no_such_district"):
        play(state, (0, PlayCard(5, "sabotage")))
    play(state, (0, PlayCard(0, "sabotage")), *((s, PlayCard(1, "takeover")) for s in (1, 2)))
    with pytest.raises(Illegal, match="not_in_hand"):
        play(state, (0, PlayCard(0, "sabotage")))
    with pytest.raises(Illegal, match="not_your_turn"):
        play(state, (1, PlayCard(0, "sabotage")))


@pytest.mark.rule("CHY-33")
def test_out_of_time_a_random_card_goes_to_the_first_district() -> None:
    laid = set()
    for seed in range(60):
        state = begun()
        state.table.first = 4
        told = GAME.time_up(state, Chance(bytes([seed]))).told
        assert public(told) == [CardLaid(0, 4)]
        ((number, card),) = state.hands[0].face_down
        assert state.table.districts[4].pile == (Laid(0, number),)
        assert card not in state.hands[0].cards
        laid.add(card)
    assert laid == set(CARDS)


@pytest.mark.rule("CHY-48")
def test_after_all_districts_cards_are_taken_back_and_decrees_discarded() -> None:
    state = begun()
    lay_decree(state, 2, "cisza_przed_burza")
    lay_decree(state, 4, "trzask_bicza", by=1)
    lay(state, 0, 0, "takeover", "buyout_2")
    lay(state, 2, 1, "takeover")
    state.table.agenda = (Resolve(RING), Tidy())
    told = settle(state)
    assert TurnedUp(4, ("trzask_bicza",), ()) in told
    for hand in state.hands:
        assert (hand.cards, hand.face_down, hand.decrees) == (CARDS, (), ())
    assert not any(place.pile or place.decrees for place in state.table.districts)
    assert state.table.laid == 0
    assert state.table.discards == ("cisza_przed_burza", "trzask_bicza")
    assert len(state.table.unseen_decrees) == 10
    GAME.audit(state)


@pytest.mark.rule("CHY-40")
def test_districts_are_resolved_clockwise_from_the_first() -> None:
    state = begun()
    state.table.ring, state.table.first = (2, 0, 4, 1, 3), 4
    for seat in range(3):
        lay(state, seat, seat, "takeover")
        lay(state, 3, seat, "buyout_2", "buyout_3")
    lay(state, 4, 0, "buyout_4")
    lay(state, 4, 1, "buyout_4")
    state.table.agenda = (Action((2,)),)
    told = play(state, (2, PlayCard(4, "buyout_4")))
    turned = [event.district for event in told if isinstance(event, TurnedUp)]
    assert turned == [4, 1, 3, 2, 0]
    assert list(state.table.turned_up) == [one for one in told if isinstance(one, TurnedUp)]


@pytest.mark.rule("CHY-130")
def test_what_was_turned_up_is_seen_until_all_have_played_again() -> None:
    state = begun()
    for seat in (0, 1, 2):
        lay(state, 3, seat, "takeover", "buyout_2", "buyout_3")
    lay(state, 4, 0, "buyout_4")
    state.table.agenda = (Action((1,)),)
    old = TurnedUp(0, (), (TurnedCard(1, "sabotage"),))
    state.table.turned_up = (old,)
    play(state, (1, PlayCard(4, "buyout_4")))
    assert state.table.turned_up == (old,)
    play(state, (2, PlayCard(4, "buyout_4")))
    assert [turned.district for turned in state.table.turned_up] == [3]


def tidied(state: State) -> list[object]:
    state.table.agenda = (Tidy(),)
    return settle(state)


@pytest.mark.rule("CHY-60")
@pytest.mark.parametrize(("deals", "over"), [(80, True), (79, False)])
def test_the_game_ends_at_once_when_somebody_has_a_hundred(deals: int, over: bool) -> None:
    """Deals and influence count together; 99 is not enough."""
    state = begun()
    give(state, 1, tokens(five=4))
    state.table.players[1].points += deals
    tidied(state)
    assert (GAME.to_act(state.table) == ()) == over
    if over:
        assert not any(any(place.tokens) for place in state.table.districts)
        assert GAME.result(state.table).reason == "hundred_points"
        assert GAME.result(state.table).winners == (1,)


@pytest.mark.rule("CHY-61", "CHY-62", "CHY-140")
def test_tidying_adds_goods_and_moves_the_markers_on() -> None:
    state = begun(4, favourite=3)
    table = state.table
    table.ring, table.first, table.round = (2, 0, 4, 1, 3), 3, 6
    put(state, 0, tokens(rum=5))
    put(state, 1, tokens(weapon=2, rum=2, ten=3))
    put(state, 2, tokens(rum=3, tome=2))
    give(state, 0, tokens(relic=10))
    give(state, 1, tokens(relic=4))
    told = tidied(state)
    assert told[0] == RoundBegan(7, 0, 2)
    assert (table.favourite, table.first, table.round) == (0, 2, 7)
    assert [place.tokens for place in table.districts] == [
        tokens(rum=5),
        tokens(weapon=3, rum=2, ten=3),
        tokens(rum=3, tome=2),
        tokens(tome=1),
        tokens(),
    ]
    assert step(state) == LayDecree((0,))


def at_the_end(*players: tuple[int, int, int]) -> State:
    """A game in which these players have so many points, big deals and goods."""
    state = begun(len(players))
    for seat, (points, big_deals, goods) in enumerate(players):
        player = state.table.players[seat]
        take_deals(state, seat, seat, leave=6 - big_deals, big=True)
        give(state, seat, tokens(rum=goods))
        player.points = points
    return state


@pytest.mark.rule("CHY-80", "CHY-81", "CHY-82", "CHY-83")
@pytest.mark.parametrize(
    ("players", "winners", "reason"),
    [
        ([(100, 0, 0), (112, 0, 0), (104, 3, 4)], (1,), "hundred_points"),
        ([(100, 1, 0), (100, 2, 0), (90, 3, 4)], (1,), "hundred_points"),
        ([(100, 2, 3), (100, 2, 2), (100, 1, 4)], (0,), "hundred_points"),
        ([(100, 2, 2), (100, 2, 2), (40, 1, 4)], (2,), "best_disqualified"),
        ([(100, 1, 1), (100, 1, 1), (90, 0, 0), (90, 0, 0), (5, 0, 0)], (4,), "best_disqualified"),
        ([(100, 1, 1), (100, 1, 1), (90, 0, 1), (90, 0, 0), (5, 0, 0)], (2,), "best_disqualified"),
        ([(100, 1, 1), (100, 1, 1), (100, 1, 1)], (), "nobody_left"),
        ([(100, 1, 1), (100, 1, 1), (60, 1, 1), (60, 1, 1)], (), "nobody_left"),
    ],
)
def test_who_wins(
    players: list[tuple[int, int, int]], winners: tuple[int, ...], reason: str
) -> None:
    result = GAME.result(at_the_end(*players).table)
    assert (result.winners, result.reason) == (winners, reason)
    assert result.scores == tuple(points for points, _, _ in players)


@pytest.mark.rule("CHY-81")
def test_an_unused_secret_good_counts_as_a_good_and_influence_does_not() -> None:
    state = at_the_end((100, 1, 2), (100, 1, 2), (0, 0, 0))
    give(state, 1, tokens(ten=1))
    state.table.players[1].points -= 10
    state.table.players[1].secret_used = True
    assert GAME.result(state.table).winners == (0,)


@pytest.mark.rule("CHY-84")
@pytest.mark.parametrize("left", [0, 1])
def test_the_game_ends_when_no_deal_is_left(left: int) -> None:
    state = begun(5)
    for district in RING:
        take_deals(state, district, district, leave=left * (district == 4), big=False)
    for seat, player in enumerate(state.table.players):
        player.points = 90 + seat
    tidied(state)
    assert bool(GAME.to_act(state.table)) == bool(left)
    if not left:
        assert GAME.result(state.table).reason == "no_deals_left"
        assert GAME.result(state.table).winners == (4,)


@pytest.mark.rule("CHY-85")
def test_the_game_ends_with_round_forty() -> None:
    state = begun()
    give(state, 1, tokens(five=1))
    state.table.round = LAST_ROUND - 1
    tidied(state)
    assert GAME.to_act(state.table)
    state.table.round = LAST_ROUND
    tidied(state)
    assert LAST_ROUND == 40
    assert GAME.to_act(state.table) == ()
    assert GAME.result(state.table).reason == "last_round"
    assert GAME.result(state.table).winners == (1,)


@pytest.mark.rule("CHY-53")
def test_no_move_gives_anything_to_another_player() -> None:
    kinds = {tag(kind) for kind in Move.__args__}
    assert kinds == {
        *("choose_district", "play_card", "pick", "arrange", "remove", "pay", "decline"),
        *("give_back", "swap_in_district", "swap_with_pool", "move_card", "look_at"),
        *("intercede", "skip", "choose_guild"),
    }


@pytest.mark.rule("CHY-130")
def test_a_view_holds_no_hand_but_the_own_and_nothing_secret() -> None:
    state = begun()
    lay_decree(state, 2, "trzask_bicza", by=1)
    play(state, (0, PlayCard(3, "takeover")))
    seen = GAME.view(state, 2)
    assert seen.hand == state.hands[2]
    assert seen.table.districts[3].pile == (Laid(0, 0),)
    assert seen.table.districts[2].decrees[0].decree is None
    assert set(seen.table.unseen_decrees) == set(DECREES)
    assert GAME.view(state, None).hand is None


@pytest.mark.rule("CHY-130")
@pytest.mark.parametrize("left", [1, 2, 3, 12])
def test_only_the_last_card_of_a_round_shows_which_it_is(left: int) -> None:
    """It is turned up at once, so it may look otherwise to others than another card would."""
    state = begun()
    state.table.laid = 3 * cards_each(3) - left
    known = Action((0,)).verdict(state, PlayCard(card="takeover", district=0))
    assert known == ("takeover" if left == 1 else None)
