"""A family round one device: one page, and each takes it in turn."""

import re
import time

from playwright.sync_api import Locator, expect

from tests.browser.people import NEXT_PICTURE, TIMEOUT_MS, Person
from tests.games.zlam_ten_kod.page import Codebreaker

HOLD_MS = 900
"""A little more than the page asks for."""


class Family(Person):
    """People who play on one page; it is named for the one whose browser it is."""

    @property
    def cover(self) -> Locator:
        return self.page.get_by_test_id("cover")

    def beside(self, name: str) -> None:
        """Somebody sits down at this device too."""
        self.page.get_by_label(re.compile(self.say("shared-add"))).fill(name)
        self.press(self.button("shared-sit"))
        expect(self.page.get_by_role("listitem").filter(has_text=name)).to_contain_text(
            self.say("shared-here")
        )

    def sit_round(self, *names: str, players: int | None = None) -> str:
        """A table for all of them, before the deal; its link."""
        link = self.open_table(players or len(names) + 1)
        for name in names:
            self.beside(name)
        return link

    def asked(self) -> str:
        """Whom the cover names."""
        heading = self.cover.get_by_role("heading")
        expect(heading).to_be_visible()
        return heading.inner_text()

    def way(self, name: str) -> Locator:
        """The button by which somebody uncovers their seat."""
        words = self.say("cover-hold") if name == self.asked() else name
        return self.cover.get_by_role("button", name=words, exact=True)

    def uncover(self, name: str) -> None:
        """Press and hold, as whoever it is; anew if a robot's move has changed who is asked."""
        expect(self.cover).to_be_visible()
        until = time.monotonic() + TIMEOUT_MS / 1000
        while self.cover.is_visible() and time.monotonic() < until:
            way = self.way(name)
            if not way.is_visible() or (box := way.bounding_box()) is None:
                continue
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.mouse.down()
            self.page.wait_for_timeout(HOLD_MS)
            self.page.mouse.up()
            self.page.evaluate(NEXT_PICTURE)
        self.expect_in_hands_of(name)

    def expect_in_hands_of(self, name: str) -> None:
        expect(self.page.get_by_role("group", name=name, exact=True)).to_be_visible()

    def hand_on(self) -> None:
        self.press(self.button("hand-on"))
        expect(self.cover).to_be_visible()


class CodebreakerFamily(Family, Codebreaker):
    """A family that plays Złam ten Kod."""


def family_of(game: str) -> type[Family]:
    """A family that plays this."""
    return type("AFamily", (Family,), {"game": game})
