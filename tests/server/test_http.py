"""The HTTP half: people, shelf, tables, page, and what browsers may do."""

import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Refused, call, new_table, new_token, nonce
from tests.server.running import WATCHING, running
from tests.support.example import EXAMPLE
from zaslonka import games
from zaslonka.server.http import page
from zaslonka.server.operations import logs
from zaslonka.server.operations.settings import Limits


def refused(base: str, *request: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as answer:
        call(base, *request)
    return answer.value.status, answer.value.problem["code"]


# People


def test_a_name_is_checked_and_can_be_changed(party: Party) -> None:
    for name in ("", " Ola", "Ola ", "x" * 25, "\n"):
        assert refused(party.base, "POST", "/api/people", {"name": name}) == (400, "malformed")
    ola, jan = party.gather(2)
    call(party.base, "PATCH", "/api/people/me", {"name": "Aleksandra"}, ola.token)
    jan.take_until(lambda: jan.table["seats"][0]["name"] == "Aleksandra")
    ola.take_until(lambda: ola.you["name"] == "Aleksandra")


def test_only_tokens_of_this_house_are_known(base: str) -> None:
    token = new_token(base, "Ola")
    for bad in (None, "", "nonsense", token[:-1], token + "x", "a.b"):
        assert refused(base, "GET", "/api/tables", None, bad) == (401, "bad_token")


def test_a_forgotten_person_leaves_no_name_and_a_bot_plays_on(party: Party) -> None:
    ola, jan = party.sit(2)
    jan.do("note", note={"mine": 1})
    call(party.base, "DELETE", "/api/people/me", None, jan.token)
    ola.take_until(lambda: ola.table["seats"][1]["name"] != "Gracz 1")
    assert ola.table["seats"][1]["played_by_bot"]
    assert refused(party.base, "GET", "/api/tables", None, jan.token) == (401, "bad_token")


# The shelf


def test_the_shelf_names_every_game(base: str) -> None:
    shelf = call(base, "GET", "/api/games")
    assert [game["name"] for game in shelf] == list(games.names())
    for game in shelf:
        assert game["seats"] == list(games.get(game["name"]).seats)
        assert game["levels"] == ["latwy", "sredni", "mistrz"]
        beliefs = games.get(game["name"]).beliefs
        assert game["helps"] == ["none"] + [
            level for level in ("facts", "full") if beliefs is not None and beliefs.of(level)
        ]


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("name", ["table", "privacy", EXAMPLE])
def test_every_clause_of_the_rules_is_served(base: str, name: str, language: str) -> None:
    book = call(base, "GET", f"/api/rules/{name}?lang={language}")
    suffix = ".pl.md" if language == "pl" else ".md"
    text = (Path(__file__).parents[2] / "docs" / "rules" / f"{name}{suffix}").read_text()
    clauses = [clause for section in book["sections"] for clause in section["clauses"]]
    assert book["language"] == language
    written = re.findall(r"^- \*\*([A-Z]+-\d+)", text, re.MULTILINE)
    assert [clause["id"] for clause in clauses] == written
    assert all(clause["text"] and "(ruling)" not in clause["text"] for clause in clauses)
    assert any(clause["ruling"] for clause in clauses) == (name != "privacy")


def test_what_is_not_on_the_shelf(base: str) -> None:
    for path in ("/api/rules/chess", "/api/rules/table?lang=de", "/api/rules/..%2Ftable"):
        assert refused(base, "GET", path)[0] == 404
    assert refused(base, "GET", "/api/tables/NOTABLE") == (404, "unknown_table")
    assert refused(base, "GET", "/api/tables/NOTABLE/replay") == (404, "unknown_table")
    assert refused(base, "GET", "/api/nothing")[0] == 404
    token = new_token(base, "Ola")
    body = {"game": "chess", "seats": [OPEN], "nonce": nonce()}
    assert refused(base, "POST", "/api/tables", body, token) == (404, "unknown_game")


def test_the_schema_names_each_games_own_types(base: str) -> None:
    api = call(base, "GET", "/api/openapi.json")
    schemas = api["components"]["schemas"]
    for name in ("Ask", "Asked", "Hand", "Move", "Event", "View", "Help_facts", "Help_full"):
        assert f"{EXAMPLE}.{name}" in schemas
    for reference in re.findall(r'"\$ref": "([^"]+)"', json.dumps(api)):
        assert reference.removeprefix("#/components/schemas/") in schemas


# Tables


def test_where_one_sits_and_whose_turn_it_is(party: Party) -> None:
    seated = party.sit(2)
    for client in seated:
        (mine,) = call(party.base, "GET", "/api/tables", None, client.token)
        assert mine["seat"] == client.seat
        assert mine["my_turn"] == client.my_turn
        assert [seat["name"] for seat in mine["seats"]] == ["Gracz 0", "Gracz 1"]
        assert (mine["phase"], mine["archived"]) == ("playing", False)


@pytest.mark.rule("TAB-15")
def test_the_host_deletes_what_others_are_not_playing(party: Party) -> None:
    ola, jan = party.sit(2, bots=1)
    path = f"/api/tables/{ola.table_id}"

    def deletable() -> list[bool]:
        mine = (call(party.base, "GET", "/api/tables", None, one.token) for one in (ola, jan))
        return [table["deletable"] for (table,) in mine]

    assert refused(party.base, "DELETE", path, None, jan.token) == (409, "refused")
    assert refused(party.base, "DELETE", path, None, ola.token) == (409, "refused")
    assert deletable() == [False, False]
    jan.do("resign")
    assert deletable() == [True, False]
    call(party.base, "DELETE", path, None, ola.token)
    assert refused(party.base, "GET", path) == (404, "unknown_table")
    while jan.take()["type"] != "failed":
        pass
    with pytest.raises(ConnectionClosed):
        jan.take()


def test_a_link_is_also_a_picture(base: str) -> None:
    body = {"game": EXAMPLE, "seats": [OPEN, BOT], "nonce": nonce()}
    made = call(base, "POST", "/api/tables", body, new_token(base, "Ola"))
    assert made["url"] == f"{base}/t/{made['id']}"
    answer = httpx.get(f"{base}/qr/{made['id']}.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "<svg" in answer.text
    assert httpx.get(f"{base}/qr/{'X' * 5000}.svg").status_code == 404


# Limits


def test_bodies_are_read_up_to_a_limit(base: str) -> None:
    body = {"name": "x" * 70_000}
    assert refused(base, "POST", "/api/people", body) == (413, "too_large")


def test_an_address_makes_only_so_many_people_and_tables(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(tables_an_hour=2, people_an_hour=2)) as base:
        ola, _ = (new_token(base, "Ola") for _ in range(2))
        assert refused(base, "POST", "/api/people", {"name": "Ola"}) == (429, "too_many")
        for _ in range(2):
            new_table(base, ola, [OPEN, BOT])
        body = {"game": EXAMPLE, "seats": [OPEN, BOT], "nonce": nonce()}
        assert refused(base, "POST", "/api/tables", body, ola) == (429, "too_many")


@pytest.mark.parametrize("trusted", [None, "127.0.0.1"])
def test_a_forwarded_address_counts_only_from_a_trusted_proxy(
    tmp_path: Path, trusted: str | None
) -> None:
    with running(tmp_path, limits=Limits(people_an_hour=1), trusted_proxy=trusted) as base:
        answers = [
            httpx.post(f"{base}/api/people", json={"name": "Ola"}, headers={"X-Forwarded-For": far})
            for far in ("203.0.113.1", "203.0.113.2", "203.0.113.2")
        ]
    expected = [201, 201, 429] if trusted else [201, 429, 429]
    assert [answer.status_code for answer in answers] == expected


# For hosts


@pytest.mark.rule("PRV-05")
def test_logs_are_lines_of_json_and_hold_nothing_of_people_or_play(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        ola, jan = party.sit(2, help="facts")
        ola.do("note", note={"secret-note": 1})
        for client in (ola, jan):
            client.ask("move", move={"type": "guess", "code": ["0b"]})
            client.ask("move", move={"type": "ask", "card": 7})
        logs.event("checked", table=ola.table_id)
        try:
            raise ValueError("a failure")
        except ValueError:
            logs.failure("failed", table=ola.table_id)
    lines = [logs.OneLine().format(record) for record in caplog.records]
    assert [json.loads(line)["event"] for line in lines[-2:]] == ["checked", "failed"]
    written = "\n".join(lines)
    for private in (ola.token, jan.token, "Gracz", "secret-note", "guess"):
        assert str(private) not in written


def test_health_and_metrics(party: Party) -> None:
    assert call(party.base, "GET", "/healthz") == {"status": "ok"}
    ola, *_ = party.sit(1, 1)
    ola.take_until(lambda: ola.my_turn)
    ola.do("move", move=ola.position["offers"][0]["moves"][0])
    ola.ask("start")
    page = httpx.get(f"{party.base}/metrics", headers=WATCHING).text
    for line in (
        "zaslonka_connections ",
        "zaslonka_tables_open ",
        "zaslonka_commit_seconds_count ",
        "zaslonka_thinking_seconds_count ",
        f'zaslonka_plies_total{{game="{EXAMPLE}"}}',
    ):
        assert line in page
    assert "Gracz" not in page


@pytest.mark.parametrize("token", [None, "", "Bearer wrong", "Basic x", "Bearer żółw"])
def test_metrics_are_for_the_host_alone(base: str, token: str | None) -> None:
    headers = {} if token is None else {b"Authorization": token.encode()}
    answer = httpx.get(f"{base}/metrics", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_path")


def test_without_a_token_nobody_reads_the_metrics(tmp_path: Path) -> None:
    with running(tmp_path, metrics_token=None) as base:
        for headers in ({}, WATCHING, {"Authorization": "Bearer"}):
            assert httpx.get(f"{base}/metrics", headers=headers).status_code == 404


# The page


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as Vite leaves it."""
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<title>Zasłonka</title>")
    (tmp_path / "page" / "assets" / "index-1a2b.js").write_text("1;" * 2000)
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    return tmp_path


def test_the_page_is_at_every_address_of_its_own(base: str, built: Path) -> None:
    for path in ("/", "/t/ABCDEFGH", f"/rules/{EXAMPLE}", "/replay/ABCDEFGH", "/gallery"):
        answer = httpx.get(base + path)
        assert answer.status_code == 200
        assert "<title>Zasłonka</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


def test_what_is_named_by_its_content_is_kept_for_ever_and_packed(base: str, built: Path) -> None:
    answer = httpx.get(f"{base}/assets/index-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]


@pytest.mark.parametrize("path", ["/../secret", "/..%2fsecret", "/assets/..%2f..%2fsecret", "/%00"])
def test_nothing_outside_the_page_is_served(base: str, built: Path, path: str) -> None:
    answer = httpx.get(base + path)
    assert answer.status_code < 500
    assert answer.text != "secret"


def test_without_a_built_page_the_server_says_how_to_build_it(
    base: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path)
    answer = httpx.get(base)
    assert answer.status_code == 200
    assert "make play" in answer.text


@pytest.mark.rule("PRV-03", "PRV-04")
def test_every_answer_is_guarded(base: str, built: Path) -> None:
    for path in ("/", "/api/games", "/api/tables/NONE", "/qr/A.svg", "/healthz", "/api/nothing"):
        headers = httpx.get(base + path).headers
        host = base.removeprefix("http://")
        rules = dict(
            rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";")
        )
        assert rules["default-src"] == "'none'"
        assert rules["script-src"] == "'self'"
        assert rules["connect-src"] == f"'self' ws://{host} wss://{host}"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
        assert "set-cookie" not in headers
        assert not {"http:", "https:", "*"} & set(" ".join(rules.values()).split())


def test_a_strange_host_does_not_get_into_the_policy(base: str) -> None:
    answer = httpx.get(f"{base}/healthz", headers={"Host": "x; script-src *"})
    assert "script-src *" not in answer.headers.get("content-security-policy", "")
