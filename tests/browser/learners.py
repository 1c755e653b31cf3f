"""People who learn a game by its lesson: how each makes the moves that they are asked for."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct
from playwright.sync_api import Locator, expect

from tests.browser.codebreakers import Codebreaker
from tests.browser.guessers import Guesser
from tests.browser.people import Person
from tests.browser.schemers import Schemer
from tests.browser.spies import Spy
from tests.browser.wanderers import Wanderer
from zaslonka.games.chytrogrod.table import ChooseDistrict, Pay, Pick, PlayCard
from zaslonka.games.kod_krakowa.moves import EndTurn, PickBoard
from zaslonka.games.kryptos.rules import Guess, TurnUp
from zaslonka.games.tajniacy.moves import GiveClue, Stop, Touch
from zaslonka.records import tag

Hands: TypeAlias = Callable[[Any, Any], None]


def breaks(ola: Codebreaker, move: Any) -> None:
    ola.play(move)


def guesses(ola: Guesser, move: Any) -> None:
    if move is TurnUp:
        hidden = ola.mine.locator("ol").get_by_role("button").and_(ola.lively).count()
        ola.turn_up(0 if hidden == 10 else 1)
    else:
        assert isinstance(move, Guess)
        second = ola.page.get_by_test_id("stop").is_visible()
        robot = ola.say("robot", seat=move.seat)
        ola.guess(robot, move.place, move.number, second=second)


def spies(ola: Spy, move: Any) -> None:
    if isinstance(move, Touch):
        ola.touch(move.place)
    elif isinstance(move, Stop):
        ola.press(ola.button("tajniacy-stop", ola.panel))
    else:
        assert move is GiveClue
        ola.give("muzyka", 3)


def schemes(ola: Schemer, move: Any) -> None:
    match move:
        case ChooseDistrict(district):
            ola.settle_on(district)
        case PlayCard(district, card):
            ola.play(card, district)
        case Pay():
            ola.do(ola.prompt.get_by_test_id("do-pay").first)
        case Pick():
            ola.pick(ola.say("lesson-guest"))


def wanders(ola: Wanderer, move: Any) -> None:
    if isinstance(move, PickBoard):
        ola.pick_board(move.attribute)
        return
    if not isinstance(move, EndTurn):
        passage = getattr(move, "passage", None)
        ola.tap(ola.passage(passage) if passage else ola.district(move.district))
    ola.do(tag(type(move)))


LEARNERS: dict[str, tuple[type[Person], Hands]] = {
    "zlam_ten_kod": (Codebreaker, breaks),
    "kryptos": (Guesser, guesses),
    "tajniacy": (Spy, spies),
    "chytrogrod": (Schemer, schemes),
    "kod_krakowa": (Wanderer, wanders),
}
"""Who learns each game, and by which hands."""


class Card(Struct):
    """The card of a lesson, as a person sees it."""

    person: Person

    @property
    def whole(self) -> Locator:
        return self.person.page.get_by_test_id("lesson")

    @property
    def pointed(self) -> Locator:
        """The part of the board that it speaks of."""
        return self.person.page.locator("[data-pointed]")

    def begin(self) -> None:
        """One tap on the start page, and no question before."""
        self.person.page.goto("/")
        self.person.press(self.person.poster.get_by_test_id("first-game"))
        expect(self.whole).to_be_visible()

    def expect_idea(self, name: str) -> None:
        said = self.whole.get_by_test_id("lesson-idea")
        expect(said).to_have_attribute("data-idea", name)
        names = {f"p{seat}": self.person.say("robot", seat=seat) for seat in range(1, 4)}
        words = self.person.say(f"lesson-{self.person.game}-{name}", **names)
        expect(said).to_contain_text(words)

    def press(self, answer: str) -> None:
        self.person.press(self.whole.get_by_test_id(f"lesson-{answer}"))

    def expect_to_point_at(self, look: str) -> None:
        """It is outlined, in sight, and not under the card; on a phone perhaps behind a tab."""
        attribute, _, value = look.rpartition(":")
        part = self.person.page.locator(f'[data-{attribute or "testid"}="{value}"]').first
        expect(self.pointed).to_have_count(1)
        if not part.is_visible():
            self.person.press(self.pointed)
            expect(part).to_be_visible()
            self._expect_in_sight(part)
            self.person.back_to_the_table()
        else:
            self._expect_in_sight(part)

    def _expect_in_sight(self, part: Locator) -> None:
        # A shape cut from paper is outlined with what holds it; a ring lies beside its part.
        expect(self.pointed).to_have_count(1)
        expect(part).to_be_in_viewport()
        assert self.pointed.evaluate("(at, part) => at.contains(part)", part.element_handle())
        below, box = self.whole.bounding_box(), part.bounding_box()
        assert below is not None
        assert box is not None
        above = box["y"] + box["height"] <= below["y"]
        assert above or box["y"] >= below["y"] + below["height"] - 1, "the card lies over it"
