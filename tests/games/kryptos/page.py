"""People who play Kryptos: what they see on its board, and do there."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from zaslonka.games.kryptos.content import COLOURS, colour


class Guesser(Person):
    """A person at a table of Kryptos."""

    game = "kryptos"

    @property
    def mine(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("kryptos-my-cards"))

    @property
    def track(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("kryptos-track"))

    @property
    def panel(self) -> Locator:
        """The move in the making."""
        return self.page.get_by_test_id("move-panel")

    def row(self, name: str) -> Locator:
        """Another's cards."""
        return self.page.get_by_role("region", name=name, exact=True)

    def cards(self, row: Locator) -> list[int | None]:
        """The numbers in a row from left to right, None where the face is not seen."""
        places = row.locator("ol").locator("[aria-label]")
        expect(places.first).to_be_visible()
        labels = places.evaluate_all("all => all.map((card) => card.ariaLabel)")
        seen = [re.search(r": (\d+), ", label) for label in labels]
        return [int(number[1]) if number else None for number in seen]

    def my_cards(self) -> list[int]:
        cards = [number for number in self.cards(self.mine) if number is not None]
        assert cards == sorted(cards)
        return cards

    def points(self, row: Locator) -> int:
        return int(row.get_by_test_id("points").inner_text())

    # Playing

    def turn_up(self, place: int) -> None:
        """In the opening, turn up a card of one's own."""
        self.expect_turn()
        number = self.my_cards()[place]
        self.press(self.mine.locator("ol").get_by_role("listitem").nth(place).get_by_role("button"))
        turning = self.button("kryptos-turn-up-this", self.panel, number=number)
        self.press(turning)
        expect(turning).to_have_count(0)

    def point(self, name: str, place: int) -> None:
        card = self.say("kryptos-hidden-card", name=name, place=place)
        pointed = self.row(name).get_by_role("button", name=re.compile(f"^{card}"))
        self.press(pointed)
        expect(pointed).to_have_attribute("aria-pressed", "true")

    def number(self, number: int) -> Locator:
        """A number of the track that can be chosen."""
        return self.track.get_by_role("button", name=re.compile(f"^{number}, "))

    def is_impossible(self, number: int) -> bool:
        """Whether the table's help says that the card pointed at cannot be this open number."""
        label = self.say(
            "kryptos-number",
            number=number,
            colour=self.say(f"kryptos-{COLOURS[colour(number)]}"),
            lies="open",
            wrong="no",
            mark="none",
            fact="no",
            chance="none",
        )
        return self.number(number).get_attribute("aria-label") == label

    def guess(self, name: str, place: int, number: int, *, second: bool = False) -> None:
        self.expect_turn()
        self.point(name, place)
        self.press(self.number(number))
        verb = "kryptos-say-second" if second else "kryptos-say"
        saying = self.button(verb, self.panel, number=number)
        self.press(saying)
        expect(saying).to_have_count(0)

    def stop(self) -> None:
        """Do without a second guess."""
        before = len(self.frames)
        self.press(self.button("kryptos-stop", self.panel))
        self.wait_for_move(before)


def hit(guesser: Guesser, hidden: dict[str, list[int]], hands: dict[str, list[int]]) -> None:
    """Name the last hidden card of whoever of the others hides most."""
    name = max((name for name in hidden if name != guesser.name), key=lambda one: len(hidden[one]))
    place = hidden[name].pop()
    guesser.guess(name, place, hands[name][place])
