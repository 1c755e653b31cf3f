"""Platforma Wiedzy: a page for everything, by map, by search and by the address in a QR code."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import barriers, overflows
from tests.browser.people import DESKTOP, PHONE, Person, Theme, guests
from zaslonka.games.kod_krakowa import knowledge
from zaslonka.games.kod_krakowa.knowledge import Kind
from zaslonka.kernel.levels import Language

KNOWN = knowledge.read()
TURN_TO = """(address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
PAGES: tuple[tuple[Kind, str], ...] = (
    ("dzielnica", "bienczyce_mistrzejowice"),
    ("miejsce", "kl_plaszow"),
    ("wydarzenie", "remont_torowiska"),
)


@pytest.fixture
def visits(browser: Browser, base: str) -> Iterator[Callable[..., Person]]:
    with guests(Person, browser, base) as call:
        yield call


@pytest.mark.rule("KKR-60")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_page_is_at_its_printed_address_without_a_game_or_a_socket(
    visits: Callable[..., Person], language: Language
) -> None:
    ola = visits("Ola", language=language)
    named: list[tuple[Kind, str, str]] = [
        *(("dzielnica", page.id, page.name) for page in KNOWN.districts),
        *(("miejsce", page.id, getattr(page.name, language)) for page in KNOWN.places),
        *(("wydarzenie", page.id, getattr(page.name, language)) for page in KNOWN.events),
    ]
    assert len(named) == 141
    heading = ola.page.get_by_role("heading", level=1)
    sources = ola.page.locator("main .sources li")
    ola.page.goto("/krakow")
    for kind, name, title in named:
        # As a link inside the page: what loading anew adds is the same for all.
        address = knowledge.address(kind, name)
        ola.page.evaluate(TURN_TO, address)
        expect(heading).to_have_text(title)
        expect(sources.nth(1)).to_be_visible()
    assert ola.frames == []
    assert len(ola.answers) == 1


def test_a_qr_code_opens_its_page_directly(visits: Callable[..., Person]) -> None:
    ola = visits("Ola", size=PHONE)
    ola.page.goto(knowledge.address("miejsce", "wawel"))
    expect(ola.page).to_have_title(re.compile("^Zamek Królewski na Wawelu"))
    expect(ola.page.get_by_role("heading", level=1)).to_have_text("Zamek Królewski na Wawelu")


def test_the_map_leads_to_a_district_its_place_and_an_event(visits: Callable[..., Person]) -> None:
    ola = visits("Ola")
    ola.page.goto("/")
    ola.press(ola.page.get_by_role("link", name=ola.say("knowledge")))
    city = ola.page.get_by_role("group", name=ola.say("knowledge-map"))
    ola.press(city.get_by_role("link", name="Kazimierz"))
    expect(ola.page).to_have_url(re.compile("/krakow/dzielnica/kazimierz$"))
    ola.press(ola.page.get_by_role("link", name="Stara Synagoga"))
    expect(ola.page.get_by_text("historia", exact=True)).to_be_visible()
    ola.page.go_back()
    ola.press(ola.page.get_by_role("link", name="Bajgiel z Kazimierza"))
    expect(ola.heading("knowledge-in-game")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_page_leads_into_the_game(
    visits: Callable[..., Person], size: dict[str, int]
) -> None:
    ola = visits("Ola", size=size)
    for path in ("/krakow", *(knowledge.address(*page) for page in PAGES)):
        ola.page.goto(path)
        ola.press(ola.page.get_by_role("link", name=ola.say("knowledge-play")))
        # The shelf is long: it opens where the game is, and that is the way to begin.
        expect(ola.page.get_by_test_id("game-kod_krakowa")).to_be_in_viewport()
        expect(
            ola.page.get_by_test_id("game-kod_krakowa").get_by_test_id("play-now")
        ).to_be_visible()


def test_the_search_needs_no_polish_letters(visits: Callable[..., Person]) -> None:
    ola = visits("Ola")
    ola.page.goto("/krakow")
    field = ola.page.get_by_role("searchbox", name=ola.say("knowledge-search"))
    field.fill("zolta cizemka")
    found = ola.page.get_by_test_id("found").get_by_role("link")
    expect(found).to_have_text(["Żółta ciżemka"])
    field.fill("zyrafa")
    expect(found).to_have_count(0)
    expect(ola.page.locator("main").get_by_role("status")).to_have_text(
        ola.say("knowledge-found", count=0)
    )
    field.fill("")
    expect(ola.heading("knowledge-events")).to_be_visible()


def test_the_language_changes_on_the_spot(visits: Callable[..., Person]) -> None:
    ola = visits("Ola")
    ola.page.goto(knowledge.address("wydarzenie", "smok"))
    ola.press(ola.page.get_by_role("button", name=re.compile("^EN")))
    expect(ola.page.get_by_role("heading", level=1)).to_have_text("The Wawel Dragon")
    assert len(ola.answers) == 1


@pytest.mark.parametrize("path", ["/krakow/miejsce/atlantyda", "/krakow/miejsce", "/krakow/x/y/z"])
def test_an_address_of_nothing_says_so(visits: Callable[..., Person], path: str) -> None:
    ola = visits("Ola")
    ola.page.goto(path)
    expect(ola.heading("lost")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESKTOP, "pl", "light"), (PHONE, "en", "dark"), (PHONE, "pl", "light")],
    ids=["desktop-pl-light", "phone-en-dark", "phone-pl-light"],
)
def test_everybody_can_read_it_and_it_fits(
    visits: Callable[..., Person], size: dict[str, int], language: Language, theme: Theme
) -> None:
    ola = visits("Ola", size=size, language=language, theme=theme)
    for path in ("/krakow", *(knowledge.address(*page) for page in PAGES)):
        ola.page.goto(path)
        expect(ola.page.get_by_role("heading", level=1)).to_be_visible()
        assert barriers(ola.page) == [], path
        assert overflows(ola.page) == [], path
