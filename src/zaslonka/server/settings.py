"""What a host can set; each has a flag and an environment variable, see docs/operations.md."""

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    data: Path
    public_url: str  # what links and QR codes begin with
    bot_pace: int = 1200  # milliseconds
    archive_after: int = 90  # days


PROTOCOL = 1
"""Raised when a client written for the old `docs/protocol.md` would no longer do."""

# Limits, as docs/protocol.md tells them
MESSAGE_BYTES = 64 * 1024
MESSAGES_A_SECOND = 20
MESSAGES_AT_ONCE = 40
CONNECTIONS_AN_ADDRESS = 60
TABLES_AN_HOUR = 30
PEOPLE_AN_HOUR = 120
FRAMES_WAITING = 256
"""How many frames may wait for a slow client before it is cut off, to come back and resume."""
