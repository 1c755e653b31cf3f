"""Whoever only looks on sees what everybody sees, and the page has nothing else to show."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, first_on_turn
from tests.games.zlam_ten_kod.page import Comes
from tests.server.protocol_client import Client

pytestmark = pytest.mark.once


@pytest.mark.rule("TAB-05", "ZTK-90", "ZTK-92")
def test_a_spectator_sees_only_what_is_public(comes: Comes, base: str) -> None:
    people = ola, jan = comes("Ola"), comes("Jan")
    watcher = comes("Nikt", size=PHONE)
    link = ola.make_table(help_="full")
    jan.sit(link)
    ola.deal()
    watcher.page.goto(link)
    expect(watcher.page.get_by_text(watcher.say("watching"))).to_be_visible()
    # A client that nobody drives hears what the protocol lets a spectator hear.
    plain = Client(base, link.rpartition("/")[2])

    turn = first_on_turn(people)
    ola.jot("Jan ma dziewiątkę")
    for ply in range(1, 5):
        people[turn].ask_anything()
        turn = 1 - turn
        expect(watcher.pane("tab-log").locator("[data-ply]")).to_have_count(ply)
    watcher.back_to_the_table()

    for name in ("Ola", "Jan"):
        assert watcher.tiles(watcher.holder(name)) == ()
    expect(watcher.mine).to_have_count(0)
    expect(watcher.button(f"{watcher.game}-guess")).to_have_count(0)
    expect(watcher.questions.get_by_role("button")).to_have_count(0)
    expect(watcher.page.get_by_label(watcher.say("notes-text"))).to_have_count(0)
    assert not any("dziewiątkę" in frame for frame in (*watcher.frames, *jan.frames))
    plain.take_until(lambda: plain.position["ply"] == 4)
    plain.close()
    assert _plies(watcher.frames) == _plies(plain.frames)
    positions = [frame["position"] for frame in _read(watcher.frames) if frame.get("position")]
    assert positions
    assert all(position["view"]["hand"] is None for position in positions)
    assert {frame["type"] for frame in _read(watcher.frames)} <= {"welcome", "table", "ply"}


def _read(frames: list[str]) -> list[Any]:
    return [json.loads(frame) for frame in frames]


def _plies(frames: list[str]) -> list[Any]:
    return [frame for frame in _read(frames) if frame["type"] == "ply"]
