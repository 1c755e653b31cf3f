"""Workers that join from other machines: who is asked, and what happens when they go."""

import asyncio
import os
import socket
import subprocess
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import msgspec
import pytest

from tests.server.running import threads
from tests.support.questions import echo
from zaslonka.server.cluster import processes, thinkers
from zaslonka.server.cluster.thinkers import Answer, Failed, Offer, Question
from zaslonka.server.operations.metrics import Metrics
from zaslonka.server.workers import questions
from zaslonka.server.workers.crew import fair_share
from zaslonka.server.workers.pool import Unanswered, Workers


class Elsewhere(Executor):
    """Workers that answer when a test says so."""

    def __init__(self) -> None:
        self.asked: list[Future[bytes]] = []

    def submit(self, question: Callable[..., Any], /, *about: Any, **_: Any) -> "Future[Any]":
        self.asked.append(Future())
        self.asked[-1].set_running_or_notify_cancel()
        return self.asked[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        for one in self.asked:
            if not one.done():
                one.set_exception(BrokenExecutor("lost"))


def asking(workers: Workers, many: int) -> "list[asyncio.Task[bytes]]":
    return [
        asyncio.create_task(workers._ask("bot", f"T{number}", echo, b"here"))
        for number in range(many)
    ]


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_whoever_has_most_time_is_asked_and_all_is_bounded() -> None:
    async def go() -> None:
        own, elsewhere = Elsewhere(), Elsewhere()
        workers = Workers(lambda: own, many=1)
        workers.join(elsewhere, 3)
        asked = asking(workers, 1)
        await settled()
        assert (len(own.asked), len(elsewhere.asked)) == (0, 1), "people are served here"
        asked += asking(workers, 3)
        await settled()
        assert (len(own.asked), len(elsewhere.asked)) == (1, 3), "one each"
        asked += asking(workers, 9)
        await settled()
        assert (len(own.asked), len(elsewhere.asked)) == (2, 4), "and one ahead"
        assert workers.waiting() == 7
        elsewhere.asked[0].set_result(b"there")
        assert await asked[0] == b"there"
        await settled()
        assert (len(own.asked), len(elsewhere.asked), workers.waiting()) == (2, 5, 6)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        workers.close()

    asyncio.run(go())


def test_what_a_lost_thinker_was_asked_is_asked_elsewhere() -> None:
    async def go() -> None:
        elsewhere = Elsewhere()
        workers = Workers(threads, many=0)
        joined = workers.join(elsewhere, 2)
        asked = asking(workers, 5)
        await settled()
        assert (len(elsewhere.asked), workers.joined()) == (3, 2)
        workers.left(joined)
        await settled()
        assert (workers.joined(), workers.waiting()) == (0, 5)
        workers.join(threads(), 2)
        assert await asyncio.gather(*asked) == [b"here"] * 5
        workers.close()

    asyncio.run(go())


def test_who_asks_what_thinkers_are_lost_over_is_told() -> None:
    async def go() -> None:
        workers = Workers(threads, many=0)
        (asked,) = asking(workers, 1)
        for _ in range(2):
            joined = workers.join(Elsewhere(), 1)
            await settled()
            workers.left(joined)
            await settled()
        with pytest.raises(Unanswered):
            await asked
        workers.close()

    asyncio.run(go())


def test_a_thinker_that_leaves_is_asked_nothing_more() -> None:
    async def go() -> None:
        workers = Workers(threads, many=1)
        elsewhere = Elsewhere()
        workers.join(elsewhere, 8).is_leaving = True
        assert await asyncio.gather(*asking(workers, 4)) == [b"here"] * 4
        assert (elsewhere.asked, workers.joined()) == ([], 0)
        workers.close()

    asyncio.run(go())


def test_a_host_sees_how_many_have_joined() -> None:
    metrics = Metrics()
    metrics.watch_questions(lambda: 0, lambda: 0.0, lambda: 7)
    assert b"\nzaslonka_joined_workers 7.0" in metrics.page()


@pytest.mark.parametrize(
    ("cores", "servers", "each"),
    [(1, 1, 1), (2, 1, 1), (4, 1, 3), (16, 1, 4), (2, 2, 1), (8, 2, 3), (16, 4, 3), (4, 8, 1)],
)
def test_servers_on_one_machine_share_its_cores(
    cores: int, servers: int, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert fair_share(servers) == each


def test_each_of_several_processes_is_told_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[dict[str, str]] = []
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    monkeypatch.setattr(subprocess, "Popen", lambda _, *, env, **more: started.append(env))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        monkeypatch.delenv("ZASLONKA_WORKERS", raising=False)
        processes.Processes(["serve"], listening, ["127.0.0.1:1", "127.0.0.1:2"])
        monkeypatch.setenv("ZASLONKA_WORKERS", "1")
        processes.Processes(["serve"], listening, ["127.0.0.1:1", "127.0.0.1:2"])
    assert [one["ZASLONKA_WORKERS"] for one in started] == ["3", "3", "1", "1"]


# By their links


class Wire:
    """A thinker's link as its node has it; a test says what the thinker says."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[Question] = asyncio.Queue()
        self.said: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_closed = False

    async def send(self, frame: bytes) -> None:
        self.sent.put_nowait(msgspec.msgpack.decode(frame, type=Question))

    async def receive(self) -> bytes | None:
        return await self.said.get()

    def say(self, answer: Answer) -> None:
        self.said.put_nowait(msgspec.msgpack.encode(answer))

    def close(self) -> None:
        self.is_closed = True


def with_thinker(go: Callable[[Workers, Wire, "asyncio.Task[None]"], Any]) -> None:
    async def run() -> None:
        workers, wire = Workers(threads, many=0), Wire()
        offer = msgspec.msgpack.encode(Offer(2))
        having = asyncio.create_task(thinkers.have(workers, wire, offer))  # type: ignore[arg-type]
        await settled()
        await asyncio.wait_for(go(workers, wire, having), 30)
        having.cancel()
        await asyncio.gather(having, return_exceptions=True)
        workers.close()

    asyncio.run(run())


def asked_of(workers: Workers) -> "asyncio.Task[bytes]":
    return asyncio.create_task(workers._ask("bot", "T", questions.decide, "gra", b"{}", "latwy"))


def test_a_question_goes_by_its_name_and_its_answer_comes_back() -> None:
    async def go(workers: Workers, wire: Wire, _: object) -> None:
        one, other, third = (asked_of(workers) for _ in range(3))
        question = await wire.sent.get()
        assert (question.name, question.about) == ("decide", ["gra", b"{}", "latwy"])
        wire.say(Answer((await wire.sent.get()).number, fault="ZeroDivisionError()"))
        wire.say(Answer((await wire.sent.get()).number, fault="not now", again=True))
        wire.say(Answer(99, b"nobody has asked"))
        wire.say(Answer(question.number, b"a move"))
        assert await one == b"a move"
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await other
        with pytest.raises(Unanswered):
            await third

    with_thinker(go)


@pytest.mark.parametrize("how", ["silent", "closed", "nonsense"])
def test_a_thinker_that_says_nothing_or_nonsense_is_lost(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "SILENT_SECONDS", 0.2)

    async def go(workers: Workers, wire: Wire, having: "asyncio.Task[None]") -> None:
        asked = asked_of(workers)
        await wire.sent.get()
        if how != "silent":
            wire.said.put_nowait(None if how == "closed" else b"\xc1")
        await having
        await settled()
        assert (workers.joined(), workers.waiting(), wire.is_closed) == (0, 1, True)
        asked.cancel()

    with_thinker(go)


def test_a_thinker_that_leaves_is_let_go_when_it_has_answered() -> None:
    async def go(workers: Workers, wire: Wire, having: "asyncio.Task[None]") -> None:
        asked = asked_of(workers)
        number = (await wire.sent.get()).number
        wire.say(Answer(0, is_leaving=True))
        await settled()
        assert not having.done()
        wire.say(Answer(number, b"a move"))
        assert await asked == b"a move"
        wire.say(Answer(0, is_leaving=True))
        await having
        await settled()
        assert wire.is_closed

    with_thinker(go)


def test_nothing_but_questions_can_be_asked() -> None:
    assert questions.BY_NAME.keys() == {"decide", "opine", "reply", "help", "advise", "measure"}
