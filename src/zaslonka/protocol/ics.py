"""A calendar as a file that other programs read: RFC 5545."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from msgspec import Struct

LONGEST_LINE = 75
"""Bytes of a line; a longer one goes on in the next, after a space."""

REFRESH = "PT30M"


class Event(Struct, frozen=True):
    """Something that has to be done until a time."""

    uid: str
    made: int  # milliseconds since 1970
    begins: int
    ends: int
    summary: str
    description: str
    url: str


def calendar(name: str, events: Iterable[Event]) -> str:
    """The whole file; the same events make the same one."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Zaslonka//Turns//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"NAME:{_escaped(name)}",
        f"X-WR-CALNAME:{_escaped(name)}",
        f"REFRESH-INTERVAL;VALUE=DURATION:{REFRESH}",
        f"X-PUBLISHED-TTL:{REFRESH}",
        *(line for event in events for line in _event(event)),
        "END:VCALENDAR",
    ]
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _event(event: Event) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{_escaped(event.uid)}"
    yield f"DTSTAMP:{stamp(event.made)}"
    yield f"DTSTART:{stamp(event.begins)}"
    yield f"DTEND:{stamp(event.ends)}"
    yield f"SUMMARY:{_escaped(event.summary)}"
    yield f"DESCRIPTION:{_escaped(event.description)}"
    yield f"URL:{event.url}"
    yield "TRANSP:TRANSPARENT"
    yield "END:VEVENT"


def stamp(ms: int) -> str:
    """A time, in milliseconds since 1970, as it is written here."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for special in "\\;,":
        text = text.replace(special, f"\\{special}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """No line is too long, and no letter is cut in two."""
    parts, size = [""], 0
    for letter in line:
        bytes_ = len(letter.encode())
        if size + bytes_ > LONGEST_LINE:
            parts.append(" ")
            size = 1
        parts[-1] += letter
        size += bytes_
    return "\r\n".join(parts)
