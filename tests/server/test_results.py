"""What games came to, over the wire: once, in one order, and seen by whom one lets.

TAB-90 to TAB-96.
"""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Client, Refused, call, new_table, new_token, nonce
from tests.server.running import running, running_apart
from tests.support.example import EXAMPLE
from tests.support.results import need_the_same_when_rebuilt
from zaslonka.cli import main
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.tables import results as keeping
from zaslonka.server.tables.results import win_streaks
from zaslonka.store import sqlite
from zaslonka.store.address import Where
from zaslonka.store.standings import ENOUGH
from zaslonka.store.store import Store

KEPT = ("finished", "results", "ratings")


def mine(base: str, token: str) -> dict[str, Any]:
    told: dict[str, Any] = call(base, "GET", "/api/people/me/results", None, token)
    return told


def of_example(told: dict[str, Any]) -> dict[str, Any]:
    return next(game for game in told["games"] if game["game"] == EXAMPLE)


def show(base: str, token: str, *, ranked: bool = False, shown: bool = False) -> dict[str, Any]:
    wish = {"ranked": ranked, "shown": shown}
    told: dict[str, Any] = call(base, "PUT", "/api/people/me/results", wish, token)
    return told


def board(base: str, token: str | None = None, query: str = "") -> dict[str, Any]:
    told: dict[str, Any] = call(base, "GET", f"/api/leaderboards/{EXAMPLE}{query}", None, token)
    return told


def beats(party: Party, winner: str, loser: str, games: int = 1) -> None:
    """Two people meet, and one of them gives up."""
    for _ in range(games):
        table = new_table(party.base, winner, [OPEN, OPEN])
        first, second = party.join(table, winner), party.join(table, loser)
        second.do("sit", seat=1, nonce=nonce())
        first.do("start")
        second.do("resign")
        for one in (first, second):
            one.close()


@pytest.mark.rule("TAB-90", "TAB-92")
def test_a_game_that_has_ended_is_on_the_page_of_both(party: Party) -> None:
    ola, jan = new_token(party.base, "Ola"), new_token(party.base, "Jan")
    assert mine(party.base, ola)["games"] == []
    beats(party, ola, jan)
    won, lost = (of_example(mine(party.base, token)) for token in (ola, jan))
    assert (won["count"]["games"], won["count"]["won"]) == (1, 1)
    assert (lost["count"]["games"], lost["count"]["won"]) == (1, 0)
    assert [one["met"] for one in won["against"]] == ["people"]
    assert won["now"]["rated"]["points"] > 1500 > lost["now"]["rated"]["points"]
    assert won["past"] == [won["now"]["rated"]]
    (opponent,) = mine(party.base, ola)["opponents"]
    assert opponent == {"name": "Jan", "together": False, "games": 1, "won": 1, "lost": 0}
    assert mine(party.base, ola)["streaks"] == {"wins": 1, "best": 1, "days": 0}


@pytest.mark.rule("TAB-90")
def test_nothing_is_told_of_a_running_game(party: Party) -> None:
    ola, jan = party.sit(2)
    assert ola.token is not None
    before = mine(party.base, ola.token)
    mover = ola if ola.my_turn else jan
    mover.do("move", move=mover.position["offers"][0]["moves"][0])
    assert mine(party.base, ola.token) == before
    assert before["games"] == []
    assert before["opponents"] == []


@pytest.mark.rule("TAB-94", "PRV-13")
def test_a_page_is_private_until_its_owner_shows_it_and_again_afterwards(party: Party) -> None:
    ola, jan = new_token(party.base, "Ola"), new_token(party.base, "Jan")
    beats(party, ola, jan)
    assert mine(party.base, ola)["showing"] == {"ranked": False, "shown": False, "link": None}
    shown = show(party.base, ola, shown=True)
    page = shown["link"].rpartition("/")[2]
    told = call(party.base, "GET", f"/api/people/{page}/results")
    assert told["name"] == "Ola"
    assert of_example(told) == of_example(mine(party.base, ola))
    assert {*told} == {"name", "games", "streaks"}, "with whom one played is not told to others"
    assert show(party.base, ola, shown=True)["link"] == shown["link"]
    show(party.base, ola)
    with pytest.raises(Refused) as refused:
        call(party.base, "GET", f"/api/people/{page}/results")
    assert refused.value.status == 404
    assert show(party.base, ola, shown=True)["link"] != shown["link"]


@pytest.mark.rule("TAB-94", "PRV-13")
def test_who_somebody_is_is_in_no_answer(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        party, ola, jan = Party(base), new_token(base, "Ola"), new_token(base, "Jan")
        beats(party, ola, jan, ENOUGH)
        link = show(base, ola, ranked=True, shown=True)["link"]
        show(base, jan, ranked=True)
        page = call(base, "GET", f"/api/people/{link.rpartition('/')[2]}/results")
        answers = json.dumps([page, mine(base, ola), board(base, jan)])
    tokens = Tokens((tmp_path / sqlite.KEY).read_bytes())
    for token in (ola, jan):
        person = tokens.person(token)
        assert person is not None
        assert person not in answers
        assert token not in answers


@pytest.mark.rule("TAB-95")
def test_a_table_has_those_who_wished_for_it(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        party, ola, jan = Party(base), new_token(base, "Ola"), new_token(base, "Jan")
        beats(party, ola, jan, ENOUGH)
        assert board(base)["rows"] == []
        show(base, jan, ranked=True)
        (row,) = board(base, jan)["rows"]
        assert (row["name"], row["place"], row["you"], row["page"]) == ("Jan", 1, True, None)
        link = show(base, ola, ranked=True, shown=True)["link"]
        told = board(base, jan)
        assert [(one["name"], one["you"]) for one in told["rows"]] == [
            ("Ola", False),
            ("Jan", True),
        ]
        assert link.endswith(told["rows"][0]["page"])
        (season,) = told["seasons"]
        assert board(base, None, f"?season={season}")["rows"][0]["name"] == "Ola"
        assert board(base, None, "?season=1999-1")["rows"] == []
        assert [row["place"] for row in board(base, None, "?skip=1")["rows"]] == [2]
        show(base, jan)
        assert [row["name"] for row in board(base)["rows"]] == ["Ola"]
        for wrong in ("?season=2026", "?season=2026-5", "?skip=-1", "?season=2026-4%00"):
            with pytest.raises(Refused) as refused:
                board(base, None, wrong)
            assert refused.value.status == 400
        party.go_home()


@pytest.mark.rule("TAB-91", "PRV-14")
def test_forget_me_takes_results_ratings_and_the_page_along(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        party, ola, jan = Party(base), new_token(base, "Ola"), new_token(base, "Jan")
        beats(party, ola, jan, ENOUGH)
        page = show(base, ola, ranked=True, shown=True)["link"].rpartition("/")[2]
        before = of_example(mine(base, jan))
        call(base, "DELETE", "/api/people/me", None, ola)
        with pytest.raises(Refused):
            call(base, "GET", f"/api/people/{page}/results")
        assert board(base)["rows"] == []
        told = mine(base, jan)
        assert told["opponents"] == []
        assert of_example(told) == before
    kept = _rows(tmp_path)
    assert len({row[0] for row in kept["results"]}) == 1
    assert main(["rebuild", str(tmp_path)]) == 0
    assert _rows(tmp_path) == kept


def _rows(where: Where) -> dict[str, list[Any]]:
    house = Store(where, lambda jobs, seconds: None)
    try:
        ask = house._database.reading.execute
        return {name: sorted(ask(f"SELECT * FROM {name}").fetchall()) for name in KEPT}
    finally:
        house.close()


@pytest.mark.rule("TAB-90", "TAB-96")
def test_games_that_end_at_once_count_once_and_in_the_order_of_a_rebuild(where: Where) -> None:
    """Eight games of the same four people end at the same moment, and somebody looks on."""
    with running(where) as base:
        party = Party(base)
        tokens = [new_token(base, f"Gracz {number}") for number in range(4)]
        losers: list[Client] = []
        for number in range(8):
            pair = tokens[number % 4], tokens[(number + 1) % 4]
            table = new_table(base, pair[0], [OPEN, OPEN])
            first, second = (party.join(table, token) for token in pair)
            second.do("sit", seat=1, nonce=nonce())
            first.do("start")
            losers.append(second)
        with ThreadPoolExecutor(10) as devices:
            ends = [devices.submit(one.do, "resign") for one in losers]
            looks = [devices.submit(mine, base, tokens[0]) for _ in range(4)]
            for end in ends:
                end.result()
            for look in looks:
                look.result()
        told = [of_example(mine(base, token)) for token in tokens]
        assert [one["count"]["games"] for one in told] == [4] * 4
        assert [one["now"]["games"] for one in told] == [4] * 4
        party.go_home()
    kept = _rows(where)
    assert [row[3] for row in kept["finished"]] == [1] * 8
    assert main(["rebuild", str(where)]) == 0
    assert _rows(where) == kept


@pytest.mark.rule("TAB-90", "TAB-96")
def test_what_was_acknowledged_is_counted_once_by_a_server_that_is_killed(tmp_path: Path) -> None:
    with running_apart(tmp_path) as (base, server):
        ola, jan = new_token(base, "Ola"), new_token(base, "Jan")
        beats(Party(base), ola, jan, 2)
        mine(base, ola)
        beats(Party(base), ola, jan)
        server.kill()
    assert need_the_same_when_rebuilt(tmp_path) == 3
    with running(tmp_path) as base:
        told = of_example(mine(base, ola))
        assert (told["count"]["games"], told["now"]["games"], len(told["past"])) == (3, 3, 3)
        beats(Party(base), ola, jan)
        assert of_example(mine(base, jan))["now"]["games"] == 4


@pytest.mark.rule("TAB-93")
def test_moves_are_measured_by_workers_after_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "WAIT_SECONDS", 0.05)
    with running(tmp_path) as base:
        party, token = Party(base), new_token(base, "Ola")
        table = new_table(base, token, [OPEN, BOT], start=True)
        ola = party.join(table, token)
        ola.take_until(lambda: ola.my_turn)
        ola.do("move", move=ola.position["offers"][0]["moves"][0])
        ola.do("resign")
        until = time.monotonic() + 60
        while of_example(mine(base, token))["accuracy"] is None:
            assert time.monotonic() < until
            time.sleep(0.05)
        measured = of_example(mine(base, token))["accuracy"]
        assert measured["games"] == 1
        assert 0 <= measured["percent"] <= 100
        assert [one["met"] for one in of_example(mine(base, token))["against"]] == ["latwy"]
        party.go_home()
    kept = _rows(tmp_path)
    assert main(["rebuild", str(tmp_path), "--measure"]) == 0
    assert _rows(tmp_path) == kept


@pytest.mark.rule("TAB-91", "TAB-93")
def test_a_deleted_table_still_counts_and_is_not_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "WAIT_SECONDS", 0.3)
    connection = sqlite.connect(tmp_path)
    with running(tmp_path) as base:
        party, ola, jan = Party(base), new_token(base, "Ola"), new_token(base, "Jan")
        beats(party, ola, jan)
        (table,) = call(base, "GET", "/api/tables", None, ola)
        call(base, "DELETE", f"/api/tables/{table['id']}", None, ola)
        assert of_example(mine(base, ola))["count"]["games"] == 1
        until = time.monotonic() + 60
        while connection.execute("SELECT best FROM results").fetchall() != [(0,), (0,)]:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert of_example(mine(base, ola))["accuracy"] is None
    connection.close()


@pytest.mark.rule("TAB-90")
@pytest.mark.parametrize(
    ("recent", "now", "best"),
    [
        ([], 0, 0),
        (["won", "won", "lost", "won"], 2, 2),
        (["lost", "won", "won", "won"], 0, 3),
        (["won", "assisted", "won", "drawn"], 2, 2),
    ],
)
def test_a_streak_is_wins_in_a_row(recent: list[Any], now: int, best: int) -> None:
    assert win_streaks(recent) == (now, best)
