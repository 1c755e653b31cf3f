"""Six people at every game: sit down by a link, play, lose the network, finish, look again.

As many sit as the game takes and the others watch.  Two games are dealt late, so that people
come to their real end in a few minutes: Chytrogród in its last round, and Kod Krakowa when
nobody has bettered a board for long.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.codebreakers import Codebreaker, unseen_by_all
from tests.browser.conftest import guests
from tests.browser.guessers import Guesser, hit
from tests.browser.people import DESKTOP, PHONE, TABLET, Person, first_on_turn
from tests.browser.schemers import Schemer
from tests.browser.spies import Spy
from tests.browser.wanderers import Wanderer
from tests.server.twin_worlds import deal_always
from zaslonka import games
from zaslonka.games.chytrogrod.content import LAST_ROUND
from zaslonka.games.kod_krakowa.content import CALM_ROUNDS
from zaslonka.games.kryptos.content import OPENED_EACH, WINNING_POINTS
from zaslonka.kernel import Chance, State

NAMES = ("Ola", "Żaneta", "Łukasz", "Mia", "Jan", "Bożydar")
SIZES = (PHONE, DESKTOP, TABLET) * 2

Turn: TypeAlias = tuple[Person, Callable[[], object]]
"""Who is about to move, and what they will do."""


def break_codes(people: list[Codebreaker]) -> Iterator[Turn]:
    """Two rounds of questions; then the first finds the middle, and the round is finished."""
    first = first_on_turn(people)
    middle = unseen_by_all(people)
    finder, *others = in_turn = people[first:] + people[:first]
    yield from ((person, person.ask_anything) for person in in_turn * 2)
    yield finder, partial(finder.guess, middle)
    yield from ((person, person.ask_anything) for person in others)


def guess_cards(people: list[Guesser]) -> Iterator[Turn]:
    """Everybody turns up cards and then guesses right, until somebody has won."""
    opener = first_on_turn(people)
    hands = {person.name: person.my_cards() for person in people}
    hidden = {name: list(range(len(hand))) for name, hand in hands.items()}
    for turned in range(OPENED_EACH * len(people)):
        person = people[(opener - turned) % len(people)]
        person.expect_turn()
        place = person.moves_offered()[0]["place"]
        hidden[person.name].remove(place)
        yield person, partial(person.turn_up, place)
    while max(person.points(person.mine) for person in people) < WINNING_POINTS:
        for person in people[opener + 1 :] + people[: opener + 1]:
            yield person, partial(hit, person, hidden, hands)


def give_clues(people: list[Spy]) -> Iterator[Turn]:
    """Each team is given two clues and finds words; with the fifth one touches the assassin."""
    key = people[0].key()
    sides = [("red", people[0::2]), ("blue", people[1::2])]
    if key.count("blue") > key.count("red"):
        sides.reverse()
    finds = {side: [place for place, kind in enumerate(key) if kind == side] for side, _ in sides}
    for clue in range(5):
        (side, (chief, *operatives)), (_, (rival, *_)) = sides
        yield chief, partial(chief.give, f"qwrt{'xyzvk'[clue]}", 1)
        yield rival, rival.let_stand
        if clue == 4:
            yield operatives[0], partial(operatives[0].touch, key.index("assassin"))
        else:
            yield from ((one, partial(one.touch, finds[side].pop())) for one in operatives)
        sides.reverse()


def scheme(people: list[Schemer]) -> Iterator[Turn]:
    """Everybody decides by a taste of their own, until the last round is over."""
    while not people[0].outcome.count():
        for taste, person in enumerate(people):
            if person.stage.count():
                person.skip_show()
            if person.prompt.count():
                yield person, partial(person.answer, taste)


def wander(people: list[Wanderer]) -> Iterator[Turn]:
    """Everybody sets up and has a turn in which no board is bettered."""
    while not people[0].outcome.count():
        for person in people:
            while person.panel.count() and person.is_on_turn():
                yield person, person.decide


# Late deals


def as_it_is(state: State[Any, Any, Any]) -> None:
    """From the very beginning."""


def in_the_last_round(state: State[Any, Any, Any]) -> None:
    state.table.round = LAST_ROUND


def long_becalmed(state: State[Any, Any, Any]) -> None:
    """When everybody has had one more turn, nothing has come of the game for long enough."""
    seats = len(state.hands)
    state.table.last_high = seats - 1 - CALM_ROUNDS * seats


class Evening(NamedTuple):
    """What is played, by how many, from where on, and how."""

    kind: type[Person]
    seats: int
    begin: Callable[[State[Any, Any, Any]], None]
    play: Callable[[list[Any]], Iterator[Turn]]


EVENINGS = (
    Evening(Codebreaker, 4, as_it_is, break_codes),
    Evening(Guesser, 6, as_it_is, guess_cards),
    Evening(Spy, 6, as_it_is, give_clues),
    Evening(Schemer, 5, in_the_last_round, scheme),
    Evening(Wanderer, 4, long_becalmed, wander),
)


# Six browsers on two cores are slow, and Kod Krakowa takes minutes: for `make soak`.
@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.rule("TAB-03", "TAB-04", "TAB-05")
@pytest.mark.parametrize("evening", EVENINGS, ids=[evening.kind.game for evening in EVENINGS])
def test_six_people_play_by_a_link_lose_the_network_finish_and_look_again(
    browser: Browser, base: str, monkeypatch: pytest.MonkeyPatch, evening: Evening
) -> None:
    rules = games.get(evening.kind.game)
    deal = rules.setup(rules.options(), evening.seats, Chance(bytes(32)))
    evening.begin(deal)
    deal_always(monkeypatch, deal)
    with guests(evening.kind, browser, base) as comes:
        people = [comes(name, size=size) for name, size in zip(NAMES, SIZES, strict=True)]
        seated, watching = people[: evening.seats], people[evening.seats :]
        link = people[0].make_table(evening.seats)
        for person in seated[1:]:
            person.sit(link)
        for person in watching:
            person.page.goto(link)
        people[0].deal()
        for person in watching:
            expect(person.page.get_by_text(person.say("watching"))).to_be_visible()

        _lose_the_network_by_turns(people, evening.play(seated), link)
        for person in people:
            expect(person.outcome).to_be_visible()
        _expect_hands_kept(people)
        for person in people:
            _look_again(person)


def _lose_the_network_by_turns(people: Sequence[Person], turns: Iterator[Turn], link: str) -> None:
    """Everybody misses a move, or is back just before their own; then one closes the tab."""
    for away, (mover, act) in zip(people, turns, strict=False):
        away.lose_network()
        if away is mover:
            away.find_network()
        act()
        away.find_network()
    mover, act = next(turns)
    mover.close_tab_and_come_back(link)
    mover.expect_turn()
    act()
    for _, act in turns:
        act()


def _expect_hands_kept(people: Sequence[Person]) -> None:
    """While the game went on, no page was sent a hand but its own."""
    sent = {person.name: [json.loads(f) for f in person.frames] for person in people}
    dealt = {}
    for name, frames in sent.items():
        position = next(frame["position"] for frame in frames if frame.get("position"))
        dealt[name] = json.dumps(position["view"]["hand"])
    for name, frames in sent.items():
        during = [json.dumps(frame) for frame in frames if not _is_open(frame)]
        assert during
        others = {hand for hand in dealt.values() if hand not in ("null", dealt[name])}
        assert not any(hand in frame for hand in others for frame in during), name


def _is_open(frame: Any) -> bool:
    """Whether this was sent after the end, when everything is shown."""
    return bool((frame.get("position") or frame).get("open"))


def _look_again(person: Person) -> None:
    """Step by step into the game, and on to its end."""
    person.press(person.page.get_by_role("link", name=person.say("result-replay")))
    slider = person.page.get_by_test_id("replay-slider")
    for step in range(3):
        expect(slider).to_have_value(str(step))
        person.press(person.button("replay-next"))
    person.press(person.button("replay-last"))
    last = slider.get_attribute("max")
    assert last is not None
    expect(slider).to_have_value(last)
