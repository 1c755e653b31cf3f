"""What makes another device the same person: passkeys and recovery codes.  TAB-100 to TAB-103."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from zaslonka.store.database import Asked, Statement
from zaslonka.store.schema import inserting

_PASSKEY = "id, label, public_key, sign_count, made, used"


class Passkey(Struct, frozen=True, kw_only=True):
    """What is kept of a passkey: its private half is with its owner."""

    id: str  # the credential's own, in base64url
    label: str
    public_key: bytes
    sign_count: int
    made: int  # milliseconds since 1970
    used: int | None = None


class Code(Struct, frozen=True):
    """A recovery code that was not used yet, as a hash."""

    person: str
    number: int
    salt: bytes
    hash: bytes


# Passkeys


def save_passkey(person: str, key: Passkey) -> Statement:
    row = (key.id, person, key.label, key.public_key, key.sign_count, key.made, key.used)
    return inserting("passkeys"), row


def use_passkey(passkey: str, sign_count: int, now: int) -> Statement:
    return "UPDATE passkeys SET sign_count = ?, used = ? WHERE id = ?", (sign_count, now, passkey)


def delete_passkey(person: str, passkey: str) -> Statement:
    return "DELETE FROM passkeys WHERE id = ? AND person = ?", (passkey, person)


def passkeys_of(connection: Asked, person: str) -> list[Passkey]:
    rows = connection.execute(
        f"SELECT {_PASSKEY} FROM passkeys WHERE person = ? ORDER BY made, id",  # noqa: S608 - of constants
        (person,),
    )
    return [_passkey(row) for row in rows.fetchall()]


def passkey(connection: Asked, passkey: str) -> tuple[str, Passkey] | None:
    """Whose it is, and itself; None if it is nobody's here."""
    found = connection.execute(
        f"SELECT person, {_PASSKEY} FROM passkeys WHERE id = ?",  # noqa: S608 - of constants
        (passkey,),
    ).fetchone()
    return None if found is None else (str(found[0]), _passkey(found[1:]))


def _passkey(row: Sequence[Any]) -> Passkey:
    key, label, public_key, sign_count, made, used = row
    return Passkey(
        id=key,
        label=label,
        public_key=bytes(public_key),
        sign_count=sign_count,
        made=made,
        used=used,
    )


# Recovery codes


def save_codes(
    person: str, locator: str, salt: bytes, hashes: Sequence[bytes]
) -> tuple[Statement, ...]:
    """New ones, instead of all that were left."""
    rows = [(person, number, locator, salt, hashed) for number, hashed in enumerate(hashes)]
    return (_delete_codes(person), *((inserting("recovery_codes"), row) for row in rows))


def use_code(code: Code) -> Statement:
    return (
        "DELETE FROM recovery_codes WHERE person = ? AND number = ?",
        (code.person, code.number),
    )


def codes_by(connection: Asked, locator: str) -> list[Code]:
    """Those that begin alike: one person's, unless two were dealt the same beginning."""
    rows = connection.execute(
        "SELECT person, number, salt, hash FROM recovery_codes WHERE locator = ?"
        " ORDER BY person, number",
        (locator,),
    )
    return [Code(person, number, bytes(salt), bytes(hash_)) for person, number, salt, hash_ in rows]


def codes_left(connection: Asked, person: str) -> int:
    (left,) = connection.execute(
        "SELECT count(*) FROM recovery_codes WHERE person = ?", (person,)
    ).fetchone()
    return int(left)


def _delete_codes(person: str) -> Statement:
    return "DELETE FROM recovery_codes WHERE person = ?", (person,)


def forgotten(person: str) -> tuple[Statement, ...]:
    """PRV-09."""
    return ("DELETE FROM passkeys WHERE person = ?", (person,)), _delete_codes(person)
