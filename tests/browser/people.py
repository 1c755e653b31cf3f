"""People at the page: each has a browser of their own, and does what people do."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, TypeVar

from playwright.sync_api import Browser, Locator, expect

from tests.browser.screens import (
    DESKTOP as DESKTOP,
    FONTS_THERE,
    NEXT_PICTURE as NEXT_PICTURE,
    NO_CONNECTION as NO_CONNECTION,
    NO_NETWORK as NO_NETWORK,
    PHONE as PHONE,
    TABLET as TABLET,
    TIMEOUT_MS as TIMEOUT_MS,
    Screen,
    Theme as Theme,
)
from tests.server.protocol_client import Client, new_table, new_token, nonce


class Person(Screen):
    """One person before one screen."""

    game: ClassVar[str]
    """What this person likes to play."""

    # Hands and eyes

    @property
    def lively(self) -> Locator:
        """Whatever can be made use of now, and does not only say why it cannot."""
        return self.page.locator(":not([aria-disabled])")

    def press(self, where: Locator) -> None:
        # Fonts that come late push things away from under a finger that is already going down.
        where.wait_for()
        self.page.wait_for_function(FONTS_THERE)
        if self.touches:
            where.tap()
        else:
            where.click()

    def button(self, sentence: str, inside: Locator | None = None, **facts: Any) -> Locator:
        name = self.say(sentence, **facts)
        return (inside or self.page.locator("body")).get_by_role("button", name=name, exact=True)

    def choose(self, inside: Locator, legend: str, option: str) -> None:
        """Take one of a few: radio buttons under a legend."""
        group = inside.get_by_role("group", name=legend)
        radio = group.get_by_role("radio", name=option, exact=True)
        self.press(radio)
        expect(radio).to_be_checked()

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def leave_dialog(self) -> None:
        """Close the dialog on top."""
        # The browser hides a dialog a moment before the page knows that it is closed.
        open_ones = self.page.locator("dialog").filter(has_text=re.compile(r"\S"))
        there = open_ones.count()
        self.page.keyboard.press("Escape")
        expect(open_ones).to_have_count(there - 1)

    @property
    def poster(self) -> Locator:
        """This person's game on the shelf."""
        return self.page.get_by_test_id(f"game-{self.game}")

    @property
    def notices(self) -> Locator:
        """Refusals and other short messages over the page."""
        return self.page.get_by_test_id("notices")

    @property
    def outcome(self) -> Locator:
        """Who has won."""
        return self.page.get_by_test_id("result").get_by_role("heading")

    def heading(self, sentence: str) -> Locator:
        return self.page.get_by_role("heading", name=self.say(sentence), exact=True)

    @property
    def sign(self) -> Locator:
        """Whose turn it is."""
        return self.page.get_by_test_id("turn-sign")

    def pane(self, tab: str) -> Locator:
        """The notes, the talk or the log."""
        self._turn_to(tab)
        return self.page.get_by_role("region", name=self.say(tab), exact=True)

    def back_to_the_table(self) -> None:
        self._turn_to("tab-table")

    def _turn_to(self, tab: str) -> None:
        """On a phone one part of the table is seen at a time; elsewhere all of them."""
        tabs = self.page.get_by_role("navigation", name=self.say("tabs"))
        if tabs.is_visible():
            # After its name the tab of the talk says how much is unread.
            name = re.compile(f"^{re.escape(self.say(tab))}")
            self.press(tabs.get_by_role("button", name=name))
        # With robots for company it is folded.
        folded = self.page.get_by_test_id("unfold-talk").and_(
            self.page.locator("[aria-expanded=false]")
        )
        if tab == "tab-talk" and folded.is_visible():
            self.press(folded)

    # Before the deal

    def open_table(self, players: int = 2, *, hints: bool = False) -> str:
        """Have a table for friends without the way to it, which others test; its link."""
        token, mine = new_token(self.base, self.name), nonce()
        seats = [{"type": "open"}] * players
        table = new_table(self.base, token, seats, game=self.game, hints=hints, nonce=mine)
        # An address of the same origin where nothing else runs.
        self.page.goto("/healthz")
        kept = {"person": {"name": self.name, "token": token}, f"nonce.{table}": mine}
        entries = {f"zaslonka.{key}": json.dumps(value) for key, value in kept.items()}
        self.page.evaluate("(entries) => void Object.assign(localStorage, entries)", entries)
        self.page.goto(f"/t/{table}")
        return self._invitation()

    def _invitation(self) -> str:
        link = self.page.get_by_label(self.say("invite-link"))
        expect(link).to_have_value(re.compile(r"/t/\w+$"))
        return link.input_value()

    def make_table(
        self,
        players: int = 2,
        help_: str = "none",
        variants: Sequence[str] = (),
        *,
        hints: bool = False,
    ) -> str:
        """Set a table up for friends by hand, from the start page; its link."""
        self.page.goto("/")
        self.press(self.button("start-invite", self.poster))
        self.choose(self.dialog, self.say("setup-players"), str(players))
        self.unfold()
        for variant in variants:
            name = self.say(f"{self.game}-{variant}")
            self.press(self.dialog.get_by_role("checkbox", name=name))
        if self._offers_help():
            self.choose(self.dialog, self.say("setup-help"), self.say(f"help-{help_}"))
        if hints:
            self.choose(self.dialog, self.say("setup-hints"), self.say("hints-on"))
        self.press(self.button("setup-open", self.dialog))
        self.give_name()
        return self._invitation()

    def give_name(self) -> None:
        self.dialog.get_by_label(self.say("name-label")).fill(self.name)
        self.press(self.button("name-take", self.dialog))
        expect(self.dialog).to_have_count(0)

    def unfold(self) -> None:
        """Look at what a set-up keeps folded."""
        self.press(self.dialog.get_by_text(self.say("setup-more"), exact=True))

    def _offers_help(self) -> bool:
        """Whether there is a choice of help; the group is there once the fold is open."""
        return bool(self.dialog.get_by_role("group", name=self.say("setup-help")).count())

    def play_at_once(self) -> None:
        """Sit down with robots, as this person's game proposes it."""
        self.page.goto("/")
        self.press(self.button("start-play-bot", self.poster))
        self.deal_at_once()

    def set_up_against_robots(self, players: int, help_: str | None = "full") -> None:
        """Fill in all that a table against robots needs; None leaves the help as it is."""
        self.page.goto("/")
        self.press(self.button("start-play-bot", self.poster))
        self.choose(self.dialog, self.say("setup-level"), self.say("level-latwy"))
        self.choose(self.dialog, self.say("setup-players"), str(players))
        if help_ is not None:
            self.unfold()
            self.choose(self.dialog, self.say("setup-help"), self.say(f"help-{help_}"))

    def deal_at_once(self) -> None:
        """Have the cards dealt at a table that needs no other people."""
        self.press(self.button("setup-deal", self.dialog))
        expect(self.dialog).to_have_count(0)

    def sit(self, link: str) -> None:
        """Come by a link and take the first free seat."""
        self.page.goto(link)
        self.press(self.button("lobby-sit").first)
        self.give_name()
        expect(self.button("lobby-stand")).to_be_visible()

    def deal(self) -> None:
        self.press(self.button("lobby-start"))

    # Playing

    def is_on_turn(self) -> bool:
        return self.say("your-turn") in self.sign.inner_text()

    def expect_turn(self) -> None:
        expect(self.sign).to_contain_text(self.say("your-turn"))
        self.expect_board()

    def expect_board(self) -> None:
        """Wait for the board: its code comes after the sign that says whose turn it is."""
        expect(self.page.locator("[data-board]").first).to_be_attached()


P = TypeVar("P", bound=Person)


def expect_nothing_private(watcher: Person) -> None:
    """Whatever a spectator's browser was sent, no hand was in it."""
    for frame in map(json.loads, watcher.frames):
        assert frame["type"] in ("welcome", "table", "ply")
        assert not frame.get("position") or frame["position"]["view"]["hand"] is None


def first_on_turn(people: Sequence[Person]) -> int:
    """Who begins, as every page says."""
    for person in people:
        expect(person.sign).to_be_visible()
        person.expect_board()
    turns = [person.is_on_turn() for person in people]
    assert turns.count(True) == 1
    return turns.index(True)


def as_they_are_asked(people: Sequence[P]) -> Iterator[P]:
    """Who is to decide next, as those say who were told most, until nobody is."""
    while asked := max(people, key=Person.ply).awaited():
        yield people[asked[0]]


def reads_why(person: Person, control: Locator, clause: str) -> None:
    """It is in reach, and tried by key it names the clause."""
    expect(control).to_have_attribute("aria-disabled", "true")
    control.focus()
    expect(control).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.notices.get_by_role("link", name=clause, exact=True)).to_be_visible()
    close = person.button("close", person.notices).first
    while close.count():
        person.press(close)
        person.page.wait_for_timeout(50)


@contextmanager
def guests(kind: type[P], browser: Browser, base: str) -> Iterator[Callable[..., P]]:
    """Calls people to the page; when they have left, nothing must have gone wrong with it."""
    came: list[P] = []

    def call(name: str, base: str = base, **more: Any) -> P:
        came.append(kind(browser, base, name, **more))
        return came[-1]

    yield call
    for person in came:
        person.context.close()
    assert {person.name: person.troubles for person in came if person.troubles} == {}


def friends(base: str, table: str, seats: range) -> list[Client]:
    """Others at a table, who need no browser of their own."""
    clients = []
    for seat in seats:
        client = Client(base, table, new_token(base, f"Gość {seat}"))
        client.do("sit", seat=seat, nonce=nonce())
        clients.append(client)
    return clients
