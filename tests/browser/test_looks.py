"""What is seen: everybody can use it, it fits on every screen, and its language changes at once."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.looks import barriers, covered_at_the_end, overflows
from tests.browser.people import DESKTOP, PHONE, Theme
from tests.games.zlam_ten_kod.page import Comes
from tests.games.zlam_ten_kod.tour import LAID_OUT, tour
from zaslonka.kernel import AnyState
from zaslonka.kernel.levels import Language

WIDTHS = {360: 640, 390: 844, 768: 1024, 1440: 900, 1920: 1080}
"""And the heights that go with them."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "size", "language", "theme"),
    [(2, DESKTOP, "pl", "light"), (4, PHONE, "en", "dark")],
    ids=["two-desktop-pl-light", "four-phone-en-dark"],
)
def test_no_screen_has_a_barrier_scrolls_sideways_or_hides_anything_at_any_width(
    comes: Comes,
    dealt: Callable[[AnyState], None],
    players: int,
    size: dict[str, int],
    language: Language,
    theme: Theme,
) -> None:
    """Axe finds nothing against WCAG 2 A and AA, and everything fits."""
    dealt(LAID_OUT[players].state)
    ola = comes("Ola o dosyć długim imieniu", size=size, language=language, theme=theme)
    faults = []
    for screen in tour(ola, players):
        faults += [f"{screen}: {barrier}" for barrier in barriers(ola.page)]
        for width, height in WIDTHS.items():
            ola.page.set_viewport_size({"width": width, "height": height})
            found = overflows(ola.page) + covered_at_the_end(ola.page)
            faults += [f"{screen} at {width}: {fault}" for fault in found]
        ola.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        ola.page.evaluate("() => scrollTo(0, 0)")
    assert faults == []


def test_the_start_fits_a_phone_also_while_other_fonts_stand_in_for_ours(comes: Comes) -> None:
    ola = comes("Ola", size={"width": 360, "height": 640})
    ola.page.route("**/*.woff2", lambda font: font.abort())
    ola.page.goto("/")
    expect(ola.button("start-play-bot", ola.poster)).to_be_visible()
    assert overflows(ola.page) == []
    # A browser complains of fonts that do not come.
    ola.troubles.clear()


def test_the_language_changes_at_once_and_is_kept(
    comes: Comes, dealt: Callable[[AnyState], None]
) -> None:
    ola = comes("Ola", size=PHONE)
    ola.play_at_once()
    expect(ola.mine).to_be_visible()
    ola.press(ola.page.get_by_role("button", name=re.compile("^EN")))
    ola.speaks("en")
    expect(ola.mine).to_be_visible()
    expect(ola.page.locator("html")).to_have_attribute("lang", "en")
    assert len(ola.row()) == 6
    ola.page.reload()
    expect(ola.mine).to_be_visible()
    ola.press(ola.page.get_by_role("button", name=re.compile("^PL")))
    ola.speaks("pl")
    expect(ola.mine).to_be_visible()


def test_the_theme_follows_the_system_until_it_is_chosen(comes: Comes) -> None:
    ola = comes("Ola", theme="dark")
    ola.page.goto("/")
    paper = "() => getComputedStyle(document.documentElement).backgroundColor"
    night = ola.page.evaluate(paper)
    ola.press(ola.button("theme-light"))
    expect(ola.button("theme-dark")).to_be_visible()
    day = ola.page.evaluate(paper)
    assert day != night
    ola.page.reload()
    expect(ola.button("theme-dark")).to_be_visible()
    assert ola.page.evaluate(paper) == day


def test_the_privacy_note_is_called_what_it_is(comes: Comes) -> None:
    ola = comes("Ola")
    for book, name in (("privacy", "privacy"), ("table", "rules")):
        ola.page.goto(f"/rules/{book}")
        expect(ola.page).to_have_title(f"{ola.say(name)} · Zasłonka")
