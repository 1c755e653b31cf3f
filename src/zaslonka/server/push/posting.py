"""Sending to an address that a stranger has named: only to public hosts, and never for long.

A host's own network must not be reached through its server.
"""

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

CONNECT_SECONDS = 5.0
WHOLE_SECONDS = 15.0
ANSWER_BYTES = 1024
"""That are read of an answer, which nobody needs."""

LONGEST_ENDPOINT = 1024

_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class NotAllowed(ValueError):
    """An address to which nothing is sent."""


class Answered(NamedTuple):
    status: int
    retry_after: float | None  # seconds


def need_endpoint(endpoint: str, *, anywhere: bool) -> SplitResult:
    """The parts of a push service's address; `NotAllowed` if it cannot be one."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise NotAllowed(str(error)) from None
    host = parts.hostname or ""
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
        raise NotAllowed("too long, or not an address")
    if not host or parts.username is not None or parts.fragment or " " in endpoint:
        raise NotAllowed("not an address of a push service")
    if anywhere and parts.scheme in ("http", "https"):
        return parts
    if parts.scheme != "https" or port not in (None, 443) or _is_number(host) or "." not in host:
        raise NotAllowed("not https at a public name")
    return parts


def origin(parts: SplitResult) -> str:
    return f"{parts.scheme}://{parts.netloc}"


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an address is one of the whole internet, whatever it is wrapped in."""
    found: IPv4Address | IPv6Address = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in _NAT64:
            return is_public(str(IPv4Address(found.packed[-4:])))
        if found.ipv4_mapped or found.sixtofour or found.teredo:
            return False
    return found.is_global and not found.is_multicast


def post(endpoint: str, headers: Mapping[str, str], body: bytes, *, anywhere: bool) -> Answered:
    """Send it, in a thread that may wait; `OSError` or `NotAllowed` if it cannot be done."""
    parts = need_endpoint(endpoint, anywhere=anywhere)
    held = [_reached(parts, anywhere=anywhere)]
    over = threading.Timer(WHOLE_SECONDS, _cut, [held])
    over.daemon = True
    over.start()
    try:
        if parts.scheme == "https":
            tls = ssl.create_default_context()
            held[0] = tls.wrap_socket(held[0], server_hostname=parts.hostname)
        asked = http.client.HTTPConnection(parts.netloc, timeout=CONNECT_SECONDS)
        asked.sock = held[0]
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        asked.request("POST", path or "/", body, dict(headers))
        answer = asked.getresponse()
        answer.read(ANSWER_BYTES)
        return Answered(answer.status, _seconds(answer.getheader("Retry-After")))
    except http.client.HTTPException as error:
        raise OSError(str(error)) from error
    finally:
        over.cancel()
        held[0].close()


def _reached(parts: SplitResult, *, anywhere: bool) -> socket.socket:
    """A line to the very address that was looked at: a name may mean another one a moment later."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    failed: OSError = OSError("no address")
    for family, kind, protocol, _, where in found:
        if not anywhere and not is_public(str(where[0])):
            raise NotAllowed("an address that is not public")
        line = socket.socket(family, kind, protocol)
        line.settimeout(CONNECT_SECONDS)
        try:
            line.connect(where)
        except OSError as error:
            line.close()
            failed = error
            continue
        return line
    raise failed


def _cut(held: list[socket.socket]) -> None:
    with contextlib.suppress(OSError):  # over by itself
        held[0].shutdown(socket.SHUT_RDWR)


def _seconds(text: str | None) -> float | None:
    return float(text) if text is not None and text.isdecimal() and len(text) < 9 else None
