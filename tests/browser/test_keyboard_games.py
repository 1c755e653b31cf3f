"""One whole game of each kind by keyboard alone, from the start page into the replay."""

import re
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.codebreakers import Codebreaker
from tests.browser.conftest import guests
from tests.browser.guessers import Guesser
from tests.browser.keyboard import Keys
from tests.browser.people import NEXT_PICTURE
from tests.browser.schemers import Schemer
from tests.browser.spies import Spy
from tests.browser.wanderers import Wanderer
from tests.server.running import running
from zaslonka.games.zlam_ten_kod.content import CARDS, TILES, Code

CLUES = (
    "podróż",
    "święto",
    "uczucie",
    "rodzina",
    "sport",
    "przyroda",
    "jedzenie",
    "wieczór",
    "ruch",
)
"""Words that are on no card."""

ANSWERS = ("tajniacy-let-stand", "tajniacy-answer-yes", "tajniacy-forgo")
"""What a spymaster says to whatever the others ask."""

LABELS = "all => all.map((one) => one.ariaLabel)"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose robots do not dawdle."""
    with running(tmp_path_factory.mktemp("quick"), bot_pace=0) as address:
        yield address


@pytest.mark.rule("ZTK-20", "ZTK-50")
def test_zlam_ten_kod(browser: Browser, quick: str) -> None:
    with guests(Codebreaker, browser, quick) as comes:
        ola = comes("Ola")
        keys = Keys(ola)
        keys.set_up(2, help_="full")
        keys.deal()
        mine, named = ola.my_code(), list[Code]()
        cracked = ola.page.get_by_text(ola.say("zlam-ten-kod-cracked"))
        while keys.my_turn():
            left = [code for code in ola.still_possible(mine) if code not in named]
            if len(left) <= 2 or not ola.row() or cracked.is_visible():
                named.append(left[0])
                _guess(keys, ola, left[0])
            else:
                _ask(keys, ola, ola.row()[0])
        keys.look_again()


def _ask(keys: Keys, person: Codebreaker, card: str) -> None:
    """Take up an open card and ask with it."""
    keys.tab_to(re.compile("|".join(map(re.escape, map(person.card_title, person.row())))))
    keys.rove_to(person.card_title(card))
    keys.press("Enter")
    expect(person.dialog).to_be_visible()
    if CARDS[card].digits:
        digit = str(CARDS[card].digits[0])
        keys.choose(person.say("zlam-ten-kod-pick-digit"), digit)
    keys.tab_to(person.say("zlam-ten-kod-ask"))
    keys.do()


def _guess(keys: Keys, person: Codebreaker, code: Code) -> None:
    keys.tab_to(person.say("zlam-ten-kod-guess"))
    keys.press("Enter")
    expect(person.dialog).to_be_visible()
    for tile in code:
        keys.tab_to(re.compile(f"^({'|'.join(map(person.tile, TILES))})(,|$)"))
        keys.rove_to(re.compile(rf"^{person.tile(tile)}(,|$)"), first=person.tile(tile))
        keys.press("Enter")
    expect(person.button("zlam-ten-kod-guess-say", person.dialog)).to_be_enabled()
    keys.tab_to(person.say("zlam-ten-kod-guess-say"))
    keys.do()


@pytest.mark.rule("KRY-16", "KRY-21", "KRY-25", "KRY-90")
def test_kryptos(browser: Browser, quick: str) -> None:
    with guests(Guesser, browser, quick) as comes:
        ola = comes("Ola")
        keys = Keys(ola)
        keys.set_up(3, help_="full")
        keys.deal()
        while keys.my_turn():
            if ola.say("kryptos-offer-turn-up") in ola.sign.inner_text():
                _turn_up(keys, ola)
            elif ola.button("kryptos-stop", ola.panel).is_visible():
                keys.tab_to(ola.say("kryptos-stop"))
                keys.do()
            else:
                _name_the_likeliest(keys, ola)
        keys.look_again()


def _turn_up(keys: Keys, person: Guesser) -> None:
    """Turn up the first own card that is still hidden."""
    hidden = person.say("kryptos-my-card", place=0, number=0, colour="").rpartition(",")[2]
    keys.tab_to(re.compile(f".*{hidden}$"))
    keys.press("Enter")
    keys.tab_to(re.compile(f"^{person.say('kryptos-turn-up-this', number='none')} "))
    keys.do()


def _name_the_likeliest(keys: Keys, person: Guesser) -> None:
    """Of all hidden cards name the one of which the table's help knows most."""
    labels = person.page.get_by_test_id("rows").get_by_role("button").evaluate_all(LABELS)
    card = max(labels, key=_percent)
    name = card.partition(",")[0]
    keys.tab_to(re.compile(f"^{name}, "))
    keys.rove_to(card)
    keys.press("Enter")
    expect(person.track.get_by_role("button").and_(person.lively)).to_have_count(48)
    numbers = person.track.get_by_role("button").evaluate_all(LABELS)
    number = max(numbers, key=_percent)
    keys.tab_to(re.compile(r"^\d+, "))
    keys.rove_to(number, first=number)
    keys.press("Enter")
    said = int(number.partition(",")[0])
    expect(person.button("kryptos-say", person.panel, number=said)).to_be_enabled()
    keys.tab_to(person.say("kryptos-say", number=said))
    keys.do()


def _percent(label: str) -> int:
    """How likely something is, as its name says."""
    if "na pewno" in label:
        return 100
    found = re.search(r"(\d+)%", label)
    return int(found[1]) if found else 0


@pytest.mark.rule("TAJ-41", "TAJ-90")
def test_tajniacy_as_an_operative(browser: Browser, quick: str) -> None:
    with guests(Spy, browser, quick) as comes:
        ola = comes("Ola")
        keys = Keys(ola)
        keys.set_up(4)
        keys.tab_to(ola.say("tajniacy-your-seat"))
        keys.press("ArrowDown")
        role = f"{ola.say('tajniacy-red')}, {ola.say('tajniacy-operative')}"
        expect(ola.page.get_by_test_id("role-0").locator("option:checked")).to_have_text(role)
        keys.deal()
        while keys.my_turn():
            _touch_something(keys, ola)
        keys.look_again()


def _touch_something(keys: Keys, person: Spy) -> None:
    """Touch the last word that is not covered."""
    open_words = person.words.get_by_role("button").and_(person.lively)
    expect(open_words.first).to_be_visible()
    words = open_words.all_inner_texts()
    keys.tab_to(re.compile("|".join(map(re.escape, words))))
    keys.rove_to(words[-1], first=words[-1])
    keys.press("Enter")
    touching = person.button("tajniacy-touch", person.panel, word=words[-1])
    expect(touching).to_be_enabled()
    keys.tab_to(person.say("tajniacy-touch", word=words[-1]))
    keys.do()


@pytest.mark.rule("TAJ-30", "TAJ-90")
def test_tajniacy_as_a_spymaster(browser: Browser, quick: str) -> None:
    with guests(Spy, browser, quick) as comes:
        ola = comes("Ola")
        keys = Keys(ola)
        keys.set_up(4)
        keys.deal()
        clues = cycle(CLUES)
        while keys.my_turn():
            asked = [button for button in ANSWERS if ola.button(button, ola.panel).is_visible()]
            if asked:
                keys.tab_to(ola.say(asked[0]))
            elif ola.page.get_by_test_id("clue-word").is_visible():
                _give_a_clue(keys, ola, next(clues))
            else:
                ola.page.evaluate(NEXT_PICTURE)
                continue  # one may object, but nobody waits for it
            keys.do()
        keys.look_again()


def _give_a_clue(keys: Keys, person: Spy, clue: str) -> None:
    """Type a clue and go to the button that gives it."""
    keys.tab_to(person.say("tajniacy-clue-word"))
    keys.page.keyboard.type(clue)
    expect(person.button("tajniacy-give-this")).to_be_enabled()
    keys.tab_to(person.say("tajniacy-give-this"))


@pytest.mark.rule("CHY-32", "CHY-90")
def test_chytrogrod(browser: Browser, quick: str) -> None:
    with guests(Schemer, browser, quick) as comes:
        ola = comes("Ola")
        keys = Keys(ola)
        keys.set_up(3)
        keys.deal()
        while keys.my_turn():
            expect(ola.prompt).to_be_visible()
            _decide(keys, ola)
        keys.look_again()


def _decide(keys: Keys, person: Schemer) -> None:
    """Choose whatever comes first until there is a move, and make it."""
    moves = person.prompt.locator("[data-testid^=do-], [data-testid=move]").and_(person.lively)
    cards = person.my_cards.get_by_role("button").and_(person.lively)
    districts = person.ring.locator(".choose").and_(person.lively)
    several = person.prompt.locator("li button, .row button").and_(person.lively)
    for part in (cards, districts, *[several] * 5):
        if moves.count() == 0 and part.count():
            keys.tab_to(_any_of(part))
            keys.press("Enter")
            keys.page.evaluate(NEXT_PICTURE)
    keys.tab_to(_any_of(moves))
    keys.do()


def _any_of(controls: Locator) -> re.Pattern[str]:
    """The names of some controls."""
    names = controls.evaluate_all("all => all.map((one) => one.ariaLabel ?? one.innerText.trim())")
    return re.compile(f"({'|'.join(map(re.escape, names))})$")


@pytest.mark.rule("KKR-14", "KKR-31", "KKR-90")
def test_kod_krakowa(browser: Browser, quick: str) -> None:
    with guests(Wanderer, browser, quick) as comes:
        ola = comes("Ola")
        keys = Keys(ola)
        keys.set_up(2, level="sredni")
        keys.deal()
        expect(ola.city).to_be_visible()
        while keys.my_turn():
            expect(ola.panel).to_be_visible()
            _go_on(keys, ola)
        keys.look_again()


def _go_on(keys: Keys, person: Wanderer) -> None:
    """Collect and pick where that is offered, else go somewhere, else do whatever is left."""
    for kind in ("do-collect", "pick-", "do-end_turn"):
        offered = person.panel.locator(f"[data-testid^={kind}]").and_(person.lively)
        if offered.count():
            keys.tab_to(_any_of(offered))
            keys.do()
            return
    if person.hot.count():
        everywhere = _any_of(person.city.locator("[data-district], [data-passage]"))
        there = person.hot.first.get_attribute("aria-label") or ""
        keys.tab_to(everywhere)
        keys.rove_to(there, first=there)
        keys.press("Enter")
        keys.page.evaluate(NEXT_PICTURE)
    several = person.panel.locator(".picker button").and_(person.lively)
    for _ in range(min(2, several.count())):
        keys.tab_to(_any_of(several))
        keys.press("Enter")
    keys.tab_to(_any_of(person.panel.locator("[data-testid^=do-]").and_(person.lively)))
    keys.do()
