"""Chytrogród for the tests over all games."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Keys, any_of
from tests.browser.people import NEXT_PICTURE, PHONE, as_they_are_asked, friends, reads_why
from tests.games.chytrogrod.page import Schemer
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
    play_on,
)
from zaslonka.games.chytrogrod import content
from zaslonka.games.chytrogrod.content import LAST_ROUND
from zaslonka.games.chytrogrod.moves import ChooseDistrict, Pay, Pick, PlayCard
from zaslonka.kernel import AnyState


def nearly_evening(state: AnyState) -> None:
    """In the last round everybody has two more cards to play, and then comes what they lead to."""
    state.table.round = LAST_ROUND
    play_on(Schemer.game, state, lambda town: town.laid == len(state.hands))


def three_rounds(patch: pytest.MonkeyPatch) -> None:
    """Enough for ties, payments and deals to be decided."""
    patch.setattr(content, "LAST_ROUND", 3)


def scheme(people: list[Schemer]) -> Iterator[Turn]:
    """Everybody decides by a taste of their own, until the last round is over."""
    for person in as_they_are_asked(people):
        yield person, partial(person.decide, people.index(person))


def cards_are_turned_up(watcher: Client) -> bool:
    return any(event["type"] == "turned_up" for entry in watcher.log for event in entry["events"])


# By keyboard


@pytest.mark.rule("CHY-32", "CHY-90")
def scheme_by_keyboard(keys: Keys, ola: Schemer) -> None:
    keys.set_up(3)
    keys.deal()
    while keys.my_turn():
        expect(ola.prompt).to_be_visible()
        _decide(keys, ola)


def _decide(keys: Keys, person: Schemer) -> None:
    """Choose whatever comes first until there is a move, and make it."""
    moves = person.prompt.locator("[data-testid^=do-], [data-testid=move]").and_(person.lively)
    cards = person.my_cards.get_by_role("button").and_(person.lively)
    districts = person.ring.locator(".choose").and_(person.lively)
    several = person.prompt.locator("li button, .row button").and_(person.lively)
    for part in (cards, districts, *[several] * 5):
        if moves.count() == 0 and part.count():
            keys.tab_to(any_of(part))
            keys.press("Enter")
            keys.page.evaluate(NEXT_PICTURE)
    keys.tab_to(any_of(moves))
    keys.do()


@pytest.mark.rule("CHY-15", "TAB-01", "TAB-02", "TAB-34")
def try_in_vain(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_with_first_turn(Schemer.game, 3, monkeypatch)
    ola = called(Schemer, "Ola", size=PHONE)
    friends(ola.base, ola.open_table(3).rpartition("/")[2], range(1, 3))
    ola.deal()
    ola.expect_turn()
    card = ola.my_cards.get_by_role("button").first
    reads_why(ola, ola.prompt.get_by_test_id("move"), "CHY-15")
    reads_why(ola, card, "TAB-02")
    ola.settle_on(2)
    reads_why(ola, card, "TAB-01")
    reads_why(ola, ola.button("chytrogrod-choose", ola.ring, district=2), "TAB-01")


def learn(ola: Schemer, move: Any) -> None:
    match move:
        case ChooseDistrict(district):
            ola.settle_on(district)
        case PlayCard(district, card):
            ola.play(card, district)
        case Pay():
            ola.do(ola.prompt.get_by_test_id("do-pay").first)
        case Pick():
            ola.pick(ola.name)


KIT = Kit(
    player=Schemer,
    evening=Evening(5, scheme, begin=nearly_evening),
    keyboard={"schemes": scheme_by_keyboard},
    room=Room(people=2, robots=3, is_enough=cards_are_turned_up, has_show=True),
    exhibit=Exhibit(
        Schemer.game,
        "three_hundred_points",
        {"turn": Moment(28), "deals": Moment(50)},
        in_sight=(
            "prompt",
            "move",
            "my-board",
            "my-cards",
            *(f"district-{colour}" for colour in range(5)),
        ),
    ),
    hand_words=lambda ola, hand: [ola.say(f"chytrogrod-{card}") for card in hand["cards"]],
    why_not=try_in_vain,
    learn=learn,
    brief=three_rounds,
    advised=Advised(players=3, decisions=6, size=PHONE),
    blunder=Blunder(0, 147),
)
