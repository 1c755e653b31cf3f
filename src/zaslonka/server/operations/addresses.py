"""Addresses of this machine: where to listen, and what to tell friends."""

import os
import socket
import sys


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.create_server((host, port), family=family, backlog=512)
    # Made without naming its protocol, so asyncio would not know it for TCP and leave Nagle's
    # algorithm on: every second small frame would wait for an acknowledgement, about 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, made.detach())
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
    return listening


def on_the_lan(host: str, port: int) -> str:
    """The address under which other machines reach a server that listens on ``host``."""
    everywhere = host in ("0.0.0.0", "::", "")  # noqa: S104 - compared, not bound to
    name = _own_address() if everywhere else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _own_address() -> str:
    # Connecting a datagram socket sends nothing; it only picks the interface that would be used.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])


def shown(address: str, listening: socket.socket) -> str:
    """``HOST:PORT`` with the port that a listening socket was given, where any was asked for."""
    host, _, _ = address.rpartition(":")
    return f"{host}:{listening.getsockname()[1]}"


def has_screen() -> bool:
    """Whether a browser with windows can be opened here."""
    return sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
