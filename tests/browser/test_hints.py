"""Hints on the page: said to the one who asks, outlined on the board, counted in the result."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.advised import ask, follow, outlined, play_with_hints
from tests.browser.codebreakers import Codebreaker
from tests.browser.conftest import Comes, guests
from tests.browser.guessers import Guesser
from tests.browser.looks import barriers
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.schemers import Schemer
from tests.browser.spies import Spy
from tests.browser.test_why_not import reads_why
from tests.browser.tour import LAID_OUT, friends
from tests.browser.wanderers import Wanderer
from tests.games.tajniacy import tables as tajniacy
from tests.server.conftest import BOT, OPEN
from tests.server.protocol_client import Client, new_table, new_token
from tests.server.twin_worlds import deal_always
from tests.support.zlam_ten_kod import Sitting
from zaslonka.games.zlam_ten_kod.content import CARDS
from zaslonka.games.zlam_ten_kod.rules import State


def said(person: Codebreaker) -> Locator:
    return person.page.get_by_test_id("hint-said")


@pytest.mark.rule("TAB-12", "TAB-33")
def test_a_hint_is_said_on_demand_and_the_result_counts_it(
    comes: Comes, dealt: Callable[[State], None]
) -> None:
    dealt(LAID_OUT[2].state)
    ola = comes("Ola", size=PHONE)
    link = ola.make_table(hints=True)
    expect(ola.page.locator("main")).to_contain_text(ola.say("lobby-hints"))
    (jan,) = friends(ola.base, link.rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.expect_turn()
    expect(said(ola)).to_be_empty()
    ola.press(ola.button("hint-ask"))
    advice = ola.say("hint-says", move=ola.say("hint-zlam-ten-kod-ask", card="?")).partition("?")[0]
    expect(said(ola)).to_contain_text(advice)
    before = said(ola).inner_text()
    ola.page.reload()
    expect(said(ola)).to_have_text(before)

    ola.ask("sum")
    expect(said(ola)).to_be_empty()
    reads_why(ola, ola.button("hint-ask"), "TAB-01")
    jan.take_until(lambda: jan.my_turn)
    jan.do("move", move={"type": "ask", "card": "odd"})
    ola.expect_turn()
    ola.page.keyboard.press("Alt+p")
    expect(said(ola)).to_contain_text(advice)
    assert not jan.hints
    jan.do("propose", what="end")
    ola.press(ola.button("vote-yes"))
    result = ola.page.get_by_test_id("result")
    expect(result).to_contain_text(ola.say("result-hints", asked="Ola ×2"))


@pytest.mark.rule("TAB-12", "TAB-33")
def test_without_hints_there_is_nothing_to_ask(
    comes: Comes, dealt: Callable[[State], None]
) -> None:
    dealt(LAID_OUT[2].state)
    ola = comes("Ola")
    friends(ola.base, ola.make_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.expect_turn()
    expect(ola.button("hint-ask")).to_have_count(0)


# On the board


def is_done_as_advised(person: Person) -> str:
    """Ask, and touch what is outlined until there is a move: it is the one that was advised."""
    advised = ask(person)
    made = follow(person, typed=advised.get("word", ""))
    assert {part: advised.get(part) for part in made} == made
    assert {part for part, value in advised.items() if value not in (None, [])} <= made.keys()
    return str(made["type"])


@pytest.mark.rule("TAB-33")
@pytest.mark.parametrize(
    ("kind", "players", "size", "decisions"),
    [
        (Codebreaker, 2, PHONE, 2),
        (Guesser, 3, DESKTOP, 4),
        (Schemer, 3, PHONE, 6),
        (Wanderer, 2, PHONE, 8),
    ],
    ids=lambda value: getattr(value, "game", ""),
)
def test_what_is_outlined_leads_to_the_advised_move(
    browser: Browser, base: str, kind: type[Person], players: int, size: Any, decisions: int
) -> None:
    with guests(kind, browser, base) as comes:
        ola = comes("Ola", size=size)
        play_with_hints(ola, players)
        for _ in range(decisions):
            is_done_as_advised(ola)
            expect(outlined(ola)).to_have_count(0)


@pytest.mark.rule("TAB-33")
def test_the_tiles_of_an_advised_guess_are_outlined_until_they_are_laid(
    comes: Comes, dealt: Callable[[State], None]
) -> None:
    mine, hidden = "0b 2w 5g 7b 9w", "1b 1w 3b 5g 8w"
    dealt(Sitting(mine, hidden, row=tuple(CARDS)[:6], pile=tuple(CARDS)[6:]).state)
    ola = comes("Ola")
    (jan,) = friends(ola.base, ola.make_table(hints=True).rpartition("/")[2], range(1, 2))
    ola.deal()
    # Whoever follows the best bot knows the code long before the questions are used up.
    while (made := is_done_as_advised(ola)) == "ask":
        jan.take_until(lambda: jan.my_turn)
        jan.do("move", move=jan.position["offers"][0]["moves"][0])
    assert made == "guess"
    jan.close()


@pytest.mark.rule("TAB-33")
def test_a_spymaster_sees_where_the_advised_clue_is_given(
    browser: Browser, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_always(monkeypatch, tajniacy.dealt(first="red"))
    with guests(Spy, browser, base) as comes:
        ola = comes("Ola")
        play_with_hints(ola, 4)
        advised = ask(ola)
        # A hint does not say which words are meant.
        expect(ola.words.locator("[data-advised]")).to_have_count(0)
        expect(outlined(ola)).to_have_count(3)
        made = follow(ola, typed=advised["word"])
        assert made == {part: advised[part] for part in ("type", "word", "number")}


@pytest.mark.rule("TAB-33")
def test_an_operative_sees_which_word_to_point_at(
    browser: Browser, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_always(monkeypatch, tajniacy.dealt(first="red"))
    token = new_token(base, "Jan")
    seats = [OPEN, BOT, OPEN, BOT]
    jan = Client(base, new_table(base, token, seats, game="tajniacy", hints=True), token)
    with guests(Spy, browser, base) as comes:
        ola = comes("Ola", size=PHONE)
        ola.sit(f"/t/{jan.table_id}")
        jan.do("start")
        jan.take_until(lambda: jan.my_turn)
        jan.do("move", move={"type": "give_clue", "word": "qwrtx", "number": 1})
        place = ask(ola)["place"]
        expect(outlined(ola)).to_have_count(1)
        expect(ola.card(place).and_(outlined(ola))).to_be_visible()
        assert follow(ola) == {"type": "touch", "place": place}
    jan.close()


@pytest.mark.rule("TAB-33")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_those_who_listen_are_told_which_one_is_advised(comes: Comes, theme: str) -> None:
    ola = comes("Ola", theme=theme)
    play_with_hints(ola, 2)
    card = ask(ola)["card"]
    advised = ola.questions.get_by_role("button").and_(outlined(ola))
    expect(advised).to_have_count(1)
    expect(advised).to_have_attribute("data-testid", f"card-{card}")
    expect(advised).to_have_accessible_description(ola.say("hint-mark"))
    expect(advised).to_have_accessible_name(ola.card_title(card))
    assert barriers(ola.page) == []
