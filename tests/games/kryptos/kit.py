"""Kryptos for the tests over all games."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Keys
from tests.browser.people import PHONE, first_on_turn, friends, reads_why
from tests.games.kryptos.page import Guesser, hit
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
from zaslonka.games.kryptos.content import OPENED_EACH, WINNING_POINTS
from zaslonka.games.kryptos.moves import Guess, TurnUp
from zaslonka.kernel import AnyState

NUMBERS_OF_THREE = 32
"""In play at a table of three."""

LABELS = "all => all.map((one) => one.ariaLabel)"


def nearly_won(state: AnyState) -> None:
    """Whoever guesses right has won, and the others finish the round."""
    state.table.scores = (WINNING_POINTS - 1,) * len(state.hands)


def guess_cards(people: list[Guesser]) -> Iterator[Turn]:
    """Everybody turns up cards and then guesses right, which wins."""
    opener = first_on_turn(people)
    hands = {person.name: person.my_cards() for person in people}
    hidden = {name: list(range(len(hand))) for name, hand in hands.items()}
    for turned in range(OPENED_EACH * len(people)):
        person = people[(opener - turned) % len(people)]
        person.expect_turn()
        place = person.moves_offered()[0]["place"]
        hidden[person.name].remove(place)
        yield person, partial(person.turn_up, place)
    for person in people[opener + 1 :] + people[: opener + 1]:
        yield person, partial(hit, person, hidden, hands)


# By keyboard


@pytest.mark.rule("KRY-16", "KRY-21", "KRY-25", "KRY-90")
def guess_by_keyboard(keys: Keys, ola: Guesser) -> None:
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
    expect(person.track.get_by_role("button").and_(person.lively)).to_have_count(NUMBERS_OF_THREE)
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


@pytest.mark.rule("KRY-16", "TAB-01", "TAB-02", "TAB-34")
def try_in_vain(called: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_with_first_turn(Guesser.game, 3, monkeypatch)
    ola = called(Guesser, "Ola", size=PHONE)
    friends(ola.base, ola.open_table(3).rpartition("/")[2], range(1, 3))
    ola.deal()
    ola.expect_turn()
    reads_why(ola, ola.panel.get_by_test_id("move"), "KRY-16")
    reads_why(ola, ola.number(7), "TAB-02")
    ola.turn_up(3)
    reads_why(ola, ola.mine.get_by_role("button").first, "TAB-01")
    reads_why(ola, ola.number(7), "TAB-01")


def learn(ola: Guesser, move: Any) -> None:
    if move is TurnUp:
        hidden = ola.mine.locator("ol").get_by_role("button").and_(ola.lively).count()
        ola.turn_up(0 if hidden == 10 else 1)
    else:
        assert isinstance(move, Guess)
        second = ola.page.get_by_test_id("stop").is_visible()
        robot = ola.say("robot", seat=move.seat)
        ola.guess(robot, move.place, move.number, second=second)


KIT = Kit(
    player=Guesser,
    evening=Evening(6, guess_cards, begin=nearly_won),
    keyboard={"guesses": guess_by_keyboard},
    # Not so many plies that somebody must guess, of which nothing is listed.
    room=Room(people=2, robots=4),
    exhibit=Exhibit(
        Guesser.game,
        "three_round_finished",
        {"opening": Moment(0), "turn": Moment(9)},
        in_sight=("track", "my-cards", "move-panel"),
        public={"rules": f"/rules/{Guesser.game}"},
    ),
    hand_words=lambda _, hand: [f": {number}, " for number in hand["cards"]],
    why_not=try_in_vain,
    learn=learn,
    advised=Advised(players=3, decisions=4),
    blunder=Blunder(2, 25),
)
