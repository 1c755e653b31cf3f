"""Hints in Tajniacy on the page: what is outlined for a spymaster, and for an operative."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.advised import ask, follow, outlined, play_with_hints
from tests.browser.people import PHONE, guests
from tests.games.tajniacy import tables
from tests.games.tajniacy.page import Spy
from tests.server.party import BOT, OPEN
from tests.server.protocol_client import Client, new_table, new_token
from tests.support.deals import deal_always


@pytest.mark.rule("TAB-33")
def test_a_spymaster_sees_where_the_advised_clue_is_given(
    browser: Browser, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_always(monkeypatch, tables.dealt(first="red"))
    with guests(Spy, browser, base) as comes:
        ola = comes("Ola")
        play_with_hints(ola, 4)
        advised = ask(ola)
        # The words it is meant for are shown, not to be touched.
        expect(ola.words.locator("[data-advised]")).to_have_count(0)
        expect(ola.words.locator("[data-meant]")).to_have_count(len(advised["meant"]))
        for place in advised["meant"]:
            expect(ola.card(place).and_(ola.page.locator("[data-meant]"))).to_be_visible()
        expect(outlined(ola)).to_have_count(3)
        made = follow(ola, typed=advised["word"])
        assert made == {part: advised[part] for part in ("type", "word", "number")}


@pytest.mark.rule("TAB-33")
def test_an_operative_sees_which_word_to_point_at(
    browser: Browser, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_always(monkeypatch, tables.dealt(first="red"))
    token = new_token(base, "Jan")
    seats = [OPEN, BOT, OPEN, BOT]
    jan = Client(base, new_table(base, token, seats, game=Spy.game, hints=True), token)
    with guests(Spy, browser, base) as comes:
        ola = comes("Ola", size=PHONE)
        ola.sit(f"/t/{jan.table_id}")
        jan.do("start")
        jan.take_until(lambda: jan.my_turn)
        jan.do("move", move={"type": "give_clue", "word": "apfel", "number": 1})
        place = ask(ola)["place"]
        expect(outlined(ola)).to_have_count(1)
        expect(ola.card(place).and_(outlined(ola))).to_be_visible()
        assert follow(ola) == {"type": "touch", "place": place}
    jan.close()
