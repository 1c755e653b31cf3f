"""The privacy note is true: docs/rules/privacy.md."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.party import Party
from tests.server.protocol_client import Client, call, new_table, new_token, nonce
from tests.server.running import WATCHING, running
from zaslonka.protocol import bodies
from zaslonka.server.operations import logs
from zaslonka.server.operations.settings import Limits
from zaslonka.store import sqlite

WEB = Path(__file__).parents[2] / "web/src"
OPEN = {"type": "open"}


def bytes_of(directory: Path) -> bytes:
    return b"".join(path.read_bytes() for path in directory.iterdir())


@pytest.fixture
def columns(tmp_path: Path) -> Iterator[dict[str, set[str]]]:
    """What the database keeps: its tables and their columns."""
    connection = sqlite.connect(tmp_path)
    sqlite.migrate(connection)
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    yield {
        name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
        for (name,) in names
    }
    connection.close()


@pytest.mark.rule("PRV-01")
def test_nothing_but_a_name_is_asked_for() -> None:
    assert [field.name for field in msgspec.structs.fields(bodies.NewPerson)] == ["name"]


@pytest.mark.rule("PRV-02", "PRV-19")
def test_the_database_keeps_what_the_note_names(columns: dict[str, set[str]]) -> None:
    assert columns["people"] == {"id", "name", "made", "research", "seen", "puzzles"}
    tables = {"people", "tables", "numbers", "seatings", "plies", "notes", "talk", "marks"}
    assert columns["numbers"] == {"number", "table_id"}
    people = {"passkeys", "recovery_codes", "ties", "invitations"}
    contests = {"contests", "entrants", "rounds"}
    assert columns["entrants"] == {"contest_id", "person", "nonce", "entered", "withdrawn"}
    puzzles = {"puzzles", "puzzle_sources", "puzzle_house", "puzzle_attempts", "puzzle_ratings"}
    away = {"uptime", "waking", "devices", "calendars"}
    results = {"finished", "results", "ratings", "showing"}
    later = people | contests | puzzles | away | results
    assert columns.keys() == tables | {"tasks", "attempts"} | later
    assert columns["finished"] == {"table_id", "number", "entry", "folded"}
    assert columns["results"] == {
        *("person", "table_id", "number", "game", "side", "met", "outcome"),
        *("mu", "sigma", "gained", "best"),
    }
    assert columns["showing"] == {"person", "ranked", "public_id"}
    assert columns["attempts"] == {
        *("day", "game", "language", "person", "table_id", "finished", "grade")
    }
    assert columns["puzzle_attempts"] == {
        *("puzzle", "game", "start", "person", "table_id", "finished", "solved", "number")
    }


@pytest.mark.rule("PRV-15", "PRV-16")
def test_of_keys_and_friends_it_keeps_what_the_note_names(columns: dict[str, set[str]]) -> None:
    assert columns["passkeys"] == {
        *("id", "person", "label", "public_key", "sign_count", "made", "used")
    }
    assert columns["recovery_codes"] == {"person", "number", "locator", "salt", "hash"}
    assert columns["ties"] == {"person", "other", "kind", "made"}
    assert columns["invitations"] == {"person", "inviter", "table_id", "made"}


@pytest.mark.rule("PRV-17")
def test_of_a_device_is_kept_what_is_needed_to_reach_it(columns: dict[str, set[str]]) -> None:
    assert columns["devices"] == {"endpoint", "person", "p256dh", "auth", "language", "made"}
    assert columns["calendars"] == {"person", "secret"}
    assert columns["waking"] == {"table_id", "at", "gathers"}
    assert columns["uptime"] == {"house", "ms"}


@pytest.mark.rule("PRV-03")
def test_the_browser_keeps_what_the_note_names() -> None:
    sources = [path for path in WEB.rglob("*.*") if path.suffix in (".ts", ".svelte")]
    page = "\n".join(
        path.read_text(encoding="utf-8")
        for path in sources
        if "test" not in path.name and path.parent.name != "worker"
    )
    assert not re.search(r"document\.cookie|indexedDB|caches\.", page)
    # What is kept for when there is no network is written in one place, when it is installed.
    worker = (WEB / "worker" / "worker.ts").read_text(encoding="utf-8")
    assert re.findall(r"\.(put|add|addAll)\((.*)\);", worker) == [
        ("put", "path, await checked(path)")
    ]
    kept = re.findall(
        r"(?:recall<\S+>|remember)\([\"`](\w+)|(?:return|=>) `(muted|wishes|attempt)\.", page
    )
    choices = {"language", "theme", "sounds", "bell", "pace", "wishes", "install", "attempt"}
    choices |= {"keyhint"}
    people = {"person", "company", "muted"}
    assert {one or other for one, other in kept} == {"base", "nonce", *people, *choices}
    assert re.findall(r"\w+Storage\.setItem\((.*), ", page) == ["prefix + key", "KEY"]
    assert 'KEY = "zaslonka.renewed"' in page


@pytest.mark.rule("PRV-05", "PRV-06")
def test_an_address_is_written_nowhere_and_numbers_name_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    far, name = "203.0.113.77", "Niezapominajka"
    limits = Limits(people_an_hour=1)
    with (
        caplog.at_level(logging.DEBUG),
        running(tmp_path, limits=limits, trusted_proxy="127.0.0.1") as base,
        httpx.Client(base_url=base, headers={"X-Forwarded-For": far}) as browser,
    ):
        answers = [browser.post("/api/people", json={"name": name}) for _ in range(2)]
        browser.get("/api/tables", headers={"Authorization": "Bearer nonsense"})
        numbers = browser.get("/metrics", headers=WATCHING).text
        kept = bytes_of(tmp_path)
    assert [answer.status_code for answer in answers] == [201, 429]
    # The client's own log is not the server's.
    log = "".join(
        logs.OneLine().format(record)
        for record in caplog.records
        if record.name.split(".")[0] not in ("httpx", "httpcore")
    )
    assert name.encode() in kept
    assert far.encode() not in kept
    assert "zaslonka_connections" in numbers
    assert "started" in log
    for text in (numbers, log):
        assert far not in text
        assert name not in text


@pytest.mark.rule("PRV-07")
def test_who_has_the_link_sees_names_and_words_but_no_notes(party: Party) -> None:
    ola, _ = party.sit(2)
    ola.do("note", note={"mine": "moje-tajne"})
    ola.do("say", said="Dzień dobry")
    stranger = party.join(ola.table_id)
    assert [seat["name"] for seat in stranger.table["seats"]] == ["Gracz 0", "Gracz 1"]
    assert [line["said"] for line in stranger.talk] == ["Dzień dobry"]
    assert "moje-tajne" not in "".join(stranger.frames)


@pytest.mark.rule("PRV-09")
def test_of_a_forgotten_person_only_the_moves_are_left(tmp_path: Path) -> None:
    words = ("Niezapominajka", "pa pa", "jestem", "tajne", "dawniejsze")
    name, left, stayed, noted, noted_before = words
    with running(tmp_path) as base:
        ola, jan = new_token(base, "Ola"), new_token(base, name)
        tables = [new_table(base, ola, [OPEN, OPEN]) for _ in range(2)]
        host = Client(base, tables[1], ola)
        clients = [Client(base, table, jan) for table in tables]
        for client, said in zip(clients, (left, stayed), strict=True):
            client.do("sit", seat=1, nonce=nonce())
            client.do("say", said=said)
        clients[0].do("stand")
        host.do("start")
        clients[1].do("note", note={"a": noted_before})
        mover = host if host.my_turn else clients[1]
        mover.do("move", move=mover.position["offers"][0]["moves"][0])
        clients[1].do("note", note={"a": noted})
        assert [word for word in words if word.encode() not in bytes_of(tmp_path)] == []
        call(base, "DELETE", "/api/people/me", token=jan)
        for client in (host, *clients):
            client.close()
    assert [word for word in words if word.encode() in bytes_of(tmp_path)] == []
    with running(tmp_path) as base:
        again = Client(base, tables[1], ola)
        assert [seat["name"] for seat in again.table["seats"]] == ["Ola", "—"]
        assert again.position is not None
        again.close()


@pytest.mark.rule("PRV-12")
def test_whether_games_may_serve_research_is_said_and_taken_back_by_oneself(tmp_path: Path) -> None:
    path = "/api/people/me/research"
    with running(tmp_path) as base:
        ola, jan = new_token(base, "Ola"), new_token(base, "Jan")
        assert call(base, "GET", path, token=ola) == {"agrees": False}
        for agrees in (True, False, True):
            assert call(base, "PUT", path, {"agrees": agrees}, token=ola) == {"agrees": agrees}
            assert call(base, "GET", path, token=ola) == {"agrees": agrees}
        assert call(base, "GET", path, token=jan) == {"agrees": False}
    with running(tmp_path) as base:
        assert call(base, "GET", path, token=ola) == {"agrees": True}
        assert httpx.put(f"{base}{path}", json={"agrees": True}).status_code == 401
