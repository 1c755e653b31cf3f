"""The day's tasks at the page: found from the start, tried once, told, and still there later."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.looks import barriers
from tests.browser.people import PHONE, Person
from tests.support.example import EXAMPLE
from tests.table.challenges import explains
from zaslonka import games

WAITING = 60_000
"""Milliseconds: the first to come to a task waits until it is made."""


def come_to(person: Person, game: str) -> None:
    """From the start page to the position."""
    person.press(person.page.get_by_test_id("today"))
    person.press(person.page.get_by_test_id(f"open-{game}"))
    expect(person.page.get_by_test_id("task")).to_be_visible(timeout=WAITING)


def give_up(person: Person) -> None:
    person.press(person.button("menu"))
    person.press(person.page.get_by_text(person.say("challenge-give-up")))
    person.press(person.button("challenge-give-up-sure"))
    expect(person.page.get_by_test_id("result")).to_be_visible()


@pytest.mark.rule("TAB-63", "TAB-65", "TAB-66")
@pytest.mark.parametrize("game", games.names())
def test_a_task_is_tried_once_and_then_told(comes: Callable[..., Person], game: str) -> None:
    ola = comes("Ola", size=PHONE)
    ola.page.goto(ola.base)
    come_to(ola, game)
    here = ola.page.url
    # Whoever comes back by the page of tasks is at the same table.
    ola.page.goto(f"{ola.base}/today")
    ola.press(ola.page.get_by_test_id(f"open-{game}"))
    expect(ola.page).to_have_url(here)
    give_up(ola)
    outcome = ola.page.get_by_test_id("outcome")
    expect(outcome).to_have_text(re.compile(r"\d"))
    assert barriers(ola.page) == []
    ola.press(ola.page.get_by_test_id("best-line"))
    expect(ola.page.get_by_role("heading", level=1)).to_contain_text(ola.say("challenge-best-line"))
    # It begins at the position, not at the deal.
    expect(ola.page.get_by_role("slider")).not_to_have_value("0")
    ola.page.goto(f"{ola.base}/dzis")
    card = ola.page.get_by_test_id(f"task-{game}")
    expect(card.get_by_test_id("outcome")).to_be_visible()
    expect(ola.page.get_by_test_id("streak")).to_have_text(ola.say("today-streak", days=1))


@pytest.mark.rule("TAB-63", "TAB-69")
@pytest.mark.parametrize("game", [*filter(explains, games.names())])
def test_others_are_called_by_their_part_and_the_best_line_says_why(
    comes: Callable[..., Person], game: str
) -> None:
    ola = comes("Ola", size=PHONE)
    ola.page.goto(ola.base)
    come_to(ola, game)
    expect(ola.page.get_by_text(ola.say("level-mistrz"), exact=True)).to_have_count(0)
    give_up(ola)
    ola.press(ola.page.get_by_test_id("best-line"))
    eyes = ola.page.get_by_role("group", name=ola.say("replay-eyes"))
    expect(eyes).to_contain_text(ola.say("part-rival", number=0))
    expect(eyes).not_to_contain_text("Robot")
    why = ola.page.get_by_test_id("why")
    ola.page.keyboard.press("ArrowRight")
    expect(why).to_have_text(re.compile(r"\S.*\."))
    assert barriers(ola.page) == []
    # One's own way is shown as any game is: nobody says why.
    ola.page.goto(ola.page.url.split("?")[0])
    expect(ola.page.get_by_test_id("caption")).to_be_visible()
    expect(why).to_have_count(0)


@pytest.mark.rule("TAB-63", "TAB-66")
@pytest.mark.parametrize("game", games.names())
def test_a_task_speaks_to_who_solves_it_and_tells_no_news_of_before(
    comes: Callable[..., Person], game: str
) -> None:
    ola = comes("Ola", size=PHONE)
    ola.page.goto(ola.base)
    come_to(ola, game)
    # What led to the position is no news, and takes no room of the board's.
    expect(ola.page.get_by_test_id("turn-sign")).to_be_visible()
    expect(ola.page.get_by_test_id("since")).to_have_count(0)
    give_up(ola)
    ola.press(ola.page.get_by_test_id("best-line"))
    eyes = ola.page.get_by_role("group", name=ola.say("replay-eyes"))
    expect(eyes.get_by_role("radio", name=ola.say("you-label"), exact=True)).to_be_checked()
    # Step by step nobody is told of by the name that others know them by.
    caption, slider = ola.page.get_by_test_id("caption"), ola.page.get_by_role("slider")
    at, last = int(slider.input_value()), int(slider.get_attribute("max") or 0)
    assert at < last
    for step in range(at, last + 1):
        expect(slider).to_have_value(str(step))
        expect(caption).not_to_contain_text(ola.name)
        ola.page.keyboard.press("ArrowRight")
    expect(ola.page.get_by_test_id("replay-ending")).to_have_text(
        re.compile(re.escape(ola.say("challenge-end", counted="0").partition("0")[0]))
    )


@pytest.mark.rule("TAB-63")
def test_it_is_done_by_keyboard_alone_and_without_a_flaw(comes: Callable[..., Person]) -> None:
    ola = comes("Ola")
    ola.page.goto(f"{ola.base}/dzis")
    door = ola.page.get_by_test_id(f"open-{EXAMPLE}")
    door.wait_for()
    assert barriers(ola.page) == []
    for _ in range(30):
        ola.page.keyboard.press("Tab")
        if door.evaluate("door => door === document.activeElement"):
            break
    ola.page.keyboard.press("Enter")
    task = ola.page.get_by_test_id("task")
    expect(task).to_have_attribute("aria-expanded", "true", timeout=WAITING)
    # It makes room for the board once it was read, and can be read again.
    ola.press(task)
    expect(task).to_have_attribute("aria-expanded", "false")
    ola.press(task)
    expect(task).to_have_attribute("aria-expanded", "true")


@pytest.mark.rule("TAB-63")
def test_a_task_leads_back_to_its_own_day_and_today_to_none_after_it(
    comes: Callable[..., Person],
) -> None:
    ola = comes("Ola", size=PHONE)
    ola.page.goto(ola.base)
    come_to(ola, EXAMPLE)
    give_up(ola)
    ola.press(ola.page.get_by_test_id("other-tasks"))
    expect(ola.page).to_have_url(re.compile(r"/dzis/\d{4}-\d\d-\d\d$"))
    # Today is today by its date, too.
    expect(ola.page.get_by_test_id("streak")).to_be_visible()
    expect(ola.page.get_by_role("link", name=ola.say("today-later"))).to_have_count(0)


@pytest.mark.rule("TAB-63")
def test_a_day_without_tasks_says_so(comes: Callable[..., Person]) -> None:
    ola = comes("Ola")
    for day in ("1999-01-01", "tomorrow"):
        ola.page.goto(f"{ola.base}/dzis/{day}")
        expect(ola.page.get_by_text(ola.say("refused-table-no-such-day"))).to_be_visible()
    ola.forgive("409")
