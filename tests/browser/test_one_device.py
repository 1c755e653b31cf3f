"""One device for all, covered between seats."""

import itertools
from typing import Any, get_args

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.families import CodebreakerFamily
from tests.browser.looks import barriers, overflows
from tests.browser.people import DESKTOP, PHONE, Theme, friends, guests
from tests.server.protocol_client import Client

QUESTIONS = 4


def other(name: str) -> str:
    return "Jaś" if name == "Mama" else "Mama"


@pytest.mark.rule("TAB-27", "TAB-28", "TAB-18", "TAB-06")
def test_two_people_play_a_whole_game_on_one_page_and_another(family: CodebreakerFamily) -> None:
    family.sit_round("Jaś")
    family.deal()
    codes: dict[str, tuple[Any, ...]] = {}
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
            expect(missed.locator("[data-ply]")).to_have_count(1)
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
    expect(family.cover).to_be_visible()
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


@pytest.mark.rule("TAB-28")
@pytest.mark.parametrize("sizes", [(PHONE, {"width": 360, "height": 640}), (DESKTOP,)])
def test_everybody_can_use_the_cover(
    browser: Browser, base: str, sizes: tuple[dict[str, int], ...]
) -> None:
    def faults() -> list[str]:
        """Of this screen by day and by night, in every size."""
        found = []
        for size, theme in itertools.product(sizes, get_args(Theme)):
            family.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            family.page.emulate_media(color_scheme=theme)
            found += barriers(family.page) + overflows(family.page)
        return found

    with guests(CodebreakerFamily, browser, base) as call:
        family = call("Babcia Konstancja", size=sizes[0])
        family.sit_round("Aleksander Wielki", "Jaś")
        family.deal()
        name = family.asked()
        assert faults() == []
        family.press(family.way(name))
        expect(family.button("cover-it-is-me")).to_be_visible()
        assert faults() == []
        family.press(family.button("cover-it-is-me"))
        family.expect_in_hands_of(name)
        assert faults() == []
