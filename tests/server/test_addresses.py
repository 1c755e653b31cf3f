"""Where the server listens."""

import socket

import pytest

from zaslonka.server.operations import addresses


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_what_is_sent_is_sent_at_once(host: str) -> None:
    """Else a move waits for the client's delayed acknowledgement, about 40 ms."""
    try:
        listening = addresses.listen(host, 0)
    except OSError:
        pytest.skip(f"no {host} on this machine")
    with listening, socket.create_connection(listening.getsockname()[:2]):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.proto == socket.IPPROTO_TCP  # by which asyncio knows a TCP socket
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
