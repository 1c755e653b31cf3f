"""Tables never stick: what goes on by itself is tried again, and those who wait are told.  TAB-39.

With a full disk, and with workers that fail, hang and are stopped; for bots, clocks, help, hints.
"""

import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.party import BOT, OPEN
from tests.server.protocol_client import Client, new_table, new_token
from tests.server.running import WATCHING, running, threads
from tests.server.test_table import quiet
from tests.store.test_writer import asked
from zaslonka.kernel.levels import LEVELS, Level
from zaslonka.server import app
from zaslonka.server.tables import chores
from zaslonka.server.workers import crew, questions
from zaslonka.store.sqlite import FILE
from zaslonka.store.store import Store, Unstored
from zaslonka.table import clocks
from zaslonka.table.live import Banks, LiveTable


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "RETRY_FIRST", 0.02)
    monkeypatch.setattr(chores, "RETRY_MOST", 0.1)
    monkeypatch.setattr(chores, "STAND_IN_AFTER", 10**9)


PAGE = 512
"""Bytes: a page that is as small as can be has no room for the plies of a whole game."""


class Disk:
    """The disk of a server's store, which can be filled and emptied."""

    def __init__(self) -> None:
        self.store: Store | None = None

    def fill(self) -> None:
        """No page more than there are: what does not fit is refused by SQLite as on a full disk."""
        free = "(SELECT freelist_count FROM pragma_freelist_count)"
        self._do("CREATE TABLE ballast (bytes)")
        self._do(f"INSERT INTO ballast SELECT zeroblob({free} * {PAGE})")
        self._allow(1)

    def empty(self) -> None:
        self._allow(1 << 30)

    def _allow(self, pages: int) -> None:
        self._do(f"PRAGMA max_page_count = {pages}")

    def _do(self, statement: str) -> None:
        assert self.store is not None
        asked(self.store.writer, [(statement, ())]).result(60)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    found = Disk()

    class Watched(Store):
        def __init__(self, where: Path, *about: Any, **more: Any) -> None:
            where.mkdir(exist_ok=True)
            with contextlib.closing(sqlite3.connect(where / FILE)) as empty:
                empty.execute(f"PRAGMA page_size = {PAGE}")
                empty.execute("VACUUM")
            super().__init__(where, *about, **more)
            found.store = self

    monkeypatch.setattr(app, "Store", Watched)
    return found


class Faulty(Executor):
    """Workers that answer nothing but faults while they are at fault."""

    def __init__(self) -> None:
        self._able = ThreadPoolExecutor(2)
        self.at_fault = False
        self.asked = 0

    def submit(self, fn: Callable[..., Any], /, *about: Any, **more: Any) -> "Future[Any]":
        self.asked += 1
        return self._able.submit(self._fail if self.at_fault else fn, *about, **more)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._able.shutdown(wait, cancel_futures=cancel_futures)

    @staticmethod
    def _fail(*about: Any) -> Any:
        raise ZeroDivisionError("a worker at fault")


@pytest.fixture
def faulty() -> Faulty:
    return Faulty()


@pytest.fixture
def house(tmp_path: Path, faulty: Faulty) -> Iterator[str]:
    with running(tmp_path, hire=lambda: faulty) as base:
        yield base


def goes_on(client: Client, plies: int = 3) -> None:
    """Wait until so many more plies were played, or the game is over."""
    before = client.position["ply"]
    client.take_until(lambda: client.over or client.position["ply"] >= before + plies)


# Bots


@pytest.mark.rule("TAB-39")
def test_bots_go_on_when_the_disk_is_not_full_any_more(tmp_path: Path, disk: Disk) -> None:
    with running(tmp_path) as base:
        table = new_table(base, new_token(base, "Ola"), [BOT, BOT, BOT, BOT], start=True)
        client = Client(base, table)
        goes_on(client, 2)
        disk.fill()
        client.take_until(lambda: bool(client.table["trouble"]))
        stood = client.position["ply"]
        assert client.table["trouble"] == client.position["waiting"]
        assert quiet(client, 0.3)
        # Whoever comes now is told the same, though nothing can be stored.
        late = Client(base, table)
        assert late.table["trouble"] == client.table["trouble"]
        assert late.position["ply"] == stood
        disk.empty()
        goes_on(client)
        client.take_until(lambda: client.table["trouble"] == [])
        for one in (client, late):
            one.close()


@contextmanager
def small_disk(directory: Path) -> Iterator[Path]:
    """A disk of two megabytes, where this machine lets one be mounted."""
    directory.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(directory)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no disk can be mounted here")
    try:
        yield directory
    finally:
        subprocess.run(["umount", str(directory)], check=True)


@pytest.mark.rule("TAB-39")
def test_bots_go_on_when_a_real_disk_is_not_full_any_more(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, running(disk / "data") as base:
        table = new_table(base, new_token(base, "Ola"), [BOT, BOT, BOT, BOT], start=True)
        client = Client(base, table)
        goes_on(client, 2)
        with (disk / "filler").open("wb", buffering=0) as filler, contextlib.suppress(OSError):
            while True:
                filler.write(bytes(512))
        client.take_until(lambda: bool(client.table["trouble"]))
        assert client.table["trouble"] == client.position["waiting"]
        (disk / "filler").unlink()
        goes_on(client)
        client.take_until(lambda: client.table["trouble"] == [])
        client.close()


@pytest.mark.rule("TAB-39")
def test_bots_go_on_after_workers_at_fault(house: str, faulty: Faulty) -> None:
    ola = new_token(house, "Ola")
    client = Client(house, new_table(house, ola, [OPEN, BOT, BOT], start=True), ola)
    client.take_until(lambda: client.my_turn)
    faulty.at_fault = True
    client.do("move", move=client.position["offers"][0]["moves"][0])
    client.take_until(lambda: bool(client.table["trouble"]))
    assert client.table["trouble"] == client.position["waiting"]
    asked = faulty.asked
    # People go on meanwhile.
    client.do("say", said="Halo?")
    assert quiet(client, 0.5)
    assert asked < faulty.asked < asked + 50, "tried again, and not without end"
    faulty.at_fault = False
    client.take_until(lambda: client.my_turn or client.over)
    client.take_until(lambda: client.table["trouble"] == [])
    client.close()


@pytest.mark.rule("TAB-39")
def test_a_bot_whose_worker_hangs_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "QUESTION_SECONDS", 0.5)
    enough = threading.Event()
    original, hung = questions.decide, list[int]()

    def decide(*about: Any) -> bytes:
        if len(hung) < 2 and enough.is_set():
            hung.append(1)
            enough.clear()
            enough.wait(60)
        return original(*about)

    monkeypatch.setattr(questions, "decide", decide)
    crews: list[Executor] = []

    def hire() -> Executor:
        crews.append(threads())
        return crews[-1]

    with running(tmp_path, hire=hire) as base:
        table = new_table(base, new_token(base, "Ola"), [BOT, BOT], start=True)
        client = Client(base, table)
        goes_on(client, 1)
        enough.set()
        goes_on(client)
        assert len(crews) > 1
        enough.set()
        client.close()


@pytest.mark.rule("TAB-39")
def test_a_bot_whose_worker_is_stopped_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "QUESTION_SECONDS", 2.0)
    crews: list[Any] = []

    def hire() -> Any:
        crews.append(crew.processes())
        return crews[-1]

    with running(tmp_path, hire=hire) as base:
        table = new_table(base, new_token(base, "Ola"), [BOT, BOT, BOT, BOT], start=True)
        client = Client(base, table)
        goes_on(client, 1)
        for process in list(crews[-1]._processes.values()):
            os.kill(process.pid, signal.SIGSTOP)
        goes_on(client)
        client.close()
    assert len(crews) > 1


def _fails(monkeypatch: pytest.MonkeyPatch, *levels: str) -> list[str]:
    """Bots of these levels cannot decide anything; who is asked."""
    asked, original = list[str](), questions.decide

    def decide(game: str, seen: bytes, level: Level, seed: bytes) -> bytes:
        asked.append(level)
        if level in levels:
            raise ZeroDivisionError("a bot at fault")
        return original(game, seen, level, seed)

    monkeypatch.setattr(questions, "decide", decide)
    return asked


@pytest.mark.rule("TAB-48")
def test_a_lower_level_stands_in_for_a_bot_that_fails_for_ever(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "STAND_IN_AFTER", 4)
    asked = _fails(monkeypatch, "mistrz")
    robot = {"type": "bot", "level": "mistrz"}
    client = Client(house, new_table(house, new_token(house, "Ola"), [robot, robot], start=True))
    goes_on(client, 2)
    assert asked[:5] == ["mistrz"] * 4 + ["sredni"]
    assert asked[5:10] == ["mistrz"] * 4 + ["sredni"], "asked again at its next decision"
    # It was told before, and is not told any more.
    assert any(json.loads(frame).get("table", {}).get("trouble") for frame in client.frames)
    client.close()


@pytest.mark.rule("TAB-48")
def test_any_legal_move_is_made_where_no_level_can_decide(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "STAND_IN_AFTER", 4)
    asked = _fails(monkeypatch, *LEVELS)
    robot = {"type": "bot", "level": "sredni"}
    client = Client(house, new_table(house, new_token(house, "Ola"), [robot, robot], start=True))
    goes_on(client, 2)
    assert asked[:5] == ["sredni"] * 4 + ["latwy"]
    client.close()


@pytest.mark.rule("TAB-48")
def test_a_full_disk_is_no_fault_of_a_bot(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "STAND_IN_AFTER", 1)
    asked = _fails(monkeypatch)
    robot = {"type": "bot", "level": "sredni"}
    # Not so quick that the game is over before the disk is full.
    with running(tmp_path, bot_pace=150) as base:
        client = Client(base, new_table(base, new_token(base, "Ola"), [robot, robot], start=True))
        goes_on(client, 1)
        disk.fill()
        client.take_until(lambda: bool(client.table["trouble"]))
        disk.empty()
        goes_on(client)
        client.close()
    assert set(asked) == {"sredni"}


# Clocks


def _nearly_out(table: LiveTable, now: int) -> LiveTable:
    return table.but(banks=Banks((200,) * len(table.chairs), now))


@pytest.mark.rule("TAB-39")
def test_a_clock_that_runs_out_on_a_full_disk_is_heeded_later(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "wound", _nearly_out)
    with running(tmp_path) as base:
        tokens = [new_token(base, name) for name in ("Ola", "Jan")]
        table = new_table(base, tokens[0], [OPEN, OPEN], clock={"bank": 10})
        ola, jan = (Client(base, table, token) for token in tokens)
        jan.do("sit", seat=1, nonce="0" * 32)
        ola.do("start")
        # What is left of the last page may just do for one ply, not for many.
        disk.fill()
        ola.take_until(lambda: bool(ola.table["trouble"]))
        stood = ola.position["ply"]
        disk.empty()
        ola.take_until(lambda: ola.position["ply"] > stood)
        assert ola.log[-1]["by_clock"]
        ola.take_until(lambda: ola.table["trouble"] == [])
        for one in (ola, jan):
            one.close()


@pytest.mark.rule("TAB-48")
def test_a_clock_is_heeded_though_no_bot_can_decide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "wound", _nearly_out)
    monkeypatch.setattr(chores, "STAND_IN_AFTER", 4)
    asked = _fails(monkeypatch, *LEVELS)
    with running(tmp_path) as base:
        tokens = [new_token(base, name) for name in ("Ola", "Jan")]
        table = new_table(base, tokens[0], [OPEN, OPEN], clock={"bank": 10})
        ola, jan = (Client(base, table, token) for token in tokens)
        jan.do("sit", seat=1, nonce="0" * 32)
        ola.do("start")
        ola.take_until(lambda: bool(ola.log))
        assert ola.log[-1]["by_clock"]
        assert asked[:4] == ["latwy"] * 4
        for one in (ola, jan):
            one.close()


@pytest.mark.rule("TAB-39")
def test_whoever_comes_to_a_table_with_a_clock_on_a_full_disk_is_let_in(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as base:
        tokens = [new_token(base, name) for name in ("Ola", "Jan")]
        table = new_table(base, tokens[0], [OPEN, OPEN], clock={"bank": 100})
        ola, jan = (Client(base, table, token) for token in tokens)
        jan.do("sit", seat=1, nonce="0" * 32)
        ola.do("start")
        ola.take_until(lambda: ola.position is not None)

        def full(*changes: Any, now: int, done: Any) -> None:
            done(Unstored("database or disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(Store, "submit", full)
            for one in (ola, jan):
                one.close()
            again = Client(base, table, tokens[0])
            assert again.position["times"]["running"]
            assert again.ask("propose", what="end")["code"] == "not_ready"
        again.do("propose", what="end")
        again.close()


@pytest.mark.rule("TAB-40")
def test_a_note_that_could_not_be_stored_leaves_no_trace_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says that something could not be stored, not where or what; no number moves."""

    def numbers() -> list[str]:
        told = httpx.get(f"{base}/metrics", headers=WATCHING).text
        return [line for line in told.splitlines() if "_failed" in line]

    with running(tmp_path) as base:
        token = new_token(base, "Ola")
        ola = Client(base, new_table(base, token, [OPEN, BOT]), token)
        ola.do("start")
        before = numbers()

        def full(*changes: Any, now: int, done: Any) -> None:
            done(Unstored("database or disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(Store, "submit", full)
            assert ola.ask("note", note={"a": 1})["code"] == "not_ready"
        assert numbers() == before
        ola.close()
    (line,) = [record for record in caplog.records if record.getMessage() == "not_stored"]
    assert line.__dict__["fields"] == {}


# Help and hints


@pytest.mark.rule("TAB-39")
def test_help_and_hints_come_when_they_can_and_their_seat_alone_is_told(
    house: str, faulty: Faulty
) -> None:
    tokens = [new_token(house, name) for name in ("Ola", "Jan")]
    table = new_table(house, tokens[0], [OPEN, OPEN], help="full", hints=True)
    ola, jan = (Client(house, table, token) for token in tokens)
    watcher = Client(house, table)
    jan.do("sit", seat=1, nonce="0" * 32)
    faulty.at_fault = True
    ola.do("start")
    for client in (ola, jan):
        troubles(client, "help")
    asker = ola if ola.my_turn else jan
    asker.do("hint")
    troubles(asker, "hint")
    other = jan if asker is ola else ola
    again = Client(house, table, asker.token)
    troubles(again, "hint")
    faulty.at_fault = False
    for client in (ola, jan):
        client.take_until(lambda client=client: bool(client.helps))  # type: ignore[misc]
    asker.take_until(lambda: bool(asker.hints))
    assert not any('"hint"' in frame and '"trouble"' in frame[:20] for frame in other.frames)
    watcher.ask("say", said="")
    assert not any('"type":"trouble"' in frame for frame in watcher.frames)
    assert watcher.table["trouble"] == []
    for client in (ola, jan, again, watcher):
        client.close()


def troubles(client: Client, what: str) -> None:
    told = {"type": "trouble", "what": what}
    while client.take() != told:
        pass
