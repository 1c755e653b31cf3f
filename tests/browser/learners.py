"""The card of a lesson, beside which somebody learns a game."""

from msgspec import Struct
from playwright.sync_api import Locator, expect

from tests.browser.people import Person


class Card(Struct):
    """The card of a lesson, as a person sees it."""

    person: Person

    @property
    def whole(self) -> Locator:
        return self.person.page.get_by_test_id("lesson")

    @property
    def pointed(self) -> Locator:
        """The part of the board that it speaks of."""
        return self.person.page.locator("[data-pointed]")

    def begin(self) -> None:
        """One tap on the start page, and no question before."""
        self.person.page.goto("/")
        self.person.press(self.person.poster.get_by_test_id("first-game"))
        expect(self.whole).to_be_visible()

    def expect_idea(self, name: str) -> None:
        said = self.whole.get_by_test_id("lesson-idea")
        expect(said).to_have_attribute("data-idea", name)
        names = {f"p{seat}": self.person.say("robot", seat=seat) for seat in range(1, 4)}
        words = self.person.say(f"lesson-{self.person.game}-{name}", **names)
        expect(said).to_contain_text(words)

    def press(self, answer: str) -> None:
        self.person.press(self.whole.get_by_test_id(f"lesson-{answer}"))

    def expect_to_point_at(self, look: str) -> None:
        """It is outlined, in sight, and not under the card; on a phone perhaps behind a tab."""
        attribute, _, value = look.rpartition(":")
        part = self.person.page.locator(f'[data-{attribute or "testid"}="{value}"]').first
        expect(self.pointed).to_have_count(1)
        if not part.is_visible():
            self.person.press(self.pointed)
            expect(part).to_be_visible()
            self._expect_in_sight(part)
            self.person.back_to_the_table()
        else:
            self._expect_in_sight(part)

    def _expect_in_sight(self, part: Locator) -> None:
        # A shape cut from paper is outlined with what holds it; a ring lies beside its part.
        expect(self.pointed).to_have_count(1)
        expect(part).to_be_in_viewport()
        assert self.pointed.evaluate("(at, part) => at.contains(part)", part.element_handle())
        self.person.wait_until(lambda: self._is_beside(part), "the card lies over it")

    def _is_beside(self, part: Locator) -> bool:
        """Once the page has come to rest: it scrolls to what it points at."""
        card, box = self.whole.bounding_box(), part.bounding_box()
        if card is None or box is None:
            return False
        return box["y"] + box["height"] <= card["y"] or box["y"] >= card["y"] + card["height"] - 1
