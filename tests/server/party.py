"""People at tables of a server, without a browser."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from tests.server.protocol_client import Client, new_table, new_token, nonce

OPEN = {"type": "open"}
BOT = {"type": "bot", "level": "latwy"}

Json: TypeAlias = Any
Offers: TypeAlias = Mapping[str, list[Json] | None]
"""The moves that a seat may make, by their kind; None where they are too many to list."""


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


def frames(client: Client) -> int:
    """How many frames a client was sent until now, the answer to this question among them."""
    client.ask("say", said="")
    return len(client.frames)


def play_until(
    is_enough: Callable[[], bool],
    people: Sequence[Client],
    watcher: Client,
    choose: Callable[[Offers], Json],
) -> None:
    """Whoever is asked chooses something that is offered, until it is enough."""

    def waits_for() -> list[Client]:
        waiting = watcher.position["waiting"] if watcher.position else ()
        return [person for person in people if person.seat in waiting]

    while not is_enough():
        watcher.take_until(lambda: is_enough() or bool(waits_for()))
        for person in waits_for()[:1]:
            _move(person, watcher, choose)


def _move(person: Client, watcher: Client, choose: Callable[[Offers], Json]) -> None:
    """Do something, and see that everybody is told."""
    before = watcher.position["ply"]
    person.take_until(lambda: person.my_turn)
    offers = {offer["kind"]: offer["moves"] for offer in person.position["offers"]}
    person.do("move", move=choose(offers))
    watcher.take_until(lambda: watcher.position["ply"] > before)
