"""Kod Krakowa, clause by clause: playing, trading and discarding cards."""

import pytest

from tests.games.kod_krakowa.tables import (
    DECK,
    KOD_KRAKOWA,
    Outing,
    between,
    boards,
    needs_nothing_of,
    one_of,
    printed,
    stuffed,
)
from zaslonka.games.kod_krakowa.content import CARDS, DISTRICTS, NUMBER, START, STOPS, TOKENS
from zaslonka.games.kod_krakowa.effects import (
    CollectNearby,
    EverybodyDraws,
    ExtraActions,
    GoTo,
    RemoveStop,
)
from zaslonka.games.kod_krakowa.events import (
    Discarded,
    Drew,
    DrewCard,
    PlayedCard,
    Renewed,
    StopKept,
    StopPut,
    Traded,
)
from zaslonka.games.kod_krakowa.moves import (
    Collect,
    Discard,
    DrawCard,
    PlayCard,
    PutStop,
    TakeStop,
    Trade,
    Walk,
)
from zaslonka.games.kod_krakowa.passages import free_passages
from zaslonka.games.kod_krakowa.prompts import PuttingStop
from zaslonka.games.kod_krakowa.rules import Turn
from zaslonka.games.kod_krakowa.state import MixedIn
from zaslonka.kernel import Illegal

SPARE = [one_of("kazimierz"), one_of("podgorze")]
NORTH = between("stare_miasto", "krowodrza")


# Playing


@pytest.mark.rule("KKR-40")
def test_a_card_happens_at_once_and_is_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    (card,) = printed(monkeypatch, GoTo("debniki"))
    outing = Outing(cards=[[card], ()])
    outing.play(PlayCard(card))
    assert outing.heard(PlayedCard) == [PlayedCard(0, card)]
    assert outing.table.pawns[0] == "debniki"
    assert outing.state.hands[0].cards == ()
    assert outing.table.held[0] == ()
    assert outing.table.discards == (card,)
    assert outing.table.playing is None
    assert outing.table.actions == 3
    assert outing.step == Turn((0,))


@pytest.mark.rule("KKR-40")
def test_any_number_of_cards_is_played_but_only_from_the_own_hand_in_the_own_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, two, theirs = printed(monkeypatch, *[ExtraActions(1)] * 3)
    outing = Outing(cards=[[one, two], [theirs]])
    assert outing.refused(PlayCard(theirs)) == ("KKR-40", "not_in_hand")
    assert outing.refused(PlayCard(theirs), seat=1)[0] == "TAB-01"
    outing.play(PlayCard(one), PlayCard(two))
    assert outing.table.discards == (one, two)


@pytest.mark.rule("KKR-40")
def test_a_card_is_not_among_the_discards_before_it_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With an empty deck everybody draws from the discards, and the card played is none of them."""
    (card,) = printed(monkeypatch, EverybodyDraws())
    outing = Outing(cards=[[card], ()], deck=())
    outing.play(PlayCard(card))
    assert outing.heard(Renewed) == [Renewed()]
    assert outing.heard(Drew) == [Drew(0), Drew(1)]
    assert outing.table.discards == (card,)
    assert outing.table.deck == 52


# STOP


@pytest.mark.rule("KKR-41")
def test_a_stop_sign_puts_a_marker_after_the_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    (card,) = printed(monkeypatch, RemoveStop(), stop=True)
    outing = Outing(cards=[[card], ()], stops=[NORTH])
    outing.play(PlayCard(card))
    assert outing.step != PuttingStop((0,))
    outing.play(TakeStop(NORTH))
    assert outing.step == PuttingStop((0,))
    assert outing.table.playing == card
    assert outing.refused(PutStop("nowhere")) == ("KKR-06", "no_such_passage")
    outing.play(PutStop(NORTH))
    assert outing.heard(StopPut) == [StopPut(0, NORTH)]
    assert outing.table.stops == (NORTH,)
    assert outing.table.discards == (card,)


@pytest.mark.rule("KKR-41", "KKR-15", "KKR-16")
def test_a_stop_marker_keeps_to_free_passages_and_cuts_nothing_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (card,) = printed(monkeypatch, ExtraActions(1), stop=True)
    other = between("kazimierz", "podgorze")
    outing = Outing(
        cards=[[card], ()], barriers=[(NORTH,), (between("kazimierz", "grzegorzki"), other)]
    )
    outing.play(PlayCard(card))
    assert outing.refused(PutStop(NORTH)) == ("KKR-15", "occupied")
    assert outing.refused(PutStop(between("nowa_huta", "plaszow"))) == ("KKR-15", "off_the_board")
    last = between("kazimierz", "stare_miasto")
    assert outing.refused(PutStop(last)) == ("KKR-16", "cuts_off")


@pytest.mark.rule("KKR-41")
def test_where_no_marker_can_go_it_stays_in_the_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    (card,) = printed(monkeypatch, ExtraActions(1), stop=True)
    markers = stuffed()
    outing = Outing(cards=[[card], ()], stops=markers)
    outing.play(PlayCard(card))
    assert outing.heard(StopKept) == [StopKept(0)]
    assert outing.table.stops == tuple(markers)
    assert outing.table.discards == (card,)


@pytest.mark.rule("KKR-41")
@pytest.mark.parametrize("supply", [0, 1])
def test_with_an_empty_supply_nothing_is_placed(
    monkeypatch: pytest.MonkeyPatch, supply: int
) -> None:
    everywhere = [district for district in DISTRICTS if district not in START]
    (card,) = printed(monkeypatch, ExtraActions(1), stop=True)
    stops = stuffed(everywhere)[: STOPS - supply]
    outing = Outing(discovered=everywhere, stops=stops, cards=[[card], ()])
    assert free_passages(outing.table)
    outing.play(PlayCard(card))
    assert len(outing.heard(StopKept)) == 1 - supply
    assert (outing.step == PuttingStop((0,))) == bool(supply)


# Trading


@pytest.mark.rule("KKR-42")
def test_two_places_beside_the_boards_buy_a_card_and_go_back_to_the_tray() -> None:
    outing = Outing(own=[needs_nothing_of(*SPARE), boards()])
    outing.play(Trade(*SPARE))
    assert outing.heard(Traded) == [Traded(0, tuple(SPARE))]
    assert outing.table.boards[0].places == ()
    assert outing.state.hands[0].cards == (DECK[0],)
    assert outing.heard(DrewCard, by=0) == [DrewCard(DECK[0])]
    assert outing.table.actions == 3
    assert outing.step == Turn((0,))
    assert sum(outing.table.laid) == 0
    for place in SPARE:
        number = NUMBER[TOKENS[place].district]
        assert outing.table.tray[number] == 4
        assert outing.table.traces[number][-1] == MixedIn(place)


@pytest.mark.rule("KKR-42")
def test_places_on_the_boards_are_not_paid() -> None:
    left = TOKENS[SPARE[0]].attributes[0]
    right = next(name for name in TOKENS[SPARE[1]].attributes if name != left)
    outing = Outing(own=[boards(left, right, SPARE), boards()])
    assert outing.refused(Trade(*SPARE)) == ("KKR-42", "not_two_beside")
    outing = Outing(own=[needs_nothing_of(SPARE[0]), boards()])
    assert outing.refused(Trade(SPARE[0], SPARE[0])) == ("KKR-42", "not_two_beside")
    outing = Outing(own=[boards(), needs_nothing_of(*SPARE)])
    assert outing.refused(Trade(*SPARE)) == ("KKR-42", "not_two_beside")


@pytest.mark.rule("KKR-42")
def test_every_pair_beside_the_boards_can_be_paid() -> None:
    three = [*SPARE, one_of("debniki")]
    outing = Outing(own=[boards(None, None, three), boards()])
    assert {frozenset((move.first, move.second)) for move in outing.legal(Trade)} == {
        frozenset(pair) for pair in ((three[0], three[1]), (three[0], three[2]), three[1:])
    }


# The deck


@pytest.mark.rule("KKR-43")
def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    outing = Outing(cards=[DECK[:1], ()], deck=DECK[1:2], actions=3)
    outing.play(DrawCard())
    outing.run_out_of_time()
    assert not outing.heard(Renewed)
    assert outing.table.deck == 0
    outing.play(DrawCard())
    assert outing.heard(Renewed) == [Renewed()]
    assert outing.table.discards == ()
    assert outing.table.deck == 52
    assert outing.table.held[0] == (0, 0, 1)
    assert outing.state.hands[0].cards[0] in DECK
    renewed = [card for card, since in zip(CARDS, outing.table.shuffles, strict=True) if since]
    assert set(renewed) == set(DECK[2:])


@pytest.mark.rule("KKR-43")
def test_a_renewed_deck_is_shuffled() -> None:
    outing = Outing(deck=())
    outing.play(DrawCard())
    assert outing.state.secret.deck != tuple(
        card for card in DECK if card in outing.state.secret.deck
    )


# What changes nothing


@pytest.mark.rule("KKR-44")
def test_a_card_that_would_change_nothing_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    (card,) = printed(monkeypatch, RemoveStop())
    outing = Outing(cards=[[card], ()])
    assert outing.refused(PlayCard(card)) == ("KKR-44", "changes_nothing")
    outing = Outing(cards=[[card], ()], stops=[NORTH])
    assert outing.legal(PlayCard) == [PlayCard(card)]


@pytest.mark.rule("KKR-44", "KKR-41")
def test_a_stop_sign_alone_is_enough_to_play_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    (card,) = printed(monkeypatch, RemoveStop(), stop=True)
    outing = Outing(cards=[[card], ()])
    outing.play(PlayCard(card))
    assert outing.step == PuttingStop((0,))
    (card,) = printed(monkeypatch, CollectNearby(), stop=True)
    outing = Outing(cards=[[card], ()], stops=stuffed())
    assert outing.refused(PlayCard(card)) == ("KKR-44", "changes_nothing")


@pytest.mark.rule("KKR-45")
def test_a_full_hand_discards_a_card_that_would_change_nothing_and_shows_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = printed(monkeypatch, *[RemoveStop()] * 3, ExtraActions(1))
    outing = Outing(cards=[cards, ()])
    assert {move.card for move in outing.legal(Discard)} == set(cards[:3])
    assert outing.refused(Discard(cards[3])) == ("KKR-45", "is_playable")
    outing.play(Discard(cards[1]))
    assert outing.heard(Discarded) == [Discarded(0, cards[1], ())]
    assert outing.table.shown == [(), ()]
    assert outing.table.discards == (cards[1],)
    assert outing.table.actions == 3
    assert outing.refused(Discard(cards[0])) == ("KKR-45", "hand_not_full")


@pytest.mark.rule("KKR-44", "KKR-08")
def test_in_the_first_edition_a_full_hand_without_a_playable_card_discards_one_and_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = printed(monkeypatch, *[RemoveStop()] * 4)
    outing = Outing(cards=[cards, ()], edition=1)
    outing.play(Discard(cards[1]))
    shown = tuple(sorted([cards[0], cards[2], cards[3]]))
    assert outing.heard(Discarded) == [Discarded(0, cards[1], shown)]
    assert outing.table.shown == [shown, ()]
    assert outing.table.discards == (cards[1],)
    assert outing.state.hands[0].cards == shown
    assert outing.table.actions == 3


@pytest.mark.rule("KKR-44", "KKR-08")
def test_a_shown_card_is_known_until_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = printed(monkeypatch, *[RemoveStop()] * 3, GoTo("stare_miasto"))
    outing = Outing(cards=[cards, ()], edition=1)
    outing.play(Discard(cards[0]), Walk("kazimierz"), PlayCard(cards[3]))
    assert set(outing.table.shown[0]) == {cards[1], cards[2]}


@pytest.mark.rule("KKR-44", "KKR-08")
def test_in_the_first_edition_nothing_is_discarded_beside_a_playable_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = printed(monkeypatch, *[RemoveStop()] * 3, ExtraActions(1))
    outing = Outing(cards=[cards, ()], edition=1)
    assert not outing.legal(Discard)
    assert outing.refused(Discard(cards[0])) == ("KKR-44", "some_card_is_playable")
    assert outing.refused(Discard(DECK[9])) == ("KKR-40", "not_in_hand")


@pytest.mark.rule("KKR-90")
def test_hands_and_the_deck_are_seen_by_their_size_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    place = one_of("stare_miasto")
    outing = Outing(cards=[DECK[:2], DECK[2:3]], laid={"stare_miasto": [place]})
    view, spectator = KOD_KRAKOWA.view(outing.state, 1), KOD_KRAKOWA.view(outing.state, None)
    assert view.hand.cards == DECK[2:3]
    assert spectator.hand is None
    assert [len(held) for held in view.table.held] == [2, 1]
    assert view.table.deck == 52
    assert view.table.laid[NUMBER["stare_miasto"]] == 1
    for seen in (view.table, spectator.table):
        assert place not in str(seen)
        assert not any(card in str(seen) for card in DECK[:3])


@pytest.mark.rule("KKR-60")
def test_a_place_has_no_name_before_it_is_face_up() -> None:
    """Nothing that is told or seen names it; collected, it does."""
    outing = Outing()
    outing.play(Walk("zwierzyniec"))
    (place,) = outing.state.secret.laid[NUMBER["zwierzyniec"]]
    for seat in (0, 1, None):
        assert place not in str(KOD_KRAKOWA.view(outing.state, seat))
    assert place not in str(outing.told)
    with pytest.raises(Illegal):
        outing.play(Collect("stare_miasto", 0))
    outing.play(Collect("zwierzyniec", 0))
    assert place in str(KOD_KRAKOWA.view(outing.state, None))
