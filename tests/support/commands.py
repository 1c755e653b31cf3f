"""Commands run as people run them: in a shell's environment, and servers asked for their page."""

import os
import re
import shlex
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

BIN = Path(sys.executable).parent
OF_MAKE = {"MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES"}
TOLD = "told"
"""Where a server writes what it tells its host."""


def environment(commands: Path = BIN) -> dict[str, str]:
    """The commands of a virtual environment first, and nothing that opens a browser.

    Nor anything of the `make test` this may run in: a make inside a make says more than it does.
    """
    inherited = {name: value for name, value in os.environ.items() if name not in OF_MAKE}
    path = f"{commands}{os.pathsep}{os.environ['PATH']}"
    return {**inherited, "PATH": path, "BROWSER": "true", "DISPLAY": ""}


def run(command: str, where: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        shlex.split(command),
        cwd=where,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def serves_a_page(command: str, where: Path, commands: Path = BIN) -> str:
    """Start a server as told, ask it for its page; what it tells people to open."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    program, *arguments = shlex.split(command)
    with serving([str(commands / Path(program).name), *arguments], where, port) as server:
        wait_for(f"http://127.0.0.1:{port}/healthz", server)
        page = httpx.get(f"http://127.0.0.1:{port}/")
        assert page.status_code == 200
        # Without its page a server answers, too: that there is none.
        (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page.text)
        assert httpx.get(f"http://127.0.0.1:{port}{script}").status_code == 200
    told = (where / TOLD).read_text(encoding="utf-8")
    (public,) = re.findall(r"^For your friends: (\S+)$", told, re.MULTILINE)
    return str(public)


@contextmanager
def serving(command: list[str], where: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    with (where / TOLD).open("wb") as told:
        server = subprocess.Popen(
            command,
            cwd=where,
            env={**environment(), "ZASLONKA_PORT": str(port)},
            stdout=told,
            stderr=subprocess.DEVNULL,
        )
    try:
        yield server
    finally:
        server.terminate()
        server.wait(timeout=30)


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        assert server.poll() is None, "the server has ended"
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    raise AssertionError(f"nothing answers at {address}")
