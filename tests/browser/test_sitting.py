"""Finding a table among strangers, arranging it, and going on with it on another device."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.looks import barriers, overflows
from tests.browser.people import PHONE
from tests.games.zlam_ten_kod.page import Comes


@pytest.mark.rule("TAB-24", "TAB-25")
def test_a_stranger_finds_a_public_table_and_its_host_arranges_it(comes: Comes) -> None:
    ola, jan = comes("Ola"), comes("Jan", size=PHONE)
    table = ola.make_table(players=4).rpartition("/")[2]
    jan.page.goto("/")
    expect(jan.button("start-play-bot", jan.poster)).to_be_visible()
    expect(jan.page.get_by_test_id(f"public-{table}")).to_have_count(0)
    ola.press(ola.page.get_by_label(ola.say("lobby-public")))
    jan.page.reload()
    waiting = jan.page.get_by_test_id(f"public-{table}")
    expect(waiting).to_contain_text("Ola")
    assert barriers(jan.page) + overflows(jan.page) == []
    jan.press(waiting.get_by_role("link"))
    jan.press(jan.button("lobby-sit").first)
    jan.give_name()

    seat = ola.page.get_by_test_id
    expect(seat("seat-1")).to_contain_text("Jan")
    ola.press(ola.button("lobby-swap", seat=2, other=1))
    expect(seat("seat-0")).to_contain_text("Jan")
    ola.press(ola.button("lobby-fill"))
    expect(seat("seat-3")).to_contain_text(ola.say("level-sredni"))
    assert barriers(ola.page) == []

    ola.page.get_by_label(ola.say("lobby-set-seat", seat=1)).select_option("remove")
    # It is asked about first, and who is sent away is told.
    expect(seat("seat-0")).to_contain_text("Jan")
    ola.press(ola.page.get_by_test_id("take-sure"))
    expect(jan.page.get_by_text(jan.say("removed-lobby"))).to_be_visible()
    jan.press(jan.button("lobby-sit"))
    expect(jan.notices).to_contain_text(jan.say("refused-table-removed"))


@pytest.mark.rule("TAB-26")
def test_a_seat_goes_on_to_another_device_and_back(comes: Comes) -> None:
    desktop, phone = comes("Ola"), comes("Ola na telefonie", size=PHONE)
    desktop.play_at_once()
    code = desktop.my_code()
    desktop.press(desktop.button("menu"))
    desktop.press(desktop.page.get_by_test_id("carry"))
    pass_link = desktop.page.get_by_test_id("pass-link")
    expect(pass_link).to_have_value(re.compile("#.{20}"))
    link = pass_link.input_value()
    assert barriers(desktop.page) + overflows(desktop.page) == []

    phone.page.goto(link)
    take = phone.page.get_by_test_id("use-pass")
    expect(take).to_be_visible()
    assert "#" not in phone.page.url
    assert barriers(phone.page) + overflows(phone.page) == []
    phone.press(take)
    assert phone.my_code() == code
    expect(phone.mine).to_be_visible()

    # Its link is used up, and closing the dialog withdraws what may be left of it.
    with desktop.page.expect_response(lambda answer: answer.request.method == "DELETE"):
        desktop.leave_dialog()
    phone.page.goto(link)
    expect(phone.page.locator("main")).to_contain_text(
        phone.say("carry-here-instead", name=phone.say("you-label"))
    )
    phone.press(phone.page.get_by_test_id("use-pass"))
    expect(phone.notices).to_contain_text(phone.say("problem-unknown-pass"))
    for trouble in ("404", "Failed to load resource"):
        phone.forgive(trouble)
