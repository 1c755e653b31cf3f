"""Every game of the house on the plain board, driven by somebody who knows none of them."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import barriers, overflows
from tests.browser.people import PHONE, guests
from tests.examples.houses import PlainPlayer, legal_moves, rules_of
from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Client, call, new_table, new_token
from tests.server.running import running
from tests.support.toys import NAME as TOY, on_the_shelf
from zaslonka import games
from zaslonka.server.tables import promises

TURNS = 30
TABLES = 3
ENOUGH = 12
"""After so many turns one may stop, if every kind that was offered has been made."""


LAYOUT_MS = """() => {
    const began = performance.now();
    document.body.style.width = "99.9%";
    document.body.getBoundingClientRect();
    document.body.style.width = "";
    return performance.now() - began;
}"""
LONGEST_LAYOUT_MS = 500
"""Nested lists once took six seconds, in columns and as grids; 3 ms are usual."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_move_can_be_made_by_buttons_or_by_a_form(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    offered, made = set[str](), Counter[str]()
    with running(tmp_path) as base:
        for table in range(TABLES):
            monkeypatch.setattr(promises, "new_seed", lambda table=table: bytes([table]) * 32)
            with guests(PlainPlayer, browser, base) as comes:
                person = comes("Ola", size=PHONE if table % 2 else {"width": 1280, "height": 800})
                _play(person, base, game, offered, made)
            if offered == set(made):
                break
    assert made
    assert offered - set(made) == set()


def _play(person: PlainPlayer, base: str, game: str, offered: set[str], made: Counter[str]) -> None:
    rules = rules_of(game)
    token = new_token(base, person.name)
    bots = [BOT] * (rules.seats[0] - 1)
    table = new_table(base, token, [OPEN, *bots], game=game, nonce="0" * 32, start=True)
    person.is_known_as(person.name, token)
    person.page.goto(f"/t/{table}?board=plain")
    expect(person.page.get_by_test_id("plain-table")).to_be_visible()
    assert barriers(person.page) == []
    assert overflows(person.page) == []
    client = Client(base, table, token)
    try:
        for turn in range(TURNS):
            # What may be done unasked, as an objection, may be gone before it is done.
            client.take_until(lambda: client.over or 0 in client.position["waiting"])
            if client.over or (turn >= ENOUGH and offered == set(made)):
                break
            moves = legal_moves(rules, client)
            offered.update(moves)
            move = min(moves.values(), key=lambda one: made[one["type"]])
            person.make(move)
            made[move["type"]] += 1
            _catch_up(client)
    finally:
        client.close()
    assert person.page.evaluate(LAYOUT_MS) < LONGEST_LAYOUT_MS
    _has_nothing_but_words(person)


def _catch_up(client: Client) -> None:
    """The other connection of the same seat has heard of the move too."""
    client.ask("say", said="")


def _has_nothing_but_words(person: PlainPlayer) -> None:
    for button in person.page.locator("[data-move]").all():
        assert "hint-" not in button.inner_text()
        assert "{$" not in button.inner_text()


def test_a_game_that_says_nothing_is_played_in_plain_words(
    browser: Browser, tmp_path: Path
) -> None:
    """The toy has no sentence, no rulebook and no bot; nothing breaks."""
    with on_the_shelf(), running(tmp_path) as base, guests(PlainPlayer, browser, base) as comes:
        ola, jan = comes("Ola"), comes("Jan", size=PHONE, language="en")
        for person in (ola, jan):
            person.page.goto("/")
            poster = person.page.get_by_test_id(f"game-{TOY}")
            expect(poster.get_by_role("heading")).to_have_text("Face down")
            expect(poster.get_by_test_id("play-now")).to_have_count(0)
        tokens = [new_token(base, person.name) for person in (ola, jan)]
        table = new_table(base, tokens[0], [OPEN, OPEN], game=TOY)
        party = Party(base)
        people = [party.join(table, token) for token in tokens]
        people[1].do("sit", seat=1, nonce="0" * 32)
        for person, token in zip((ola, jan), tokens, strict=True):
            person.is_known_as(person.name, token)
            person.page.goto(f"/t/{table}")
        ola.press(ola.page.get_by_test_id("start"))
        people[0].take_until(lambda: people[0].position is not None)
        view: Any = people[0].position["view"]
        ola.make({"type": "lay_down", "card": view["hand"]["cards"][0]})
        expect(jan.page.get_by_test_id("log")).to_contain_text("Laid (by: Ola)")
        assert call(base, "GET", f"/api/tables/{table}")["phase"] == "playing"
        party.go_home()
