"""One whole game of each kind by keyboard alone, from the start page into the replay."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.codebreakers import Codebreaker
from tests.browser.conftest import guests
from tests.browser.guessers import Guesser
from tests.browser.keyboard import Keys
from tests.browser.schemers import Schemer
from tests.browser.spies import Spy
from tests.browser.wanderers import Wanderer
from tests.server.running import running
from zaslonka.games.zlam_ten_kod.content import CARDS, TILES, Code


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose robots do not dawdle."""
    with running(tmp_path_factory.mktemp("quick"), bot_pace=0) as address:
        yield address


@pytest.mark.rule("ZTK-20", "ZTK-50")
def test_zlam_ten_kod(browser: Browser, quick: str) -> None:
    with guests(Codebreaker, browser, quick) as comes:
        ola = comes("Ola")
        keys = Keys(ola)
        keys.set_up(2, help_="full")
        keys.deal()
        mine, named = ola.my_code(), list[Code]()
        cracked = ola.page.get_by_text(ola.say("zlam-ten-kod-cracked"))
        while keys.my_turn():
            left = [code for code in ola.still_possible(mine) if code not in named]
            if len(left) <= 2 or not ola.row() or cracked.is_visible():
                named.append(left[0])
                _guess(keys, ola, left[0])
            else:
                _ask(keys, ola, ola.row()[0])
        keys.look_again()


def _ask(keys: Keys, person: Codebreaker, card: str) -> None:
    """Take up an open card and ask with it."""
    keys.tab_to(re.compile("|".join(map(re.escape, map(person.card_title, person.row())))))
    keys.rove_to(person.card_title(card))
    keys.press("Enter")
    expect(person.dialog).to_be_visible()
    if CARDS[card].digits:
        digit = str(CARDS[card].digits[0])
        keys.choose(person.say("zlam-ten-kod-pick-digit"), digit)
    keys.tab_to(person.say("zlam-ten-kod-ask"))
    keys.do()


def _guess(keys: Keys, person: Codebreaker, code: Code) -> None:
    keys.tab_to(person.say("zlam-ten-kod-guess"))
    keys.press("Enter")
    expect(person.dialog).to_be_visible()
    for tile in code:
        keys.tab_to(re.compile(f"^({'|'.join(map(person.tile, TILES))})(,|$)"))
        keys.rove_to(re.compile(rf"^{person.tile(tile)}(,|$)"), first=person.tile(tile))
        keys.press("Enter")
    expect(person.button("zlam-ten-kod-guess-say", person.dialog)).to_be_enabled()
    keys.tab_to(person.say("zlam-ten-kod-guess-say"))
    keys.do()
