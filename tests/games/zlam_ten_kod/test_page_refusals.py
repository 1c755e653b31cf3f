"""A refusal says why, and leads to its clause without losing the table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, friends
from tests.games.zlam_ten_kod.page import Comes
from tests.games.zlam_ten_kod.tour import LAID_OUT
from zaslonka.kernel import AnyState


@pytest.mark.rule("ZTK-50")
def test_an_impossible_guess_is_refused_with_its_sentence_and_its_clause(
    comes: Comes, dealt: Callable[[AnyState], None]
) -> None:
    dealt(LAID_OUT[2].state)
    ola = comes("Ola", size=PHONE)
    friends(ola.base, ola.open_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    own = LAID_OUT[2].state.hands[0].code
    dialog = ola.build(own[:1])
    verdict = dialog.get_by_role("status")
    expect(verdict).to_contain_text(ola.say("refused-zlam-ten-kod-wrong-count", named=1, tiles=5))
    ola.lay((*own[1:3], "9b", "9w"))
    expect(verdict).to_contain_text(
        ola.say("refused-zlam-ten-kod-too-many-copies", tile=ola.tile(own[0]), spare=0)
    )
    expect(ola.button("zlam-ten-kod-guess-say", dialog)).to_be_disabled()

    ola.press(verdict.get_by_role("link", name="ZTK-50"))
    rules = ola.page.get_by_role("dialog", name=ola.say("rules"))
    expect(rules.get_by_role("link", name="ZTK-50", exact=True)).to_be_in_viewport()
    ola.leave_dialog()
    # The table is still there, and so is the guess that was being built.
    expect(
        ola.button("zlam-ten-kod-guess-place", letter="a", tile=ola.tile(own[0]))
    ).to_be_visible()
    ola.leave_dialog()
    ola.expect_turn()


@pytest.mark.rule("TAB-01")
def test_a_card_taken_up_out_of_turn_says_whose_turn_it_is(
    comes: Comes, dealt: Callable[[AnyState], None]
) -> None:
    dealt(LAID_OUT[2].state)
    ola = comes("Ola")
    friends(ola.base, ola.open_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.ask("sum")
    dialog = ola.take_up("odd")
    refusal = dialog.get_by_role("status")
    expect(refusal).to_contain_text(ola.say("refused-table-not-your-turn", seats="Gość 1"))
    expect(ola.button("zlam-ten-kod-ask", dialog)).to_be_disabled()
    ola.press(refusal.get_by_role("link", name="TAB-01"))
    rules = ola.page.get_by_role("dialog", name=ola.say("rules"))
    expect(rules.get_by_role("link", name="TAB-01", exact=True)).to_be_in_viewport()
