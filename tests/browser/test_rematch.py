"""Playing again with the same people."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.people import Person, guests
from tests.server.party import OPEN
from tests.server.protocol_client import Client, new_table, new_token, nonce
from tests.support.example import EXAMPLE


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Callable[..., Person]]:
    with guests(Person, browser, base) as call:
        yield call


@pytest.mark.rule("TAB-18", "TAB-47")
def test_two_who_want_a_rematch_at_the_same_moment_play_at_the_same_table(
    comes: Callable[..., Person], base: str
) -> None:
    tokens = [new_token(base, name) for name in ("Ola", "Jan")]
    table = new_table(base, tokens[0], [OPEN, OPEN], game=EXAMPLE)
    ola, jan = (Client(base, table, token) for token in tokens)
    jan.do("sit", seat=1, nonce=nonce())
    ola.do("start")
    ola.do("propose", what="end")
    jan.take_until(lambda: jan.table["proposal"] is not None)
    jan.do("vote", yes=True)
    person = comes("Jan")
    page = person.page
    me = json.dumps({"name": "Jan", "token": tokens[1]})
    page.add_init_script(f"localStorage.setItem('zaslonka.person', {json.dumps(me)})")
    held: list[Route] = []
    page.route("**/api/seeds", lambda route: held.append(route))

    # Both are promised a seed, as neither knows of the other; Ola is the quicker one.
    page.goto(f"/t/{table}")
    page.get_by_test_id("rematch").click()
    person.wait_until(lambda: bool(held), "no seed was asked for")
    ola.do("rematch", nonce=nonce())
    ola.take_until(lambda: ola.table["rematch"] is not None)
    held[0].continue_()
    page.wait_for_url(f"**/t/{ola.table['rematch']}")
    expect(person.sign).to_be_visible()
    for client in (ola, jan):
        client.close()
