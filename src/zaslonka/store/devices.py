"""Where people are told of their turns while they are away: devices, and calendars.  PRV-17."""

from msgspec import Struct

from zaslonka.kernel.levels import Language
from zaslonka.store.database import Asked, Statement
from zaslonka.store.schema import inserting

MOST = 10
"""Devices of one person; one more, and the oldest is forgotten."""

_SAVE = (
    f"{inserting('devices')} ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person,"
    " p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language"
)
_KEEP_THE_NEWEST = (
    "DELETE FROM devices WHERE person = :person AND endpoint NOT IN (SELECT endpoint FROM devices"
    " WHERE person = :person ORDER BY made DESC, endpoint LIMIT :most)"
)
_SAVE_CALENDAR = (
    f"{inserting('calendars')} ON CONFLICT (person) DO UPDATE SET secret = excluded.secret"
)


class Device(Struct, frozen=True):
    """A browser that takes messages, as its maker's push service knows it."""

    endpoint: str
    p256dh: str  # its public key, in base64url
    auth: str  # a secret that it shares with us, in base64url
    language: Language
    made: int  # milliseconds since 1970


def save(person: str, device: Device) -> tuple[Statement, ...]:
    row = device.endpoint, person, device.p256dh, device.auth, device.language, device.made
    return (_SAVE, row), (_KEEP_THE_NEWEST, {"person": person, "most": MOST})


def drop(endpoint: str) -> Statement:
    return "DELETE FROM devices WHERE endpoint = ?", (endpoint,)


def of_person(connection: Asked, person: str) -> list[Device]:
    rows = connection.execute(
        "SELECT endpoint, p256dh, auth, language, made FROM devices WHERE person = ?"
        " ORDER BY made, endpoint",
        (person,),
    )
    return [Device(*row) for row in rows]


def save_calendar(person: str, secret: str) -> Statement:
    return _SAVE_CALENDAR, (person, secret)


def drop_calendar(person: str) -> Statement:
    return "DELETE FROM calendars WHERE person = ?", (person,)


def calendar_of(connection: Asked, person: str) -> str | None:
    found = connection.execute(
        "SELECT secret FROM calendars WHERE person = ?", (person,)
    ).fetchone()
    return None if found is None else str(found[0])


def whose_calendar(connection: Asked, secret: str) -> str | None:
    found = connection.execute(
        "SELECT person FROM calendars WHERE secret = ?", (secret,)
    ).fetchone()
    return None if found is None else str(found[0])


def forgetting(person: str) -> tuple[Statement, ...]:
    """PRV-09."""
    return ("DELETE FROM devices WHERE person = ?", (person,)), drop_calendar(person)
