"""Strangers' bots: a program in a cage, asked by pipe, or an address, asked by HTTP.

Neither is ever in a process that has the state of a game: a view and a seed cross, and nothing
else.  A program is started anew for every seat of every game, so that it can neither show one
hand to another nor remember a deal that it meets again from the next chair.
"""

import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from zaslonka.arena import cage
from zaslonka.arena.wire import MOST_BYTES, Refused, accepted, question
from zaslonka.kernel import AnyGame, AnySeatView

KEPT_BYTES = 4096
"""Of what a program says on its standard error in one game; the last of it."""
SYSTEM = ("/usr", "/lib", "/lib64", "/bin", "/sbin", "/etc", "/opt")
"""What programs are made of; nobody's games lie there."""


class Limits(Struct, frozen=True):
    """What one bot may use in one game."""

    move_seconds: float = 10
    """For one decision, on the wall."""
    start_seconds: float = 30
    """More than that for the first, so that it can load what it needs."""
    cpu_seconds: int = 600
    memory_mib: int = 2048


class Program:
    """A program that reads questions and writes answers, a line each."""

    def __init__(
        self, game: AnyGame, command: Sequence[str], readable: Sequence[str], limits: Limits
    ) -> None:
        self._game, self._limits = game, limits
        self._asked = 0
        self._unread = b""
        self.said = b""
        """On its standard error."""
        wishes = {
            "memory": limits.memory_mib << 20,
            "seconds": limits.cpu_seconds,
            "readable": [*SYSTEM, *python_folders(), *readable],
        }
        self._process = subprocess.Popen(  # noqa: S603 - whoever runs a tournament names the bots
            [sys.executable, "-I", "-S", cage.__file__, json.dumps(wishes), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd="/",
            env=_environment(),
            start_new_session=True,
        )
        self._pipes = selectors.DefaultSelector()
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
            self._pipes.register(pipe, selectors.EVENT_READ)

    def decide(self, view: AnySeatView, seed: bytes) -> Any:
        allowed = self._limits.move_seconds + (0 if self._asked else self._limits.start_seconds)
        deadline = time.monotonic() + allowed
        self._asked += 1
        if self._unread:
            raise Refused("out of turn", f"said without being asked: {self._unread[:200]!r}")
        self._send(question(self._game, view, seed, self._asked), deadline)
        return accepted(self._game, view, self._asked, self._line(deadline))

    def close(self) -> None:
        """End it, and whatever it has started."""
        self._read(0)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._pipes.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            with contextlib.suppress(BrokenPipeError):
                pipe.close()

    def _send(self, line: bytes, deadline: float) -> None:
        """Hand it a question, also if it takes its time to read."""
        assert self._process.stdin is not None
        pipe = self._process.stdin.fileno()
        os.set_blocking(pipe, False)
        while line:
            try:
                line = line[os.write(pipe, line) :]
            except BlockingIOError:
                self._wait(deadline)
            except BrokenPipeError:
                return  # it listens no more, but may have said something before

    def _line(self, deadline: float) -> bytes:
        while b"\n" not in self._unread:
            if len(self._unread) > MOST_BYTES:
                raise Refused("too long", f"more than {MOST_BYTES} bytes")
            self._wait(deadline)
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _wait(self, deadline: float) -> None:
        left = deadline - time.monotonic()
        if left <= 0:
            raise Refused("too slow", f"question {self._asked}")
        if not self._read(min(left, 0.05)):
            raise self._ended()

    def _read(self, seconds: float) -> bool:
        """Take what it has said by now; False once it will say no more."""
        for key, _ in self._pipes.select(seconds):
            heard = os.read(key.fd, MOST_BYTES)
            if not heard:
                self._pipes.unregister(key.fileobj)
            elif key.fileobj is self._process.stdout:
                self._unread += heard
            else:
                self.said = (self.said + heard)[-KEPT_BYTES:]
        return any(key.fileobj is self._process.stdout for key in self._pipes.get_map().values())

    def _ended(self) -> Refused:
        try:
            code = self._process.wait(1)
        except subprocess.TimeoutExpired:
            return Refused("ended", "closed its standard output")
        self._read(0)
        how = signal.Signals(-code).name if code < 0 else f"with {code}"
        return Refused("ended", f"{how}: {self.said[-300:].decode(errors='replace')}")


class Address:
    """A bot elsewhere, which gets each question by POST and answers with JSON."""

    said = b""

    def __init__(self, game: AnyGame, url: str, limits: Limits) -> None:
        self._game, self._url, self._limits = game, url, limits
        self._asked = 0

    def decide(self, view: AnySeatView, seed: bytes) -> Any:
        self._asked += 1
        asked = question(self._game, view, seed, self._asked)
        return accepted(self._game, view, self._asked, self._posted(asked))

    def close(self) -> None:
        """There is nothing to end."""

    def _posted(self, asked: bytes) -> bytes:
        request = urllib.request.Request(  # noqa: S310 - entrants are http addresses alone
            self._url, asked, {"Content-Type": "application/json"}
        )
        deadline = time.monotonic() + self._limits.move_seconds
        said = b""
        try:
            with urllib.request.urlopen(request, timeout=self._limits.move_seconds) as answer:  # noqa: S310
                # Piece by piece: one that comes byte by byte must not last for ever.
                while piece := answer.read1(MOST_BYTES):
                    said += piece
                    if len(said) > MOST_BYTES:
                        raise Refused("too long", f"more than {MOST_BYTES} bytes")
                    if time.monotonic() > deadline:
                        raise Refused("too slow", f"question {self._asked}")
        except TimeoutError:
            raise Refused("too slow", f"question {self._asked}") from None
        except OSError as error:
            if isinstance(getattr(error, "reason", None), TimeoutError):
                raise Refused("too slow", f"question {self._asked}") from None
            raise Refused("unreachable", str(error)) from None
        return said


def python_folders() -> list[str]:
    """Where this Python and the house's own package are."""
    return [sys.prefix, sys.base_prefix, str(Path(__file__).parents[2])]


def path() -> str:
    """Where programs are looked for: this Python is the first that is found."""
    return os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))


def _environment() -> dict[str, str]:
    """Nothing of ours but where programs are."""
    return {
        "PATH": path(),
        "LANG": "C.UTF-8",
        "PYTHONUNBUFFERED": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        # A bot plays on one core, like the others.
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }
