"""The bodies about passkeys and recovery codes: TAB-100 to TAB-103.

WebAuthn's own messages are larger; what is left out here is the same for everybody, or unused.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from zaslonka.protocol.bodies import Name

Base64: TypeAlias = Annotated[str, Meta(max_length=16_384, pattern=r"^[A-Za-z0-9_-]*$")]
"""Bytes in base64url, without padding."""

CredentialId: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=1364, pattern=r"^[A-Za-z0-9_-]*$")
]


class Passkey(Struct, frozen=True):
    """One of one's passkeys."""

    id: str
    label: str
    made: int  # milliseconds since 1970
    used: int | None  # last to sign in


class Keys(Struct, frozen=True):
    """What makes another device the same person as this one."""

    passkeys: tuple[Passkey, ...]
    codes: int  # recovery codes that are left


class Enrolment(Struct, frozen=True):
    """What an authenticator is asked to make a passkey of."""

    challenge: Base64
    site: str  # the relying party's id
    handle: Base64  # of whom it is to be; it tells nothing of them
    name: str
    algorithms: tuple[int, ...]  # COSE's numbers
    known: tuple[str, ...]  # passkeys there are already: not a second one on the same device
    seconds: int  # for which it holds


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What the authenticator has made of it."""

    label: Name
    client_data: Base64
    attestation: Base64


class Challenge(Struct, frozen=True):
    """What any passkey of this site is asked to sign."""

    challenge: Base64
    site: str
    seconds: int


class SignedChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """What one has signed."""

    id: CredentialId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    handle: Base64


class RecoveryCodes(Struct, frozen=True):
    """New ones, instead of all before; they are told this once."""

    codes: tuple[str, ...]


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=100)]
