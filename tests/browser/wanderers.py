"""People who play Kod Krakowa: what they see of the city, and do there."""

import time

from playwright.sync_api import Locator, expect

from tests.browser.people import NEXT_PICTURE, PATIENCE, Person


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
        before = self._plies()
        self.press(self.panel.get_by_test_id(f"do-{kind}").first)
        self._wait_for_ply(before)

    def tap_twice(self, where: Locator) -> None:
        """Do the one thing that can be done there."""
        before = self._plies()
        self.tap(where)
        expect(where).to_have_attribute("aria-pressed", "true")
        self.tap(where)
        self._wait_for_ply(before)

    def pick_board(self, attribute: str) -> None:
        before = self._plies()
        self.press(self.panel.get_by_test_id(f"pick-{attribute}"))
        self._wait_for_ply(before)

    def decide(self) -> None:
        """Do something that is offered: better no board, and draw cards while that is all."""
        boards = self.panel.locator("[data-testid^=pick-]")
        doing = self.panel.locator("[data-testid^=do-]").and_(self.lively)
        expect(self.hot.or_(boards).or_(doing).first).to_be_attached()
        if boards.count():
            before = self._plies()
            self.press(boards.first)
            self._wait_for_ply(before)
            return
        for kind in ("draw_card", "end_turn"):
            if doing.and_(self.page.get_by_test_id(f"do-{kind}")).count():
                self.do(kind)
                return
        self.tap_twice(self.hot.first)

    def put_barrier(self, passage: str) -> None:
        self.tap(self.passage(passage))
        self.do("put_barrier")

    def _plies(self) -> int:
        return sum(frame.startswith('{"type":"ply"') for frame in self.frames)

    def _wait_for_ply(self, before: int) -> None:
        until = time.monotonic() + PATIENCE / 1000
        while self._plies() == before:
            assert time.monotonic() < until, "the move was not made"
            self.page.evaluate(NEXT_PICTURE)
        self.page.evaluate(NEXT_PICTURE)
