"""What a host can set; each has a flag and an environment variable, see docs/operations.md."""

from pathlib import Path

from msgspec import Struct

from zaslonka.bots.endpoint import Endpoint

PROTOCOL = 1
"""Raised when a client written for the old `docs/protocol.md` would no longer do."""

MESSAGE_BYTES = 64 * 1024
"""The longest message or body that is read."""

FRAMES_WAITING = 256
"""How many frames may wait for a slow client before it is cut off, to come back and resume."""


class Limits(Struct, frozen=True):
    """How much one connection or one address may ask for, as docs/protocol.md tells it."""

    messages_a_second: int = 20
    messages_at_once: int = 40
    connections: int = 60
    tables_an_hour: int = 30
    people_an_hour: int = 120
    files_an_hour: int = 60
    files: int = 2


class Settings(Struct, frozen=True, kw_only=True):
    data: Path
    public_url: str  # what links and QR codes begin with
    bot_pace: int = 1200  # milliseconds
    archive_after: int = 90  # days
    endpoint: Endpoint | None = None  # a language model that the best bots ask first
    limits: Limits = Limits()
