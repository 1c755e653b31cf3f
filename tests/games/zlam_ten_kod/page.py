"""People who play Złam ten Kod: what they see on its board, and do there."""

import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from zaslonka.games.zlam_ten_kod.content import CARDS, LETTERS, TILES, Code, Tile
from zaslonka.games.zlam_ten_kod.moves import Ask, Move
from zaslonka.games.zlam_ten_kod.rules import codes_beside


class Codebreaker(Person):
    """A person at a table of Złam ten Kod."""

    game = "zlam_ten_kod"

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

    # Playing

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
        expect(self.questions).to_be_visible()
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
        self.expect_turn()
        card = self.row()[0]
        self.ask(card, next(iter(CARDS[card].digits), None))

    def ask(self, card: str, digit: int | None = None) -> None:
        self.expect_turn()
        self.put(card, digit)
        expect(self.dialog).to_have_count(0)

    def put(self, card: str, digit: int | None = None) -> None:
        """Say the question, whether or not it is heard."""
        dialog = self.take_up(card)
        if digit is not None:
            self.choose(dialog, self.say("zlam-ten-kod-pick-digit"), str(digit))
        self.press(self.button("zlam-ten-kod-ask", dialog))

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
        aloud = self.button("zlam-ten-kod-guess-say", dialog)
        self.press(aloud.or_(self.button("zlam-ten-kod-guess-write", dialog)))
        expect(dialog).to_have_count(0)

    def play(self, move: Move) -> None:
        if isinstance(move, Ask):
            self.ask(move.card, move.digit)
        else:
            self.guess(move.code)

    # Notes

    def still_possible(self, mine: Code) -> list[Code]:
        """The codes that the note sheet's help does not strike out, place by place."""
        notes = self.pane("tab-notes")
        expect(notes.get_by_test_id("codes-left")).to_be_visible()
        labels = set(notes.get_by_role("button").evaluate_all("all => all.map((b) => b.ariaLabel)"))
        self.back_to_the_table()
        open_tiles = [
            {tile for tile in TILES if self.note_label(letter, tile, fact="no") not in labels}
            for letter in LETTERS
        ]
        return [
            code
            for code in codes_beside(mine, len(mine))
            if all(tile in tiles for tile, tiles in zip(code, open_tiles, strict=True))
        ]

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


Comes: TypeAlias = Callable[..., Codebreaker]
"""Calls people who play this to the page."""


def unseen_by_all(people: Sequence[Codebreaker]) -> Code:
    """The tiles that stand behind nobody's screen, which none of them can know alone."""
    rest = list(TILES)
    for person in people:
        for tile in person.my_code():
            rest.remove(tile)
    return tuple(rest)
