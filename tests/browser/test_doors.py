"""From the start page to the first move of one's own: how many taps, and how long one waits."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import Person
from tests.server.running import running
from zaslonka import games

PHONE = {"width": 390, "height": 664}
LAPTOP = {"width": 1280, "height": 720}

ALONE = 2
WITH_A_FRIEND = 5
"""Taps of one person until it is their move; typing a name is not tapping, taking it is."""

WAITING = 60
"""Seconds until one is asked: robots that begin take their time, and so do busy machines."""


class Newcomer(Person):
    """Somebody who has never been here, and counts."""

    game = ""
    taps = 0

    def press(self, where: Locator) -> None:
        self.taps += 1
        super().press(where)

    def wait_for_my_move(self) -> float:
        began = time.monotonic()
        own = re.compile(re.escape(self.say("your-turn")))
        expect(self.sign).to_have_text(own, timeout=WAITING * 1000)
        return time.monotonic() - began


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose robots take as long as anywhere."""
    with running(Path(tmp_path_factory.mktemp("doors")), bot_pace=1200) as base:
        yield base


def newcomer(browser: Browser, house: str, game: str, name: str, size: dict[str, int]) -> Newcomer:
    person = Newcomer(browser, house, name, size=size)
    Newcomer.game = game  # all who come in one test play the same
    return person


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", games.names())
def test_alone_it_is_my_move_after_two_taps(
    browser: Browser, house: str, game: str, size: dict[str, int]
) -> None:
    ola = newcomer(browser, house, game, "Ola", size)
    ola.play_at_once()
    waited = ola.wait_for_my_move()
    print(f"{game}: {ola.taps} taps, {waited:.1f} s")
    assert ola.taps <= ALONE
    # Whoever comes back is known, and finds the last choice.
    ola.taps = 0
    ola.page.goto("/")
    ola.press(ola.button("start-play-bot", ola.poster))
    ola.press(ola.button("setup-deal", ola.dialog))
    ola.wait_for_my_move()
    assert ola.taps <= ALONE
    ola.context.close()
    assert ola.troubles == []


@pytest.mark.parametrize("game", games.names())
def test_with_a_friend_it_is_somebodys_move_after_five_taps(
    browser: Browser, house: str, game: str
) -> None:
    ola = newcomer(browser, house, game, "Ola", PHONE)
    jan = newcomer(browser, house, game, "Jan", LAPTOP)
    ola.page.goto("/")
    ola.press(ola.button("start-invite", ola.poster))
    ola.press(ola.button("setup-open", ola.dialog))
    ola.give_name()
    link = ola.page.get_by_test_id("table-link").input_value()
    jan.sit(link)
    expect(ola.page.get_by_test_id("seat-1")).to_contain_text("Jan")
    if games.get(game).seats[0] > 2:
        ola.press(ola.button("lobby-fill"))
        expect(ola.button("lobby-sit")).to_have_count(0)
        expect(ola.button("lobby-move-here")).to_have_count(0)
    ola.deal()
    turn = re.compile(re.escape(ola.say("your-turn")))
    began = time.monotonic()
    while not any(turn.search(one.sign.inner_text()) for one in (ola, jan)):
        assert time.monotonic() - began < WAITING
        ola.page.wait_for_timeout(100)
    print(f"{game}: {ola.taps} and {jan.taps} taps, {time.monotonic() - began:.1f} s")
    assert max(ola.taps, jan.taps) <= WITH_A_FRIEND
    for person in (ola, jan):
        person.context.close()
        assert person.troubles == []


def test_every_game_is_begun_without_scrolling_or_within_a_swipe(
    browser: Browser, house: str
) -> None:
    for size, most in ((LAPTOP, 1.0), (PHONE, 2.0)):
        ola = newcomer(browser, house, games.names()[0], "Ola", size)
        ola.page.goto("/")
        for game in games.names():
            Newcomer.game = game
            for door in ("start-play-bot", "start-invite", "start-device", "start-strangers"):
                box = ola.button(door, ola.poster).bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= most * size["height"], (game, door)
        ola.context.close()


def test_a_code_may_be_typed_as_it_was_heard(browser: Browser, house: str) -> None:
    ola = newcomer(browser, house, games.names()[0], "Ola", PHONE)
    code = ola.open_table(games.get(ola.game).seats[0]).rpartition("/")[2]
    ola.page.goto("/")
    ola.page.get_by_label(ola.say("start-code")).fill(f" {code[:4]} {code[4:]} ".lower())
    ola.press(ola.button("start-join"))
    expect(ola.heading("lobby-title")).to_be_visible()
    ola.context.close()
