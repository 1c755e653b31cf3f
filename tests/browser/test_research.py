"""Under one's name: whether one's finished games may serve research."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.games.zlam_ten_kod.page import Codebreaker, Comes


def switch(person: Codebreaker) -> Locator:
    """Come to the first page and open what is under one's name."""
    person.page.goto("/")
    name = re.compile(re.escape(person.say("name-change")))
    person.press(person.page.get_by_role("button", name=name))
    return person.page.get_by_label(person.say("name-research"))


@pytest.mark.rule("PRV-12")
def test_the_switch_is_off_and_what_is_chosen_is_kept_and_taken_back(comes: Comes) -> None:
    ola = comes("Ola")
    ola.open_table()
    expect(switch(ola)).not_to_be_checked()
    expect(ola.page.get_by_text(ola.say("name-research-why"))).to_be_visible()
    for wanted in (True, False):
        box = switch(ola)
        expect(box).to_be_enabled()
        with ola.page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
            box.set_checked(wanted)
        expect(switch(ola)).to_be_checked(checked=wanted)


@pytest.mark.rule("PRV-12")
def test_what_the_server_has_not_heard_is_not_shown_as_chosen(comes: Comes) -> None:
    ola = comes("Ola")
    ola.open_table()
    box = switch(ola)
    expect(box).to_be_enabled()
    ola.page.route("**/api/people/me/research", lambda route: route.abort())
    box.click()
    expect(box).not_to_be_checked()
    ola.forgive("ERR_FAILED", "research")
