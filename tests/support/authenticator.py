"""An authenticator in software, and the browser before it, written from the WebAuthn standard.

https://www.w3.org/TR/webauthn-3/ : no import from the product, nor from the library it uses.
"""

import base64
import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL = 0x01, 0x04, 0x40
ES256 = -7


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Credential:
    """A passkey: its private half, and for whom and where it is."""

    site: str
    handle: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    count: int = 0


class Authenticator:
    """Makes passkeys and signs with them, at the page of an origin; it counts if it is told to."""

    def __init__(self, origin: str, *, counts: bool = True) -> None:
        self.origin, self.counts = origin, counts
        self.credentials: list[Credential] = []

    def make(self, enrolment: Any, label: str = "Telefon", **instead: Any) -> Any:
        """What ``navigator.credentials.create`` gives, as the protocol wants it."""
        assert ES256 in enrolment["algorithms"]
        made = Credential(enrolment["site"], enrolment["handle"])
        self.credentials.append(made)
        point = made.key.public_key().public_numbers()
        cose = {1: 2, 3: ES256, -1: 1, -2: point.x.to_bytes(32, "big")}
        cose[-3] = point.y.to_bytes(32, "big")
        attested = bytes(16) + struct.pack(">H", len(made.id)) + made.id + cbor2.dumps(cose)
        data = self._data(made, USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", enrolment["challenge"], **instead)
        return {
            "label": label,
            "client_data": encoded(client),
            "attestation": encoded(attestation),
        }

    def sign(self, challenge: Any, **instead: Any) -> Any:
        """What ``navigator.credentials.get`` gives."""
        used = self.credentials[0]
        used.count += self.counts
        data = self._data(used, USER_PRESENT | USER_VERIFIED)
        client = self._client("webauthn.get", challenge["challenge"], **instead)
        signed = used.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": encoded(used.id),
            "client_data": encoded(client),
            "authenticator_data": encoded(data),
            "signature": encoded(signed),
            "handle": used.handle,
        }

    def _data(self, credential: Credential, flags: int) -> bytes:
        site = hashlib.sha256(credential.site.encode()).digest()
        return site + struct.pack(">BI", flags, credential.count)

    def _client(self, kind: str, challenge: str, /, **instead: Any) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said | instead).encode()
