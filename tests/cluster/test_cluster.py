"""A house of three nodes is one house, by whichever of them one comes."""

import itertools
import random
import time
from collections.abc import Callable
from contextlib import closing, suppress

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.cluster.nodes import NodeProcess
from tests.server.protocol_client import (
    Client,
    ConnectionClosed,
    Refused,
    call,
    new_table,
    new_token,
    nonce,
)
from tests.support.example import EXAMPLE

OPEN, BOT = {"type": "open"}, {"type": "bot", "level": "latwy"}


def seek(node: NodeProcess, token: str) -> str:
    wish = {"game": EXAMPLE, "players": [2], "any_options": True, "robots": {"seconds": None}}
    body = {**wish, "nonce": nonce()}
    table: str = call(node.base, "POST", "/api/partners", body, token)["id"]
    return table


def _until(client: Client, happened: Callable[[Client], bool]) -> None:
    client.take_until(lambda: happened(client))


def _until_sent_away(client: Client) -> None:
    with suppress(ConnectionClosed):
        while True:
            client.take()


def test_a_table_is_reached_by_every_node_and_all_are_told(three: list[NodeProcess]) -> None:
    tokens = [new_token(node.base, f"Osoba {node.number}") for node in three]
    for maker, token in zip(three, tokens, strict=True):
        table = new_table(maker.base, token, [OPEN, OPEN])
        clients = [Client(node.base, table, one) for node, one in zip(three, tokens, strict=True)]
        host = clients[maker.number]
        guest = clients[(maker.number + 1) % 3]
        guest.do("sit", seat=1, nonce=nonce())
        host.do("start")
        for client in clients:
            _until(client, lambda one: bool(one.table["phase"] == "playing"))
        dice = random.Random(1)
        for _ in range(4):
            mover = next(one for one in (host, guest) if one.my_turn)
            mover.do("move", move=mover.choose(dice))
            most = max(len(client.log) for client in clients)
            for client in clients:
                _until(client, lambda one, most=most: len(one.log) >= most)  # type: ignore[misc]
        assert len({str(client.log) for client in (host, clients[(maker.number + 2) % 3])}) == 1
        for client in clients:
            client.close()


def test_every_node_gives_the_same_answers(three: list[NodeProcess]) -> None:
    token = new_token(three[0].base, "Ala")
    table = new_table(three[1].base, token, [OPEN, OPEN], public=True)
    with closing(Client(three[2].base, table, token)):
        time.sleep(0.6)
        for node in three:
            public = call(node.base, "GET", "/api/tables/public")
            assert table in [one["table"]["id"] for one in public]
            told = call(node.base, "GET", f"/api/tables/{table}")
            assert told["seats"][0]["present"], "who is there is known to all"
            mine = call(node.base, "GET", "/api/tables", None, token)
            assert [one["id"] for one in mine] == [table]
            assert call(node.base, "GET", "/healthz") == {"status": "ok"}


def test_strangers_who_seek_by_different_nodes_meet(three: list[NodeProcess]) -> None:
    first, second = (new_token(node.base, node.base[-3:]) for node in three[:2])
    table = seek(three[0], first)
    with closing(Client(three[2].base, table, first)):
        assert seek(three[1], second) == table


def test_a_new_name_is_shown_and_a_forgotten_person_is_nobody_everywhere(
    three: list[NodeProcess],
) -> None:
    ala, ola = new_token(three[0].base, "Ala"), new_token(three[1].base, "Ola")
    table = new_table(three[0].base, ala, [OPEN, OPEN])
    with (
        closing(Client(three[2].base, table, ola)) as looker,
        closing(Client(three[1].base, table, ala)) as theirs,
    ):
        call(three[2].base, "PATCH", "/api/people/me", {"name": "Alicja"}, ala)
        looker.take_until(lambda: looker.table["seats"][0]["name"] == "Alicja")
        call(three[1].base, "DELETE", "/api/people/me", None, ala)
        _until_sent_away(theirs)
        looker.take_until(lambda: looker.table["seats"][0].get("name") != "Alicja")
    for node in three:
        with pytest.raises(Refused) as refused:
            call(node.base, "GET", "/api/tables", None, ala)
        assert refused.value.status == 401


def test_what_one_node_promised_another_keeps(three: list[NodeProcess]) -> None:
    token = new_token(three[0].base, "Ala")
    promised = call(three[1].base, "POST", "/api/seeds", {}, token)["commitment"]
    assert new_table(three[2].base, token, [OPEN, OPEN], commitment=promised)
    passed = call(three[0].base, "POST", "/api/people/me/pass", {}, token)
    secret = passed["url"].partition("#")[2]
    assert call(three[1].base, "POST", "/api/people/pass", {"secret": secret})["name"] == "Ala"
    with pytest.raises(Refused):
        call(three[2].base, "POST", "/api/people/pass", {"secret": secret})


def test_a_rematch_may_be_at_home_at_another_node(three: list[NodeProcess]) -> None:
    """So often that some are: whose home a table is follows from its id."""
    tokens = [new_token(node.base, f"Osoba {node.number}") for node in three[:2]]
    for number in range(4):
        table = new_table(three[number % 3].base, tokens[0], [OPEN, OPEN])
        first, second = (
            Client(node.base, table, one) for node, one in zip(three, tokens, strict=False)
        )
        second.do("sit", seat=1, nonce=nonce())
        first.do("start")
        first.do("resign")
        for client in (first, second):
            _until(client, lambda one: one.over)
            client.do("rematch", nonce=nonce())
        _until(second, lambda one: one.table["rematch"] is not None)
        again = second.table["rematch"]
        told = call(three[2].base, "GET", f"/api/tables/{again}")
        assert [seat["type"] for seat in told["seats"]] == ["person", "person"]
        first.close()
        second.close()


def test_what_an_address_may_do_is_counted_once_for_the_house(three: list[NodeProcess]) -> None:
    token = new_token(three[0].base, "Ala")
    statuses = []
    for _, node in zip(range(33), itertools.cycle(three), strict=False):
        try:
            new_table(node.base, token, [OPEN, OPEN])
        except Refused as refused:
            statuses.append(refused.status)
    assert len(statuses) >= 3, "thirty an hour, however many nodes there are"
    assert {*statuses} == {429}


def test_there_is_no_such_table_at_any_node(three: list[NodeProcess]) -> None:
    token = new_token(three[0].base, "Ala")
    for node in three:
        with closing(Client(node.base, "AAAABBBB", token)) as client:
            assert '"unknown_table"' in client.frames[-1]
        with pytest.raises(Refused) as refused:
            call(node.base, "GET", "/api/tables/AAAABBBB")
        assert refused.value.status == 404
        with closing(Client(node.base, "AAAABBBB", "nonsense")) as client:
            assert '"bad_token"' in client.frames[-1]


def test_a_client_that_says_nonsense_is_told_so(three: list[NodeProcess]) -> None:
    for node in three:
        with connect("ws" + node.base.removeprefix("http") + "/ws") as socket:
            socket.send("nonsense")
            assert '"malformed"' in str(socket.recv(timeout=10))


def test_another_house_s_page_is_let_in_by_no_node(three: list[NodeProcess]) -> None:
    for node in three:
        with pytest.raises(InvalidStatus) as refused:
            connect(
                "ws" + node.base.removeprefix("http") + "/ws", origin=Origin("https://else.where")
            )
        assert refused.value.response.status_code == 403
