"""Manners of Tajniacy on the page: a robot that thinks aloud, and a clue that is disputed."""

import json
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import faults
from tests.browser.people import DESKTOP, Theme, friends, guests
from tests.games.tajniacy.kit import red_begins
from tests.games.tajniacy.page import Spy
from tests.server.party import BOT, OPEN
from tests.server.protocol_client import new_table, new_token

Comes: TypeAlias = Callable[..., Spy]

SMALL_PHONE = {"width": 390, "height": 664}

LOOKS: tuple[tuple[dict[str, int], Theme], ...] = ((DESKTOP, "dark"), (SMALL_PHONE, "light"))


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Comes]:
    with guests(Spy, browser, base) as call:
        yield call


def _come_as(person: Spy, token: str, table: str) -> None:
    me = json.dumps({"name": person.name, "token": token})
    person.context.add_init_script(f"localStorage.setItem('zaslonka.person', {json.dumps(me)})")
    person.page.goto(f"/t/{table}")


@pytest.mark.rule("TAB-60", "TAJ-92")
@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=["desktop", "phone"])
def test_a_robot_shows_its_odds_and_decides_when_asked(
    comes: Comes, base: str, monkeypatch: pytest.MonkeyPatch, size: dict[str, int], theme: Theme
) -> None:
    red_begins(monkeypatch)
    options = {"teams": ["red", "red", "red", "blue", "blue"], "spymasters": [1, 3]}
    token = new_token(base, "Ola")
    seats = [OPEN, BOT, BOT, BOT, BOT]
    table = new_table(base, token, seats, game=Spy.game, options=options, start=True)
    ola = comes("Ola", size=size, theme=theme)
    _come_as(ola, token, table)
    odds = ola.words.locator(".odds")
    expect(odds.first).to_contain_text("%")
    assert faults(ola.page) == []
    expect(ola.words).to_be_in_viewport(ratio=1)
    asks = ola.page.get_by_test_id("ask-robot").get_by_role("button")
    expect(asks).to_be_in_viewport(ratio=1)
    before = ola.ply()
    ola.press(asks)
    ola.wait_until(lambda: ola.ply() > before, "the robot did not decide")


@pytest.mark.rule("TAJ-75", "TAJ-76")
@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=["desktop", "phone"])
def test_a_disputed_clue_is_withdrawn_at_no_loss(
    comes: Comes, base: str, monkeypatch: pytest.MonkeyPatch, size: dict[str, int], theme: Theme
) -> None:
    red_begins(monkeypatch)
    token = new_token(base, "Ola")
    table = new_table(base, token, [OPEN] * 4, game=Spy.game)
    rival, *others = friends(base, table, range(1, 4))
    ola = comes("Ola", size=size, theme=theme)
    _come_as(ola, token, table)
    ola.deal()
    ola.give("GDAŃSK", 1)
    rival.take_until(lambda: rival.my_turn)
    rival.do("move", move={"type": "object", "clause": "TAJ-52"})
    withdraw = ola.button("tajniacy-withdraw", ola.panel)
    expect(withdraw).to_be_in_viewport(ratio=1)
    assert faults(ola.page) == []
    ola.press(withdraw)
    expect(ola.page.get_by_test_id("clue-word")).to_be_visible()
    expect(ola.words.locator("[data-kind]")).to_have_count(0)
    for friend in (rival, *others):
        friend.close()
