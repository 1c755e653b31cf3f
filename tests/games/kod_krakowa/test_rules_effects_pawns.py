"""Kod Krakowa, clause by clause: what cards do to pawns and districts."""

import pytest

from tests.games.kod_krakowa.card_effects import NORTH, SOUTH, Card, done, offered
from tests.games.kod_krakowa.tables import between, passages
from zaslonka.games.kod_krakowa.content import NUMBER, START
from zaslonka.games.kod_krakowa.effects import Discover, GoTo, GuidePawn, Tram, WalkThrough
from zaslonka.games.kod_krakowa.events import Discovered, Drew, Laid, Led, Walked
from zaslonka.games.kod_krakowa.moves import Lead, Reveal, Walk


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
    assert outing.heard(Laid) == [Laid("plaszow", 0)]
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
