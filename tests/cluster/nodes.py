"""Nodes of one house as processes, that can be killed, stopped, cut off, drained and started."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.protocol_client import call

HEALTHY_SECONDS = 60
PUT_OUT = 75
"""How a node ends that the others took for dead: whoever runs it starts it again."""


class NodeProcess:
    """One of them, at ports that it keeps."""

    def __init__(self, database: str, room: Path, number: int, *options: str) -> None:
        self.number, self.database = number, database
        self.port, self.inner = _free_port(), _free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._log = room / f"node{number}.log"
        self.command = [
            *(sys.executable, "-m", "zaslonka.cli", "serve", "--host", "127.0.0.1"),
            *("--port", str(self.port), "--database", database, "--bot-pace", "20"),
            *("--node-address", f"127.0.0.1:{self.inner}", *options),
        ]
        self.process: subprocess.Popen[bytes] | None = None
        self._reviving = threading.Lock()

    def start(self) -> None:
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)

    def revive(self) -> None:
        """Start it again if it was put out."""
        with self._reviving:
            if self.process is not None and self.process.poll() == PUT_OUT:
                self.start()

    def wait_until_healthy(self) -> None:
        until = time.monotonic() + HEALTHY_SECONDS
        while time.monotonic() < until:
            self.revive()
            assert self.is_running(), f"node {self.number} ended: {self.log()[-2000:]}"
            with suppress(OSError, ValueError):
                call(self.base, "GET", "/healthz")
                return
            time.sleep(0.05)
        raise AssertionError(f"node {self.number} is not there: {self.log()[-2000:]}")

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        self._signal(signal.SIGKILL)
        self._wait()

    def stall(self) -> None:
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def drain(self) -> int:
        self._signal(signal.SIGTERM)
        return self._wait()

    def _signal(self, number: int) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)

    def _wait(self) -> int:
        return 0 if self.process is None else self.process.wait(60)

    def log(self) -> str:
        return self._log.read_text("utf-8") if self._log.exists() else ""


@contextmanager
def nodes(database: str, room: Path, many: int = 3, *options: str) -> Iterator[list[NodeProcess]]:
    """So many, all of them healthy; their workers end with them."""
    made = [NodeProcess(database, room, number, *options) for number in range(many)]
    try:
        for node in made:
            node.start()
        for node in made:
            node.wait_until_healthy()
        yield made
    except BaseException:
        for node in made:
            print(f"node {node.number}", node.log()[-3000:], sep="\n")
        raise
    finally:
        for node in made:
            node.go_on()
            node.kill()


class SeveralProcesses:
    """A house on one socket, as `serve --processes` runs it."""

    def __init__(self, base: str, parent: "subprocess.Popen[bytes]", log: Path) -> None:
        self.base, self.parent, self._log = base, parent, log

    def renew(self) -> None:
        """Have one replaced after the other, as for an upgrade; done when all of them were."""
        before = self.started()
        self.parent.send_signal(signal.SIGHUP)
        until = time.monotonic() + HEALTHY_SECONDS
        while self.started() < before + 2:
            assert time.monotonic() < until, self._log.read_text("utf-8")[-2000:]
            time.sleep(0.2)

    def started(self) -> int:
        return self._log.read_text("utf-8").count('"started"')


@contextmanager
def several_processes(database: str, room: Path) -> Iterator[SeveralProcesses]:
    """Two, both of them there; it is held that all end in good order."""
    port, log = _free_port(), room / "log"
    base = f"http://127.0.0.1:{port}"
    command = [
        *(sys.executable, "-m", "zaslonka.cli", "serve", "--host", "127.0.0.1"),
        *("--port", str(port), "--database", database, "--processes", "2"),
    ]
    with log.open("wb") as out, subprocess.Popen(command, stderr=out) as parent:
        house = SeveralProcesses(base, parent, log)
        try:
            until = time.monotonic() + HEALTHY_SECONDS
            while house.started() < 2:
                assert time.monotonic() < until
                time.sleep(0.1)
            yield house
        finally:
            parent.terminate()
        assert parent.wait(60) == 0


def can_cut() -> bool:
    """Whether this machine lets one end other processes' connections."""
    return os.geteuid() == 0 and shutil.which("ss") is not None


def cut(node: NodeProcess) -> None:
    """End every link that others have to a node, in the middle of whatever is on it."""
    subprocess.run(
        ["ss", "-K", "dst", "127.0.0.1", "dport", "=", str(node.inner)],
        check=False,
        capture_output=True,
    )


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port
