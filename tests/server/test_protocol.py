"""The protocol as its page tells it, by a client that knows nothing else."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.protocol_client import Client, new_table, new_token, nonce

OPEN = {"type": "open"}
BOT = {"type": "bot", "level": "latwy"}

Sit = Callable[..., list[Client]]


@pytest.fixture
def sit(base: str) -> Iterator[Sit]:
    """Seats people at a new table, and clears it away after the test."""
    clients: list[Client] = []

    def seat(people: int, bots: int = 0, **more: object) -> list[Client]:
        tokens = [new_token(base, f"Gracz {number}") for number in range(people)]
        table = new_table(base, tokens[0], [OPEN] * people + [BOT] * bots, **more)
        seated = [Client(base, table, token) for token in tokens]
        clients.extend(seated)
        for number, client in enumerate(seated[1:], 1):
            client.do("sit", seat=number, nonce=nonce())
        seated[0].do("start")
        for client in seated:
            while client.position is None:
                client.take()
        return seated

    yield seat
    for client in clients:
        client.close()


@pytest.mark.parametrize("people", [2, 3, 4])
def test_people_play_a_whole_game(sit: Sit, people: int) -> None:
    seated = sit(people, help="facts")
    with ThreadPoolExecutor(people) as pool:
        for done in [pool.submit(client.play_on, random.Random(client.seat)) for client in seated]:
            done.result()
    assert len({str(client.table["ending"]) for client in seated}) == 1
    for client in seated:
        assert client.position["open"]["state"]["table"] == client.position["view"]["table"]
        assert [entry["ply"] for entry in client.log] == list(range(1, len(client.log) + 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_person_and_bots_play_a_whole_game(sit: Sit, seats: int) -> None:
    (client,) = sit(1, seats - 1)
    client.play_on(random.Random(0))
    assert client.table["ending"]["result"]["reason"]
