"""A keyboard and ears: no mouse, no touch, and no script that moves the focus."""

import re
import unicodedata
from typing import Any, TypeAlias

from msgspec import Struct
from playwright.sync_api import Locator, expect

from tests.browser.looks import has_visible_focus
from tests.browser.people import NEXT_PICTURE, TIMEOUT_MS, Person

Heard: TypeAlias = str | re.Pattern[str]
"""The name of a control, or what its name begins with."""

FAR = 40
"""No control is more presses of Tab away than this."""

AROUND = 70
"""Nor anything on a board more presses of an arrow or a letter."""

FOCUSED = "document.activeElement === document.body ? null : document.activeElement"

LEGEND = "() => document.activeElement.closest('fieldset')?.querySelector('legend')?.textContent"


MOVING = """() => document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().duration > 0)
    .map(({ effect }) => effect.target.outerHTML)"""


class Control(Struct, frozen=True):
    """What has the focus, as a screen reader tells it."""

    role: str
    name: str
    about: str

    def is_(self, name: Heard, about: str) -> bool:
        named = self.name == name if isinstance(name, str) else name.match(self.name) is not None
        return named and about in self.about


class Keys:
    """The keyboard of a person who uses nothing else."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self._browser = person.context.new_cdp_session(person.page)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focus(self) -> Control | None:
        """What has the focus; None while nothing has."""
        found = self._browser.send("Runtime.evaluate", {"expression": FOCUSED})["result"]
        if "objectId" not in found:
            return None
        asked = {"objectId": found["objectId"], "fetchRelatives": False}
        node: Any = self._browser.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        role, name, about = (
            str(node.get(part, {}).get("value", "")) for part in ("role", "name", "description")
        )
        return Control(role, name.strip(), about)

    def tab_to(self, name: Heard, *, about: str = "") -> None:
        """Press Tab until the focus is there; wherever it stops on the way, it is seen."""
        heard = []
        for _ in range(FAR):
            self.press("Tab")
            focus = self.focus
            if focus is None:
                continue  # between the last control and the first
            assert has_visible_focus(self.page), focus
            heard.append(focus.name)
            if focus.is_(name, about):
                return
        raise AssertionError(f"{name} cannot be reached by Tab, only {heard}")

    def rove_to(self, name: Heard, *, first: str = "") -> None:
        """On a board, go on by arrows or by a first letter until the focus is there."""
        heard = []
        if not first:
            self.press("Home")  # Tab comes back to where one has been, which may be beyond it
        for _ in range(AROUND):
            focus = self.focus
            assert focus is not None
            heard.append(focus.name)
            if focus.is_(name, ""):
                assert has_visible_focus(self.page), focus
                return
            self.press(plain(first) if first else "ArrowRight")
        raise AssertionError(f"{name} is not on this board, only {heard}")

    def choose(self, legend: str, option: str) -> None:
        """Take one of a few radio buttons under a legend."""
        for _ in range(FAR):
            self.press("Tab")
            if self.page.evaluate(LEGEND) == legend:
                break
        for _ in range(AROUND):
            focus = self.focus
            assert focus is not None
            assert focus.role == "radio", focus
            if focus.name == option:
                # The first of a group that has none chosen is not chosen by coming to it.
                self.press("Space")
                return
            self.press("ArrowRight")
        raise AssertionError(f"no {option} under {legend}")

    def do(self, key: str = "Enter") -> None:
        """Press what makes a move, wait for what comes of it, and find the focus somewhere."""
        before = len(self.person.frames)
        self.press(key)
        self.person.wait_for_move(before)
        assert self.page.evaluate(MOVING) == [], "who prefers reduced motion sees something move"
        self.expect_focus()

    def expect_focus(self) -> None:
        """Whatever has gone from the page, the focus has not gone with it."""
        for _ in range(2):
            self.page.evaluate(NEXT_PICTURE)
        assert self.focus is not None, "the focus is lost"

    # From the start page to a table, and from the result into the replay

    def set_up(self, players: int, level: str = "latwy", help_: str = "none") -> None:
        """Come to the start page, choose the game, and fill in a table against robots."""
        person = self.person
        self.page.goto("/")
        expect(person.poster).to_be_visible()
        self.tab_to(person.say("start-play-bot"), about=person.say(person.game))
        self.press("Enter")
        expect(person.dialog).to_be_visible()
        self.choose(person.say("setup-level"), person.say(f"level-{level}"))
        self.choose(person.say("setup-players"), str(players))
        self.tab_to(person.say("setup-more"))
        self.press("Enter")
        if help_ != "none":
            self.choose(person.say("setup-help"), person.say(f"help-{help_}"))

    def deal(self) -> None:
        """Have a table that is filled in dealt; alone nobody is asked for a name."""
        person = self.person
        self.tab_to(person.say("setup-deal"))
        self.press("Enter")
        expect(person.sign).to_be_visible()
        self.expect_focus()

    def my_turn(self) -> bool:
        """Wait until it is this person's turn; false if the game is over instead."""
        mine, over = self.person.say("your-turn"), self.person.say("game-over")
        either = re.compile(f"{mine}|{over}")
        told = ""
        # It may have passed by the time it is read: one may have had a say for a moment.
        while not either.search(told):
            expect(self.person.sign).to_have_text(either, timeout=2 * TIMEOUT_MS)
            told = self.person.sign.inner_text()
        return mine in told

    def look_again(self) -> None:
        """From the result, open the replay and step through it."""
        person = self.person
        expect(person.outcome).to_be_visible()
        self.expect_focus()
        self.tab_to(person.say("result-replay"))
        self.press("Enter")
        at = self.page.get_by_test_id("replay-at")
        expect(at).to_be_visible()
        self.expect_focus()
        self.tab_to(person.say("replay-next"))
        last = int(re.findall(r"\d+", at.inner_text())[-1])
        for step in (1, 2):
            self.press("Enter")
            expect(at).to_have_text(person.say("replay-step", at=step, last=last))
        self.press("End")
        expect(at).to_have_text(person.say("replay-step", at=last, last=last))
        self.expect_focus()
        self.press("ArrowLeft")
        expect(at).to_have_text(person.say("replay-step", at=last - 1, last=last))
        self.press("Home")
        expect(at).to_have_text(person.say("replay-step", at=0, last=last))
        self.expect_focus()


def plain(name: str) -> str:
    """The first letter of a name, as any keyboard has it."""
    letter = name.lower()[0].replace("ł", "l")
    return unicodedata.normalize("NFD", letter)[0]


def any_of(controls: Locator) -> re.Pattern[str]:
    """The names of some controls."""
    names = controls.evaluate_all("all => all.map((one) => one.ariaLabel ?? one.innerText.trim())")
    return re.compile(f"({'|'.join(map(re.escape, names))})$")
