"""Without a network: what is at hand after one visit, that it is no secret, and of one release."""

import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.learners import Card
from tests.browser.looks import barriers
from tests.browser.people import PHONE, guests
from tests.browser.test_today import come_to
from tests.games.zlam_ten_kod.page import Codebreaker, Comes
from tests.server.running import running
from zaslonka import games
from zaslonka.games.zlam_ten_kod.content import CARDS
from zaslonka.server.http import page as served

READY = "() => navigator.serviceWorker.ready.then(() => caches.keys())"
KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const { pathname, search } = new URL(request.url);
            found[pathname + search] = await (await cache.match(request)).text();
        }
    }
    return found;
}"""

ALLOWED = re.compile(
    r"/"
    r"|/(assets/[\w.-]+|icon[\w-]*\.(png|svg)|manifest\.webmanifest)"
    r"|/api/(games|rules/\w+\?lang=\w\w|knowledge/\w+|lessons/\w+\?part=\d&lang=\w\w)"
)
"""The whole of what may be kept."""

NO_NETWORK = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection", "ERR_FAILED")


def visit(person: Codebreaker) -> list[str]:
    """Once to the start page, until all is at hand; the names of what is kept."""
    person.page.goto("/")
    names: list[str] = person.page.evaluate(READY)
    return names


def resign(person: Codebreaker) -> None:
    person.press(person.button("menu"))
    person.press(person.page.get_by_text(person.say("menu-resign")))
    person.press(person.button("menu-resign-sure"))
    expect(person.page.get_by_test_id("result")).to_be_visible()


def unplug(person: Codebreaker) -> None:
    person.context.set_offline(True)


@pytest.mark.rule("TAB-80")
def test_after_one_visit_the_page_the_rules_and_the_knowledge_are_at_hand(comes: Comes) -> None:
    ola = comes("Ola", keeps=True, size=PHONE)
    visit(ola)
    unplug(ola)
    ola.page.goto("/")
    expect(ola.page.get_by_text(ola.say("offline"))).to_be_visible()
    for game in games.names():
        expect(ola.page.get_by_test_id(f"game-{game}")).to_be_visible()
    assert barriers(ola.page) == []
    for book in (*games.names(), "table", "privacy"):
        ola.page.goto(f"/rules/{book}")
        expect(ola.page.locator("[id$='-01']").first).to_be_attached()
    for game in games.names():
        if games.get(game).knowledge is not None:
            ola.page.goto("/")
            ola.press(ola.page.get_by_role("contentinfo").get_by_role("link").nth(1))
            expect(ola.page.get_by_role("heading", level=1)).to_be_visible()
            expect(ola.page.get_by_role("main").get_by_role("link").first).to_be_visible()
    ola.forgive(*NO_NETWORK)


@pytest.mark.rule("TAB-82")
def test_a_lesson_is_walked_through_without_a_network(comes: Comes) -> None:
    ola = comes("Ola", keeps=True)
    visit(ola)
    unplug(ola)
    card = Card(ola)
    card.begin()
    expect(ola.page.get_by_text(ola.say("lesson-recorded"))).to_be_visible()
    card.expect_idea("goal")
    while card.whole.get_attribute("data-asks") == "next":
        card.press("next")
        ola.page.wait_for_timeout(50)
    assert barriers(ola.page) == []
    # Off the path nobody judges: that needs the network.
    other = next(one for one in ola.row() if one != "where_5" and not CARDS[one].digits)
    ola.put(other)
    expect(ola.notices).to_contain_text(ola.say("problem-offline"))
    ola.leave_dialog()
    ola.ask("where_5")
    expect(card.whole).to_have_attribute("data-asks", "next")
    ola.forgive(*NO_NETWORK)


@pytest.mark.rule("TAB-80")
def test_after_a_game_with_secrets_nothing_is_kept_but_the_list(comes: Comes, base: str) -> None:
    ola = comes("Ola", keeps=True)
    visit(ola)
    before = ola.page.evaluate(KEPT)
    ola.play_at_once()
    expect(ola.mine).to_be_visible()
    hand = ola.my_code()
    ola.jot("nikt tego nie czyta")
    ola.ask_anything()
    resign(ola)
    expect(ola.page.get_by_test_id("result")).to_be_visible()
    table = ola.page.url.rpartition("/")[2]
    ola.page.goto(f"/replay/{table}")
    expect(ola.page.get_by_test_id("replay-slider")).to_be_visible()
    ola.page.goto("/dzis")
    expect(ola.page.get_by_test_id("streak")).to_be_visible()
    after = ola.page.evaluate(KEPT)
    assert after == before
    assert [path for path in after if not ALLOWED.fullmatch(path)] == []
    token = json.loads(ola.page.evaluate("localStorage['zaslonka.person']"))["token"]
    kept = "".join(after.values())
    for secret in (token, table, "nikt tego nie czyta", json.dumps(hand, separators=(",", ":"))):
        assert secret not in kept


@pytest.mark.rule("TAB-83")
def test_a_task_begun_before_can_be_thought_over(comes: Comes) -> None:
    ola = comes("Ola", keeps=True, size=PHONE)
    visit(ola)
    come_to(ola, ola.game)
    expect(ola.mine).to_be_visible()
    code, here = ola.my_code(), ola.page.url
    kept = ola.page.evaluate("() => JSON.stringify({ ...localStorage })")
    # What is kept is what the solver sees: no hand but their own, and no best line.
    view = json.loads(json.loads(kept)[f"zaslonka.attempt.{here.rpartition('/')[2]}"])["welcome"]
    assert view["position"]["open"] is None
    assert view["table"]["challenge"]["grade"] is None
    unplug(ola)
    ola.page.goto("/dzis")
    expect(ola.page.get_by_text(ola.say("today-kept"))).to_be_visible()
    ola.press(ola.page.get_by_test_id(f"kept-{ola.game}"))
    expect(ola.lost).to_be_visible()
    assert ola.my_code() == code
    ola.pane("tab-notes")
    ola.jot("myślę w pociągu")
    ola.page.goto(here)
    expect(ola.lost).to_be_visible()
    ola.find_network()
    ola.wait_until(lambda: any('"note"' in frame for frame in ola.sent), "no note was sent")
    ola.page.reload()
    expect(ola.mine).to_be_visible()
    ola.pane("tab-notes")
    expect(ola.page.get_by_label(ola.say("notes-text"))).to_have_value("myślę w pociągu")
    ola.forgive(*NO_NETWORK)
    assert ola.troubles == []


@pytest.fixture
def releases(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Codebreaker, Path]]:
    """Somebody at a server whose page can be replaced."""
    folder = tmp_path / "page"
    shutil.copytree(served.PAGE, folder)
    monkeypatch.setattr(served, "PAGE", folder)
    with running(tmp_path / "data") as base, guests(Codebreaker, browser, base) as call:
        yield call("Ola", keeps=True), folder


def release(folder: Path, name: str, *, whole: bool) -> None:
    """Another page; its worker was told of it if the release is whole."""
    worker, index = folder / "sw.js", folder / "index.html"
    index.write_text(index.read_text().replace("<head>", f"<head><meta name={name}>"))
    now = hashlib.sha256(index.read_bytes()).hexdigest()
    told = worker.read_text() + f"// {name}"
    worker.write_text(re.sub("[0-9a-f]{64}", now, told) if whole else told)


def update(page: Page) -> Any:
    """Look for a new worker until it is there, or has failed."""
    return page.evaluate(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            const found = await worker.update();
            const next = found.installing ?? found.waiting;
            await new Promise((over) => {
                const ends = ["installed", "activated", "redundant"];
                const look = () => ends.includes(next.state) && over();
                next.onstatechange = look;
                look();
            });
            return next.state;
        }"""
    )


@pytest.mark.rule("TAB-81")
def test_a_new_release_takes_the_place_of_the_old_one_whole(
    releases: tuple[Codebreaker, Path],
) -> None:
    ola, folder = releases
    (first,) = visit(ola)
    release(folder, "half", whole=False)
    # The page there is not what its worker was told of: nothing of it is kept.
    assert update(ola.page) == "redundant"
    assert ola.page.evaluate(READY) == [first]
    release(folder, "new", whole=True)
    # A page of the old release is open, and what it is made of stays.
    assert update(ola.page) == "installed"
    names = ola.page.evaluate(READY)
    assert len(names) == 2
    assert first in names
    unplug(ola)
    ola.page.reload()
    expect(ola.page.locator("meta[name=new]")).to_have_count(0)
    ola.context.set_offline(False)
    ola.page.close()
    ola.page = ola.context.new_page()
    ola.page.goto("/")
    # Not `wait_for_function`: it takes a promise for a yes.
    ola.wait_until(lambda: first not in ola.page.evaluate(READY), "the old release is kept")
    assert ola.page.evaluate(READY) == [name for name in names if name != first]
    unplug(ola)
    ola.page.reload()
    expect(ola.page.locator("meta[name=new]")).to_have_count(1)
    expect(ola.poster).to_be_visible()
    ola.forgive(*NO_NETWORK)


@pytest.mark.rule("TAB-84")
def test_installing_is_spoken_of_once_after_a_game(comes: Comes) -> None:
    ola = comes("Ola", size=PHONE)
    offered = """() => {
        const event = new Event("beforeinstallprompt", { cancelable: true });
        event.prompt = async () => ({ outcome: "accepted" });
        dispatchEvent(event);
    }"""
    hint = ola.page.get_by_test_id("install")
    ola.play_at_once()
    expect(ola.mine).to_be_visible()
    ola.page.evaluate(offered)
    expect(hint).to_have_count(0)
    resign(ola)
    expect(hint).to_be_visible()
    assert barriers(ola.page) == []
    ola.press(ola.page.get_by_test_id("install-dismiss"))
    expect(hint).to_have_count(0)
    ola.page.reload()
    expect(ola.page.get_by_test_id("result")).to_be_visible()
    ola.page.evaluate(offered)
    ola.page.wait_for_timeout(200)
    expect(hint).to_have_count(0)
