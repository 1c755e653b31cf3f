"""How a page tells a person that it is their turn, and that it can be installed."""

import re
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser.people import first_on_turn
from tests.games.zlam_ten_kod.page import Codebreaker, Comes

WATCHED = """
    window.tones = 0;
    window.locks = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.tones++;
        return start.apply(this, when);
    };
    navigator.wakeLock.request = async () => {
        window.locks++;
        return { release: async () => void window.locks-- };
    };
    window.rung = [];
    let permission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => (permission = "granted");
    ServiceWorkerRegistration.prototype.showNotification = async (title) => rung.push(title);
"""
"""A browser that notes what is played and shown, and what keeps the screen awake.

Whoever is asked whether the page may ring says yes.
"""

LOOKING_AWAY = """() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
}"""


def icon(page: Page) -> Any:
    return page.evaluate("() => document.querySelector('link[rel=icon]').getAttribute('href')")


def two_at_a_table(ola: Codebreaker, jan: Codebreaker) -> tuple[Codebreaker, Codebreaker]:
    """The game has begun; who moves first, and who waits."""
    for person in (ola, jan):
        person.page.add_init_script(WATCHED)
    jan.sit(ola.open_table())
    ola.deal()
    turn = first_on_turn((ola, jan))
    for person in (ola, jan):
        expect(person.mine).to_be_visible()
    return (ola, jan) if turn == 0 else (jan, ola)


def test_the_tab_and_a_sound_say_whose_turn_it_is(comes: Comes) -> None:
    first, second = two_at_a_table(comes("Ola"), comes("Jan"))
    expect(first.page).to_have_title(re.compile("^● "))
    expect(second.page).not_to_have_title(re.compile("^●"))
    assert (icon(first.page), icon(second.page)) == ("/icon-turn.svg", "/icon.svg")
    assert second.page.evaluate("tones") == 0
    first.ask_anything()
    expect(second.page).to_have_title(re.compile("^● "))
    expect(first.page).not_to_have_title(re.compile("^●"))
    assert (icon(first.page), icon(second.page)) == ("/icon.svg", "/icon-turn.svg")
    assert (first.page.evaluate("tones"), second.page.evaluate("tones")) == (1, 2)

    second.press(second.button("menu"))
    second.dialog.get_by_label(second.say("signals-sounds")).uncheck()
    second.leave_dialog()
    second.ask_anything()
    first.expect_turn()
    first.ask_anything()
    second.expect_turn()
    assert second.page.evaluate("tones") == 2


def test_the_start_page_counts_the_tables_that_wait_for_me(comes: Comes) -> None:
    first, second = two_at_a_table(comes("Ola"), comes("Jan"))
    for person in (first, second):
        person.page.goto("/")
        expect(
            person.page.get_by_role("heading", name=person.say("start-my-tables"))
        ).to_be_visible()
    expect(first.page).to_have_title("(1) Zasłonka")
    expect(second.page).to_have_title("Zasłonka")
    assert (icon(first.page), icon(second.page)) == ("/icon-turn.svg", "/icon.svg")


def test_the_screen_stays_awake_while_one_plays(comes: Comes) -> None:
    first, second = two_at_a_table(comes("Ola"), comes("Jan"))
    assert [person.page.evaluate("locks") for person in (first, second)] == [1, 1]
    first.press(first.button("menu"))
    first.press(first.dialog.get_by_role("button", name=first.say("menu-leave")))
    expect(first.poster).to_be_visible()
    assert first.page.evaluate("locks") == 0


def test_a_notification_comes_only_if_it_was_asked_for_and_nobody_looks(comes: Comes) -> None:
    first, second = two_at_a_table(comes("Ola", keeps=True), comes("Jan", keeps=True))
    second.press(second.button("menu"))
    second.dialog.get_by_label(re.compile(second.say("signals-bell"))).check()
    second.leave_dialog()
    first.page.evaluate(LOOKING_AWAY)
    for asker, asked in ((first, second), (second, first)):
        asker.ask_anything()
        asked.expect_turn()
    second.page.evaluate(LOOKING_AWAY)
    first.ask_anything()
    # It is the service worker that rings, and it must first be there.
    second.page.wait_for_function("() => rung.length > 0")
    (title,) = second.page.evaluate("rung")
    assert second.say("your-turn") in title
    assert first.page.evaluate("rung") == []


def test_the_page_can_be_installed_and_keeps_no_old_page(comes: Comes, base: str) -> None:
    answer = httpx.get(f"{base}/manifest.webmanifest")
    manifest = answer.json()
    assert answer.headers["content-type"] == "application/manifest+json"
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for drawn in manifest["icons"]:
        picture = httpx.get(base + drawn["src"])
        assert picture.headers["content-type"] == drawn["type"]
    worker = httpx.get(f"{base}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    ola = comes("Ola")
    ola.page.goto("/")
    linked = ola.page.locator("link[rel=manifest]").get_attribute("href")
    assert linked == "/manifest.webmanifest"
