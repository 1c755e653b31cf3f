"""Whatever cannot be done now can be tried, and says why with its clause: in each game, and before.

What cannot be used is told apart by `aria-disabled`; a person tries it by key or by hand.
"""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, friends, guests, reads_why
from tests.games.zlam_ten_kod.page import Codebreaker
from tests.support.kits import Called, having, kit


@pytest.fixture
def called(browser: Browser, base: str) -> Iterator[Called]:
    """Calls a person of some kind to the page."""
    with ExitStack() as stay:
        yield lambda kind, name, **more: stay.enter_context(guests(kind, browser, base))(
            name, **more
        )


@pytest.mark.rule("TAB-14", "TAB-19", "TAB-25", "TAB-34")
def test_the_lobby_the_talk_and_the_menu_say_why_not(called: Called) -> None:
    ola: Codebreaker = called(Codebreaker, "Ola", size=PHONE)
    link = ola.open_table()
    reads_why(ola, ola.button("lobby-start"), "TAB-14")
    friends(ola.base, link.rpartition("/")[2], range(1, 2))
    ola.deal()
    expect(ola.mine).to_be_visible()
    ola.press(ola.button("talk-say", ola.pane("tab-talk")))
    expect(ola.notices.get_by_role("link", name="TAB-19")).to_be_visible()
    ola.back_to_the_table()
    ola.press(ola.button("menu"))
    remove = ola.dialog.get_by_role("button", name=ola.say("menu-remove", name="Gość 1"))
    reads_why(ola, remove, "TAB-25")


@pytest.mark.rule("TAB-01", "TAB-34")
@pytest.mark.parametrize("game", having("why_not"))
def test_every_game_says_why_not(
    called: Called, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    kit(game).why_not(called, monkeypatch)
