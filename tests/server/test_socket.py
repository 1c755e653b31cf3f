"""The WebSocket's edges: who may come, how much, how often, and who is cut off."""

import asyncio
import json
import os
import random
import signal
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Client, new_table, new_token
from tests.server.running import running
from tests.server.test_protocol import mover
from zaslonka.server.operations.limits import AnHour, Bucket
from zaslonka.server.operations.settings import BYTES_WAITING, Limits
from zaslonka.server.tables.connection import Connection, Outbox
from zaslonka.server.workers import crew, questions


def address(base: str) -> str:
    return "ws" + base.removeprefix("http") + "/ws"


def answer_to(base: str, text: str | bytes) -> Any:
    """What the server says to a first message."""
    with connect(address(base)) as socket:
        socket.send(text)
        return json.loads(socket.recv(timeout=10))


# Who may come


def test_only_our_own_page_may_connect_from_a_browser(base: str) -> None:
    for origin in ("http://evil.example", "null", base + ".evil.example", "http://["):
        with pytest.raises(InvalidStatus), connect(address(base), origin=Origin(origin)):
            pass
    with connect(address(base), origin=Origin(base)):
        pass


def test_an_id_that_could_not_be_stored_everywhere_is_malformed(party: Party) -> None:
    ola, _ = party.sit(2)
    for odd in ("", "a\0b", "x" * 41):
        ola._say({"type": "say", "id": odd, "to": "table", "said": "cześć"})
        while (answer := ola.take())["type"] != "failed":
            pass
        assert answer["code"] == "malformed"


def test_who_is_unknown_is_told_so_and_sent_away(base: str) -> None:
    hello = {"type": "hello", "table": "NOTABLE"}
    assert answer_to(base, json.dumps(hello))["code"] == "unknown_table"
    table = new_table(base, new_token(base, "Ola"), [OPEN, BOT])
    bad = {"type": "hello", "table": table, "token": "nonsense"}
    assert answer_to(base, json.dumps(bad))["code"] == "bad_token"
    for unreadable in ("", "{", "[]", '{"type": "vote"}', b"\xff\xfe", '{"type": "hello"}'):
        assert answer_to(base, unreadable)["code"] == "malformed"


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(connections=2)) as base:
        with (
            connect(address(base)),
            connect(address(base)),
            pytest.raises(InvalidStatus),
            connect(address(base)),
        ):
            pass
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            try:
                with connect(address(base)):
                    return
            except InvalidStatus:
                time.sleep(0.02)
        pytest.fail("the places are never free again")


# How much and how often


def test_a_message_that_is_too_long_ends_the_connection_with_a_word(party: Party) -> None:
    (ola,) = party.sit(1, 1)
    answer = ola.ask("note", note={"x": "y" * 17_000})
    assert (answer["rule"], answer["why"]) == ("TAB-11", "note_too_long")
    assert ola.socket is not None
    ola.socket.send(json.dumps({"type": "note", "id": "1", "note": {"x": "y" * 70_000}}))
    while (last := ola.take())["type"] != "failed":
        pass
    assert last["code"] == "too_large"
    with pytest.raises(ConnectionClosed):
        ola.take()
    ola.open(0)


def test_who_sends_too_fast_is_slowed_down_and_stays(tmp_path: Path) -> None:
    limits = Limits(messages_a_second=1, messages_at_once=5)
    with running(tmp_path, limits=limits) as base:
        token = new_token(base, "Ola")
        client = Client(base, new_table(base, token, [OPEN, BOT]), token)
        codes = [client.ask("vote", yes=True).get("code") for _ in range(12)]
        assert codes[:5] == [None] * 5
        assert "too_fast" in codes
        time.sleep(1.2)
        assert client.ask("vote", yes=True)["type"] == "refused"
        client.close()


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_an_hours_allowance_is_each_addresss_own() -> None:
    now = [0.0]
    allowance = AnHour(2, lambda: now[0])
    assert [allowance.take("a") for _ in range(3)] == [True, True, False]
    assert allowance.take("b")
    now[0] += 1800
    assert allowance.take("a")
    assert not allowance.take("a")


def test_a_client_that_does_not_read_is_cut_off_and_holds_nobody_up() -> None:
    async def go() -> None:
        never = asyncio.Event()

        async def stuck(*_: Any) -> Any:
            await never.wait()

        outbox = Outbox(stuck)
        slow = Connection(stuck, outbox)
        delivery = asyncio.create_task(outbox.deliver())
        listening = asyncio.create_task(slow.listen())
        await asyncio.sleep(0)
        # One frame may be as long as it likes: the log of a long game is.
        slow.send_encoded(b"x" * 2 * BYTES_WAITING)
        assert not slow.lost
        slow.send_encoded(b"{}")
        assert slow.lost
        assert outbox.unsent() == 2 * BYTES_WAITING
        assert await asyncio.wait_for(listening, 5) is None
        assert await slow.listen() is None
        delivery.cancel()

    asyncio.run(go())


# Stopping and starting


def test_after_a_restart_everything_is_there_again(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        tokens = [new_token(base, name) for name in ("Ola", "Jan")]
        lobby = new_table(base, tokens[0], [OPEN, OPEN])
        table = new_table(base, tokens[0], [OPEN, BOT, BOT], start=True)
        ola = Client(base, table, tokens[0])
        while not ola.my_turn:
            ola.take()
        move = ola.choose(random.Random(1))
        ola.do("move", move=move, under="kept")
        ola.do("note", note={"a": 1})
        ply, view = ola.position["ply"], ola.position["view"]
        ola.close()
    with running(tmp_path) as base:
        waiting = Client(base, lobby, tokens[0])
        assert (waiting.seat, waiting.table["phase"]) == (0, "lobby")
        back = Client(base, table, tokens[0])
        assert back.note == {"a": 1}
        assert back.position["ply"] >= ply
        assert back.position["view"]["hand"] == view["hand"]
        assert back.ask("move", move=move, under="kept")["type"] == "done"
        # Bots go on, now that somebody is there.
        back.take_until(lambda: back.my_turn or back.over)
        mine = [entry for entry in back.log if entry["by"] == 0 and entry["ply"] <= ply]
        assert len(mine) == 1
        for client in (waiting, back):
            client.close()


def test_a_bot_whose_worker_dies_is_asked_again(tmp_path: Path) -> None:
    pools: list[Any] = []

    def hire() -> Any:
        pools.append(crew.processes())
        return pools[-1]

    with running(tmp_path, hire=hire, bot_pace=100) as base:
        table = new_table(base, new_token(base, "Ola"), [BOT, BOT], start=True)
        client = Client(base, table)
        client.take_until(lambda: client.position["ply"] >= 1)
        for process in list(pools[0]._processes.values()):
            os.kill(process.pid, signal.SIGKILL)
        reached = client.position["ply"]
        client.take_until(lambda: client.over or client.position["ply"] >= reached + 3)
        client.close()
    assert len(pools) == 2


def test_one_thinking_bot_does_not_stall_other_tables(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ola, jan = party.sit(2)
    slow = party.sit(1, 1)[0]
    if not slow.my_turn:
        slow.take_until(lambda: slow.my_turn)
    original, enough = questions.decide, threading.Event()

    def ponder(*about: Any) -> bytes:
        assert enough.wait(60)
        return original(*about)

    monkeypatch.setattr(questions, "decide", ponder)
    slow.do("move", move=slow.position["offers"][0]["moves"][0])
    asked = slow.position["ply"]
    for ply in range(1, 7):
        first = mover([ola, jan])
        first.do("move", move=first.position["offers"][0]["moves"][0])
        for client in (ola, jan):
            while client.position["ply"] < ply:
                client.take()
    assert party.join(slow.table_id).position["ply"] == asked
    enough.set()
    slow.take_until(lambda: slow.position["ply"] > asked)


# Frames, however they come


def masked(payload: bytes, opcode: int = 0x81) -> bytes:
    mask, size = b"\x01\x02\x03\x04", len(payload)
    if size < 126:
        head = bytes((opcode, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((opcode, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((opcode, 0xFF)) + size.to_bytes(8, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


@pytest.mark.parametrize("cuts", [(), (1,), (3,), (7,), (30,), (1, 2, 3, 4, 5, 6, 7, 8, 9), (200,)])
def test_frames_are_the_same_however_they_are_cut(party: Party, cuts: tuple[int, ...]) -> None:
    """Several in one packet, one in several, fragments and pings between: each is answered."""
    (ola,) = party.sit(1, 1)
    assert ola.socket is not None
    vote = [json.dumps({"type": "vote", "id": f"v{n}", "yes": True}).encode() for n in range(5)]
    long = json.dumps({"type": "note", "id": "long", "note": {"x": "ż" * 700}}).encode()
    stream = b"".join(
        (
            masked(vote[0]),
            masked(b"ping", 0x89),
            masked(vote[1][:9], 0x01),
            masked(b"", 0x89),
            masked(vote[1][9:], 0x80),
            masked(long),
            masked(vote[2]),
            masked(vote[3], 0x82),
            masked(vote[4]),
        )
    )
    ends = (0, *cuts, len(stream))
    for start, end in pairwise(ends):
        ola.socket.socket.sendall(stream[start:end])
        time.sleep(0.02)
    ola.take_until(lambda: {"v0", "v1", "v2", "v3", "v4", "long"} <= ola.answers.keys())
    assert [ola.answers[f"v{n}"]["why"] for n in range(5)] == ["nothing_proposed"] * 5
    assert ola.answers["long"]["type"] == "done"
