"""How it was: asked for on the result and at the end of the replay, and not shown before."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looks import barriers
from tests.games.zlam_ten_kod.page import Comes
from tests.server.party import BOT, OPEN
from tests.server.protocol_client import Client, new_table, new_token
from tests.server.test_stories import ended

SMALL = {"width": 360, "height": 740}


def finished(base: str) -> tuple[str, int]:
    """A table where a person and a robot asked some questions and then stopped; how many."""
    token = new_token(base, "Ola")
    client = Client(base, new_table(base, token, [OPEN, BOT], start=True), token)
    asked = ended(client, 4)
    client.close()
    return client.table_id, asked


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_result_tells_how_it_was_to_who_asks(comes: Comes, base: str, language: str) -> None:
    table, asked = finished(base)
    ola = comes("Ola", size=SMALL, language=language)
    page = ola.page
    page.goto(f"/t/{table}")
    ask = page.get_by_test_id("how-it-was")
    expect(ask).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_test_id("story")).to_have_count(0)
    ask.focus()
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", name=ola.say("story-title"), exact=True)
    expect(heading).to_be_focused()
    stopped = ola.say("story-table-stopped", count=asked)
    expect(page.get_by_test_id("tale")).to_contain_text(stopped)
    questions = page.get_by_test_id("questions").get_by_role("listitem")
    expect(questions).to_have_count(asked)
    for question in questions.all():
        expect(question).to_contain_text(re.compile(r"\d bit"))
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    assert barriers(page) == []
    ask.click()
    expect(page.get_by_test_id("story")).to_have_count(0)


@pytest.mark.rule("TAB-31")
def test_each_question_leads_to_its_step_of_the_replay(comes: Comes, base: str) -> None:
    table, _ = finished(base)
    page = comes("Ola").page
    page.goto(f"/t/{table}")
    page.get_by_test_id("how-it-was").click()
    link = page.get_by_test_id("questions").get_by_role("link").nth(2)
    expect(link).to_have_attribute("href", f"/replay/{table}?eyes=open&step=3")
    link.click()
    expect(page.get_by_test_id("replay-slider")).to_be_visible()
    assert page.url.endswith(f"/replay/{table}?eyes=open&step=3")


@pytest.mark.rule("TAB-31")
def test_the_replay_tells_it_only_at_its_last_step(comes: Comes, base: str) -> None:
    table, _ = finished(base)
    page = comes("Ola").page
    page.goto(f"/replay/{table}")
    expect(page.get_by_test_id("replay-slider")).to_be_visible()
    expect(page.get_by_test_id("how-it-was")).to_have_count(0)
    page.keyboard.press("End")
    page.get_by_test_id("how-it-was").click()
    expect(page.get_by_test_id("tale")).not_to_be_empty()
    _back(page)
    expect(page.get_by_test_id("story")).to_have_count(0)


@pytest.mark.rule("TAB-31")
def test_within_the_replay_a_question_leads_to_its_step_and_back_again(
    comes: Comes, base: str
) -> None:
    table, asked = finished(base)
    ola = comes("Ola")
    page = ola.page
    page.goto(f"/replay/{table}?eyes=open&step={asked}")
    at = page.get_by_test_id("replay-at")
    page.get_by_test_id("how-it-was").click()
    page.get_by_test_id("questions").get_by_role("link").nth(1).click()
    expect(at).to_have_text(ola.say("replay-step", at=2, last=asked))
    expect(page.get_by_test_id("story")).to_have_count(0)
    page.go_back()
    expect(at).to_have_text(ola.say("replay-step", at=asked, last=asked))


def _back(page: Page) -> None:
    page.locator("main").click(position={"x": 2, "y": 2})
    page.keyboard.press("Home")
