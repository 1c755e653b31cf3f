"""Chytrogród on the page: people scheme, robots play it whole, and everybody can use it."""

import random
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import faulty, overflows
from tests.browser.people import (
    DESKTOP,
    PHONE,
    Theme,
    expect_nothing_private,
    first_on_turn,
    guests,
)
from tests.games.chytrogrod.page import Schemer
from tests.server.party import BOT, OPEN, play_until
from tests.server.protocol_client import Client, new_table, new_token
from tests.support.kits import any_listed
from zaslonka.games.chytrogrod import content
from zaslonka.games.chytrogrod.content import BLACK, BLUE, RED, YELLOW, Card, Colour
from zaslonka.kernel.levels import Language

Comes: TypeAlias = Callable[..., Schemer]

WHOLE_GAME_MS = 120_000
"""In which robots have played one to its end."""


TELEVISION = {"width": 1920, "height": 1080}

SHOW_SECONDS = 120
"""For all that can be shown of one round."""

WATCH_FOR_BOTH = """() => {
    window.together = false;
    const part = (name) => document.querySelector(`[data-testid=${name}]`);
    const shows = () => document.querySelector("[data-happened=now]");
    new MutationObserver(() => (window.together ||= !!(shows() && part("result"))))
        .observe(document.body, { childList: true, subtree: true });
}"""
"""Whether the result was ever seen together with the show."""

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


@pytest.mark.slow
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
            "chytrogrod-ask-tie" if person is one else "chytrogrod-now-tie",
            names=one.name,
            district=BLUE,
            kind=person.say("chytrogrod-sabotage"),
        )
        expect(person.hall).to_contain_text(decides)
        expect(person.prompt).to_have_count(1 if person is one else 0)
    one.pick(two.name)
    two.remove(three.name, "buyout_3")
    one.pick(one.name)
    for _ in (RED, YELLOW):
        one.pick(three.name)
    for person in people:
        _is_told_what_happened(person, settled_it=person is one)
        person.expect_round(2)
        here = person.say("chytrogrod-henchman", name=person.calls(three.name))
        expect(person.district(RED).get_by_role("img", name=here)).to_be_visible()

    two.settle_on(BLACK)
    for card, colour in SECOND_ROUND:
        for person in (two, three, one):
            person.play(card, colour)
    _go_on_until(3, people)


@pytest.mark.rule("CHY-150")
def test_three_people_choose_their_guilds(comes: Comes) -> None:
    people = [comes("Ola", size=PHONE), comes("Żaneta"), comes("Mia", language="en")]
    host, *friends = people
    link = host.make_table(3, variants=["choose_guilds", "intrigues"])
    for friend in friends:
        friend.sit(link)
    host.deal()
    begins = first_on_turn(people)
    right, across, favourite = (people[(begins - i) % 3] for i in range(3))
    right.take_guild(RED)
    across.expect_turn()
    taken = across.say("chytrogrod-guild", guild=RED)
    expect(across.prompt.get_by_role("button", name=taken)).to_have_count(0)
    across.take_guild(BLACK)
    favourite.take_guild(BLUE)
    favourite.settle_on(YELLOW)
    for person, guild in zip((right, across, favourite), (RED, BLACK, BLUE), strict=True):
        board = person.page.get_by_test_id("my-board")
        expect(board).to_contain_text(person.say("chytrogrod-guild", guild=guild))


def _sees_only_the_backs_of_others(person: Schemer, people: list[Schemer]) -> None:
    """In the port everybody has laid a sabotage, then a buyout."""
    labels = person.pile(BLUE).evaluate_all("all => all.map((card) => card.ariaLabel)")
    assert sorted(labels) == sorted(
        person.lying(other.name, card if other is person else None)
        for other in people
        for card in ("sabotage", "buyout_3")
    )


def _is_told_what_happened(person: Schemer, *, settled_it: bool) -> None:
    """All at once for who prefers reduced motion; of a tie all but its judge, with the sums."""
    if person.touches:
        person.press(person.page.get_by_test_id("since-all"))
    since = person.page.get_by_test_id("since")
    expect(since).to_contain_text(person.say("chytrogrod-round", round=2))
    sums = person.say("chytrogrod-why-buyout", sums="4 : 4 : 4")
    assert (sums in since.inner_text()) is not settled_it
    person.press(person.page.get_by_test_id("since-dismiss"))
    expect(person.page.get_by_test_id("since")).to_have_count(0)


def _go_on_until(number: int, people: list[Schemer]) -> None:
    """Whoever is asked takes the first that is offered, until a round begins."""
    begun = {person: person.say("chytrogrod-round", round=number) for person in people}
    asked = set()
    while not any(begun[person] in person.hall.inner_text() for person in people):
        for person in people:
            if person.prompt.count() and begun[person] not in person.hall.inner_text():
                asked.add(person.answer())
    assert {"order", "targets"} <= asked


@pytest.mark.rule("TAB-05", "CHY-130", "CHY-132")
def test_five_robots_play_before_a_spectator(comes: Comes, base: str) -> None:
    robots = [{"type": "bot", "level": "latwy"} for _ in range(5)]
    table = new_table(base, new_token(base, "Gospodarz"), robots, game=Schemer.game, start=True)
    watcher = comes("Nikt", size=PHONE)
    watcher.page.goto(f"/t/{table}")
    expect(watcher.ring.get_by_role("region")).to_have_count(6)
    assert overflows(watcher.page) == []
    expect(watcher.outcome).to_be_visible(timeout=WHOLE_GAME_MS)
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
    expect(person.page.get_by_test_id("since")).to_be_visible()
    yield "what happened"
    person.pane("tab-notes")
    yield "notes"
    person.pane("tab-talk")
    yield "talk"


@pytest.mark.rule("TAB-18")
def test_the_result_waits_for_the_show_that_leads_to_it(
    comes: Comes, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(content, "LAST_ROUND", 1)
    token = new_token(base, "Ola")
    seats = [OPEN, BOT, BOT]
    ola = Client(base, new_table(base, token, seats, game=Schemer.game), token)
    watcher = Client(base, ola.table_id)
    room = comes("Telewizor", size=TELEVISION)
    room.page.clock.install()
    room.page.goto(f"/screen/{ola.table_id}")
    expect(room.page.get_by_test_id("table-code")).to_be_visible()
    ola.do("start")
    dice = random.Random(7)
    play_until(lambda: watcher.over, [ola], watcher, lambda offers: any_listed(offers, dice))

    latest, result = (room.page.get_by_test_id(part) for part in ("latest", "result"))
    expect(latest).to_be_visible()
    expect(room.sign).not_to_have_text(room.say("game-over"))
    expect(result).to_have_count(0)
    # Whatever comes first, one of the two is there all the time, and never both.
    room.page.evaluate(WATCH_FOR_BOTH)
    for _ in range(SHOW_SECONDS):
        if result.is_visible():
            break
        room.page.clock.run_for(1000)
    expect(result).to_be_visible()
    assert not room.page.evaluate("together")
    for client in (ola, watcher):
        client.close()
