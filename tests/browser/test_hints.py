"""Hints on the page: said to the one who asks, outlined on the board, counted in the result."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.advised import ask, follow_the_hint, outlined, play_with_hints
from tests.browser.looks import barriers
from tests.browser.people import PHONE, friends, guests, reads_why
from tests.games.zlam_ten_kod.page import Codebreaker, Comes
from tests.games.zlam_ten_kod.tour import LAID_OUT
from tests.support.kits import having, kit
from zaslonka.kernel import AnyState


def said(person: Codebreaker) -> Locator:
    return person.page.get_by_test_id("hint-said")


@pytest.mark.rule("TAB-12", "TAB-33")
def test_a_hint_is_said_on_demand_and_the_result_counts_it(
    comes: Comes, dealt: Callable[[AnyState], None]
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
    advice = ola.say("hint-says", move=ola.say(f"hint-{ola.game}-ask", card="?")).partition("?")[0]
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
    expect(result).to_contain_text(ola.say("result-hints", asked=f"{ola.say('you')} ×2"))


@pytest.mark.rule("TAB-12", "TAB-33")
def test_without_hints_there_is_nothing_to_ask(
    comes: Comes, dealt: Callable[[AnyState], None]
) -> None:
    dealt(LAID_OUT[2].state)
    ola = comes("Ola")
    friends(ola.base, ola.open_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.expect_turn()
    expect(ola.button("hint-ask")).to_have_count(0)


# On the board


@pytest.mark.rule("TAB-33")
@pytest.mark.parametrize("game", [game for game in having("advised") if kit(game).advised])
def test_what_is_outlined_leads_to_the_advised_move(browser: Browser, base: str, game: str) -> None:
    advised = kit(game).advised
    assert advised is not None
    with guests(kit(game).player, browser, base) as comes:
        ola = comes("Ola", size=advised.size)
        play_with_hints(ola, advised.players)
        for _ in range(advised.decisions):
            follow_the_hint(ola)
            expect(outlined(ola)).to_have_count(0)


@pytest.mark.rule("TAB-33")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_those_who_listen_are_told_which_one_is_advised(comes: Comes, theme: str) -> None:
    ola = comes("Ola", theme=theme)
    play_with_hints(ola, 2)
    card = ask(ola)["card"]
    advised = ola.questions.get_by_role("button").and_(outlined(ola))
    expect(advised).to_have_count(1)
    expect(advised).to_have_attribute("data-testid", f"card-{card}")
    expect(advised).to_have_accessible_description(ola.say("hint-mark"))
    expect(advised).to_have_accessible_name(ola.card_title(card))
    assert barriers(ola.page) == []
