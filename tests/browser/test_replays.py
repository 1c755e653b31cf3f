"""Watching a game again: by its link, with one's own notes, out of a file, and without spoilers."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.looks import barriers, faults
from tests.browser.people import NEXT_PICTURE, PHONE, Person, guests
from tests.server.protocol_client import Client, new_table, new_token, nonce
from tests.table.ended import at_random, eventful, finished, some_long_game, stopped
from tests.table.tables import PEOPLE, dealt, moved
from zaslonka import games
from zaslonka.table.live import LiveTable
from zaslonka.table.record import record

Watches: TypeAlias = Callable[..., "Watcher"]

SMALL = {"width": 360, "height": 780}
EARLY = 8
"""Plies after which the shorter of two games is stopped."""

WITHOUT_THE_BAR = """(main) => {
    const copy = main.cloneNode(true);
    copy.querySelector("[data-testid=replay-slider]").parentElement.remove();
    copy.querySelectorAll("input").forEach((input) => input.removeAttribute("name"));
    return document.title + copy.innerHTML;
}"""


class Watcher(Person):
    """Somebody who looks at games that are over."""

    def is_known_as(self, token: str | None) -> None:
        kept = json.dumps({"name": self.name, "token": token})
        self.page.add_init_script(f"localStorage.setItem('zaslonka.person', {json.dumps(kept)})")

    def open_file(self, path: Path) -> None:
        self.page.goto("/replay")
        self.page.get_by_test_id("record-file").set_input_files(path)

    @property
    def slider(self) -> Locator:
        return self.page.get_by_test_id("replay-slider")

    @property
    def last(self) -> int:
        return int(self.slider.get_attribute("max") or 0)

    @property
    def ending(self) -> Locator:
        return self.page.get_by_test_id("replay-ending")

    def go_to(self, step: int) -> None:
        self.slider.fill(str(step))
        expect(self.slider).to_have_value(str(step))

    def look_through(self, eyes: str) -> None:
        self.choose(self.page.locator("body"), self.say("replay-eyes"), eyes)

    def all_there_is(self) -> str:
        """The whole page but the bar, which says how long the game is."""
        self.page.evaluate(NEXT_PICTURE)
        main: str = self.page.get_by_role("main").evaluate(WITHOUT_THE_BAR)
        return main


@pytest.fixture
def watches(browser: Browser, base: str) -> Iterator[Watches]:
    with guests(Watcher, browser, base) as call:
        yield call


def saved(table: LiveTable, path: Path) -> Path:
    names = tuple(person.title() for person in PEOPLE[: len(table.chairs)])
    path.write_bytes(msgspec.json.encode(record(table, names)))
    return path


def played(base: str, notes: tuple[str, ...] = ()) -> tuple[Client, Client]:
    """A finished game of Ola and Jan; before each ply, and at the end, Jan writes a note."""
    tokens = [new_token(base, name) for name in ("Ola", "Jan")]
    table = new_table(base, tokens[0], [{"type": "open"}] * 2)
    ola, jan = (Client(base, table, token) for token in tokens)
    jan.do("sit", seat=1, nonce=nonce())
    ola.do("start")
    jan.take_until(lambda: jan.position is not None)
    for note in notes:
        if note != notes[0]:
            move_on(ola, jan)
        jan.do("note", note={"text": note})
    ola.do("propose", what="end")
    jan.do("vote", yes=True)
    ola.close()
    jan.close()
    return ola, jan


def move_on(*seated: Client) -> None:
    """Whoever is on turn moves, and everybody hears of it."""
    mover = next(client for client in seated if client.my_turn)
    mover.do("move", move=mover.position["offers"][0]["moves"][0])
    for client in seated:
        while client.position["ply"] < mover.position["ply"]:
            client.take()


# Files


@pytest.mark.rule("TAB-30")
@pytest.mark.parametrize("game", games.names())
def test_a_file_of_each_game_is_opened_and_watched_to_its_end(
    watches: Watches, tmp_path: Path, game: str
) -> None:
    table = finished(game)
    ola = watches("Ola", size=SMALL)
    ola.open_file(saved(table, tmp_path / "gra.json"))
    verdict = ola.page.get_by_test_id("verdict")
    expect(verdict).to_contain_text(ola.say("replay-same"))
    expect(ola.page.get_by_role("heading", name="gra.json")).to_be_visible()
    expect(ola.slider).to_have_value("0")
    expect(ola.ending).to_have_count(0)
    ola.press(ola.button("replay-last"))
    result = table.rules.result(table.state.table)
    reason = ola.say(f"reason-{game}-{result.reason}")
    expect(ola.ending).to_contain_text(reason)
    for winner in result.winners:
        expect(ola.ending).to_contain_text(PEOPLE[winner].title())
    plies = ola.pane("tab-log").locator("[data-ply]")
    expect(plies).to_have_count(ola.last)
    assert barriers(ola.page) == []


@pytest.mark.rule("TAB-31")
def test_a_file_tells_how_it_was_and_leads_to_each_question(
    watches: Watches, tmp_path: Path
) -> None:
    ola = watches("Ola", size=SMALL)
    ola.open_file(saved(eventful(), tmp_path / "gra.json"))
    expect(ola.slider).to_be_visible()
    ask = ola.page.get_by_test_id("how-it-was")
    expect(ask).to_have_count(0)
    ola.press(ola.button("replay-last"))
    ola.press(ask)
    tale = ola.page.get_by_test_id("tale")
    expect(tale).to_contain_text(ola.say("story-table-stopped", count=3))
    questions = ola.page.get_by_test_id("questions").get_by_role("listitem")
    expect(questions).to_have_count(3)
    expect(questions.first).to_contain_text(re.compile(r"^1\s*(Ola|Jan|Ewa):"))
    assert faults(ola.page) == []
    ola.press(questions.nth(1).get_by_role("button"))
    expect(ola.slider).to_have_value("4")
    expect(ola.page.get_by_role("radio", name=ola.say("replay-open"))).to_be_checked()
    expect(tale).to_have_count(0)


@pytest.mark.rule("TAB-07", "TAB-08", "TAB-30")
def test_moves_taken_back_and_made_by_the_clock_are_marked(
    watches: Watches, tmp_path: Path
) -> None:
    ola = watches("Ola")
    ola.open_file(saved(eventful(), tmp_path / "gra.json"))
    ola.press(ola.button("replay-last"))
    log = ola.pane("tab-log")
    for mark in ("log-undone-agreed", "log-by-clock"):
        expect(log).to_contain_text(ola.say(mark))
    expect(ola.ending).to_contain_text(ola.say("result-stopped"))


@pytest.mark.rule("TAB-30")
def test_a_bad_file_is_explained_and_a_changed_one_shown_as_far_as_it_is_true(
    watches: Watches, tmp_path: Path
) -> None:
    ola = watches("Ola")
    path = tmp_path / "<img src=x onerror=alert(1)>.json"
    path.write_text("not a game")
    ola.open_file(path)
    problem = ola.page.get_by_test_id("file-problem")
    expect(problem).to_contain_text(ola.say("refused-table-not-a-record"))
    expect(problem.get_by_role("link", name="TAB-30")).to_be_visible()
    ola.forgive("409")
    table = stopped(moved(moved(moved(moved(dealt())))))
    plain: Any = json.loads(saved(table, path).read_bytes())
    plain["steps"][3]["told"] = []
    path.write_text(json.dumps(plain))
    ola.page.get_by_test_id("record-file").set_input_files(path)
    verdict = ola.page.get_by_test_id("verdict")
    expect(verdict).to_contain_text(ola.say("replay-flaw-told", count=3))
    assert ola.last == 3
    ola.press(ola.button("replay-last"))
    expect(ola.slider).to_have_value("3")
    expect(ola.ending).to_have_count(0)
    ola.press(ola.button("replay-file-other"))
    expect(ola.page.get_by_test_id("record-file")).to_be_attached()


# No spoilers


@pytest.mark.rule("TAB-29")
@pytest.mark.parametrize("game", games.names())
def test_nothing_of_what_comes_later_is_on_the_page(
    watches: Watches, tmp_path: Path, game: str
) -> None:
    """A game, and the same game stopped early: until then no eyes can tell them apart."""
    whole = finished(game)
    seats = len(whole.chairs)
    early = stopped(at_random(dealt(seats, game=game), min(EARLY, len(whole.history.plies) - 2)))
    assert whole.history.plies[: len(early.history.plies)] == early.history.plies
    ola, jan = watches("Ola"), watches("Ola")
    for watcher, table in ((ola, whole), (jan, early)):
        room = tmp_path / str(table.ply)
        room.mkdir()
        watcher.open_file(saved(table, room / "gra.json"))
    for watcher in (ola, jan):
        expect(watcher.slider).to_be_visible()
        watcher.page.wait_for_load_state("networkidle")
    everybody = [person.title() for person in PEOPLE[:seats]]
    for eyes in (ola.say("replay-spectator"), *everybody, ola.say("replay-open")):
        for watcher in (ola, jan):
            watcher.look_through(eyes)
        assert jan.last < ola.last
        for step in (0, jan.last - 1):
            for watcher in (ola, jan):
                watcher.go_to(step)
            assert ola.all_there_is() == jan.all_there_is()


# The link


@pytest.mark.rule("TAB-29")
def test_the_address_carries_step_and_eyes_and_back_leaves_the_game(
    watches: Watches, base: str
) -> None:
    client, _ = played(base, ("a", "b", "c", "d"))
    ola = watches("Ola")
    ola.page.goto("/rules/table")
    ola.page.goto(f"/replay/{client.table_id}")
    expect(ola.slider).to_have_value("0")
    expect(ola.page.get_by_role("radio", name=ola.say("replay-spectator"))).to_be_checked()
    expect(ola.ending).to_have_count(0)
    ola.look_through("Jan")
    for _ in range(2):
        ola.press(ola.button("replay-next"))
    expect(ola.page).to_have_url(re.compile(r"\?eyes=1&step=2$"))
    ola.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ola.press(ola.page.get_by_test_id("copy-moment"))
    expect(ola.button("invite-copied")).to_be_visible()
    assert ola.page.evaluate("navigator.clipboard.readText()") == ola.page.url
    jan = watches("Jan")
    jan.page.goto(ola.page.url)
    expect(jan.slider).to_have_value("2")
    expect(jan.page.get_by_role("radio", name="Jan")).to_be_checked()
    jan.page.reload()
    expect(jan.slider).to_have_value("2")
    ola.page.go_back()
    expect(ola.page).to_have_url(re.compile("/rules/table$"))
    ola.page.go_forward()
    expect(ola.slider).to_have_value("2")


@pytest.mark.rule("TAB-11", "TAB-29", "TAB-30")
def test_a_seats_notes_are_seen_by_their_owner_and_saved_only_with_them(
    watches: Watches, base: str, tmp_path: Path
) -> None:
    written = ("najpierw", "potem", "na koniec")
    host, client = played(base, written)
    jan, ola = watches("Jan"), watches("Ola")
    for person, token in ((jan, client.token), (ola, host.token)):
        person.is_known_as(token)
        person.page.goto(f"/replay/{client.table_id}")
        expect(person.page.get_by_role("radio", name=person.name)).to_be_checked()
    sheet = jan.page.get_by_label(jan.say("notes-text"))
    for step, note in enumerate(written):
        jan.go_to(step)
        expect(sheet).to_have_value(note)
    expect(sheet).not_to_be_editable()
    jan.look_through("Ola")
    expect(sheet).to_have_count(0)
    ola.look_through("Jan")
    ola.go_to(2)
    expect(ola.page.get_by_label(ola.say("notes-text"))).to_have_count(0)
    expect(ola.page.get_by_test_id("record-with-notes")).to_have_count(0)
    assert not any(note in answer.text() for answer in ola.answers for note in written)

    with jan.page.expect_download() as plain:
        jan.press(jan.page.get_by_role("link", name=jan.say("replay-record")))
    assert "najpierw" not in plain.value.path().read_text()
    with jan.page.expect_download() as mine:
        jan.press(jan.page.get_by_test_id("record-with-notes"))
    file = tmp_path / mine.value.suggested_filename
    mine.value.save_as(file)
    ola.open_file(file)
    ola.go_to(1)
    expect(ola.page.get_by_label(ola.say("notes-text"))).to_have_value("potem")


# The bar


def test_the_game_plays_by_itself_and_by_keys(watches: Watches, tmp_path: Path) -> None:
    ola = watches("Ola")
    ola.page.clock.install()
    ola.open_file(saved(some_long_game(), tmp_path / "gra.json"))
    expect(ola.slider).to_have_value("0")
    ola.press(ola.page.get_by_test_id("replay-play"))
    expect(ola.button("replay-pause")).to_be_visible()
    ola.page.clock.run_for(1500)
    expect(ola.slider).to_have_value("1")
    ola.page.clock.run_for(6000)
    expect(ola.slider).not_to_have_value("1")
    ola.press(ola.button("replay-pause"))
    stood = ola.slider.input_value()
    ola.page.clock.run_for(20_000)
    expect(ola.slider).to_have_value(stood)
    ola.page.locator("body").evaluate("() => document.activeElement.blur()")
    for key, step in (
        ("Home", 0),
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", ola.last),
    ):
        ola.page.keyboard.press(key)
        expect(ola.slider).to_have_value(str(step))
    # At the end it begins anew.
    ola.page.keyboard.press("Space")
    expect(ola.slider).to_have_value("0")
    ola.page.keyboard.press("Space")
    expect(ola.button("replay-play")).to_be_visible()


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_on_a_phone_a_thumb_finds_every_step(
    watches: Watches, tmp_path: Path, size: dict[str, int]
) -> None:
    ola = watches("Ola", size=size)
    ola.open_file(saved(some_long_game(), tmp_path / "gra.json"))
    bar = ola.page.get_by_role("group", name=ola.say("replay-steps"))
    expect(bar).to_be_visible()
    assert ola.page.evaluate("document.documentElement.scrollWidth") == size["width"]
    for button in bar.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    ola.page.mouse.wheel(0, 500)
    expect(bar).to_be_in_viewport(ratio=1)
