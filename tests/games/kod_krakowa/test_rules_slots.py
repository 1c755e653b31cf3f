"""Kod Krakowa: places lie in slots, and one collects the one that one chooses."""

import pytest

from tests.games.kod_krakowa.card_effects import Card, offered
from tests.games.kod_krakowa.tables import KOD_KRAKOWA, Outing, boards, one_of, printed
from zaslonka.games.kod_krakowa import beliefs
from zaslonka.games.kod_krakowa.blueprint import blueprint
from zaslonka.games.kod_krakowa.content import NUMBER, PLACES_OF, TOKENS, Options
from zaslonka.games.kod_krakowa.effects import CollectNearby, LayPlaces, Look
from zaslonka.games.kod_krakowa.events import Collected, Laid, Saw
from zaslonka.games.kod_krakowa.moves import Collect, Lay, LookAt, PlayCard
from zaslonka.games.kod_krakowa.state import PickedUp, PutDown, Seen
from zaslonka.kernel import Chance

HERE = "stare_miasto"
THREE = PLACES_OF[HERE][:3]


def lying(*places: str) -> Outing:
    return Outing(laid={HERE: places or THREE})


@pytest.mark.rule("KKR-38", "KKR-32")
def test_a_player_collects_the_place_of_the_slot_that_was_chosen() -> None:
    for slot, place in enumerate(THREE):
        outing = lying()
        assert outing.legal(Collect) == [Collect(HERE, each) for each in range(3)]
        outing.play(Collect(HERE, slot))
        assert outing.heard(Collected) == [Collected(0, HERE, place, slot)]
        assert outing.table.traces[NUMBER[HERE]][-1] == PickedUp(place, slot)


@pytest.mark.rule("KKR-38")
def test_a_slot_must_be_named_and_hold_a_place() -> None:
    outing = lying()
    assert outing.refused(Collect(HERE)) == ("KKR-38", "no_such_slot")
    assert outing.refused(Collect(HERE, 3)) == ("KKR-38", "no_such_slot")
    outing.play(Collect(HERE, 1))
    assert outing.refused(Collect(HERE, 1)) == ("KKR-38", "no_such_slot")
    assert outing.legal(Collect) == [Collect(HERE, 0), Collect(HERE, 2)]


@pytest.mark.rule("KKR-37")
def test_places_keep_their_slots_and_a_new_one_takes_the_lowest_that_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (card,) = printed(monkeypatch, LayPlaces(1))
    outing = Outing(laid={HERE: THREE}, cards=[[card], ()])
    outing.play(Collect(HERE, 1))
    assert outing.table.slots_of(HERE) == (0, 2)
    assert outing.state.secret.laid[NUMBER[HERE]] == (THREE[0], THREE[2])
    outing.play(PlayCard(card), Lay(HERE))
    assert outing.heard(Laid) == [Laid(HERE, 1)]
    assert outing.table.traces[NUMBER[HERE]][-1] == PutDown(1)
    assert outing.table.slots_of(HERE) == (0, 1, 2)
    first, new, last = outing.state.secret.laid[NUMBER[HERE]]
    assert (first, last) == (THREE[0], THREE[2])
    assert new not in THREE


@pytest.mark.rule("KKR-38", "KKR-77")
def test_what_was_looked_at_is_collected_for_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """The looker knows each slot; to the other player they are all alike."""
    (card,) = printed(monkeypatch, Look())
    row = (THREE[2], THREE[0], THREE[1])
    outing = Outing(laid={HERE: THREE}, cards=[[card], ()])
    outing.state.secret.laid[NUMBER[HERE]] = row
    outing.play(PlayCard(card), LookAt(HERE))
    assert outing.heard(Saw, by=0) == [Saw(HERE, row)]
    assert outing.state.hands[0].seen == (Seen(HERE, row),)
    mine, theirs = (
        next(each.slots for each in beliefs.facts(KOD_KRAKOWA.view(outing.state, seat)))
        for seat in (0, 1)
    )
    assert mine == tuple((place,) for place in row)
    assert all(set(slot) == set(PLACES_OF[HERE]) for slot in theirs)
    outing.play(Collect(HERE, 1))
    assert outing.table.boards[0].places == (row[1],)
    kept = next(each.slots for each in beliefs.facts(KOD_KRAKOWA.view(outing.state, 0)))
    assert kept == ((row[0],), (row[2],))


@pytest.mark.rule("KKR-38")
def test_a_bot_that_has_looked_takes_the_place_it_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    (card,) = printed(monkeypatch, Look())
    for at, wanted in enumerate(THREE):
        own = boards(*TOKENS[wanted].attributes)
        outing = Outing(laid={HERE: THREE}, cards=[[card], ()], own=[own, boards()])
        outing.play(PlayCard(card), LookAt(HERE))
        view = KOD_KRAKOWA.view(outing.state, 0)
        assert blueprint(view, Chance(bytes(32))) == Collect(HERE, at)


@pytest.mark.rule("KKR-38", "KKR-78")
def test_next_door_too_the_slot_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(monkeypatch, CollectNearby())
    two = PLACES_OF["kazimierz"][:2]
    outing = card.played(laid={"kazimierz": two, HERE: [one_of(HERE)]})
    assert offered(outing) == [Collect("kazimierz", 0), Collect("kazimierz", 1)]
    outing.play(Collect("kazimierz", 1))
    assert outing.table.boards[0].places == (two[1],)


@pytest.mark.rule("KKR-08")
def test_a_game_of_the_first_edition_has_no_slots_and_its_own_attributes() -> None:
    seed = Chance(b"a game of long ago")
    old = KOD_KRAKOWA.of_version(1).setup(Options(), 3, seed)
    new = KOD_KRAKOWA.setup(Options(), 3, Chance(b"a game of long ago"))
    assert (old.table.edition, new.table.edition) == (1, 2)
    assert old.secret == new.secret
    for token in TOKENS.values():
        assert token.carries(2) == token.attributes
        assert token.carries(1) == (token.first_edition or token.attributes)
    with pytest.raises(LookupError):
        KOD_KRAKOWA.of_version(3)


@pytest.mark.rule("KKR-08")
@pytest.mark.parametrize("edition", [1, 2])
def test_each_edition_is_gone_on_with_by_its_own_rules(edition: int) -> None:
    rules = KOD_KRAKOWA.of_version(edition)
    assert rules.version == edition
    assert rules.of_version(edition) is rules
    assert rules.setup(Options(), 2, Chance(bytes(32))).table.edition == edition


@pytest.mark.rule("KKR-19")
def test_the_variants_are_with_and_without_opening_cards() -> None:
    assert [options.opening_cards for options in KOD_KRAKOWA.variants] == [True, False]


@pytest.mark.rule("KKR-19", "KKR-18")
def test_without_opening_cards_everybody_begins_with_an_empty_hand() -> None:
    for seats in KOD_KRAKOWA.seats:
        with_them = KOD_KRAKOWA.setup(Options(), seats, Chance(bytes(32)))
        without = KOD_KRAKOWA.setup(Options(opening_cards=False), seats, Chance(bytes(32)))
        assert sorted(len(hand.cards) for hand in with_them.hands) == list(range(seats))
        assert [hand.cards for hand in without.hands] == [()] * seats
        KOD_KRAKOWA.audit(without)
