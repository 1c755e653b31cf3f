"""Kod Krakowa, clause by clause: a turn and its actions."""

import pytest

from tests.games.kod_krakowa.tables import (
    DECK,
    Outing,
    between,
    boards,
    needs_nothing_of,
    one_of,
    passages,
    printed,
    stuffed,
)
from zaslonka.games.kod_krakowa.content import ATTRIBUTES, NUMBER, PLACES_OF, START, TOKENS
from zaslonka.games.kod_krakowa.effects import ExtraActions, RemoveStop
from zaslonka.games.kod_krakowa.events import (
    BarrierLifted,
    BarrierPut,
    BarriersStuck,
    Collected,
    Discovered,
    Drew,
    DrewCard,
    Laid,
    TurnEnded,
    Walked,
)
from zaslonka.games.kod_krakowa.moves import (
    Collect,
    DrawCard,
    EndTurn,
    Lay,
    LiftBarrier,
    PlayCard,
    PutBarrier,
    Trade,
    Walk,
)
from zaslonka.games.kod_krakowa.prompts import FirstBarrier, Laying, PuttingBarrier
from zaslonka.games.kod_krakowa.rules import Turn

NORTH = between("stare_miasto", "krowodrza")
SOUTH = between("stare_miasto", "debniki")
EAST = between("stare_miasto", "grzegorzki")


# The course of a turn


@pytest.mark.rule("KKR-20")
def test_a_turn_begins_with_moving_an_own_barrier() -> None:
    outing = Outing(barriers=[(NORTH,), (SOUTH,)], actions=0)
    outing.play(EndTurn())
    assert outing.step == FirstBarrier((1,))
    assert outing.refused(LiftBarrier(NORTH)) == ("KKR-34", "not_your_barrier")
    assert outing.legal(LiftBarrier) == [LiftBarrier(SOUTH)]
    outing.play(LiftBarrier(SOUTH))
    assert outing.heard(BarrierLifted) == [BarrierLifted(1, None, SOUTH)]
    assert outing.table.barriers == [(NORTH,), ()]
    outing.play(PutBarrier(EAST))
    assert outing.heard(BarrierPut) == [BarrierPut(1, None, EAST)]
    assert outing.table.barriers == [(NORTH,), (EAST,)]
    assert outing.step == Turn((1,))
    assert outing.table.actions == 3


@pytest.mark.rule("KKR-20")
def test_where_no_barrier_can_be_moved_it_is_skipped() -> None:
    *stops, last = stuffed()
    outing = Outing(barriers=[(), (last,)], stops=stops, actions=0)
    outing.play(EndTurn())
    assert outing.heard(BarriersStuck) == [BarriersStuck(1)]
    assert outing.step == Turn((1,))
    assert outing.refused(LiftBarrier(last)) == ("KKR-34", "nowhere_to_go")


@pytest.mark.rule("KKR-15")
def test_a_moved_barrier_goes_to_another_passage_judged_with_it_lifted() -> None:
    """Two of the three passages of Kazimierz are blocked; one of the two may become the third."""
    west, east, south = passages(
        ("kazimierz", "stare_miasto"), ("kazimierz", "grzegorzki"), ("kazimierz", "podgorze")
    )
    outing = Outing(barriers=[(west, east), ()])
    outing.play(LiftBarrier(west))
    assert outing.step == PuttingBarrier((0,), 0, west)
    assert outing.refused(PutBarrier(west)) == ("KKR-15", "same_passage")
    assert outing.refused(PutBarrier(east)) == ("KKR-15", "occupied")
    outing.play(PutBarrier(south))
    assert set(outing.table.barriers[0]) == {east, south}


@pytest.mark.rule("KKR-16")
def test_a_passage_to_an_undiscovered_district_keeps_a_district_open() -> None:
    pairs = [("podgorze", other) for other in ("debniki", "grzegorzki", "kazimierz")]
    outing = Outing(barriers=[(NORTH,), ()], stops=passages(*pairs))
    outing.play(LiftBarrier(NORTH), PutBarrier(between("podgorze", "plaszow")))
    outing.play(LiftBarrier(between("podgorze", "plaszow")), PutBarrier(NORTH))
    outing = Outing(
        barriers=[(NORTH,), ()], stops=passages(*pairs, ("podgorze", "lagiewniki_borek"))
    )
    outing.play(LiftBarrier(NORTH))
    assert outing.refused(PutBarrier(between("podgorze", "plaszow"))) == ("KKR-16", "cuts_off")


@pytest.mark.rule("KKR-21")
def test_a_turn_has_three_actions_of_any_kind_even_the_same() -> None:
    outing = Outing(barriers=[(NORTH,), ()])
    outing.play(Walk("kazimierz"), Walk("stare_miasto"), Walk("kazimierz"))
    assert outing.table.actions == 0
    assert outing.refused(Walk("stare_miasto")) == ("KKR-21", "no_actions_left")
    assert outing.refused(LiftBarrier(NORTH)) == ("KKR-21", "no_actions_left")
    assert outing.refused(DrawCard()) == ("KKR-21", "no_actions_left")
    outing.play(EndTurn())
    assert outing.heard(TurnEnded) == [TurnEnded(0, 0)]
    assert outing.step == Turn((1,))


@pytest.mark.rule("KKR-21")
def test_every_action_costs_one() -> None:
    outing = Outing(barriers=[(NORTH,), ()], laid={"stare_miasto": [one_of("stare_miasto")]})
    outing.play(Collect("stare_miasto", 0))
    assert outing.table.actions == 2
    outing.play(LiftBarrier(NORTH), PutBarrier(EAST))
    assert outing.table.actions == 1
    outing.play(DrawCard(), Lay("kazimierz"))
    assert outing.table.actions == 0


@pytest.mark.rule("KKR-23")
def test_a_turn_is_not_ended_before_its_actions_are_done() -> None:
    outing = Outing(actions=1)
    assert outing.refused(EndTurn()) == ("KKR-23", "actions_left")
    outing.play(Walk("kazimierz"))
    assert outing.legal(EndTurn) == [EndTurn()]


@pytest.mark.rule("KKR-22", "KKR-16")
@pytest.mark.parametrize("district", START)
def test_an_action_is_always_legal(district: str) -> None:
    """With a full hand, no barrier, nothing to collect, and markers wherever they may stand."""
    outing = Outing([district, district], stops=stuffed(), cards=[DECK[:4], ()])
    assert not outing.legal(Collect)
    assert not outing.legal(LiftBarrier)
    assert not outing.legal(DrawCard)
    assert len(outing.legal(Walk)) == 1
    assert outing.refused(EndTurn()) == ("KKR-23", "actions_left")


@pytest.mark.rule("KKR-23")
def test_free_steps_are_there_after_the_third_action_too(monkeypatch: pytest.MonkeyPatch) -> None:
    (card,) = printed(monkeypatch, ExtraActions(1))
    spare = [one_of("kazimierz"), one_of("kazimierz", 1)]
    outing = Outing(own=[boards(*ATTRIBUTES[:2]), boards()], cards=[[card], ()], actions=0)
    assert outing.legal(PlayCard) == [PlayCard(card)]
    outing.play(PlayCard(card))
    assert outing.table.actions == 1
    outing = Outing(own=[needs_nothing_of(*spare), boards()], actions=0)
    assert outing.legal(Trade) == [Trade(*outing.table.boards[0].beside)]
    outing.play(*outing.legal(Trade))
    assert outing.table.actions == 0


@pytest.mark.rule("KKR-17")
def test_turns_go_clockwise() -> None:
    outing = Outing(["kazimierz", "debniki", "podgorze"], actions=0)
    seats = []
    for _ in range(4):
        seats.append(outing.step.seats[0])
        outing.run_out_of_time()
    assert seats == [0, 1, 2, 0]


# The clock


@pytest.mark.rule("KKR-24")
def test_a_clock_that_runs_out_ends_the_turn() -> None:
    outing = Outing(actions=2)
    outing.run_out_of_time()
    assert outing.heard(TurnEnded) == [TurnEnded(0, 2)]
    assert outing.step == Turn((1,))


@pytest.mark.rule("KKR-24")
def test_without_time_chance_chooses_among_what_is_legal() -> None:
    outing = Outing(barriers=[(NORTH,), ()])
    outing.play(LiftBarrier(NORTH))
    legal = {move.passage for move in outing.legal(PutBarrier)}
    found = set()
    for ply in range(60):
        again = Outing(barriers=[(NORTH,), ()])
        again.play(LiftBarrier(NORTH))
        again.ply = ply
        again.run_out_of_time()
        assert again.step == Turn((0,))
        found |= set(again.table.barriers[0])
    assert found <= legal
    assert len(found) > len(legal) / 2


# Move


@pytest.mark.rule("KKR-30", "KKR-06")
def test_a_pawn_walks_to_a_neighbour_through_an_unblocked_passage() -> None:
    outing = Outing(stops=[EAST])
    assert {move.district for move in outing.legal(Walk)} == {
        "debniki",
        "kazimierz",
        "krowodrza",
        "zwierzyniec",
    }
    assert outing.refused(Walk("grzegorzki")) == ("KKR-30", "blocked")
    assert outing.refused(Walk("podgorze")) == ("KKR-06", "no_passage")
    assert outing.refused(Walk("nowhere")) == ("KKR-06", "no_passage")
    outing.play(Walk("kazimierz"))
    assert outing.table.pawns == ["kazimierz", "podgorze"]
    assert outing.heard(Walked) == [Walked(0, "kazimierz")]
    assert not outing.heard(Discovered)
    assert not outing.heard(Drew)


@pytest.mark.rule("KKR-31")
def test_an_undiscovered_district_joins_with_a_place_and_gives_a_card() -> None:
    outing = Outing()
    outing.play(Walk("zwierzyniec"))
    number = NUMBER["zwierzyniec"]
    assert outing.table.discovered == (*START, "zwierzyniec")
    assert outing.heard(Discovered) == [Discovered(0, "zwierzyniec")]
    assert outing.heard(Laid) == [Laid("zwierzyniec", 0)]
    assert (outing.table.laid[number], outing.table.tray[number]) == (1, 2)
    assert outing.state.hands[0].cards == (DECK[0],)
    assert outing.heard(Drew) == [Drew(0)]
    assert outing.heard(DrewCard, by=0) == [DrewCard(DECK[0])]
    assert not outing.heard(DrewCard)
    assert outing.step == Turn((0,))
    assert outing.table.actions == 2


@pytest.mark.rule("KKR-31", "KKR-36")
def test_a_full_hand_draws_nothing_on_discovery() -> None:
    outing = Outing(cards=[DECK[:4], ()])
    outing.play(Walk("zwierzyniec"))
    assert "zwierzyniec" in outing.table.discovered
    assert len(outing.state.hands[0].cards) == 4
    assert not outing.heard(Drew)


@pytest.mark.rule("KKR-31")
def test_a_district_is_discovered_only_once() -> None:
    outing = Outing(["stare_miasto", "podgorze"])
    outing.play(Walk("zwierzyniec"), Walk("stare_miasto"), Walk("zwierzyniec"))
    assert outing.table.discovered.count("zwierzyniec") == 1
    assert outing.table.laid[NUMBER["zwierzyniec"]] == 1
    assert len(outing.state.hands[0].cards) == 1


# Collect


@pytest.mark.rule("KKR-32")
def test_a_place_is_collected_where_the_pawn_is() -> None:
    place = one_of("stare_miasto")
    outing = Outing(laid={"stare_miasto": [place], "kazimierz": [one_of("kazimierz")]})
    assert outing.refused(Collect("kazimierz", 0)) == ("KKR-32", "not_here")
    outing.play(Collect("stare_miasto", 0))
    assert outing.heard(Collected) == [Collected(0, "stare_miasto", place, 0)]
    assert outing.table.boards[0].places == (place,)
    assert outing.table.laid[NUMBER["stare_miasto"]] == 0
    assert outing.refused(Collect("stare_miasto", 0)) == ("KKR-32", "nothing_here")


@pytest.mark.rule("KKR-32", "KKR-33")
def test_a_collected_place_goes_where_its_attributes_belong() -> None:
    place = one_of("stare_miasto")
    one, other = TOKENS[place].attributes
    neither, nor, *_ = [name for name in ATTRIBUTES if name not in (one, other)]
    laid = {"stare_miasto": [place]}
    for left, right, where in [
        (one, neither, "on_left"),
        (neither, one, "on_right"),
        (other, nor, "on_left"),
        (one, other, "joint"),
        (other, one, "joint"),
        (neither, nor, "beside"),
    ]:
        outing = Outing(laid=laid, own=[boards(left, right), boards()])
        outing.play(Collect("stare_miasto", 0))
        assert getattr(outing.table.boards[0], where) == (place,)
        assert outing.table.boards[0].best == (where != "beside")


@pytest.mark.rule("KKR-33", "KKR-50")
def test_all_places_on_the_joint_count_for_both_boards() -> None:
    pair = next(
        attributes
        for attributes in (token.attributes for token in TOKENS.values())
        if sum(set(token.attributes) == set(attributes) for token in TOKENS.values()) >= 3
    )
    both = [place for place, token in TOKENS.items() if set(token.attributes) == set(pair)]
    one = next(
        place
        for place, token in TOKENS.items()
        if pair[0] in token.attributes and pair[1] not in token.attributes
    )
    owned = boards(*pair, [*both[:3], one])
    assert owned.joint == tuple(both[:3])
    assert owned.best == 4
    assert boards(pair[1], pair[0], [*both[:3], one]).best == 4


@pytest.mark.rule("KKR-12", "KKR-08")
def test_in_the_first_edition_any_of_the_places_that_lie_there_may_be_collected() -> None:
    lying = PLACES_OF["stare_miasto"][:2]
    found = set()
    for ply in range(20):
        outing = Outing(laid={"stare_miasto": lying}, edition=1)
        assert outing.refused(Collect("stare_miasto", 0)) == ("KKR-38", "no_such_slot")
        outing.ply = ply
        outing.play(Collect("stare_miasto"))
        found.add(outing.heard(Collected)[0].place)
    assert found == set(lying)


# Move a barrier


@pytest.mark.rule("KKR-34")
def test_an_action_moves_an_own_barrier() -> None:
    outing = Outing(barriers=[(NORTH, EAST), (SOUTH,)])
    assert outing.refused(LiftBarrier(SOUTH)) == ("KKR-34", "not_your_barrier")
    outing.play(LiftBarrier(EAST), PutBarrier(between("podgorze", "plaszow")))
    assert outing.table.barriers == [(NORTH, between("podgorze", "plaszow")), (SOUTH,)]
    assert outing.step == Turn((0,))


# Draw a card


@pytest.mark.rule("KKR-35")
def test_a_drawn_card_brings_a_place_onto_another_district() -> None:
    outing = Outing(discovered=["zwierzyniec"])
    outing.play(DrawCard())
    assert outing.state.hands[0].cards == (DECK[0],)
    assert outing.table.deck == 54
    assert outing.step == Laying((0,))
    assert outing.refused(Lay("stare_miasto")) == ("KKR-35", "own_district")
    assert outing.refused(Lay("nowa_huta")) == ("KKR-35", "cannot_lay")
    expected = {*START, "zwierzyniec"} - {"stare_miasto"}
    assert {move.district for move in outing.legal(Lay)} == expected
    outing.play(Lay("kazimierz"))
    number = NUMBER["kazimierz"]
    assert outing.heard(Laid) == [Laid("kazimierz", 0)]
    assert (outing.table.laid[number], outing.table.tray[number]) == (1, 3)
    assert outing.step == Turn((0,))


@pytest.mark.rule("KKR-35", "KKR-12")
def test_a_district_with_nothing_on_the_tray_gets_none_and_any_other_place_may_come() -> None:
    outing = Outing(laid={"kazimierz": PLACES_OF["kazimierz"]})
    outing.play(DrawCard())
    assert outing.refused(Lay("kazimierz")) == ("KKR-35", "cannot_lay")
    found = set()
    for ply in range(40):
        outing = Outing()
        outing.ply = ply
        outing.play(DrawCard(), Lay("kazimierz"))
        found |= set(outing.state.secret.laid[NUMBER["kazimierz"]])
    assert found == set(PLACES_OF["kazimierz"])


@pytest.mark.rule("KKR-35")
def test_where_no_district_qualifies_only_the_card_is_taken() -> None:
    everywhere = {district: PLACES_OF[district] for district in START if district != "stare_miasto"}
    outing = Outing(laid=everywhere)
    outing.play(DrawCard())
    assert len(outing.state.hands[0].cards) == 1
    assert outing.step == Turn((0,))


@pytest.mark.rule("KKR-36")
def test_a_full_hand_draws_in_no_way(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = printed(monkeypatch, *[RemoveStop()] * 4)
    spare = [one_of("kazimierz"), one_of("kazimierz", 1)]
    outing = Outing(own=[needs_nothing_of(*spare), boards()], cards=[cards, ()])
    first, second = outing.table.boards[0].beside
    assert outing.refused(DrawCard()) == ("KKR-36", "hand_full")
    assert outing.refused(Trade(first, second)) == ("KKR-36", "hand_full")
    outing = Outing(own=[needs_nothing_of(*spare), boards()], cards=[cards[:3], ()])
    assert outing.legal(DrawCard)
    assert outing.legal(Trade)


@pytest.mark.rule("KKR-21", "KKR-34")
def test_moving_an_own_barrier_is_among_the_actions_of_a_turn() -> None:
    outing = Outing(barriers=[(NORTH,), (SOUTH,)], actions=1)
    assert outing.legal(LiftBarrier) == [LiftBarrier(NORTH)]
