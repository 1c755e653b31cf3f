"""Chytrogród: paying for deals, the secret good and contraband."""

import pytest

from tests.games.chytrogrod.tables import (
    GAME,
    begun,
    give,
    lay,
    offered,
    play,
    resolve,
    step,
    time_up,
    tokens,
    top,
)
from zaslonka.games.chytrogrod.content import Card, Colour, Options, Side
from zaslonka.games.chytrogrod.deals import Payment
from zaslonka.games.chytrogrod.events import DealMade, DealMissed, DealOpened
from zaslonka.games.chytrogrod.moves import Decline, Pay
from zaslonka.games.chytrogrod.rules import State
from zaslonka.games.chytrogrod.state import Taken
from zaslonka.games.chytrogrod.stock import ONE, minus
from zaslonka.kernel import Illegal, Seat

KINDS: tuple[Card, ...] = ("big_deal", "small_deal")


def side_of(state: State, card: Card) -> Side:
    deal = top(state, 0)
    return deal.big if card == "big_deal" else deal.small


def wanted(side: Side) -> list[Colour]:
    """The goods that a side asks for."""
    return [good for good, count in enumerate(side.cost) if count]


def swap_secret(state: State, seat: Seat, good: Colour) -> None:
    """Let a seat have this secret good, whoever had it."""
    mine = state.hands[seat].secret
    assert mine is not None
    for hand in state.hands:
        if hand.secret == good:
            hand.secret = mine
    state.secret.box = tuple(mine if other == good else other for other in state.secret.box)
    state.hands[seat].secret = good


def about_to_deal(
    card: Card = "small_deal",
    *,
    lacking: int = 0,
    secret_used: bool = False,
    options: Options | None = None,
) -> tuple[State, Side, Colour]:
    """Seat 0 makes a deal, without the first ``lacking`` of its goods; and the first of these."""
    state = begun(options=options)
    side = side_of(state, card)
    cost = side.cost
    goods = [good for good in wanted(side) for _ in range(cost[good])]
    for good in goods[:lacking]:
        cost = minus(cost, ONE[good])
    give(state, 0, cost)
    if secret_used and not state.table.options.contraband:
        assert state.hands[0].secret is not None
        state.table.shown = (state.hands[0].secret,)
        state.hands[0].secret = None
    state.table.players[0].secret_used = secret_used
    lay(state, 0, 0, card)
    return state, side, goods[0]


@pytest.mark.rule("CHY-41", "CHY-44", "CHY-45")
@pytest.mark.parametrize("card", KINDS)
def test_whoever_has_the_goods_pays_and_takes_the_deal(card: Card) -> None:
    state, side, _ = about_to_deal(card, secret_used=True)
    give(state, 0, tokens(rum=1, ten=1))
    deal = top(state, 0)
    told = resolve(state, 0)
    player = state.table.players[0]
    assert told[1] == DealMade(0, 0, card, side.points, None)  # type: ignore[arg-type]
    assert told[2] == DealOpened(0, top(state, 0))
    assert player.tokens == tokens(rum=1, ten=1)
    assert player.points == side.points + 10
    assert player.deals == (Taken(deal, card == "big_deal"),)
    assert state.table.districts[0].unseen == 4
    assert top(state, 0) != deal
    GAME.audit(state)


@pytest.mark.rule("CHY-44", "CHY-45")
@pytest.mark.parametrize("card", KINDS)
def test_without_enough_goods_nothing_is_paid_and_nothing_taken(card: Card) -> None:
    state, _, _ = about_to_deal(card, lacking=1, secret_used=True)
    held, deal = state.table.players[0].tokens, top(state, 0)
    assert resolve(state, 0)[1:] == [DealMissed(0, 0, card)]  # type: ignore[arg-type]
    assert state.table.players[0].tokens == held
    assert state.table.players[0].deals == ()
    assert top(state, 0) == deal
    assert state.table.agenda == ()


@pytest.mark.rule("CHY-70", "CHY-71")
@pytest.mark.parametrize("card", KINDS)
def test_the_secret_good_stands_for_the_one_that_is_lacking(card: Card) -> None:
    state, side, good = about_to_deal(card, lacking=1)
    swap_secret(state, 0, good)
    resolve(state, 0)
    assert step(state) == Payment((0,), 0, card)  # type: ignore[arg-type]
    assert set(offered(state, 0)) == {Pay(good), Decline()}
    with pytest.raises(Illegal, match="cannot_pay"):
        play(state, (0, Pay()))
    told = play(state, (0, Pay(good)))
    assert told[0] == DealMade(0, 0, card, side.points, good)  # type: ignore[arg-type]
    player = state.table.players[0]
    assert player.tokens == tokens()
    assert player.secret_used
    assert state.hands[0].secret is None
    assert state.table.shown == (good,)


@pytest.mark.rule("CHY-71")
def test_nobody_is_forced_to_spend_the_secret_good() -> None:
    state, _, good = about_to_deal(lacking=1)
    swap_secret(state, 0, good)
    held = state.table.players[0].tokens
    resolve(state, 0)
    assert play(state, (0, Decline())) == [DealMissed(0, 0, "small_deal")]
    assert state.hands[0].secret == good
    assert not state.table.players[0].secret_used
    assert state.table.players[0].tokens == held


@pytest.mark.rule("CHY-71")
def test_the_question_is_put_whatever_the_secret_good_is() -> None:
    """What is on the table, and so what others see, is the same for every secret good."""
    for good in range(5):
        state, side, missing = about_to_deal(lacking=1)
        swap_secret(state, 0, good)
        resolve(state, 0)
        assert step(state) == Payment((0,), 0, "small_deal")
        assert (Pay(good) in offered(state, 0)) == (good == missing)
        assert Decline() in offered(state, 0)
        if good != missing:
            with pytest.raises(Illegal, match="good_not_wanted"):
                play(state, (0, Pay(good)))
            with pytest.raises(Illegal, match="not_your_secret_good"):
                play(state, (0, Pay(missing)))
        assert missing in wanted(side)


@pytest.mark.rule("CHY-41", "CHY-71")
def test_whoever_can_pay_must_but_may_spend_the_secret_good_in_place_of_a_token() -> None:
    state, side, good = about_to_deal()
    swap_secret(state, 0, good)
    resolve(state, 0)
    assert set(offered(state, 0)) == {Pay(), Pay(good)}
    with pytest.raises(Illegal, match="must_pay"):
        play(state, (0, Decline()))
    play(state, (0, Pay(good)))
    assert state.table.players[0].tokens == ONE[good]
    assert state.table.players[0].points == side.points


@pytest.mark.rule("CHY-70", "CHY-71")
def test_a_secret_good_that_the_deal_does_not_ask_for_stays() -> None:
    state, side, _ = about_to_deal()
    other = next(good for good in range(5) if good not in wanted(side))
    swap_secret(state, 0, other)
    resolve(state, 0)
    assert offered(state, 0) == [Pay()]
    with pytest.raises(Illegal, match="good_not_wanted"):
        play(state, (0, Pay(other)))
    play(state, (0, Pay()))
    assert state.hands[0].secret == other
    assert not state.table.players[0].secret_used


@pytest.mark.rule("CHY-71")
@pytest.mark.parametrize("contraband", [False, True])
def test_nobody_is_asked_who_lacks_two_goods(contraband: bool) -> None:
    state, _, _ = about_to_deal("big_deal", lacking=2, options=Options(contraband=contraband))
    assert resolve(state, 0)[1:] == [DealMissed(0, 0, "big_deal")]
    assert state.table.agenda == ()


@pytest.mark.rule("CHY-72")
@pytest.mark.parametrize("lacking", [0, 1])
def test_out_of_time_the_secret_good_is_kept(lacking: int) -> None:
    state, side, good = about_to_deal(lacking=lacking)
    swap_secret(state, 0, good)
    resolve(state, 0)
    told = time_up(state)[0]
    if lacking:
        assert told == DealMissed(0, 0, "small_deal")
    else:
        assert told == DealMade(0, 0, "small_deal", side.points, None)
    assert state.hands[0].secret == good
    assert not state.table.players[0].secret_used


@pytest.mark.rule("CHY-110")
def test_contraband_stands_for_any_one_good_once() -> None:
    contraband = Options(contraband=True)
    assert all(hand.secret is None for hand in begun(options=contraband).hands)
    state, side, missing = about_to_deal("big_deal", lacking=1, options=contraband)
    resolve(state, 0)
    assert set(offered(state, 0)) == {Pay(missing), Decline()}
    play(state, (0, Pay(missing)))
    assert state.table.players[0].secret_used
    assert state.table.shown == ()
    state, _, _ = about_to_deal("big_deal", lacking=1, secret_used=True, options=contraband)
    assert resolve(state, 0)[-1] == DealMissed(0, 0, "big_deal")
    assert side.points > 0


@pytest.mark.rule("CHY-110", "CHY-71")
def test_contraband_may_stand_for_any_good_of_the_price() -> None:
    state, side, _ = about_to_deal("big_deal", options=Options(contraband=True))
    resolve(state, 0)
    assert set(offered(state, 0)) == {Pay(), *map(Pay, wanted(side))}
    for wrong in (5, 9, -1):
        with pytest.raises(Illegal, match="not_your_secret_good"):
            play(state, (0, Pay(wrong)))
