"""Hints on the page: said to the one who asks, and counted in the result."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.codebreakers import Codebreaker
from tests.browser.conftest import Comes
from tests.browser.people import PHONE
from tests.browser.test_why_not import reads_why
from tests.browser.tour import LAID_OUT, friends
from zaslonka.games.zlam_ten_kod.rules import State


def said(person: Codebreaker) -> Locator:
    return person.page.get_by_test_id("hint-said")


@pytest.mark.rule("TAB-12", "TAB-33")
def test_a_hint_is_said_on_demand_and_the_result_counts_it(
    comes: Comes, dealt: Callable[[State], None]
) -> None:
    dealt(LAID_OUT[2].state)
    ola = comes("Ola", size=PHONE)
    link = ola.make_table(hints=True)
    expect(ola.page.locator("main")).to_contain_text(ola.say("lobby-hints"))
    (jan,) = friends(ola.base, link.rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.expect_turn()
    expect(said(ola)).to_be_empty()
    ola.press(ola.button("hint-ask"))
    advice = ola.say("hint-says", move=ola.say("hint-zlam-ten-kod-ask", card="?")).partition("?")[0]
    expect(said(ola)).to_contain_text(advice)
    before = said(ola).inner_text()
    ola.page.reload()
    expect(said(ola)).to_have_text(before)

    ola.ask("sum")
    expect(said(ola)).to_be_empty()
    reads_why(ola, ola.button("hint-ask"), "TAB-01")
    jan.take_until(lambda: jan.my_turn)
    jan.do("move", move={"type": "ask", "card": "odd"})
    ola.expect_turn()
    ola.page.keyboard.press("Alt+p")
    expect(said(ola)).to_contain_text(advice)
    assert not jan.hints
    jan.do("propose", what="end")
    ola.press(ola.button("vote-yes"))
    result = ola.page.get_by_test_id("result")
    expect(result).to_contain_text(ola.say("result-hints", asked="Ola ×2"))


@pytest.mark.rule("TAB-12", "TAB-33")
def test_without_hints_there_is_nothing_to_ask(
    comes: Comes, dealt: Callable[[State], None]
) -> None:
    dealt(LAID_OUT[2].state)
    ola = comes("Ola")
    friends(ola.base, ola.make_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.expect_turn()
    expect(ola.button("hint-ask")).to_have_count(0)
