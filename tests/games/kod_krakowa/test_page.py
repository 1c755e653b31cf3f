"""Kod Krakowa on the page: people walk the city, robots before a spectator, all can use it."""

import re
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import faulty, overflows
from tests.browser.people import (
    DESKTOP,
    NO_NETWORK,
    PHONE,
    Theme,
    expect_nothing_private,
    friends,
    guests,
)
from tests.games.kod_krakowa.page import Wanderer
from tests.server.protocol_client import new_table, new_token
from tests.support.deals import deal_always
from zaslonka.games.kod_krakowa import GAME
from zaslonka.games.kod_krakowa.content import NUMBER, Options
from zaslonka.games.kod_krakowa.rules import State
from zaslonka.kernel import Chance
from zaslonka.kernel.levels import Language

Comes: TypeAlias = Callable[..., Wanderer]

WHOLE_GAME_MS = 60_000
"""In which robots have played one to its end."""

LOOK = "smok"
"""A card with a choice, and with a STOP sign."""


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Comes]:
    with guests(Wanderer, browser, base) as call:
        yield call


def _dealt() -> State:
    """A deal for two in which the card to look with is on top."""
    state = GAME.setup(Options(), 2, Chance(bytes(16)))
    state.secret.deck = (LOOK, *(card for card in state.secret.deck if card != LOOK))
    return state


@pytest.mark.rule("KKR-10", "KKR-14", "KKR-20", "KKR-31", "KKR-32", "KKR-41", "KKR-60", "KKR-77")
def test_two_people_set_up_discover_collect_look_and_stop(
    comes: Comes, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = _dealt()
    deal_always(monkeypatch, deal)
    people = [comes("Ola", size=PHONE), comes("Jan", language="en")]
    people[1].sit(people[0].make_table())
    people[0].deal()
    one, two = people[deal.table.first :] + people[: deal.table.first]
    _set_up(one, two)

    one.expect_to("kod-krakowa-now-first-barrier")
    one.tap_passage("grzegorzki-czyzyny")
    one.tap_passage("krowodrza-bronowice")
    one.expect_to("kod-krakowa-actions", count=3)
    one.do("collect")
    (place,) = deal.secret.laid[NUMBER["stare_miasto"]]
    name = one.say(f"kod-krakowa-{place}")
    expect(one.panel.get_by_role("link", name=name)).to_have_attribute(
        "href", f"/krakow/miejsce/{place}"
    )
    for person in people:
        token = person.say(f"kod-krakowa-{place}")
        expect(person.plate(one.name).get_by_role("button", name=token)).to_have_count(1)

    one.tap_twice(one.district("zwierzyniec"))
    one.press(one.hand.get_by_test_id(f"card-{LOOK}"))
    expect(one.panel).to_contain_text(one.say("effect-kod-krakowa-look"))
    one.do("play_card")
    expect(one.panel.get_by_role("heading")).to_have_text(one.say(f"kod-krakowa-{LOOK}"))
    one.tap(one.district("zwierzyniec"))
    one.do("look_at")
    seen = one.say("kod-krakowa-seen", places="").rstrip(".")
    expect(one.panel).to_contain_text(seen)
    one.tap_passage("stare_miasto-kazimierz")
    for person in people:
        stopped = person.passage("stare_miasto-kazimierz")
        expect(stopped).to_have_attribute("aria-label", re.compile("STOP$"))
    two.tap(two.district("zwierzyniec"))
    expect(two.panel).to_contain_text(two.say("kod-krakowa-lies", count=1, tray=2))
    expect(two.panel).not_to_contain_text(two.say("kod-krakowa-seen", places="").rstrip("."))

    one.do("draw_card")
    one.expect_to("kod-krakowa-now-laying")
    one.tap(one.district("zwierzyniec"))
    expect(one.panel.get_by_role("link", name="KKR-35")).to_be_visible()
    one.tap_twice(one.district("debniki"))
    one.expect_to("kod-krakowa-actions", count=0)
    one.do("end_turn")
    two.expect_turn()


def _set_up(one: Wanderer, two: Wanderer) -> None:
    for person, attribute in ((one, "art"), (two, "science"), (two, "art"), (one, "history")):
        person.expect_turn()
        person.pick_board(attribute)
    for person, district, passages in (
        (one, "stare_miasto", ("grzegorzki-czyzyny", "krowodrza-pradnik_bialy")),
        (two, "podgorze", ("debniki-podgorze", "podgorze-plaszow")),
    ):
        person.expect_turn()
        expect(person.hot).to_have_count(6)
        person.tap_twice(person.district(district))
        for passage in passages:
            person.expect_to("kod-krakowa-now-putting-barrier", lifted="no")
            person.tap_passage(passage)


@pytest.mark.rule("TAB-05", "KKR-50", "KKR-90", "KKR-91")
def test_four_robots_play_a_whole_game_before_a_spectator(comes: Comes, base: str) -> None:
    robots = [{"type": "bot", "level": "sredni"}] * 4
    table = new_table(base, new_token(base, "Gospodarz"), robots, game=Wanderer.game, start=True)
    watcher = comes("Nikt", size=PHONE)
    watcher.page.goto(f"/t/{table}")
    expect(watcher.outcome).to_be_visible(timeout=WHOLE_GAME_MS)
    expect(watcher.hot).to_have_count(0)
    expect(watcher.hand).to_have_count(0)
    assert overflows(watcher.page) == []
    expect_nothing_private(watcher)


@pytest.mark.parametrize(
    ("players", "size", "language", "theme"),
    [(2, DESKTOP, "pl", "light"), (4, PHONE, "en", "dark")],
    ids=["desktop-pl-light", "phone-en-dark"],
)
def test_no_screen_has_a_barrier_or_hides_anything(
    comes: Comes, players: int, size: dict[str, int], language: Language, theme: Theme
) -> None:
    ola = comes("Ola", size=size, language=language, theme=theme)
    assert faulty(ola.page, _screens(ola, players)) == {}


def _screens(person: Wanderer, players: int) -> Iterator[str]:
    """Each screen of a game against robots by name, while the person is there."""
    person.set_up_against_robots(players)
    person.deal_at_once()

    for side in ("left", "right"):
        person.expect_to("kod-krakowa-now-picking-board", side=side)
        if side == "left":
            yield "boards"
        person.press(person.panel.locator("[data-testid^=pick-]").first)
    person.expect_to("kod-krakowa-now-placing-pawn")
    yield "pawn"
    person.tap_twice(person.district("stare_miasto"))
    for _ in range(2):
        person.expect_to("kod-krakowa-now-putting-barrier", lifted="no")
        person.tap_first_passage()
    yield "barriers"
    person.expect_to("kod-krakowa-now-first-barrier")
    person.tap_first_passage()
    person.tap_first_passage()
    person.expect_to("kod-krakowa-actions", count=3)
    yield "my turn"
    person.tap(person.district("swoszowice"))
    expect(person.panel.get_by_role("link", name="KKR-06")).to_be_visible()
    yield "district tapped in vain"
    person.press(person.panel.get_by_role("button", name=person.say("close")))
    person.do("draw_card")
    person.tap_twice(person.hot.first)
    person.press(person.hand.get_by_role("button").first)
    expect(person.panel.get_by_text(person.say("kod-krakowa-read"))).to_be_visible()
    yield "card"
    for tab in ("tab-notes", "tab-log"):
        person.pane(tab)
        yield tab


# The board itself, which only a new page fetches again, and what the board needs.
@pytest.mark.parametrize("missing", ["**/*", "**/api/**"], ids=["board", "city"])
def test_what_the_network_kept_back_comes_when_it_is_there_again(
    comes: Comes, base: str, missing: str
) -> None:
    ola = comes("Ola")
    (guest,) = friends(base, ola.open_table().rpartition("/")[2], range(1, 2))
    ola.context.route(missing, lambda route: route.abort("internetdisconnected"))
    with ola.page.expect_event("requestfailed"):
        ola.deal()
    expect(ola.sign).to_be_visible()
    expect(ola.city).to_have_count(0)
    ola.context.unroute(missing)
    expect(ola.city).to_be_visible()
    guest.close()
    ola.forgive(*NO_NETWORK)
