"""Six people at every game: sit down by a link, play, lose the network, finish, look again.

As many sit as the game takes and the others watch.  Some games are dealt late, so that people
soon come to their real end: each kit says from where on, and how they play.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import DESKTOP, PHONE, TABLET, Person, guests
from tests.support.deals import deal_always
from tests.support.kits import Turn, having, kit
from zaslonka import games
from zaslonka.kernel import Chance

NAMES = ("Ola", "Żaneta", "Łukasz", "Mia", "Jan", "Bożydar")
SIZES = (PHONE, DESKTOP, TABLET) * 2


@pytest.mark.slow
@pytest.mark.rule("TAB-03", "TAB-04", "TAB-05")
@pytest.mark.parametrize("game", having("evening"))
def test_six_people_play_by_a_link_lose_the_network_finish_and_look_again(
    browser: Browser, base: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    rules, evening = games.get(game), kit(game).evening
    deal = rules.setup(rules.options(), evening.seats, Chance(bytes(32)))
    evening.begin(deal)
    deal_always(monkeypatch, deal)
    with guests(kit(game).player, browser, base) as comes:
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
    sent = {person.name: person.messages for person in people}
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
