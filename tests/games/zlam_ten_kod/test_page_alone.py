"""Alone against a robot."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE
from tests.games.zlam_ten_kod.page import Comes
from zaslonka.games.zlam_ten_kod.content import Code


def test_a_game_against_a_robot_is_two_clicks_away(comes: Comes) -> None:
    ola = comes("Ola")
    ola.play_at_once()
    expect(ola.sign).to_be_visible()
    assert len(ola.my_code()) == 5


@pytest.mark.rule("TAB-12", "ZTK-50")
def test_with_full_help_a_whole_game_against_a_robot_is_played_to_its_end(comes: Comes) -> None:
    ola = comes("Ola", size=PHONE)
    ola.set_up_against_robots(2)
    ola.deal_at_once()

    mine, named, halina = ola.my_code(), list[Code](), ola.say("robot", seat=1)
    last_chance = ola.holder(halina).get_by_text(ola.say("zlam-ten-kod-cracked"))
    turn_or_end = re.compile(f"{ola.say('your-turn')}|{ola.say('game-over')}")
    while True:
        expect(ola.sign).to_have_text(turn_or_end)
        if ola.say("game-over") in ola.sign.inner_text():
            break
        left = [code for code in ola.still_possible(mine) if code not in named]
        if len(left) <= 2 or not ola.row() or last_chance.is_visible():
            named.append(left[0])
            ola.guess(left[0])
        else:
            ola.ask_anything()

    expect(ola.outcome).not_to_be_empty()
    expect(ola.page.get_by_text(ola.say("result-help", help=ola.say("help-full")))).to_be_visible()
    lost = ola.outcome.inner_text() == ola.say("result-winners", count=1, names=halina)
    assert lost == (ola.tiles(ola.holder(halina)) not in named)
