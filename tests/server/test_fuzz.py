"""Whatever comes in gets a clear answer, and the table goes on."""

import http.client
import json
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.protocol_client import Client, new_table, new_token
from tests.server.siege import BATCH_FRAMES, lay_siege
from zaslonka.protocol import wire
from zaslonka.protocol.bodies import Problem

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
kinds = st.sampled_from([
    "sit", "stand", "set_seat", "start", "move", "check", "note", "hand_over", "resign",
    "propose", "vote", "rematch", "say", "mark", "fill", "describe",
    "swap", "remove", "set_public", "understood", "leave_lesson", "hello", "welcome", "nonsense",
])  # fmt: skip
fields = st.sampled_from([
    "seat", "nonce", "to", "move", "note", "level", "what", "yes", "table", "token", "since",
    "said", "thing", "on", "other", "public", "step", "moves",
])  # fmt: skip
commands = st.builds(
    lambda kind, name, more: {"type": kind, "id": name, **more},
    kinds,
    st.text(string.ascii_letters, min_size=1, max_size=45) | json_values,
    st.dictionaries(fields, json_values, max_size=4),
)
texts = commands.map(json.dumps) | json_values.map(json.dumps) | st.text(max_size=60)

quick = settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
server_message = msgspec.json.Decoder(wire.ServerMessage)


@pytest.fixture(scope="module")
def client(base: str) -> Iterator[Client]:
    token = new_token(base, "Ola")
    table = new_table(base, token, [{"type": "open"}, {"type": "open"}])
    here = Client(base, table, token)
    yield here
    here.close()


def still_there(client: Client) -> None:
    """A command is answered: connection and table go on."""
    answer = client.ask("vote", yes=True)
    assert answer["type"] == "refused"


def answer_to(client: Client, message: str | bytes) -> wire.ServerMessage:
    """The answer to something that need not be a command."""
    assert client.socket is not None
    client.socket.send(message)
    while client.take()["type"] not in ("done", "refused", "failed"):
        pass
    answer: wire.ServerMessage = server_message.decode(client.frames[-1])
    return answer


@quick
@given(message=texts | st.binary(max_size=60))
def test_any_frame_is_answered_and_the_connection_goes_on(
    client: Client, message: str | bytes
) -> None:
    answer_to(client, message)
    still_there(client)


@quick
@given(message=texts | st.binary(max_size=60))
def test_any_first_frame_is_answered(base: str, client: Client, message: str | bytes) -> None:
    with connect("ws" + base.removeprefix("http") + "/ws", close_timeout=1) as socket:
        socket.send(message)
        try:
            answer = server_message.decode(socket.recv(timeout=10))
        except ConnectionClosed:
            pytest.fail("closed without a word")
    assert isinstance(answer, wire.Failed)


moves = st.builds(
    lambda kind, more: {"type": kind, **more},
    st.sampled_from(["ask", "guess", "write", "other"]),
    st.dictionaries(st.sampled_from(["card", "digit", "code"]), json_values, max_size=3),
)


@quick
@given(move=moves | json_values)
def test_any_move_is_judged(playing: Client, move: Any) -> None:
    ply = playing.position["ply"]
    answer = answer_to(playing, json.dumps({"type": "check", "id": "1", "move": move}))
    if isinstance(answer, wire.Refused):
        assert answer.rule.startswith(("TAB-", "ZTK-"))
    still_there(playing)
    assert playing.position["ply"] == ply


@pytest.fixture(scope="module")
def playing(base: str) -> Iterator[Client]:
    token, other = new_token(base, "Ola"), new_token(base, "Jan")
    table = new_table(base, token, [{"type": "open"}, {"type": "open"}])
    ola, jan = Client(base, table, token), Client(base, table, other)
    jan.do("sit", seat=1, nonce="0" * 32)
    ola.do("start")
    jan.take_until(lambda: jan.position is not None)
    yield ola if ola.my_turn else jan
    ola.close()
    jan.close()


paths = st.sampled_from(
    ["/api/people", "/api/people/me", "/api/tables", "/api/tables/X", "/api/tables/X/replay",
     "/api/tables/X/story", "/api/rules/table", "/api/games", "/healthz", "/metrics", "/ws", "/",
     "/qr/X.svg"]
)  # fmt: skip
verbs = st.sampled_from(["GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS"])
bodies = json_values.map(lambda value: json.dumps(value).encode()) | st.binary(max_size=80)


@quick
@given(
    verb=verbs, path=paths, body=bodies, authorization=st.text(string.printable[:94], max_size=30)
)
def test_any_request_is_answered_below_500(
    base: str, verb: str, path: str, body: bytes, authorization: str
) -> None:
    connection = http.client.HTTPConnection(urlsplit(base).netloc, timeout=10)
    connection.request(verb, path, body, {"Authorization": f"Bearer {authorization}"})
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    assert answer.status < 500
    if verb != "HEAD" and answer.status in (400, 401, 409, 413, 429):
        msgspec.json.decode(text, type=Problem)


# By the grammar of the protocol

FRAMES, REQUESTS = 20_000, 2_000


def test_whatever_the_grammar_makes_is_answered_and_a_game_goes_on(tmp_path: Path) -> None:
    report = lay_siege(tmp_path, FRAMES, REQUESTS)
    print(report.told())
    assert (report.frames, report.requests) >= (FRAMES, REQUESTS)
    assert report.moves >= FRAMES // BATCH_FRAMES // 2
    assert not report.faults
    assert report.growth < 1.5
