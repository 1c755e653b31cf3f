"""Chytrogród on the page: people scheme, robots play it whole, and everybody can use it."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import guests
from tests.browser.looks import faulty, overflows
from tests.browser.people import DESKTOP, PHONE, Theme, expect_nothing_private, first_on_turn
from tests.browser.schemers import Schemer
from tests.server.protocol_client import new_table, new_token
from zaslonka.games.chytrogrod.content import BLACK, BLUE, RED, YELLOW, Card, Colour
from zaslonka.sentences import Language

Comes: TypeAlias = Callable[..., Schemer]

A_WHOLE_GAME = 120_000
"""Milliseconds in which robots have played one to its end."""


ALL_LAID = 1 + 5 + 1 + 14
"""Plies with five: the first district, henchmen, the decree, and all cards but the last."""

FIRST_ROUND: tuple[tuple[Card, Colour], ...] = (
    ("sabotage", BLUE),
    ("buyout_3", BLUE),
    ("takeover", RED),
    ("buyout_4", YELLOW),
)
SECOND_ROUND: tuple[tuple[Card, Colour], ...] = (
    ("small_deal", BLUE),
    ("sabotage", RED),
    ("takeover", YELLOW),
    ("big_deal", YELLOW),
)
"""What each of three people plays, and where: all alike, so that all is tied."""


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Comes]:
    with guests(Schemer, browser, base) as call:
        yield call


@pytest.mark.rule("CHY-15", "CHY-16", "CHY-32", "CHY-42", "CHY-50", "CHY-51", "CHY-52", "CHY-62")
def test_three_people_settle_ties_sabotage_and_order_their_deals(comes: Comes) -> None:
    people = [comes("Ola", size=PHONE), comes("Żaneta"), comes("Mia", language="en")]
    host, *friends = people
    link = host.make_table(3)
    for friend in friends:
        friend.sit(link)
    host.deal()
    begins = first_on_turn(people)
    one, two, three = clockwise = people[begins:] + people[:begins]

    one.settle_on(BLUE)
    for person, colour in zip((three, two, one), (RED, YELLOW, BLACK), strict=True):
        person.settle_on(colour)
    one.settle_on(BLACK)  # where nobody plays, so that the decree is in nobody's way
    for card, colour in FIRST_ROUND[:2]:
        for person in clockwise:
            person.play(card, colour)
    _sees_only_the_backs_of_others(two, people)
    for card, colour in FIRST_ROUND[2:]:
        for person in clockwise:
            person.play(card, colour)

    for person in people:
        decides = person.say(
            "chytrogrod-now-tie",
            names=one.name,
            district=BLUE,
            kind=person.say("chytrogrod-sabotage"),
        )
        person.skip_show()
        expect(person.hall).to_contain_text(decides)
        expect(person.prompt).to_have_count(1 if person is one else 0)
    one.pick(two.name)
    two.remove(three.name, "buyout_3")
    one.pick(one.name)
    for _ in (RED, YELLOW):
        one.pick(three.name)
    for person in people:
        _watches_the_show(person)
        person.expect_round(2)
        here = person.say("chytrogrod-henchman", name=three.name)
        expect(person.district(RED).get_by_role("img", name=here)).to_be_visible()

    two.settle_on(BLACK)
    for card, colour in SECOND_ROUND:
        for person in (two, three, one):
            person.play(card, colour)
    _go_on_until(3, people)


def _sees_only_the_backs_of_others(person: Schemer, people: list[Schemer]) -> None:
    """In the port everybody has laid a sabotage, then a buyout."""
    labels = person.pile(BLUE).evaluate_all("all => all.map((card) => card.ariaLabel)")
    assert sorted(labels) == sorted(
        person.lying(other.name, card if other is person else None)
        for other in people
        for card in ("sabotage", "buyout_3")
    )


def _watches_the_show(person: Schemer) -> None:
    """From the first scene, step by step, and out; then once more from its beginning."""
    if person.stage.count():
        person.skip_show()
    person.press(person.button("chytrogrod-show-again", round=1))
    first = person.say("chytrogrod-turned-up", district=BLUE)
    expect(person.stage).to_contain_text(first)
    expect(person.pile(BLUE)).to_have_count(6)
    person.press(person.button("chytrogrod-show-next"))
    expect(person.stage).not_to_contain_text(first)
    person.press(person.button("chytrogrod-show-back"))
    expect(person.stage).to_contain_text(first)
    person.skip_show()


def _go_on_until(number: int, people: list[Schemer]) -> None:
    """Whoever is asked takes the first that is offered, until a round begins."""
    begun = {person: person.say("chytrogrod-round", round=number) for person in people}
    asked = set()
    while not any(begun[person] in person.hall.inner_text() for person in people):
        for person in people:
            if person.stage.count():
                person.skip_show()
            if person.prompt.count() and begun[person] not in person.hall.inner_text():
                asked.add(person.answer())
    assert {"order", "targets"} <= asked


@pytest.mark.rule("TAB-05", "CHY-130", "CHY-132")
def test_five_robots_play_before_a_spectator(comes: Comes, base: str) -> None:
    robots = [{"type": "bot", "level": "latwy"} for _ in range(5)]
    table = new_table(base, new_token(base, "Gospodarz"), robots, game="chytrogrod", start=True)
    watcher = comes("Nikt", size=PHONE)
    watcher.page.goto(f"/t/{table}")
    expect(watcher.ring.get_by_role("region")).to_have_count(6)
    assert overflows(watcher.page) == []
    expect(watcher.outcome).to_be_visible(timeout=A_WHOLE_GAME)
    expect(watcher.prompt).to_have_count(0)
    watcher.press(watcher.page.get_by_role("link", name=watcher.say("result-replay")))
    for eyes, hidden in (("replay-spectator", 14), ("replay-open", 0)):
        watcher.choose(watcher.page.locator("body"), watcher.say("replay-eyes"), watcher.say(eyes))
        watcher.page.get_by_test_id("replay-slider").fill(str(ALL_LAID))
        backs = watcher.ring.get_by_role("img", name=watcher.lying("", None))
        expect(backs).to_have_count(hidden)
    expect_nothing_private(watcher)


@pytest.mark.parametrize(
    ("players", "size", "language", "theme"),
    [(3, DESKTOP, "pl", "light"), (5, PHONE, "en", "dark")],
    ids=["desktop-pl-light", "phone-en-dark"],
)
def test_no_screen_has_a_barrier_or_hides_anything(
    comes: Comes, players: int, size: dict[str, int], language: Language, theme: Theme
) -> None:
    ola = comes("Ola", size=size, language=language, theme=theme)
    assert faulty(ola.page, _screens(ola, players)) == {}


def _screens(person: Schemer, players: int) -> Iterator[str]:
    """Each screen of the first round against robots by name, while the person is there."""
    person.set_up_against_robots(players)
    yield "set-up"
    person.deal_at_once()

    person.expect_turn()
    while person.say("chytrogrod-offer-play-card") not in person.sign.inner_text():
        person.press(person.ring.get_by_role("button").and_(person.lively).first)
        person.confirm()
        person.expect_turn()
    yield "my turn"
    person.press(person.button("chytrogrod-takeover", person.my_cards))
    person.choose_district(RED)
    yield "card and district chosen"
    person.confirm()
    person.play("sabotage", RED)
    person.play("buyout_4", BLUE)
    if players < 5:
        person.play("big_deal", YELLOW)
    expect(person.stage).to_be_visible()
    yield "show"
    person.pane("tab-notes")
    yield "notes"
    person.pane("tab-talk")
    yield "talk"
