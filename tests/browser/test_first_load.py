"""What a browser fetches before anything can be seen is small, on every way in."""

from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.browser.people import Person
from tests.games.zlam_ten_kod.page import Comes
from tests.server.protocol_client import new_table, new_token
from zaslonka import games

MOST = 200_000
"""Bytes, as compressed and with all headers."""


def fetched(person: Person, way_in: str) -> int:
    """Come by an address, wait for all of it, and say how many bytes came over the wire."""
    network = person.context.new_cdp_session(person.page)
    came: list[int] = []

    def finished(event: dict[str, Any]) -> None:
        came.append(int(event["encodedDataLength"]))

    network.on("Network.loadingFinished", finished)
    network.send("Network.enable")
    person.page.goto(way_in)
    person.page.wait_for_load_state("networkidle")
    return sum(came)


def lobby(base: str, game: str) -> str:
    """Where a game waits for its players."""
    seats = [{"type": "open"}] * min(games.get(game).seats)
    table = new_table(base, new_token(base, "Gospodarz"), seats, game=game)
    return f"/t/{table}"


def test_the_first_load_is_small_and_has_no_sentence_of_any_board(comes: Comes) -> None:
    ewa = comes("Ewa")
    sent: list[Response] = []
    ewa.page.on("response", lambda answer: sent.append(answer))
    assert 50_000 < fetched(ewa, "/") < MOST
    expect(ewa.page.get_by_role("region", name=ewa.say("start-shelf"))).to_be_visible()
    scripts = "".join(answer.text() for answer in sent if answer.url.endswith(".js"))
    assert "start-shelf =" in scripts
    for game in games.names():
        assert f"event-{game.replace('_', '-')}-" not in scripts


@pytest.mark.parametrize("game", games.names())
def test_who_comes_by_a_link_loads_little_too(comes: Comes, base: str, game: str) -> None:
    jan = comes("Jan")
    assert 50_000 < fetched(jan, lobby(base, game)) < MOST
    expect(jan.heading("lobby-title")).to_be_visible()
