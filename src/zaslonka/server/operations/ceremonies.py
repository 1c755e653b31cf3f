"""WebAuthn's two ceremonies: what an authenticator has signed, checked.  TAB-100, TAB-101.

Imported when the first passkey is used: the library brings OpenSSL along, a quarter of a second
and 25 MB that a server needs for nothing else.
"""

from typing import NamedTuple

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers.cose import COSEAlgorithmIdentifier
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    RegistrationCredential,
)

from zaslonka.server.operations.passkeys import (
    ALGORITHMS,
    Site,
    Unproven,
    as_base64,
    challenge_in,
    from_base64,
)

LONGEST_ID = 1023
"""Bytes of a credential's id, as the standard bounds them."""


class Enrolled(NamedTuple):
    """A new passkey."""

    id: str
    public_key: bytes
    sign_count: int


def enrolled(site: Site, *, client_data: str, attestation: str) -> Enrolled:
    """The passkey that an authenticator has made; who made the authenticator is not asked."""
    try:
        response = AuthenticatorAttestationResponse(
            from_base64(client_data), from_base64(attestation)
        )
        verified = verify_registration_response(
            credential=RegistrationCredential(id="", raw_id=b"", response=response),
            expected_challenge=challenge_in(client_data),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(one) for one in ALGORITHMS],
        )
    except Exception as error:
        # Bytes of a stranger: the library raises whatever its parsers do.
        raise Unproven from error
    if len(verified.credential_id) > LONGEST_ID:
        raise Unproven
    return Enrolled(
        as_base64(verified.credential_id),
        verified.credential_public_key,
        verified.sign_count,
    )


def sign_count(
    site: Site,
    *,
    passkey: str,
    client_data: str,
    authenticator_data: str,
    signature: str,
    public_key: bytes,
    before: int,
) -> int:
    """How often a passkey was used by now, if it has signed this; a copy of it counts too low."""
    try:
        response = AuthenticatorAssertionResponse(
            from_base64(client_data),
            from_base64(authenticator_data),
            from_base64(signature),
        )
        verified = verify_authentication_response(
            credential=AuthenticationCredential(
                id=passkey, raw_id=from_base64(passkey), response=response
            ),
            expected_challenge=challenge_in(client_data),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=public_key,
            credential_current_sign_count=before,
        )
    except Exception as error:
        raise Unproven from error
    return verified.new_sign_count
