"""A day's task of Chytrogród: the town stays as the round left it, and cards are named."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import NEXT_PICTURE, PHONE, guests
from tests.browser.test_today import come_to
from tests.games.chytrogrod.page import Schemer
from zaslonka.games.chytrogrod import challenge
from zaslonka.games.chytrogrod.content import BUYOUT

MOST_DECISIONS = 20
"""A round asks for fewer."""

ALL_CARDS = challenge.SEATS * challenge.CARDS_EACH
RIVALS_SACKS = (challenge.SEATS - 1) * sum(card in BUYOUT for card in challenge.RIVALS_CARDS)
"""They are laid on every day, whatever the solver lays."""

FIGURE_IN_ITS_SACK = """(card) => {
    const [figure, sack] = [".value", ".sign"].map((part) => card.querySelector(part));
    const [inner, outer] = [figure, sack].map((part) => part.getBoundingClientRect());
    // A figure is drawn without what a line leaves below it.
    return inner.top >= outer.top && inner.bottom - inner.height / 5 <= outer.bottom;
}"""

FIGURE_UNCOVERED = """(card) => {
    const { left, top, width, height } = card.querySelector(".value").getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""What lies over a card leaves its figure to be read."""


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Callable[..., Schemer]]:
    with guests(Schemer, browser, base) as call:
        yield call


def play_it_out(ola: Schemer) -> None:
    result = ola.page.get_by_test_id("result")
    for taste in range(MOST_DECISIONS):
        # What was decided is told before it is drawn.
        ola.page.evaluate(NEXT_PICTURE)
        expect(result.or_(ola.prompt)).to_be_visible()
        if result.is_visible():
            return
        ola.answer(taste)
    raise AssertionError("it does not end")


def turned_up(ola: Schemer) -> Locator:
    return ola.page.get_by_test_id("pile").locator(".card.up")


@pytest.mark.slow
@pytest.mark.rule("TAB-64", "TAB-66", "TAB-69")
def test_the_round_stays_on_the_table_when_it_is_over(comes: Callable[..., Schemer]) -> None:
    ola = comes("Ola", size=PHONE)
    ola.page.goto(ola.base)
    come_to(ola, "chytrogrod")
    number = int(re.findall(r"\d+", ola.hall.inner_text())[0])
    play_it_out(ola)
    expect(ola.page.get_by_test_id("result")).to_be_visible()
    ola.expect_round(number)
    # Nor is who listens told of a round that is not the task's.
    expect(ola.page.get_by_test_id("announcer")).to_contain_text(ola.say("game-over"))
    expect(ola.page.get_by_test_id("announcer")).not_to_contain_text(
        ola.say("chytrogrod-round", round=number + 1)
    )
    expect(turned_up(ola)).to_have_count(ALL_CARDS)
    # Who comes back sees the same.
    ola.page.reload()
    ola.expect_round(number)
    expect(turned_up(ola)).to_have_count(ALL_CARDS)

    ola.press(ola.page.get_by_test_id("best-line"))
    expect(ola.page.get_by_test_id("caption")).to_be_visible()
    ola.page.keyboard.press("ArrowRight")
    own = ola.say("chytrogrod-why-laid", card="").split()[0]
    expect(ola.page.get_by_test_id("caption")).to_contain_text(own)
    ola.page.keyboard.press("End")
    # The round was the same before: that the end is reached is seen of the cards.
    expect(turned_up(ola)).to_have_count(ALL_CARDS)
    ola.expect_round(number)
    expect(ola.page.get_by_test_id("caption")).not_to_contain_text(
        ola.say("chytrogrod-round", round=number + 1)
    )
    sacks = ola.page.locator(".pile .up:has(.value:not([data-drawn='']))")
    assert sacks.count() >= RIVALS_SACKS
    assert all(card.evaluate(FIGURE_IN_ITS_SACK) for card in sacks.all())
    for sack in sacks.all():
        # Below the bar that leads through the line, which would cover it.
        sack.evaluate("card => card.scrollIntoView({ block: 'center' })")
        assert sack.evaluate(FIGURE_UNCOVERED)
