"""Asking for a hint, and doing what is outlined, one thing after another."""

import json
import time
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import NEXT_PICTURE, TIMEOUT_MS, Person

DONE = "[aria-pressed=true], :checked, [aria-disabled]"
"""What was touched already, or waits for something else to be touched first."""

WORD = "[data-testid=clue-word]"


def play_with_hints(person: Person, players: int) -> None:
    """Sit down with robots at a table that has hints."""
    person.set_up_against_robots(players, help_=None)
    person.choose(person.dialog, person.say("setup-hints"), person.say("hints-on"))
    person.deal_at_once()


def outlined(person: Person) -> Locator:
    return person.page.locator("[data-advised]")


def ask(person: Person) -> Any:
    """Ask for a hint; the move that is advised, which the board shows by then."""
    # What was advised before goes with the position that it was for.
    expect(outlined(person)).to_have_count(0)
    person.expect_turn()
    person.press(person.button("hint-ask"))
    # The best bot may think for a while on a busy machine.
    expect(person.page.get_by_test_id("hint-said")).to_contain_text(
        person.say("hint-says", move="").strip(), timeout=4 * TIMEOUT_MS
    )
    expect(outlined(person).first).to_be_visible()
    return told(person)["move"]


def told(person: Person) -> Any:
    """The last hint that the page was told."""
    frames = map(json.loads, reversed(person.frames))
    return next(frame for frame in frames if frame["type"] == "hint")


def follow(person: Person, typed: str = "") -> Any:
    """Touch whatever is outlined, until a move is made: the one that was made."""
    before = len(moves_of(person))
    until = time.monotonic() + 2 * TIMEOUT_MS / 1000
    while len(moves_of(person)) == before:
        assert time.monotonic() < until, "what is outlined does not lead to a move"
        touch(person, next_to_touch(person), typed)
        person.page.evaluate(NEXT_PICTURE)
    return moves_of(person)[-1]


def follow_the_hint(person: Person) -> str:
    """Ask, and touch what is outlined until there is a move: it is the one that was advised."""
    advised = ask(person)
    made = follow(person, typed=advised.get("word", ""))
    assert {part: advised.get(part) for part in made} == made
    assert {part for part, value in advised.items() if value not in (None, [])} <= made.keys()
    return str(made["type"])


def next_to_touch(person: Person) -> Locator:
    """In a dialog, if one is open, that of the outlined things which can be touched and was not."""
    inside = "dialog[open] " if person.page.locator("dialog[open]").count() else ""
    done = f":is({DONE})"
    filled = f":has({WORD}:not(:placeholder-shown))"
    left = f"{inside}[data-advised]:not({done}, :has({done}), {filled})"
    return person.page.locator(left).first


def touch(person: Person, place: Locator, typed: str) -> None:
    if not place.count():
        return
    if place.locator(WORD).count():
        place.locator(WORD).fill(typed)
    elif place.evaluate("(place) => place instanceof SVGElement"):
        # Not by its middle: a name, a pawn or a passage may lie over that of a district.
        place.dispatch_event("click")
    else:
        person.press(place)


def moves_of(person: Person) -> list[Any]:
    """The moves that the page has asked for."""
    return [sent["move"] for sent in map(json.loads, person.sent) if sent["type"] == "move"]
