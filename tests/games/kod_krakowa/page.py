"""People who play Kod Krakowa: what they see of the city, and do there."""

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

DAWDLING = ("end_turn", "put_barrier", "walk", "lift_barrier")
"""Kinds of move that lead to the end of a turn and to nothing else; the first is liked best."""


class Wanderer(Person):
    """A person at a table of Kod Krakowa."""

    game = "kod_krakowa"

    @property
    def city(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("kod-krakowa-city"), exact=True)

    @property
    def panel(self) -> Locator:
        """What is to be decided, or what was tapped."""
        return self.page.get_by_test_id("panel")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("kod-krakowa-hand"), exact=True)

    def plate(self, name: str) -> Locator:
        """A player's boards."""
        return self.page.get_by_role("region", name=name, exact=True)

    def district(self, district: str) -> Locator:
        return self.city.locator(f'[data-district="{district}"]')

    def passage(self, passage: str) -> Locator:
        return self.city.locator(f'[data-passage="{passage}"]')

    @property
    def hot(self) -> Locator:
        """The districts and passages where something can be done now."""
        return self.city.locator("[data-hot]")

    def expect_to(self, sentence: str, **facts: object) -> None:
        """The panel asks for this."""
        expect(self.panel.get_by_role("heading")).to_have_text(self.say(sentence, **facts))

    # Playing

    def tap(self, where: Locator) -> None:
        # Not by its middle: a name, a pawn or a passage may lie over that of a district.
        where.dispatch_event("click")

    def do(self, kind: str) -> None:
        """Press the button for a kind of move, and wait until it is made."""
        before = len(self.frames)
        self.press(self.panel.get_by_test_id(f"do-{kind}").first)
        self.wait_for_move(before)

    def tap_twice(self, where: Locator) -> None:
        """Do the one thing that can be done there."""
        before = len(self.frames)
        self.tap(where)
        expect(where).to_have_attribute("aria-pressed", "true")
        self.tap(where)
        self.wait_for_move(before)

    def pick_board(self, attribute: str) -> None:
        before = len(self.frames)
        self.press(self.panel.get_by_test_id(f"pick-{attribute}"))
        self.wait_for_move(before)

    def dawdle(self) -> None:
        """Make a move that is offered and brings the end of the turn nearer."""
        offered = {move["type"]: move for move in self.moves_offered()}
        kind = next(kind for kind in DAWDLING if kind in offered)
        move = offered[kind]
        if "passage" in move and self.asked_for_a_passage:
            self.tap_passage(move["passage"])
            return
        if "district" in move:
            self.tap(self.district(move["district"]))
        elif "passage" in move:
            self.tap(self.passage(move["passage"]))
        self.do(kind)

    @property
    def asked_for_a_passage(self) -> bool:
        """Whether a tap on a passage is a move at once: a barrier or a STOP is to be placed."""
        return not any(move["type"] == "walk" for move in self.moves_offered())

    def tap_first_passage(self) -> None:
        self.tap_passage(self.hot.first.get_attribute("data-passage") or "")

    def tap_passage(self, passage: str) -> None:
        """Do at once what a passage is asked for: lift a barrier, or place one or a STOP there."""
        before = len(self.frames)
        self.tap(self.passage(passage))
        self.wait_for_move(before)
