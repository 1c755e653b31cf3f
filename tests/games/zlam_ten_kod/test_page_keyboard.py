"""A whole turn without a mouse, and how the keys move on a board."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Keys
from tests.browser.looks import has_visible_focus
from tests.browser.people import friends
from tests.games.zlam_ten_kod.page import Codebreaker, Comes
from tests.games.zlam_ten_kod.tables import code
from tests.games.zlam_ten_kod.tour import LAID_OUT
from tests.server.protocol_client import Client
from zaslonka.kernel import AnyState


def sat_down(comes: Comes, dealt: Callable[[AnyState], None]) -> tuple[Codebreaker, Client]:
    """Ola and a guest at a table just dealt; Ola begins."""
    dealt(LAID_OUT[2].state)
    ola = comes("Ola")
    (guest,) = friends(ola.base, ola.open_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.expect_turn()
    expect(ola.mine).to_be_visible()
    return ola, guest


@pytest.mark.rule("ZTK-21")
def test_a_card_that_names_two_digits_is_asked_by_keyboard_alone(
    comes: Comes, dealt: Callable[[AnyState], None]
) -> None:
    ola, _ = sat_down(comes, dealt)
    keys = Keys(ola)
    card = ola.questions.get_by_role("button", name=ola.card_title("where_1_2"))
    keys.tab_to(ola.card_title("where_1_2"))
    keys.press("Enter")
    expect(ola.dialog).to_be_visible()
    ola.leave_dialog()
    expect(card).to_be_focused()

    keys.press("Enter")
    expect(ola.dialog).to_be_visible()
    keys.choose(ola.say("zlam-ten-kod-pick-digit"), "1")
    keys.press("ArrowRight")
    expect(ola.dialog.get_by_role("radio", name="2")).to_be_checked()
    assert has_visible_focus(ola.page)
    keys.tab_to(ola.say("zlam-ten-kod-ask"))
    keys.press("Enter")
    expect(ola.dialog).to_have_count(0)
    # The card is gone; whoever uses a keyboard goes on from the board, not from the top.
    expect(ola.page.get_by_role("main")).to_be_focused()
    expect(ola.answers_of(ola.holder("Gość 1"))).to_have_count(1)
    expect(ola.sign).to_contain_text(ola.say("their-turn", names="Gość 1"))


@pytest.mark.rule("ZTK-50")
def test_a_guess_is_built_and_said_by_keyboard_alone(
    comes: Comes, dealt: Callable[[AnyState], None]
) -> None:
    ola, guest = sat_down(comes, dealt)
    keys = Keys(ola)
    opener = ola.button("zlam-ten-kod-guess", ola.mine)
    keys.tab_to(ola.say("zlam-ten-kod-guess"))
    keys.press("Enter")
    expect(ola.dialog).to_be_visible()
    ola.leave_dialog()
    expect(opener).to_be_focused()

    keys.press("Enter")
    expect(ola.dialog).to_be_visible()
    palette = re.compile(f"^{ola.tile('0b')},")
    keys.tab_to(palette)
    for tile in code("1b 1w 3b 8b 8w"):
        keys.rove_to(ola.tile(tile), first=ola.tile(tile))
        keys.press("Space")
    # One tile was wrong: it is taken back where it stands.
    keys.tab_to(ola.say("zlam-ten-kod-guess-place", letter="d", tile=ola.tile("8b")))
    keys.press("Enter")
    keys.tab_to(palette)
    keys.rove_to(re.compile(f"^{ola.tile('5g')}"), first=ola.tile("5g"))
    keys.press("Enter")
    say = ola.button("zlam-ten-kod-guess-say", ola.dialog)
    expect(say).to_be_enabled()
    keys.tab_to(ola.say("zlam-ten-kod-guess-say"))
    keys.press("Enter")
    expect(ola.dialog).to_have_count(0)
    guest.take_until(lambda: bool(guest.log))
    assert guest.position["view"]["table"]["winners"] == [0]
