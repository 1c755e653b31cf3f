"""Whatever cannot be done now can be tried, and says why with its clause: in each game, and before.

What cannot be used is told apart by `aria-disabled`; a person tries it by key or by hand.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.codebreakers import Codebreaker
from tests.browser.conftest import guests
from tests.browser.guessers import Guesser
from tests.browser.people import PHONE, Person
from tests.browser.schemers import Schemer
from tests.browser.spies import Spy
from tests.browser.tour import friends
from tests.browser.wanderers import Wanderer
from tests.server.protocol_client import Client
from tests.server.twin_worlds import deal_always
from zaslonka import games
from zaslonka.kernel import Chance

Called: TypeAlias = Callable[..., Any]


@pytest.fixture
def called(browser: Browser, base: str) -> Iterator[Called]:
    """Calls a person of some kind to the page."""
    with ExitStack() as stay:
        yield lambda kind, name, **more: stay.enter_context(guests(kind, browser, base))(
            name, **more
        )


def deal_with_first_turn(game: str, seats: int, patch: pytest.MonkeyPatch) -> None:
    """Every table is dealt a game in which the first seat is on turn."""
    rules = games.get(game)
    deals = (rules.setup(rules.options(), seats, Chance(bytes([n]))) for n in range(256))
    deal_always(patch, next(deal for deal in deals if rules.must_act(deal.table) == (0,)))


def device_of(person: Person) -> Client:
    """Another device of the same person, at the same table."""
    token = person.page.evaluate("JSON.parse(localStorage['zaslonka.person']).token")
    return Client(person.base, person.page.url.rpartition("/")[2], token)


def any_offered(client: Client) -> Any:
    """The first of the moves that are offered."""
    offers = [offer for offer in client.position["offers"] if offer["moves"]]
    return offers[0]["moves"][0]


def reads_why(person: Person, control: Locator, clause: str) -> None:
    """It is in reach, and tried by key it names the clause."""
    expect(control).to_have_attribute("aria-disabled", "true")
    control.focus()
    expect(control).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.notices.get_by_role("link", name=clause, exact=True)).to_be_visible()
    close = person.button("close", person.notices).first
    while close.count():
        person.press(close)
        person.page.wait_for_timeout(50)


@pytest.mark.rule("TAB-14", "TAB-19", "TAB-25", "TAB-34")
def test_the_lobby_the_talk_and_the_menu_say_why_not(called: Called) -> None:
    ola = called(Codebreaker, "Ola", size=PHONE)
    link = ola.make_table()
    reads_why(ola, ola.button("lobby-start"), "TAB-14")
    friends(ola.base, link.rpartition("/")[2], range(1, 2))
    ola.deal()
    expect(ola.mine).to_be_visible()
    ola.press(ola.button("talk-say", ola.pane("tab-talk")))
    expect(ola.notices.get_by_role("link", name="TAB-19")).to_be_visible()
    ola.back_to_the_table()
    ola.press(ola.button("menu"))
    remove = ola.dialog.get_by_role("button", name=ola.say("menu-remove", name="Gość 1"))
    reads_why(ola, remove, "TAB-25")


@pytest.mark.rule("TAB-01", "TAB-34", "ZTK-50")
def test_zlam_ten_kod_says_why_not(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_with_first_turn("zlam_ten_kod", 2, monkeypatch)
    ola = called(Codebreaker, "Ola", size=PHONE)
    friends(ola.base, ola.make_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.expect_turn()
    dialog = ola.build(["0b", "1b", "2b", "3b", "4b"])
    # Five tiles are enough, and an empty place has nothing to put back.
    reads_why(ola, ola.offered("9w"), "ZTK-50")
    ola.press(ola.button("zlam-ten-kod-guess-clear", dialog))
    empty = ola.button("zlam-ten-kod-guess-place", dialog, letter="a", tile="none")
    reads_why(ola, empty, "ZTK-50")
    reads_why(ola, ola.button("zlam-ten-kod-guess-say", dialog), "ZTK-50")
    ola.leave_dialog()
    ola.ask_anything()
    reads_why(ola, ola.button("zlam-ten-kod-guess", ola.mine), "TAB-01")
    dialog = ola.take_up(ola.row()[0])
    reads_why(ola, ola.button("zlam-ten-kod-ask", dialog), "TAB-01")


@pytest.mark.rule("KRY-16", "TAB-01", "TAB-02", "TAB-34")
def test_kryptos_says_why_not(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_with_first_turn("kryptos", 3, monkeypatch)
    ola = called(Guesser, "Ola", size=PHONE)
    friends(ola.base, ola.make_table(3).rpartition("/")[2], range(1, 3))
    ola.deal()
    ola.expect_turn()
    reads_why(ola, ola.panel.get_by_test_id("move"), "KRY-16")
    reads_why(ola, ola.number(7), "TAB-02")
    ola.turn_up(3)
    reads_why(ola, ola.mine.get_by_role("button").first, "TAB-01")
    reads_why(ola, ola.number(7), "TAB-01")


@pytest.mark.rule("TAB-01", "TAB-02", "TAB-34", "TAJ-30", "TAJ-36", "TAJ-63")
def test_tajniacy_says_why_not(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_with_first_turn("tajniacy", 4, monkeypatch)
    ola, jan = called(Spy, "Ola"), called(Spy, "Jan", size=PHONE)
    link = ola.make_table(4)
    table = link.rpartition("/")[2]
    (rival,) = friends(ola.base, table, range(1, 2))
    jan.sit(link)
    friends(ola.base, table, range(3, 4))
    ola.deal()
    expect(ola.button("tajniacy-give-this")).to_be_visible()
    reads_why(ola, ola.button("tajniacy-give-this"), "TAJ-63")
    reads_why(ola, ola.button("tajniacy-ask-rival"), "TAJ-63")
    reads_why(ola, ola.card(7).get_by_role("button"), "TAB-02")
    ola.give("kosmos")
    rival.take_until(lambda: rival.my_turn)
    rival.do("move", move={"type": "let_stand"})
    reads_why(jan, jan.button("tajniacy-stop", jan.panel), "TAJ-36")
    reads_why(jan, jan.button("tajniacy-pick-first", jan.panel), "TAJ-30")
    reads_why(ola, ola.card(7).get_by_role("button"), "TAB-01")


@pytest.mark.rule("CHY-15", "TAB-01", "TAB-02", "TAB-34")
def test_chytrogrod_says_why_not(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_with_first_turn("chytrogrod", 3, monkeypatch)
    ola = called(Schemer, "Ola", size=PHONE)
    friends(ola.base, ola.make_table(3).rpartition("/")[2], range(1, 3))
    ola.deal()
    ola.expect_turn()
    card = ola.my_cards.get_by_role("button").first
    reads_why(ola, ola.prompt.get_by_test_id("move"), "CHY-15")
    reads_why(ola, card, "TAB-02")
    ola.settle_on(2)
    reads_why(ola, card, "TAB-01")
    reads_why(ola, ola.button("chytrogrod-choose", ola.ring, district=2), "TAB-01")


@pytest.mark.rule("KKR-23", "KKR-06", "KKR-42", "TAB-01", "TAB-34")
def test_kod_krakowa_says_why_not(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_with_first_turn("kod_krakowa", 2, monkeypatch)
    ola = called(Wanderer, "Ola", size=PHONE)
    (jan,) = friends(ola.base, ola.make_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.expect_turn()
    mine = device_of(ola)
    while True:
        for client in (mine, jan):
            client.ask("say", said="")
        (step, *_) = mine.position["view"]["table"]["agenda"]
        mover = next(client for client in (mine, jan) if client.my_turn)
        if step["type"] == "turn" and mover is mine:
            break
        mover.do("move", move=any_offered(mover))
    ola.expect_to("kod-krakowa-actions", count=3)
    reads_why(ola, ola.panel.get_by_test_id("do-end_turn"), "KKR-23")
    reads_why(ola, ola.panel.get_by_test_id("trade"), "KKR-42")
    ola.tap(ola.district("nowa_huta"))
    expect(ola.panel.get_by_role("link", name="KKR-06", exact=True)).to_be_visible()
    ola.tap(ola.district("nowa_huta"))
    for _ in range(3):
        mine.do("move", move={"type": "draw_card"})
        mine.do("move", move=any_offered(mine))
    mine.do("move", move={"type": "end_turn"})
    ola.tap(ola.district("nowa_huta"))
    expect(ola.panel.get_by_role("link", name="TAB-01", exact=True)).to_be_visible()
