"""A screen for the whole room: every game's public board, large, and never anybody's hand."""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import guests
from tests.browser.looks import barriers, faults, settle
from tests.browser.people import PHONE, Person, expect_nothing_private
from tests.server.protocol_client import Client, new_table, new_token, nonce
from zaslonka.games import tajniacy
from zaslonka.games.chytrogrod import rules
from zaslonka.games.tajniacy.content import Kind
from zaslonka.games.tajniacy.keys import KEYS

Comes: TypeAlias = Callable[..., Person]
Json = Any

SIDEWAYS = {"width": 844, "height": 390}
"""A phone on its side."""

TELEVISIONS = ({"width": 1920, "height": 1080}, {"width": 1280, "height": 720}, SIDEWAYS)

TABLES = {
    "zlam_ten_kod": (4, 0),
    "kryptos": (2, 4),
    "tajniacy": (2, 10),
    "chytrogrod": (2, 3),
    "kod_krakowa": (2, 2),
}
"""How many people, and how many robots after them, sit at the fullest table of each game."""

A_SHOW = 120_000
"""Milliseconds for all that can be shown of one round, on a busy machine."""

WATCH_FOR_BOTH = """() => {
    window.together = false;
    const part = (name) => document.querySelector(`[data-testid=${name}]`);
    new MutationObserver(() => (window.together ||= !!(part("stage") && part("result"))))
        .observe(document.body, { childList: true, subtree: true });
}"""
"""Whether the result was ever seen together with the show."""

NAMES = ("Aleksandra", "Konstancja", "Władysława", "Bogusława")
"""All of them long, whoever begins."""

A_FEW_PLIES = 6
"""Not so many that somebody must guess in Kryptos, of which nothing is listed."""

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


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Comes]:
    with guests(Person, browser, base) as call:
        yield call


@pytest.fixture
def nobody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robots who guess badly must not end a game of Tajniacy before the room was looked at."""
    harmless: Mapping[Kind, Kind] = {"assassin": "bystander"}
    spared = [tuple(harmless.get(kind, kind) for kind in key) for key in KEYS]
    monkeypatch.setattr(tajniacy, "KEYS", spared)


@pytest.mark.rule("TAB-05", "TAB-18")
@pytest.mark.usefixtures("nobody_is_caught")
@pytest.mark.parametrize("game", TABLES)
def test_the_room_sees_the_board_and_no_hand_and_goes_on_to_the_rematch(
    comes: Comes, base: str, game: str
) -> None:
    at_hand, robots = TABLES[game]
    names = NAMES[:at_hand]
    tokens = [new_token(base, name) for name in names]
    seats = [{"type": "open"}] * at_hand + [{"type": "bot", "level": "latwy"}] * robots
    clock = {"bank": 900, "increment": 5}
    table = new_table(base, tokens[0], seats, game=game, clock=clock)
    people = [Client(base, table, token) for token in tokens]
    for seat in range(1, at_hand):
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
    _play(people, watcher, lambda: _is_enough(watcher, game))
    latest = room.page.get_by_test_id("latest").or_(room.page.get_by_test_id("stage"))
    expect(latest.get_by_role("listitem").first.or_(latest).first).not_to_be_empty()
    for seat, name in enumerate(names):
        expect(room.page.get_by_test_id(f"seat-{seat}")).to_contain_text(name)
    expect(room.page.get_by_role("timer").first).to_be_visible()
    expect(room.page.get_by_role("button")).to_have_count(0)
    assert _faults(room.page) == []
    if game == "chytrogrod":
        _the_show_goes_on(room)

    _end(people)
    expect(room.page.get_by_test_id("result")).to_contain_text(room.say("result-stopped"))
    if game != "chytrogrod":  # there the show goes on first
        expect(room.page.get_by_test_id("tale")).not_to_be_empty()
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


@pytest.mark.rule("TAB-18")
def test_the_result_waits_for_the_show_that_leads_to_it(
    comes: Comes, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "LAST_ROUND", 1)
    token = new_token(base, "Ola")
    seats = [{"type": "open"}, *[{"type": "bot", "level": "latwy"}] * 2]
    ola = Client(base, new_table(base, token, seats, game="chytrogrod"), token)
    watcher = Client(base, ola.table_id)
    room = comes("Telewizor", size=TELEVISIONS[0])
    room.page.goto(f"/screen/{ola.table_id}")
    expect(room.page.get_by_test_id("table-code")).to_be_visible()
    ola.do("start")
    _play([ola], watcher, lambda: watcher.over)

    stage, result = (room.page.get_by_test_id(part) for part in ("stage", "result"))
    expect(room.sign).to_have_text(room.say("game-over"))
    expect(stage).to_be_visible()
    expect(result).to_have_count(0)
    # Whatever comes first, one of the two is there all the time, and never both.
    room.page.evaluate(WATCH_FOR_BOTH)
    expect(result).to_be_visible(timeout=A_SHOW)
    expect(stage).to_have_count(0)
    assert not room.page.evaluate("together")
    for client in (ola, watcher):
        client.close()


@pytest.mark.usefixtures("red_begins")
@pytest.mark.parametrize("game", TABLES)
def test_a_phone_held_upright_is_shown_the_way_to_the_table(
    comes: Comes, base: str, game: str
) -> None:
    host = new_token(base, NAMES[0])
    seats = [{"type": "bot", "level": "latwy"}] * (sum(TABLES[game]) - 1)
    table = new_table(base, host, [{"type": "open"}, *seats], game=game)
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


def _is_enough(watcher: Client, game: str) -> bool:
    """A few plies; in Chytrogród until cards are turned up."""
    if game == "chytrogrod":
        return any('"type":"turned_up"' in frame for frame in watcher.frames)
    return bool(watcher.position and watcher.position["ply"] >= A_FEW_PLIES)


def _play(people: list[Client], watcher: Client, enough: Callable[[], bool]) -> None:
    """People do anything that is offered, until it is enough."""
    dice = random.Random(7)

    def waits_for() -> list[Client]:
        waiting = watcher.position["waiting"] if watcher.position else ()
        return [person for person in people if person.seat in waiting]

    while not enough():
        watcher.take_until(lambda: enough() or bool(waits_for()))
        for person in waits_for()[:1]:
            _move(person, watcher, dice)


def _move(person: Client, watcher: Client, dice: random.Random) -> None:
    """Do something, and see that everybody is told."""
    before = watcher.position["ply"]
    person.take_until(lambda: person.my_turn)
    person.do("move", move=_any_move(person, dice))
    watcher.take_until(lambda: watcher.position["ply"] > before)


def _any_move(person: Client, dice: random.Random) -> Json:
    offers = {offer["kind"]: offer["moves"] for offer in person.position["offers"]}
    if "let_stand" in offers:
        return {"type": "let_stand"}
    listed = [move for moves in offers.values() for move in moves or ()]
    # What a card of Kod Krakowa asks for is not always listed.
    calm = [move for move in listed if move["type"] != "play_card"]
    if not listed:
        return {"type": "give_clue", "word": "qwrtx", "number": 1}
    return dice.choice(calm or listed)


def _the_show_goes_on(room: Person) -> None:
    """Scene after scene, though nobody is at hand and the browser prefers less motion."""
    stage = room.page.get_by_test_id("stage")
    expect(stage).to_be_visible()
    scene = stage.inner_text()
    expect(stage).not_to_have_text(scene, use_inner_text=True)


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
