"""Of a device that is covered: there is nothing of any seat in the page."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.families import CodebreakerFamily, family_of
from tests.browser.heaps import Heap
from tests.browser.looks import barriers, overflows
from tests.browser.people import guests
from zaslonka import games

pytestmark = pytest.mark.once

SECRET = "Zanotowane przy świecach"
"""What somebody writes on their note sheet, and nobody else could."""

KEEP_EVERY_SESSION = """
    window.kept = [];
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        set onmessage(hear) {
            if (hear) window.kept.push(hear);
            super.onmessage = hear;
        }
        get onmessage() { return super.onmessage; }
    };
"""
"""A page that holds on to what listens at a socket, and by it to the session."""

NOTHING = {"document": False, "storage": False, "notes": [], "hands": [], "codes": []}


def take_a_turn(family: CodebreakerFamily) -> tuple[str, ...]:
    """The next one looks at their tiles, notes something and asks; the tiles."""
    family.uncover(family.asked())
    code = family.my_code()
    before = len(family.frames)
    family.pane("tab-notes").get_by_label(family.say("notes-text")).press_sequentially(SECRET)
    family.back_to_the_table()
    family.wait_for_frame('{"type":"done"', after=before)
    family.ask_anything()
    # To look into a heap takes longer than the page waits before it covers itself.
    family.press(family.button("cover-stay"))
    return code


def hands(heap: Heap) -> list[str]:
    """Whatever a view has as a hand; a spectator's has none."""
    return [hand for hand in heap.properties("hand") if hand != "null"]


def held(family: CodebreakerFamily, *codes: tuple[str, ...]) -> dict[str, Any]:
    """What the page has of any seat: in its document, its storage and its heap."""
    kept = family.context.storage_state(indexed_db=True)
    local = {item["name"]: item["value"] for item in kept["origins"][0]["localStorage"]}
    session = family.page.evaluate("() => ({ ...sessionStorage })")
    stored = json.dumps([local, session], ensure_ascii=False)
    spelled = [SECRET, *(", ".join(code) for code in codes)]
    heap = Heap(family.page)
    return {
        "document": SECRET in family.page.content() or family.mine.count() > 0,
        "storage": any(text in stored for text in spelled),
        "notes": heap.mentions(SECRET),
        "hands": hands(heap),
        "codes": [code for code in codes if heap.has_list(code)],
    }


@pytest.mark.rule("TAB-28", "TAB-04", "TAB-11")
def test_a_covered_page_holds_nothing_of_any_seat(family: CodebreakerFamily) -> None:
    family.sit_round("Jaś")
    family.deal()
    one = take_a_turn(family)
    uncovered = held(family, one)
    assert uncovered["document"]
    assert uncovered["notes"]
    assert uncovered["hands"]
    assert uncovered["codes"] == [one]
    family.hand_on()
    assert held(family, one) == NOTHING
    # Nor when both have looked, or the page is loaded again.
    other = take_a_turn(family)
    family.hand_on()
    assert held(family, one, other) == NOTHING
    family.page.reload()
    assert family.asked() in ("Mama", "Jaś")
    assert held(family, one, other) == NOTHING


def note_without_network(family: CodebreakerFamily) -> str:
    """The one who is asked writes something down while the network is away; who it is."""
    family.sit_round("Jaś")
    family.deal()
    name = family.asked()
    family.uncover(name)
    family.lose_network()
    family.pane("tab-notes").get_by_label(family.say("notes-text")).press_sequentially(SECRET)
    family.press(family.button("hand-on"))
    expect(family.page.get_by_test_id("note-waits")).to_contain_text(name)
    expect(family.lost).to_be_visible()
    assert not held(family)["document"]
    return name


@pytest.mark.rule("TAB-35")
def test_a_note_reaches_the_server_before_the_device_is_covered(family: CodebreakerFamily) -> None:
    name = note_without_network(family)
    assert barriers(family.page) + overflows(family.page) == []
    family.find_network()
    expect(family.cover).to_be_visible()
    assert held(family) == NOTHING
    family.uncover(name)
    notes = family.pane("tab-notes").get_by_label(family.say("notes-text"))
    expect(notes).to_have_value(SECRET)


@pytest.mark.rule("TAB-35", "TAB-28")
def test_who_will_not_wait_hands_the_device_on_without_the_note(
    family: CodebreakerFamily,
) -> None:
    name = note_without_network(family)
    family.press(family.page.get_by_test_id("drop-note"))
    expect(family.page.get_by_test_id("note-waits")).to_have_count(0)
    assert held(family) == NOTHING
    family.find_network()
    family.uncover(name)
    notes = family.pane("tab-notes").get_by_label(family.say("notes-text"))
    expect(notes).to_have_value("")


@pytest.mark.rule("TAB-28")
def test_nothing_of_a_seat_hangs_on_the_button_that_covered_it(family: CodebreakerFamily) -> None:
    """A browser holds on to what was tapped last, for as long as its timers take."""
    family.sit_round("Jaś")
    family.deal()
    code = take_a_turn(family)
    family.button("hand-on").evaluate("(button) => { window.kept = button; }")
    family.hand_on()
    assert held(family, code) == NOTHING


@pytest.mark.rule("TAB-28")
@pytest.mark.parametrize("game", games.names())
def test_no_board_holds_on_to_a_hand(browser: Browser, base: str, game: str) -> None:
    with guests(family_of(game), browser, base) as call:
        family = call("Mama")
        fewest = games.get(game).seats[0]
        family.sit_round("Jaś", players=fewest)
        if fewest > 2:
            family.press(family.button("lobby-fill"))
        family.deal()
        family.uncover("Jaś")
        family.page.wait_for_load_state("networkidle")
        assert hands(Heap(family.page))
        family.hand_on()
        assert hands(Heap(family.page)) == []


def test_a_session_that_is_kept_is_found(family: CodebreakerFamily) -> None:
    family.page.add_init_script(KEEP_EVERY_SESSION)
    family.sit_round("Jaś")
    family.deal()
    code = take_a_turn(family)
    family.hand_on()
    found = held(family, code)
    assert found["notes"]
    assert found["hands"]
    assert found["codes"] == [code]
    assert not found["document"]
