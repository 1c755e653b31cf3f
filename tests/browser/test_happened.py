"""Everybody sees what just happened: one by one where it happened, then in words.  TAB-52."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import DESKTOP, PHONE, Person, guests
from tests.server.party import BOT, OPEN
from tests.server.protocol_client import Client, new_table, new_token
from tests.support.kits import having, kit
from zaslonka import games

Comes: TypeAlias = Callable[..., Person]

ENOUGH = 60
"""Moves of one's own, after which robots must have been seen to move."""

WATCH = """() => {
    window.seen = [];
    const board = () => document.querySelector("[data-board]");
    const look = () => {
        const shows = document.querySelector("[data-testid=show-skip]") !== null;
        const here = [...document.querySelectorAll("[data-testid=since] li.here")];
        const marks = [...document.querySelectorAll("[data-happened=now]")];
        const inside = ({ top, bottom }) => top < innerHeight && bottom > 0;
        window.seen.push({
            shows,
            lines: here.map((line) => line.textContent.trim()),
            mine: document.querySelector("[data-testid=turn-sign].mine") !== null,
            result: document.querySelector("[data-testid=result]") !== null,
            marked: marks.length,
            sighted: marks.some((mark) => inside(mark.getBoundingClientRect())),
        });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    setInterval(look, 50);
}"""
"""Write down what the page shows, whenever it changes."""

SHOWN = "() => seen.some(({ shows }) => shows)"
SHOW_MS = 120_000
"""For all that robots did in the meantime."""


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Comes]:
    with guests(Person, browser, base) as call:
        yield call


def _sits_with_robots(comes: Comes, base: str, game: str, **more: Any) -> tuple[Person, Client]:
    """Somebody who likes things to move, and their hand at the table."""
    token = new_token(base, "Ola")
    robots = [BOT] * (games.get(game).seats[0] - 1)
    table = new_table(base, token, [OPEN, *robots], game=game)
    ola = comes("Ola", **more)
    ola.page.emulate_media(reduced_motion="no-preference")
    me = json.dumps({"name": "Ola", "token": token})
    ola.context.add_init_script(f"localStorage.setItem('zaslonka.person', {json.dumps(me)})")
    ola.page.goto(f"/t/{table}")
    hand = Client(base, table, token)
    hand.do("start")
    expect(ola.page.locator("[data-board]").first).to_be_visible()
    ola.page.evaluate(WATCH)
    return ola, hand


def _watches_robots(comes: Comes, base: str, game: str, **more: Any) -> tuple[Any, Client]:
    """Robots have moved and it is one's own turn; anew where they have lost before that."""
    for _ in range(ENOUGH):
        ola, hand = _sits_with_robots(comes, base, game, **more)
        _moves_until_robots_have(hand, game)
        if not hand.over:
            return ola, hand
        hand.close()
        ola.page.close()
    raise AssertionError("every game was over at once")


def _moves_until_robots_have(hand: Client, game: str) -> None:
    """Whatever is offered, until others have moved and it is one's own turn again."""
    dice = random.Random(7)
    moved = False
    for _ in range(ENOUGH):
        hand.take_until(lambda: hand.over or 0 in hand.position["waiting"])
        if hand.over or (moved and hand.log[-1]["by"] not in (0, None)):
            return
        offers = {offer["kind"]: offer["moves"] for offer in hand.position["offers"]}
        hand.do("move", move=kit(game).room.move(offers, dice))
        moved = True
    raise AssertionError("no robot has moved")


@pytest.mark.rule("TAB-52")
@pytest.mark.parametrize("game", having("room"))
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_robots_do_is_shown_where_it_happens_and_then_stands_in_words(
    comes: Comes, base: str, game: str, size: dict[str, int]
) -> None:
    ola, hand = _watches_robots(comes, base, game, size=size)
    ola.page.wait_for_function(SHOWN)
    since = ola.page.get_by_test_id("since")
    expect(ola.page.get_by_test_id("since-dismiss")).to_be_visible(timeout=SHOW_MS)
    seen = ola.page.evaluate("seen")
    shown = [one for one in seen if one["shows"]]
    assert shown, "nothing was shown one by one"
    # The banner and the result wait for it.
    assert not [one for one in shown if one["mine"] or one["result"]]
    assert [one for one in shown if one["sighted"]], "nothing was marked within sight"
    lines = list(dict.fromkeys(line for one in shown for line in one["lines"]))
    stands = since.locator("li").all_text_contents()
    own = [line for line in lines if line not in map(str.strip, stands)]
    # What stands there at the end was shown in this order; what went before an own move is gone.
    assert [line for line in lines if line not in own] == [
        line for line in map(str.strip, stands) if line in lines
    ]
    ola.press(ola.page.get_by_test_id("since-dismiss"))
    expect(since).to_have_count(0)
    hand.close()


@pytest.mark.rule("TAB-52")
def test_nobodys_own_move_waits_for_a_show_and_it_can_be_sped_up_skipped_and_seen_again(
    comes: Comes, base: str
) -> None:
    game = next(name for name in having("room") if kit(name).room.has_show)
    ola, hand = _watches_robots(comes, base, game)
    ola.page.wait_for_function(SHOWN)
    skip = ola.page.get_by_test_id("show-skip")
    again = ola.page.get_by_test_id("show-again")
    expect(again).to_be_visible()
    ola.press(again)
    expect(skip).to_be_visible()
    ola.press(skip)
    expect(skip).to_have_count(0)
    expect(ola.page.locator("[data-testid=turn-sign].mine")).to_be_visible()
    ola.press(again)
    ola.press(ola.page.get_by_test_id("show-faster"))
    expect(ola.page.get_by_test_id("show-faster")).to_have_attribute("aria-pressed", "true")
    # A touch of the board is a wish to have it as it is.
    ola.press(ola.page.get_by_test_id("hall"))
    expect(skip).to_have_count(0)
    expect(ola.page.get_by_test_id("prompt")).to_be_visible()
    hand.close()


@pytest.mark.rule("TAB-52")
def test_who_prefers_reduced_motion_is_told_all_at_once(comes: Comes, base: str) -> None:
    game = next(name for name in having("room") if not kit(name).room.has_show)
    ola, hand = _sits_with_robots(comes, base, game)
    ola.page.emulate_media(reduced_motion="reduce")
    ola.page.evaluate("() => { seen.length = 0; }")
    _moves_until_robots_have(hand, game)
    expect(ola.page.get_by_test_id("since-dismiss")).to_be_visible()
    assert not [one for one in ola.page.evaluate("seen") if one["shows"]]
    assert ola.page.locator("[data-happened=lately]").count() > 0
    hand.close()
