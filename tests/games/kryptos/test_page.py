"""Kryptos on the page: people play it whole, robots before a spectator, everybody can use it."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import barriers, faulty, overflows
from tests.browser.people import (
    DESKTOP,
    PHONE,
    Theme,
    expect_nothing_private,
    first_on_turn,
    guests,
)
from tests.games.kryptos.page import Guesser, hit
from tests.server.protocol_client import new_table, new_token
from tests.support.deals import deal_with_first_turn
from zaslonka.games.kryptos.content import WINNING_POINTS
from zaslonka.kernel.levels import Language

Comes: TypeAlias = Callable[..., Guesser]

WHOLE_GAME_MS = 120_000
"""In which robots have played one to its end."""


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Comes]:
    with guests(Guesser, browser, base) as call:
        yield call


@pytest.mark.slow
@pytest.mark.rule("KRY-16", "KRY-21", "KRY-24", "KRY-25", "KRY-40", "KRY-61", "KRY-90", "KRY-91")
def test_three_people_play_a_whole_game_and_look_at_it_again(comes: Comes) -> None:
    people = [comes("Ola", size=PHONE), comes("Żaneta"), comes("Mia", language="en")]
    host, *friends = people
    link = host.make_table(3, variants=["lapowka"])
    for friend in friends:
        friend.sit(link)
    host.deal()
    opener = first_on_turn(people)
    hands = {person.name: person.my_cards() for person in people}
    for turned in range(6):
        people[(opener - turned) % 3].turn_up(2 + turned // 3)
    hidden = {name: [place for place in range(10) if place not in (2, 3)] for name in hands}

    one, two, three = people[opener + 1 :] + people[: opener + 1]
    _miss(one, two.name, hidden, hands)
    expect(one.panel).to_contain_text(one.say("kryptos-second-costs", points=2))
    one.point(three.name, 0)
    expect(one.panel).to_contain_text(one.say("kryptos-second-feeds", name=three.name))
    one.point(two.name, 0)
    one.guess(three.name, hidden[three.name].pop(), hands[three.name][-1], second=True)
    for person in (two, three):
        expect(person.row(one.name).get_by_test_id("points")).to_have_text("4")
    expect(three.mine.get_by_test_id("points")).to_have_text("3")
    _miss(two, three.name, hidden, hands)
    two.stop()
    hit(three, hidden, hands)
    while max(person.points(person.mine) for person in people) < WINNING_POINTS:
        for person in (one, two, three):
            hit(person, hidden, hands)

    for person in people:
        expect(person.outcome).to_be_visible()
        for other in people:
            row = person.mine if other is person else person.row(other.name)
            assert person.cards(row) == hands[other.name]
    assert barriers(host.page) == []
    _look_again(two, people, hands)


def _miss(
    guesser: Guesser, name: str, hidden: dict[str, list[int]], hands: dict[str, list[int]]
) -> None:
    """Name for somebody's first hidden card the number of the last one."""
    guesser.guess(name, hidden[name][0], hands[name][hidden[name][-1]])


def _look_again(person: Guesser, people: list[Guesser], hands: dict[str, list[int]]) -> None:
    """From a seat's eyes the replay shows what that seat saw after the deal."""
    person.press(person.page.get_by_role("link", name=person.say("result-replay")))
    for seat in people:
        person.choose(person.page.locator("body"), person.say("replay-eyes"), seat.name)
        assert person.my_cards() == hands[seat.name]
        for other in people:
            if other is not seat:
                assert set(person.cards(person.row(other.name))) == {None}


@pytest.mark.rule("TAB-11", "KRY-14")
def test_pencil_marks_stay_on_a_card_after_a_reload(
    comes: Comes, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Else a robot that goes first could turn up the very card.
    deal_with_first_turn("kryptos", 3, monkeypatch)
    ola = comes("Ola", size=PHONE)
    ola.play_at_once()
    halina, place = ola.say("robot", seat=1), 9
    ola.point(halina, place)
    for number in (5, 9, 9):
        ola.press(ola.number(number))
    # The track has one stop for the Tab key; arrows go on from there.
    for key in ("ArrowLeft", "ArrowLeft"):
        ola.page.keyboard.press(key)
    before = len(ola.frames)
    ola.page.keyboard.press("Enter")
    ola.wait_for_frame('{"type":"done"', after=before)
    ola.page.reload()
    label = ola.say("kryptos-hidden-card", name=halina, place=place)
    pencilled = ola.say("kryptos-pencilled", numbers="5, 7")
    card = ola.row(halina).get_by_role("button", name=f"{label}, {pencilled}")
    expect(card).to_be_visible()
    expect(ola.pane("tab-notes").get_by_role("listitem")).to_contain_text("5 7")


@pytest.mark.rule("KRY-60")
def test_tajemnica_for_three_is_refused_with_its_clause(comes: Comes) -> None:
    ola = comes("Ola")
    ola.page.goto("/")
    ola.press(ola.button("start-invite", ola.poster))
    ola.unfold()
    ola.press(ola.dialog.get_by_role("checkbox", name=ola.say("kryptos-tajemnica")))
    ola.press(ola.button("setup-open", ola.dialog))
    ola.give_name()
    expect(ola.notices).to_contain_text(ola.say("refused-kryptos-tajemnica-seats"))
    expect(ola.notices.get_by_role("link", name="KRY-60")).to_be_visible()
    ola.forgive("/api/tables")
    ola.forgive("status of 4")


@pytest.mark.rule("TAB-05", "KRY-90")
def test_six_robots_play_before_a_spectator(comes: Comes, base: str) -> None:
    robots = [{"type": "bot", "level": level} for level in ("latwy", "sredni", "mistrz") * 2]
    table = new_table(base, new_token(base, "Gospodarz"), robots, game=Guesser.game, start=True)
    watcher = comes("Nikt", size=PHONE)
    watcher.page.goto(f"/t/{table}")
    expect(watcher.track.get_by_role("listitem")).to_have_count(48)
    names = [watcher.say("robot", seat=seat) for seat in range(6)]
    for name in names:
        expect(watcher.row(name).get_by_role("button")).to_have_count(0)
    assert overflows(watcher.page) == []
    expect(watcher.outcome).to_be_visible(timeout=WHOLE_GAME_MS)
    seen = [number for name in names for number in watcher.cards(watcher.row(name))]
    assert sorted(number or 0 for number in seen) == list(range(1, 49))
    expect_nothing_private(watcher)


@pytest.mark.parametrize(
    ("players", "size", "language", "theme"),
    [(3, DESKTOP, "pl", "light"), (6, PHONE, "en", "dark")],
    ids=["desktop-pl-light", "phone-en-dark"],
)
def test_no_screen_has_a_barrier_or_hides_anything(
    comes: Comes, players: int, size: dict[str, int], language: Language, theme: Theme
) -> None:
    ola = comes("Ola", size=size, language=language, theme=theme)
    assert faulty(ola.page, _screens(ola, players)) == {}


def _screens(person: Guesser, players: int) -> Iterator[str]:
    """Each screen of a game against robots by name, while the person is there."""
    person.set_up_against_robots(players)
    yield "set-up"
    person.deal_at_once()

    person.expect_turn()
    yield "opening"
    person.turn_up(2)
    person.turn_up(5)
    expect(person.sign).to_contain_text(person.say("kryptos-offer-guess"))
    yield "my turn"
    halina = person.say("robot", seat=1)
    place = person.cards(person.row(halina)).index(None)
    person.point(halina, place)
    yield "card pointed at"
    person.press(person.number(person.my_cards()[0]))
    expect(person.panel.get_by_role("link")).to_be_visible()
    yield "number refused"
    person.press(person.button("kryptos-pencil", person.panel))
    yield "pencil"
    person.press(person.button("kryptos-pencil-done"))
    wrong = next(number for number in range(1, 49) if person.is_impossible(number))
    person.press(person.number(wrong))
    person.press(person.button("kryptos-say", person.panel, number=wrong))
    expect(person.panel).to_contain_text(person.say("kryptos-second-guess"))
    yield "second guess"
    person.stop()
    yield "waiting"
    person.pane("tab-notes")
    yield "notes"
