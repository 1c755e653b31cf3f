"""For those who listen: what happens is told, and what is private only when it is asked for."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.keyboard import Keys
from tests.browser.people import Person, friends, guests
from tests.games.zlam_ten_kod.page import Comes
from tests.games.zlam_ten_kod.tables import code
from tests.games.zlam_ten_kod.tour import LAID_OUT
from tests.support.kits import having, kit
from zaslonka.kernel import AnyState

HEADINGS_BENEATH = """(button) => {
    const mine = button.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }) => left < mine.right && mine.left < right
        && top < mine.bottom && mine.top < bottom;
    const words = (heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return [...range.getClientRects()];
    };
    const panel = ":is([data-testid=prompt], [data-testid$=panel])";
    return [...document.querySelectorAll(`${panel} :is(h1, h2, h3)`)]
        .filter((heading) => heading.checkVisibility() && words(heading).some(meets))
        .map((heading) => heading.outerHTML);
}"""
"""The headings of what one is asked whose words a button lies over."""

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


@pytest.mark.parametrize("game", having("hand_words"))
def test_a_hand_is_read_when_asked_for_and_not_before_or_after(
    browser: Browser, base: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    kit(game).steady(monkeypatch)
    with guests(kit(game).player, browser, base) as comes:
        ola = comes("Ola")
        ola.play_at_once()
        read = ola.page.get_by_test_id("read")
        expect(read).to_have_text("")
        keys = Keys(ola)
        ola.expect_turn()
        keys.tab_to(ola.say("read-aloud"))
        assert ola.page.get_by_test_id("read-aloud").evaluate(HEADINGS_BENEATH) == []
        keys.press("Enter")
        for word in kit(game).hand_words(ola, _hand(ola)):
            expect(read).to_contain_text(word)
        keys.press("Tab")
        expect(read).to_have_text("")


@pytest.mark.rule("TAB-04")
def test_what_only_one_learns_is_not_said_aloud_by_itself(
    comes: Comes, dealt: Callable[[AnyState], None]
) -> None:
    dealt(LAID_OUT[4].state)
    ola = comes("Ola")
    others = friends(ola.base, ola.open_table(4).rpartition("/")[2], range(1, 4))
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
