"""The protocol as its page tells it, by a client that knows nothing else."""

import hashlib
import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.party import Party
from tests.server.protocol_client import Client, Refused, call

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def mover(seated: list[Client]) -> Client:
    return next(client for client in seated if client.my_turn)


@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.rule("TAB-03", "ZTK-93")
def test_people_play_a_whole_game(party: Party, people: int) -> None:
    seated = party.sit(people, help="facts")
    with ThreadPoolExecutor(people) as pool:
        for done in [pool.submit(client.play_on, random.Random(client.seat)) for client in seated]:
            done.result()
    assert len({str(client.table["ending"]) for client in seated}) == 1
    for client in seated:
        assert client.position["open"]["state"]["table"] == client.position["view"]["table"]
        assert [entry["ply"] for entry in client.log] == list(range(1, len(client.log) + 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_person_and_bots_play_a_whole_game(party: Party, seats: int) -> None:
    (client,) = party.sit(1, seats - 1)
    client.play_on(random.Random(0))
    assert client.table["ending"]["result"]["reason"]


def test_the_client_imports_nothing_of_the_product() -> None:
    text = (Path(__file__).parent / "protocol_client.py").read_text()
    assert "zaslonka import" not in text
    assert "import zaslonka" not in text


def test_every_message_and_path_is_on_the_page(base: str) -> None:
    page, api = PAGE.read_text(), call(base, "GET", "/api/openapi.json")
    for way in ("ServerMessage", "ClientMessage"):
        for shape in api["components"]["schemas"][way]["anyOf"]:
            name = shape["$ref"].rpartition("/")[2]
            (kind,) = api["components"]["schemas"][name]["properties"]["type"]["enum"]
            assert f"`{kind}" in page, f"{name} is not on the page"
    for path in api["paths"]:
        assert path in page


@pytest.mark.rule("TAB-06")
def test_after_the_end_the_deal_can_be_checked(party: Party) -> None:
    (client,) = party.sit(1, 1)
    commitment = client.table["commitment"]
    assert client.position["open"] is None
    client.do("propose", what="end")
    while client.position["open"] is None:
        client.take()
    opened = client.position["open"]
    assert hashlib.sha256(bytes.fromhex(opened["seed"])).hexdigest() == commitment
    assert len(opened["nonces"][0]) == 32
    assert opened["nonces"][1] == ""


@pytest.mark.rule("TAB-03")
def test_replay_and_record_open_at_the_end_and_not_before(party: Party) -> None:
    (client,) = party.sit(1, 1)
    for what in ("replay", "record"):
        with pytest.raises(Refused) as refused:
            call(party.base, "GET", f"/api/tables/{client.table_id}/{what}")
        assert refused.value.status == 409
        assert refused.value.problem["rule"] == "TAB-03"
    client.do("note", note={"private": "sheet"})
    client.do("propose", what="end")
    for what in ("replay", "record"):
        shown = call(party.base, "GET", f"/api/tables/{client.table_id}/{what}")
        assert "private" not in json.dumps(shown)
        assert len(shown["steps"]) >= 0


# Coming back


def test_a_repeated_move_is_played_once(party: Party) -> None:
    seated = party.sit(2)
    client = mover(seated)
    move = client.position["offers"][0]["moves"][0]
    client.do("move", move=move, under="once")
    again = party.join(client.table_id, client.token)
    assert again.ask("move", move=move, under="once")["type"] == "done"
    assert again.position["ply"] == 1
    assert again.ask("move", move=move, under="other")["why"] == "not_your_turn"


def test_who_comes_back_gets_the_rest(party: Party) -> None:
    seated = party.sit(2)
    for _ in range(4):
        client = mover(seated)
        client.do("move", move=client.position["offers"][0]["moves"][0])
        for other in seated:
            while other.position["ply"] < client.position["ply"]:
                other.take()
    for since, rest in ((0, [1, 2, 3, 4]), (2, [3, 4]), (4, []), (9, [])):
        back = party.join(client.table_id, client.token, since)
        assert [entry["ply"] for entry in back.log] == rest
        assert back.position["view"] == client.position["view"]


def test_a_view_kept_by_changes_is_the_view_one_is_given(party: Party) -> None:
    seated = party.sit(3)
    spectator = party.join(seated[0].table_id)
    for _ in range(9):
        client = mover(seated)
        client.do("move", move=client.choose(random.Random(client.position["ply"])))
        for other in (*seated, spectator):
            while other.position["ply"] < client.position["ply"]:
                other.take()
        if client.over:
            break
    for other in (*seated, spectator):
        assert party.join(other.table_id, other.token).position["view"] == other.position["view"]
