"""What one stranger can cost: every bound, tried where it is."""

import contextlib
import json
import logging
import resource
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.party import OPEN, Party
from tests.server.protocol_client import Client, Refused, call, new_table, new_token, nonce
from tests.server.running import running, running_apart
from tests.support.example import EXAMPLE
from tests.table.tables import NOW, PEOPLE, dealt
from zaslonka import games
from zaslonka.kernel import Ending
from zaslonka.protocol import rulebooks
from zaslonka.protocol.bodies import PublicTable
from zaslonka.server.http import bounding, looking, timeouts
from zaslonka.server.operations import logs
from zaslonka.server.operations.limits import AnHour, network_of
from zaslonka.server.operations.settings import Limits
from zaslonka.server.tables import hall
from zaslonka.server.tables.listing import Listing
from zaslonka.store import store, tables
from zaslonka.store.sqlite import FILE
from zaslonka.table import agreeing
from zaslonka.table.record import record

# Looking from outside

ROOT = Path(__file__).parents[2]
OF_WORDS = next(name for name in games.names() if hasattr(games.get(name).options(), "words"))
"""A game in which people may bring words of their own."""


@pytest.mark.parametrize(("game", "people"), [(EXAMPLE, 2), (OF_WORDS, 4)])
def test_looking_from_outside_reads_no_log_and_says_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, people: int
) -> None:
    monkeypatch.setattr(hall, "LINGER_SECONDS", 0.0)
    with running(tmp_path) as base:
        party = Party(base)
        seated = party.sit(people, game=game)
        table = seated[0].table_id
        seen = call(base, "GET", f"/api/tables/{table}")
        picture = httpx.get(f"{base}/qr/{table}.svg").content
        party.go_home()
        while any(  # it is out of memory then: what is stored does not say since when
            seat["present"] or seat["away_since"]
            for seat in call(base, "GET", f"/api/tables/{table}")["seats"]
        ):
            pass
        monkeypatch.setattr(tables, "read", lambda *_: pytest.fail("the log was read"))
        absent = [seat | {"present": False} for seat in seen["seats"]]
        expected = seen | {"seats": absent, "paused": True}
        assert call(base, "GET", f"/api/tables/{table}") == expected
        assert httpx.get(f"{base}/qr/{table}.svg").content == picture
        assert httpx.get(f"{base}/qr/NOSUCH.svg").status_code == 404


def test_of_ones_own_tables_only_so_many_are_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "TABLES_AT_ONCE", 2)
    with running(tmp_path) as base:
        token = new_token(base, "Ola")
        made = [new_table(base, token, [OPEN, OPEN]) for _ in range(5)]
        pages = [call(base, "GET", f"/api/tables?skip={skip}", None, token) for skip in (0, 2, 4)]
        assert [len(page) for page in pages] == [2, 2, 1]
        assert sorted(table["id"] for page in pages for table in page) == sorted(made)
        assert call(base, "GET", "/api/tables", None, token) == pages[0]
        assert call(base, "GET", "/api/tables?skip=5", None, token) == []
        for skip in ("-1", "x", "1.5", str(2**31), ""):
            with pytest.raises(Refused) as refused:
                call(base, "GET", f"/api/tables?skip={skip}", None, token)
            assert (refused.value.status, refused.value.problem["code"]) == (400, "malformed")


def test_the_page_knows_how_many_of_ones_tables_come_at_once() -> None:
    asking = (ROOT / "web/src/net/api.ts").read_text("utf-8")
    assert f"TABLES_AT_ONCE = {store.TABLES_AT_ONCE};" in asking


@pytest.mark.rule("TAB-24")
def test_however_many_ask_for_the_public_list_it_is_made_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "LISTED", 2)
    made, honest = list[int](), Listing.public_tables

    async def listing(self: Listing) -> list[PublicTable]:
        made.append(1)
        return await honest(self)

    monkeypatch.setattr(Listing, "public_tables", listing)
    with running(tmp_path, presence_pace=60_000) as base:
        assert call(base, "GET", "/api/tables/public") == []
        assert [call(base, "GET", "/api/tables/public") for _ in range(20)] == [[]] * 20
        assert len(made) == 1
    with running(tmp_path) as base:
        party = Party(base)
        token = new_token(base, "Ola")
        waiting = [new_table(base, token, [OPEN, OPEN], public=True) for _ in range(3)]
        for table in waiting:
            party.join(table, token)
        found = call(base, "GET", "/api/tables/public")
        assert [one["table"]["id"] for one in found] == waiting[:2]
        party.go_home()


# What is kept in memory


def test_a_name_that_is_on_no_shelf_is_not_remembered(base: str) -> None:
    def kept() -> int:
        return rulebooks._parsed.cache_info().currsize

    before = kept()
    for path in ("rules", "knowledge", "text"):
        for number in range(3):
            for name in (f"x{number}", f"table{number}", f"{'y' * 60_000}{number}"):
                assert httpx.get(f"{base}/api/{path}/{name}").status_code == 404
            assert httpx.get(f"{base}/api/{path}/table?lang=x{number}").status_code == 404
    assert kept() == before


# Paths


@pytest.mark.parametrize("path", ["x" * 256, "ż" * 128, "a/" * 3000, "t/" + "x" * 5000])
def test_a_path_that_no_disk_has_is_not_found_and_guarded(base: str, path: str) -> None:
    answer = httpx.get(f"{base}/{path}")
    assert answer.status_code == 404
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


# What is answered


@pytest.fixture(scope="module")
def swollen() -> bytes:
    """A small file that would be shown as a large one: own words, said again at every undo."""
    words = [f"słowo{number:04}" for number in range(1000)]
    table = dealt(4, game=OF_WORDS, options={"words": words})
    for _ in range(1500):
        table = agreeing._undone(table, 0, NOW, agreed=True)
    table = table.but(phase="over", ending=Ending(None, "none", ()))
    return msgspec.json.encode(record(table, PEOPLE))


@pytest.mark.rule("TAB-44")
def test_a_file_that_would_be_shown_as_a_far_larger_one_is_refused(
    base: str, swollen: bytes
) -> None:
    assert len(swollen) < 500_000
    answer = httpx.post(f"{base}/api/replays", content=swollen, timeout=60)
    assert answer.status_code == 409
    assert (answer.json()["rule"], answer.json()["why"]) == ("TAB-44", "file_shows_too_much")


def test_who_does_not_read_an_answer_is_cut_off_and_holds_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, swollen: bytes
) -> None:
    monkeypatch.setattr(timeouts, "UNREAD_SECONDS", 1.0)
    steps = msgspec.json.decode(swollen)["steps"]
    small = msgspec.json.encode(msgspec.json.decode(swollen) | {"steps": steps[:500]})
    held: list[int] = []
    real = bounding._Answer.send

    async def watched(answer: Any, message: Any) -> None:
        held.append(len(message.get("body", b"")))
        await real(answer, message)

    monkeypatch.setattr(bounding._Answer, "send", watched)
    with running(tmp_path) as base, socket.create_connection(_host_of(base)) as unread:
        unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        unread.settimeout(30)
        head = f"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Length: {len(small)}\r\n\r\n"
        unread.sendall(head.encode() + small)
        assert unread.recv(12) == b"HTTP/1.1 200"
        time.sleep(3)
        with pytest.raises(ConnectionResetError):
            b"".join(iter(lambda: unread.recv(65536), b""))
    assert max(held) <= 65536


# Time


def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "HEAD_SECONDS", 1.0)
    monkeypatch.setattr(bounding, "REQUEST_SECONDS", 1.0)
    with running(tmp_path) as base:
        body = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
        for sent, answered in (
            (b"", b""),
            (b"GET / HT", b""),
            (b"GET / HTTP/1.1\r\nHost: x\r\n", b""),
            (body, b"HTTP/1.1 408 "),
        ):
            began = time.monotonic()
            with socket.create_connection(_host_of(base)) as half:
                half.settimeout(20)
                half.sendall(sent)
                answer = b""
                with contextlib.suppress(ConnectionError):
                    while piece := half.recv(65536):
                        answer += piece
            assert answer.startswith(answered)
            assert bool(answer) == bool(answered)
            assert time.monotonic() - began < 15
        assert b"too_slow" in answer
        assert b"nosniff" in answer
        assert call(base, "GET", "/healthz") == {"status": "ok"}


def test_a_request_that_is_given_up_half_way_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as base:
        for _ in range(5):
            with socket.create_connection(_host_of(base)) as gone:
                gone.sendall(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
        assert call(base, "GET", "/healthz") == {"status": "ok"}
    assert not [line for line in caplog.records if line.levelname in ("ERROR", "CRITICAL")]


def test_an_address_has_only_so_many_requests_going_on(tmp_path: Path) -> None:
    half = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    limits = Limits(requests=3)
    with running(tmp_path, limits=limits) as base, contextlib.ExitStack() as stay:
        for _ in range(3):
            stay.enter_context(socket.create_connection(_host_of(base))).sendall(half)
        time.sleep(0.5)
        answer = httpx.get(f"{base}/healthz")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        stay.close()
        time.sleep(0.5)
        assert httpx.get(f"{base}/healthz").status_code == 200


# A disk that takes no more


def test_a_full_disk_is_told_and_gets_well_again(tmp_path: Path) -> None:
    with running_apart(tmp_path) as (base, server):
        token = new_token(base, "Ola")
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, -1))
        for method, path, body in (
            ("GET", "/healthz", None),
            ("POST", "/api/people", {"name": "Jan"}),
            ("PATCH", "/api/people/me", {"name": "Jan"}),
            ("DELETE", "/api/people/me", None),
            (
                "POST",
                "/api/tables",
                {"game": EXAMPLE, "seats": [OPEN, OPEN], "nonce": nonce()},
            ),
        ):
            with pytest.raises(Refused) as refused:
                call(base, method, path, body, token)
            assert (refused.value.status, refused.value.problem["code"]) == (503, "not_ready")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        assert call(base, "GET", "/healthz") == {"status": "ok"}
        assert call(base, "PATCH", "/api/people/me", {"name": "Jan"}, token)["name"] == "Jan"


# No file descriptors


def test_without_file_descriptors_the_log_stays_small_and_the_server_comes_back(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    with running_apart(tmp_path / "data", log=log) as (base, server):
        used = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
        most = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (used + 20, most[1]))
        with contextlib.ExitStack() as stay:
            for _ in range(100):
                stay.enter_context(socket.create_connection(_host_of(base)))
            time.sleep(3)
        size = log.stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, most)
        time.sleep(1.5)
        assert call(base, "GET", "/healthz") == {"status": "ok"}
    assert "out_of_descriptors" in log.read_text()
    assert size < 100_000


# What is damaged


def test_one_unreadable_record_leaves_the_others_readable(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        party = Party(base)
        first, second = party.gather(2), party.gather(2)
        token, lost, kept = first[0].token, first[0].table_id, second[0].table_id
        second[1].do("stand")
        party.join(kept, token).do("sit", seat=1, nonce=nonce())
        party.go_home()
        while any(seat["present"] for seat in call(base, "GET", f"/api/tables/{lost}")["seats"]):
            pass
        with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as damaging:
            damaging.execute("UPDATE tables SET record = x'7b22' WHERE id = ?", (lost,))
            damaging.commit()
        assert [table["id"] for table in call(base, "GET", "/api/tables", None, token)] == [kept]
        for path in (f"/api/tables/{lost}", f"/qr/{lost}.svg", f"/api/tables/{lost}/replay"):
            answer = httpx.get(f"{base}{path}")
            assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")
        with connect(f"ws{base.removeprefix('http')}/ws", compression=None) as web:
            web.send(json.dumps({"type": "hello", "table": lost}))
            assert json.loads(web.recv(timeout=20))["code"] == "not_ready"


def _host_of(base: str) -> tuple[str, int]:
    host, _, port = base.removeprefix("http://").partition(":")
    return host, int(port)


# One person's doings


@pytest.mark.rule("TAB-46")
def test_a_deep_note_is_refused_and_others_are_told_of_a_new_name(party: Party) -> None:
    ola, jan = party.sit(2)
    assert ola.socket is not None
    deep = '{"a":' * 969 + "1" + "}" * 969
    ola.socket.send(f'{{"type": "note", "id": "deep", "note": {deep}}}')
    ola.take_until(lambda: "deep" in ola.answers)
    assert ola.answers["deep"]["why"] == "note_too_deep"
    call(party.base, "PATCH", "/api/people/me", {"name": "Janek"}, jan.token)
    ola.take_until(lambda: ola.table["seats"][1]["name"] == "Janek")


@pytest.mark.rule("TAB-45")
def test_a_name_is_shown_as_it_can_be_seen(base: str) -> None:
    assert call(base, "POST", "/api/people", {"name": "O\u200bl\u202ea\0"})["name"] == "Ola"
    with pytest.raises(Refused) as refused:
        call(base, "POST", "/api/people", {"name": "\u200b"})
    assert (refused.value.status, refused.value.problem["why"]) == (409, "name_unseen")


def test_who_pings_without_end_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        (ola,) = Party(base).gather(1, 1)
        assert ola.socket is not None
        for _ in range(30):
            ola.socket.ping()
        assert ola.ask("vote", yes=True)["type"] == "refused"
        with contextlib.suppress(ConnectionClosed, OSError):
            for _ in range(20_000):
                ola.socket.ping()
        with pytest.raises(ConnectionClosed):
            ola.take(timeout=10)


def test_an_address_joins_only_so_often(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(joins_a_minute=3)) as base:
        address = f"ws{base.removeprefix('http')}/ws"
        for _ in range(3):
            with connect(address, compression=None):
                pass
        with pytest.raises(InvalidStatus), connect(address, compression=None):
            pass


def test_who_goes_on_sending_too_fast_is_sent_away(tmp_path: Path) -> None:
    limits = Limits(messages_a_second=1, messages_at_once=5)
    with running(tmp_path, limits=limits) as base:
        (ola,) = Party(base).gather(1, 1)
        assert ola.socket is not None
        sent = 0
        with contextlib.suppress(ConnectionClosed, OSError):
            for sent in range(500):
                ola.socket.send(json.dumps({"type": "vote", "id": str(sent), "yes": True}))
                ola.take()
        assert 50 < sent < 100
        assert json.loads(ola.frames[-1])["code"] == "too_fast"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2:3::4", "2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
    ],
)
def test_whoever_has_a_network_is_counted_once(one: str, other: str, same: bool) -> None:
    assert (network_of((one, 1)) == network_of((other, 2))) == same


def test_addresses_are_forgotten_when_they_are_quiet() -> None:
    now = [0.0]
    hour = AnHour(2, lambda: now[0])
    for number in range(1000):
        assert hour.take(str(number))
    now[0] = 3600
    for number in range(3000):
        hour.take(f"b{number}")
    assert len(hour._buckets) < 3100


def test_what_goes_wrong_without_end_does_not_fill_the_disk() -> None:
    now = [0.0]
    calm = logs.Calm(lambda: now[0])

    def line(text: str) -> logging.LogRecord:
        return logging.LogRecord("asyncio", logging.ERROR, "", 0, text, None, None)

    said = [line(f"no file descriptors\n{number}") for number in range(5000)]
    assert sum(map(calm.filter, said)) == logs.SAME_A_MINUTE
    assert calm.filter(line("something else"))
    now[0] = 60
    again = line("no file descriptors")
    assert calm.filter(again)
    assert again.__dict__["fields"] == {"left_out": 5000 - logs.SAME_A_MINUTE}


@pytest.mark.rule("PRV-09")
def test_who_was_forgotten_neither_sits_down_nor_speaks_by_an_open_socket(party: Party) -> None:
    ola, jan = party.gather(2)
    call(party.base, "DELETE", "/api/people/me", None, jan.token)
    with pytest.raises(ConnectionClosed):
        jan.take_until(lambda: False)  # everything that was still sent, to the end
    with pytest.raises(ConnectionClosed):
        jan.ask("sit", seat=1, nonce=nonce())
    assert "bad_token" in [json.loads(frame).get("code") for frame in jan.frames]
    ola.take_until(lambda: ola.table["seats"][1]["type"] == "open")


def test_a_full_disk_is_told_to_who_comes_and_tables_go_on_after_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running_apart(tmp_path / "data", log=log) as (base, server):
        party = Party(base)
        ola, jan = party.sit(2, clock={"bank": 600})
        table, token = ola.table_id, ola.token
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, -1))
        mover = ola if ola.my_turn else jan
        answer = mover.ask("move", move=mover.position["offers"][0]["moves"][0])
        assert (answer["type"], answer["code"]) == ("failed", "not_ready")
        party.go_home()
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        again = Client(base, table, token)
        assert again.position is not None
        again.close()
    assert "ASGI" not in log.read_text()
