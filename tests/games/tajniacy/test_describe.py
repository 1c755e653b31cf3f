"""Moves of Tajniacy in words: a move names a place, and the facts the word that lies there."""

from tests.games.tajniacy.tables import TAJNIACY
from tests.server.party import Party
from tests.server.protocol_client import Client
from tests.server.test_describe import offered


def kinds(client: Client) -> list[str]:
    return [offer["kind"] for offer in client.position["offers"]]


def test_what_a_game_adds_to_a_move_is_among_the_facts(party: Party) -> None:
    words = [f"słowo {n}" for n in range(25)]
    people = party.sit(4, game=TAJNIACY.name, options={"words": words})
    giver = next(client for client in people if client.my_turn)
    giver.do("move", move={"type": "give_clue", "word": "morze", "number": 1})
    for client in people:
        client.ask("say", said="")
        if "let_stand" in kinds(client):
            client.do("move", move={"type": "let_stand"})
    for client in people:
        client.ask("say", said="")
    operative = next(client for client in people if "touch" in kinds(client))
    touching = [move for move in offered(operative) if "place" in str(move)]
    described = operative.ask("describe", moves=touching)["facts"]
    laid = operative.position["view"]["table"]["words"]
    assert sorted(laid) == sorted(word.upper() for word in words)
    assert [facts["word"] for facts in described] == laid
