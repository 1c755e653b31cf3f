"""Kod Krakowa, clause by clause: what each effect of a card does, and when it can be used."""

from typing import Any

import pytest
from msgspec import Struct

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
from zaslonka.games.kod_krakowa.city import LookedAt, MixedIn, Seen, TakenOut
from zaslonka.games.kod_krakowa.content import (
    CARDS,
    NUMBER,
    PLACES_OF,
    START,
    TOKENS,
)
from zaslonka.games.kod_krakowa.effects import (
    CollectNearby,
    Discover,
    Effect,
    EverybodyDraws,
    ExchangePlace,
    ExtraActions,
    GoTo,
    GuidePawn,
    LayPlaces,
    Look,
    MoveBarrier,
    RemoveStop,
    SwapPlaces,
    Tram,
    WalkThrough,
)
from zaslonka.games.kod_krakowa.happenings import (
    ActionsAdded,
    BarrierLifted,
    BarrierPut,
    Collected,
    Discovered,
    Drew,
    Exchanged,
    Laid,
    Led,
    Looked,
    Saw,
    StopTaken,
    Swapped,
    Walked,
)
from zaslonka.games.kod_krakowa.moves import (
    Collect,
    GiveUp,
    Lay,
    Lead,
    LiftBarrier,
    LookAt,
    PlayCard,
    PutBarrier,
    Reveal,
    Swap,
    TakeStop,
    Walk,
)
from zaslonka.games.kod_krakowa.rules import Turn

NORTH = between("stare_miasto", "krowodrza")
SOUTH = between("stare_miasto", "debniki")
HERE = one_of("kazimierz")


class Card:
    """A card with one effect, played from the hand of the first seat."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, effect: Effect) -> None:
        (self.card,) = printed(monkeypatch, effect)

    def held(self, *args: Any, **kwargs: Any) -> Outing:
        pawns = args[0] if args else ("stare_miasto", "podgorze")
        return Outing(pawns, cards=[[self.card], *[()] * (len(pawns) - 1)], **kwargs)

    def played(self, *args: Any, **kwargs: Any) -> Outing:
        outing = self.held(*args, **kwargs)
        outing.play(PlayCard(self.card))
        return outing

    def is_useless(self, *args: Any, **kwargs: Any) -> bool:
        refusal = ("KKR-44", "changes_nothing")
        return self.held(*args, **kwargs).refused(PlayCard(self.card)) == refusal


def done(outing: Outing) -> bool:
    """The effect is over, and it has cost no action."""
    return bool(outing.step == Turn((0,)) and outing.table.actions == 3)


def offered(outing: Outing) -> list[Struct]:
    return outing.legal(Struct)


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


# Pawns and districts


@pytest.mark.rule("KKR-72")
def test_a_pawn_walks_through_a_blocked_passage(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, WalkThrough())
    outing = card.played(stops=[NORTH], barriers=[(), (SOUTH,)])
    assert offered(outing) == [Walk("krowodrza"), Walk("debniki")]
    assert outing.refused(Walk("kazimierz")) == ("KKR-72", "walk_through")
    outing.play(Walk("debniki"))
    assert outing.heard(Walked) == [Walked(0, "debniki")]
    assert outing.table.pawns[0] == "debniki"
    assert outing.table.barriers[1] == (SOUTH,)
    assert done(outing)
    assert card.is_useless(stops=[between("kazimierz", "podgorze")])


@pytest.mark.rule("KKR-72", "KKR-31", "KKR-16")
def test_walking_through_discovers_unless_the_district_would_be_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = Card(monkeypatch, WalkThrough())
    ways_in = [("bronowice", other) for other in ("krowodrza", "pradnik_bialy", "zwierzyniec")]
    nearly, sealed = passages(*ways_in[:2]), passages(*ways_in)
    pawns, around = ["krowodrza", "podgorze"], ["pradnik_bialy", "zwierzyniec"]
    outing = card.played(pawns, discovered=around, stops=nearly)
    outing.play(Walk("bronowice"))
    assert outing.heard(Discovered) == [Discovered(0, "bronowice")]
    assert outing.heard(Drew) == [Drew(0)]
    assert card.is_useless(pawns, discovered=around, stops=sealed)


@pytest.mark.rule("KKR-73")
def test_a_tram_goes_so_many_districts_along_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, Tram(2))
    start = ["krowodrza", "podgorze"]
    outing = card.played(start)
    assert {move.district for move in outing.legal(Walk)} == {
        "stare_miasto",
        "kazimierz",
        "grzegorzki",
        "debniki",
    }
    assert outing.refused(Walk("krowodrza")) == ("KKR-73", "tram")
    assert outing.refused(Walk("podgorze")) == ("KKR-73", "tram")
    assert outing.refused(Walk("zwierzyniec")) == ("KKR-73", "tram")
    outing.play(Walk("kazimierz"))
    assert outing.table.pawns[0] == "kazimierz"
    assert done(outing)
    assert card.is_useless(start, stops=[NORTH])
    further = Card(monkeypatch, Tram(3)).played(start)
    assert Walk("podgorze") in offered(further)


@pytest.mark.rule("KKR-73")
def test_a_tram_does_not_pass_markers_or_undiscovered_districts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From Krowodrza the way to Dębniki is by Stare Miasto, or by Zwierzyniec once it is there."""
    card = Card(monkeypatch, Tram(2))
    start = ["krowodrza", "podgorze"]
    assert Walk("debniki") not in offered(card.played(start, stops=[SOUTH]))
    assert Walk("debniki") in offered(card.played(start, stops=[SOUTH], discovered=["zwierzyniec"]))


@pytest.mark.rule("KKR-74")
def test_a_pawn_goes_straight_to_a_district_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, GoTo("nowa_huta"))
    outing = card.played(discovered=["nowa_huta"])
    assert outing.heard(Walked) == [Walked(0, "nowa_huta")]
    assert outing.table.pawns == ["nowa_huta", "podgorze"]
    assert done(outing)
    assert card.is_useless()
    assert card.is_useless(["nowa_huta", "podgorze"], discovered=["nowa_huta"])


@pytest.mark.rule("KKR-75")
def test_another_players_pawn_is_led(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, GuidePawn())
    outing = card.played(stops=[between("podgorze", "debniki")])
    assert set(offered(outing)) == {Lead(1, "grzegorzki"), Lead(1, "kazimierz")}
    assert outing.refused(Lead(0, "kazimierz")) == ("KKR-75", "guide_pawn")
    assert outing.refused(Lead(1, "plaszow")) == ("KKR-75", "guide_pawn")
    assert outing.refused(Lead(1, "debniki")) == ("KKR-75", "guide_pawn")
    outing.play(Lead(1, "kazimierz"))
    assert outing.heard(Led) == [Led(0, 1, "kazimierz")]
    assert outing.table.pawns == ["stare_miasto", "kazimierz"]
    assert done(outing)
    pairs = [("podgorze", other) for other in ("debniki", "grzegorzki", "kazimierz")]
    assert card.is_useless(stops=passages(*pairs))


@pytest.mark.rule("KKR-75")
def test_any_other_pawn_may_be_led(monkeypatch: pytest.MonkeyPatch) -> None:
    outing = Card(monkeypatch, GuidePawn()).played(["kazimierz", "kazimierz", "debniki"])
    assert {move.seat for move in outing.legal(Lead)} == {1, 2}


@pytest.mark.rule("KKR-83", "KKR-16")
def test_a_district_next_to_the_board_is_discovered_from_afar(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = Card(monkeypatch, Discover())
    outing = card.played(stops=[between("podgorze", "plaszow")])
    assert {move.district for move in outing.legal(Reveal)} == {
        "bronowice",
        "czyzyny",
        "lagiewniki_borek",
        "plaszow",
        "pradnik_bialy",
        "pradnik_czerwony",
        "ruczaj_tyniec",
        "zwierzyniec",
    }
    assert outing.refused(Reveal("nowa_huta")) == ("KKR-83", "discover")
    assert outing.refused(Reveal("kazimierz")) == ("KKR-83", "discover")
    outing.play(Reveal("plaszow"))
    assert outing.heard(Discovered) == [Discovered(0, "plaszow")]
    assert outing.heard(Laid) == [Laid("plaszow")]
    assert not outing.heard(Drew)
    assert outing.table.discovered == (*START, "plaszow")
    assert outing.table.pawns[0] == "stare_miasto"
    assert done(outing)


@pytest.mark.rule("KKR-83", "KKR-16")
def test_a_district_without_an_open_passage_is_not_discovered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    everywhere = [each for each in NUMBER if each not in (*START, "wzgorza_krzeslawickie")]
    sealed = passages(
        ("wzgorza_krzeslawickie", "nowa_huta"),
        ("wzgorza_krzeslawickie", "bienczyce_mistrzejowice"),
    )
    card = Card(monkeypatch, Discover())
    assert card.is_useless(discovered=everywhere, stops=sealed)
    outing = card.played(discovered=everywhere, stops=sealed[:1])
    assert offered(outing) == [Reveal("wzgorza_krzeslawickie")]


# Places


@pytest.mark.rule("KKR-76")
def test_places_are_laid_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, LayPlaces(2))
    outing = card.played()
    assert {move.district for move in outing.legal(Lay)} == set(START)
    assert outing.refused(Lay("nowa_huta")) == ("KKR-76", "lay_places")
    outing.play(Lay("stare_miasto"))
    assert outing.heard(Laid) == [Laid("stare_miasto")]
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
    assert offered(outing) == [Collect("kazimierz")]
    assert outing.refused(Collect("stare_miasto")) == ("KKR-78", "collect_nearby")
    outing.play(Collect("kazimierz"))
    assert outing.heard(Collected) == [Collected(0, "kazimierz", HERE)]
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
