"""Web Push on the wire: a message sealed for one browser (RFC 8291), and who sends it (RFC 8292).

The push service in between is the browser maker's; it can read neither what is said nor how long
it is, for all messages are padded alike.
"""

import base64
import hashlib
import os
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551

RECORD_BYTES = 4096
"""Of a message that a push service must take; ours is one record."""

PADDED_BYTES = 2048
"""As long as every message is made."""

HOLDS_SECONDS = 12 * 3600
"""For which the word of who sends it holds; 24 hours are the most."""


class Unsealable(ValueError):
    """The keys of a device are none."""


def encoded(data: bytes) -> str:
    """In base64url without padding, as everything here is written."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError as error:
        raise Unsealable(str(error)) from None


class Keys(NamedTuple):
    """By which a device opens what is sent to it: its public key, and a secret it shares."""

    p256dh: bytes
    auth: bytes


def read_keys(p256dh: str, auth: str) -> Keys:
    """`Unsealable` if nothing could be sealed with them."""
    keys = Keys(decoded(p256dh), decoded(auth))
    if len(keys.auth) != 16:
        raise Unsealable("the secret has 16 bytes")
    _point(keys.p256dh)
    return keys


def sealed(
    message: bytes,
    keys: Keys,
    *,
    padded: int = PADDED_BYTES,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the device with these keys can open; ``own`` and ``salt`` for tests."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    public = raw_public(own)
    shared = own.exchange(ec.ECDH(), _point(keys.p256dh))
    info = b"WebPush: info\0" + keys.p256dh + public
    secret = _derived(shared, keys.auth, info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    # A 2 ends the last record; what follows it means nothing.
    plain = (message + b"\2").ljust(padded, b"\0")
    head = salt + RECORD_BYTES.to_bytes(4) + len(public).to_bytes(1) + public
    return head + AESGCM(key).encrypt(nonce, plain, None)


def _point(raw: bytes) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)
    except ValueError as error:
        raise Unsealable(str(error)) from None


def _derived(secret: bytes, salt: bytes | None, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def raw_public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Sender:
    """Who sends: a pair of keys that is always the same for one house, made of the house's own.

    Browsers tie a device to it.  Made of the key that signs the tokens it needs no keeping of its
    own, in a file or in PostgreSQL, and goes wherever that goes: backup, copy, restore.
    """

    def __init__(self, house_key: bytes, contact: str) -> None:
        drawn = int.from_bytes(_derived(house_key, None, b"zaslonka vapid", 48))
        self._key = ec.derive_private_key(drawn % (_ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = encoded(raw_public(self._key))

    def authorization(self, audience: str, now: int) -> str:
        """The header that says who sends, to the origin of a push service; time in seconds."""
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": audience, "exp": now + HOLDS_SECONDS, "sub": self._contact}
        said = ".".join(encoded(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def topic(table_id: str) -> str:
    """By which a push service replaces an older message that nobody has fetched yet."""
    return encoded(hashlib.sha256(table_id.encode()).digest())[:32]
