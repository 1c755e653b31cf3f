"""Room on the screen: what one decides, with what, and the button that does it are in sight."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.exhibits import EXHIBITS, NAMES, furnish
from tests.browser.people import Person, guests
from tests.server.running import running
from tests.support.kits import Exhibit

LAPTOP = {"width": 1280, "height": 720}
SMALL_PHONE = {"width": 390, "height": 664}
SIZES = {"laptop": LAPTOP, "phone": SMALL_PHONE}

KEYBOARD = 270
"""What a phone's keyboard takes of its height."""

OUT_OF_SIGHT = """(parts) => parts.flatMap((part) =>
    [...document.querySelectorAll(`[data-testid="${part}"]`)].flatMap((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const whole = Math.min(top, left) >= -1
            && bottom <= innerHeight + 1 && right <= innerWidth + 1;
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const uncovered = element.contains(middle) || middle?.contains(element);
        return whole && uncovered ? [] : [`${part}: ${Math.round(top)} to ${Math.round(bottom)}`];
    }))"""
"""Which of these parts are cut off by the edge of the screen, or lie under something."""

BROKEN = """() => [...document.querySelectorAll("main :is(button, h2, h3, p, li, strong, span)")]
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .flatMap((element) => {
        const text = element.firstChild;
        if (!(text instanceof Text)) return [];
        return [...text.data.matchAll(/[\\p{L}\\d]{2,}/gu)].flatMap((word) => {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            return lines.size > 1 ? [word[0]] : [];
        });
    })"""
"""The words that go on in another line."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server with all exhibits, and the token of whoever looks at them."""
    data = tmp_path_factory.mktemp("exhibits")
    with pytest.MonkeyPatch.context() as patch:
        tokens = furnish(data, patch)
    with running(data) as base:
        yield base, tokens[0]


def _looks(person: Person, token: str) -> None:
    me = json.dumps({"name": NAMES[0], "token": token})
    person.context.add_init_script(f"localStorage.setItem('zaslonka.person', {json.dumps(me)})")


def _faults(page: Page, exhibit: Exhibit, moment: str) -> list[Any]:
    page.goto(f"/t/{exhibit.table_id(moment)}", wait_until="networkidle")
    expect(page.locator("[data-board]").first).to_be_visible()
    found: list[Any] = page.evaluate(OUT_OF_SIGHT, list(exhibit.in_sight))
    return [f"{moment}: {fault}" for fault in (*found, *page.evaluate(BROKEN))]


@pytest.mark.rule("TAB-52")
@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda exhibit: exhibit.game)
@pytest.mark.parametrize("size", SIZES)
def test_the_decision_the_hand_and_its_button_are_in_sight(
    browser: Browser, house: tuple[str, str], exhibit: Exhibit, size: str
) -> None:
    base, token = house
    with guests(Person, browser, base) as comes:
        ola = comes(NAMES[0], size=SIZES[size])
        _looks(ola, token)
        faults = [fault for one in exhibit.moments for fault in _faults(ola.page, exhibit, one)]
    assert faults == []


def test_over_a_keyboard_a_spymaster_sees_every_word_and_what_is_typed(
    browser: Browser, house: tuple[str, str]
) -> None:
    base, token = house
    (exhibit,) = (one for one in EXHIBITS if "give-clue" in one.in_sight)
    with guests(Person, browser, base) as comes:
        ola = comes(NAMES[0], size=SMALL_PHONE)
        _looks(ola, token)
        ola.page.goto(f"/t/{exhibit.table_id('clue')}", wait_until="networkidle")
        dismiss = ola.page.get_by_test_id("since-dismiss")
        if dismiss.count():
            ola.press(dismiss)
        ola.page.get_by_test_id("clue-word").focus()
        over = SMALL_PHONE["height"] - KEYBOARD
        ola.page.set_viewport_size({"width": SMALL_PHONE["width"], "height": over})
        expect(ola.page.locator("html[data-keyboard]")).to_have_count(1)
        ola.page.evaluate("() => scrollTo(0, 0)")
        assert ola.page.evaluate(OUT_OF_SIGHT, ["words", "clue-word", "give-clue"]) == []


def test_no_message_lies_over_what_one_decides_and_it_goes_with_its_cause(
    browser: Browser, house: tuple[str, str]
) -> None:
    base, token = house
    (exhibit,) = (one for one in EXHIBITS if "prompt" in one.in_sight)
    with guests(Person, browser, base) as comes:
        for size in SIZES.values():
            ola = comes(NAMES[0], size=size)
            _looks(ola, token)
            ola.page.goto(f"/t/{exhibit.table_id('turn')}", wait_until="networkidle")
            # Nothing is chosen yet.
            ola.page.get_by_test_id("move").click(force=True)
            expect(ola.notices.get_by_role("link")).to_be_visible()
            assert ola.page.evaluate(OUT_OF_SIGHT, ["move", "my-cards", "prompt"]) == []
            ola.press(ola.page.locator("[data-card]").first)
            expect(ola.notices.get_by_role("link")).to_have_count(0)
