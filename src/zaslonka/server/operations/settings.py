"""What a host can set; each has a flag and an environment variable, see docs/operations.md."""

from pathlib import Path

from msgspec import Struct

from zaslonka.bots.endpoint import Endpoint

MESSAGE_BYTES = 64 * 1024
"""The longest message or body that is read."""

BYTES_WAITING = 256 * 1024
"""So much may wait for a slow client before it is cut off, to come back and resume."""


HEAD_SECONDS = 15.0
"""For the head of a request, from the moment somebody connects or begins to send."""

REQUEST_SECONDS = 60.0
"""Until an answer begins."""

UNREAD_SECONDS = 60.0
"""For which an answer waits for a client that takes nothing of it; slow networks hold much back."""

LONGEST_SECONDS = 600.0
"""For a request and its answer, however slow the network is."""

CONTROLS_A_SECOND, CONTROLS_AT_ONCE = 20, 40
"""Pings, pongs and fragments of messages that one WebSocket may send."""


CODES_A_PERSON = 10
"""Recovery codes that may be tried for one person in an hour, from wherever."""


class Limits(Struct, frozen=True):
    """How much one connection or one address may ask for, as docs/protocol.md tells it."""

    messages_a_second: int = 20
    messages_at_once: int = 40
    connections: int = 60
    tables_an_hour: int = 30
    people_an_hour: int = 120
    files_an_hour: int = 60
    files: int = 2
    requests: int = 64
    joins_a_minute: int = 120
    seeds_an_hour: int = 120
    codes_an_hour: int = 20
    contests_an_hour: int = 10
    entries_an_hour: int = 240
    puzzles_an_hour: int = 120
    devices_an_hour: int = 60
    calendars_an_hour: int = 600


class Settings(Struct, frozen=True, kw_only=True):
    data: Path
    database: str | None = None  # postgresql://…, where it is not kept in the data directory
    node_address: str | None = None  # where other processes of the house reach this one
    public_url: str  # what links and QR codes begin with
    bot_pace: int = 1200  # milliseconds
    presence_pace: int = 250  # milliseconds between two tellings of who came and went
    archive_after: int = 90  # days
    # Seconds until a server that began makes the day's tasks ahead; None: not before one is asked.
    tasks_after: float | None = 30.0
    # Seconds until it begins to look for puzzles; None: never.
    puzzles_after: float | None = 60.0
    workers: int | None = None  # processes that think here; None: as many as there is room for
    endpoint: Endpoint | None = None  # a language model that the best bots ask first
    # Where push services may ask about this server (mailto: or https:); None: no messages are sent.
    push: str | None = None
    push_anywhere: bool = False  # also to private addresses, without TLS: for tests alone
    metrics_token: str | None = None  # who has it may read the metrics; None: nobody may
    limits: Limits = Limits()
