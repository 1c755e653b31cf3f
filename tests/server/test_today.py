"""Daily challenges over the wire: one attempt a person, a day that ends, and what is told of it."""

import hashlib
import json
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.party import Party
from tests.server.protocol_client import Client, Refused, call, new_token
from tests.server.running import running
from tests.support.example import EXAMPLE
from zaslonka import games
from zaslonka.cli import main
from zaslonka.kernel.challenge import Task
from zaslonka.server.operations import days
from zaslonka.server.operations.clock import clock_ms
from zaslonka.server.tables import challenges
from zaslonka.server.workers import tasks
from zaslonka.store import sqlite
from zaslonka.store.attempts import read_task

GAME = EXAMPLE

AHEAD_SECONDS = 240
"""For a day's tasks and the first of the next one's, on a busy machine."""


def attempt(base: str, token: str, **more: Any) -> str:
    made = call(base, "POST", "/api/today", {"game": GAME, **more}, token)
    return str(made["id"])


def own(base: str, token: str | None = None, day: str = "") -> dict[str, Any]:
    told: dict[str, Any] = call(base, "GET", f"/api/today{day}", None, token)
    return told


def task_of(told: dict[str, Any], game: str = GAME) -> dict[str, Any]:
    return next(task for task in told["tasks"] if task["game"] == game)


@pytest.mark.rule("TAB-63")
def test_a_day_lists_a_task_of_each_game_to_whoever_asks(party: Party) -> None:
    told = own(party.base)
    assert [task["game"] for task in told["tasks"]] == list(games.names())
    assert all(task["table"] is None for task in told["tasks"])
    assert told["day"] == days.day_of(told["ends"] - 1)
    assert told["seed"] is None
    assert len({told["commitment"], told["tomorrow"]}) == 2


@pytest.mark.rule("TAB-65")
def test_two_devices_at_once_are_one_attempt(party: Party) -> None:
    token = new_token(party.base, "Ola")
    with ThreadPoolExecutor(6) as devices:
        made = {*devices.map(lambda _: attempt(party.base, token), range(6))}
    assert len(made) == 1
    assert task_of(own(party.base, token))["table"] in made
    assert attempt(party.base, new_token(party.base, "Jan")) not in made


@pytest.mark.rule("TAB-63")
def test_everybody_has_the_same_task(party: Party) -> None:
    ola, jan = (
        party.join(attempt(party.base, token), token)
        for token in (new_token(party.base, "Ola"), new_token(party.base, "Jan"))
    )
    assert ola.position["view"] == jan.position["view"]
    assert ola.table["challenge"]["grade"] is None


@pytest.mark.rule("TAB-65")
def test_an_attempt_is_neither_deleted_nor_played_again(party: Party) -> None:
    token = new_token(party.base, "Ola")
    table = attempt(party.base, token)
    ola = party.join(table, token)
    with pytest.raises(Refused) as refused:
        call(party.base, "DELETE", f"/api/tables/{table}", None, token)
    assert refused.value.problem["rule"] == "TAB-65"
    ola.do("resign")
    ola.take_until(lambda: ola.over)
    assert ola.ask("rematch", nonce="0" * 32)["rule"] == "TAB-65"
    assert attempt(party.base, token) == table
    (mine,) = call(party.base, "GET", "/api/tables", None, token)
    assert mine["challenge"] == own(party.base)["day"]
    assert not mine["deletable"]


@pytest.mark.rule("TAB-66", "TAB-67")
def test_who_is_done_is_told_the_best_line_and_how_many_did_worse(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        party = Party(base)
        token, other = new_token(base, "Ola"), new_token(base, "Jan")
        gave_up = party.join(attempt(base, other), other)
        gave_up.do("resign")
        table = attempt(base, token)
        with pytest.raises(Refused) as refused:
            call(base, "GET", f"/api/tables/{table}/best")
        assert (refused.value.problem["rule"], refused.value.problem["why"]) == (
            "TAB-66",
            "not_over",
        )
        ola = party.join(table, token)
        _play_best(tmp_path, ola, own(base)["day"])
        grade = ola.table["challenge"]["grade"]
        assert grade["verdict"] == "best"
        best = call(base, "GET", f"/api/tables/{table}/best")
        assert best["steps"][-1]["state"]["table"]["winners"] == [0]
        told = own(base, token)
        assert task_of(told)["grade"] == grade
        assert task_of(told)["beaten"] == 100
        assert (task_of(told)["streak"], told["streak"]) == (1, 1)
        assert task_of(own(base, other))["beaten"] == 0
        party.go_home()


def _play_best(data: Path, ola: Client, day: str) -> None:
    """Make the moves of the best line, which only the store knows."""
    for one in _task(data, day).line:
        if one.seat == ola.seat:
            ola.take_until(lambda: ola.my_turn)
            ola.do("move", move=msgspec.to_builtins(one.move))
    ola.take_until(lambda: ola.over)


def _task(data: Path, day: str) -> Task:
    connection = sqlite.connect(data)
    try:
        made = read_task(connection, day, GAME, "pl")
    finally:
        connection.close()
    assert made is not None
    return made.task


@pytest.mark.rule("TAB-63")
def test_nothing_of_the_task_is_sent_before_the_answer(tmp_path: Path) -> None:
    """The code that is looked for is in no frame, nor is the seed that it was dealt from."""
    with running(tmp_path) as base:
        party, token = Party(base), new_token(base, "Ola")
        ola = party.join(attempt(base, token), token)
        task = _task(tmp_path, own(base)["day"])
        code = json.dumps(msgspec.to_builtins(task.line[-1].move)["code"], separators=(",", ":"))
        sent = "".join(ola.frames)
        assert len(code) > 20
        assert code not in sent.replace(" ", "")
        ola.do("resign")
        ola.take_until(lambda: ola.over)
        assert code in "".join(ola.frames).replace(" ", "")
        party.go_home()


@pytest.mark.rule("TAB-63", "TAB-67", "TAB-68")
def test_a_week_of_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on over the night on which summer ends: tasks, seeds and streaks follow."""
    first = days.begins("2026-10-22") + 12 * 3_600_000
    now = [first]
    monkeypatch.setattr(challenges, "clock_ms", lambda: now[0])
    monkeypatch.setattr("zaslonka.server.tables.actor.steady_ms", lambda: now[0])
    with running(tmp_path) as base:
        party, token = Party(base), new_token(base, "Ola")
        promised: list[str] = []
        for number in range(7):
            now[0] = days.begins(days.after("2026-10-22", number)) + 30 * 60_000
            told = own(base, token)
            assert told["day"] == days.after("2026-10-22", number)
            if promised:
                assert told["commitment"] == promised[-1]
            promised.append(told["tomorrow"])
            ola = party.join(attempt(base, token), token)
            ola.do("resign")
            assert own(base, token)["streak"] == number + 1
        yesterday = own(base, token, "/2026-10-27")
        assert hashlib.sha256(bytes.fromhex(yesterday["seed"])).hexdigest() == promised[4]
        for wrong in ("2026-10-21", "2026-10-29", "tomorrow", "2026-1-1"):
            with pytest.raises(Refused) as refused:
                own(base, token, f"/{wrong}")
            assert refused.value.problem["why"] == "no_such_day"
        # Late is not in time: it is kept, and makes no streak longer.
        late = new_token(base, "Jan")
        jan = party.join(attempt(base, late, day="2026-10-25"), late)
        jan.do("resign")
        assert task_of(own(base, late, "/2026-10-25"))["grade"] is not None
        assert own(base, late)["streak"] == 0
        party.go_home()
    _rebuild_gives_the_same(tmp_path)


def _rebuild_gives_the_same(data: Path) -> None:
    connection = sqlite.connect(data)
    every = "SELECT * FROM attempts ORDER BY day, person"
    before = connection.execute(every).fetchall()
    assert len(before) == 8
    connection.execute("UPDATE attempts SET finished = 0, grade = NULL")
    connection.commit()
    nothing = data / "nothing"
    nothing.mkdir()
    assert main(["rebuild", str(nothing)]) == 2
    assert not any(nothing.iterdir())
    assert main(["rebuild", str(data)]) == 0
    assert connection.execute(every).fetchall() == before
    connection.close()
    saved = data / "saved"
    assert main(["check", str(data), "--salvage", str(saved)]) == 0
    connection = sqlite.connect(saved)
    assert connection.execute(every).fetchall() == before
    assert connection.execute("SELECT count(DISTINCT day) FROM tasks").fetchone() == (7,)
    connection.close()


@pytest.mark.rule("TAB-63")
def test_a_task_that_cannot_be_made_now_is_made_another_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as base:
        token = new_token(base, "Ola")
        with monkeypatch.context() as hurried:
            hurried.setattr(tasks, "TIMEOUT_SECONDS", 0.01)
            with pytest.raises(Refused) as refused:
                attempt(base, token)
        assert refused.value.problem["code"] == "not_ready"
        assert task_of(own(base, token))["table"] is None
        table = attempt(base, token)
        assert task_of(own(base, token))["table"] == table


@pytest.mark.rule("TAB-63")
def test_tasks_are_made_ahead(tmp_path: Path) -> None:
    with running(tmp_path, tasks_after=0.0):
        tomorrow = days.after(days.day_of(clock_ms()))
        connection = sqlite.connect(tmp_path)
        try:
            until = time.monotonic() + AHEAD_SECONDS
            while read_task(connection, tomorrow, games.names()[0], "pl") is None:
                assert time.monotonic() < until
                time.sleep(0.2)
        finally:
            connection.close()


@pytest.mark.rule("TAB-65")
def test_who_is_forgotten_leaves_no_attempt(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        token = new_token(base, "Ola")
        table = attempt(base, token)
        call(base, "DELETE", "/api/people/me", None, token)
        with pytest.raises(Refused):
            call(base, "GET", f"/api/tables/{table}")
    connection = sqlite.connect(tmp_path)
    assert connection.execute("SELECT count(*) FROM attempts").fetchone() == (0,)
    connection.close()


@pytest.mark.rule("TAB-63")
@pytest.mark.parametrize(
    ("moment", "day"),
    [
        ("2026-03-28T22:59:59Z", "2026-03-28"),
        ("2026-03-28T23:00:00Z", "2026-03-29"),
        ("2026-03-29T21:59:59Z", "2026-03-29"),
        ("2026-03-29T22:00:00Z", "2026-03-30"),
        ("2026-10-25T22:59:59Z", "2026-10-25"),
        ("2026-10-25T23:00:00Z", "2026-10-26"),
    ],
)
def test_a_day_begins_at_midnight_in_warsaw(moment: str, day: str) -> None:
    at = int(datetime.fromisoformat(moment).timestamp() * 1000)
    assert days.day_of(at) == day
    assert days.begins(day) <= at < days.begins(days.after(day))


@pytest.mark.rule("TAB-67")
def test_a_streak_is_days_in_a_row() -> None:
    done = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03"]
    assert days.streak(done, "2026-03-03") == 1
    assert days.streak(done, "2026-03-02") == 3
    assert days.streak(done, "2026-03-01") == 3
    assert days.streak(done, "2026-03-05") == 0
    assert days.streak([], "2026-03-05") == 0
