"""A browser and a server for all tests of the page, and people who come and go."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.codebreakers import Codebreaker
from tests.browser.families import CodebreakerFamily
from tests.browser.people import PATIENCE, PHONE, Person
from tests.server.running import running
from tests.server.twin_worlds import deal_always
from zaslonka.games import tajniacy
from zaslonka.games.tajniacy.keys import KEYS, starters
from zaslonka.games.zlam_ten_kod.rules import State

P = TypeVar("P", bound=Person)
Comes: TypeAlias = Callable[..., Codebreaker]

FIND_BROWSER = Path(__file__).parents[2] / "tools" / "browser"


# Not for the session: Playwright leaves an event loop running that other tests would trip over.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = subprocess.run([FIND_BROWSER], check=True, stdout=subprocess.PIPE, text=True)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.stdout.strip(),
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                # Letters as wide as on a phone, whatever the machine would make of them.
                "--font-render-hinting=none",
            ],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("house")) as address:
        yield address


@contextmanager
def guests(kind: type[P], browser: Browser, base: str) -> Iterator[Callable[..., P]]:
    """Calls people to the page; when they have left, nothing must have gone wrong with it."""
    came: list[P] = []

    def call(name: str, base: str = base, **more: Any) -> P:
        came.append(kind(browser, base, name, **more))
        return came[-1]

    yield call
    for person in came:
        person.context.close()
    assert {person.name: person.troubles for person in came if person.troubles} == {}


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Comes]:
    with guests(Codebreaker, browser, base) as call:
        yield call


@pytest.fixture
def family(browser: Browser, base: str) -> Iterator[CodebreakerFamily]:
    """Mama's phone, round which others sit."""
    with guests(CodebreakerFamily, browser, base) as call:
        yield call("Mama", size=PHONE)


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[[State], None]:
    """From now on every table is dealt this."""

    return partial(deal_always, monkeypatch)


@pytest.fixture
def red_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Tajniacy: blue robots could touch the assassin before anybody else does anything."""
    monkeypatch.setattr(tajniacy, "KEYS", [key for key in KEYS if starters(key) == "red"])
