"""Games of days on a running server: they go on while nobody is there.  TAB-110 to TAB-116."""

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.moved_clock import DAY_MS, MovedClock, wait_for
from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Client, Json, Refused, call, new_table, new_token, nonce
from tests.server.running import running
from tests.support.example import EXAMPLE
from zaslonka.store import sqlite
from zaslonka.store.address import Where
from zaslonka.table.slow import MISSED_MOST

NEAR_MS = 60_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> MovedClock:
    return MovedClock(monkeypatch)


def turns(base: str, token: str) -> list[Json]:
    told: list[Json] = call(base, "GET", "/api/turns", None, token)
    return told


def two_at(base: str, days: int = 1) -> tuple[str, list[str]]:
    """A table of days, dealt to two people who are gone again; whoever has the move is first."""
    tokens = [new_token(base, name) for name in ("Ola", "Jan")]
    party = Party(base)
    table = new_table(base, tokens[0], [OPEN, OPEN], days=days)
    people = [party.join(table, token) for token in tokens]
    people[1].do("sit", seat=1, nonce=nonce())
    people[0].do("start")
    party.go_home()
    return table, sorted(tokens, key=lambda token: not turns(base, token)[0]["mine"])


def log_of(base: str, table: str, token: str | None = None) -> list[Json]:
    client = Client(base, table, token)
    client.close()
    return client.log


@pytest.mark.rule("TAB-110", "TAB-111", "TAB-116")
def test_a_deadline_comes_though_nobody_is_there(where: Where, clock: MovedClock) -> None:
    with running(where) as base:
        table, (first, second) = two_at(base)
        (mine,) = turns(base, first)
        assert abs(mine["due"] - clock.now() - DAY_MS) < NEAR_MS
        assert (mine["table"], mine["mine"], mine["days"]) == (table, True, 1)
        info = call(base, "GET", f"/api/tables/{table}")
        assert (info["days"], info["paused"]) == (1, False)
        assert info["due"][mine["seat"]] == mine["due"]
        (listed,) = call(base, "GET", "/api/tables", None, first)
        assert (listed["my_turn"], listed["due"]) == (True, mine["due"])
        clock.move(DAY_MS - NEAR_MS)
        assert log_of(base, table) == []
        clock.move(NEAR_MS)
        wait_for(lambda: turns(base, second)[0]["mine"])
        entry = log_of(base, table)[-1]
        assert (entry["by_clock"], entry["by"]) == (True, mine["seat"])
        assert abs(turns(base, second)[0]["due"] - clock.now() - DAY_MS) < NEAR_MS


@pytest.mark.rule("TAB-111", "TAB-16")
def test_time_for_which_the_server_was_down_is_given_back(where: Where, clock: MovedClock) -> None:
    with running(where) as base:
        table, (first, _) = two_at(base, days=3)
        clock.move(DAY_MS)
    clock.move(30 * DAY_MS)
    with running(where) as base:
        (mine,) = turns(base, first)
        assert abs(mine["due"] - clock.now() - 2 * DAY_MS) < NEAR_MS
        assert call(base, "GET", f"/api/tables/{table}")["due"][mine["seat"]] == mine["due"]
        there = Client(base, table, first)
        assert there.table["due"][mine["seat"]] == mine["due"]
        there.close()
    clock.move(-60 * DAY_MS)
    with running(where) as base:
        assert abs(turns(base, first)[0]["due"] - clock.now() - 2 * DAY_MS) < NEAR_MS
        clock.move(2 * DAY_MS)
        wait_for(lambda: not turns(base, first)[0]["mine"])
        assert [entry["by_clock"] for entry in log_of(base, table)] == [True]


@pytest.mark.rule("TAB-111")
def test_what_was_due_when_the_server_was_killed_is_done_once(
    tmp_path: Path, clock: MovedClock
) -> None:
    with running(tmp_path) as base:
        table, (first, _) = two_at(base)
    with sqlite3.connect(tmp_path / sqlite.FILE) as house:
        # As if a minute had passed since the deadline and the server died before it did a thing.
        house.execute("UPDATE uptime SET ms = ms + ?", (DAY_MS + NEAR_MS,))
    with running(tmp_path) as base:
        wait_for(lambda: not turns(base, first)[0]["mine"])
    with running(tmp_path) as base:
        assert [entry["by_clock"] for entry in log_of(base, table)] == [True]


@pytest.mark.rule("TAB-113", "TAB-112")
def test_whoever_never_comes_is_played_for_and_then_the_table_stands_still(
    tmp_path: Path, clock: MovedClock
) -> None:
    with running(tmp_path) as base:
        table, (first, second) = two_at(base)

        def seats() -> list[Json]:
            return [*call(base, "GET", f"/api/tables/{table}")["seats"]]

        def has_moved_on(since: int) -> bool:
            return plies(tmp_path) > since

        for _ in range(2 * MISSED_MOST):
            before = plies(tmp_path)
            clock.move(DAY_MS)
            wait_for(partial(has_moved_on, before))
        wait_for(lambda: all(seat["played_by_bot"] == "sredni" for seat in seats()))
        assert turns(base, first) == turns(base, second) == []
        assert call(base, "GET", f"/api/tables/{table}")["paused"]
        back = Client(base, table, first)
        back.do("hand_over", seat=back.seat, level=None)
        back.close()
        assert len(turns(base, first)) == 1


def plies(data: Path) -> int:
    with sqlite3.connect(data / sqlite.FILE) as house:
        return int(house.execute("SELECT count(*) FROM plies").fetchone()[0])


@pytest.mark.rule("TAB-112")
def test_bots_move_while_nobody_is_there(tmp_path: Path, clock: MovedClock) -> None:
    with running(tmp_path) as base:
        token = new_token(base, "Ola")
        table = new_table(base, token, [OPEN, BOT], days=1, start=True)
        wait_for(lambda: turns(base, token)[0]["mine"])
        for _ in range(3):
            there = Client(base, table, token)
            while not there.my_turn:
                there.take()
            (first, *_) = (offer for offer in there.position["offers"] if offer["moves"])
            there.do("move", move=first["moves"][0])
            there.close()
            wait_for(lambda: turns(base, token)[0]["mine"])
        kinds = [entry["by"] for entry in log_of(base, table)]
        assert kinds.count(0) == 3
        assert kinds.count(1) >= 3


@pytest.mark.rule("TAB-112")
def test_a_bot_that_was_to_move_when_the_server_stopped_moves(
    tmp_path: Path, clock: MovedClock
) -> None:
    with running(tmp_path, bot_pace=10_000_000) as base:
        token = new_token(base, "Ola")
        table = new_table(base, token, [OPEN, BOT], days=1, start=True)
        if turns(base, token)[0]["mine"]:
            there = Client(base, table, token)
            (first, *_) = (offer for offer in there.position["offers"] if offer["moves"])
            there.do("move", move=first["moves"][0])
            there.close()
        assert not turns(base, token)[0]["mine"]
    with running(tmp_path) as base:
        wait_for(lambda: turns(base, token)[0]["mine"])


@pytest.mark.rule("TAB-114", "TAB-70")
def test_strangers_with_days_begin_when_the_last_one_has_come(
    where: Where, clock: MovedClock
) -> None:
    wish = {"game": EXAMPLE, "players": [2], "robots": {"seconds": None}, "days": 7}

    def seek(token: str, **more: Any) -> str:
        wanted = {**wish, "nonce": nonce(), **more}
        return str(call(base, "POST", "/api/partners", wanted, token)["id"])

    with running(where) as base:
        ola, jan = (new_token(base, name) for name in ("Ola", "Jan"))
        table = seek(ola)
        assert seek(ola) == table
        assert seek(jan, days=None) != table
        assert seek(jan, days=3) != table
    with running(where) as base:
        assert seek(jan) == table
        wait_for(lambda: bool(turns(base, ola)))
        found = [turn for turn in turns(base, jan) if turn["table"] == table]
        assert [turn["days"] for turn in found] == [7]


@pytest.mark.rule("TAB-114", "TAB-72")
def test_robots_take_the_seats_for_which_nobody_has_come(tmp_path: Path, clock: MovedClock) -> None:
    with running(tmp_path) as base:
        token = new_token(base, "Ola")
        wish = {"game": EXAMPLE, "players": [2], "days": 1, "nonce": nonce()}
        wish["robots"] = {"seconds": 3600, "level": "latwy"}
        table = call(base, "POST", "/api/partners", wish, token)["id"]
        clock.move(3_599_000)
        assert call(base, "GET", f"/api/tables/{table}")["phase"] == "lobby"
        clock.move(2_000)
        wait_for(lambda: bool(turns(base, token)))


@pytest.mark.rule("TAB-110")
def test_days_are_one_three_or_seven(party: Party) -> None:
    token = new_token(party.base, "Ola")
    for wrong in (0, 2, 30, "1"):
        with pytest.raises(Refused) as refused:
            new_table(party.base, token, [OPEN, OPEN], days=wrong)
        assert refused.value.status == 400
    with pytest.raises(Refused) as refused:
        new_table(party.base, token, [OPEN, OPEN], days=1, clock={"bank": 60})
    assert refused.value.problem["rule"] == "TAB-110"


@pytest.mark.rule("TAB-116")
def test_turns_are_told_to_whose_they_are(party: Party) -> None:
    with pytest.raises(Refused) as refused:
        call(party.base, "GET", "/api/turns")
    assert refused.value.status == 401
    assert turns(party.base, new_token(party.base, "Ola")) == []
