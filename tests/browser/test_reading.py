"""For those who listen: what happens is told, and what is private only when it is asked for."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.codebreakers import Codebreaker
from tests.browser.conftest import Comes, guests
from tests.browser.guessers import Guesser
from tests.browser.keyboard import Keys
from tests.browser.people import Person
from tests.browser.schemers import Schemer
from tests.browser.spies import Spy
from tests.browser.tour import LAID_OUT, friends
from tests.browser.wanderers import Wanderer
from tests.support.zlam_ten_kod import code
from zaslonka.games.zlam_ten_kod.rules import State

Words: TypeAlias = Callable[[Any, Any], list[str]]
"""What must be read of a hand, to whom."""

LISTEN = """() => {
    window.heard = [];
    const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
    const listen = () => {
        for (const { textContent } of document.querySelectorAll(live))
            if (!heard.includes(textContent)) heard.push(textContent);
    };
    const anything = { childList: true, characterData: true, subtree: true };
    new MutationObserver(listen).observe(document.body, anything);
}"""


def _hand(person: Person) -> Any:
    """What the browser was sent of the person's own hand."""
    welcome = next(frame for frame in person.frames if frame.startswith('{"type":"welcome"'))
    return msgspec.json.decode(welcome)["position"]["view"]["hand"]


def _cards(person: Person, cards: list[str]) -> list[str]:
    """The names of event cards; who goes first has none (KKR-18)."""
    names = [person.say(f"kod-krakowa-{card.replace('_', '-')}") for card in cards]
    return names or [person.say("kod-krakowa-hand-empty")]


@pytest.mark.usefixtures("red_begins")
@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Codebreaker, lambda ola, hand: [ola.tile(tile) for tile in hand["code"]]),
        (Guesser, lambda _, hand: [f": {number}, " for number in hand["cards"]]),
        (Spy, lambda ola, hand: [ola.laid_out()[hand["key"].index("assassin")]]),
        (Schemer, lambda ola, hand: [ola.say(f"chytrogrod-{card}") for card in hand["cards"]]),
        (Wanderer, lambda ola, hand: _cards(ola, hand.get("cards", []))),
    ],
    ids=lambda kind: getattr(kind, "game", ""),
)
def test_a_hand_is_read_when_asked_for_and_not_before_or_after(
    browser: Browser, base: str, kind: type[Person], words: Words
) -> None:
    with guests(kind, browser, base) as comes:
        ola = comes("Ola")
        ola.play_at_once()
        read = ola.page.get_by_test_id("read")
        expect(read).to_have_text("")
        keys = Keys(ola)
        keys.tab_to(ola.say("read-aloud"))
        keys.press("Enter")
        for word in words(ola, _hand(ola)):
            expect(read).to_contain_text(word)
        keys.press("Tab")
        expect(read).to_have_text("")


@pytest.mark.parametrize(("kind", "panel"), [(Schemer, "prompt"), (Wanderer, "panel")])
def test_what_reads_a_hand_lies_over_no_heading(
    browser: Browser, base: str, kind: type[Person], panel: str
) -> None:
    with guests(kind, browser, base) as comes:
        ola = comes("Ola")
        ola.play_at_once()
        ola.expect_turn()
        heading = ola.page.get_by_test_id(panel).get_by_role("heading")
        expect(heading).to_be_visible()
        Keys(ola).tab_to(ola.say("read-aloud"))
        above, below = heading.bounding_box(), ola.page.get_by_test_id("read-aloud").bounding_box()
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"]


@pytest.mark.rule("TAB-04")
def test_what_only_one_learns_is_not_said_aloud_by_itself(
    comes: Comes, dealt: Callable[[State], None]
) -> None:
    dealt(LAID_OUT[4].state)
    ola = comes("Ola")
    others = friends(ola.base, ola.make_table(4).rpartition("/")[2], range(1, 4))
    ola.deal()
    ola.expect_turn()
    ola.page.evaluate(LISTEN)
    middle = ", ".join(map(ola.tile, LAID_OUT[4].state.secret.middle))
    ola.guess(code("1b 3w 4w 7b"))
    announcer = ola.page.get_by_test_id("announcer")
    expect(announcer).to_contain_text(ola.say("private-news"))
    expect(announcer).to_contain_text(ola.say("their-turn", names="Gość 1"))
    expect(ola.page.get_by_test_id("log")).to_contain_text(middle)
    assert not any(middle in said for said in ola.page.evaluate("heard"))

    keys = Keys(ola)
    keys.tab_to(ola.say("read-aloud"))
    keys.press("Enter")
    expect(ola.page.get_by_test_id("read")).to_contain_text(middle)
    for client in others:
        client.close()
