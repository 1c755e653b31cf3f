"""Contests over the wire: they run themselves, and nobody hears what others make of a deal."""

import json
import threading
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from websockets.exceptions import ConnectionClosed

from tests.server.contests import (
    ALONE,
    begin,
    enter,
    gathered,
    is_in,
    new_contest,
    play_round,
    sit_down,
    told,
    until,
)
from tests.server.party import OPEN, Party
from tests.server.protocol_client import (
    TIMEOUT_SECONDS,
    Client,
    Refused,
    call,
    new_token,
    nonce,
)
from tests.server.running import ROOMY, running
from zaslonka.cli import main
from zaslonka.server.tables.contests import Contests
from zaslonka.store import sqlite
from zaslonka.store.store import Store
from zaslonka.table import contested, contesting


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contested, "ARRIVAL_SECONDS", 0.3)


def pairs(contest: dict[str, Any]) -> list[frozenset[int]]:
    return [frozenset(table["people"]) for one in contest["played"] for table in one["tables"]]


@pytest.mark.rule("TAB-133", "TAB-137", "TAB-139")
def test_a_swiss_of_eight_runs_itself_over_restarts(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        contest, tokens = gathered(base, 8)
        strength = {token: number for number, token in enumerate(tokens)}
    for number in range(1, 4):
        with running(tmp_path) as base:
            assert len(until(base, contest, is_in(number))["played"]) == number
            play_round(base, contest, tokens, strength)
    with running(tmp_path) as base:
        over = until(base, contest, lambda now: now["phase"] == "over")
    assert len(over["played"]) == 3
    assert len({*pairs(over)}) == len(pairs(over)) == 12
    first, *_ = over["standings"]
    assert (first["who"], first["place"], first["points"]) == (7, 1, 6)
    assert sum(one["points"] for one in over["standings"]) == 3 * 4 * 2
    assert [one["who"] for one in over["standings"] if one["points"] == 0] == [0]


@pytest.mark.rule("TAB-133", "TAB-139")
@pytest.mark.parametrize("fault", ["gone_on", "save_contest"])
def test_what_stops_between_two_rounds_pairs_the_next_one_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """As if the server had been killed there: nothing after that is done, and nothing is lost."""
    with running(tmp_path) as base:
        contest, tokens = gathered(base, 4)
        strength = {token: number for number, token in enumerate(tokens)}
        with monkeypatch.context() as patch:
            stopped = threading.Event()

            def stop(*_: Any, **__: Any) -> None:
                stopped.set()
                raise ZeroDivisionError

            patch.setattr(contesting if fault == "gone_on" else Store, fault, stop)
            play_round(base, contest, tokens, strength)
            assert stopped.wait(TIMEOUT_SECONDS)
            assert not told(base, contest)["played"][0]["closed"]
    with running(tmp_path) as base:
        again = until(base, contest, is_in(2))
        assert again["played"][0]["closed"]
        seated = sorted(who for table in again["played"][1]["tables"] for who in table["people"])
        assert seated == [0, 1, 2, 3]
    with closing(sqlite.connect(tmp_path)) as connection:
        (rounds,) = connection.execute("SELECT count(*) FROM rounds").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    assert (rounds, tables) == (2, 4)


@pytest.mark.rule("TAB-135")
def test_a_round_robin_of_five_has_everybody_meet_and_rest_once(base: str) -> None:
    contest, tokens = gathered(base, 5, "round_robin")
    strength = {token: number for number, token in enumerate(tokens)}
    for number in range(1, 6):
        until(base, contest, is_in(number))
        play_round(base, contest, tokens, strength)
    over = until(base, contest, lambda now: now["phase"] == "over")
    assert sorted(map(sorted, pairs(over))) == [list(pair) for pair in combinations(range(5), 2)]
    assert sorted(who for one in over["played"] for who in one["byes"]) == [*range(5)]
    assert [one["who"] for one in over["standings"]] == [4, 3, 2, 1, 0]


@pytest.mark.rule("TAB-134")
@pytest.mark.usefixtures("soon")
def test_who_does_not_come_is_not_waited_for(base: str) -> None:
    contest, tokens = gathered(base, 4, rounds=1)
    there = sit_down(base, contest, tokens[3])
    assert there is not None
    there.take_until(lambda: there.table["contest"]["walkover"])
    over = until(base, contest, lambda now: now["phase"] == "over")
    assert next((one["who"], one["points"]) for one in over["standings"]) == (3, 2)
    assert sum(one["points"] for one in over["standings"]) == 2
    there.close()


@pytest.mark.rule("TAB-133")
def test_a_seat_is_its_persons_alone_and_nobody_is_host(party: Party) -> None:
    contest, tokens = gathered(party.base, 4)
    now = told(party.base, contest, tokens[0])
    mine = now["you"]["table"]
    stranger = next(
        token for token in tokens if told(party.base, contest, token)["you"]["table"] != mine
    )
    there = party.join(mine, stranger)
    assert there.you["awaited"] is None
    assert there.ask("sit", seat=0, nonce=nonce())["rule"] == "TAB-133"
    assert there.ask("start")["rule"] == "TAB-15"
    with pytest.raises(Refused):
        call(party.base, "DELETE", f"/api/tables/{mine}", None, tokens[0])


@pytest.mark.rule("TAB-130", "TAB-138")
def test_a_contest_is_called_off_by_its_host_before_it_begins(base: str) -> None:
    ola, jan = (new_token(base, name) for name in ("Ola", "Jan"))
    contest = new_contest(base, ola)
    enter(base, contest, jan)
    (mine,) = call(base, "GET", "/api/contests", None, jan)
    assert (mine["id"], mine["people"], mine["phase"]) == (contest, 1, "open")
    with pytest.raises(Refused):
        call(base, "DELETE", f"/api/contests/{contest}", None, jan)
    call(base, "DELETE", f"/api/contests/{contest}", None, ola)
    with pytest.raises(Refused) as gone:
        told(base, contest)
    assert gone.value.problem["code"] == "unknown_contest"


@pytest.mark.rule("TAB-130")
@pytest.mark.parametrize(
    "wrong",
    [
        {"rounds": 16},
        {"minutes": 1},
        {"seats": []},
        {"seats": [OPEN] * 13},
        {"kind": "knockout"},
        {"more": 1},
        {"kind": "round_robin", "seats": [OPEN] * 3},
    ],
)
def test_what_cannot_be_is_refused(base: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        new_contest(base, new_token(base, "Ola"), **wrong)


# The same deal for all


@pytest.mark.rule("TAB-131", "TAB-132")
def test_two_friends_play_the_same_deal_and_compare(base: str, tmp_path: Path) -> None:
    contest, (ola, jan) = gathered(base, 2, "duplicate", seats=ALONE)
    tables = [told(base, contest, token)["you"]["table"] for token in (ola, jan)]
    there = Client(base, tables[0], ola)
    deal = there.position["view"]
    there.do("resign")
    assert there.over
    assert there.position["open"] is None
    assert told(base, contest)["phase"] == "running"
    assert not told(base, contest)["compared"]
    for path in ("replay", "record", "story"):
        with pytest.raises(Refused) as held:
            call(base, "GET", f"/api/tables/{tables[0]}/{path}", None, ola)
        assert held.value.problem["rule"] == "TAB-131"
    other = Client(base, tables[1], jan)
    assert other.position["view"] == deal
    other.do("resign")
    over = until(base, contest, lambda now: now["phase"] == "over")
    assert [(one["points"], one["most"]) for one in over["compared"]] == [(1, 2), (1, 2)]
    there.take_until(lambda: there.position["open"] is not None)
    assert not there.table["contest"]["held"]
    kept = call(base, "GET", f"/api/tables/{tables[0]}/record", None)
    assert len(kept["shared"]) == 2
    assert kept["commitment"] == over["commitment"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(kept))
    assert main(["replay", "--verify", str(file)]) == 0
    there.close()
    other.close()


@pytest.mark.rule("TAB-131")
def test_nobody_looks_on_while_the_deal_is_played(base: str) -> None:
    contest, (ola, jan) = gathered(base, 2, "duplicate", seats=ALONE)
    table = told(base, contest, ola)["you"]["table"]
    for token in (jan, None, new_token(base, "Ewa")):
        there = Client(base, table, token)
        assert [json.loads(frame)["code"] for frame in there.frames] == ["not_open"]
        with pytest.raises(ConnectionClosed):
            there.take()
        there.close()


def from_outside(base: str, contest: str, token: str, tables: list[str]) -> list[Any]:
    """All that somebody at another table can ask for."""
    asked = []
    for path in (
        f"/api/contests/{contest}",
        *(
            f"/api/tables/{table}{more}"
            for table in tables
            for more in ("", "/replay", "/record", "/story")
        ),
    ):
        try:
            asked.append(call(base, "GET", path, None, token))
        except Refused as refused:
            asked.append((refused.status, refused.problem))
    return asked


@pytest.mark.rule("TAB-131", "TAB-40")
def test_at_another_table_it_is_the_same_whatever_happened_at_this(base: str) -> None:
    """Jan asks for everything before Ola has come, while she plays, and when she has given in."""
    contest, (ola, jan) = gathered(base, 2, "duplicate", seats=ALONE)
    tables = [told(base, contest, token)["you"]["table"] for token in (ola, jan)]
    here = Client(base, tables[1], jan)
    here.take_until(lambda: here.my_turn)  # so nothing happens at this table by itself
    before = from_outside(base, contest, jan, tables[:1])
    told_here = len(here.frames)
    there = Client(base, tables[0], ola)
    assert from_outside(base, contest, jan, tables[:1]) == before
    there.do("say", said="Ha!", to="table")
    if there.my_turn:
        listed = [move for offer in there.position["offers"] for move in offer["moves"] or ()]
        there.do("move", move=listed[0])
    assert from_outside(base, contest, jan, tables[:1]) == before
    there.do("resign")
    there.close()
    assert from_outside(base, contest, jan, tables[:1]) == before
    here.ask("say", said="", to="table")
    assert [json.loads(frame)["type"] for frame in here.frames[told_here:]] == ["refused"]
    here.do("resign")
    until(base, contest, lambda now: now["phase"] == "over")
    assert from_outside(base, contest, jan, tables[:1]) != before
    here.close()


@pytest.mark.rule("TAB-131", "TAB-134")
def test_a_deal_that_is_not_played_in_time_opens_all_the_same(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest, (ola, _) = gathered(base, 2, "duplicate", seats=ALONE)
    table = told(base, contest, ola)["you"]["table"]
    monkeypatch.setattr(Contests, "_times", lambda *_: (0, 0))
    there = Client(base, table, ola)
    there.do("resign")  # which has the contest looked at
    there.close()
    over = until(base, contest, lambda now: now["phase"] == "over")
    assert [one["fared"] is None for one in over["compared"]] == [False, True]
    assert call(base, "GET", f"/api/tables/{table}/replay")


# Privacy


@pytest.mark.rule("PRV-09", "PRV-19")
def test_who_is_forgotten_has_no_name_and_is_not_paired_any_more(base: str) -> None:
    ola, jan, ewa = (new_token(base, name) for name in ("Ola", "Jan", "Ewa"))
    contest = new_contest(base, ola)
    for token in (ola, jan, ewa):
        enter(base, contest, token)
    call(base, "DELETE", "/api/people/me", None, ola)
    names = [one["name"] for one in told(base, contest)["entrants"]]
    assert names == ["Jan", "Ewa"]
    more = [new_token(base, f"Gracz {number}") for number in range(2)]
    for token in more:
        enter(base, contest, token)
    begin(base, contest, jan)  # the host is gone
    call(base, "DELETE", "/api/people/me", None, jan)
    now = told(base, contest)
    assert next((one["name"], one["withdrawn"]) for one in now["entrants"]) == ("—", True)


@pytest.mark.rule("TAB-139")
def test_too_many_contests_of_an_address_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, limits=structs.replace(ROOMY, contests_an_hour=1)) as base:
        token = new_token(base, "Ola")
        new_contest(base, token)
        with pytest.raises(Refused) as refused:
            new_contest(base, token)
        assert refused.value.status == 429
