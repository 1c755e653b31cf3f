"""People who play Tajniacy: what they see on its board, and do there."""

import re
from typing import get_args

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from zaslonka.games.tajniacy.content import Kind


class Spy(Person):
    """A person at a table of Tajniacy."""

    game = "tajniacy"

    def play_at_once(self) -> None:
        """As a spymaster, who has a hand."""
        self.page.goto("/")
        self.press(self.button("start-play-bot", self.poster))
        part = self.say("tajniacy-your-part")
        self.choose(self.dialog, part, self.say("tajniacy-spymaster"))
        self.deal_at_once()

    @property
    def words(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("tajniacy-board"))

    @property
    def panel(self) -> Locator:
        """What is to be decided."""
        return self.page.get_by_test_id("panel")

    @property
    def advice(self) -> Locator:
        return self.page.get_by_test_id("advice")

    def card(self, place: int) -> Locator:
        return self.words.get_by_role("listitem").nth(place)

    def laid_out(self) -> list[str]:
        """The words on the table, row by row."""
        words: list[str] = self.words.get_by_role("listitem").evaluate_all(
            "all => all.map((item) => item.querySelector('.word').textContent)"
        )
        return words

    def key(self) -> list[Kind]:
        """Who stands behind each word, as this page shows and says it; empty for an operative."""
        expect(self.words.get_by_role("listitem")).to_have_count(25)
        said = self.words.get_by_role("listitem").all_inner_texts()
        named = {self.say("tajniacy-tile", kind=kind): kind for kind in get_args(Kind)}
        found = [re.search("|".join(named), text) for text in said]
        return [named[name[0]] for name in found if name is not None]

    def expect_covered(self, place: int, kind: Kind) -> None:
        expect(self.card(place).locator(f"[data-kind={kind}]")).to_be_visible()

    # Spymasters

    def type_clue(self, word: str, number: int | str = 1) -> None:
        self.panel.get_by_role("textbox", name=self.say("tajniacy-clue-word")).fill(word)
        self.choose(self.panel, self.say("tajniacy-clue-number"), str(number))

    def give(self, word: str, number: int | str = 1) -> None:
        self.type_clue(word, number)
        giving = self.button("tajniacy-give-this")
        self.press(giving)
        expect(giving).to_have_count(0)

    def ask_rival(self, word: str) -> None:
        self.type_clue(word)
        self.press(self.button("tajniacy-ask-rival"))
        expect(self.page.get_by_test_id("asked")).to_contain_text(word.upper())

    def let_stand(self) -> None:
        """Where the program has found something; else nobody asks (TAJ-74)."""
        expect(self.page.get_by_test_id("object")).to_be_visible()
        standing = self.button("tajniacy-let-stand", self.panel)
        if standing.is_visible():
            self.press(standing)
            expect(standing).to_have_count(0)

    def object(self, clause: str) -> None:
        self.press(self.button("tajniacy-object", self.panel))
        self.press(self.button(f"tajniacy-ground-{clause}", self.dialog))
        expect(self.dialog).to_have_count(0)

    # Operatives

    def mark(self, place: int) -> None:
        """The first tap: a suggestion to the own team."""
        self.press(self.card(place).get_by_role("button"))
        expect(self.card(place).get_by_role("button")).to_have_attribute("aria-pressed", "true")

    def touch(self, place: int) -> None:
        """The first tap and the second."""
        self.mark(place)
        self.confirm("tajniacy-touch", place)

    def confirm(self, sentence: str, place: int) -> None:
        """The second tap, on a button that names the word."""
        self.press(self.button(sentence, self.panel, word=self.laid_out()[place]))
        expect(self.card(place).locator("[data-kind]")).to_be_visible()
