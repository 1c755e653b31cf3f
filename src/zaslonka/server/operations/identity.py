"""Identity without accounts: whoever has the token is that person."""

import secrets

from itsdangerous import BadSignature, URLSafeSerializer


class Tokens:
    """Signs who somebody is with the house's own key."""

    def __init__(self, key: bytes) -> None:
        self._serializer = URLSafeSerializer(key, salt="person")

    def token(self, person: str) -> str:
        return str(self._serializer.dumps(person))

    def person(self, token: str) -> str | None:
        """The person a token stands for; None if this store has not signed it."""
        try:
            return str(self._serializer.loads(token))
        except BadSignature:
            return None


def new_person() -> str:
    return secrets.token_hex(16)


def new_table_id() -> str:
    """Short enough to read out; of letters that are not mistaken for one another."""
    return "".join(secrets.choice("ABCDEFGHJKLMNPRSTUWXYZ") for _ in range(8))


def new_seed() -> bytes:
    return secrets.token_bytes(32)
