"""Puzzles at the page: found from the start, one answered wrong and one right, and explained."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import barriers
from tests.browser.people import PHONE, guests
from tests.games.zlam_ten_kod.page import Codebreaker
from tests.server.running import running
from tests.server.test_puzzles import filled
from tests.table.puzzles import bad_move, best_move
from zaslonka.games.zlam_ten_kod.moves import Ask, Guess

GAME = "zlam_ten_kod"


@pytest.mark.rule("TAB-120", "TAB-122", "TAB-124", "TAB-125")
def test_one_is_answered_wrong_and_one_right(tmp_path: Path, browser: Browser) -> None:
    wrong, right = bad_move(GAME), best_move(GAME)
    assert isinstance(wrong, Ask)
    assert isinstance(right, Guess)
    filled(tmp_path, 2)
    with running(tmp_path) as base, guests(Codebreaker, browser, base) as call:
        ola = call("Ola", size=PHONE)
        page = ola.page
        page.goto(base)
        ola.press(page.get_by_test_id("puzzles"))
        door = page.get_by_test_id(f"open-{GAME}")
        expect(door).to_be_visible()
        assert barriers(page) == []
        ola.press(door)
        expect(page.get_by_test_id("task")).to_contain_text(ola.say(f"puzzle-{GAME}"))
        here = page.url
        # Who comes back is at the same one.
        page.goto(f"{base}/puzzles")
        ola.press(page.get_by_test_id(f"open-{GAME}"))
        expect(page).to_have_url(here)
        ola.play(wrong)
        verdict, answer = (
            page.get_by_test_id("puzzle-verdict"),
            page.get_by_test_id("puzzle-answer"),
        )
        expect(verdict).to_have_attribute("data-verdict", "worse")
        expect(answer).to_contain_text(ola.say("puzzle-own-played"))
        expect(answer).to_contain_text(ola.say("puzzle-worth-chance", worth=100))
        expect(page.get_by_test_id("standing")).to_be_visible()
        assert barriers(page) == []
        page.keyboard.press("Alt+N")
        expect(page).not_to_have_url(here)
        expect(page.get_by_test_id("task")).to_be_visible()
        ola.play(right)
        expect(verdict).to_have_attribute("data-verdict", "best")
        ola.press(page.get_by_test_id("best-line"))
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_contain_text(ola.say("challenge-best-line"))
        page.goto(f"{base}/zagadki")
        card = page.get_by_test_id(f"puzzles-{GAME}")
        expect(card).to_contain_text(ola.say("puzzles-tried", tried=2, solved=1))
        expect(page.get_by_test_id(f"none-{GAME}")).to_be_visible()
