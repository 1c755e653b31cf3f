"""Contests in front of a page: a round of a tournament, and the same deal for two friends."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.looks import faults
from tests.browser.people import PHONE, Person
from tests.games.zlam_ten_kod.page import Comes
from tests.server.contests import enter, sit_down
from tests.server.protocol_client import new_token


def contest_of(person: Person) -> str:
    """The contest that somebody has just made, and entered."""
    expect(person.page.get_by_test_id("entrants")).to_contain_text(person.name)
    return person.page.url.rpartition("/")[2]


def give_in(base: str, contest: str, token: str) -> None:
    """Somebody without a page comes to their table, and resigns."""
    there = sit_down(base, contest, token)
    assert there is not None
    there.take_until(lambda: bool(there.table["phase"] == "playing"))
    there.do("resign")
    there.close()


@pytest.mark.rule("TAB-130", "TAB-133", "TAB-137")
def test_a_round_is_joined_played_and_counted(comes: Comes, base: str) -> None:
    ola = comes("Ola", size=PHONE)
    page = ola.page
    page.goto("/")
    ola.press(page.get_by_test_id("contests"))
    game = page.get_by_role("group", name=ola.say("contest-game"))
    ola.press(game.get_by_role("radio", name=ola.say(ola.game), exact=True))
    assert faults(page) == []
    ola.press(page.get_by_test_id("make-contest"))
    ola.give_name()
    contest = contest_of(ola)
    others = [new_token(base, name) for name in ("Jan", "Ewa", "Iga")]
    for token in others:
        enter(base, contest, token)
    page.reload()
    expect(page.get_by_test_id("entrants").get_by_role("listitem")).to_have_count(4)
    ola.press(page.get_by_test_id("begin"))
    # Of four equals the first meets the third.
    ola.press(page.get_by_test_id("my-table"))
    expect(page.get_by_test_id("contest-strip")).to_be_visible()
    give_in(base, contest, others[1])
    expect(ola.outcome).to_have_text(ola.say("result-you"))
    jan = sit_down(base, contest, others[0])
    assert jan is not None
    give_in(base, contest, others[2])
    jan.close()
    ola.press(page.get_by_test_id("to-contest"))
    standings = page.get_by_test_id("standings")
    mine = standings.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Ola"))
    expect(mine).to_contain_text("2")
    expect(page.get_by_role("heading", name=re.compile(r"2"))).to_be_visible()
    assert faults(page) == []


@pytest.mark.rule("TAB-131", "TAB-132")
def test_two_friends_compare_the_same_deal(comes: Comes, base: str) -> None:
    ola = comes("Ola", size=PHONE)
    page = ola.page
    page.goto("/")
    ola.press(ola.poster.get_by_test_id("play-now"))
    ola.press(page.get_by_test_id("same-deal"))
    ola.give_name()
    contest = contest_of(ola)
    jan = new_token(base, "Jan")
    enter(base, contest, jan)
    expect(page.get_by_test_id("entrants")).to_contain_text("Jan")
    ola.press(page.get_by_test_id("begin"))
    ola.press(page.get_by_test_id("my-table"))
    expect(ola.sign).to_be_visible()
    ola.press(ola.button("menu"))
    ola.press(page.get_by_text(ola.say("menu-resign")))
    ola.press(ola.button("menu-resign-sure"))
    result = page.get_by_test_id("result")
    expect(result).to_be_visible()
    expect(page.get_by_test_id("seal")).to_have_count(0)
    expect(page.get_by_text(ola.say("contest-held"))).to_be_visible()
    give_in(base, contest, jan)
    # It opens before her eyes, and her own number was in the deal.
    expect(page.get_by_test_id("seal")).to_have_attribute("data-seal", "whole")
    ola.press(page.get_by_test_id("to-contest"))
    compared = page.get_by_test_id("compared").get_by_role("listitem")
    expect(compared).to_have_count(2)
    expect(compared.first).to_contain_text(ola.say("contest-match-points", points=1, most=2))
    assert faults(page) == []
