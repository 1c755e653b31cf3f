"""One device for all: covered between seats, and then there is nothing of any seat in the page."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import guests
from tests.browser.families import Family
from tests.browser.heaps import Heap
from tests.browser.looks import barriers, overflows
from tests.browser.people import PHONE
from tests.browser.tour import friends
from zaslonka.games.zlam_ten_kod.content import Code

QUESTIONS = 4


@pytest.fixture
def family(browser: Browser, base: str) -> Iterator[Family]:
    with guests(Family, browser, base) as call:
        yield call("Mama", size=PHONE)


def other(name: str) -> str:
    return "Jaś" if name == "Mama" else "Mama"


@pytest.mark.rule("TAB-27", "TAB-28", "TAB-18", "TAB-06")
def test_two_people_play_a_whole_game_on_one_page_and_another(family: Family) -> None:
    family.sit_round("Jaś")
    family.deal()
    codes: dict[str, Code] = {}
    turn = family.asked()
    for name in (turn, other(turn)):
        family.uncover(name)
        codes[name] = family.my_code()
        family.hand_on()
    assert family.asked() == turn
    assert len({*codes["Mama"], *codes["Jaś"]}) > len(codes["Mama"])

    for question in range(QUESTIONS):
        family.uncover(turn)
        missed = family.page.get_by_test_id("missed")
        if question:
            expect(missed.get_by_role("listitem")).to_have_count(1)
            expect(missed).to_contain_text(other(turn))
        else:
            expect(missed).to_have_count(0)
        family.ask_anything()
        family.hand_on()
        turn = other(turn)
        assert family.asked() == turn
    for name in (turn, other(turn)):
        family.uncover(name)
        family.guess(codes[other(name)])
        if name == turn:
            family.hand_on()

    # The end is nobody's own: it is shown as to a spectator, and every nonce is checked.
    expect(family.outcome).to_contain_text("Mama")
    expect(family.outcome).to_contain_text("Jaś")
    expect(family.cover).to_have_count(0)
    expect(family.page.get_by_text(family.say("seal-whole"))).to_be_visible()
    expect(family.page.get_by_test_id("pane-notes")).to_have_count(0)

    before = family.page.url
    family.press(family.button("shared-rematch"))
    expect(family.page).not_to_have_url(before)
    assert family.asked() in codes
    family.uncover("Jaś")


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


def take_a_turn(family: Family) -> Code:
    """The next one looks at their tiles, notes something and asks; the tiles."""
    family.uncover(family.asked())
    code = family.my_code()
    family.pane("tab-notes").get_by_label(family.say("notes-text")).press_sequentially(SECRET)
    family.back_to_the_table()
    family.wait_for_frame('{"type":"done"')
    family.ask_anything()
    return code


def held(family: Family, *codes: Code) -> dict[str, Any]:
    """What the page has of any seat: in its document, its storage and its heap."""
    kept = family.context.storage_state(indexed_db=True)
    local = {item["name"]: item["value"] for item in kept["origins"][0]["localStorage"]}
    session = family.page.evaluate("() => ({ ...sessionStorage })")
    heap = Heap(family.page)
    return {
        "document": SECRET in family.page.content() or family.mine.count() > 0,
        "storage": SECRET in json.dumps([local, session], ensure_ascii=False),
        "notes": heap.mentions(SECRET),
        "hands": [hand for hand in heap.properties("hand") if hand != "null"],
        "codes": [code for code in codes if heap.has_list(code)],
    }


@pytest.mark.rule("TAB-28", "TAB-04", "TAB-11")
def test_a_covered_page_holds_nothing_of_any_seat(family: Family) -> None:
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


def test_a_session_that_is_kept_is_found(family: Family) -> None:
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
