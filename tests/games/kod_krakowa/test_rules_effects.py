"""Kod Krakowa, clause by clause: what cards do to markers, other cards and actions."""

import pytest

from tests.games.kod_krakowa.card_effects import NORTH, SOUTH, Card, done, offered
from tests.games.kod_krakowa.tables import DECK, Outing, between, printed, stuffed
from zaslonka.games.kod_krakowa.content import CARDS
from zaslonka.games.kod_krakowa.effects import (
    EverybodyDraws,
    ExtraActions,
    MoveBarrier,
    RemoveStop,
    Tram,
)
from zaslonka.games.kod_krakowa.events import (
    ActionsAdded,
    BarrierLifted,
    BarrierPut,
    Drew,
    Laid,
    StopTaken,
)
from zaslonka.games.kod_krakowa.moves import LiftBarrier, PlayCard, PutBarrier, TakeStop, Walk

# Markers


@pytest.mark.rule("KKR-70")
def test_any_barrier_is_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, MoveBarrier())
    outing = card.played(barriers=[(NORTH,), (SOUTH,)])
    assert offered(outing) == [LiftBarrier(NORTH), LiftBarrier(SOUTH)]
    assert outing.refused(LiftBarrier(between("kazimierz", "podgorze"))) == (
        "KKR-70",
        "move_barrier",
    )
    outing.play(LiftBarrier(SOUTH))
    assert outing.heard(BarrierLifted) == [BarrierLifted(0, 1, SOUTH)]
    assert outing.refused(PutBarrier(SOUTH)) == ("KKR-15", "same_passage")
    east = between("stare_miasto", "grzegorzki")
    outing.play(PutBarrier(east))
    assert outing.heard(BarrierPut) == [BarrierPut(0, 1, east)]
    assert outing.table.barriers == [(NORTH,), (east,)]
    assert done(outing)


@pytest.mark.rule("KKR-70")
def test_a_barrier_that_cannot_be_moved_is_no_target(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, MoveBarrier())
    *stops, last = stuffed()
    assert card.is_useless(stops=stops, barriers=[(last,), ()])
    assert card.is_useless()


@pytest.mark.rule("KKR-71")
def test_a_stop_is_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, RemoveStop())
    outing = card.played(stops=[NORTH, SOUTH])
    assert offered(outing) == [TakeStop(NORTH), TakeStop(SOUTH)]
    outing.play(TakeStop(NORTH))
    assert outing.heard(StopTaken) == [StopTaken(0, NORTH)]
    assert outing.table.stops == (SOUTH,)
    assert Walk("krowodrza") in outing.legal(Walk)
    assert done(outing)
    assert card.is_useless(barriers=[(NORTH,), ()])


@pytest.mark.rule("KKR-71")
def test_a_barrier_is_no_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    outing = Card(monkeypatch, RemoveStop()).played(stops=[NORTH], barriers=[(SOUTH,), ()])
    assert outing.refused(TakeStop(SOUTH)) == ("KKR-71", "remove_stop")


# Cards and actions


@pytest.mark.rule("KKR-81", "KKR-36")
def test_everybody_with_room_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    (card,) = printed(monkeypatch, EverybodyDraws())
    hands = [[card], DECK[1:5], ()]
    outing = Outing(["kazimierz", "debniki", "podgorze"], cards=hands)
    outing.play(PlayCard(card))
    assert outing.heard(Drew) == [Drew(0), Drew(2)]
    assert [hand.cards for hand in outing.state.hands] == [
        (DECK[5],),
        tuple(sorted(DECK[1:5])),
        (DECK[6],),
    ]
    assert not outing.heard(Laid)
    assert done(outing)


@pytest.mark.rule("KKR-81")
def test_everybody_draws_clockwise_from_who_played_the_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (card,) = printed(monkeypatch, EverybodyDraws())
    outing = Outing(["kazimierz", "debniki", "podgorze"], cards=[[card], (), ()])
    outing.play(PlayCard(card))
    assert outing.heard(Drew) == [Drew(0), Drew(1), Drew(2)]


@pytest.mark.rule("KKR-82", "KKR-23")
def test_extra_actions_are_added_and_have_to_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    (card,) = printed(monkeypatch, ExtraActions(2))
    outing = Outing(cards=[[card], ()], actions=0)
    outing.play(PlayCard(card))
    assert outing.heard(ActionsAdded) == [ActionsAdded(0, 2)]
    assert outing.table.actions == 2


@pytest.mark.rule("KKR-24", "KKR-40")
def test_without_time_chance_chooses_what_a_card_is_used_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outing = Card(monkeypatch, Tram(2)).played()
    outing.run_out_of_time()
    assert outing.table.pawns[0] != "stare_miasto"
    assert done(outing)


@pytest.mark.rule("KKR-04")
def test_every_effect_is_on_some_card_and_has_a_clause_of_its_own() -> None:
    kinds = {type(card.effect) for card in CARDS.values()}
    assert len(kinds) == 14
    assert {kind.clause for kind in kinds} == {f"KKR-{number}" for number in range(70, 84)}
