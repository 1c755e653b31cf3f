"""Every screen of every game looks as it did; `make pictures` keeps the new looks."""

import json
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing
from datetime import datetime
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import Chromium
from tests.browser.exhibits import EXHIBITS, NAMES, PUBLIC_URL, furnish, nonce
from tests.browser.people import Person, guests
from tests.browser.pictures import (
    OTHER_FONTS,
    SIZES,
    TIGHT,
    TOLERATED,
    Darkroom,
    font_sample,
    kept_names,
    not_compared,
    photographed,
)
from tests.server.in_process import set_clocks
from tests.server.protocol_client import Client
from tests.server.running import running
from tests.support.example import EXAMPLE
from tests.support.kits import Exhibit

NOON = "2026-11-15T12:00:00"
NOON_MS = int(datetime.fromisoformat(f"{NOON}+00:00").timestamp()) * 1000

PUBLIC_SCREENS = {
    "start": "/",
    "table-rules": "/rules/table",
    "gallery": "/gallery",
    "lost": "/nowhere/at/all",
    **{screen: path for one in EXHIBITS for screen, path in one.addresses().items()},
}
"""What anybody may see, by address."""


class Store(NamedTuple):
    """A server with all exhibits, and the token of whoever looks at them."""

    base: str
    token: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    data = tmp_path_factory.mktemp("exhibits")
    with pytest.MonkeyPatch.context() as patch:
        tokens = furnish(data, patch, NOON_MS)
    with ExitStack() as present:
        # When a table was last used is on the page.
        set_clocks(
            present.enter_context(pytest.MonkeyPatch.context()), lambda: NOON_MS, ["clock_ms"]
        )
        base = present.enter_context(running(data, public_url=PUBLIC_URL))
        for exhibit in EXHIBITS:
            for moment in ("lobby", *exhibit.moments, "over"):
                for token in tokens[1 : exhibit.match.seats]:
                    table = exhibit.table_id(moment)
                    present.enter_context(closing(Client(base, table, token)))
        yield Store(base, tokens[0])


@pytest.fixture(scope="module")
def darkroom(chromium: Chromium, house: Store, renewing: bool) -> Iterator[Darkroom]:
    """Where pictures are compared, if this machine draws fonts as the one that took them."""
    browser = chromium.open()
    with closing(Darkroom(browser)) as darkroom, guests(Person, browser, house.base) as comes:
        page = comes(NAMES[0]).page
        page.goto("/nowhere/at/all", wait_until="networkidle")
        sample = {"fonts/lines": font_sample(page)}
        if renewing:
            darkroom.renew("fonts", sample)
        elif any(darkroom.fault(name, png) for name, png in sample.items()):
            pytest.skip(OTHER_FONTS)
        yield darkroom


def _remember(person: Person, token: str) -> None:
    """The browser has been here before: it knows who it is, and its part in every deal."""
    kept: dict[str, Any] = {"person": {"name": NAMES[0], "token": token}}
    for exhibit in EXHIBITS:
        for moment, (_, seat) in {**exhibit.moments, "over": (0, 0)}.items():
            kept[f"nonce.{exhibit.table_id(moment)}"] = nonce(seat)
    _keep(person, kept)


def _keep(person: Person, kept: Mapping[str, Any]) -> None:
    entries = {f"zaslonka.{key}": json.dumps(value) for key, value in kept.items()}
    person.context.add_init_script(f"Object.assign(localStorage, {json.dumps(entries)})")


def _screens(person: Person, exhibit: Exhibit) -> Iterator[str]:
    """Each screen of a game by name, while the person is there."""
    person.page.goto("/")
    person.press(person.button("start-invite", person.poster))
    expect(person.dialog).to_be_visible()
    yield "set-up"
    for moment in ("lobby", *exhibit.moments, "over"):
        _go(person, f"/t/{exhibit.table_id(moment)}")
        yield moment
    _go(person, f"/replay/{exhibit.table_id('over')}")
    slider = person.page.get_by_test_id("replay-slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    yield "replay"


def _go(person: Person, path: str) -> None:
    person.page.goto(path, wait_until="networkidle")
    expect(person.page.get_by_role("main")).to_be_visible()


def _public_screens(person: Person, token: str) -> Iterator[str]:
    for screen, path in PUBLIC_SCREENS.items():
        _go(person, path)
        yield screen
    _remember(person, token)
    _go(person, "/")
    yield "my-tables"


@pytest.mark.timeout(900)
@pytest.mark.parametrize("folder", ["public", *(exhibit.game for exhibit in EXHIBITS)])
def test_every_screen_looks_as_it_did(
    folder: str, browser: Browser, house: Store, darkroom: Darkroom, renewing: bool
) -> None:
    class Visitor(Person):
        game = folder

    with guests(Visitor, browser, house.base) as comes:
        ola = comes(NAMES[0])
        ola.page.clock.set_fixed_time(NOON)
        # Where the server itself is differs from run to run.
        _keep(ola, {"base": PUBLIC_URL})
        if folder == "public":
            screens, played = _public_screens(ola, house.token), set[str]()
        else:
            _remember(ola, house.token)
            (exhibit,) = (exhibit for exhibit in EXHIBITS if exhibit.game == folder)
            screens, played = _screens(ola, exhibit), set(exhibit.moments)
        taken = {
            f"{folder}/{screen}-{size}": png
            for screen in screens
            for size, png in photographed(ola.page, TIGHT if screen in played else SIZES)
        }
    if renewing:
        darkroom.renew(folder, taken)
        return
    faults = {name: darkroom.fault(name, png) for name, png in taken.items()}
    assert {name: fault for name, fault in faults.items() if fault} == {}
    assert kept_names(folder) == set(taken)


def test_a_panel_that_has_moved_is_seen(browser: Browser, house: Store, darkroom: Darkroom) -> None:
    with guests(Person, browser, house.base) as comes:
        ola = comes(NAMES[0])
        _go(ola, f"/rules/{EXAMPLE}")
        before = dict(photographed(ola.page))
        again = dict(photographed(ola.page))
        ola.page.add_style_tag(content="main { translate: 0 4px; }")
        moved = dict(photographed(ola.page))
    for size, picture in before.items():
        kept = darkroom.develop(picture)
        assert darkroom.difference(kept, again[size])[0] == 0
        assert darkroom.difference(kept, moved[size])[0] > 5 * TOLERATED


def test_pictures_that_were_not_compared_are_counted_at_the_end() -> None:
    test = "tests/browser/test_pictures.py::test_every_screen_looks_as_it_did"
    skipped = [(f"{test}[public]", f"Skipped: {OTHER_FONTS}"), (f"{test}[fonts]", "no time")]
    told = not_compared(skipped)
    assert told == f"{len(kept_names('public'))} pictures were not compared: {OTHER_FONTS}"
    assert not_compared([]) is None
