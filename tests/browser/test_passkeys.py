"""One's name beyond one browser: passkeys, by Chromium's own virtual authenticator, and codes."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import barriers
from tests.browser.people import PHONE, Person, guests
from tests.server.party import BOT, OPEN
from tests.server.protocol_client import Client, new_table
from tests.server.running import running
from tests.support.example import EXAMPLE
from tests.support.kits import kit

FORGET = "() => localStorage.clear()"


@pytest.fixture
def at_home(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """Calls people to a host's own machine, where browsers make passkeys without https."""
    with running(tmp_path) as base:
        there = base.replace("127.0.0.1", "localhost")
        with guests(kit(EXAMPLE).player, browser, there) as call:
            yield call


def give_authenticator(person: Person) -> None:
    """A fingerprint reader that always knows its owner."""
    device = person.context.new_cdp_session(person.page)
    device.send("WebAuthn.enable")
    has = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    device.send("WebAuthn.addVirtualAuthenticator", {"options": has})


def unfold_keys(person: Person) -> None:
    """What is under one's name on the first page."""
    person.page.goto("/")
    name = re.compile(re.escape(person.say("name-change")))
    person.press(person.page.get_by_role("button", name=name))
    person.press(person.dialog.get_by_text(person.say("name-keys"), exact=True))
    expect(person.page.get_by_test_id("my-keys")).to_be_visible()


@pytest.mark.rule("TAB-100", "TAB-101")
def test_who_has_lost_everything_comes_back_by_a_passkey(at_home: Callable[..., Person]) -> None:
    ola = at_home("Ola", size=PHONE)
    give_authenticator(ola)
    table = ola.open_table()
    unfold_keys(ola)
    ola.press(ola.page.get_by_test_id("add-passkey"))
    mine = ola.dialog.get_by_role("list", name=ola.say("passkeys"))
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).to_contain_text(ola.say("passkey-unused"))
    assert barriers(ola.page) == []
    ola.page.evaluate(FORGET)
    ola.page.goto("/")
    ola.press(ola.page.get_by_test_id("returning"))
    expect(ola.page.get_by_test_id("by-passkey")).to_be_visible()
    assert barriers(ola.page) == []
    ola.press(ola.page.get_by_test_id("by-passkey"))
    expect(ola.dialog).to_have_count(0)
    expect(ola.page.get_by_text(ola.say("sign-in-done", name="Ola"))).to_be_visible()
    ola.page.goto(table)
    expect(ola.button("lobby-stand")).to_be_visible()
    unfold_keys(ola)
    expect(mine).to_contain_text(ola.say("passkey-used", when=""))
    for door in ("passkey-remove", "passkey-remove-sure"):
        ola.press(mine.get_by_role("button", name=re.compile(f"^{ola.say(door)}")))
    expect(mine).to_have_count(0)


@pytest.mark.rule("TAB-100", "TAB-102")
def test_where_there_are_no_passkeys_it_is_said_and_codes_are_had(
    comes: Callable[..., Person],
) -> None:
    """As on plain http in a home network: there a browser has none."""
    ola = comes("Ola", size=PHONE)
    ola.page.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', { get: () => false })"
    )
    ola.open_table()
    unfold_keys(ola)
    expect(ola.page.get_by_test_id("no-passkeys")).to_have_text(ola.say("passkeys-need-https"))
    add = ola.page.get_by_test_id("add-passkey")
    expect(add).to_have_attribute("aria-disabled", "true")
    add.focus()
    ola.page.keyboard.press("Enter")
    expect(ola.notices.get_by_text(ola.say("passkeys-need-https"))).to_be_visible()
    ola.press(ola.page.get_by_test_id("draw-codes"))
    told = ola.page.get_by_test_id("codes").get_by_role("listitem")
    expect(told).to_have_count(10)
    code = told.first.inner_text()
    ola.page.evaluate(FORGET)
    ola.page.goto("/")
    ola.press(ola.page.get_by_test_id("returning"))
    ola.page.get_by_test_id("code").fill(code.lower())
    ola.press(ola.button("sign-in-code-use", ola.dialog))
    expect(ola.dialog).to_have_count(0)
    unfold_keys(ola)
    expect(ola.dialog).to_contain_text(ola.say("codes-left", count=9))


@pytest.mark.rule("TAB-103")
def test_after_a_game_it_is_mentioned_once(at_home: Callable[..., Person]) -> None:
    ola = at_home("Ola", size=PHONE)
    ola.open_table()
    token = ola.page.evaluate("() => JSON.parse(localStorage['zaslonka.person']).token")
    hint = ola.page.get_by_test_id("key-hint")
    for is_first in (True, False):
        table = new_table(ola.base, token, [OPEN, BOT], start=True)
        client = Client(ola.base, table, token)
        client.do("resign")
        client.close()
        ola.page.goto(f"/t/{table}")
        expect(ola.page.get_by_test_id("result")).to_be_visible()
        if is_first:
            expect(hint).to_be_visible()
            ola.press(ola.page.get_by_test_id("key-hint-dismiss"))
        # What is about to be said would be there once the server has nothing left to answer.
        ola.page.wait_for_load_state("networkidle")
        expect(hint).to_have_count(0)
