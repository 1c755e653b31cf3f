"""A day's task of Tajniacy on a phone: all words can be seen and touched above what one decides."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person
from tests.browser.test_today import come_to

SMALL = {"width": 360, "height": 740}
LEAST_HEIGHT = 32
"""Pixels that a finger finds."""

IN_REACH = """(words) => words.filter((word) => {
    const { left, top, width, height } = word.getBoundingClientRect();
    const reached = (x, y) => word.contains(document.elementFromPoint(x, y));
    return reached(left + width / 2, top + 5) && reached(left + width / 2, top + height - 5);
}).length"""
"""How many can be touched near both their edges as the page stands."""


@pytest.mark.rule("TAB-63")
@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_every_word_is_in_reach_without_scrolling(
    comes: Callable[..., Person], size: dict[str, int]
) -> None:
    ola = comes("Ola", size=size)
    ola.page.goto(ola.base)
    come_to(ola, "tajniacy")
    words = ola.page.get_by_test_id("words").get_by_role("button")
    expect(words).to_have_count(25)
    expect(ola.page.get_by_test_id("task")).to_have_attribute("aria-expanded", "true")
    assert words.evaluate_all(IN_REACH) == 25
    lowest = words.evaluate_all("all => Math.min(...all.map(({ clientHeight: h }) => h))")
    assert lowest >= LEAST_HEIGHT
    # And when one has picked a word, of which the panel says more.
    ola.press(ola.page.locator("[data-testid=words] button:not([data-kind])").first)
    expect(words.and_(ola.page.locator("[aria-pressed=true]"))).to_have_count(1)
    assert words.evaluate_all(IN_REACH) == 25
