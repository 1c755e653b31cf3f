"""A screen for the whole room: every game's public board, large, and never anybody's hand."""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.looks import barriers, faults, settle
from tests.browser.people import PHONE, Person, expect_nothing_private, guests
from tests.server.party import BOT, OPEN, play_until
from tests.server.protocol_client import Client, new_table, new_token, nonce
from tests.support.kits import Room, having, kit

Comes: TypeAlias = Callable[..., Person]
Json = Any

SIDEWAYS = {"width": 844, "height": 390}
"""A phone on its side."""

TELEVISIONS = ({"width": 1920, "height": 1080}, {"width": 1280, "height": 720}, SIDEWAYS)

NAMES = ("Aleksandra", "Konstancja", "Władysława", "Bogusława")
"""All of them long, whoever begins."""

BEYOND = """() => {
    const inside = ({ right, bottom }) => right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const scrolls = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowY)
        && element.scrollHeight > element.clientHeight;
    const page = document.documentElement;
    const found = [...document.querySelectorAll("main *")].filter((element) =>
        !element.closest(".latest, .unseen, svg svg, clipPath, g")
        && (scrolls(element) || !inside(element.getBoundingClientRect())));
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push(page);
    return found.map((element) => element.outerHTML.slice(0, 120));
}"""
"""What would have to be scrolled, or is cut off; sentences that have no room are left out whole."""

SHOW_MS = 120_000
"""For all that is shown before the story is told."""


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Comes]:
    with guests(Person, browser, base) as call:
        yield call


@pytest.mark.rule("TAB-05", "TAB-18")
@pytest.mark.parametrize("game", having("room"))
def test_the_room_sees_the_board_and_no_hand_and_goes_on_to_the_rematch(
    comes: Comes, base: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fullest = kit(game).room
    fullest.prepare(monkeypatch)
    names = NAMES[: fullest.people]
    tokens = [new_token(base, name) for name in names]
    seats = [OPEN] * fullest.people + [BOT] * fullest.robots
    clock = {"bank": 900, "increment": 5}
    table = new_table(base, tokens[0], seats, game=game, clock=clock)
    people = [Client(base, table, token) for token in tokens]
    for seat in range(1, fullest.people):
        people[seat].do("sit", seat=seat, nonce=nonce())

    # Whoever owns the browser sits at the table: the room must not see with their eyes.
    room = comes("Telewizor", size=TELEVISIONS[0])
    me = json.dumps({"name": names[0], "token": tokens[0]})
    room.context.add_init_script(f"localStorage.setItem('zaslonka.person', {json.dumps(me)})")
    room.page.goto(f"/screen/{table}")
    expect(room.page.get_by_role("img", name=room.say("invite-qr"))).to_be_visible()
    expect(room.page.get_by_test_id("table-code")).to_have_text(table)
    for seat, name in enumerate(names):
        expect(room.page.get_by_test_id(f"seat-{seat}")).to_contain_text(name)
    assert _faults(room.page) == []

    watcher = Client(base, table)
    people[0].do("start")
    _play(people, watcher, fullest)
    latest = room.page.get_by_test_id("latest")
    expect(latest.get_by_role("listitem").first).not_to_be_empty()
    for seat, name in enumerate(names):
        expect(room.page.get_by_test_id(f"seat-{seat}")).to_contain_text(name)
    expect(room.page.get_by_role("timer").first).to_be_visible()
    expect(room.page.get_by_role("button")).to_have_count(0)
    assert _faults(room.page) == []
    if fullest.has_show:
        _the_show_goes_on(room)

    _end(people)
    expect(room.page.get_by_test_id("result")).to_contain_text(room.say("result-stopped"))
    expect(room.page.get_by_test_id("tale")).not_to_be_empty(timeout=SHOW_MS)
    assert _faults(room.page) == []
    watcher.take_until(lambda: watcher.over)
    assert _plies(room.frames) == _plies(watcher.frames)
    expect_nothing_private(room)

    for person in people:
        person.do("rematch", nonce=nonce())
    people[0].take_until(lambda: people[0].table["rematch"] is not None)
    room.page.wait_for_url(f"**/screen/{people[0].table['rematch']}")
    expect(room.page.locator("main")).to_have_attribute("data-phase", "playing")
    for client in (*people, watcher):
        client.close()


@pytest.mark.parametrize("game", having("room"))
def test_a_phone_held_upright_is_shown_the_way_to_the_table(
    comes: Comes, base: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit(game).steady(monkeypatch)
    host = new_token(base, NAMES[0])
    robots = kit(game).room.people + kit(game).room.robots - 1
    table = new_table(base, host, [OPEN, *[BOT] * robots], game=game)
    player = Client(base, table, host)
    player.do("start")

    room = comes("Telefon", size=PHONE)
    board = room.page.locator("main[data-phase=playing]")
    room.page.goto(f"/screen/{table}")
    expect(room.heading("screen-small-title")).to_be_visible()
    expect(room.page.locator("main")).to_contain_text(f"/screen/{table}")
    assert faults(room.page) == []
    _turn(room.page, SIDEWAYS)
    expect(board.get_by_test_id("seat-0")).to_be_visible()
    _turn(room.page, PHONE)
    expect(board).to_have_count(0)

    # Who insists sees it as it is on a television, and can enlarge it with two fingers.
    room.press(room.page.get_by_test_id("screen-anyway"))
    expect(board.get_by_test_id("seat-0")).to_be_visible()
    assert room.page.evaluate("innerWidth") == TELEVISIONS[1]["width"]
    assert barriers(room.page) == []
    assert room.page.evaluate(BEYOND) == []

    room.page.goto(f"/screen/{table}")
    link = room.page.get_by_role("link", name=room.say("screen-small-table"))
    room.press(link)
    room.page.wait_for_url(f"**/t/{table}")
    expect(room.sign).to_be_visible()
    player.close()


def _faults(page: Page) -> list[str]:
    """What is wrong on a television of any size."""
    found = barriers(page)
    for size in reversed(TELEVISIONS):
        _turn(page, size)
        settle(page)
        found += page.evaluate(BEYOND)
    return found


def _turn(page: Page, size: Mapping[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


def _play(people: list[Client], watcher: Client, room: Room) -> None:
    """People do anything that is offered, until it is enough."""
    dice = random.Random(7)
    play_until(
        lambda: room.is_enough(watcher), people, watcher, lambda offers: room.move(offers, dice)
    )


def _the_show_goes_on(room: Person) -> None:
    """Scene after scene, though nobody is at hand and the browser prefers less motion."""
    newest = room.page.get_by_test_id("latest").get_by_role("listitem").first
    scene = newest.inner_text()
    expect(newest).not_to_have_text(scene, use_inner_text=True)


def _end(people: list[Client]) -> None:
    """Without a winner, by agreement."""
    people[0].do("propose", what="end")
    for person in people[1:]:
        _agree(person)


def _agree(person: Client) -> None:
    person.take_until(lambda: person.table["proposal"] is not None)
    person.do("vote", yes=True)


def _plies(frames: list[str]) -> list[Json]:
    return [frame for frame in map(json.loads, frames) if frame["type"] == "ply"]
