"""People at the page: each has a browser of their own, and does what people do."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

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
from zaslonka.games.zlam_ten_kod.content import CARDS, TILES, Code, Tile
from zaslonka.games.zlam_ten_kod.rules import Ask, Move
from zaslonka.sentences import Language

Theme: TypeAlias = Literal["light", "dark"]

PATIENCE = 15_000
"""Milliseconds; long, because the machines that run tests are busy."""

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@cache
def _sentences(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (Path(zaslonka.__file__).parent / "text" / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Person:
    """One person in one browser context, with everything the browser was sent and complained of."""

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
            if "/api/" in response.url:
                self.answers.append(response)
            if response.status >= 400:
                self.troubles.append(f"{response.status} {response.url}")

        def failed(request: Request) -> None:
            self.troubles.append(f"{request.failure} {request.url}")

        def connected(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

        self.page.on("console", console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("response", answered)
        self.page.on("requestfailed", failed)
        self.page.on("websocket", connected)

    def forgive(self, trouble: str) -> None:
        """This much was to be expected."""
        self.troubles = [other for other in self.troubles if trouble not in other]

    # Hands and eyes

    def press(self, where: Locator) -> None:
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
        there = self.dialog.count()
        self.page.keyboard.press("Escape")
        expect(self.dialog).to_have_count(there - 1)

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

    @property
    def mine(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("zlam-ten-kod-my-code"))

    @property
    def questions(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("zlam-ten-kod-questions"))

    def holder(self, name: str) -> Locator:
        """Another's screen, or the middle."""
        return self.page.get_by_role("region", name=name, exact=True)

    @property
    def middle(self) -> Locator:
        return self.holder(self.say("zlam-ten-kod-middle"))

    def answers_of(self, holder: Locator) -> Locator:
        """What is written beside a screen of the answers given there."""
        answers = holder.get_by_role("list", name=self.say("zlam-ten-kod-answers"))
        return answers.get_by_role("listitem")

    def pane(self, tab: str) -> Locator:
        """The notes or the log; on a phone a tab leads there."""
        tabs = self.page.get_by_role("navigation", name=self.say("tabs"))
        if tabs.is_visible():
            self.press(self.button(tab, tabs))
        return self.page.get_by_role("region", name=self.say(tab), exact=True)

    def back_to_the_table(self) -> None:
        tabs = self.page.get_by_role("navigation", name=self.say("tabs"))
        if tabs.is_visible():
            self.press(self.button("tab-table", tabs))

    # Before the deal

    def make_table(self, players: int = 2, help_: str = "none") -> str:
        """Set a table up for friends; its link."""
        self.page.goto("/")
        self.press(self.button("start-invite"))
        self.choose(self.dialog, self.say("setup-players"), str(players))
        self.choose(self.dialog, self.say("setup-help"), self.say(f"help-{help_}"))
        self.press(self.button("setup-open", self.dialog))
        self.give_name()
        link = self.page.get_by_label(self.say("invite-link"))
        expect(link).to_have_value(re.compile(r"/t/\w+$"))
        return link.input_value()

    def give_name(self) -> None:
        self.dialog.get_by_label(self.say("name-label")).fill(self.name)
        self.press(self.button("name-take", self.dialog))
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

    def expect_turn(self) -> None:
        expect(self.sign).to_contain_text(self.say("your-turn"))

    def my_code(self) -> Code:
        """The tiles behind one's own screen."""
        return self.tiles(self.mine)

    def tiles(self, holder: Locator) -> Code:
        """The tiles that stand at the places of a screen, as far as they are seen."""
        names = {self.tile(tile): tile for tile in TILES}
        places = holder.get_by_role("list").first.get_by_role("img")
        expect(places.first).to_be_visible()
        labels = [place.get_attribute("aria-label") for place in places.all()]
        return tuple(names[label] for label in labels if label in names)

    def row(self) -> list[str]:
        """The open cards."""
        # Pictures have figures in them; the title comes after the picture.
        shown = self.questions.get_by_role("listitem").all_inner_texts()
        titles = {card: self.card_title(card) for card in CARDS}
        return [next(c for c, title in titles.items() if text.endswith(title)) for text in shown]

    def card_title(self, card: str) -> str:
        return self.say(f"zlam-ten-kod-{card}", digit="none")

    def take_up(self, card: str) -> Locator:
        """Pick an open card; the dialog in which it can be asked."""
        title = self.card_title(card)
        self.press(self.questions.get_by_role("button", name=title))
        return self.dialog

    def ask_anything(self) -> None:
        """Ask with the first open card, and for the first digit where it names two."""
        card = self.row()[0]
        self.ask(card, next(iter(CARDS[card].digits), None))

    def ask(self, card: str, digit: int | None = None) -> None:
        self.expect_turn()
        dialog = self.take_up(card)
        if digit is not None:
            self.choose(dialog, self.say("zlam-ten-kod-pick-digit"), str(digit))
        self.press(self.button("zlam-ten-kod-ask", dialog))
        expect(dialog).to_have_count(0)

    def tile(self, tile: Tile) -> str:
        """What a tile is called."""
        return self.say(f"zlam-ten-kod-{tile}")

    def build(self, code: Sequence[Tile]) -> Locator:
        """Open the guess dialog and lay these tiles in it."""
        self.press(self.button("zlam-ten-kod-guess", self.mine))
        self.lay(code)
        return self.dialog

    def lay(self, code: Sequence[Tile]) -> None:
        for tile in code:
            self.press(self.offered(tile))

    def offered(self, tile: Tile) -> Locator:
        """A tile to build a guess of; one's own have a remark after their names."""
        return self.dialog.get_by_role("button", name=re.compile(rf"^{self.tile(tile)}(,|$)"))

    def guess(self, code: Sequence[Tile]) -> None:
        """Guess aloud, or write down, whichever this table does."""
        self.expect_turn()
        dialog = self.build(code)
        expect(dialog.get_by_role("status")).to_contain_text(self.say("zlam-ten-kod-guess-ready"))
        for action in ("zlam-ten-kod-guess-say", "zlam-ten-kod-guess-write"):
            if self.button(action, dialog).count():
                self.press(self.button(action, dialog))
                break
        expect(dialog).to_have_count(0)

    def play(self, move: Move) -> None:
        if isinstance(move, Ask):
            self.ask(move.card, move.digit)
        else:
            self.guess(move.code)

    # Notes

    def note_label(self, letter: str, tile: Tile, *, mark: str = "none", fact: str = "none") -> str:
        """What a cell of the note sheet is called, where no chances are counted."""
        facts = {"letter": letter, "tile": self.tile(tile), "mark": mark, "fact": fact}
        return self.say("zlam-ten-kod-note-cell", **facts, chance="none")

    def note_cell(self, letter: str, tile: Tile, mark: str = "none") -> Locator:
        """A cell of the sheet that is in front, marked so."""
        label = self.note_label(letter, tile, mark=mark)
        return self.page.get_by_role("button", name=label, exact=True)

    def jot(self, text: str) -> None:
        """Write a line on the note sheet."""
        self.pane("tab-notes").get_by_label(self.say("notes-text")).fill(text)
        self.back_to_the_table()

    def strike(self, letter: str, tile: Tile) -> None:
        self.press(self.note_cell(letter, tile))
        expect(self.note_cell(letter, tile, "struck")).to_be_visible()


def first_on_turn(people: Sequence[Person]) -> int:
    """Who begins, as every page says."""
    for person in people:
        expect(person.sign).to_be_visible()
    turns = [person.say("your-turn") in person.sign.inner_text() for person in people]
    assert turns.count(True) == 1
    return turns.index(True)


def unseen_by_all(people: Sequence[Person]) -> Code:
    """The tiles that stand behind nobody's screen, which none of them can know alone."""
    rest = list(TILES)
    for person in people:
        for tile in person.my_code():
            rest.remove(tile)
    return tuple(rest)
