"""Several processes on one machine: started together, started again, and replaced one by one."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence

from zaslonka.server.operations import logs
from zaslonka.server.workers.crew import fair_share

LISTENING = "ZASLONKA_LISTENING"
"""The descriptor of the socket that a process takes over from who has started it."""

PARENT = "ZASLONKA_PARENT"
WORKERS = "ZASLONKA_WORKERS"
"""How many processes think for each."""

TOO_SOON = 3.0
"""Seconds after which a process that ends is started again at once; sooner, it waits so long."""

LEAVING_SECONDS = 30.0


class Processes:
    """The parent of them all, which serves nobody itself."""

    def __init__(
        self, arguments: Sequence[str], listening: socket.socket, addresses: Sequence[str]
    ) -> None:
        """``addresses`` are where the others reach each of them; port 0 is any free one."""
        self._arguments = arguments
        # The machine has its cores once; a host who says otherwise is heard.
        self._share = {WORKERS: str(fair_share(len(addresses)))}
        self._listening = listening
        self._addresses = addresses
        self._running = [self._start(address) for address in addresses]
        self._began = [time.monotonic()] * len(addresses)
        self._is_ending = self._is_renewing = False

    def run(self) -> int:
        """Until it is told to end; 0 if all of them ended in good order."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        signal.signal(signal.SIGHUP, self._renew)
        while not self._is_ending:
            if self._is_renewing:
                self._is_renewing = False
                self._renew_all()
            self._start_again()
            time.sleep(0.1)
        for process in self._running:
            process.send_signal(signal.SIGTERM)
        return max(abs(_ended(process)) for process in self._running)

    def _end(self, *_: object) -> None:
        self._is_ending = True

    def _renew(self, *_: object) -> None:
        self._is_renewing = True

    def _renew_all(self) -> None:
        """A new one for each, of whatever version is installed now; the others have its tables."""
        for number, process in enumerate(self._running):
            if self._is_ending:
                return
            process.send_signal(signal.SIGTERM)
            _ended(process)
            self._start_at(number)
            time.sleep(TOO_SOON)  # it has joined, or will be started again

    def _start_again(self) -> None:
        for number, process in enumerate(self._running):
            late = time.monotonic() - self._began[number] > TOO_SOON
            if process.poll() is not None and late:
                logs.event("started_again", ended=process.returncode)
                self._start_at(number)

    def _start_at(self, number: int) -> None:
        self._running[number] = self._start(self._addresses[number])
        self._began[number] = time.monotonic()

    def _start(self, address: str) -> "subprocess.Popen[bytes]":
        descriptor = self._listening.fileno()
        command = [sys.executable, "-m", "zaslonka.cli", *self._arguments]
        return subprocess.Popen(  # noqa: S603 - our own command again
            [*command, "--node-address", address],
            env=self._share | os.environ | {LISTENING: str(descriptor), PARENT: str(os.getpid())},
            pass_fds=[descriptor],
        )


def _ended(process: "subprocess.Popen[bytes]") -> int:
    try:
        ended = process.wait(LEAVING_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        ended = process.wait()
    # uvicorn ends by the very signal it was sent, once all is in order.
    return 0 if ended == -signal.SIGTERM else ended


def inherited() -> socket.socket | None:
    """The socket that the parent listens on, if there is one; when it goes, this process does."""
    descriptor, parent = os.environ.pop(LISTENING, None), os.environ.pop(PARENT, None)
    if descriptor is None or parent is None:
        return None
    threading.Thread(target=_end_with, args=(int(parent),), daemon=True).start()
    return socket.socket(fileno=int(descriptor))


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)
