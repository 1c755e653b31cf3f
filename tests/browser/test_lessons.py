"""First games in the browser: each to its end on a phone, off the path, and left half-way."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.learners import Card
from tests.browser.looks import barriers, faults, overflows
from tests.browser.people import DESKTOP, PHONE, Theme, guests
from tests.games.zlam_ten_kod.page import Codebreaker, Comes
from tests.server.protocol_client import new_table
from tests.support.kits import having, kit
from zaslonka import games
from zaslonka.kernel.lesson import Idea, Theirs
from zaslonka.kernel.levels import Language


@contextmanager
def learning(browser: Browser, base: str, game: str, **more: Any) -> Iterator[tuple[Any, Card]]:
    with guests(kit(game).player, browser, base) as call:
        ola = call("Ola", **more)
        card = Card(ola)
        card.begin()
        yield ola, card


@pytest.mark.rule("TAB-32")
@pytest.mark.parametrize("game", having("learn"))
def test_a_lesson_is_played_to_its_end_on_a_phone(browser: Browser, base: str, game: str) -> None:
    with learning(browser, base, game, size=PHONE) as (ola, card):
        for lesson in games.get(game).lesson:
            for step in lesson.steps:
                if isinstance(step, Theirs):
                    continue
                card.expect_idea(step.name)
                if step.look is not None:
                    card.expect_to_point_at(step.look)
                if isinstance(step, Idea):
                    card.press("next")
                else:
                    kit(game).learn(ola, step.move)
        expect(card.whole).to_have_count(0)
        expect(card.pointed).to_have_count(0)
        expect(ola.sign).to_be_visible()


@pytest.mark.rule("TAB-32")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_among_ones_tables_a_lesson_is_told_from_a_common_game(
    comes: Comes, language: Language
) -> None:
    ola = comes("Ola", size=PHONE, language=language)
    Card(ola).begin()
    learnt = ola.page.url.rpartition("/")[2]
    ola.page.goto("/")
    token = ola.page.evaluate("JSON.parse(localStorage['zaslonka.person']).token")
    common = new_table(ola.base, token, [{"type": "open"}] * 2)
    ola.page.reload()
    mark = ola.page.get_by_text(ola.say("lesson"), exact=True)
    tables = ola.page.get_by_role("region", name=ola.say("start-my-tables"))
    expect(tables.locator(f'a[href="/t/{learnt}"]').filter(has=mark)).to_be_visible()
    expect(tables.locator(f'a[href="/t/{common}"]')).to_be_visible()
    expect(tables.locator(f'a[href="/t/{common}"]').filter(has=mark)).to_have_count(0)
    assert faults(ola.page) == []


@pytest.mark.rule("TAB-32")
def test_a_stray_move_is_taken_back_and_the_lesson_goes_on(comes: Comes) -> None:
    ola = comes("Ola", size=PHONE)
    card = _asking(ola)
    ola.ask("paired")
    expect(card.whole).to_contain_text(ola.say("lesson-astray"))
    expect(ola.page.get_by_test_id("lesson-alone")).to_be_visible()
    card.press("take-back")
    card.expect_idea("ask")
    ola.ask("where_5")
    card.expect_idea("answer")


@pytest.mark.rule("TAB-32")
def test_after_a_stray_move_one_may_go_on_alone(comes: Comes) -> None:
    ola = comes("Ola")
    card = _asking(ola)
    ola.ask("paired")
    card.press("alone")
    expect(card.whole).to_have_count(0)
    # The robot, who has waited for the decision, moves; then it is one's own turn again.
    expect(ola.answers_of(ola.mine)).to_have_count(1)
    ola.expect_turn()


@pytest.mark.rule("TAB-32")
def test_it_can_be_left_at_once_and_begun_again(comes: Comes) -> None:
    ola = comes("Ola")
    card = Card(ola)
    card.begin()
    card.press("leave")
    expect(card.whole).to_have_count(0)
    expect(card.pointed).to_have_count(0)
    ola.expect_turn()
    card.begin()
    card.expect_idea("goal")


@pytest.mark.rule("TAB-32")
def test_a_finished_lesson_has_neither_seal_nor_rematch(comes: Comes) -> None:
    ola = comes("Ola")
    _asking(ola)
    Card(ola).press("leave")
    ola.press(ola.button("menu"))
    ola.press(ola.dialog.get_by_text(ola.say("menu-end")))
    result = ola.page.get_by_test_id("result")
    expect(result).to_contain_text(ola.say("lesson-result"))
    expect(result.get_by_test_id("seal")).to_have_count(0)
    expect(result.get_by_test_id("rematch")).to_have_count(0)
    expect(ola.button("lesson-again", result)).to_be_visible()


def test_a_guest_is_asked_for_a_name_when_one_is_needed(comes: Comes) -> None:
    ola = comes("Ola")
    Card(ola).begin()
    # Alone it is not, and whoever plays so goes on as a guest.
    ola.play_at_once()
    expect(ola.sign).to_be_visible()
    assert ola.open_table(2).rpartition("/")[2]
    expect(ola.page.get_by_test_id("seat-0")).to_contain_text(ola.name)


@pytest.mark.rule("TAB-15")
def test_a_game_of_ones_own_that_still_runs_is_deleted_when_one_is_sure(comes: Comes) -> None:
    ola = comes("Ola")
    Card(ola).begin()
    table = ola.page.url.rpartition("/")[2]
    ola.page.goto("/")
    delete = ola.button("start-delete", id=table)
    ola.press(delete)
    assert barriers(ola.page) + overflows(ola.page) == []
    ola.leave_dialog()
    expect(delete).to_be_visible()
    ola.press(delete)
    ola.press(ola.button("start-delete-sure", ola.dialog))
    expect(ola.dialog).to_have_count(0)
    expect(delete).to_have_count(0)


def test_the_lesson_is_read_and_answered_by_keyboard(comes: Comes) -> None:
    ola = comes("Ola", language="en")
    card = Card(ola)
    card.begin()
    region = ola.page.get_by_role("region", name=ola.say("lesson"))
    region.get_by_role("button", name=ola.say("lesson-next"), exact=True).focus()
    ola.page.keyboard.press("Enter")
    card.expect_idea("mine")
    focused = "(card) => card.contains(document.activeElement)"
    assert region.evaluate(focused)
    ola.page.keyboard.press("Tab")
    ola.page.keyboard.press("Tab")
    ola.page.keyboard.press("Enter")
    card.expect_idea("ask")
    assert region.evaluate(focused)
    expect(region.locator("[aria-live=polite]")).to_contain_text(
        ola.say("lesson-progress", step=3, steps=11)
    )


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"]
)
def test_the_card_is_no_barrier_to_anybody(
    comes: Comes, size: dict[str, int], theme: Theme
) -> None:
    ola = comes("Ola", size=size, theme=theme)
    card = _asking(ola)
    assert barriers(ola.page) == []
    ola.ask("paired")
    expect(card.whole).to_contain_text(ola.say("lesson-astray"))
    assert barriers(ola.page) == []


def _asking(ola: Codebreaker) -> Card:
    """At the first move that the lesson of Złam ten Kod asks for."""
    card = Card(ola)
    card.begin()
    for idea in ("goal", "mine"):
        card.expect_idea(idea)
        card.press("next")
    card.expect_idea("ask")
    return card
