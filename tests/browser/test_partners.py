"""Strangers who want to play now, each before a page of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import faults
from tests.browser.people import DESKTOP, PHONE, Person, guests
from tests.server.running import running
from tests.support.example import EXAMPLE
from tests.support.kits import kit
from zaslonka.table import gathering
from zaslonka.table.live import LiveTable


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """A house of one's own: whoever waits in another test is not met."""
    with running(tmp_path) as address:
        yield address


def seek(person: Person) -> None:
    """Through the door to strangers, with what is proposed there."""
    person.page.goto("/")
    person.press(person.poster.get_by_test_id("door-strangers"))
    expect(person.page.get_by_test_id("waiting")).to_be_visible()
    person.press(person.page.get_by_test_id("seek"))
    person.give_name()


@pytest.mark.rule("TAB-70", "TAB-71")
def test_two_strangers_meet_and_play(browser: Browser, base: str) -> None:
    with guests(kit(EXAMPLE).player, browser, base) as comes:
        ola, jan = comes("Ola", size=PHONE), comes("Jan", size=DESKTOP)
        seek(ola)
        waits = ola.page.get_by_test_id("gathering")
        expect(waits).to_contain_text(ola.say("gathering-here", here=1, of=2))
        assert faults(ola.page) == []
        seek(jan)
        for person in (ola, jan):
            expect(person.sign).to_be_visible()
        assert ola.page.url == jan.page.url


@pytest.mark.rule("TAB-72")
def test_robots_join_who_waits_alone(
    browser: Browser, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "robots_at", _at_once)
    with guests(kit(EXAMPLE).player, browser, base) as comes:
        ola = comes("Ola", size=PHONE)
        seek(ola)
        expect(ola.sign).to_be_visible()


def _at_once(table: LiveTable) -> int | None:
    return 0 if gathering.gathers(table) else None


@pytest.mark.rule("TAB-71")
def test_who_stops_looking_is_waited_for_by_nobody(browser: Browser, base: str) -> None:
    with guests(kit(EXAMPLE).player, browser, base) as comes:
        ola, jan = comes("Ola", size=PHONE), comes("Jan", size=PHONE)
        seek(ola)
        ola.press(ola.button("gathering-stop"))
        expect(ola.poster).to_be_visible()
        jan.page.goto("/")
        jan.press(jan.poster.get_by_test_id("door-strangers"))
        expect(jan.page.get_by_test_id("waiting")).to_have_text(
            jan.say("partners-waiting", people=0)
        )
