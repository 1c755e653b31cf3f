"""Puzzles over the wire: one after another, answered once, and gone with their game."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.party import Party
from tests.server.protocol_client import Client, Refused, call, new_token
from tests.server.running import running
from tests.store.test_research import FINISHED, of_bots
from tests.support.example import EXAMPLE
from tests.table.puzzles import as_kept, bad_move, best_move, posed
from zaslonka.cli import main
from zaslonka.server.operations.settings import Limits
from zaslonka.server.tables import finding
from zaslonka.server.workers import puzzles as workers
from zaslonka.server.workers.puzzles import PuzzleFinder
from zaslonka.store import puzzles as kept_puzzles, sqlite
from zaslonka.store.store import Store
from zaslonka.table.live import LiveTable
from zaslonka.table.puzzle_ratings import MEAN

GAME = EXAMPLE
FOUND_SECONDS = 120
"""Until robots have played a game with a puzzle in it, on a busy machine."""


def filled(data: Path, puzzles: int) -> None:
    """A house with so many puzzles of its own."""
    house = Store(data, lambda jobs, seconds: None)
    for _ in range(puzzles):
        made = kept_puzzles.played(GAME, "pl", 1, as_kept(GAME))
        house._database.writing.carry_out(made, ())
    house.close()


def next_puzzle(base: str, token: str, **more: Any) -> str:
    return str(call(base, "POST", "/api/puzzles", {"game": GAME, **more}, token)["id"])


def standing(base: str, token: str | None = None) -> dict[str, Any]:
    told = call(base, "GET", "/api/puzzles", None, token)
    return next(one for one in told["games"] if one["game"] == GAME)


def answer(party: Party, token: str, *, right: bool) -> Client:
    solver = party.join(next_puzzle(party.base, token), token)
    move = best_move(GAME) if right else bad_move(GAME)
    solver.do("move", move=msgspec.to_builtins(move))
    solver.take_until(lambda: solver.over)
    return solver


@pytest.mark.rule("TAB-122", "TAB-124", "TAB-125")
def test_one_after_another_is_answered_once_and_counted(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    with running(tmp_path) as base:
        party, token = Party(base), new_token(base, "Ola")
        assert standing(base)["left"] == 2
        with ThreadPoolExecutor(6) as devices:
            made = {*devices.map(lambda _: next_puzzle(base, token), range(6))}
        assert len(made) == 1
        assert standing(base, token)["table"] in made
        right = answer(party, token, right=True)
        assert {right.table["id"]} == made
        own = right.table["challenge"]["puzzle"]["answer"]["own"]["move"]
        assert own == msgspec.json.decode(msgspec.json.encode(best_move(GAME)))
        after = standing(base, token)
        assert (after["tried"], after["solved"], after["left"], after["table"]) == (1, 1, 1, None)
        assert after["rating"] > MEAN
        assert call(base, "GET", f"/api/tables/{right.table['id']}/best")["steps"]
        wrong = answer(party, token, right=False)
        assert wrong.table["challenge"]["grade"]["verdict"] == "worse"
        assert standing(base, token)["rating"] < after["rating"]
        with pytest.raises(Refused) as refused:
            next_puzzle(base, token)
        assert (refused.value.problem["rule"], refused.value.problem["why"]) == (
            "TAB-127",
            "none_left",
        )
        # They are found where they are solved, and not among one's tables.
        assert call(base, "GET", "/api/tables", None, token) == []
        with pytest.raises(Refused) as refused:
            call(base, "DELETE", f"/api/tables/{wrong.table['id']}", None, token)
        assert refused.value.problem["rule"] == "TAB-122"
        before = standing(base, token)
        party.go_home()
    assert main(["rebuild", str(tmp_path)]) == 0
    saved = tmp_path / "saved"
    assert main(["check", str(tmp_path), "--salvage", str(saved)]) == 0
    for data in (tmp_path, saved):
        with running(data) as base:
            assert standing(base, token) == before


@pytest.mark.rule("TAB-122")
def test_nothing_of_the_answer_is_sent_before_it(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    with running(tmp_path) as base:
        party, token = Party(base), new_token(base, "Ola")
        table = next_puzzle(base, token)
        ola = party.join(table, token)
        sent = "".join(ola.frames)
        best = f'"best":{{"move":{msgspec.json.encode(posed(GAME).weighed.moves[0].move).decode()}'
        assert '"answer":null' in sent
        assert best not in sent
        with pytest.raises(Refused) as refused:
            call(base, "GET", f"/api/tables/{table}/best", None, token)
        assert refused.value.problem["rule"] == "TAB-66"
        for path in ("replay", "record", "story"):
            with pytest.raises(Refused):
                call(base, "GET", f"/api/tables/{table}/{path}", None, token)
        ola.do("resign")
        ola.take_until(lambda: ola.over)
        assert best in "".join(ola.frames)
        party.go_home()


@pytest.mark.rule("TAB-127")
def test_so_many_an_hour(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    with running(tmp_path, limits=Limits(puzzles_an_hour=2)) as base:
        token = new_token(base, "Ola")
        assert next_puzzle(base, token) == next_puzzle(base, token)
        with pytest.raises(Refused) as refused:
            next_puzzle(base, token)
        assert refused.value.problem["code"] == "too_many"
        with pytest.raises(Refused) as refused:
            call(base, "POST", "/api/puzzles", {"game": "chess"}, token)
        assert refused.value.problem["code"] == "unknown_game"


async def _keep(data: Path, table: LiveTable, *people: str) -> None:
    house = Store(data, lambda jobs, seconds: None)
    for person in people:
        await house.save_person(person, person.title(), 1)
    await house.save((None, table), now=1)
    await house.puzzles.looked(table.id, as_kept(GAME, table.id, people=bool(people)))
    house.close()


@pytest.mark.rule("PRV-18", "TAB-123")
def test_consent_is_given_by_a_switch_and_taken_back_with_the_puzzle(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        token, solver = new_token(base, "Ola"), new_token(base, "Jan")
        consent = "/api/people/me/puzzles"
        assert call(base, "GET", consent, None, token) == {"agrees": False}
        assert call(base, "PUT", consent, {"agrees": True}, token) == {"agrees": True}
        assert call(base, "GET", consent, None, token) == {"agrees": True}
    connection = sqlite.connect(tmp_path)
    ((ola,),) = connection.execute("SELECT id FROM people WHERE puzzles IS NOT NULL").fetchall()
    connection.close()
    seated = FINISHED.with_chair(0, msgspec.structs.replace(FINISHED.chairs[0], person=ola))
    asyncio.run(_keep(tmp_path, seated, "jan"))
    with running(tmp_path) as base:
        party = Party(base)
        assert standing(base, token)["left"] == 0  # who was there knows what it came to
        jan = party.join(next_puzzle(base, solver), solver)
        assert jan.table["challenge"]["puzzle"]["people"]
        assert "Ola" not in "".join(jan.frames)
        call(base, "PUT", consent, {"agrees": False}, token)
        with pytest.raises(Refused) as refused:
            call(base, "GET", f"/api/tables/{jan.table['id']}")
        assert refused.value.problem["code"] == "unknown_table"
        told = standing(base, solver)
        assert (told["left"], told["table"], told["tried"]) == (0, None, 0)
        party.go_home()


@pytest.mark.rule("PRV-18")
def test_who_is_forgotten_takes_their_name_from_what_they_answered(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    with running(tmp_path) as base:
        party, token = Party(base), new_token(base, "Ola")
        answer(party, token, right=True)
        next_puzzle(base, token)
        call(base, "DELETE", "/api/people/me", None, token)
        party.go_home()
    connection = sqlite.connect(tmp_path)
    left = connection.execute(
        "SELECT table_id, finished, solved, number FROM puzzle_attempts"
    ).fetchall()
    assert left == [(None, 0, 1, 1)]
    assert connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    connection.close()


@pytest.mark.rule("TAB-123", "TAB-127")
def test_puzzles_are_found_at_leisure_and_a_kill_neither_loses_nor_doubles_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed while it looks, the server looks again; once it has stored a game, never again."""
    monkeypatch.setattr(finding, "ENOUGH", 0)  # none of the house's own
    asyncio.run(_finished(tmp_path))
    looked = "SELECT count(*) FROM puzzle_sources"
    with running(tmp_path, puzzles_after=0.0):
        time.sleep(0.3)  # a process has been started, and is ended with the server
    connection = sqlite.connect(tmp_path)
    assert connection.execute(looked).fetchone() in ((0,), (1,))
    until = time.monotonic() + FOUND_SECONDS
    with running(tmp_path, puzzles_after=0.0):
        while connection.execute(looked).fetchone() == (0,):
            assert time.monotonic() < until
            time.sleep(0.05)
    every = connection.execute("SELECT id, source FROM puzzles").fetchall()
    with running(tmp_path, puzzles_after=0.0):
        time.sleep(0.3)
    assert connection.execute("SELECT id, source FROM puzzles").fetchall() == every
    connection.close()


async def _finished(data: Path) -> None:
    house = Store(data, lambda jobs, seconds: None)
    await house.save((None, of_bots(FINISHED)), now=1)
    house.close()


@pytest.mark.rule("TAB-127")
def test_where_there_are_none_robots_play_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(_: PuzzleFinder, source: workers.Source) -> workers.Found:
        return await asyncio.to_thread(workers.found, source)

    monkeypatch.setattr(PuzzleFinder, "find", at_once)
    monkeypatch.setattr("zaslonka.kernel.shelf.names", lambda: (GAME,))
    with running(tmp_path, puzzles_after=0.0) as base:
        token, until = new_token(base, "Ola"), time.monotonic() + FOUND_SECONDS
        while not standing(base, token)["left"]:
            assert time.monotonic() < until
            time.sleep(0.1)
        ola = Client(base, next_puzzle(base, token), token)
        assert not ola.table["challenge"]["puzzle"]["people"]
        ola.close()
