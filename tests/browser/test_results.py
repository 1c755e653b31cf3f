"""The page about me: found from the start, mine until I show it, and the tables of players."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.looks import barriers, overflows
from tests.browser.people import PHONE, Person
from tests.server.party import Party
from tests.server.protocol_client import new_token
from tests.server.test_results import beats, show
from tests.support.example import EXAMPLE
from zaslonka.store.standings import ENOUGH


def come_as(person: Person, token: str) -> None:
    """This browser has played here before."""
    me = json.dumps({"name": person.name, "token": token})
    person.context.add_init_script(f"localStorage.setItem('zaslonka.person', {json.dumps(me)})")
    person.page.goto("/")


@pytest.mark.rule("TAB-90", "TAB-94", "PRV-13")
def test_my_results_are_mine_until_i_show_them(comes: Callable[..., Person], party: Party) -> None:
    token, other = new_token(party.base, "Ola"), new_token(party.base, "Jan")
    beats(party, token, other, 2)
    ola, jan = comes("Ola", size=PHONE), comes("Jan", theme="dark")
    come_as(ola, token)
    ola.press(ola.page.get_by_test_id("results"))
    card = ola.page.get_by_test_id(f"results-{EXAMPLE}")
    expect(card.get_by_test_id("rating")).to_contain_text("±")
    expect(ola.page.get_by_test_id("wins")).to_have_text("2")
    row = ola.page.get_by_test_id("opponents").get_by_role("row", name="Jan")
    expect(row.get_by_role("cell")).to_have_text(["2", "2", "0"])
    expect(card.get_by_role("img")).to_be_visible()
    assert barriers(ola.page) == []
    assert overflows(ola.page) == []
    box = ola.page.get_by_label(ola.say("results-shown"))
    expect(box).not_to_be_checked()
    box.check()
    link = ola.page.get_by_test_id("page-link")
    expect(link).to_be_visible()
    address = link.get_attribute("href")
    assert address is not None
    jan.page.goto(address)
    expect(jan.page.get_by_test_id("wins")).to_have_text("2")
    expect(jan.page.get_by_role("heading", level=1)).to_have_text(jan.say("results-of", name="Ola"))
    expect(jan.page.get_by_test_id("opponents")).to_have_count(0)
    assert barriers(jan.page) == []
    box.uncheck()
    expect(link).to_have_count(0)
    jan.page.goto(address)
    expect(jan.page.get_by_text(jan.say("problem-unknown-page"))).to_be_visible()
    jan.forgive("404")


@pytest.mark.rule("TAB-95")
def test_a_table_of_players_is_reached_by_keyboard(
    comes: Callable[..., Person], party: Party
) -> None:
    token, other = new_token(party.base, "Wygrana"), new_token(party.base, "Ewa")
    beats(party, token, other, ENOUGH)
    show(party.base, token, ranked=True)
    ola = comes("Wygrana", size=PHONE, language="en")
    come_as(ola, token)
    ola.page.goto("/me")
    boards = ola.page.get_by_test_id("boards")
    boards.focus()
    ola.page.keyboard.press("Enter")
    game = ola.page.get_by_role("navigation").get_by_role("link", name=ola.say(EXAMPLE))
    game.focus()
    ola.page.keyboard.press("Enter")
    expect(game).to_have_attribute("aria-current", "page")
    row = ola.page.get_by_test_id("board").get_by_role("row", name="Wygrana")
    expect(row).to_contain_text(ola.say("results-you"))
    season = ola.page.get_by_test_id("season")
    season.select_option(index=1)
    expect(row).to_contain_text(str(ENOUGH))
    assert barriers(ola.page) == []
    assert overflows(ola.page) == []


@pytest.mark.rule("TAB-90")
def test_who_has_played_nothing_is_invited(comes: Callable[..., Person]) -> None:
    ola = comes("Ola", size=PHONE)
    ola.page.goto("/ja")
    expect(ola.page.get_by_text(ola.say("results-none-why"))).to_be_visible()
    assert barriers(ola.page) == []
