"""Kod Krakowa for the tests over all games."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Keys, any_of
from tests.browser.people import NEXT_PICTURE, PHONE, as_they_are_asked, friends, reads_why
from tests.games.kod_krakowa.page import Wanderer
from tests.server.party import Json, Offers
from tests.server.protocol_client import Client
from tests.support.deals import deal_with_first_turn
from tests.support.kits import (
    Advised,
    Blunder,
    Called,
    Evening,
    Exhibit,
    Kit,
    Moment,
    Room,
    Turn,
    any_listed,
    play_on,
)
from zaslonka.games.kod_krakowa import rules
from zaslonka.games.kod_krakowa.content import CALM_ROUNDS
from zaslonka.games.kod_krakowa.moves import EndTurn, LiftBarrier, PickBoard, PutBarrier
from zaslonka.games.kod_krakowa.prompts import FirstBarrier
from zaslonka.kernel import AnyState
from zaslonka.kernel.records import tag


def long_becalmed(state: AnyState) -> None:
    """Set up; after two more turns nothing has come of the game for long enough."""
    play_on(Wanderer.game, state, lambda city: isinstance(city.agenda[0], FirstBarrier))
    state.table.last_high = 1 - CALM_ROUNDS * len(state.hands)


def soon_becalmed(patch: pytest.MonkeyPatch) -> None:
    """Four rounds in which no board is bettered are enough."""
    patch.setattr(rules, "CALM_ROUNDS", 4)


def wander(people: list[Wanderer]) -> Iterator[Turn]:
    """Two have a turn in which no board is bettered."""
    for person in as_they_are_asked(people):
        yield person, person.dawdle


def any_move(offers: Offers, dice: random.Random) -> Json:
    """What a card asks for is not always listed, so none is played if anything else can be done."""
    calm = {kind: moves for kind, moves in offers.items() if kind != "play_card"}
    return any_listed(calm if any(calm.values()) else offers, dice)


def hand_words(ola: Wanderer, hand: Json) -> list[str]:
    """The names of event cards; who goes first has none (KKR-18)."""
    cards = hand.get("cards", [])
    names = [ola.say(f"kod-krakowa-{card.replace('_', '-')}") for card in cards]
    return names or [ola.say("kod-krakowa-hand-empty")]


# By keyboard


@pytest.mark.rule("KKR-14", "KKR-31", "KKR-90")
def wander_by_keyboard(keys: Keys, ola: Wanderer) -> None:
    keys.set_up(2, level="sredni")
    keys.deal()
    expect(ola.city).to_be_visible()
    while keys.my_turn():
        expect(ola.panel).to_be_visible()
        _go_on(keys, ola)


def _go_on(keys: Keys, person: Wanderer) -> None:
    """Collect and pick where that is offered, else go somewhere, else do whatever is left."""
    for kind in ("do-collect", "pick-", "do-end_turn"):
        offered = person.panel.locator(f"[data-testid^={kind}]").and_(person.lively)
        if offered.count():
            keys.tab_to(any_of(offered))
            keys.do()
            return
    if person.hot.count():
        everywhere = any_of(person.city.locator("[data-district], [data-passage]"))
        there = person.hot.first.get_attribute("aria-label") or ""
        keys.tab_to(everywhere)
        keys.rove_to(there, first=there)
        if person.asked_for_a_passage and person.hot.first.get_attribute("data-passage"):
            keys.do()
            return
        keys.press("Enter")
        keys.page.evaluate(NEXT_PICTURE)
    several = person.panel.locator(".picker button").and_(person.lively)
    for _ in range(min(2, several.count())):
        keys.tab_to(any_of(several))
        keys.press("Enter")
    keys.tab_to(any_of(person.panel.locator("[data-testid^=do-]").and_(person.lively)))
    keys.do()


# Why not


@pytest.mark.rule("KKR-23", "KKR-06", "KKR-42", "TAB-01", "TAB-34")
def try_in_vain(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_with_first_turn(Wanderer.game, 2, monkeypatch)
    ola = called(Wanderer, "Ola", size=PHONE)
    (jan,) = friends(ola.base, ola.open_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.expect_turn()
    mine = _device_of(ola)
    while True:
        for client in (mine, jan):
            client.ask("say", said="")
        (step, *_) = mine.position["view"]["table"]["agenda"]
        mover = next(client for client in (mine, jan) if client.my_turn)
        if step["type"] == "turn" and mover is mine:
            break
        mover.do("move", move=_any_offered(mover))
    ola.expect_to("kod-krakowa-actions", count=3)
    reads_why(ola, ola.panel.get_by_test_id("do-end_turn"), "KKR-23")
    reads_why(ola, ola.panel.get_by_test_id("trade"), "KKR-42")
    ola.tap(ola.district("nowa_huta"))
    expect(ola.panel.get_by_role("link", name="KKR-06", exact=True)).to_be_visible()
    ola.tap(ola.district("nowa_huta"))
    for _ in range(3):
        mine.do("move", move={"type": "draw_card"})
        mine.do("move", move=_any_offered(mine))
    mine.do("move", move={"type": "end_turn"})
    ola.tap(ola.district("nowa_huta"))
    expect(ola.panel.get_by_role("link", name="TAB-01", exact=True)).to_be_visible()


def _device_of(person: Wanderer) -> Client:
    """Another device of the same person, at the same table."""
    token = person.page.evaluate("JSON.parse(localStorage['zaslonka.person']).token")
    return Client(person.base, person.page.url.rpartition("/")[2], token)


def _any_offered(client: Client) -> Json:
    """The first of the moves that are offered."""
    offers = [offer for offer in client.position["offers"] if offer["moves"]]
    return offers[0]["moves"][0]


def learn(ola: Wanderer, move: Any) -> None:
    if isinstance(move, PickBoard):
        ola.pick_board(move.attribute)
        return
    if isinstance(move, LiftBarrier | PutBarrier):
        ola.tap_passage(move.passage)
        return
    if not isinstance(move, EndTurn):
        ola.tap(ola.district(move.district))
    ola.do(tag(type(move)))


KIT = Kit(
    player=Wanderer,
    evening=Evening(4, wander, begin=long_becalmed),
    keyboard={"walks": wander_by_keyboard},
    room=Room(people=2, robots=2, move=any_move),
    exhibit=Exhibit(
        Wanderer.game,
        "three_board_completed",
        {"pawn": Moment(9), "turn": Moment(30)},
        in_sight=("panel", "my-cards", "home"),
        public={"knowledge": "/krakow"},
    ),
    hand_words=hand_words,
    why_not=try_in_vain,
    learn=learn,
    brief=soon_becalmed,
    advised=Advised(players=2, decisions=8, size=PHONE),
    blunder=Blunder(2, 101),
)
