"""Friends at the page: from the result of a game to the next one."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looks import faults
from tests.browser.people import PHONE, Person
from tests.server.party import OPEN
from tests.server.protocol_client import Client, call, new_table, nonce

TOKEN = "() => JSON.parse(localStorage['zaslonka.person']).token"


def token_of(person: Person) -> str:
    return str(person.page.evaluate(TOKEN))


def have_played(ola: Person, jan: Person) -> str:
    """Both at a table whose game is over, without the way there."""
    for person in (ola, jan):
        person.open_table()
    tokens = [token_of(ola), token_of(jan)]
    table = new_table(ola.base, tokens[0], [OPEN, OPEN])
    host, guest = (Client(ola.base, table, token) for token in tokens)
    guest.do("sit", seat=1, nonce=nonce())
    host.do("start")
    guest.do("resign")
    for client in (host, guest):
        client.close()
    return table


def named(inside: Locator, person: Person, sentence: str) -> Locator:
    """A button that says this first, and then whom it is about."""
    return inside.get_by_role("button", name=re.compile(f"^{re.escape(person.say(sentence))}"))


@pytest.mark.rule("TAB-104", "TAB-107", "TAB-108")
def test_two_who_have_played_become_friends_and_play_again(comes: Callable[..., Person]) -> None:
    ola, jan = comes("Ola", size=PHONE), comes("Jan")
    table = have_played(ola, jan)
    ola.page.goto(f"/t/{table}")
    beside = ola.page.get_by_test_id("add-friends")
    ola.press(named(beside, ola, "friends-add"))
    expect(beside).to_contain_text(ola.say("friends-is-asked"))
    assert faults(ola.page) == []
    jan.page.goto("/znajomi")
    asks = jan.page.get_by_role("region", name=jan.say("friends-asks"))
    expect(asks).to_contain_text("Ola")
    assert faults(jan.page) == []
    jan.press(named(asks, jan, "friends-agree"))
    mine = jan.page.get_by_test_id("friends")
    expect(mine).to_contain_text("Ola")
    expect(asks).to_have_count(0)
    seen = jan.page.get_by_test_id("seen")
    expect(seen).not_to_be_checked()
    with jan.page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        seen.click()
    expect(seen).to_be_checked()
    assert faults(jan.page) == []
    jan.press(mine.get_by_test_id("play-again"))
    expect(jan.heading("lobby-title")).to_be_visible()
    ola.page.goto("/")
    invited = ola.page.get_by_test_id("invitations")
    expect(invited).to_contain_text("Jan")
    assert faults(ola.page) == []
    ola.press(invited.get_by_role("link"))
    ola.press(ola.button("lobby-sit").first)
    expect(ola.button("lobby-stand")).to_be_visible()


@pytest.mark.rule("TAB-106")
def test_who_is_blocked_is_known_to_who_blocks_them_alone(comes: Callable[..., Person]) -> None:
    ola, jan = comes("Ola"), comes("Jan", size=PHONE)
    have_played(ola, jan)
    ola.page.goto("/friends")
    met = ola.page.get_by_test_id("met")
    # The first touch asks, the second does it; by keys as well.
    named(met, ola, "friends-block").focus()
    ola.page.keyboard.press("Enter")
    expect(named(met, ola, "friends-block-sure")).to_be_focused()
    ola.page.keyboard.press("Enter")
    blocked = ola.page.get_by_test_id("blocked")
    expect(blocked).to_be_visible()
    expect(met).to_have_count(0)
    link = new_table(ola.base, token_of(ola), [OPEN, OPEN])
    Client(ola.base, link, token_of(jan)).do("sit", seat=1, nonce=nonce())
    for person, told in ((ola, 1), (jan, 0)):
        person.page.goto(f"/t/{link}")
        # The answer about those at the table has come before it is looked for.
        with person.page.expect_response(re.compile("/company$")):
            person.page.reload()
        expect(person.page.get_by_test_id("blocked-here")).to_have_count(told)
    ola.page.goto("/friends")
    ola.press(blocked.locator("summary"))
    ola.press(named(blocked, ola, "friends-unblock"))
    expect(met).to_be_visible()
    assert call(ola.base, "GET", "/api/friends", None, token_of(jan))["blocked"] == []


@pytest.mark.rule("TAB-104")
def test_who_knows_nobody_yet_is_told_how_that_comes(comes: Callable[..., Person]) -> None:
    ola = comes("Ola", size=PHONE)
    ola.page.goto("/znajomi")
    expect(ola.page.get_by_test_id("nobody")).to_be_visible()
    assert faults(ola.page) == []
