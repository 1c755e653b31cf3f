"""People who play Chytrogród: what they see of the town, and do there."""

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from zaslonka.games.chytrogrod.content import COLOURS, Card, Colour


class Schemer(Person):
    """A person at a table of Chytrogród."""

    game = "chytrogrod"

    @property
    def ring(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("chytrogrod-ring"))

    @property
    def hall(self) -> Locator:
        """Who decides what."""
        return self.page.get_by_role("region", name=self.say("chytrogrod-hall"))

    @property
    def prompt(self) -> Locator:
        """What this person is asked."""
        return self.page.get_by_test_id("prompt")

    @property
    def my_cards(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("chytrogrod-my-cards"))

    def district(self, colour: Colour) -> Locator:
        name = self.say("chytrogrod-district", district=colour)
        return self.ring.get_by_role("region", name=name, exact=True)

    def pile(self, colour: Colour) -> Locator:
        """The cards of a district, each with the name of what is seen of it."""
        return self.district(colour).get_by_role("listitem").get_by_role("img")

    def lying(self, owner: str, card: Card | None) -> str:
        """What a card in a pile is called, as far as it is known."""
        name = "none" if card is None else self.say(f"chytrogrod-{card}")
        return self.say("chytrogrod-lying", name=self.calls(owner), card=name, out="no")

    def calls(self, name: str) -> str:
        """What this person's page calls somebody."""
        return self.say("you-label") if name == self.name else name

    def expect_round(self, number: int) -> None:
        expect(self.hall).to_contain_text(self.say("chytrogrod-round", round=number))

    # Deciding

    def choosing(self, colour: Colour) -> Locator:
        return self.button("chytrogrod-choose", self.ring, district=colour)

    def choose_district(self, colour: Colour) -> None:
        self.press(self.choosing(colour))

    def confirm(self) -> None:
        """Do what the prompt says, and wait until it is done."""
        self.do(self.prompt.get_by_test_id("move"))

    def do(self, button: Locator) -> None:
        """Press what makes a move, and wait for the next position."""
        before = len(self.frames)
        self.press(button)
        self.wait_for_move(before)

    def settle_on(self, colour: Colour) -> None:
        """Name a district for whatever is asked."""
        self.expect_turn()
        self.choose_district(colour)
        self.confirm()

    def play(self, card: Card, colour: Colour) -> None:
        self.expect_turn()
        self.press(self.button(f"chytrogrod-{card}", self.my_cards))
        self.choose_district(colour)
        self.confirm()

    def pick(self, name: str) -> None:
        """As the favourite, settle a tie."""
        self.press(self.prompt.get_by_role("button", name=self.calls(name), exact=True))
        self.confirm()

    def take_guild(self, guild: Colour) -> None:
        """Choose a guild at set-up."""
        self.expect_turn()
        name = self.say("chytrogrod-guild", guild=guild)
        self.press(self.prompt.get_by_role("button", name=name, exact=True))
        self.confirm()

    def remove(self, owner: str, card: Card) -> None:
        """Sabotage a card."""
        self.press(self.prompt.get_by_role("button", name=self.lying(owner, card), exact=True))
        self.confirm()

    def answer(self, taste: int = 0) -> str:
        """Decide anything that is asked, by taste; what it was about."""
        for kind in ("guilds", "order", "rivals", "targets", "give-back"):
            choices = self.prompt.get_by_test_id(kind)
            if choices.count():
                for choice in choices.get_by_role("button").all():
                    if self.prompt.get_by_test_id("move").is_disabled():
                        self.press(choice)
                self.confirm()
                return kind
        plain = self.prompt.locator("[data-testid^=do-]")
        if plain.count():
            self.do(plain.first)
            return "payment"
        cards = self.my_cards.get_by_role("button").and_(self.lively)
        if cards.count():
            self.press(cards.nth(taste % cards.count()))
        open_ones = [
            colour for colour in COLOURS if self.choosing(colour).and_(self.lively).count()
        ]
        self.choose_district(open_ones[taste % len(open_ones)])
        self.confirm()
        return "district"

    def decide(self, taste: int) -> None:
        """Answer what is asked."""
        expect(self.prompt).to_be_visible()
        self.answer(taste)
