"""A lesson over the wire: who is told of it, how it goes on, and what it does not have."""

import json

import msgspec
import pytest

from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Client, Refused, call, new_table, new_token, nonce
from tests.support.example import EXAMPLE
from zaslonka import games
from zaslonka.kernel.lesson import Yours


def learner(party: Party, game: str = EXAMPLE, **more: object) -> Client:
    token = new_token(party.base, "Gość")
    made = call(party.base, "POST", "/api/lessons", {"game": game, **more}, token)
    return party.join(made["id"], token)


def follow(ola: Client, game: str = EXAMPLE) -> None:
    """Do what the lesson asks for, until it is over."""
    steps = games.get(game).lesson[0].steps
    while ola.lesson is not None:
        at = ola.lesson
        if at["asks"] == "next":
            ola.do("understood", step=at["step"])
        elif at["asks"] == "move":
            step = steps[at["step"]]
            assert isinstance(step, Yours)
            ola.do("move", move=msgspec.to_builtins(step.move))
        else:
            ola.take_until(lambda at=at: ola.lesson != at)  # type: ignore[misc]


@pytest.mark.rule("TAB-32")
def test_a_lesson_is_played_to_its_end_and_told_to_nobody_else(party: Party) -> None:
    ola = learner(party)
    watcher = party.join(ola.table_id)
    assert ola.table["lesson"]
    assert ola.lesson["idea"] == "goal"
    assert watcher.lesson is None
    follow(ola)
    assert ola.over
    assert ola.table["ending"]["result"]["winners"] == [0]
    watcher.take_until(lambda: watcher.over)
    assert not any(json.loads(frame)["type"] == "lesson" for frame in watcher.frames)


@pytest.mark.rule("TAB-32")
def test_it_has_no_rematch(party: Party) -> None:
    ola = learner(party)
    follow(ola)
    refused = ola.ask("rematch", nonce=nonce())
    assert (refused["rule"], refused["why"]) == ("TAB-32", "no_rematch")


@pytest.mark.rule("TAB-32")
def test_no_stranger_finds_it(party: Party) -> None:
    ola = learner(party)
    assert ola.ask("set_public", public=True)["type"] == "refused"
    found = call(party.base, "GET", "/api/tables/public")
    assert ola.table_id not in [public["table"]["id"] for public in found]


@pytest.mark.rule("TAB-32")
def test_where_one_was_is_known_when_one_comes_back(party: Party) -> None:
    ola = learner(party)
    ola.do("understood", step=0)
    again = party.join(ola.table_id, ola.token)
    assert again.lesson == ola.lesson
    assert again.lesson["step"] == 1


@pytest.mark.rule("TAB-32")
def test_what_is_no_lesson_is_refused(party: Party) -> None:
    token = new_token(party.base, "Gość")
    with pytest.raises(Refused) as unknown:
        call(party.base, "POST", "/api/lessons", {"game": "go"}, token)
    assert unknown.value.status == 404
    with pytest.raises(Refused) as part:
        call(party.base, "POST", "/api/lessons", {"game": EXAMPLE, "part": 7}, token)
    assert part.value.problem["why"] == "no_lesson"
    common = party.join(new_table(party.base, token, [OPEN, BOT], start=True), token)
    assert common.ask("leave_lesson")["why"] == "no_lesson"


@pytest.mark.rule("TAB-32")
def test_among_ones_tables_it_is_marked(party: Party) -> None:
    ola = learner(party)
    assert ola.token is not None
    common = new_table(party.base, ola.token, [OPEN, BOT])
    mine = call(party.base, "GET", "/api/tables", None, ola.token)
    assert {table["id"]: table["lesson"] for table in mine} == {ola.table_id: True, common: False}


def test_the_shelf_says_which_games_have_a_lesson(party: Party) -> None:
    assert all(game["lesson"] for game in call(party.base, "GET", "/api/games"))
