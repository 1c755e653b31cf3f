"""Tajniacy for the tests over all games."""

import random
import re
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Keys
from tests.browser.people import NEXT_PICTURE, PHONE, friends, reads_why
from tests.games.tajniacy.page import Spy
from tests.server.party import Json, Offers
from tests.support.deals import deal_with_first_turn
from tests.support.kits import (
    Blunder,
    Called,
    Evening,
    Exhibit,
    Kit,
    Moment,
    Room,
    Turn,
    any_listed,
)
from zaslonka.games.tajniacy import game
from zaslonka.games.tajniacy.content import Kind
from zaslonka.games.tajniacy.keys import KEYS, starters
from zaslonka.games.tajniacy.moves import GiveClue, Stop, Touch

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


def red_begins(patch: pytest.MonkeyPatch) -> None:
    """Blue robots could touch the assassin before anybody else does anything."""
    patch.setattr(game, "KEYS", [key for key in KEYS if starters(key) == "red"])


def nobody_is_caught(patch: pytest.MonkeyPatch) -> None:
    """Robots who guess badly must not end the game before the room was looked at."""
    harmless: Mapping[Kind, Kind] = {"assassin": "bystander"}
    spared = [tuple(harmless.get(kind, kind) for kind in key) for key in KEYS]
    patch.setattr(game, "KEYS", spared)


def give_clues(people: list[Spy]) -> Iterator[Turn]:
    """Each team is given a clue and finds words; with the third one touches the assassin."""
    key = people[0].key()
    sides = [("red", people[0::2]), ("blue", people[1::2])]
    if key.count("blue") > key.count("red"):
        sides.reverse()
    for word in ("apfel", "kirche", "perro"):
        (side, (chief, *operatives)), (_, (rival, *_)) = sides
        yield chief, partial(chief.give, word, 1)
        yield rival, rival.let_stand
        if word == "perro":
            yield operatives[0], partial(operatives[0].touch, key.index("assassin"))
        else:
            finds = [place for place, kind in enumerate(key) if kind == side]
            for one, place in zip(operatives, finds, strict=False):
                yield one, partial(one.touch, place)
        sides.reverse()


def any_move(offers: Offers, dice: random.Random) -> Json:
    if "let_stand" in offers:
        return {"type": "let_stand"}
    if not any(offers.values()):
        return {"type": "give_clue", "word": "apfel", "number": 1}
    return any_listed(offers, dice)


# By keyboard


@pytest.mark.rule("TAJ-41", "TAJ-90")
def touch_by_keyboard(keys: Keys, ola: Spy) -> None:
    keys.set_up(4)
    keys.choose(ola.say("tajniacy-your-part"), ola.say("tajniacy-operative"))
    role = f"{ola.say('tajniacy-red')}, {ola.say('tajniacy-operative')}"
    expect(ola.page.get_by_test_id("role-0").locator("option:checked")).to_have_text(role)
    keys.deal()
    while keys.my_turn():
        _touch_something(keys, ola)


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
def give_by_keyboard(keys: Keys, ola: Spy) -> None:
    keys.set_up(4)
    keys.choose(ola.say("tajniacy-your-part"), ola.say("tajniacy-spymaster"))
    keys.deal()
    clues = cycle(CLUES)
    while keys.my_turn():
        asked = [button for button in ANSWERS if ola.button(button, ola.panel).is_visible()]
        if asked:
            keys.tab_to(ola.say(asked[0]))
        elif ola.page.get_by_test_id("clue-word").is_visible():
            _type_a_clue(keys, ola, next(clues))
        else:
            ola.page.evaluate(NEXT_PICTURE)
            continue  # one may object, but nobody waits for it
        keys.do()


def _type_a_clue(keys: Keys, person: Spy, clue: str) -> None:
    """Type a clue and go to the button that gives it."""
    keys.tab_to(person.say("tajniacy-clue-word"))
    keys.page.keyboard.type(clue)
    expect(person.button("tajniacy-give-this")).to_be_enabled()
    keys.tab_to(person.say("tajniacy-give-this"))


@pytest.mark.rule("TAB-01", "TAB-02", "TAB-34", "TAJ-30", "TAJ-36", "TAJ-63")
def try_in_vain(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_with_first_turn(Spy.game, 4, monkeypatch)
    ola, jan = called(Spy, "Ola"), called(Spy, "Jan", size=PHONE)
    link = ola.open_table(4)
    table = link.rpartition("/")[2]
    friends(ola.base, table, range(1, 2))
    jan.sit(link)
    friends(ola.base, table, range(3, 4))
    ola.deal()
    expect(ola.button("tajniacy-give-this")).to_be_visible()
    reads_why(ola, ola.button("tajniacy-give-this"), "TAJ-63")
    reads_why(ola, ola.button("tajniacy-ask-rival"), "TAJ-63")
    reads_why(ola, ola.card(7).get_by_role("button"), "TAB-02")
    ola.give("kosmos")
    reads_why(jan, jan.button("tajniacy-stop", jan.panel), "TAJ-36")
    reads_why(jan, jan.button("tajniacy-pick-first", jan.panel), "TAJ-30")
    reads_why(ola, ola.card(7).get_by_role("button"), "TAB-01")


def learn(ola: Spy, move: Any) -> None:
    if isinstance(move, Touch):
        ola.touch(move.place)
    elif isinstance(move, Stop):
        ola.press(ola.button("tajniacy-stop", ola.panel))
    else:
        assert isinstance(move, GiveClue)
        ola.give(move.word.lower(), move.number or 0)


KIT = Kit(
    player=Spy,
    evening=Evening(6, give_clues),
    keyboard={"an operative": touch_by_keyboard, "a spymaster": give_by_keyboard},
    room=Room(people=2, robots=10, move=any_move, prepare=nobody_is_caught),
    exhibit=Exhibit(
        Spy.game,
        "four_all_found",
        {"clue": Moment(5), "guesses": Moment(8, seat=2)},
        in_sight=("words", "panel", "give-clue", "confirm"),
        public={"television": "/screen/{guesses}"},
    ),
    hand_words=lambda ola, hand: [ola.laid_out()[hand["key"].index("assassin")]],
    why_not=try_in_vain,
    learn=learn,
    # A hint is different for a spymaster and an operative: see test_page_hints.py.
    advised=None,
    steady=red_begins,
    blunder=Blunder(10, 2),
)
