"""One device for all: covered between seats, and then there is nothing of any seat in the page."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import guests
from tests.browser.families import CodebreakerFamily, family_of
from tests.browser.heaps import Heap
from tests.browser.looks import barriers, overflows
from tests.browser.people import DESKTOP, PHONE, Theme
from tests.browser.tour import friends
from tests.server.protocol_client import Client, Refused, call, new_table
from zaslonka import games
from zaslonka.games.zlam_ten_kod.content import Code

QUESTIONS = 4


@pytest.fixture
def family(browser: Browser, base: str) -> Iterator[CodebreakerFamily]:
    with guests(CodebreakerFamily, browser, base) as call:
        yield call("Mama", size=PHONE)


def other(name: str) -> str:
    return "Jaś" if name == "Mama" else "Mama"


@pytest.mark.rule("TAB-27", "TAB-28", "TAB-18", "TAB-06")
def test_two_people_play_a_whole_game_on_one_page_and_another(family: CodebreakerFamily) -> None:
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


def take_a_turn(family: CodebreakerFamily) -> Code:
    """The next one looks at their tiles, notes something and asks; the tiles."""
    family.uncover(family.asked())
    code = family.my_code()
    before = len(family.frames)
    family.pane("tab-notes").get_by_label(family.say("notes-text")).press_sequentially(SECRET)
    family.back_to_the_table()
    family.wait_for_frame('{"type":"done"', after=before)
    family.ask_anything()
    return code


def hands(heap: Heap) -> list[str]:
    """Whatever a view has as a hand; a spectator's has none."""
    return [hand for hand in heap.properties("hand") if hand != "null"]


def held(family: CodebreakerFamily, *codes: Code) -> dict[str, Any]:
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


def come_back(family: CodebreakerFamily) -> None:
    family.find_network()
    family.forgive("ERR_INTERNET_DISCONNECTED")  # the wordmark's icon


@pytest.mark.rule("TAB-35")
def test_a_note_reaches_the_server_before_the_device_is_covered(family: CodebreakerFamily) -> None:
    name = note_without_network(family)
    assert barriers(family.page) + overflows(family.page) == []
    come_back(family)
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
    come_back(family)
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


@pytest.mark.rule("TAB-28")
def test_a_seat_is_uncovered_by_a_held_key_or_without_holding_anything(
    family: CodebreakerFamily,
) -> None:
    family.sit_round("Jaś")
    family.deal()
    name = family.asked()
    family.way(name).focus()
    family.page.keyboard.down("Enter")
    expect(family.cover).to_have_count(0)
    family.page.keyboard.up("Enter")
    family.expect_in_hands_of(name)
    expect(family.dialog).to_have_count(0)
    family.hand_on()

    # A short press uncovers nothing, by finger or by key, until it is said again.
    family.press(family.way(other(name)))
    sure = family.button("cover-it-is-me")
    expect(sure).to_be_focused()
    family.press(family.button("not-now"))
    family.way(other(name)).focus()
    family.page.keyboard.press("Space")
    expect(sure).to_be_focused()
    expect(family.mine).to_have_count(0)
    family.page.keyboard.press("Enter")
    family.expect_in_hands_of(other(name))


@pytest.mark.rule("TAB-28", "TAB-09")
def test_a_pin_keeps_others_out_also_after_a_reload(family: CodebreakerFamily) -> None:
    family.sit_round("Jaś")
    family.deal()
    name = family.asked()
    family.uncover(name)
    family.press(family.button("pin-set"))
    family.page.get_by_test_id("pin").fill("0417")
    family.press(family.button("pin-keep"))
    family.hand_on()
    family.page.reload()
    family.press(family.button("cover-pin"))
    pin = family.page.get_by_test_id("pin")
    expect(pin).to_be_focused()
    assert barriers(family.page) + overflows(family.page) == []
    pin.press_sequentially("0418")
    pin.press("Enter")
    expect(family.cover).to_contain_text(family.say("pin-wrong"))
    expect(family.mine).to_have_count(0)
    assert barriers(family.page) == []
    pin.press_sequentially("0417")
    pin.press("Enter")
    family.expect_in_hands_of(name)
    family.hand_on()

    # Who has lost it leaves the seat to a robot; the rest can go on.
    family.press(family.button("cover-pin"))
    pin.press_sequentially("1111")
    pin.press("Enter")
    family.press(family.button("pin-forgotten"))
    expect(family.cover.get_by_role("heading")).to_have_text(other(name))


@pytest.mark.rule("TAB-28")
def test_the_page_covers_itself_a_moment_after_the_move(family: CodebreakerFamily) -> None:
    family.sit_round("Jaś")
    family.deal()
    name = family.asked()
    family.uncover(name)
    family.page.wait_for_timeout(1_500)
    expect(family.page.get_by_test_id("covering")).to_have_count(0)
    family.ask_anything()
    covering = family.page.get_by_test_id("covering")
    expect(covering).to_be_visible()
    assert barriers(family.page) + overflows(family.page) == []
    # Who is still looking says so.
    family.press(family.button("cover-stay"))
    expect(covering).to_have_count(0)
    family.hand_on()
    family.uncover(other(name))
    family.ask_anything()
    expect(family.mine).to_be_visible()
    expect(family.cover).to_be_visible(timeout=30_000)
    assert family.asked() == name


def move_on_the_device(family: CodebreakerFamily, guest: Client) -> None:
    plies = len(guest.log)
    family.uncover(family.asked())
    family.ask_anything()
    family.hand_on()
    guest.take_until(lambda: len(guest.log) > plies)


@pytest.mark.rule("TAB-27", "TAB-17", "TAB-08")
def test_people_elsewhere_play_along_and_votes_go_round_the_device(
    family: CodebreakerFamily,
) -> None:
    link = family.sit_round("Jaś", players=3)
    table = link.rpartition("/")[2]
    (guest,) = friends(family.base, table, range(2, 3))
    family.deal()
    guest.take_until(lambda: guest.position is not None)
    assert [seat["present"] for seat in guest.table["seats"]] == [True, True, True]
    for _ in range(3):
        guest.take_until(lambda: guest.my_turn or guest.position["waiting"] != [2])
        if guest.my_turn:
            expect(family.cover.get_by_role("heading")).to_have_text("Gość 2")
            assert barriers(family.page) + overflows(family.page) == []
            moves = next(offer["moves"] for offer in guest.position["offers"] if offer["moves"])
            guest.do("move", move=moves[0])
        else:
            move_on_the_device(family, guest)

    guest.do("propose", what="end")
    voters = []
    for _ in ("Mama", "Jaś"):
        voters.append(family.asked())
        family.uncover(voters[-1])
        family.press(family.button("vote-yes"))
        if len(voters) == 1:
            family.hand_on()
    assert sorted(voters) == ["Jaś", "Mama"]
    expect(family.outcome).to_have_text(family.say("result-stopped"))
    expect(family.cover).to_have_count(0)


def tokens(family: CodebreakerFamily, table: str) -> list[str]:
    """By which the server knows the people of the device."""
    kept = family.page.evaluate(f"() => JSON.parse(localStorage['zaslonka.company.{table}'])")
    return [person["token"] for person in kept]


def expect_forgotten(base: str, token: str) -> None:
    with pytest.raises(Refused) as refused:
        call(base, "GET", "/api/tables", token=token)
    assert refused.value.problem["code"] == "bad_token"


@pytest.mark.rule("PRV-11")
def test_after_the_game_those_who_were_added_are_forgotten_from_the_device(
    family: CodebreakerFamily,
) -> None:
    table = family.sit_round("Jaś", "Ola").rpartition("/")[2]
    mama, *added = tokens(family, table)
    family.deal()
    expect(family.cover).to_be_visible()
    people = [Client(family.base, table, token) for token in (mama, *added)]
    people[0].do("propose", what="end")
    for person in people[1:]:
        person.do("vote", yes=True)
        person.close()
    family.press(family.page.get_by_test_id("forget-added"))
    expect(family.dialog).to_contain_text("Jaś, Ola")
    assert barriers(family.page) + overflows(family.page) == []
    family.press(family.button("shared-forget-sure", family.dialog))
    family.page.wait_for_function(NO_COMPANY)
    expect(family.page.get_by_test_id("forget-added")).to_have_count(0)
    expect(family.page.get_by_test_id("result")).to_be_visible()
    for token in added:
        expect_forgotten(family.base, token)
    again = Client(family.base, table, mama)
    assert [seat["name"] for seat in again.table["seats"]] == ["Mama", "—", "—"]
    people[0].close()
    again.close()


@pytest.mark.rule("PRV-11", "PRV-10")
def test_with_the_table_or_its_owner_those_who_were_added_are_forgotten(
    family: CodebreakerFamily,
) -> None:
    first = family.sit_round("Jaś").rpartition("/")[2]
    mama, jas = tokens(family, first)
    second = new_table(family.base, mama, [{"type": "open"}] * 2)
    family.page.goto(f"/t/{second}")
    family.beside("Ola")
    _, ola = tokens(family, second)
    family.page.goto("/")
    family.press(family.button("start-delete", id=first))
    family.page.wait_for_function(f"() => !('zaslonka.company.{first}' in localStorage)")
    expect_forgotten(family.base, jas)
    assert call(family.base, "GET", "/api/tables", token=ola)

    family.press(family.page.get_by_role("button", name="Mama"))
    expect(family.dialog).to_contain_text(family.say("name-forget-added"))
    family.press(family.button("name-forget", family.dialog))
    family.page.wait_for_function(NO_COMPANY)
    expect(family.dialog).to_have_count(0)
    for token in (ola, mama):
        expect_forgotten(family.base, token)


NO_COMPANY = "() => Object.keys(localStorage).every((key) => !key.includes('company'))"


@pytest.mark.rule("TAB-27", "TAB-15")
def test_in_the_lobby_who_was_added_may_stand_up_again(family: CodebreakerFamily) -> None:
    family.sit_round("Jaś", players=3)
    expect(family.button("lobby-stand")).to_be_visible()
    family.press(family.button("shared-stand"))
    expect(family.page.get_by_test_id("seat-1")).to_contain_text(family.say("seat-open"))
    family.page.wait_for_function(NO_COMPANY)
    family.beside("Zosia")
    expect(family.page.get_by_test_id("companion")).to_be_focused()
    assert barriers(family.page) + overflows(family.page) == []
    kept = family.page.evaluate("() => JSON.stringify({ ...localStorage })")
    assert "Jaś" not in kept


@pytest.mark.rule("TAB-28")
@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 640}, DESKTOP])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_the_cover(
    browser: Browser, base: str, size: dict[str, int], theme: Theme
) -> None:
    with guests(CodebreakerFamily, browser, base) as call:
        family = call("Babcia Konstancja", size=size, theme=theme)
        family.sit_round("Aleksander Wielki", "Jaś")
        family.deal()
        name = family.asked()
        assert barriers(family.page) + overflows(family.page) == []
        family.press(family.way(name))
        expect(family.button("cover-it-is-me")).to_be_visible()
        assert barriers(family.page) + overflows(family.page) == []
        family.press(family.button("cover-it-is-me"))
        family.expect_in_hands_of(name)
        assert barriers(family.page) + overflows(family.page) == []
