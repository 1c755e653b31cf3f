"""The judge of clues over the wire: whoever asks is told, and nobody else notices."""

import pytest

from tests.server.party import Party, frames
from tests.server.protocol_client import Client


@pytest.mark.rule("TAJ-22", "TAJ-52")
def test_a_seat_is_advised_and_nobody_else_notices(party: Party) -> None:
    people = party.sit(4, game="tajniacy", options={"words": [f"wąż {n}" for n in range(25)]})
    watcher = party.join(people[0].table_id)
    others = (*people[1:], watcher)
    heard = [frames(other) for other in others]
    answer = people[0].ask("advise", about="wężyk")
    assert answer["type"] == "advice"
    assert {(one["verdict"], one["clause"]) for one in answer["advice"]} == {("illegal", "TAJ-52")}
    assert people[0].ask("advise", about="krzesło")["advice"] == []
    assert [frames(other) - before for other, before in zip(others, heard, strict=True)] == [1] * 4


@pytest.mark.rule("TAB-04", "TAB-15")
def test_advice_is_for_those_who_play_a_game_with_a_judge(party: Party) -> None:
    before, *_ = party.gather(4, game="tajniacy")
    assert before.ask("advise", about="morze")["rule"] == "TAB-15"
    assert party.join(before.table_id).ask("advise", about="morze")["rule"] == "TAB-04"
    elsewhere, _ = party.sit(2)
    assert elsewhere.ask("advise", about="morze")["code"] == "malformed"


def test_what_a_game_adds_to_a_move_is_among_the_facts(party: Party) -> None:
    """In Tajniacy a move names a place, and the facts the word that lies there."""
    words = [f"słowo {n}" for n in range(25)]
    people = party.sit(4, game="tajniacy", options={"words": words})
    giver = next(client for client in people if client.my_turn)
    giver.do("move", move={"type": "give_clue", "word": "morze", "number": 1})
    for client in people:
        client.ask("say", said="")
        if "let_stand" in kinds(client):
            client.do("move", move={"type": "let_stand"})
    for client in people:
        client.ask("say", said="")
    operative = next(client for client in people if "touch" in kinds(client))
    touching = [move for move in listed(operative) if "place" in str(move)]
    described = operative.ask("describe", moves=touching)["facts"]
    laid = operative.position["view"]["table"]["words"]
    assert sorted(laid) == sorted(word.upper() for word in words)
    assert [facts["word"] for facts in described] == laid


def kinds(client: Client) -> list[str]:
    return [offer["kind"] for offer in client.position["offers"]]


def listed(client: Client) -> list[object]:
    return [move for offer in client.position["offers"] for move in offer["moves"] or ()]
