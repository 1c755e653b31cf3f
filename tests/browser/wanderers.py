"""People who play Kod Krakowa: what they see of the city, and do there."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Person


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

    def plate(self, seat: int) -> Locator:
        return self.page.get_by_test_id(f"plate-{seat}")

    def district(self, district: str) -> Locator:
        return self.city.locator(f'[data-district="{district}"]')

    def passage(self, passage: str) -> Locator:
        return self.city.locator(f'[data-passage="{passage}"]')

    @property
    def hot(self) -> Locator:
        """The districts and passages where something can be done now."""
        return self.city.locator("[data-hot]")

    def tap(self, where: Locator) -> None:
        """Tap a district or a passage in its middle, wherever the map is scrolled to."""
        where.scroll_into_view_if_needed()
        where.dispatch_event("click")
        expect(where).to_have_attribute("aria-pressed", "true")

    def do(self, kind: str) -> None:
        """Press the button for a kind of move, and wait until it is made."""
        said = len(self.frames)
        self.press(self.panel.get_by_test_id(f"do-{kind}").first)
        expect(self.panel.get_by_role("button", name=re.compile("$^"))).to_have_count(0)
        self.page.wait_for_function("() => true")
        assert said <= len(self.frames)
