"""Kości kłamcy, clause by clause."""

from collections.abc import Sequence

import pytest

from liars_dice.game import (
    DICE_EACH,
    FACES,
    Bid,
    Claimed,
    Cup,
    Dice,
    Doubt,
    Hand,
    LiarsDice,
    Move,
    Options,
    Roll,
    Rolled,
    Secret,
    Shown,
    State,
    Table,
    Turn,
)
from zaslonka.kernel import Chance, Illegal, Now, Seat, Told

GAME = LiarsDice()


def table(*cups: Dice, turn: Seat = 0, bids: Sequence[Claimed] = (), wild: bool = False) -> State:
    """A round in which these dice lie under the cups."""
    dice = tuple(map(len, cups))
    laid = Table(agenda=(Turn((turn,)),), wild_ones=wild, left=dice, bids=tuple(bids))
    state = State(laid, [Hand(cup) for cup in cups], Secret())
    GAME.audit(state)
    return state


def play(state: State, seat: Seat, move: Move) -> list[Told]:
    told = GAME.play(state, seat, move, Chance(b"test"))
    GAME.audit(state)
    return told


def doubted(state: State, doubter: Seat) -> Shown:
    play(state, doubter, Doubt())
    assert state.table.shown is not None
    return state.table.shown


def refusal(state: State, seat: Seat, move: Move) -> tuple[str, str]:
    with pytest.raises(Illegal) as no:
        play(state, seat, move)
    return no.value.rule, no.value.why


@pytest.mark.rule("LDC-01", "LDC-11")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_gets_five_dice_and_anybody_may_begin(seats: int) -> None:
    starters = set[Seat]()
    for deal in range(40):
        state = GAME.setup(Options(), seats, Chance(bytes([deal])))
        assert state.table.left == (DICE_EACH,) * seats
        starters.update(GAME.to_act(state.table))
    assert starters == set(range(seats))


@pytest.mark.rule("LDC-10", "LDC-50")
def test_each_sees_the_dice_under_their_own_cup_and_no_others() -> None:
    state = table((1,), (2,), (), turn=0)
    state.table.agenda = (Roll(1),)
    told = [one for one in _settled(state) if isinstance(one.event, Rolled)]
    assert [one.only for one in told] == [0, 1]
    for one in told:
        assert one.only is not None
        assert one.event.dice == state.hands[one.only].dice
    assert [len(hand.dice) for hand in state.hands] == [1, 1, 0]
    assert set(state.hands[0].dice) <= set(FACES)


def _settled(state: State) -> list[Told]:
    now = Now(state, None, Chance(b"roll"))
    now.settle()
    return now.told


@pytest.mark.rule("LDC-11", "LDC-32")
def test_whoever_loses_a_die_begins_the_next_round() -> None:
    state = table((2, 2), (3, 3), (4, 4), turn=1, bids=[Claimed(0, 4, 6)])
    assert doubted(state, 1).seat == 0
    assert state.table.left == (1, 2, 2)
    assert GAME.to_act(state.table) == (0,)
    assert state.table.bids == ()


@pytest.mark.rule("LDC-11", "LDC-12", "LDC-33")
def test_whoever_has_no_dice_is_out_and_passed_over() -> None:
    state = table((2,), (3,), (4,), turn=1, bids=[Claimed(0, 3, 6)])
    assert doubted(state, 1).seat == 0
    assert GAME.to_act(state.table) == (1,)
    play(state, 1, Bid(1, 2))
    play(state, 2, Bid(1, 3))
    assert GAME.to_act(state.table) == (1,)


@pytest.mark.rule("LDC-20")
def test_before_the_first_bid_there_is_nothing_to_doubt() -> None:
    state = table((1, 2), (3, 4))
    assert refusal(state, 0, Doubt()) == ("LDC-20", "nothing_to_doubt")
    assert Doubt() not in GAME.legal(GAME.view(state, 0))
    play(state, 0, Bid(1, 1))
    assert Doubt() in GAME.legal(GAME.view(state, 1))


@pytest.mark.rule("LDC-22")
@pytest.mark.parametrize(
    ("bid", "higher"),
    [
        (Bid(3, 1), True),
        (Bid(2, 5), True),
        (Bid(2, 4), False),
        (Bid(2, 3), False),
        (Bid(1, 6), False),
    ],
)
def test_a_bid_is_of_more_dice_or_of_as_many_with_a_higher_face(bid: Bid, higher: bool) -> None:
    state = table((1, 2), (3, 4), bids=[Claimed(1, 2, 4)])
    if higher:
        play(state, 0, bid)
        assert state.table.last == Claimed(0, bid.count, bid.face)
    else:
        assert refusal(state, 0, bid) == ("LDC-22", "not_higher")


@pytest.mark.rule("LDC-23")
def test_nobody_bids_more_dice_than_there_are() -> None:
    state = table((1, 2), (3,), bids=[Claimed(1, 3, 6)])
    assert refusal(state, 0, Bid(4, 1)) == ("LDC-23", "too_many")
    assert list(GAME.legal(GAME.view(state, 0))) == [Doubt()]


@pytest.mark.rule("LDC-21", "LDC-30", "LDC-31")
@pytest.mark.parametrize(("count", "loser"), [(2, 1), (3, 1), (4, 0)])
def test_the_bid_is_true_if_as_many_dice_or_more_show_the_face(count: int, loser: Seat) -> None:
    cups: tuple[Dice, ...] = (2, 5, 5), (1, 5, 6)
    shown = doubted(table(*cups, turn=1, bids=[Claimed(0, count, 5)]), 1)
    assert (shown.found, shown.seat) == (3, loser)
    assert shown.cups == tuple(Cup(seat, dice) for seat, dice in enumerate(cups))


@pytest.mark.rule("LDC-24")
@pytest.mark.parametrize(("face", "wild", "found"), [(5, False, 1), (5, True, 3), (1, True, 2)])
def test_ones_count_for_every_face_where_they_are_wild(face: int, wild: bool, found: int) -> None:
    bid = Claimed(0, 1, FACES[face - 1])
    shown = doubted(table((1, 1), (2, 5), turn=1, bids=[bid], wild=wild), 1)
    assert shown.found == found


@pytest.mark.rule("LDC-40", "LDC-41")
@pytest.mark.parametrize(
    ("winner", "reason"), [((2, 3), "last_with_dice"), ((2, 3, 3, 4, 6), "never_wrong")]
)
def test_the_last_one_with_dice_wins(winner: Dice, reason: str) -> None:
    state = table(winner, (6,), turn=0, bids=[Claimed(1, 3, 1)])
    doubted(state, 0)
    assert GAME.to_act(state.table) == ()
    result = GAME.result(state.table)
    assert (result.winners, result.scores, result.reason) == ((0,), (len(winner), 0), reason)


@pytest.mark.rule("LDC-50")
def test_after_a_doubt_everybody_sees_what_lay_under_the_cups_and_not_what_lies_there_now() -> None:
    state = table((2, 2), (3, 3), turn=1, bids=[Claimed(0, 4, 6)])
    play(state, 1, Doubt())
    spectator = GAME.view(state, None)
    assert spectator.table.shown is not None
    assert spectator.table.shown.cups == (Cup(0, (2, 2)), Cup(1, (3, 3)))
    assert spectator.hand is None
