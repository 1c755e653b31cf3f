"""Złam ten Kod for the tests over all games."""

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Keys
from tests.browser.people import PHONE, first_on_turn, friends, reads_why
from tests.games.zlam_ten_kod.page import Codebreaker, unseen_by_all
from tests.support.deals import deal_with_first_turn
from tests.support.kits import (
    Advised,
    Blunder,
    Called,
    Evening,
    Exhibit,
    Kit,
    Moment,
    Room,
    Turn,
)
from zaslonka.games.zlam_ten_kod.content import CARDS, TILES, Code


def break_codes(people: list[Codebreaker]) -> Iterator[Turn]:
    """A round of questions; then the first finds the middle, and the round is finished."""
    first = first_on_turn(people)
    middle = unseen_by_all(people)
    finder, *others = in_turn = people[first:] + people[:first]
    yield from ((person, person.ask_anything) for person in in_turn)
    yield finder, partial(finder.guess, middle)
    yield from ((person, person.ask_anything) for person in others)


# By keyboard


@pytest.mark.rule("ZTK-20", "ZTK-50")
def crack_by_keyboard(keys: Keys, ola: Codebreaker) -> None:
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


@pytest.mark.rule("TAB-01", "TAB-34", "ZTK-50")
def try_in_vain(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_with_first_turn(Codebreaker.game, 2, monkeypatch)
    ola = called(Codebreaker, "Ola", size=PHONE)
    friends(ola.base, ola.open_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    ola.expect_turn()
    dialog = ola.build(["0b", "1b", "2b", "3b", "4b"])
    # Five tiles are enough, and an empty place has nothing to put back.
    reads_why(ola, ola.offered("9w"), "ZTK-50")
    ola.press(ola.button("zlam-ten-kod-guess-clear", dialog))
    empty = ola.button("zlam-ten-kod-guess-place", dialog, letter="a", tile="none")
    reads_why(ola, empty, "ZTK-50")
    reads_why(ola, ola.button("zlam-ten-kod-guess-say", dialog), "ZTK-50")
    ola.leave_dialog()
    ola.ask_anything()
    reads_why(ola, ola.button("zlam-ten-kod-guess", ola.mine), "TAB-01")
    dialog = ola.take_up(ola.row()[0])
    reads_why(ola, ola.button("zlam-ten-kod-ask", dialog), "TAB-01")


KIT = Kit(
    player=Codebreaker,
    evening=Evening(4, break_codes),
    keyboard={"questions and guesses": crack_by_keyboard},
    room=Room(people=4, robots=0),
    exhibit=Exhibit(
        Codebreaker.game,
        "three_found_and_round_asked",
        {"turn": Moment(2), "written": Moment(5, seat=2)},
        in_sight=("my-code", "guess"),
    ),
    hand_words=lambda ola, hand: [ola.tile(tile) for tile in hand["code"]],
    why_not=try_in_vain,
    learn=Codebreaker.play,
    advised=Advised(players=2, decisions=2, size=PHONE),
    blunder=Blunder(17, 14),
)
