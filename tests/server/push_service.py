"""A push service, and a browser that subscribes to it: what a real one does, on this machine."""

import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from zaslonka.server.push.sealing import CURVE, decoded, encoded, raw_public


class Pushed(NamedTuple):
    """What came for a device."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages, and answers them as it is told to."""

    def __init__(self) -> None:
        self.came: list[Pushed] = []
        self.answers: list[int] = []  # in this order; 201 after them
        service = self

        class Post(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.came.append(Pushed(self.path, dict(self.headers.items()), body))
                self.send_response(service.answers.pop(0) if service.answers else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Tests are quiet."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Post)
        self.base = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    try:
        yield service
    finally:
        service.close()


class Browser:
    """One device: its keys, and how it opens what was sealed for it (RFC 8291, section 3.4)."""

    def __init__(self, service: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self.auth = secrets.token_bytes(16)
        self.public = raw_public(self._key)
        self.endpoint = f"{service}/push/{secrets.token_hex(8)}"

    def subscription(self, **more: Any) -> dict[str, Any]:
        return {
            "endpoint": self.endpoint,
            "p256dh": encoded(self.public),
            "auth": encoded(self.auth),
            **more,
        }

    def opened(self, body: bytes) -> Any:
        salt, size, public, text = body[:16], body[20], body[21:86], body[86:]
        assert size == len(public)
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
        shared = self._key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + self.public + public
        secret = _hkdf(shared, self.auth, info, 32)
        key = _hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert plain[-1:] == b"\2"
        return json.loads(plain[:-1])


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def claims(authorization: str, key: str) -> Any:
    """What the sender says of itself, once its word was checked with its key (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    said, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    r, s = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))
    head, body = (json.loads(decoded(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return body
