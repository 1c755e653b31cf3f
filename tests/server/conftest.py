"""One server for all tests that do not need one of their own, and people at its tables."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.protocol_client import Client, new_table, new_token, nonce
from tests.server.running import running

OPEN = {"type": "open"}
BOT = {"type": "bot", "level": "latwy"}


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("house")) as address:
        yield address


class Party:
    """People in front of their screens; whoever is connected leaves when the test is over."""

    def __init__(self, base: str) -> None:
        self.base = base
        self._clients: list[Client] = []

    def join(self, table: str, token: str | None = None, since: int = 0, **more: Any) -> Client:
        client = Client(self.base, table, token, since, **more)
        self._clients.append(client)
        return client

    def gather(self, people: int, bots: int = 0, **more: Any) -> list[Client]:
        """People on the first seats of a new table, before the deal; the first is the host."""
        tokens = [new_token(self.base, f"Gracz {number}") for number in range(people)]
        table = new_table(self.base, tokens[0], [OPEN] * people + [BOT] * bots, **more)
        seated = [self.join(table, token) for token in tokens]
        for number, client in enumerate(seated[1:], 1):
            client.do("sit", seat=number, nonce=nonce())
        return seated

    def sit(self, people: int, bots: int = 0, **more: Any) -> list[Client]:
        """The same, dealt."""
        seated = self.gather(people, bots, **more)
        seated[0].do("start")
        for client in seated:
            while client.position is None:
                client.take()
        return seated

    def go_home(self) -> None:
        for client in self._clients:
            client.close()


@pytest.fixture
def party(base: str) -> Iterator[Party]:
    people = Party(base)
    yield people
    people.go_home()
