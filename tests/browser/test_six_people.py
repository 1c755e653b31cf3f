"""Six people at every game: sit down by a link, play, lose the network, finish, look again.

As many sit as the game takes and the others watch.  Three games are dealt late, so that people
soon come to their real end: Kryptos when everybody has nearly won, Chytrogród in its last round,
and Kod Krakowa when nobody has bettered a board for long.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.codebreakers import Codebreaker, unseen_by_all
from tests.browser.conftest import guests
from tests.browser.guessers import Guesser, hit
from tests.browser.people import DESKTOP, PHONE, TABLET, Person, first_on_turn
from tests.browser.schemers import Schemer
from tests.browser.spies import Spy
from tests.browser.wanderers import Wanderer
from tests.server.twin_worlds import AnyState, deal_always
from zaslonka import games
from zaslonka.games.chytrogrod.content import LAST_ROUND
from zaslonka.games.kod_krakowa.content import CALM_ROUNDS
from zaslonka.games.kod_krakowa.prompts import FirstBarrier
from zaslonka.games.kryptos.content import OPENED_EACH, WINNING_POINTS
from zaslonka.kernel import Chance

NAMES = ("Ola", "Żaneta", "Łukasz", "Mia", "Jan", "Bożydar")
SIZES = (PHONE, DESKTOP, TABLET) * 2

P = TypeVar("P", bound=Person)
Turn: TypeAlias = tuple[Person, Callable[[], object]]
"""Who is about to move, and what they will do."""


def break_codes(people: list[Codebreaker]) -> Iterator[Turn]:
    """A round of questions; then the first finds the middle, and the round is finished."""
    first = first_on_turn(people)
    middle = unseen_by_all(people)
    finder, *others = in_turn = people[first:] + people[:first]
    yield from ((person, person.ask_anything) for person in in_turn)
    yield finder, partial(finder.guess, middle)
    yield from ((person, person.ask_anything) for person in others)


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


def give_clues(people: list[Spy]) -> Iterator[Turn]:
    """Each team is given a clue and finds words; with the third one touches the assassin."""
    key = people[0].key()
    sides = [("red", people[0::2]), ("blue", people[1::2])]
    if key.count("blue") > key.count("red"):
        sides.reverse()
    for word in ("qwrtx", "qwrty", "qwrtz"):
        (side, (chief, *operatives)), (_, (rival, *_)) = sides
        yield chief, partial(chief.give, word, 1)
        yield rival, rival.let_stand
        if word == "qwrtz":
            yield operatives[0], partial(operatives[0].touch, key.index("assassin"))
        else:
            finds = [place for place, kind in enumerate(key) if kind == side]
            for one, place in zip(operatives, finds, strict=False):
                yield one, partial(one.touch, place)
        sides.reverse()


def scheme(people: list[Schemer]) -> Iterator[Turn]:
    """Everybody decides by a taste of their own, until the last round is over."""
    for person in as_they_are_asked(people):
        yield person, partial(person.decide, people.index(person))


def wander(people: list[Wanderer]) -> Iterator[Turn]:
    """Two have a turn in which no board is bettered."""
    for person in as_they_are_asked(people):
        yield person, person.dawdle


def as_they_are_asked(people: list[P]) -> Iterator[P]:
    """Who is to decide next, as those say who were told most, until nobody is."""
    while asked := max(people, key=Person.ply).awaited():
        yield people[asked[0]]


# Late deals


def as_it_is(state: AnyState) -> None:
    """From the very beginning."""


def nearly_won(state: AnyState) -> None:
    """Whoever guesses right has won, and the others finish the round."""
    state.table.scores = (WINNING_POINTS - 1,) * len(state.hands)


def nearly_evening(state: AnyState) -> None:
    """In the last round everybody has two more cards to play, and then comes what they lead to."""
    state.table.round = LAST_ROUND
    _play_on("chytrogrod", state, lambda town: town.laid == len(state.hands))


def long_becalmed(state: AnyState) -> None:
    """Set up; after two more turns nothing has come of the game for long enough."""
    _play_on("kod_krakowa", state, lambda city: isinstance(city.agenda[0], FirstBarrier))
    state.table.last_high = 1 - CALM_ROUNDS * len(state.hands)


def _play_on(game: str, state: AnyState, is_late: Callable[[Any], bool]) -> None:
    """Make the first legal move again and again, until it is late enough."""
    rules = games.get(game)
    while not is_late(state.table):
        (seat,) = rules.must_act(state.table)
        move = next(iter(rules.legal(rules.view(state, seat))))
        rules.play(state, seat, move, Chance(bytes(32)))


class Evening(NamedTuple):
    """What is played, by how many, from where on, and how."""

    kind: type[Person]
    seats: int
    begin: Callable[[AnyState], None]
    play: Callable[[list[Any]], Iterator[Turn]]


EVENINGS = (
    Evening(Codebreaker, 4, as_it_is, break_codes),
    Evening(Guesser, 6, nearly_won, guess_cards),
    Evening(Spy, 6, as_it_is, give_clues),
    Evening(Schemer, 5, nearly_evening, scheme),
    Evening(Wanderer, 4, long_becalmed, wander),
)


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
        mover.catch_up(people)
        act()
        away.find_network()
    mover, act = next(turns)
    mover.close_tab_and_come_back(link)
    mover.expect_turn()
    act()
    for mover, act in turns:
        mover.catch_up(people)
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
