"""People at the page: each has a browser of their own, and does what people do."""

import json
import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Request,
    Response,
    WebSocket,
    expect,
)

import zaslonka
from zaslonka.sentences import Language

Theme: TypeAlias = Literal["light", "dark"]

PATIENCE = 45_000
"""Milliseconds; long, because the machines that run tests are busy: 15,000 were too few."""

NEXT_PICTURE = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"

LETTERS_THERE = "() => document.fonts.status === 'loaded'"

A_MOMENT = "() => new Promise((over) => setTimeout(over, 20))"
"""Between two looks at what was sent; a picture of a slow page may take long."""

PLY = '{"type":"ply"'
"""How a frame begins that tells of a ply."""

NO_CONNECTION = "WebSocket connection"
"""How a browser complains of a server that it cannot reach."""

NO_NETWORK = (
    NO_CONNECTION,
    "ERR_INTERNET_DISCONNECTED",
    "dynamically imported module",
    "Unable to preload CSS",
)
"""And how of all that did not come while there was no network."""

DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}


@cache
def _sentences(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (Path(zaslonka.__file__).parent / "text" / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Person:
    """One person in one browser context, with everything the browser was sent and complained of."""

    game: ClassVar[str]
    """What this person likes to play."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str,
        *,
        size: Mapping[str, int] = DESKTOP,
        language: Language = "pl",
        theme: Theme = "light",
    ) -> None:
        self.name, self.base = name, base
        self.touches = size["width"] < 600
        self.context = browser.new_context(
            base_url=base,
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=self.touches,
            is_mobile=self.touches,
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.answers: list[Response] = []
        self.troubles: list[str] = []
        self._watch()
        self.speaks(language)

    def speaks(self, language: Language) -> None:
        """The language in which the page is read from now on."""
        self._sentences = _sentences(language)

    def say(self, sentence: str, **facts: Any) -> str:
        """A sentence as this person's page says it."""
        pattern = self._sentences.get_message(sentence.replace("_", "-")).value
        assert pattern is not None
        return str(self._sentences.format_pattern(pattern, facts)[0])

    def _watch(self) -> None:
        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.troubles.append(f"console: {message.text}")

        def answered(response: Response) -> None:
            # Other files are the page itself, the same for everybody.
            if "/api/" in response.url:
                self.answers.append(response)
            if response.status >= 400:
                self.troubles.append(f"{response.status} {response.url}")

        def failed(request: Request) -> None:
            # Who leaves a page does not wait for the rest of it.
            if request.failure != "net::ERR_ABORTED":
                self.troubles.append(f"{request.failure} {request.url}")

        def connected(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
            socket.on("framesent", lambda frame: self.sent.append(str(frame)))

        self.page.on("console", console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("response", answered)
        self.page.on("requestfailed", failed)
        self.page.on("websocket", connected)

    def wait_for_frame(self, start: str, *, after: int = 0) -> None:
        """Wait until, after so many frames, one came that starts so, and the page shows it."""
        self._wait_for(lambda: self._find_frame(start, after) is not None, f"no {start}")

    def wait_for_move(self, after: int) -> None:
        """Wait until a move was made and answered after so many frames, and the page shows it.

        The answer comes last, and until then the page takes no other move.
        """

        def is_answered() -> bool:
            ply = self._find_frame(PLY, after)
            return ply is not None and self._find_frame('{"type":"done"', ply) is not None

        self._wait_for(is_answered, "no move was made")

    def _find_frame(self, start: str, after: int) -> int | None:
        """Where, after so many frames, the first stands that starts so."""
        came = range(after, len(self.frames))
        return next((at for at in came if self.frames[at].startswith(start)), None)

    def catch_up(self, others: Iterable["Person"]) -> None:
        """Wait until this page shows whatever any of the others was told of."""
        latest = max(other.ply() for other in others)
        self._wait_for(lambda: self.ply() >= latest, f"no ply {latest}")

    def _wait_for(self, was_sent: Callable[[], bool], trouble: str) -> None:
        """Wait until something was sent to this page, and the page shows it."""
        until = time.monotonic() + PATIENCE / 1000
        while not was_sent():
            assert time.monotonic() < until, f"{self.name}: {trouble} in {len(self.frames)} frames"
            self.page.evaluate(A_MOMENT)
        self.page.evaluate(NEXT_PICTURE)

    def _told(self) -> Any:
        """What this page was last told of the game as it stands; nothing before the deal."""
        for frame in reversed(self.frames):
            if frame.startswith((PLY, '{"type":"welcome"')):
                latest = json.loads(frame)
                return latest if latest["type"] == "ply" else latest["position"] or {}
        return {}

    def ply(self) -> int:
        """How many plies this page was told of."""
        told = self._told()
        return int(told["entry"]["ply"] if "entry" in told else told.get("ply", 0))

    def awaited(self) -> list[int]:
        """The seats that are to decide, as this page was told."""
        return list(self._told().get("waiting", ()))

    def moves_offered(self) -> list[Any]:
        """The moves that the page was last told it may make."""
        offers = self._told().get("offers", ())
        return [move for offer in offers for move in offer["moves"] or ()]

    # Coming and going

    @property
    def lost(self) -> Locator:
        """The banner over a page that has no connection."""
        return self.page.get_by_role("alert").filter(has_text=self.say("link-lost"))

    def lose_network(self) -> None:
        self.context.set_offline(True)
        expect(self.lost).to_be_visible()

    def find_network(self) -> None:
        self.context.set_offline(False)
        # A page that has tried in vain waits for up to twelve seconds before it tries again.
        expect(self.lost).to_have_count(0, timeout=3 * PATIENCE)
        self.forgive(*NO_NETWORK)

    def close_tab_and_come_back(self, link: str) -> None:
        self.page.close()
        self.page = self.context.new_page()
        self._watch()
        self.page.goto(link)

    def forgive(self, *expected: str) -> None:
        """This much was to be expected."""
        self.troubles = [
            trouble for trouble in self.troubles if not any(part in trouble for part in expected)
        ]

    # Hands and eyes

    @property
    def lively(self) -> Locator:
        """Whatever can be made use of now, and does not only say why it cannot."""
        return self.page.locator(":not([aria-disabled])")

    def press(self, where: Locator) -> None:
        # Letters that come late push things away from under a finger that is already going down.
        where.wait_for()
        self.page.wait_for_function(LETTERS_THERE)
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

    # Before the deal

    def make_table(
        self,
        players: int = 2,
        help_: str = "none",
        variants: Sequence[str] = (),
        *,
        hints: bool = False,
    ) -> str:
        """Set a table up for friends; its link."""
        self.page.goto("/")
        self.press(self.button("start-invite", self.poster))
        self.choose(self.dialog, self.say("setup-players"), str(players))
        for variant in variants:
            name = self.say(f"{self.game}-{variant}")
            self.press(self.dialog.get_by_role("checkbox", name=name))
        self.choose(self.dialog, self.say("setup-help"), self.say(f"help-{help_}"))
        if hints:
            self.choose(self.dialog, self.say("setup-hints"), self.say("hints-on"))
        self.press(self.button("setup-open", self.dialog))
        self.give_name()
        link = self.page.get_by_label(self.say("invite-link"))
        expect(link).to_have_value(re.compile(r"/t/\w+$"))
        return link.input_value()

    def give_name(self) -> None:
        self.dialog.get_by_label(self.say("name-label")).fill(self.name)
        self.press(self.button("name-take", self.dialog))
        expect(self.dialog).to_have_count(0)

    def play_at_once(self) -> None:
        """Sit down with robots, as this person's game proposes it."""
        self.page.goto("/")
        self.press(self.button("start-play-bot", self.poster))
        self.give_name()

    def set_up_against_robots(self, players: int, help_: str | None = "full") -> None:
        """Fill in all that a table against robots needs; None leaves the help as it is."""
        self.page.goto("/")
        self.press(self.button("start-invite", self.poster))
        self.choose(self.dialog, self.say("setup-players"), str(players))
        robot = self.say("setup-bot", level=self.say("level-latwy"))
        for seat in range(2, players + 1):
            self.choose(self.dialog, self.say("setup-seat", seat=seat), robot)
        if help_ is not None:
            self.choose(self.dialog, self.say("setup-help"), self.say(f"help-{help_}"))

    def deal_at_once(self) -> None:
        """Have the cards dealt at a table that needs no other people."""
        self.press(self.button("setup-deal", self.dialog))
        self.give_name()

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


def expect_nothing_private(watcher: Person) -> None:
    """Whatever a spectator's browser was sent, no hand was in it."""
    for frame in map(json.loads, watcher.frames):
        assert frame["type"] in ("welcome", "table", "ply")
        assert not frame.get("position") or frame["position"]["view"]["hand"] is None


def first_on_turn(people: Sequence[Person]) -> int:
    """Who begins, as every page says."""
    for person in people:
        expect(person.sign).to_be_visible()
    turns = [person.is_on_turn() for person in people]
    assert turns.count(True) == 1
    return turns.index(True)
