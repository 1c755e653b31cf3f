"""Kod Krakowa, clause by clause: what cards do to places."""

import pytest

from tests.games.kod_krakowa.card_effects import HERE, Card, done, offered
from tests.games.kod_krakowa.tables import (
    Outing,
    between,
    boards,
    needs_nothing_of,
    one_of,
    printed,
)
from zaslonka.games.kod_krakowa.content import NUMBER, PLACES_OF, START, TOKENS
from zaslonka.games.kod_krakowa.effects import (
    CollectNearby,
    ExchangePlace,
    LayPlaces,
    Look,
    SwapPlaces,
)
from zaslonka.games.kod_krakowa.events import Collected, Exchanged, Laid, Looked, Saw, Swapped
from zaslonka.games.kod_krakowa.moves import Collect, GiveUp, Lay, LookAt, PlayCard, Swap
from zaslonka.games.kod_krakowa.state import LookedAt, MixedIn, Seen, TakenOut


@pytest.mark.rule("KKR-76")
def test_places_are_laid_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, LayPlaces(2))
    outing = card.played()
    assert {move.district for move in outing.legal(Lay)} == set(START)
    assert outing.refused(Lay("nowa_huta")) == ("KKR-76", "lay_places")
    outing.play(Lay("stare_miasto"))
    assert outing.heard(Laid) == [Laid("stare_miasto", 0)]
    assert not done(outing)
    outing.play(Lay("stare_miasto"))
    assert outing.table.laid[NUMBER["stare_miasto"]] == 2
    assert done(outing)


@pytest.mark.rule("KKR-76")
def test_with_too_few_places_fewer_are_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, LayPlaces(3))
    laid = {district: PLACES_OF[district] for district in START}
    assert card.is_useless(laid=laid)
    outing = card.played(laid=laid | {"debniki": PLACES_OF["debniki"][:3]})
    assert offered(outing) == [Lay("debniki")]
    outing.play(Lay("debniki"))
    assert done(outing)


@pytest.mark.rule("KKR-77", "KKR-90")
def test_one_player_sees_what_lies_in_a_district(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, Look())
    lying = PLACES_OF["kazimierz"][1:3]
    outing = card.played(laid={"kazimierz": lying, "podgorze": [one_of("podgorze")]})
    assert set(offered(outing)) == {LookAt("kazimierz"), LookAt("podgorze")}
    assert outing.refused(LookAt("debniki")) == ("KKR-77", "look")
    outing.play(LookAt("kazimierz"))
    assert outing.heard(Looked) == [Looked(0, "kazimierz")]
    assert outing.heard(Saw, by=0) == [Saw("kazimierz", lying)]
    assert not outing.heard(Saw, by=1)
    assert not outing.heard(Saw)
    assert [hand.seen for hand in outing.state.hands] == [(Seen("kazimierz", lying),), ()]
    assert outing.table.traces[NUMBER["kazimierz"]][-1] == LookedAt(0)
    assert done(outing)
    assert card.is_useless()


@pytest.mark.rule("KKR-77")
def test_looks_are_remembered_by_district_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = printed(monkeypatch, Look(), Look(), Look())
    old, new = [one_of("kazimierz")], [one_of("stare_miasto")]
    outing = Outing(
        ["kazimierz", "debniki"], cards=[cards, ()], laid={"kazimierz": old, "stare_miasto": new}
    )
    for card, district in zip(cards, ["kazimierz", "stare_miasto", "kazimierz"], strict=True):
        outing.play(PlayCard(card), LookAt(district))
    seen = [(each.district, list(each.places)) for each in outing.state.hands[0].seen]
    assert seen == [("stare_miasto", new), ("kazimierz", old), ("kazimierz", old)]


@pytest.mark.rule("KKR-78")
def test_a_place_is_collected_from_next_door(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, CollectNearby())
    laid = {"kazimierz": [HERE], "stare_miasto": [one_of("stare_miasto")]}
    outing = card.played(laid=laid | {"podgorze": [one_of("podgorze")]})
    assert offered(outing) == [Collect("kazimierz", 0)]
    assert outing.refused(Collect("stare_miasto", 0)) == ("KKR-78", "collect_nearby")
    outing.play(Collect("kazimierz", 0))
    assert outing.heard(Collected) == [Collected(0, "kazimierz", HERE, 0)]
    assert outing.table.boards[0].places == (HERE,)
    assert outing.table.pawns[0] == "stare_miasto"
    assert done(outing)
    assert card.is_useless(laid=laid, stops=[between("kazimierz", "stare_miasto")])
    assert card.is_useless(laid={"stare_miasto": laid["stare_miasto"]})


@pytest.mark.rule("KKR-79", "KKR-32")
def test_unneeded_places_are_swapped_and_find_their_boards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = Card(monkeypatch, SwapPlaces())
    mine, theirs = HERE, one_of("podgorze")
    left = next(name for name in TOKENS[theirs].attributes if name not in TOKENS[mine].attributes)
    own = [boards(left, None, [mine]), boards(None, None, [theirs])]
    outing = card.played(own=own)
    assert offered(outing) == [Swap(mine, 1, theirs)]
    assert outing.refused(Swap(theirs, 1, mine)) == ("KKR-79", "swap_places")
    outing.play(Swap(mine, 1, theirs))
    assert outing.heard(Swapped) == [Swapped(0, 1, mine, theirs)]
    assert outing.table.boards[0] == boards(left, None, [theirs])
    assert outing.table.boards[0].on_left == (theirs,)
    assert outing.table.boards[1].beside == (mine,)
    assert done(outing)
    assert card.is_useless(own=[boards(None, None, [mine]), boards()])
    assert card.is_useless(own=[boards(), boards(None, None, [theirs])])


@pytest.mark.rule("KKR-79")
def test_a_place_on_a_board_is_not_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, SwapPlaces())
    kept = boards(TOKENS[HERE].attributes[0], None, [HERE])
    assert card.is_useless(own=[kept, needs_nothing_of(one_of("podgorze"))])
    assert card.is_useless(own=[needs_nothing_of(one_of("podgorze")), kept])


@pytest.mark.rule("KKR-80", "KKR-12")
def test_a_place_is_exchanged_for_another_of_its_district(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, ExchangePlace())
    outing = card.played(own=[needs_nothing_of(HERE), boards()])
    assert offered(outing) == [GiveUp(HERE)]
    assert outing.refused(GiveUp(one_of("podgorze"))) == ("KKR-80", "exchange_place")
    outing.play(GiveUp(HERE))
    (told,) = outing.heard(Exchanged)
    assert (told.by, told.given) == (0, HERE)
    assert told.taken in set(PLACES_OF["kazimierz"]) - {HERE}
    assert outing.table.boards[0].places == (told.taken,)
    number = NUMBER["kazimierz"]
    assert outing.table.tray[number] == 3
    assert outing.table.traces[number][-2:] == (TakenOut(told.taken), MixedIn(HERE))
    assert done(outing)


@pytest.mark.rule("KKR-80")
def test_nothing_is_exchanged_where_the_tray_has_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, ExchangePlace())
    rest = {"kazimierz": PLACES_OF["kazimierz"][1:]}
    assert card.is_useless(own=[needs_nothing_of(HERE), boards()], laid=rest)
    kept = boards(TOKENS[HERE].attributes[0], None, [HERE])
    assert card.is_useless(own=[kept, boards()])
