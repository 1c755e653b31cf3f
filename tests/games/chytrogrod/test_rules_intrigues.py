"""Chytrogród: the variant with intrigues."""

import pytest

from tests.games.chytrogrod.tables import (
    GAME,
    RING,
    begun,
    chance,
    give,
    lay,
    lay_decree,
    offered,
    play,
    put,
    resolve,
    settle,
    step,
    time_up,
    tokens,
    told_to,
)
from zaslonka.games.chytrogrod.content import (
    BLACK,
    BLUE,
    DECREES,
    GREEN,
    RED,
    YELLOW,
    Colour,
    Options,
)
from zaslonka.games.chytrogrod.events import (
    CardLaid,
    CardMoved,
    CardSeen,
    DecreeDrawn,
    DecreeLaid,
    LookedAt,
    Skipped,
    SwappedInDistrict,
    SwappedWithPool,
    TurnedUp,
)
from zaslonka.games.chytrogrod.intrigues import (
    MoveSeenCard,
    RektorskieMachlojki,
    Rozroba,
    Scheme,
    Wstawiennictwo,
)
from zaslonka.games.chytrogrod.moves import (
    ChooseDistrict,
    Intercede,
    LookAt,
    MoveCard,
    PlayCard,
    Skip,
    SwapInDistrict,
    SwapWithPool,
)
from zaslonka.games.chytrogrod.rules import Action, State
from zaslonka.games.chytrogrod.state import Laid
from zaslonka.games.chytrogrod.waking import LayDecree
from zaslonka.kernel import Illegal


def with_intrigues(guild: Colour) -> State:
    """Seat 0 leads this guild."""
    state = begun(options=Options(intrigues=True))
    guilds = [guild, *(other for other in RING if other != guild)]
    for player, own in zip(state.table.players, guilds, strict=False):
        player.guild = own
    return state


def scheme(state: State) -> None:
    """It is the time of seat 0 to use the intrigue."""
    state.table.agenda = (Scheme(0),)
    settle(state)


@pytest.mark.rule("CHY-120")
def test_intrigues_come_after_the_actions_from_the_favourite_clockwise() -> None:
    state = begun(options=Options(intrigues=True), favourite=1)
    for seat in (0, 1, 2):
        lay(state, 3, seat, "takeover", "buyout_2", "buyout_3")
    lay(state, 4, 1, "buyout_4")
    lay(state, 4, 2, "buyout_4")
    give(state, 0, tokens(rum=1))
    put(state, 2, tokens(weapon=2))
    give(state, 2, tokens(rum=3))
    state.table.agenda = (Action((0,)),)
    assert play(state, (0, PlayCard(3, "buyout_4"))) == [CardLaid(0, 3)]
    assert SwapWithPool(0, 3) in offered(state, 2)
    assert play(state, (2, Skip())) == [Skipped(2)]
    assert GAME.to_act(state.table) == (0,)
    assert SwapInDistrict(2, give=0, get=1) in offered(state, 0)
    told = play(state, (0, Skip()))
    assert told[0] == Skipped(0)
    assert isinstance(told[1], TurnedUp)


@pytest.mark.rule("CHY-120")
def test_without_the_variant_nobody_is_asked() -> None:
    state = begun()
    for seat in (0, 1, 2):
        lay(state, 3, seat, "takeover", "buyout_2", "buyout_3")
    lay(state, 4, 0, "buyout_4")
    lay(state, 4, 1, "buyout_4")
    state.table.agenda = (Action((2,)),)
    told = play(state, (2, PlayCard(4, "buyout_4")))
    assert isinstance(told[1], TurnedUp)


@pytest.mark.rule("CHY-120", "CHY-127")
@pytest.mark.parametrize("guild", RING)
def test_an_intrigue_is_never_forced_and_the_clock_does_without(guild: Colour) -> None:
    state = with_intrigues(guild)
    give(state, 0, tokens(rum=3))
    put(state, 2, tokens(weapon=2))
    state.table.players[0].henchman = GREEN if guild == GREEN else None
    lay(state, 2, 1, "takeover")
    lay(state, 3, 0, "takeover")
    scheme(state)
    assert Skip() in offered(state, 0)
    before = state.table.players[0].tokens
    assert time_up(state) == [Skipped(0)]
    assert state.table.players[0].tokens == before
    assert state.table.agenda == ()


@pytest.mark.rule("CHY-121", "CHY-126")
def test_do_stu_piorunow_swaps_a_good_with_a_district() -> None:
    state = with_intrigues(BLUE)
    give(state, 0, tokens(rum=1, relic=1, five=1))
    put(state, 2, tokens(weapon=2, rum=1, tome=1, ten=2))
    put(state, 3, tokens(rum=2))
    scheme(state)
    assert set(offered(state, 0)) == {
        SwapInDistrict(2, give=0, get=1),
        SwapInDistrict(2, give=4, get=1),
        SwapInDistrict(3, give=4, get=0),
        Skip(),
    }
    for wrong in (SwapInDistrict(2, 0, 3), SwapInDistrict(2, 3, 1), SwapInDistrict(9, 0, 1)):
        with pytest.raises(Illegal, match="two_in_a_district") as refused:
            play(state, (0, wrong))
        assert refused.value.rule == "CHY-121"
    told = play(state, (0, SwapInDistrict(2, give=4, get=1)))
    assert told == [SwappedInDistrict(0, 2, 4, 1)]
    assert state.table.players[0].tokens == tokens(rum=1, weapon=1, five=1)
    assert state.table.districts[2].tokens == tokens(weapon=1, rum=1, tome=1, relic=1, ten=2)


@pytest.mark.rule("CHY-121", "CHY-126")
@pytest.mark.parametrize(
    ("own", "lying"),
    [
        (tokens(rum=1), tokens(weapon=1, tome=1)),
        (tokens(), tokens(weapon=2)),
        (tokens(weapon=1), tokens(weapon=2)),
        (tokens(rum=1), tokens(ten=2)),
    ],
)
def test_do_stu_piorunow_needs_two_of_a_colour_and_another_good(
    own: tuple[int, ...], lying: tuple[int, ...]
) -> None:
    state = with_intrigues(BLUE)
    give(state, 0, own)  # type: ignore[arg-type]
    put(state, 2, lying)  # type: ignore[arg-type]
    scheme(state)
    assert state.table.agenda == ()


@pytest.mark.rule("CHY-122")
def test_rozroba_moves_an_own_top_card() -> None:
    state = with_intrigues(RED)
    lay(state, 2, 1, "takeover")
    lay(state, 2, 0, "sabotage")
    lay(state, 3, 0, "takeover")
    lay(state, 3, 1, "sabotage")
    lay_decree(state, 2, "cisza_przed_burza", by=1)
    scheme(state)
    assert step(state) == Rozroba((0,))
    assert set(offered(state, 0)) == {*(MoveCard(2, to) for to in (0, 1, 3, 4)), Skip()}
    for wrong in (MoveCard(3, 0), MoveCard(2, 2), MoveCard(2, 5), MoveCard(0, 1)):
        with pytest.raises(Illegal, match="own_top_card"):
            play(state, (0, wrong))
    assert play(state, (0, MoveCard(2, 3))) == [CardMoved(0, 0, 2, 3)]
    assert state.table.districts[2].pile == (Laid(1, 0),)
    assert state.table.districts[3].pile == (Laid(0, 2), Laid(1, 3), Laid(0, 1))


@pytest.mark.rule("CHY-122")
def test_rozroba_needs_an_own_card_on_top() -> None:
    state = with_intrigues(RED)
    lay(state, 2, 0, "sabotage")
    lay(state, 2, 1, "takeover")
    scheme(state)
    assert state.table.agenda == ()


@pytest.mark.rule("CHY-123", "CHY-126")
def test_wielmozni_swap_one_of_three_with_a_pool() -> None:
    state = with_intrigues(YELLOW)
    give(state, 0, tokens(rum=3, weapon=2, ten=3))
    give(state, 1, tokens(tome=14))
    scheme(state)
    assert set(offered(state, 0)) == {*(SwapWithPool(0, get) for get in (1, 2, 4)), Skip()}
    for wrong in (SwapWithPool(1, 0), SwapWithPool(0, 0), SwapWithPool(0, 3), SwapWithPool(0, 6)):
        with pytest.raises(Illegal, match="three_on_board"):
            play(state, (0, wrong))
    state.table.players[1].points = 0
    told = GAME.play(state, 0, SwapWithPool(0, 4), chance())
    assert [one.event for one in told] == [SwappedWithPool(0, 0, 4)]
    assert state.table.players[0].tokens == tokens(rum=2, weapon=2, relic=1, ten=3)
    assert state.table.pools == tokens(rum=12, weapon=12, chest=14, relic=13, five=4, ten=1)


@pytest.mark.rule("CHY-123")
def test_wielmozni_need_three_goods_of_a_colour() -> None:
    state = with_intrigues(YELLOW)
    give(state, 0, tokens(rum=2, weapon=2, five=3))
    scheme(state)
    assert state.table.agenda == ()


@pytest.mark.rule("CHY-124", "CHY-131")
def test_rektorskie_machlojki_look_at_a_card_and_move_it() -> None:
    state = with_intrigues(GREEN)
    state.table.players[0].henchman = GREEN
    lay(state, 1, 0, "takeover")
    lay(state, 1, 2, "sabotage")
    lay(state, 3, 1, "buyout_4")
    lay(state, 3, 0, "buyout_2")
    scheme(state)
    assert step(state) == RektorskieMachlojki((0,))
    assert set(offered(state, 0)) == {LookAt(1), Skip()}
    for wrong in (LookAt(3), LookAt(0), LookAt(7)):
        with pytest.raises(Illegal, match="top_card_of_another"):
            play(state, (0, wrong))
    told = GAME.play(state, 0, LookAt(1), chance())
    assert told_to(told, 0) == [CardSeen("sabotage")]
    assert told[0].event == LookedAt(0, 2, 1)
    GAME.audit(state)
    assert step(state) == MoveSeenCard((0,), 1)
    assert {move.district for move in offered(state, 0)} == {0, 2, 3, 4}
    with pytest.raises(Illegal, match="same_district"):
        play(state, (0, ChooseDistrict(1)))
    with pytest.raises(Illegal, match="no_such_district"):
        play(state, (0, ChooseDistrict(8)))
    assert play(state, (0, ChooseDistrict(3))) == [CardMoved(0, 2, 1, 3)]
    assert state.table.districts[1].pile == (Laid(0, 0),)
    assert state.table.districts[3].pile[-1] == Laid(2, 1, seen=0)
    assert (1, "sabotage") in state.hands[0].face_down
    resolve(state, 3)
    assert state.table.districts[3].pile[-1] == Laid(2, 1, "sabotage", seen=0)
    GAME.audit(state)


@pytest.mark.rule("CHY-124", "CHY-127")
def test_out_of_time_the_card_looked_at_goes_to_the_next_district() -> None:
    state = with_intrigues(GREEN)
    state.table.players[0].henchman = GREEN
    state.table.ring = (3, 1, 0, 4, 2)
    lay(state, 1, 2, "sabotage")
    scheme(state)
    play(state, (0, LookAt(1)))
    assert time_up(state) == [CardMoved(0, 2, 1, 0)]


@pytest.mark.rule("CHY-124")
@pytest.mark.parametrize("henchman", [None, RED])
def test_rektorskie_machlojki_need_the_henchman_at_the_university(henchman: Colour | None) -> None:
    state = with_intrigues(GREEN)
    state.table.players[0].henchman = henchman
    lay(state, 1, 2, "sabotage")
    scheme(state)
    assert state.table.agenda == ()


@pytest.mark.rule("CHY-125")
def test_wstawiennictwo_draws_and_lays_a_second_decree() -> None:
    state = with_intrigues(BLACK)
    lay_decree(state, 2, "cisza_przed_burza", by=1)
    scheme(state)
    assert step(state) == Wstawiennictwo((0,))
    assert offered(state, 0) == [Intercede(), Skip()]
    assert play(state, (0, Intercede())) == [DecreeDrawn(0)]
    assert state.hands[0].drawn == DECREES[0]
    assert step(state) == LayDecree((0,))
    assert play(state, (0, ChooseDistrict(2))) == [DecreeLaid(0, 2)]
    assert [(laid.by, laid.number) for laid in state.table.districts[2].decrees] == [(1, 0), (0, 1)]
    assert state.hands[0].decrees == ((1, DECREES[0]),)


@pytest.mark.rule("CHY-125")
def test_wstawiennictwo_needs_the_henchman_at_home() -> None:
    state = with_intrigues(BLACK)
    state.table.players[0].henchman = BLUE
    scheme(state)
    assert state.table.agenda == ()
    state.table.agenda = (Wstawiennictwo((0,)),)
    with pytest.raises(Illegal, match="henchman_at_home"):
        play(state, (0, Intercede()))
