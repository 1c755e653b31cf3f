"""Moves in words over the wire: whoever may make them is told, and nobody else notices."""

import json

import pytest

from tests.server.party import Party, frames
from tests.server.protocol_client import Client, Refused, call
from tests.support.example import EXAMPLE
from zaslonka import games, sentences
from zaslonka.kernel.levels import LANGUAGES, Language


def offered(client: Client) -> list[object]:
    return [move for offer in client.position["offers"] for move in offer["moves"] or ()]


def test_a_seat_is_told_the_facts_of_its_moves_and_nobody_else_notices(party: Party) -> None:
    people = party.sit(2)
    watcher = party.join(people[0].table_id)
    mover = next(client for client in people if client.my_turn)
    others = [client for client in (*people, watcher) if client is not mover]
    heard = [frames(other) for other in others]
    moves = offered(mover)
    answer = mover.ask("describe", moves=moves)
    assert answer["type"] == "described"
    cards = [(facts["card"], facts["digit"]) for facts in answer["facts"]]
    assert cards == [(move["card"], move.get("digit")) for move in json.loads(json.dumps(moves))]
    assert mover.ask("describe", moves=[])["facts"] == []
    assert [frames(other) - before for other, before in zip(others, heard, strict=True)] == [1, 1]


@pytest.mark.rule("TAB-01", "TAB-04", "TAB-15")
def test_describing_is_refused_as_checking_is(party: Party) -> None:
    before, _ = party.gather(2)
    ask = {"type": "ask", "card": "sum"}
    assert before.ask("describe", moves=[ask])["rule"] == "TAB-15"
    people = party.sit(2)
    mover, other = sorted(people, key=lambda client: not client.my_turn)
    assert other.ask("describe", moves=[ask])["rule"] == "TAB-01"
    assert party.join(mover.table_id).ask("describe", moves=[ask])["rule"] == "TAB-04"
    legal = offered(mover)
    for client, moves in ((mover, [*legal, {"type": "guess", "code": []}]), (other, legal)):
        refused = client.ask("describe", moves=moves)
        checked = client.ask("check", move=moves[-1])
        assert {**refused, "id": ""} == {**checked, "id": ""}
    for nonsense in ([{"type": "dance"}], [1], "ask", [ask] * 257):
        assert mover.ask("describe", moves=nonsense)["code"] == "malformed"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_games_sentences_are_served(base: str, name: str, language: Language) -> None:
    text = call(base, "GET", f"/api/text/{name}?lang={language}")
    files = sentences.files_of(language, name)
    assert text["language"] == language
    assert text["fluent"] == "\n".join(file.read_text("utf-8") for file in files)
    assert f"\n{name.replace('_', '-')} = " in text["fluent"]


def test_nobody_speaks_of_unknown_games_or_in_unknown_languages(base: str) -> None:
    for path in ("not_yet", "table", f"{EXAMPLE}?lang=de", f"{EXAMPLE}?lang=.."):
        with pytest.raises(Refused) as no:
            call(base, "GET", f"/api/text/{path}")
        assert (no.value.status, no.value.problem["code"]) == (404, "unknown_game")
