"""Workers: whose turn it is, and what happens when they die, stop or hang."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor

import pytest

from tests.server.running import threads
from tests.support import questions
from tests.table import tables
from zaslonka import games
from zaslonka.bots import endpoint
from zaslonka.bots.endpoint import Endpoint
from zaslonka.server.workers import crew, pool
from zaslonka.server.workers.pool import Unanswered, Workers
from zaslonka.server.workers.turns import MOST_OF_A_TABLE, Busy, Turns

# Turns


def test_a_quick_bot_is_asked_soon_however_many_masters_think_elsewhere() -> None:
    turns: Turns[str] = Turns()
    for number in range(500):
        turns.put("bot mistrz", f"M{number}", f"mistrz {number}")
    turns.put("bot latwy", "L", "łatwy")
    before = 0
    while turns.take() != "łatwy":
        before += 1
    # One queue for all had 500 before it.
    assert before <= 1
    assert len(turns) == 500 - before


def test_bots_of_one_game_do_not_wait_behind_those_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kinds: list[str] = []

    async def ask(self: Workers, kind: str, *question: object) -> bytes:
        kinds.append(kind)
        raise Unanswered

    async def go() -> None:
        workers = Workers(threads)
        for game in map(games.get, games.names()):
            table = tables.dealt(game.seats[0], game=game.name)
            for asked in (workers.decide(table, 0, "mistrz"), workers.hint(table, 0)):
                with pytest.raises(Unanswered):
                    await asked
        workers.close()

    monkeypatch.setattr(Workers, "_ask", ask)
    asyncio.run(go())
    assert len({*kinds}) == 2 * len(games.names()), "each of a kind of its own, by turns"


def test_tables_take_turns_however_much_one_of_them_asks() -> None:
    turns: Turns[str] = Turns()
    for number in range(12):
        turns.put("help", "ONE", f"one {number}")
    turns.put("help", "OTHER", "other 0")
    turns.put("help", "OTHER", "other 1")
    assert [turns.take() for _ in range(5)] == ["one 0", "other 0", "one 1", "other 1", "one 2"]
    assert len(turns) == 9


def test_what_a_table_may_have_waiting_is_bounded() -> None:
    turns: Turns[int] = Turns()
    for number in range(MOST_OF_A_TABLE):
        turns.put("help", "ONE", number)
    with pytest.raises(Busy):
        turns.put("help", "ONE", -1)
    turns.put("help", "OTHER", 0)
    assert len(turns) == MOST_OF_A_TABLE + 1


def test_who_does_not_wait_any_more_takes_nobodys_turn() -> None:
    now = [10.0]
    turns: Turns[str] = Turns(lambda: now[0])
    assert (turns.longest(), turns.take()) == (0.0, None)
    turns.put("help", "ONE", "gone")
    now[0] = 11.0
    turns.put("help", "TWO", "stays")
    now[0] = 12.0
    assert turns.longest() == 2.0
    turns.drop("help", "ONE", "gone")
    turns.drop("help", "ONE", "gone")
    assert (len(turns), turns.longest()) == (1, 1.0)
    assert (turns.take(), turns.take()) == ("stays", None)


def test_questions_wait_in_turns_and_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "AHEAD", 0)
    answered: list[str] = []
    enough = threading.Event()

    def slowly(name: str) -> bytes:
        assert enough.wait(60)
        answered.append(name)
        return b""

    async def go() -> None:
        workers = Workers(threads)
        asked = [asyncio.create_task(workers._ask("slow", "A", slowly, "slow"))]
        asked += [
            asyncio.create_task(workers._ask("slow", f"T{n}", slowly, "slow")) for n in range(9)
        ]
        asked.append(asyncio.create_task(workers._ask("quick", "Q", slowly, "quick")))
        given_up = asyncio.create_task(workers._ask("quick", "R", slowly, "never"))
        await asyncio.sleep(0.05)
        assert workers.waiting() == 11
        assert workers.longest_wait() > 0
        given_up.cancel()
        await asyncio.sleep(0)
        assert workers.waiting() == 10
        enough.set()
        await asyncio.gather(*asked)
        assert (workers.waiting(), workers.longest_wait()) == (0, 0)
        workers.close()

    asyncio.run(go())
    assert answered.index("quick") <= 2
    assert len(answered) == 11


# Workers that break down


def few_processes() -> Executor:
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "QUESTION_SECONDS", 2.0)


def pid_of(answer: bytes) -> int:
    return int(answer)


def test_who_asks_what_kills_workers_is_told_and_others_are_answered() -> None:
    async def go() -> None:
        workers = Workers(few_processes)
        with pytest.raises(Unanswered):
            await workers._ask("bot", "T", questions.die)
        assert await workers._ask("bot", "T", questions.echo, b"here") == b"here"
        workers.close()

    asyncio.run(go())


@pytest.mark.usefixtures("impatient")
def test_a_stopped_worker_is_replaced() -> None:
    async def go() -> None:
        workers = Workers(few_processes)
        stopped = pid_of(await workers._ask("bot", "T", questions.pid))
        os.kill(stopped, signal.SIGSTOP)
        with pytest.raises(Unanswered):
            await workers._ask("bot", "T", questions.pid)
        assert pid_of(await workers._ask("bot", "T", questions.pid)) != stopped
        await gone(stopped)
        workers.close()

    asyncio.run(go())


@pytest.mark.usefixtures("impatient")
def test_a_hanging_worker_is_replaced_and_who_waited_behind_it_is_answered() -> None:
    async def go() -> None:
        workers = Workers(few_processes)
        hanging = pid_of(await workers._ask("bot", "T", questions.pid))
        hangs = asyncio.create_task(workers._ask("bot", "T", questions.hang))
        behind = [
            asyncio.create_task(workers._ask("bot", f"T{number}", questions.echo, b"behind"))
            for number in range(5)
        ]
        with pytest.raises(Unanswered):
            await hangs
        answers = await asyncio.gather(*behind, return_exceptions=True)
        # One of them may have waited in the worker's own queue for as long.
        assert answers.count(b"behind") >= 4
        assert await workers._ask("bot", "T", questions.echo, b"on") == b"on"
        await gone(hanging)
        workers.close()

    asyncio.run(go())


def test_a_server_stops_though_its_worker_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "CLOSING_SECONDS", 0.3)

    async def go() -> None:
        workers = Workers(few_processes)
        stopped = pid_of(await workers._ask("bot", "T", questions.pid))
        os.kill(stopped, signal.SIGSTOP)
        await asyncio.wait_for(asyncio.to_thread(workers.close), 30)
        await gone(stopped)

    asyncio.run(go())


async def gone(process: int) -> None:
    for _ in range(200):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it is still there")


# A language model


def test_a_slow_model_holds_up_neither_reading_nor_more_than_a_few_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    enough = threading.Event()
    asked: list[str] = []

    def slowly(*about: object) -> None:
        asked.append(threading.current_thread().name)
        assert enough.wait(60)

    monkeypatch.setattr(endpoint, "decide", slowly)
    table = tables.dealt(4)
    seat = table.waiting()[0]
    slow = Endpoint("http://127.0.0.1:9", "none")

    async def go() -> None:
        workers = Workers(threads, slow)
        waiting = [
            asyncio.create_task(workers.decide(table, seat, "mistrz"))
            for _ in range(pool.MODELS_AT_ONCE)
        ]
        await asyncio.sleep(0.05)
        # The threads that read the store are free, and the next bot thinks for itself.
        began = time.monotonic()
        await asyncio.gather(*(asyncio.to_thread(bool) for _ in range(40)))
        await workers.decide(table, seat, "mistrz")
        assert not any(task.done() for task in waiting)
        assert time.monotonic() - began < slow.seconds
        enough.set()
        await asyncio.gather(*waiting)
        await workers.decide(table, seat, "mistrz")
        workers.close()

    asyncio.run(go())
    assert len(asked) == pool.MODELS_AT_ONCE + 1
    assert all(name.startswith("model") for name in asked)


def test_a_model_that_never_ends_its_answer_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    enough = threading.Event()
    monkeypatch.setattr(endpoint, "decide", lambda *about: enough.wait(60))
    table = tables.dealt(4)
    endless = Endpoint("http://127.0.0.1:9", "none", seconds=-0.9)

    async def go() -> None:
        workers = Workers(threads, endless)
        await workers.decide(table, table.waiting()[0], "mistrz")
        enough.set()
        workers.close()

    asyncio.run(go())
