"""A language model on a seat: asked by the view alone, and never trusted."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.tajniacy.tables import TAJNIACY, chief, clue, dealt, guesser, places, touch
from tests.server.running import threads
from tests.support.example import EXAMPLE
from tests.table import tables
from zaslonka.bots import endpoint
from zaslonka.bots.endpoint import Endpoint
from zaslonka.cli import main
from zaslonka.games.tajniacy.moves import GiveClue, Stop, Touch
from zaslonka.games.tajniacy.rules import State
from zaslonka.kernel import Chance, Seat
from zaslonka.server.workers.pool import Workers


class Model(HTTPServer):
    """A fake endpoint that always says the same, and remembers what it was asked."""

    def __init__(self, says: str, status: int = 200, delay: float = 0) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.says, self.status, self.delay = says, status, delay
        self.asked: list[Any] = []
        self.keys: list[str | None] = []

    @property
    def endpoint(self) -> Endpoint:
        return Endpoint(f"http://127.0.0.1:{self.server_port}/v1", "szef", "klucz", seconds=0.5)


class _Handler(BaseHTTPRequestHandler):
    server: Model

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked.append((self.path, msgspec.json.decode(body)))
        self.server.keys.append(self.headers["Authorization"])
        time.sleep(self.server.delay)
        said = {"choices": [{"message": {"role": "assistant", "content": self.server.says}}]}
        self.send_response(self.server.status)
        self.end_headers()
        self.wfile.write(msgspec.json.encode(said))

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def model(says: str, **more: Any) -> Iterator[Model]:
    with Model(says, **more) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def decided(server: Model, state: State, seat: Seat) -> Any:
    seen = msgspec.json.encode(TAJNIACY.view(state, seat))
    return endpoint.decide(server.endpoint, "tajniacy", seen)


CLUE = '{"type": "give_clue", "word": "zupa", "number": 2}'


def test_a_spymaster_is_shown_its_view_and_its_clue_is_given() -> None:
    state = dealt()
    seat = chief(state, "red")
    with model(f"Sure!\n```json\n{CLUE}\n```") as server:
        assert decided(server, state, seat) == GiveClue("zupa", 2)
    ((path, asked),) = server.asked
    assert path == "/v1/chat/completions"
    assert asked["model"] == "szef"
    assert server.keys == ["Bearer klucz"]
    system, user = asked["messages"]
    assert user["content"].encode() == msgspec.json.encode(TAJNIACY.view(state, seat))
    assert "spymaster" in system["content"]


def test_an_operative_is_asked_the_same_whatever_the_key() -> None:
    """What cannot be seen cannot be sent."""
    one = dealt()
    clue(one)
    seat, place = guesser(one.table), places(one, "red")[0]
    other = TAJNIACY.imagine(TAJNIACY.view(one, seat), Chance(b"another key"))
    assert one.hands != other.hands
    with model(f'{{"type": "touch", "place": {place}}}') as server:
        assert decided(server, one, seat) == decided(server, other, seat) == Touch(place)
    assert server.asked[0] == server.asked[1]
    assert "assassin" not in str(server.asked[0][1]["messages"][1])


def test_it_may_stop_once_a_word_is_found() -> None:
    state = dealt()
    clue(state)
    with model('{"type": "stop"}') as server:
        assert decided(server, state, guesser(state.table)) is None
        touch(state, "red")
        assert decided(server, state, guesser(state.table)) == Stop()


@pytest.mark.parametrize(
    ("says", "more"),
    [
        ("I would rather not.", {}),
        ('{"type": "give_clue", "word": "dwa słowa", "number": 2}', {}),
        ('{"type": "give_clue", "word": "zupa", "number": 77}', {}),
        ('{"type": "touch", "place": 3}', {}),
        ('{"type": "give_clue"', {}),
        (CLUE, {"status": 500}),
        (CLUE, {"delay": 1.0}),
    ],
)
def test_what_is_no_legal_move_in_time_is_left_to_the_own_bot(
    says: str, more: dict[str, Any]
) -> None:
    state = dealt()
    with model(says, **more) as server:
        assert decided(server, state, chief(state, "red")) is None
        assert len(server.asked) == 1


def test_an_endpoint_that_is_not_there_is_none() -> None:
    with model(CLUE) as server:
        gone = server.endpoint
    seen = msgspec.json.encode(TAJNIACY.view(state := dealt(), chief(state, "red")))
    assert endpoint.decide(gone, "tajniacy", seen) is None


def test_judging_is_not_asked_about_and_other_games_are_not() -> None:
    state = dealt()
    clue(state, stands=False)
    with model(CLUE) as server:
        assert decided(server, state, chief(state, "blue")) is None
        kod = tables.dealt(2)
        seen = msgspec.json.encode(kod.rules.view(kod.state, 0))
        assert endpoint.decide(server.endpoint, EXAMPLE, seen) is None
    assert server.asked == []


@pytest.mark.parametrize(("level", "asks"), [("mistrz", 1), ("sredni", 0)])
def test_only_the_best_bots_of_a_server_ask(level: Any, asks: int) -> None:
    table = tables.dealt(4, game="tajniacy")
    seat = table.waiting()[0]
    with model(CLUE) as server:
        thinkers = Workers(threads, server.endpoint)
        move = asyncio.run(thinkers.decide(table, seat, level))
        thinkers.close()
    assert len(server.asked) == asks
    assert (move == GiveClue("zupa", 2)) == bool(asks)


def test_no_server_asks_unless_told_to() -> None:
    table = tables.dealt(4, game="tajniacy")
    thinkers = Workers(threads)
    move = asyncio.run(thinkers.decide(table, table.waiting()[0], "mistrz"))
    thinkers.close()
    assert isinstance(move, GiveClue)


def test_an_address_that_is_none_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["serve", "--port", "0", "--data", str(tmp_path), "--endpoint", "file:///etc"]
    assert main(arguments) == 2
    assert "no http address" in capsys.readouterr().err
